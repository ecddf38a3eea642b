## Commands

terminal-help = Obelisk：棋类与桌面游戏之家。不妨试试 [bold]obelisk play khet[/]。
terminal-help-games = 列出所有游戏，或某个游戏的选项。
terminal-help-show = 显示一个局面：棋盘、轮到谁、局面的文本记法。
terminal-help-play = 在终端里与电脑或其他人对局。
terminal-help-perft =
    统计给定长度的行动序列数，这是检验规则引擎的标准方法。

    提前终局的序列和提和不计入。
terminal-help-replay =
    逐步显示已保存的对局，或以文本打印。

    不加 --seat 时显示全部内容，包括秘密。
terminal-help-warmup = 现在就编译所有游戏的内核，以后启动更快。
terminal-help-bench = 在同一次运行中比较速度，打印比值。
terminal-help-match =
    让两个玩家对弈多局，看谁更强。

    每个开局下两遍，双方互换座位。结果是得分、Elo 差距及其误差。两人以上的游戏中，第一个玩家每局占一个不同的座位，报告其平均名次。

    崩溃、违规或不再响应的玩家输掉该局。限定节点数或深度时，同样的命令会下出同样的对局。按 Ctrl-C 停止，并报告已完成的对局。
terminal-match-players =
    level=5 · level=8,threads=2,nodes=10000,depth=6,time=0.1（每次决策的秒数）

    simple · random · Starclaim 中为 random、cautious、heuristic

    "ugi:./engine --fast" · "json:python bot.py"（外部程序，见 docs/bots.md）
terminal-players = [bold]玩家[/]
terminal-examples = [bold]示例[/]

## Arguments and options

terminal-help-game = 游戏名称，可用 obelisk games 查看。
terminal-help-game-first = 游戏名称。不写则为 obelisk games 中的第一个。
terminal-help-one-game = 只处理这个游戏。
terminal-help-options-of = 显示这个游戏的选项。
terminal-help-option = 规则选项，可多次给出。
terminal-help-position = 从这个局面开始。
terminal-help-letters = 用字母代替汉字棋子。
terminal-help-notation = 行动的记法：plain；xionghan 还有 chinese。
terminal-help-language = 命令输出所用的语言。
terminal-help-help = 显示本帮助并退出。
terminal-help-svg = 把 SVG 图片写入此文件。
terminal-help-theme = 图片的配色。
terminal-help-pieces = 图片所用的棋子样式（如果游戏有多种）。
terminal-help-show-seat = 显示这个座位所见。不写则为观众所见。
terminal-help-against = 其他座位由谁来下：computer（电脑）、person（真人），或该游戏的简单玩家，例如 random。
terminal-help-level = 电脑的强度，1 到 8。
terminal-help-seat = 你的座位，1 号先行。几个人一起玩时，每人给出一个。
terminal-help-people = 两人以上的游戏中，几个人共用这个屏幕。0：只观看。
terminal-help-load = 继续已保存的对局。
terminal-help-pace = 观看时的讲述速度：每行的秒数，或 slow、readable、fast、none。按回车跳到下一阶段。
terminal-help-seed = 随机数种子。种子相同，对局也相同。
terminal-help-depth = 序列的长度。
terminal-help-divide = 按第一个行动分别打印数目。
terminal-help-bulk = 最后一步只计数、不走出来，速度更快。
terminal-help-file = 已保存的对局。
terminal-help-text = 打印带编号的行动列表。
terminal-help-step = 只显示这一步。
terminal-help-replay-seat = 显示这个座位当时能知道的内容。座位从 1 数起。
terminal-help-yardstick = 存放 C 语言基准程序的文件夹，需要 gcc。
terminal-help-previous = 用来比较的另一版本的 src 文件夹。
terminal-help-rounds = 每项比较的轮数。
terminal-help-first-player = 要衡量的玩家。
terminal-help-second-player = 它的对手。两人以上的游戏中占其余所有座位。
terminal-help-match-games = 对局数；使用 --sprt 时为上限。
terminal-help-movetime = 每次决策的毫秒数。
terminal-help-nodes = 每次决策搜索的局面数。
terminal-help-search-depth = 每次搜索的深度。
terminal-help-sprt = 一旦能判断两个 Elo 差距中哪个更符合就停止，误差率 5%。
terminal-help-openings = 每行写一个局面或若干行动的文件，或随机步数。
terminal-help-save = 把每局保存到此文件夹。
terminal-help-jobs = 同时进行的对局数。不写则每个处理器核心一局。
terminal-help-plies = 超过此长度的对局判和。
terminal-default-plies = 500；两人以上的游戏不限

