## Why something is refused, in general

server-error-invalid = 请求无法识别。
server-error-illegal = 规则不允许这样做。
server-error-not-found = 这里什么也没有。
server-error-not-yours = 你无权进行此操作。
server-error-not-now = 现在不能这样做。
server-error-too-late = 已经太晚了。
server-error-too-many = 操作太频繁，请稍候再试。
server-error-too-large = 内容太大。
server-error-sign-in = 请刷新页面或登录。
server-error-taken = 这个名字或相近的名字已被使用。
server-error-foreign = 请求来自其他网站，请在本站页面操作。
server-error-unavailable = 服务器繁忙或正在重启，请稍候再试。
server-error-fault = 服务器出错，已记录。
server-error-offline = 无法连接服务器。

server-mistake = { $what }。
server-mistake-at = { $place }：{ $what }。
server-too-deep = 内容嵌套太深。
server-nothing-here = 此地址没有内容。
server-failed = 这里出错了，已记录。
server-database-lost = 数据库没有响应，未做任何更改。请在 { $seconds } 秒后重试。
server-body-size = 请求内容最多 { $most } 字节。
server-body-time = 请求内容未在 { $seconds } 秒内送达。
server-address = 地址中含有不允许的字符。
server-host = 本服务器不使用“{ $host }”这个主机名。请用 IP 地址或 localhost 打开，或请管理员设置 OBELISK_ORIGIN。
server-foreign = 请求来自其他网站，请在本站页面操作。

## Too much

server-limit-requests = 请求太多，请在 { $seconds } 秒后重试。
server-limit-guests = 此地址的新访客太多，请在 { $seconds } 秒后重试。
server-limit-guests-a-day = 此地址今天的新访客太多，请在 { $seconds } 秒后重试。
server-limit-accounts = 此地址的新账号太多，请在 { $seconds } 秒后重试。
server-limit-sign-in = 登录尝试太多，请在 { $seconds } 秒后重试。
server-limit-connections = 连接太多，请在 { $seconds } 秒后重试。
server-limit-lines = 请求推演的着法太多，请在 { $seconds } 秒后重试。
server-limit-past = 查看的历史着法太多，请在 { $seconds } 秒后重试。
server-limit-passwords = 这个名字的密码输错太多次，请在 { $seconds } 秒后重试。
server-limit-names = 改名太频繁，请在 { $seconds } 秒后重试。
server-limit-tokens = 新令牌太多，请在 { $seconds } 秒后重试。
server-limit-matches = 你开的对局太多，请在 { $seconds } 秒后重试。
server-limit-matches-a-day = 你今天开的对局太多，请在 { $seconds } 秒后重试。
server-limit-commands = 操作太快，请在 { $seconds } 秒后重试。
server-limit-chat = 发言太快，请在 { $seconds } 秒后重试。
server-limit-analysis = 要分析的局面太多，请在 { $seconds } 秒后重试。
server-limit-messages = 消息太多，请在 { $seconds } 秒后重试。
server-at-once-connections = 同一地址最多 { $most } 个连接。
server-at-once-lines = 同一地址最多同时推演 { $most } 条着法。
server-at-once-analysis = 你最多同时进行 { $most } 项分析。
server-desk-full = 服务器繁忙，请在 { $seconds } 秒后重试。
server-match-busy = 这局棋同时发生的操作太多，请重试。
server-sign-in-busy = 登录的人太多，请稍候再试。

## Who you are

server-stranger = 请刷新页面或登录。（程序请先访问 /api/me。）
server-needs-account = 此操作需要账号，只需名字和密码。
server-bot-needs-account = 机器人需要账号。
server-has-account = 你已有账号，要另建账号请先退出。
server-wrong-password = 名字或密码不正确。
server-password-variety = 密码至少要有五个不同的字符。
server-password-name = 请不要用名字作密码。
server-no-person = 没有这个用户。
server-no-session = 你没有这个会话，它可能已结束。
server-no-token = 你没有这个令牌，它可能已被撤销。
server-most-tokens = 你已有 { $count } 个令牌，请先撤销一个。
server-token-invalid = 令牌无效，可能已被撤销。
server-token-scope = 此令牌没有“{ $scope }”权限。
server-token-for-play = 令牌只用于对局，请用密码登录后再操作。
server-name-taken = 名字“{ $name }”或与它相近的名字已被使用。
server-name-reserved = 名字“{ $name }”为本站保留，请另选一个。
server-name-invisible = 名字中含有看不见的字符。
server-name-length = 名字长度应为 { $least } 到 { $most } 个字符。
server-name-characters = 名字只能用文字、数字、空格和 -_.'·，不能用 { $wrong }。
server-name-empty = 名字至少要有一个文字或数字。
server-name-accents = 附加符号只能加在字母上，每个字母最多 { $most } 个。
server-name-script = 名字请只用一种文字，例如全用汉字。

## Starting a game

