language-name = 简体中文
language-tag = zh-Hans

## The site, the start pages, a match, the board

site-name = Obelisk
site-language = 语言
site-skip = 跳到正文
site-lost = 页面出错了。请重新加载，你的对局都还在。
site-notFound = 找不到这个页面。
site-goHome = 所有游戏
site-offline = 连不上服务器，请检查网络。正在重试…

home-title = 激光棋、大盘象棋、秘密地雷
home-lead = 点两下就能开局，无需注册。
home-continue = 你的对局
home-open = 等待对手
home-noneOpen = 现在没有人在等。先在上面选一个游戏，再点“寻找对手”。
home-running = 正在进行的对局
home-join = 加入
home-watch = 观战
home-resume = 继续
home-loading = 加载中…

start-title = 开始{ $game }
start-computer = 电脑
start-friend = 好友
start-online = 寻找对手
start-here = 同屏对战
start-computerHint = 选好等级，马上开始。
start-friendHint = 你会得到一个链接，好友打开后对局就开始。
start-onlineHint = 你的邀请会列在大厅，直到有人应战。
start-hereHint = 两个人在同一块屏幕上轮流走。
start-level = 等级
start-side = 执子
start-any = 随机
start-clock = 用时
start-begin = 开始
start-back = 所有游戏
start-preset = 规则
start-options = 全部规则选项
start-with = 对手

seat-open = 等待对手…
seat-invited = 等待好友…
seat-engine = { $name }，{ $level } 级
seat-you = 你
seat-away = 离开
seat-toAct = 轮到

match-failed = “{ $game }”的程序出错（软件包 { $package }）。
match-yourTurn = 轮到你：走一步，或转动一枚棋子。
match-yourTurnPoints = 轮到你：走一步。
match-theirTurn = { $name } 正在思考。
match-turnOf = 轮到{ $side }走。
match-preview = 光路预览：走棋前，双方都能看到光束会走到哪里。
match-waiting = 等待对手…
match-link = 把这个链接发给好友：
match-copy = 复制链接
match-copied = 已复制
match-join = 坐下
match-cancel = 取消对局
match-actions = 着法
match-noActions = 还没有着法。
match-first = 开局
match-previous = 上一步
match-next = 下一步
match-last = 最新
match-past = 正在查看第 { $number } 步。
match-flip = 翻转棋盘
match-resign = 认输
match-resignSure = 确定认输？
match-yes = 认输
match-no = 继续下
match-draw = 提和
match-drawOffered = 已提和
match-drawAsked = { $name } 提议和棋。
match-accept = 同意
match-decline = 拒绝
match-rematch = 再来一局
match-rematchAsked = 等待对方同意…
match-rematchWished = { $name } 想再来一局。
match-toRematch = 进入新对局
match-chat = 聊天
match-say = 说点什么
match-send = 发送
match-reconnecting = 连接断开，正在重连…对局不会丢失。
match-gone = 没有这个对局，或者它不公开。
match-ended = 你已退出登录，或会话已在别处结束。
match-won = 你赢了！
match-lost = 你输了。
match-drawn = 和棋。
match-wins = { $side }获胜。
match-aborted = 对局已取消。
match-undo = 悔棋
match-new = 新对局
match-chinese = 中文记谱

set-characters = 汉字
set-icons = 图案

board-keys = 方向键移动，回车选择，q 和 e 转动棋子，按“?”查看说明
board-piece = { $side }{ $kind }
board-empty = 空
board-target = 可以走到这里
board-left = 左转
board-right = 右转
board-clockwise = 顺时针转（e）
board-counter = 逆时针转（q）
board-promote = 升变？
board-promoteTo = 升变为{ $kind }
board-promoteNot = 不升变
board-revive = 复活{ $kind }

word-draw = 要求判和
word-pass = 跳过

## Settings, rule options, and what comes with a match

