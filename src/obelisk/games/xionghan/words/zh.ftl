xionghan-title = 匈汉象棋
xionghan-about = 更大的象棋：13×13 的棋盘，十四种棋子。
xionghan-tip = 不清楚某个棋子怎么走？长按它，或指着它按“?”键。

## Options

xionghan-option-preset = 版本
xionghan-option-setup = 开局
xionghan-option-king_can_leave_palace = 将帅可以出九宫
xionghan-option-king_lose_diagonal_outside_palace = 将帅出九宫后只能直走
xionghan-option-king_can_diagonal_in_palace = 将帅在九宫内可以斜走
xionghan-option-shi_can_leave_palace = 士可以出九宫
xionghan-option-shi_gain_straight_outside_palace = 士出九宫后可以直走
xionghan-option-xiang_can_cross_river = 象可以过河
xionghan-option-xiang_gain_jump_two_outside_river = 象过河后可以直走两点
xionghan-option-ma_can_straight_three = 马可以直走三点
xionghan-option-pawn_backward_at_base_enabled = 兵到底线后可以后退
xionghan-option-pawn_full_movement_at_base_enabled = 兵到底线后可以自由走动
xionghan-option-ju_appear = 有车
xionghan-option-ma_appear = 有马
xionghan-option-xiang_appear = 有象
xionghan-option-shi_appear = 有士
xionghan-option-king_appear = 有将帅
xionghan-option-pao_appear = 有炮
xionghan-option-pawn_appear = 有兵
xionghan-option-wei_appear = 有尉
xionghan-option-she_appear = 有射
xionghan-option-lei_appear = 有檑
xionghan-option-jia_appear = 有甲
xionghan-option-ci_appear = 有刺
xionghan-option-dun_appear = 有盾
xionghan-option-xun_appear = 有巡
xionghan-option-crossing_row = 从哪里起算过河
xionghan-option-pawn_fast_march = 兵可以一次走到河边
xionghan-option-promotion = 底线升变
xionghan-option-pawn_resurrection = 阵亡的兵可以复活
xionghan-option-wei_can_capture = 尉可以吃子
xionghan-option-wei_facing = 尉照面冻结的棋子
xionghan-option-she_track = 射的路线
xionghan-option-pinch_from_origin = 斜走的第一步也受夹逼
xionghan-option-lei_isolation = 檑：怎样算落单
xionghan-option-jia_scope = 甲走后生效的三子相连
xionghan-option-jia_diagonal = 斜线也算三子相连
xionghan-option-ci_exchange = 刺兑子的位置
xionghan-option-dun_adjacency = 盾影响的邻点数
xionghan-option-dun_protects_king = 盾也保护己方将帅
xionghan-option-dun_disarms = 盾使相邻敌子失去攻击力
xionghan-option-indirect_check = 三子相连、兑子威胁将帅也算将军
xionghan-option-stalemate = 困毙
xionghan-option-perpetual_check = 长将
xionghan-option-insufficient_material = 子力不足判和
xionghan-option-kings_face = 将帅对脸
xionghan-option-palace_entry_wins = 将帅走进对方九宫即胜
xionghan-option-quiet_limit = 连续多少步无进展判和（0 为不限）

xionghan-help-pawn_full_movement_at_base_enabled = 与上一项效果相同，开启一项即可。
xionghan-help-quiet_limit = 吃子、走兵和复活都算进展。双方的每一步各算一步。

