pharaohs-light-title = 法老之光
pharaohs-light-about = 双方从棋盘边缘发射光束，任意两枚棋子都能换位。
pharaohs-light-tip = 这是你的发射器的光束。每次轮到你，行动结束时它都会发射，击中路上的第一枚棋子，哪怕是你自己的。
pharaohs-light-legend =
    棋子：K 法老，P 金字塔，S 圣甲虫，A 阿努比斯。大写是红方。
    字母旁的符号表示棋子朝哪里防护，或者镜子的方向。

## Positions

pharaohs-light-piece-on-emitter = { SQUARE($piece) } 上有{ PIECE($piece, side: 1) }，但那是{ SIDE($owner) }发射器所在的格。

## Illegal actions

pharaohs-light-forms = 移动或换位写作 h3h4，转动写作 h3+ 或 h3-，跳过写作 pass，按交换先手规则换边写作 swap。
pharaohs-light-pharaoh-fixed = { SQUARE($mover) } 的法老从不移动、转动或换位。
pharaohs-light-emitter-closed = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $to }：棋子不能进入发射器所在的格。
pharaohs-light-swap-pharaoh = { SQUARE($mover) } 的{ PIECE($mover) }不能与 { SQUARE($target) } 的法老换位：法老从不换位。
pharaohs-light-swap-scarabs = { SQUARE($mover) } 的{ PIECE($mover) }不能与 { SQUARE($target) } 的{ PIECE($target) }换位：本局只有圣甲虫能发起换位。
pharaohs-light-swap-partner = { SQUARE($mover) } 的{ PIECE($mover) }不能与 { SQUARE($target) } 的{ PIECE($target) }换位：本局圣甲虫只能与金字塔或阿努比斯换位。
pharaohs-light-swap-own = { SQUARE($mover) } 的{ PIECE($mover) }不能与 { SQUARE($target) } 的{ PIECE($target) }换位：本局只能与己方棋子换位。
pharaohs-light-no-pie-rule = 不能换边：本局没有交换先手规则。
pharaohs-light-pie-rule-over = 只有蓝方能换边，而且只能在红方第一步之后立即换。

## Options

pharaohs-light-option-preset = 版本
pharaohs-light-option-rows = 棋盘行数
pharaohs-light-option-facings = 蓝方开局朝向
pharaohs-light-option-pieces = 每方棋子数
pharaohs-light-option-swap = 可以换位的棋子
pharaohs-light-option-emitter_blocks = 发射器格不可进入
pharaohs-light-option-no_action = 一方只剩法老时
pharaohs-light-option-ply_limit = N 步后判和
pharaohs-light-option-quiet_limit = 连续 N 步无棋子被消灭判和
pharaohs-light-option-repetition_draw = 同一局面出现 N 次判和
pharaohs-light-option-pie_rule = 交换先手规则

pharaohs-light-help-preset = 设定开局，以及对局能否成和。
pharaohs-light-help-emitter_blocks = 棋子不能进入发射器所在的格，光束也不能穿过。
pharaohs-light-help-ply_limit = 0 表示不限
pharaohs-light-help-quiet_limit = 0 表示不限
pharaohs-light-help-repetition_draw = 0 表示不限
pharaohs-light-help-pie_rule = 蓝方的第一步可以选择接手红方的局面。

pharaohs-light-value-preset-standard = 标准
pharaohs-light-value-preset-literal = 原文规则
pharaohs-light-value-preset-balanced = 均衡
pharaohs-light-value-preset-full7 = 七子
pharaohs-light-value-facings-printed = 按原文
pharaohs-light-value-facings-rotational = 红方旋转 180°
pharaohs-light-value-pieces-five = 五枚
pharaohs-light-value-pieces-seven = 七枚
pharaohs-light-value-swap-any = 任意相邻两枚
pharaohs-light-value-swap-scarab = 只能由圣甲虫发起
pharaohs-light-value-swap-own = 只限己方棋子
pharaohs-light-value-no_action-pass = 跳过
pharaohs-light-value-no_action-loss = 判负
pharaohs-light-value-no_action-draw = 判和

pharaohs-light-word-swap = 换边

## First steps

pharaohs-light-lesson-move-title = 移动
pharaohs-light-lesson-move-task = 你执红方。把一枚棋子向上、下、左或右移一格。
pharaohs-light-lesson-move-hint = 先选棋子，再选一个有标记的格。法老从不移动。
pharaohs-light-lesson-move-done = 棋子走一格，不能斜走。然后你这边的发射器沿它所在的行发射了。
pharaohs-light-lesson-mirror-title = 镜子
pharaohs-light-lesson-mirror-task = 每次你行动之后，左边缘的发射器都会发射。把一枚金字塔移进光束，让镜子使光转弯。
pharaohs-light-lesson-mirror-hint = 两枚金字塔都挨着发射器那一行。把任意一枚移进去。
pharaohs-light-lesson-mirror-done = 镜子让光束转了 90°，另一枚金字塔又让它转了一次。
pharaohs-light-lesson-capture-title = 转动并消灭
pharaohs-light-lesson-capture-task = 除了移动，你也可以把棋子转动 90°。金字塔没有镜子的一面被击中就会被消灭。消灭蓝方金字塔。
pharaohs-light-lesson-capture-hint = 你的金字塔把光束送向下方。顺时针转动它，光就向上。
pharaohs-light-lesson-capture-done = 光束向上，击中没有镜子的一面，蓝方金字塔被消灭了。
pharaohs-light-lesson-anubis-title = 阿努比斯
pharaohs-light-lesson-anubis-task = 阿努比斯的盾能挡住光束，从其他方向击中就会被消灭。消灭蓝方的阿努比斯。
pharaohs-light-lesson-anubis-hint = 它的盾朝下。上面那枚金字塔能让光从侧面击中它：把光束引到再靠左一列，照向那枚金字塔。
pharaohs-light-lesson-anubis-done = 光束从侧面绕过了盾，阿努比斯被消灭了。
pharaohs-light-lesson-swap-title = 与任何棋子换位
pharaohs-light-lesson-swap-task = 除了法老，你的棋子可以与相邻的任何棋子换位，对方的也行。请换位，并消灭蓝方金字塔。
pharaohs-light-lesson-swap-hint = 先选你的金字塔，再选它下面的蓝方阿努比斯。
pharaohs-light-lesson-swap-done = 你的镜子占了阿努比斯的位置，蓝方金字塔被消灭了。
pharaohs-light-lesson-danger-title = 别打到自己
pharaohs-light-lesson-danger-task = 小心：你的光束马上要击中自己的法老，而法老不能移动。阻止它，而且不要损失棋子。
pharaohs-light-lesson-danger-hint = 移开让光向下的那枚金字塔，或顺时针转动它。
pharaohs-light-lesson-danger-done = 你一枚棋子也没丢。每次行动前，先看看自己的光束会射向哪里。
pharaohs-light-lesson-win-title = 获胜
pharaohs-light-lesson-win-task = 击中对方的法老就能获胜。请在一个回合内做到，有两种办法。
pharaohs-light-lesson-win-hint = 你的圣甲虫把光束送向下方。转动它，或让金字塔与它换位。
pharaohs-light-lesson-win-done = 光束向上，击中了蓝方法老：你赢了。

## Sides

side-pharaohs-light-red = 红方
    .player = 红方
side-pharaohs-light-blue = 蓝方
    .player = 蓝方
