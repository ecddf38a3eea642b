konane-title = 夏威夷跳棋 Konane
konane-about = 跳吃对方的棋子，吃不了就输。

konane-option-setup = 开局取走的棋子
konane-option-chains = 可以连吃

konane-value-setup-centre = 在中央
konane-value-setup-edge = 在边上

konane-help-chains = 吃子后可以沿同一方向继续吃。

konane-reason-no-capture = 输方无子可吃。

## Refusals

konane-legend = S：熔岩的棋子，s：珊瑚的棋子
konane-forms = 请写出棋子所在的格和落点，例如 d2d4。
konane-no-target = “{ $given }”没有写明落点。{ $forms }
konane-empty = { $square } 是空格。
konane-other-side = { SQUARE($stone) } 的{ PIECE($stone, side: 1) }现在不能走，轮到{ SIDE($acting) }。
konane-line = 棋子不能从 { $start } 到 { $target }，只能沿直线跳到第二、第四或第六格。
konane-chains-off = 本局每回合只能吃一子。
konane-jump = 从 { $start } 向 { $target } 没有可吃的棋子：相邻一格要有对方棋子，再后一格要空着。

## Positions

konane-fields = 局面应为“棋盘 行棋方 [quiet ply]”，这里有 { $count } 个部分。
konane-quiet = quiet 是 { $quiet }，但每步都吃子，所以应为 0。

konane-lesson-jump-title = 跳吃
konane-lesson-jump-task = 红色的熔岩棋子是你的，银色的是珊瑚棋子。跳过相邻的一枚珊瑚棋子，落到它后面紧挨着的空格。
konane-lesson-jump-hint = 选 f5 的棋子：它上方那枚珊瑚棋子的后面是空格。
konane-lesson-jump-done = 被跳过的棋子就被吃掉了。夏威夷跳棋的每一步都要吃子：沿横线或竖线跳，不能斜跳。
konane-lesson-chain-title = 连跳
konane-lesson-chain-task = 吃子之后，同一枚棋子可以沿同一方向继续跳。一步吃掉三枚珊瑚棋子。
konane-lesson-chain-hint = 先选 d2 的棋子，再选标记出来的最远一格。
konane-lesson-chain-done = 跳了三次，只算一步。途中不能改变方向。
konane-lesson-stuck-title = 无子可吃
konane-lesson-stuck-task = 轮到谁时吃不到子，谁就输。选一步吃法，让珊瑚一方无子可吃。
konane-lesson-stuck-hint = 用 e3 的棋子向右跳。
konane-lesson-stuck-done = 珊瑚一方再也跳不动了，你赢了。剩下多少棋子并不重要。
konane-lesson-far-title = 跳多远
konane-lesson-far-task = 跳多远由你决定。选好落点，让珊瑚一方无子可吃。
konane-lesson-far-hint = 用 e5 的棋子向左跳。停在半路会被珊瑚一方吃掉。
konane-lesson-far-done = 落在哪里，往往比吃几枚子更重要。
konane-lesson-begin-title = 第一步
konane-lesson-begin-task = 开局就是这样：棋盘上只有两个空格。走出你的第一步吃子。
konane-lesson-begin-hint = 选 e2 的棋子，向上跳进空格。
konane-lesson-begin-done = 每吃一子，棋盘就空出一些。现在你会下夏威夷跳棋了。

## Pieces

piece-konane-stone = 棋子

## Sides

side-konane-lava = 熔岩方
    .player = 熔岩方
side-konane-coral = 珊瑚方
    .player = 珊瑚方