xionghan-value-preset-document = 标准
xionghan-value-preset-classic = 经典
xionghan-value-preset-competitive = 竞技
xionghan-value-setup-full = 完整
xionghan-value-setup-classic = 经典
xionghan-value-setup-classic_row1 = 经典（车进一行）
xionghan-value-setup-document_literal = 按原文所列
xionghan-value-crossing_row-on_6 = 到河的中间行
xionghan-value-crossing_row-past_6 = 过河的中间行
xionghan-value-promotion-optional = 自选
xionghan-value-promotion-mandatory = 必须
xionghan-value-promotion-off = 关闭
xionghan-value-wei_facing-all = 所有棋子
xionghan-value-wei_facing-all_but_king = 将帅以外的棋子
xionghan-value-wei_facing-ci_only = 只有刺
xionghan-value-wei_facing-off = 不冻结
xionghan-value-she_track-free = 任意斜线
xionghan-value-she_track-lattice = 只走固定网格
xionghan-value-lei_isolation-orthogonal = 上下左右没有同色棋子
xionghan-value-lei_isolation-ring = 檑周围一圈中与它相邻的两点都空
xionghan-value-jia_scope-moved = 只限经过落点的
xionghan-value-jia_scope-any = 所有含己方甲的
xionghan-value-ci_exchange-adjacent = 起点正后方
xionghan-value-ci_exchange-mirrored = 身后与落点对称处
xionghan-value-stalemate-draw = 和棋
xionghan-value-stalemate-loss = 判负
xionghan-value-perpetual_check-draw = 和棋
xionghan-value-perpetual_check-loss = 长将方判负
xionghan-value-insufficient_material-simple = 简单判定
xionghan-value-insufficient_material-strict = 严格判定
xionghan-value-insufficient_material-off = 关闭
xionghan-value-kings_face-column = 同一竖线上禁止对脸
xionghan-value-kings_face-line = 同一竖线或横线上禁止对脸
xionghan-value-kings_face-draw = 同一竖线上对脸判和

## Why a game ended

xionghan-reason-palace = 将帅走进了对方九宫。
xionghan-reason-checkmate = 将死。
xionghan-reason-stalemate = 困毙。
xionghan-reason-perpetual = 不允许长将。
xionghan-reason-insufficient = 双方都无法取胜。
xionghan-reason-facing = 将帅对脸。

## First steps

xionghan-why-line = 还没有形成含有你的甲的三子相连。
xionghan-why-exchange = 没有兑子：刺的正后方没有敌子。

xionghan-lesson-archer-title = 射
xionghan-lesson-archer-task = 你执红方。射沿斜线走一到三点。用它吃子。
xionghan-lesson-archer-hint = 先选射，再选三点之外的黑方棋子。
xionghan-lesson-archer-done = 吃掉了！射走到哪里，就吃哪里的敌子。
xionghan-lesson-patrol-title = 巡
xionghan-lesson-patrol-task = 巡只在河边的两行上走，每次走两点、四点或更多的偶数点，只能吃距离恰好两点的棋子。吃掉一子。
xionghan-lesson-patrol-hint = 炮在右边两点处，卒太远了。
xionghan-lesson-patrol-done = 恰好两点，中间无子：吃掉了。
xionghan-lesson-boulder-title = 檑
xionghan-lesson-boulder-task = 檑可以向八个方向走，但只能吃相邻的落单敌子，也就是旁边没有同伴的敌子。吃掉一个。
xionghan-lesson-boulder-hint = 两个卒在一起，马落单了。
xionghan-lesson-boulder-done = 马旁边没有同伴，被吃掉了。两个卒互相照应，很安全。
xionghan-lesson-armour-title = 甲
xionghan-lesson-armour-task = 甲像车一样走，但不能直接吃子。甲走到后，如果与另一枚己方棋子和一枚敌子三子相连，敌子就被消灭。走出这样的三子相连。
xionghan-lesson-armour-hint = 你的兵已经在马的一边，把甲走到另一边。
xionghan-lesson-armour-done = 甲、马、兵三子相连：马被消灭了。
xionghan-lesson-assassin-title = 刺
xionghan-lesson-assassin-task = 刺像车一样走。身后紧挨着敌子时，刺背着它走开，两者就同归于尽。用它兑掉车。
xionghan-lesson-assassin-hint = 车在刺的左边。背着它向右走。
xionghan-lesson-assassin-done = 两者都没了。用刺换车，很划算。
xionghan-lesson-check-title = 将军、尉、盾
xionghan-lesson-check-task = 将军！车正在攻击你的王。尉和盾都要越过一子走。尉冻结与它照面的棋子，盾保护相邻的棋子。用其中之一解将。
xionghan-lesson-check-hint = 用尉越过兵走到车的那一行，或用盾越过仕走到王身边。
xionghan-lesson-check-done = 解将了。走王也可以，但走后王不能仍被将军。
xionghan-lesson-facing-title = 对脸
xionghan-lesson-facing-task = 双方的王不能在同一竖线上对脸（中间没有棋子），所以你的王守着整条竖线。一步将死对方。
xionghan-lesson-facing-hint = 一个车守着右边的竖线，你的王守着左边的竖线。用另一个车将军。
xionghan-lesson-facing-done = 将死！黑方的王不能向左走，那样会与你的王对脸。
xionghan-lesson-palace-title = 走进九宫
xionghan-lesson-palace-task = 还有一种赢法：把你的王走进对方九宫。试试看。
xionghan-lesson-palace-hint = 九宫是画有交叉线的方块，你的王就在它的正下方。
xionghan-lesson-palace-done = 你的王进了对方九宫，立即获胜。