server-no-game = 这里没有“{ $game }”这种棋。
server-no-match = 没有这局棋，请检查链接。
server-match-unopened = 无法打开这局棋。
server-game-of = { $game }（软件包 { $package }）
server-game-failed = { $game }的程序出错，这局棋已中止。
server-look-raises = 读取时出错：{ $error }。
server-start-raises = 启动时出错：{ $error }。
server-game-unopened = { $game }的程序出错，无法打开这局棋。
server-too-many-waiting = 你已有 { $count } 局尚未开始，最多 { $most } 局。请退出一局，或等一局开始。
server-only-maker-invites = 只有创建者可以邀请他人。
server-rated-needs-account = 等级分对局需要账号。请创建账号，或下不计分的对局。
server-rated-with-engines = 有机器人参加的对局不能计等级分。
server-rated-position = 自定局面的对局不能计等级分。
server-seats-count = { $game }有 { $seats } 个座位，不是 { $given } 个。
server-seats-one = 你只能占一个座位。
server-seats-yours = 必须有一个座位是你的（“me”）。
server-seat-level = 座位 { $seat }：机器人必须有等级，也只有机器人有等级。
server-seat-range = 座位号为 0 到 { $last }。
server-levels-seat = 座位 { $seat } 已被占用。
server-notation = { $game }没有这种记谱法，只有 { $notations }。
server-position-secret = { $game }的局面会泄露秘密，请从头开始。
server-start = 无法使用这个起始局面。
server-start-over = 在这个起始局面，棋局已经结束。
server-position-over = 在这个局面，棋局已经结束。
server-clock-most-days = 用时最多 30 天。
server-clock-no-phases = 计时方式“{ $clock }”：{ $game }没有阶段，请用 action、main 或 days。
server-clock-secrets = 计时方式“main”会泄露{ $game }的秘密，请用 phases、action 或 days。
server-clock-time = 计时方式“{ $clock }”：时间必须大于 0。
server-chat-for-many = 聊天方式“{ $chat }”：两人以上的游戏才有私聊。
server-chat-closed = 聊天方式“closed”：没有交流时间，就谁也不能说话。请用有交流时间的计时，或换一种聊天方式。
server-preview = 光束预览只用于两人、不计等级分、没有秘密的对局。

## Taking a seat

server-match-full = 对局已经开始，没有空座位。
server-match-over = 对局已经结束。
server-match-not-over = 对局尚未结束。
server-not-begun = 对局尚未开始。
server-seats-open = 对局尚未开始，还有空座位。
server-has-seat = 你已占座位 { $seat }。
server-no-free-seat = 没有你能坐的空座位。
server-no-seat = 你在这局棋中没有座位。
server-seat-taken = 座位 { $seat } 不空，可选座位 { $free }。
server-begun-resign = 对局已经开始。可以认输，或在第二步之前取消。
server-only-maker-fills = 只有创建者可以让机器人入座。
server-only-maker-aborts = 对局开始之前，只有创建者可以取消。
server-you-left = 你已离席，请先回到座位。
server-no-bot = 没有机器人在替你下棋。
server-bot-takes-over = 在这个游戏里，离开者由机器人代替。

## Playing

server-not-your-turn = 还没轮到你。
server-table-talks = 现在是交流时间。请表示已准备好，或稍等。
server-nobody-waits = 没有人在等你准备。
server-too-late-to-abort = 已经走了两步。可以认输或提和。
server-opponent-here = 对手没有离开。
server-opponent-away = 对手离开了，请再等 { $seconds } 秒。
server-draws-for-two = 只有两人对局才能议和。
server-no-draw-offered = 没有人向你提和。
server-draw-offered = 你已经提和，走下一步之后才能再提。
server-takeback-casual = 只有两人的、不计等级分的对局可以悔棋。
server-no-takeback-asked = 没有人向你请求悔棋。
server-takeback-asked = 你已经请求过悔棋了。
server-takeback-declined = 悔棋请求已被拒绝 { $count } 次，走下一步之后才能再请求。
server-takeback-most = 你在这局棋中已请求悔棋 { $count } 次，不能再请求了。
server-takeback-nothing = 你还没有走过可以悔的棋。
server-rematch-agreed = 你已同意再来一局。
server-nothing-to-plan = 对局已经结束，没有可计划的着法。

## Talking

server-talk-watchers = 对局进行中，观众只能对“watchers”说话。
server-talk-to = 玩家可以对“all”、“players”或某些座位说话。
server-talk-pauses = 这一桌只能在交流时间说话。
server-talk-text = 请写点内容，不要用控制字符。
server-talk-empty = 这一行没有可读的内容。
server-talk-seats = 座位号为 0 到 { $last }。
server-private-players = 只有玩家可以私聊。
server-private-pauses = 只有多人游戏的交流时间可以私聊。
server-mute-yourself = 不能屏蔽自己。
server-most-muted = 你已屏蔽 { $count } 人，请先取消屏蔽其中一人。

## Studying