terminal-metavar-game = 游戏
terminal-metavar-pair = 名称=值
terminal-metavar-text = 文本
terminal-metavar-name = 名称
terminal-metavar-who = 谁
terminal-metavar-pace = 速度
terminal-metavar-file = 文件
terminal-metavar-folder = 文件夹
terminal-metavar-depth = 长度
terminal-metavar-player = 玩家
terminal-metavar-openings = 文件|N
terminal-metavar-seconds = 秒

## Around the help. VALUE is replaced.

terminal-usage = 用法：
terminal-usage-options = [选项]
terminal-usage-command = 命令 [参数]
terminal-panel-options = 选项
terminal-panel-arguments = 参数
terminal-panel-commands = 命令
terminal-panel-error = 错误
terminal-default = [默认：VALUE]
terminal-required = [必填]

## A command line that is wrong

terminal-language-unknown = Obelisk 没有语言“{ $given }”，请选择 { $known }。
terminal-usage-help = 用法请看“{ $command } --help”。
terminal-usage-missing = 缺少参数 { $name }。
terminal-usage-no-command = 没有命令“{ $name }”。
terminal-usage-no-command-close = 没有命令“{ $name }”。是不是“{ $close }”？
terminal-usage-no-option = 没有选项 { $name }。
terminal-usage-no-option-close = 没有选项 { $name }。是不是 { $close }？
terminal-usage-no-value = { $name } 后面需要一个值。
terminal-usage-extra = 命令里有多余的内容：{ $given }
terminal-usage-wrong = { $name }：{ $why }
terminal-usage-invalid = { $name } 的值不对，应为{ $wanted }。
terminal-usage-choice = { $choices }
terminal-usage-whole = 整数
terminal-usage-whole-from = 不小于 { $least } 的整数
terminal-usage-whole-range = { $least } 到 { $most } 的整数
terminal-usage-number = 数字
terminal-usage-number-from = 不小于 { $least } 的数
terminal-usage-number-range = { $least } 到 { $most } 的数

terminal-piece-sets = { $game }有这些棋子样式：{ $known }。
terminal-notations = { $game }有这些记法：{ $known }。
terminal-against = { $game }的对手可以是 { $known }。
terminal-for-two = { $game }是两人游戏，请用 --against person，或只给一个 --seat。
terminal-not-for-two = { $game }不是没有秘密的两人游戏。
terminal-seats = 一共有 { $count } 个座位。
terminal-seat-range = { $game }的座位是 1 到 { $last }。
terminal-people-seats = --people 为 { $people }，而 --seat 给出了 { $seats } 个座位。
terminal-pace = “{ $given }”不是速度。请写 0 到 { $most } 的秒数，或 { $words }。
terminal-pace-unwatched = 只有观看的对局才有速度：两人以上的游戏，并使用 --people 0。
terminal-text-secrets = 行动列表会泄露所有秘密。
terminal-steps = 这局共有 { $count } 步。
terminal-no-elo = { $game }不是两人游戏，没有 Elo。
terminal-sprt = “{ $given }”不是两个 Elo 差距。请把较小的写在前面，例如 0,10。
terminal-openings-seed = { $game }的开局由随机数决定。
terminal-openings-two = 只有两人游戏才有开局。

terminal-file-missing = 没有这个文件或文件夹：{ $file }
terminal-file-forbidden = 没有权限：{ $file }
terminal-file-failed = { $file }：{ $why }