## Why a piece cannot move, or cannot reach a point

xionghan-frozen = { SQUARE($mover) } 的{ PIECE($mover) }不能走：它被 { SQUARE($warden) } 的{ PIECE($warden) }照面。
xionghan-already-there = { PIECE($mover) }已经在 { $target }。
xionghan-blocked = { SQUARE($mover) } 的{ PIECE($mover) }走不到 { $target }：{ SQUARE($blocker) } 的{ PIECE($blocker) }挡住了路。
xionghan-own-piece = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：那里有{ SIDE($occupant) }自己的{ PIECE($occupant) }。
xionghan-shield-never-taken = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target }：盾永远不会被吃。
xionghan-protected = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target } 的{ PIECE($occupant) }：它受 { SQUARE($protector) } 的盾保护。
xionghan-disarmed = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target }：{ SQUARE($disarming) } 的盾使它失去了攻击力，只能移动。
xionghan-pinched = { SQUARE($mover) } 的{ PIECE($mover) }走不到 { $target }：它在 { $pinch } 被 { $one } 和 { $other } 的棋子夹逼。
xionghan-jump-over-nothing = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它必须恰好越过一子，而中间没有棋子。
xionghan-jump-over-several = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它必须恰好越过一子，而 { LIST($between) } 都有棋子。
xionghan-palace-left = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它不能出九宫。
xionghan-palace-only = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它只能走进己方九宫。

xionghan-king-way-kept = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：王每次走一步，方向不限，不能出九宫。
xionghan-king-way-kept-straight = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：王每次直走一步，不能出九宫。
xionghan-king-way-free = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：王每次走一步，方向不限。
xionghan-king-way-free-inside = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：王每次走一步，宫内方向不限，宫外只能直走。
xionghan-king-way-free-outside = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：王每次走一步，宫内只能直走，宫外方向不限。
xionghan-king-way-straight = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：王每次直走一步。
xionghan-king-straight-inside = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：王在宫内只能直走。
xionghan-king-straight-outside = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：王在宫外只能直走。

xionghan-rook-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：车走直线。

xionghan-horse-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：马走日。
xionghan-horse-way-or-three = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：马走日，或直走三点。
xionghan-horse-never-three = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：这一局马不能直走三点。
xionghan-horse-leg = { SQUARE($mover) } 的{ PIECE($mover) }走不到 { $target }：{ SQUARE($leg) } 的{ PIECE($leg) }绊住了马腿。

xionghan-elephant-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：{ PIECE($mover) }走田。
xionghan-elephant-way-kept = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：{ PIECE($mover) }走田，不能过河。
xionghan-elephant-way-or-straight = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：{ PIECE($mover) }走田，过河后也可直走两点。
xionghan-elephant-river = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：这一局{ PIECE($mover) }不能过河。
xionghan-elephant-never-straight = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：这一局{ PIECE($mover) }只能斜走。
xionghan-elephant-straight-across = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它过河后才能直走。
xionghan-elephant-eye = { SQUARE($mover) } 的{ PIECE($mover) }走不到 { $target }：{ SQUARE($blocker) } 的{ PIECE($blocker) }塞住了象眼。

