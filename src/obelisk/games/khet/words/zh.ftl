khet-title = Khet 激光棋
khet-about = 转动镜子，引导激光，击中对方的法老。
khet-tip = 这是你的激光。每次轮到你，行动结束时它都会发射，击中路上的第一枚棋子，哪怕是你自己的。
khet-legend =
    棋子：K 法老，X 狮身人面像，P 金字塔，S 圣甲虫，A 阿努比斯，E 荷鲁斯之眼。大写是银方。
    字母旁的符号表示棋子朝哪里发射或防护，或者镜子的方向。

## Positions

khet-sphinx-missing = { SIDE($side) }没有狮身人面像，它应在 { $home }。
khet-sphinx-misplaced = { SIDE($side) }唯一的狮身人面像应在 { $home }，不能在 { $squares }。
khet-sphinx-facing = { SQUARE($piece) } 的狮身人面像朝向棋盘外：“{ $written }”应为 { $right }。
khet-piece-reserved = { SQUARE($piece) } 上有{ PIECE($piece, side: 1) }，但那是{ SIDE($owner) }的专属格。

## Illegal actions

khet-forms = 移动或换位写作 h2g1，转动写作 h2+ 或 h2-，判和写作 draw。
khet-not-adjacent = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $to }：棋子每次只走一格。
khet-sphinx-fixed = { SQUARE($mover) } 的狮身人面像从不移动，只能转动。
khet-sphinx-turn = { SQUARE($mover) } 的狮身人面像必须朝向棋盘内，现在只能转 { $other }。
khet-pharaoh-turn = 本局的法老不能转动。
khet-reserved = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $to }：那是对方的专属格。
khet-occupied = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $to }：那里有{ PIECE($target) }，只有圣甲虫和荷鲁斯之眼能换位。
khet-swap-partner = { SQUARE($mover) } 的{ PIECE($mover) }不能与 { SQUARE($target) } 的{ PIECE($target) }换位：它只能与金字塔或阿努比斯换位。
khet-swap-reserved = { SQUARE($mover) } 的{ PIECE($mover) }不能与 { SQUARE($target) } 的{ PIECE($target) }换位：{ SIDE($target) }不能进入 { SQUARE($mover) }。
khet-claim-early = 同一局面第三次出现时才能要求判和，现在是第 { $times } 次。
khet-claim-automatic = 不必要求判和：同一局面第三次出现时，对局自动结束。

## Options

khet-option-setup = 开局
khet-option-pharaoh_rotation = 法老可以转动
khet-option-swap_checks_partner = 换位遵守专属格
khet-option-repetition = 三次重复局面
khet-option-repetition_ignores_side = 重复局面不论轮到谁走
khet-option-quiet_limit = 连续 N 步无棋子被消灭判和

khet-help-pharaoh_rotation = 转动法老没有任何效果，相当于跳过一步。
khet-help-swap_checks_partner = 换位不能把另一枚棋子送进对方的专属格。
khet-help-quiet_limit = 0 表示不限

khet-value-setup-classic = 经典
khet-value-setup-dynasty = 王朝
khet-value-setup-imhotep = 伊姆霍特普
khet-value-setup-mercury = 水星
khet-value-setup-sophie = 索菲
khet-value-setup-curiosity = 好奇
khet-value-setup-osiris = 奥西里斯（有荷鲁斯之眼）
khet-value-setup-isis = 伊西斯（有荷鲁斯之眼）
khet-value-setup-classic2 = 经典（有荷鲁斯之眼）
khet-value-setup-dynasty2 = 王朝（有荷鲁斯之眼）
khet-value-setup-imhotep2 = 伊姆霍特普（有荷鲁斯之眼）
khet-value-repetition-claim = 一方提出才判和
khet-value-repetition-automatic = 自动判和

khet-reason-both-pharaohs = 双方法老同时被击中。

## First steps

khet-lesson-move-title = 移动
khet-lesson-move-task = 你执银方。把金字塔移到任意相邻的一格。
khet-lesson-move-hint = 先选金字塔，再选一个有标记的格，斜向也可以。
khet-lesson-move-done = 棋子可以向任意方向走一格。你的回合结束时，激光发射了。
khet-lesson-beam-title = 你的激光
khet-lesson-beam-task = 角上的狮身人面像就是你的激光。它从不移动，但可以转动。转动它，看看光束。
khet-lesson-beam-hint = 选右下角的狮身人面像，再点棋子旁边或棋盘下方的转动箭头，也可以按 q 键。
khet-lesson-beam-done = 除了移动，你也可以把一枚棋子转动 90°。每个回合结束时，你的激光发射一次。
khet-lesson-mirror-title = 镜子
khet-lesson-mirror-task = 金字塔有一面斜镜。把你的金字塔移进光束，让光转弯。
khet-lesson-mirror-hint = 光束沿最右一列一直向上。把金字塔放到那里。
khet-lesson-mirror-done = 镜子让光束转了 90°，一直射到棋盘边缘。
khet-lesson-capture-title = 消灭棋子
khet-lesson-capture-task = 金字塔没有镜子的一面被击中就会被消灭。消灭红方金字塔。
khet-lesson-capture-hint = 右边的金字塔把光束引出了棋盘。转动它，让镜子朝左下。
khet-lesson-capture-done = 光束击中没有镜子的一面，红方金字塔被消灭了。
khet-lesson-anubis-title = 阿努比斯
khet-lesson-anubis-task = 阿努比斯正面的盾能挡住光束，从其他方向击中就会被消灭。消灭红方的阿努比斯。
khet-lesson-anubis-hint = 中间的金字塔能把光束从上往下反射。让光束沿高一行的路线照到它。
khet-lesson-anubis-done = 光束从上方绕过了盾，阿努比斯被消灭了。
khet-lesson-swap-title = 圣甲虫换位
khet-lesson-swap-task = 圣甲虫两面都是镜子，不会被消灭，还能与相邻的金字塔或阿努比斯换位。请换位，并消灭红方金字塔。
khet-lesson-swap-hint = 你的阿努比斯挡住了自己的光束。先选圣甲虫，再选阿努比斯。
khet-lesson-swap-done = 两枚棋子换了位，圣甲虫让光转弯，红方金字塔被消灭了。
khet-lesson-danger-title = 别打到自己
khet-lesson-danger-task = 小心：你的光束马上要击中自己的法老，那样你就输了。想办法避开，而且不要损失棋子。
khet-lesson-danger-hint = 让法老走开，或用右边的金字塔把光束引到别处。
khet-lesson-danger-done = 你一枚棋子也没丢。每次行动前，先看看自己的光束会射向哪里。
khet-lesson-win-title = 获胜
khet-lesson-win-task = 击中对方的法老就能获胜。请在一个回合内做到。
khet-lesson-win-hint = 中间的金字塔已经对准法老。用右边的金字塔把光引过去。
khet-lesson-win-done = 光经过两面镜子，击中了红方法老：你赢了。

## Sides

side-khet-silver = 银方
    .player = 银方
side-khet-red = 红方
    .player = 红方
