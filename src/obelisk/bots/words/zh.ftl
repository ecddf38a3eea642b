## Commands

bots-help-engine =
    为另一个程序下棋，通过标准输入输出使用 UGI 协议。

    UGI 是适用于任何两人游戏的 UCI。可以这样试：输入 [bold]ugi[/]，然后 [bold]position startpos moves h2g1[/]，然后 [bold]go movetime 1000[/]，最后 [bold]quit[/]。

    全部命令见 docs/bots.md。
bots-help-level = 强度，8 为最强。

## Why a program failed

bots-no-command = 没有可启动的命令。
bots-cannot-start = 无法启动 { $program }：{ $error }。
bots-no-answer = 程序没有及时回答。
bots-line-too-long = 程序发来超过 { $most } 字节的一行。
bots-closed = 程序关闭了输出。
bots-crashed = 程序崩溃（{ $signal }）。
bots-ended = 程序退出，状态码 { $status }。
bots-complained = { $reason }它的错误输出：{ $complaints }
bots-no-json = 程序发来“{ $line }”，不是 JSON。
bots-no-type = 程序发来“{ $line }”，不是带有 "type" 的对象。
bots-no-move = 它的回答中没有 "move"：“{ $given }”。
bots-no-bestmove = 它的 bestmove 没有给出着法。
bots-illegal = 程序走了非法的着法“{ $move }”。
bots-illegal-why = 程序走了非法的着法“{ $move }”。{ $why }
bots-illegal-clause = 程序走了非法的着法“{ $move }”。{ $why }（{ $rule }）
bots-not-ugi = { $game }有秘密信息或多于两个座位，不能用 UGI。它的机器人使用 JSON 行协议（docs/bots.md）。

## What the engine answers

bots-unknown-command = 没有命令“{ $given }”。可用：{ $known }。
bots-memory = 内存不足。
bots-searching = 搜索时不接受 { $command }，请先发送 stop。
bots-setoption = 请写 setoption name NAME value VALUE。
bots-position = 请写 position startpos 或 position fen TEXT，再写 moves …
bots-move-refused = 第 { $number } 步被拒绝，保留原局面。{ $why }
bots-no-search = 没有可停止的搜索。
bots-query = “{ $given }”不是查询，请写 query gameover、query p1turn 或 query result。
bots-search-failed = 搜索失败。{ $error }
bots-go-unknown = 不明白 go { $word }。
bots-go-number = go { $word } 后面要有数字。
bots-go-positive = go { $word } { $given } 应大于 0。
bots-go-no-limit = go 没有给这一方的限制，因此思考 { $seconds } 秒。