xionghan-advisor-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它每次斜走一步。
xionghan-advisor-way-kept = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它在九宫内每次斜走一步。
xionghan-advisor-way-or-straight = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它每次斜走一步，在宫外也可直走一步。
xionghan-advisor-diagonal-inside = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它在宫内只能斜走。
xionghan-advisor-diagonal-outside = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它在宫外只能斜走。

xionghan-cannon-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：炮走直线。
xionghan-cannon-over-nothing = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target }：炮吃子必须恰好隔一子，而中间没有炮架。
xionghan-cannon-over-several = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target }：炮吃子必须恰好隔一子，而 { LIST($between) } 都有棋子。

xionghan-pawn-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它每次前进一步，过河后也可横走。
xionghan-pawn-way-or-march = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它直进一步，或一次进到河边。
xionghan-pawn-way-across = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它过河后每次前进或横走一步。
xionghan-pawn-way-far = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它在底线上每次横走一步。
xionghan-pawn-way-far-or-back = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它在底线上每次横走或后退一步。
xionghan-pawn-only-forward = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它过河之前只能前进。
xionghan-pawn-back-from-far = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它只能从底线后退。
xionghan-pawn-never-back = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：这一局{ PIECE($mover) }不能后退。
xionghan-march-limit = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它一次最多进到第 { $limit } 横线。
xionghan-march-end = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：连进必须停在空点，而那里有{ PIECE($occupant) }。

xionghan-warden-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它沿直线或斜线恰好越过一子。
xionghan-warden-never-takes = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它从不吃子，而那里有{ PIECE($occupant) }。

xionghan-archer-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它斜走一到三点。
xionghan-archer-way-on-track = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它沿连接站点的斜线走一到三点。
xionghan-archer-off-track = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它只能沿连接站点的斜线走。
xionghan-archer-takes-from-station = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target }：它只有从站点出发才能吃子。
xionghan-archer-past-station = { SQUARE($mover) } 的{ PIECE($mover) }走不到 { $target }：它不能越过站点 { $passed }。

xionghan-boulder-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它走直线或斜线。
xionghan-boulder-only-neighbours = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target } 的{ PIECE($occupant) }：它只能吃相邻的棋子。
xionghan-not-isolated = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target } 的{ PIECE($occupant) }：它没有落单。

xionghan-armour-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它走直线。
xionghan-armour-never-takes = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target } 的{ PIECE($occupant) }：它只靠三子相连吃子。

xionghan-assassin-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它走直线。
xionghan-assassin-takes-behind = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target } 的{ PIECE($occupant) }：它走开时只能兑掉紧挨身后的敌子。
xionghan-assassin-takes-mirrored = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target } 的{ PIECE($occupant) }：它走多远，只能兑掉身后同样远的敌子。

xionghan-shield-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它沿直线恰好越过一子。
xionghan-shield-never-takes = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它从不吃子，而那里有{ PIECE($occupant) }。

xionghan-patrol-way = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $target }：它沿横线走偶数点。
xionghan-patrol-rows = { SQUARE($mover) } 的{ PIECE($mover) }不能走：它只在第 8 和第 6 横线上走。
xionghan-patrol-takes-at-two = { SQUARE($mover) } 的{ PIECE($mover) }不能吃 { $target }：它只能吃距离恰好两点的棋子。

## What an action would do to the king

xionghan-into-check = { $how ->
    [line] 这样走王会被将军：{ SQUARE($checker) } 的{ PIECE($checker) }可以用三子相连消灭它。
    [exchange] 这样走王会被将军：{ SQUARE($checker) } 的{ PIECE($checker) }可以兑掉它。
   *[capture] 这样走王会被 { SQUARE($checker) } 的{ PIECE($checker) }将军。
}
xionghan-still-check = { $how ->
    [line] 王仍被将军：{ SQUARE($checker) } 的{ PIECE($checker) }可以用三子相连消灭它。
    [exchange] 王仍被将军：{ SQUARE($checker) } 的{ PIECE($checker) }可以兑掉它。
   *[capture] 王仍被 { SQUARE($checker) } 的{ PIECE($checker) }将军。
}
xionghan-kings-face = { LIST($kings) } 的两王会对脸。

