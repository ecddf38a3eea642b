## Positions

laser-position-fields = 局面由 2 或 4 个部分组成：“棋盘 行棋方 [无进展步数 步数]”。“{ $position }”有 { $count } 个部分。
laser-crowded = { SIDE($piece) }的{ PIECE($piece) }多于一个：{ $squares }。
laser-no-pharaoh = 棋盘上没有法老，双方应各有一个。

## Actions that cannot be read

laser-unreadable = “{ $action }”不是行动。{ MESSAGE($forms) }
laser-incomplete = “{ $action }”只写了棋子，没有写它做什么。{ MESSAGE($forms) }
laser-no-square = 没有 { $square } 这一格：棋盘从 { $first } 到 { $last }。

## Illegal actions

laser-empty = { $square } 上没有棋子。
laser-not-yours = { SQUARE($mover) } 的{ PIECE($mover) }属于{ SIDE($mover) }，现在轮到{ SIDE($acting) }。
laser-not-beside = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $to }：棋子每次只能向上、下、左、右走一格。
laser-no-pass = { SIDE($side) }还有别的行动，不能跳过。

## What an action did

laser-event-moved = { SIDE($mover) }：{ PIECE($mover) }从 { SQUARE($mover) } 走到 { $to }。
laser-event-swapped = { SIDE($mover) }：{ SQUARE($mover) } 的{ PIECE($mover) }与 { SQUARE($target) } 的{ PIECE($target, side: 1) }换位。
laser-event-turned = { SIDE($mover) }：{ SQUARE($mover) } 的{ PIECE($mover) }{ $by ->
    [1] 顺时针
   *[other] 逆时针
}转动。
laser-event-passed = { SIDE($side) }跳过。
laser-event-claimed = { SIDE($side) }要求判和。
laser-event-sides = { SIDE($side) }交换阵营，棋盘左右镜像。
laser-event-beam-edge = { SIDE($side) }的光束 { $way } 射出棋盘。
laser-event-beam-stopped = { SIDE($side) }的光束 { $way } 被{ PIECE($target, side: 1) }挡住。
laser-event-beam-struck = { SIDE($side) }的光束 { $way } 击中{ PIECE($target, side: 1) }。
laser-event-beam-emitter = { SIDE($side) }的光束 { $way } 止于发射器。
laser-event-beam-met = { SIDE($side) }的光束 { $way } 与另一束光相遇，一起湮灭。
laser-event-destroyed = { SQUARE($piece) } 的{ PIECE($piece, side: 1) }被消灭。
laser-event-damaged = { SQUARE($piece) } 的{ PIECE($piece, side: 1) }受损，还剩 { $points } 点。

## Pieces

piece-laser-pharaoh = 法老
piece-laser-sphinx = 狮身人面像
piece-laser-pyramid = 金字塔
piece-laser-scarab = 圣甲虫
piece-laser-anubis = 阿努比斯
piece-laser-eye-of-horus = 荷鲁斯之眼
piece-laser-king = 王
piece-laser-shooter = 射手
piece-laser-mirror = 镜子
piece-laser-mirror-face = 镜子
piece-laser-mirror-two-sided = 双面镜
piece-laser-block = 挡块
piece-laser-block-1 = 挡块（1 点）
piece-laser-block-2 = 挡块（2 点）
