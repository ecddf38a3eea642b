## What players cannot do

search-seed = { $given } 不是种子，应为整数或 None。
search-no-position = { $given } 既不是状态，也不是能看到局面的视图。
search-no-seat = { $given } 不是某个座位的视图。
search-not-enough = 单凭 { $given } 无法知道能走什么。
search-impossible-view = { $given } 不可能是任何对局的视图。
search-game-over = 对局已结束，没有可选的行动。
search-limits = { $given } 不是限制，请传入 Limits(time=…, nodes=…, depth=…)。
search-style = 没有风格 { $given }，请选择 { $known }。
search-threads = 线程数不能是 { $count }，至少为 1。
search-other-game = 这个棋手用于{ $own }，而不是{ $other }。