## Promotion and revival

xionghan-promotion-missing = { SQUARE($mover) } 的{ PIECE($mover) }走到 { $target } 必须升变。请从阵亡的棋子中选择：{ LIST($named) }。
xionghan-promotion-only-pawns = { SQUARE($mover) } 的{ PIECE($mover) }不能升变：只有兵卒可以。
xionghan-promotion-far-row = { SQUARE($mover) } 的{ PIECE($mover) }不能在 { $target } 升变：它要走到底线（第 { $rank } 横线）才能升变。
xionghan-promotion-off = { SQUARE($mover) } 的{ PIECE($mover) }不能在 { $target } 升变：这一局没有升变。
xionghan-promotion-never = { SQUARE($mover) } 的{ PIECE($mover) }不能升变为{ PIECE($becomes) }。
xionghan-promotion-no-such-kind = { SQUARE($mover) } 的{ PIECE($mover) }不能升变为{ PIECE($becomes) }：这一局没有这种棋子。
xionghan-promotion-none-dead = { SQUARE($mover) } 的{ PIECE($mover) }不能升变为{ PIECE($becomes) }：{ SIDE($side) }没有可供升变的阵亡棋子。
xionghan-promotion-not-dead = { SQUARE($mover) } 的{ PIECE($mover) }不能升变为{ PIECE($becomes) }：{ SIDE($side) }没有阵亡的{ PIECE($becomes) }，可以升变为{ LIST($named) }。
xionghan-revival-off = 这一局兵不能复活。
xionghan-revival-none-dead = { SIDE($side) }没有阵亡的兵可以复活。
xionghan-revival-point = 兵不能在 { $target } 复活。{ SIDE($side) }的兵位是 { LIST($points) }。
xionghan-revival-occupied = 兵不能在 { $target } 复活：那里有{ PIECE($occupant) }。
xionghan-revival-crowded = { SIDE($side) }不能复活兵：棋盘上的兵已经和开局时一样多。

## Actions that cannot be read

xionghan-legend = 棋子：K 王、R 车、N 马、B 象、A 士、C 炮、P 兵、W 尉、S 射、L 檑、J 甲、T 刺、D 盾、X 巡。红方用圆括号或大写字母。
xionghan-forms = 走子写两个点，如 h4h5；升变如 e12e13=R；复活如 P@g5。也可以用中文记谱，如炮二平五。
xionghan-unreadable = 看不懂“{ $text }”。{ MESSAGE($forms) }
xionghan-no-such-point = “{ $text }”：没有“{ $point }”这个点。点从 a1 到 m13。
xionghan-no-target = “{ $text }”没有写走到哪里。{ MESSAGE($forms) }
xionghan-no-such-kind = “{ $text }”：没有“{ $letter }”这种棋子。种类有 { LIST($letters) }。
xionghan-no-piece = { $square } 没有棋子可走。
xionghan-not-yours = { SQUARE($mover) } 的{ PIECE($mover) }是{ SIDE($mover) }的，现在轮到{ SIDE($side) }走。
xionghan-unreadable-chinese = “{ $text }”不是着法。请写成炮二平五、前兵进一、兵七进一升俥、兵七复活或刺四进三兑这样。
xionghan-no-exchange = “{ $text }”：这一步没有兑子，请去掉“兑”。
xionghan-no-such-character = “{ $text }”：没有叫“{ $character }”的棋子。{ SIDE($side) }的棋子是{ LIST($characters) }。
xionghan-revival-form = “{ $text }”：复活请写成“{ $example }”。
xionghan-none-on-board = “{ $text }”：{ SIDE($side) }在棋盘上没有{ $character }。
xionghan-none-on-file = “{ $text }”：{ $file }路上没有{ $character }。
xionghan-none-in-order = “{ $text }”：这里没有“{ $called }”。
xionghan-no-file = “{ $text }”没有写明是哪个{ $character }。请写出路数，如炮二平五。
xionghan-several-fit = “{ $text }”可以指 { LIST($squares) } 的{ $character }。请写明前、后以及路数。
xionghan-off-board = “{ $text }”走出了棋盘。
xionghan-straight-or-slanting = “{ $text }”可以走到 { LIST($squares) }。请加上“直”或“斜”。

