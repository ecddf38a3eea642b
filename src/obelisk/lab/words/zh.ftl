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
