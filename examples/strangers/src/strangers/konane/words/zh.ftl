konane-title = 夏威夷跳棋 Konane
konane-about = 跳吃对方的棋子，吃不了就输。

konane-option-setup = 开局取走的棋子
konane-option-chains = 可以连吃

konane-value-setup-centre = 在中央
konane-value-setup-edge = 在边上

konane-help-chains = 吃子后可以沿同一方向继续吃。

konane-reason-no-capture = 输方无子可吃。

## Refusals

konane-action = 请写出棋子所在的格和落点，例如 d2d4。
konane-no-target = “{ $given }”没有写明落点。{ $forms }
konane-empty = { $square } 是空格。
konane-other-side = { SQUARE($stone) } 的{ PIECE($stone, side: 1) }现在不能走，轮到{ SIDE($acting) }。
konane-line = 棋子不能从 { $start } 到 { $target }，只能沿直线跳到第二、第四或第六格。
konane-chains-off = 本局每回合只能吃一子。
konane-jump = 从 { $start } 向 { $target } 没有可吃的棋子：相邻一格要有对方棋子，再后一格要空着。

## Positions

konane-fields = 局面应为“棋盘 行棋方 [quiet ply]”，这里有 { $count } 个部分。
konane-quiet = quiet 是 { $quiet }，但每步都吃子，所以应为 0。

## Pieces

piece-konane-stone = 棋子

## Sides

side-konane-lava = 熔岩方
    .player = 熔岩方
side-konane-coral = 珊瑚方
    .player = 珊瑚方