## Positions and options that are refused

xionghan-position-fields = 局面应有 2、3 或 5 个部分（棋盘、走棋方、阵亡、无进展步数和步数），而“{ $text }”有 { $count } 个。
xionghan-king-missing = { SIDE($side) }没有王。每方必须恰好有一个王。
xionghan-kings-several = { SIDE($side) }有 { $count } 个王，在 { LIST($squares) }。每方必须恰好有一个王。
xionghan-pool-letter = 阵亡“{ $text }”：没有“{ $letter }”这种棋子。可以写 { LIST($letters) }。
xionghan-pool-king = 阵亡“{ $text }”：王不会在阵亡的棋子里。
xionghan-pool-crowded = 阵亡的棋子中“{ $letter }”超过了 { $most } 个。
xionghan-check-left = { SIDE($waiting) }正被 { SQUARE($checker) } 的{ PIECE($checker) }将军，却轮到{ SIDE($side) }走。不可能走出这样的局面。
xionghan-options-no-kings = 没有将帅就不能对局。请保持 king_appear 开启。
xionghan-options-drawn = setup={ $setup } 时只剩下{ LIST($kinds) }，双方都无法取胜，一开局就是和棋。请保留更多种类，或设 insufficient_material=off。
xionghan-options-king-taken = pawn_appear=false、wei_can_capture=true、setup={ $setup } 时两王之间没有兵卒，红方的尉第一步就能吃掉黑方的王。请保留兵，或设 wei_can_capture=false、wei_appear=false 或 setup=classic。
xionghan-options-kings-face = pawn_appear=false、kings_face=draw 时两王之间没有兵卒，一开局就是和棋。请保留兵，或设 kings_face=column。

## What happened

xionghan-event-move = { SIDE($mover) }的{ PIECE($mover) }从 { SQUARE($mover) } 走到 { $target }。
xionghan-event-revive = { SIDE($pawn) }的{ PIECE($pawn) }在 { SQUARE($pawn) } 复活。
xionghan-event-capture = { SQUARE($taken) } 的{ PIECE($taken, side: 1) }被吃。
xionghan-event-promote = { SQUARE($pawn) } 的{ PIECE($pawn) }升变为{ PIECE($becomes) }。
xionghan-event-line = { LIST($line) } 三子相连，消灭 { SQUARE($taken) } 的{ PIECE($taken, side: 1) }。
xionghan-event-exchange = 兑子：{ SQUARE($assassin) } 的{ PIECE($assassin, side: 1) }与 { SQUARE($taken) } 的{ PIECE($taken, side: 1) }同归于尽。
xionghan-event-check = { SIDE($side) }被将军。

## Pieces, as they are written in prose: what differs only in an older form is the same for both sides

piece-xionghan-rook = 车
piece-xionghan-horse = 马
piece-xionghan-elephant = { $side ->
    [xionghan-red] 相
   *[xionghan-black] 象
}
piece-xionghan-advisor = { $side ->
    [xionghan-red] 仕
   *[xionghan-black] 士
}
piece-xionghan-cannon = 炮
piece-xionghan-pawn = { $side ->
    [xionghan-black] 卒
   *[xionghan-red] 兵
}
piece-xionghan-warden = { $side ->
    [xionghan-black] 卫
   *[xionghan-red] 尉
}
piece-xionghan-archer = 射
piece-xionghan-boulder = { $side ->
    [xionghan-black] 礌
   *[xionghan-red] 檑
}
piece-xionghan-armour = { $side ->
    [xionghan-black] 胄
   *[xionghan-red] 甲
}
piece-xionghan-assassin = { $side ->
    [xionghan-black] 伺
   *[xionghan-red] 刺
}
piece-xionghan-shield = 盾
piece-xionghan-patrol = 巡
piece-xionghan-king = 王

## Sides

side-xionghan-red = 红方
    .player = 红方
side-xionghan-black = 黑方
    .player = 黑方