settings-title = 设置
settings-close = 完成
settings-theme = 主题
settings-theme-auto = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-board = 棋盘
settings-board-stone = 石材
settings-board-wood = 木纹
settings-board-sea = 海蓝
settings-board-contrast = 高对比度
settings-pieces = { $games }棋子
settings-notation = 记谱方式
settings-notation-letters = 字母
settings-notation-chinese = 中文
settings-speed = 动画
settings-speed-slow = 慢
settings-speed-normal = 正常
settings-speed-fast = 快
settings-speed-off = 关闭
settings-still = 系统要求减少动态效果，所以动画已关闭。
settings-sound = 声音
settings-volume = 音量
settings-confirm = 走棋前确认
settings-tips = 新手提示

start-changed = 已改 { $count } 项
start-reset = 恢复默认
start-position = 从指定局面开始
start-positionHint = 粘贴一个局面。留空则用标准开局。
start-preview = 光路预览
start-previewHint = 走棋前让双方都看到光束会走到哪里。
start-cannot = 无法这样开始。{ $reason }
start-over = 按这些规则，还没走第一步对局就结束了。{ $reason }
start-count = 从 { $least } 到 { $most } 的整数。
start-count-or-never = 0，或从 { $least } 到 { $most } 的整数。
start-marked = 请修改标出的规则选项。
start-continue = 继续保存的对局（第 { $number } 步）

clock-none = 不计时
clock-fast = 3+2
clock-medium = 10+5
clock-long = 30+10
clock-half = 每步 30 秒
clock-two = 每步 2 分钟
clock-day = 每步 1 天
clock-days = 每步 3 天

home-waiting = 等待对手

past-title = 已结束的对局
past-mine = 我的
past-all = 所有人的
past-whose = 显示
past-game = 游戏
past-anyGame = 所有游戏
past-name = 棋手
past-none = 这里还没有结束的公开对局。
past-noneMine = 你还没有下完的对局。下完一局，就会出现在这里。
past-noneFound = 没有符合的对局。换一个游戏或名字试试。
past-older = 更早的对局
past-open = 打开
past-record = 棋谱
past-recordHint = 将棋谱保存为文件
past-gamesOf = { $name } 的对局
past-rank = 你的名次：{ $rank }/{ $seats }。
past-first = 第一名：{ $names }。
past-plies = { $count } 步

share-share = 分享…
share-code = 扫码在手机上打开。
share-open = 这里的任何人都可以应战。也可以发送这个链接：
share-watch = 有这个链接的人都可以观战：

result-title = 结果
result-analyse = 分析
result-new = 换个对手

offer-takebackAsked = { $name } 请求悔棋。
offer-takebackSent = 已请求悔棋
offer-away = { $name } 已离开一段时间。你可以等待，或要求判定。
offer-claimWin = 要求判胜
offer-claimDraw = 要求判和

here-whoResigns = 哪一方认输？
here-agreed = 双方都同意和棋吗？
here-draw = 同意和棋
here-playOn = 继续下

losses-all = 损失：{ $pieces }
losses-one = { $kind } × { $count }
losses-none = 没有损失

site-newer = 有新版本可用。

match-watch = { $count } 人观战

notice-close = 关闭
notice-rules = 查看规则
notice-clause = 规则 { $clause }

match-yourTurnAlone = 轮到你了。
match-rules = 规则
match-goneHint = 请检查链接是否复制完整。如果对局不公开，请再要一份邀请。
match-again = 重新加载
match-seatTaken = 这个座位已经有人了，你可以在这里观战。
match-ownLink = 这是你自己的邀请。请把链接发给你想对弈的人。
match-linkWrong = 这个邀请无效，链接可能不完整。请再要一次，或在这里观战。
match-seatKept = 空位留给有邀请的人。请索要链接，或在这里观战。

plan-waiting = 已预设：{ $actions }
plan-cancel = 取消预设
plan-dropped = 预设的 { $action } 已无法走，预设已取消。

confirm-ask = 走 { $action }？
confirm-yes = 确定
confirm-no = 再想想

tip-ok = 知道了
tip-none = 不再提示
tip-select = 选一枚自己的棋子，看它能走到哪里，再点要去的位置。
tip-turn = 这枚棋子还能转动：用它旁边的箭头、棋盘下方的按钮，或按 q、e 键。
tip-check = 你的王被将军了。走王、吃掉攻击者或挡住它：只能走解除将军的着法。
tip-premove = 不用等：现在就可以走下一步，轮到你时若仍合规则，就会立即走出。按 Esc 取消。
tip-why = 大胆试试。不合规则的着法不会走出去，你还会看到原因。

