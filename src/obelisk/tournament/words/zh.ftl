## Descriptions of players

tournament-players = 请写 level=1 到 level=8，或带设置的 level=8,threads=2,nodes=10000,depth=6,time=0.1,style=montecarlo,weights=文件；{ $names }；程序用 ugi:命令 或 json:命令。
tournament-no-player = 没有棋手“{ $player }”。
tournament-command = 无法读取“{ $player }”中的命令：{ $error }。
tournament-no-command = “{ $player }”中没有命令。
tournament-no-program = 没有程序“{ $program }”。
tournament-setting = 不明白“{ $player }”中的“{ $setting }”。
tournament-number = “{ $setting }”需要数字。
tournament-one-thread = { $game }的棋手只用一个线程。
tournament-no-weights = { $game }没有权重。
tournament-weights = 无法读取 { $file } 中的权重。{ $error }

## Openings

tournament-opening-line = { $file } 第 { $line } 行：
tournament-no-openings = { $file } 中没有开局，请每行写一个局面或若干行动。
tournament-no-opening = 从开局随机走 { $plies } 步，胜负总是已定。

## How games end

tournament-raised = 棋手崩溃。{ $error }
tournament-repeated = 局面出现了 { $times } 次。
tournament-too-long = 已走 { $plies } 步。

## Reports of matches

tournament-no-pairs = { $games } 局无法配对：最后一局是单独的。
tournament-elo = elo0 { $low } 应小于 elo1 { $high }。
tournament-errors = alpha 和 beta 应在 0 与 0.5 之间。
tournament-worker = 一个下棋的进程退出了，状态码 { $status }。
tournament-none = 还没有对局
tournament-title = { $game }：{ $first } 对 { $second }，{ $games } 局
tournament-title-interrupted = { $game }：{ $first } 对 { $second }，{ $games } 局（已中断）
tournament-headline = { $parts }
tournament-headline-elo = Elo { $elo }
tournament-headline-ratio = LLR { $ratio }
tournament-headline-many = 平均名次 { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) }，胜率 { NUMBER($wins, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-counts = +{ $wins } ={ $draws } −{ $losses }（{ NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }）
tournament-interval = { $value }（95%：{ $low } 到 { $high }）
tournament-copies = 有 { $copies } 局与之前的对局完全相同，例如第 { $copy } 局重复了第 { $original } 局。重复的不计，共计 { $counted } 局。
tournament-score = 得分：{ $counts }
tournament-elo-of = Elo：{ $elo }。更强的可能性：{ NUMBER($superiority, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-pairs = 各对局组中第一个玩家的得分：{ $pairs }
tournament-pairs-of = { $points } 分 { $count } 组
tournament-side = 执{ $who }：{ $games } 局得 { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-sprt-open = SPRT，Elo { $elo0 } 或 { $elo1 }：LLR { $ratio }（{ $low } 到 { $high }）。尚不明确。
tournament-sprt-stronger = SPRT，Elo { $elo0 } 或 { $elo1 }：LLR { $ratio }（{ $low } 到 { $high }）。第一个玩家强 { $elo1 } Elo，而不是 { $elo0 }。
tournament-sprt-not-stronger = SPRT，Elo { $elo0 } 或 { $elo1 }：LLR { $ratio }（{ $low } 到 { $high }）。第一个玩家并不强 { $elo1 } Elo，{ $elo0 } 更符合。
tournament-rank = 平均名次：{ NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) }（共 { $seats } 名；95%：{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } 到 { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }；均势：{ $even }）
tournament-wins = 胜率：{ NUMBER($wins, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }（95%：{ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } 到 { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }；均势：{ NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }）
tournament-ended = { $count } 局：{ $why }
tournament-adjudged = { $count } 局被判和。{ $why }
tournament-length = 平均每局 { $plies } 步
tournament-effort = { $player }：每次决策 { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } 毫秒
tournament-effort-nodes = { $player }：每次决策 { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } 毫秒，{ $nodes } 个节点，深度 { NUMBER($depth, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-late = { $player }：最多超时 { $time } 毫秒
tournament-failed = 第 { $number } 局：{ $player } 因故障判负。{ $why }
tournament-failed-more = 另有 { $count } 局因故障判负。
