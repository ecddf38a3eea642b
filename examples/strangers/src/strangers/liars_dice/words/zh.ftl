liars-dice-title = 吹牛骰子
liars-dice-about = 猜看不见的骰子，识破吹牛的人。

liars-dice-option-dice = 每人的骰子数
liars-dice-option-wild = 一点是百搭

liars-dice-help-wild = 一点可以当作任何点数。

liars-dice-word-liar = 开！

liars-dice-reason-last-with-dice = 只有赢家还有骰子。

liars-dice-fact-round = 轮
liars-dice-fact-left = 剩余骰子
liars-dice-fact-gone = 名次
liars-dice-fact-bid = 叫数
liars-dice-fact-dice = 你的骰子

liars-dice-event-round = 第 { $round } 轮：大家掷骰子。
liars-dice-event-rolled = 你掷了骰子。
liars-dice-event-bid = { $who }叫 { $count }×{ $face }。
liars-dice-event-challenged = { $who }要求开骰。
liars-dice-event-shown = 骰子亮开：共有 { $found } 个。
liars-dice-event-lost = { $who }失去一枚骰子。
liars-dice-event-out = { $who }出局。

liars-dice-said-bid = { $seat }叫 { $count }×{ $face }
liars-dice-said-dice = { $list }

## Refusals

liars-dice-legend = 2x5：叫所有骰子中至少有两个五点
liars-dice-forms = 请写叫数，例如 2x5（两个五点），或写 liar。
liars-dice-no-bid = 还没有人叫数，不能开骰。
liars-dice-bid = 在 { $standing } 之后不能叫“{ $given }”。请叫更多的骰子或更大的点数，但不超过场上的 { $total } 枚。
liars-dice-first-bid = “{ $given }”超过了场上的 { $total } 枚骰子。

## Positions

liars-dice-position = 局面写作“骰子/骰子/骰子 行动者 叫数 轮次 出局者 种子”，例如“25/1/3 0 2x5@2 4 - 99”：各座位的点数，叫数及其座位或“-”，依次出局的座位或“-”。
liars-dice-seed = 种子 { $seed } 应小于 2^64。
liars-dice-out-twice = 每个座位只能出局一次。
liars-dice-too-many = { SEAT($seat) }有 { $dice } 枚骰子，最多 { $most } 枚。
liars-dice-still-has-dice = { SEAT($seat) }还有骰子，但已出局或对局已结束。
liars-dice-has-no-dice = { SEAT($seat) }没有骰子，但并未出局。
liars-dice-out-of-turn = 轮到{ SEAT($seat) }，但它已出局。
liars-dice-bid-of = { SEAT($seat) }不可能叫 { $bid }。
liars-dice-view = 这不是吹牛骰子的视图：{ $error }

## Sides

side-liars-dice-north = 北家
    .player = 北家
side-liars-dice-east = 东家
    .player = 东家
side-liars-dice-west = 西家
    .player = 西家