## Tables

terminal-column-game = 游戏
terminal-column-title = 名称
terminal-column-about = 简介
terminal-column-option = 选项
terminal-column-values = 取值
terminal-column-default = 默认
terminal-column-meaning = 含义

## Positions

terminal-name = { $who }
terminal-name-cap = { CAP($who) }
terminal-none = 无
terminal-to-act = 轮到{ $who }。
terminal-to-act-of = 轮到{ $who }，有 { $count } 个行动。
terminal-over = 对局结束。
terminal-over-because = 对局结束。{ $why }
terminal-lost = { $who }失去：{ $pieces }

## While something takes its time

terminal-preparing = 正在准备{ $game }
terminal-counting = 正在计数
terminal-measuring = 正在测量{ $game }
terminal-ready = { $game }：就绪
terminal-thinking = { $who }正在思考……

## A game

terminal-welcome = { $game }。请输入行动，例如 { $action }，或输入 help 查看帮助。
terminal-goodbye = 再见。
terminal-prompt-over = 对局结束
terminal-plays = { $who }：{ $action }
terminal-drawn = 和棋。{ $why }
terminal-wins = { $who }获胜。{ $why }
terminal-commands =
    actions      列出所有合法行动；actions e4：只列 e4 上棋子的行动
    undo         悔棋；与电脑对局时连同它的应着一起收回
    save 文件    保存对局；load 文件：继续已保存的对局
    picture 文件 把棋盘保存为 SVG 图片
    history      列出至今的行动
    position     以文本打印局面
    resign       认输；resign red：红方认输
    draw         规则允许时提和，否则向对方提议和棋
    new          开始新对局；quit：退出
terminal-over-undo = 对局已结束。输入 new 开始新对局，或输入 undo 退回。
terminal-over-new = 对局已结束。输入 new 开始新对局，或输入 quit 退出。
terminal-over-already = 对局已经结束。
terminal-undo-start = 已经是开头，没有可收回的。
terminal-resign-side = 没有“{ $given }”这一方。请写“resign { $first }”或“resign { $second }”。
terminal-resign-computer = { $who }由电脑来下，它不会认输。
terminal-draw-computer = 电脑不同意和棋。请继续下，或认输。
terminal-draw-offer = { $who }提议和棋。{ $other }同意吗？（是/否）
terminal-draw-declined = { $other }选择继续下。
# What may be typed to agree, in lower case
terminal-yes = 是 同意 yes y
terminal-file-needed = 哪个文件？请写 { $command } 文件。
terminal-saved = 已保存到 { $file }。
terminal-drawn-to = 图片已保存到 { $file }。
terminal-other-game = 这是{ $game }的对局。用“obelisk play { $id } --load 文件”继续。

## A game for several people at one screen

terminal-table-mixed = { $game }。屏幕前：{ $people }。其余座位由电脑（{ $bots }）来下。输入 help 查看可用的命令。
terminal-table-people = { $game }。屏幕前：{ $people }。输入 help 查看可用的命令。
terminal-table-bots = { $game }。所有座位都由电脑（{ $bots }）来下。
terminal-clear = 按回车键清屏。
terminal-pass-on = 请把屏幕交给 { $who }，然后按回车键。
terminal-commands-shared =
    map          再次显示地图
    save 文件    保存对局；load 文件：继续已保存的对局
    picture 文件 把你所见保存为 SVG 图片
    history      行动列表；position：局面文本（有秘密的游戏要等结束后）
    new          开始新对局；quit：退出
terminal-undo-never = 这里不能悔棋。
terminal-resign-never = 两人以上的游戏不能认输。输入 quit 退出。
terminal-draw-never = 只有两人游戏可以议和。
terminal-secrets = { $command } 会泄露所有座位的秘密，请等对局结束。
terminal-saved-secrets = 文件里有所有座位的秘密，请勿打开。
terminal-drawn-for = 图片已保存到 { $file }，内容是{ $who }所见。