## Tables with more than two seats

home-many = { $names } · { $taken }/{ $seats } 个座位已坐

many-bots = 只和机器人
many-friends = 好友
many-friendsHint = 你会得到一个可分享的链接。随时可以开始：空位由机器人补上。
many-public = 寻找对手
many-publicHint = 你的桌子会列在大厅，直到你开始。
many-seats = 座位
many-players = { $count } 名玩家
many-botLevel = 机器人
many-mixed = 混合等级
many-eachLevel = 逐个设定
many-botNumber = 机器人 { $number }
many-ownLevels = 按下面的设定
many-level = { $level } · { $name }
many-begin = 开始
many-open = 开桌
many-lobby = 座位坐满，或桌主点开始，游戏就开始。
many-lobbyOwner = 分享链接，准备好就开始。空位由机器人补上，等级由你选。
many-link = 本桌链接
many-fill = 用机器人补满并开始
many-takeSeat = 坐下
many-leaveSeat = 离开桌子
many-cancel = 关闭桌子
many-freeSeat = 空位
many-seatsTitle = 玩家
many-who = { $name }（{ $number }）
many-you = 你
many-isBot = 由机器人代玩，直到回来
many-hasLeft = 已离桌，由机器人代玩
many-isAway = 离开
many-isReady = 已准备
many-engine = 机器人，{ $level } 级
many-takeBack = 拿回座位
many-heldByBot = 你离开了，由机器人代玩。
many-youLeft = 你已离桌，由机器人代玩，直到你回来。
many-asked = 你可以做什么
many-youKnow = 你知道的
many-everybodyKnows = 所有人都知道的
many-yourTurn = 轮到你了。
many-turnOf = 等待 { $names } 行动。
many-watching = 你正在观战。
many-log = 经过
many-log-away = { $who } 离开了。
many-log-back = { $who } 回来了。
many-log-bot = 机器人暂时代替 { $who }。
many-log-resign = { $who } 离桌，暂由机器人代玩。
many-results = 结果
many-rank = 名次
many-place = 名次
many-player = 玩家
many-score = 得分
many-again = 再玩一次
many-resign = 退出游戏
many-resignSure = 确定离桌？在你回来之前由机器人代玩。
many-resignAlone = 确定退出？桌上只有你一个人，这局会就此结束。
many-resignYes = 退出
many-resignNo = 留下

## Read aloud: squares, pieces, and what an action did

way-N = 北
way-NE = 东北
way-E = 东
way-SE = 东南
way-S = 南
way-SW = 西南
way-W = 西
way-NW = 西北

board-facing = { $piece }，朝{ $way }
board-slanting = { $piece }，镜面从{ $one }到{ $other }
board-reserved = { $side }专用格
board-emitter = { $side }发射器，朝{ $way }发射
board-inCheck = 被将军
board-held = 已选中
board-taken = 选中：{ $piece }。
board-goals = 可以走到 { $squares }。
board-goesNowhere = 从这里无处可走。
board-mayTurn = q 左转，e 右转。
board-typed = 输入着法
board-typedHint = 例如 { $action }，按回车走棋。
board-play = 走棋

heard-piece = { $side }{ $kind } { $square }
heard-comma = ，
heard-moved = { $side }：{ $kind } { $from } 到 { $to }。
heard-swapped = { $side }：{ $kind } { $from } 与{ $other } { $to } 换位。
heard-clockwise = { $side }：{ $kind } { $square } 顺时针转动。
heard-counter = { $side }：{ $kind } { $square } 逆时针转动。
heard-beam = 光束：{ $way }，{ $end }。
heard-leaves = { $square } 向{ $heading }
heard-leg = { $leg }到 { $square }
heard-turns = 转向{ $heading }
heard-edge = 在 { $square } 离开棋盘
heard-struck = 击中{ $piece }
heard-absorbed = 被{ $piece } 挡住
heard-met = 在 { $square } 遇到另一束光，两束都消失
heard-removed = { $piece }被移除。
heard-appeared = 出现{ $piece }。