server-no-engines = 本服务器没有引擎。
server-in-progress = 你有一局{ $game }正在进行，结束之前引擎关闭。
server-record-secret = 对局尚未结束，棋谱仍然保密。
server-has-secrets = { $game }有隐藏信息，不能分析。
server-no-secrets = { $game }没有隐藏信息，请直接分析。
server-line-length = 一条着法最多 { $most } 步。
server-line-action = 第 { $number } 步 { $action }：

## Commands of the operator

server-help-serve =
    通过 HTTP 和 WebSocket 为玩家、机器人和引擎提供对局服务。

    未给出的选项取自方括号中的环境变量。启动时会创建并升级数据库。SIGTERM 可正常停止服务器。
server-help-work =
    为共用一个 PostgreSQL 数据库的服务器运行引擎。

    可以在任意多台机器上启动；服务器自身便可使用 --workers 0。
server-help-schema = 以 OpenAPI 格式写出服务器的接口，包括套接字的消息。
server-help-password =
    为忘记密码的人给账号设置新密码，并打印出来。

    该账号的所有会话都会结束，令牌保留。服务器可以继续运行。
server-help-backup = 完整一致地复制服务器的 SQLite 数据库，服务器运行时也可以。
server-help-host = 监听的地址（127.0.0.1）。[OBELISK_HOST]
server-help-port = 端口；0 表示任选一个空闲端口（8000）。[OBELISK_PORT]
server-help-database = postgresql://user@host/name；不写则为数据文件夹中的 SQLite。[OBELISK_DATABASE]
server-help-data = 服务器的文件夹，没有则创建（./obelisk-data）。[OBELISK_DATA]
server-help-workers = 同时思考的引擎数；0 表示没有（核心数减 1）。[OBELISK_WORKERS]
server-help-typescript = 输出为 TypeScript 类型。
server-help-output = 写入此文件。
server-help-account = 账号名称。
server-help-copy = 副本的位置，该文件不能已存在。
server-metavar-url = URL
server-metavar-address = 地址

## What the operator reads

server-serving = Obelisk 已启动：{ $address }
server-thinking = Obelisk 的引擎已就绪。
server-cannot-listen = 无法监听 { $host } 的端口 { $port }：{ $error }。
server-work-database = 引擎与服务器共用一个 PostgreSQL 数据库，请给出 --database postgresql://…；使用 SQLite 时由服务器自己运行引擎。
server-no-account = 没有名为“{ $name }”的账号。
server-backup-postgresql = 此命令用于 SQLite。PostgreSQL 请用 pg_dump。
server-backup-missing = { $file } 处没有数据库。
server-backup-exists = { $file } 已存在，不会覆盖。请换一个名称。
server-backup-failed = 无法把 { $source } 复制到 { $file }：{ $error }

server-setting-whole = { $name }={ $given }：必须是整数。
server-setting-flag = { $name }={ $given }：必须是 0 或 1。
server-setting-number = { $name }={ $given }：必须是数字。
server-setting-port = 端口不能是 { $given }，必须在 0（任选空闲端口）到 65535 之间。
server-setting-workers = 引擎数不能是 { $given }，必须在 0 到 256 之间。
server-setting-database = 数据库地址必须以 postgresql:// 或 sqlite:/// 开头。
server-setting-origin = 站点地址（origin）不能是 { $given }，应类似 https://games.example，后面不带其他内容。
server-setting-limits = limits 不能是 { $given }，必须在 0（不限）到 1000 之间。
server-setting-pace = pace 不能是 { $given }，必须在 0 到 10 秒之间。
server-setting-metrics = metrics 的令牌太短，至少要有 16 个字符。

server-folder-foreign = 文件夹 { $file } 属于别人：{ $error }
server-folder-unmade = 无法创建文件夹 { $file }：{ $error }
server-file-unwritable = 无法写入 { $file }：{ $error }
server-file-locked = 另一个服务器正在使用 { $file }。请停止它，或改用共享的 PostgreSQL 数据库。
server-file-unopened = 无法打开数据库 { $file }：{ $error }
server-file-damaged = 数据库 { $file } 已损坏（{ $error }）。请恢复备份，见 docs/server.md 中的“Backup and restore”。
server-table-missing = 数据库中没有表“{ $table }”。它已损坏，或属于其他程序。请恢复备份，见 docs/server.md 中的“Backup and restore”。
server-database-newer = 数据库属于更新的版本。请用那个版本启动服务器，或恢复备份，见 docs/server.md 中的“Backup and restore”。
server-database-unopened = 无法打开数据库：{ $error }

## The page on the server's health

server-health-ok = 一切正常。
server-health-unreachable = 无法连接数据库。对局会等到恢复为止。
server-health-unwritable = 无法保存任何内容。磁盘可能已满，原因见日志。
server-health-behind = 数据库的表与此版本不符，请重启服务器。
server-health-version = 版本
server-health-connections = 连接数
server-health-running = 进行中的对局
server-health-waiting = 等待玩家的对局
server-health-action-time = 100 个行动中有 95 个不超过
server-health-programs = 程序请从 { $address } 开始。
