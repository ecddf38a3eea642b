## Commands

lab-help-analyse =
    逐层加深，找出局面中的最佳变化。

    不设限制时思考十秒，按 Ctrl-C 停止。评分针对行动方，以该游戏最弱的棋子为单位。
lab-help-tune =
    用游戏自我对弈的对局拟合评估函数的权重。

    同样的命令得到同样的权重。权重是否更好，请用 obelisk match 检验。
lab-help-position = 局面的文本，或游戏名称（表示其开局）。
lab-help-game = 局面所属的游戏。不写则为第一个能读懂它的游戏。
lab-help-lines = 显示几条最佳变化。
lab-help-time = 思考多久。
lab-help-nodes = 搜索多少局面。
lab-help-depth = 搜索多深。
lab-help-threads = 同时搜索的线程数。
lab-help-table = 存放局面的内存。
lab-help-game-for-two = 两人游戏的名称。
lab-help-vary = 轮流使用该选项的所有值，或所列的值。
lab-help-games = 用来学习的对局数。
lab-help-tune-nodes = 每个行动搜索的局面数。
lab-help-weights = 从这些权重开始。
lab-help-write = 把新权重写入此文件。
lab-metavar-position = 局面
lab-metavar-vary = 选项[=A,B]

## Analysis

lab-analysis = { $game }，轮到{ $side }：{ $position }
lab-depth = 深度
lab-score = 评分
lab-nodes = 节点
lab-rate = 节点/秒
lab-seconds = 秒
lab-line = 着法
lab-secrets = { $game }有秘密信息，无法分析。
lab-no-position = 没有游戏能读取这个局面。

## Tuning

lab-no-weights = { $game }不是双人游戏，没有权重。
lab-playing = 正在下{ $game }
lab-fitted = { $games } 局，和棋 { $draws } 局，{ $positions } 个局面；损失由 { $before } 变为 { $after }

## Benchmarks

lab-no-version = { $folder } 中没有可比较的另一版本。
lab-no-answer = 另一版本没有回答。
lab-no-c = 无法与 C 比较：需要 gcc，并用 --yardstick 指定 { $file }。
lab-no-comparison = 无法与前一版本比较：{ $error }

lab-bench-line = { $game }：{ $what }：{ $ratio }（{ $low }–{ $high }）
lab-bench-perft-c = perft({ $depth })，走出每个叶子，比 C（gcc -O3）
lab-bench-random-c = 随机对局，比 C（gcc -O3）
lab-bench-batch = { $games } 局一批，比单个内核的随机对局
lab-bench-threads = 两个线程，比一个
lab-bench-perft-previous = perft({ $depth })，比上一版本
lab-bench-random-previous = 随机对局，比上一版本
lab-bench-search-perft-c = 搜索的每秒节点数，比 C 的 perft({ $depth })
lab-bench-threads-perft-c = 两线程搜索的每秒节点数，比 C 的 perft({ $depth })
lab-bench-plain-c = 不加筛选的 alpha-beta({ $depth })，比 C（gcc -O3）
lab-bench-search-c = 搜索的每秒节点数，比 C 中不加筛选的 alpha-beta({ $depth })
lab-bench-search-perft = 搜索的每秒节点数，比 perft({ $depth })
lab-bench-search-threads = 两线程搜索的每秒节点数，比一个线程