## First steps

learn-open = 入门
learn-title = 入门：{ $game }
learn-lead = 几个局面，每个只讲一点。不必先学规则。
learn-steps = 课程的步骤
learn-step = 第 { $number } 步，共 { $count } 步
learn-done = 已完成
learn-hint = 提示
learn-again = 再试一次
learn-next = 下一步
learn-good = 很好！
learn-not = 还不对。
learn-finished = 这是最后一步。你已经可以下棋了！
learn-later = 没有打勾的步骤随时可以补做。
learn-first = 下第一盘棋
learn-firstHint = 对手是最容易的电脑，不计时。
learn-restart = 重新开始

why-lost = 这样你会输掉对局。
why-own = 你自己的{ $kind }被击中了。光束不管碰到的是谁的棋子。
why-move = 这一步要把棋子移动到别的格。
why-turn = 这一步要在原地转动棋子。
why-swap = 这一步要让两枚棋子换位。
why-by = 这样可以走，但这一步要用的棋子是：{ $kinds }。
why-mirrors = 光束没有碰到镜子。
why-meets = 你的光束没有遇到别的光束。
why-takes = 要击中的棋子还在：{ $kind }。
why-capture = 什么也没吃到。
why-happens = 这样可以走，但这一步要的是别的。
why-wins = 对局还在继续：这样还没有赢。

## Rulebooks

rules-all = 规则
rules-lead = 每条规则都有编号，大多附有可以在棋盘上试走的例子。
rules-title = { $game }规则
rules-read = 阅读规则
rules-playIt = 开始{ $game }
rules-others = 其他游戏的规则
rules-contents = 目录
rules-find = 在规则中查找
rules-findKeys = 按 / 查找，回车到下一处，Esc 结束。
rules-nothing = 没有找到
rules-place = { $number } / { $count }
rules-next = 下一处
rules-previous = 上一处
rules-clause = 规则 { $id }：链接
rules-source = 出处：
rules-english = 这些规则还没有译成你的语言，以下是英文。
rules-why = 你看到的提示：“{ $text }”
rules-whyNear = 相关规则：
rules-whyNone = 在下面查找你想知道的内容。
rules-loadFault = 规则无法加载。请检查网络并重新加载页面。
rules-see = 在棋盘上看
rules-seeTale = 看例子
rules-hide = 收起例子
rules-example = 例 { $number } / { $count }
rules-exampleBefore = 上一个例子
rules-exampleNext = 下一个例子
rules-play = 走 { $action }
rules-back = 后退
rules-again = 重新开始
rules-possible = 这里可以走：
rules-refused = 这里不能走。试试看为什么：
rules-free = 也可以在棋盘上随意尝试。
rules-turnOf = 轮到{ $side }走。
rules-decision = 座位 { $seat }：{ $action }
rules-decisionRefused = 座位 { $seat } 不可以：{ $action }

## Analysis

analysis-title = 分析{ $game }
analysis-open = 分析
analysis-openBoard = 分析棋盘
analysis-loading = 正在摆棋…
analysis-players = { $first } – { $second }
analysis-nothing = 这个地址没有已结束的对局。对局结束后才能分析。
analysis-broken = 这个链接无法显示，所以这里是标准开局。{ $why }
analysis-engine = 引擎
analysis-engineOn = 打开引擎
analysis-engineOff = 关闭引擎
analysis-lines = 变化数
analysis-depth = 深度 { $depth }
analysis-thinking = 思考中…
analysis-toGame = 回到对局
analysis-noEngine = 引擎已关闭。
analysis-over = 对局在此结束。
analysis-playLine = 走 { $action }：{ $score }
analysis-moves = 着法
analysis-start = 开局
analysis-noMoves = 在棋盘上走一步，或在下面导入对局。
analysis-variation = 变化
analysis-promote = 设为主线
analysis-delete = 从这里删除
analysis-deleted = 已删除 { $action } 及其后的着法。
analysis-undo = 恢复
analysis-comment = 评注 { $action }
analysis-commentStart = 评注开局
analysis-keys = ← → 前后步，↑ ↓ 切换变化，Home 和 End 到两端
analysis-flip = 翻转棋盘
analysis-review = 分析整局
analysis-reviewAgain = 重新分析
analysis-reviewing = 正在分析第 { $number } / { $of } 步…
analysis-cancel = 取消
analysis-graph = 全局评估
analysis-graphAt = { $action } 之后，第 { $number } 步：{ $score }
analysis-graphStart = 开局：{ $score }
analysis-graphUnknown = 尚未评估
analysis-graphText = 文字版
analysis-mistakes = 双方失误
analysis-side = 方

