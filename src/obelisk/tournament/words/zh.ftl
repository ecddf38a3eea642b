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
tournament-head-none = 还没有对局
tournament-head-rank = 平均名次 { $rank }，胜率 { $wins }
tournament-title = { $game }：{ $first } 对 { $second }，{ $games } 局
tournament-title-interrupted = { $game }：{ $first } 对 { $second }，{ $games } 局（中断）
tournament-copies = 重复 { $count } 局与别局完全相同（第 { $copy } 局同第 { $first } 局）。各计一次：{ $games } 局
tournament-score = 比分 { $score }
tournament-interval = { $value }（95 %：{ $low } 到 { $high }）
tournament-elo-of = Elo { $elo }，更强的可能性 { $superiority }
tournament-pairs = 成对 按第一位棋手的得分 { $pairs }
tournament-as = 执{ $side }：{ $games } 局得分率 { $share }
tournament-sprt-stronger = SPRT Elo { $elo0 } 或 { $elo1 }：LLR { $ratio }：第一位棋手强 { $elo1 } Elo，而不是 { $elo0 }
tournament-sprt-not-stronger = SPRT Elo { $elo0 } 或 { $elo1 }：LLR { $ratio }：第一位棋手没有强 { $elo1 } Elo，{ $elo0 } 更合适
tournament-sprt-unclear = SPRT Elo { $elo0 } 或 { $elo1 }：LLR { $ratio }：尚不明确
tournament-ranks = 平均名次 { $rank }，共 { $seats } 个座位（95 %：{ $low } 到 { $high }；均等为 { $even }）
tournament-wins = 胜率 { $share }（95 %：{ $low } 到 { $high }；均等为 { $even }）
tournament-ends = 结局 { $reasons }；每局 { $plies } 步
tournament-adjudged = { $count } 局判和：{ $why }
tournament-effort = { $player }：每次决定 { $time } 毫秒
tournament-effort-nodes = { $player }：每次决定 { $time } 毫秒，{ $nodes } 个节点，深度 { $depth }
tournament-late = { $player }：最多超时 { $late } 毫秒
tournament-failure = 第 { $game } 局因 { $player } 出错而负：{ $why }
tournament-failures = ……另有 { $count } 局因出错而负
