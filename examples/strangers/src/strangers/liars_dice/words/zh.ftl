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

## Sides

side-liars-dice-north = 北
    .player = 北
side-liars-dice-east = 东
    .player = 东
side-liars-dice-west = 西
    .player = 西