fault-inaccuracy = 缓着
fault-mistake = 错着
fault-blunder = 败着
fault-inaccuracies = 缓着
fault-mistakes = 错着
fault-blunders = 败着
fault-better = { $fault }。更好的是 { $action }：{ $score }。
fault-plain = { $fault }。

score-equal = 大致均势
score-slightly = { $side }稍优（{ $points }）
score-better = { $side }占优（{ $points }）
score-winning = { $side }胜势（{ $points }）
score-won = { $side }已获胜
score-drawn = 和棋
score-wins = { $side } { $moves } 步取胜
score-winsWithin = { $side }最多 { $moves } 步取胜

analysis-share = 导入与导出
analysis-position = 局面
analysis-copyPosition = 复制局面
analysis-copyLink = 复制整个分析的链接
analysis-copyPositionLink = 复制此局面的链接
analysis-copyText = 复制着法文本
analysis-saveRecord = 保存为棋谱
analysis-saveText = 保存为文本
analysis-savePng = 图片（PNG）
analysis-saveSvg = 图片（SVG）
analysis-edit = 编辑此局面
analysis-copied = 已复制。
analysis-notCopied = 浏览器不允许复制。请选中文本手动复制。
analysis-importHint = 粘贴棋谱、着法、局面或链接；或选择文件。
analysis-importFile = 选择文件
analysis-importBegin = 导入
analysis-imported = 已导入。
analysis-emptyImport = 还没有可导入的内容：请粘贴，或选择文件。
analysis-noTree = 这份棋谱中的变化已损坏，所以只导入了对局本身。{ $why }
analysis-badGame = 文本中的游戏“{ $name }”这里没有。
analysis-badOption = 文本中的规则选项“{ $name }”在{ $game }里没有。
analysis-badTag = 第 { $line } 行：标签应写成 [Name "value"]。
analysis-openComment = 第 { $line } 行：评注以 { "{" } 开始，却没有以 { "}" } 结束。
analysis-noMove = 第 { $line } 行：( ) 中的变化必须跟在着法之后。
analysis-notOpen = 第 { $line } 行：有 ) 而前面没有 (。
analysis-notClosed = 第 { $line } 行：这里的 ( 没有以 ) 结束。
analysis-badLink = 链接已损坏：缺少一部分。
analysis-importFault = 无法导入。{ $why }

## The position editor

editor-title = 摆局：{ $game }
editor-open = 摆局
editor-board = 摆局棋盘：{ $game }
editor-keys = 方向键移动，回车放下或拿起，q 和 e 转动，Delete 移除
editor-palette = 棋子
editor-move = 移动
editor-moveHint = 拖动棋子，或先点棋子再点位置。
editor-turnHint = 再点一次可转动。
editor-remove = 移除
editor-removeHint = 点棋子把它移出棋盘。
editor-placeHint = 点格子放置{ $piece }。
editor-turnLeft = 左转
editor-turnRight = 右转
editor-sideToMove = 轮到
editor-pool = 阵亡棋子
editor-poolOf = { $side }阵亡棋子
editor-more = 增加一枚{ $piece }
editor-less = 减少一枚{ $piece }
editor-counts = 计数
editor-quiet = 无进展步数
editor-ply = 已走步数
editor-starts = 开局
editor-chooseStart = 选择…
editor-start = { $option }：{ $value }
editor-clear = 清空棋盘
editor-undo = 撤销
editor-text = 局面文本
editor-checking = 检查中…
editor-good = 局面有效
editor-over = 局面有效，但对局已经结束。{ $why }
editor-faults = 请先修正：
editor-play = 从这里开始下
editor-analyse = 分析
editor-share = 复制链接
editor-shared = 已复制
