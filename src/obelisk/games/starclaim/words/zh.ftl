starclaim-title = 星域争夺
starclaim-about = 竞拍控制权，暗埋地雷，抢占星图。2 到 12 人。
starclaim-legend = 格中的数字是占领者的座位号。*n *m *c *s *p 是你的普通、矩阵、追击、孢子、净化地雷。

## 选项

starclaim-option-seats = 玩家人数
starclaim-option-rounds = 轮数
starclaim-option-auction = 竞拍方式
starclaim-option-order = 行动顺序
starclaim-option-no_bid = 无人出价时
starclaim-option-barred_previous = 无人出价时，被禁的玩家也可保留控制权
starclaim-option-overbid = 出价可以超过自己的金币
starclaim-option-open_gold = 公开所有玩家的金币
starclaim-option-fail_costs_ap = 踩雷的一步也消耗行动点
starclaim-option-allow_skip = 可以不占格就结束
starclaim-option-pay_self = 踩到自己的地雷也得金币
starclaim-option-explosion_report = 爆炸公开的信息
starclaim-option-spore_is_special = 未扩散的孢子地雷算特殊地雷
starclaim-option-vehicle_pool = 冲锋车的行动点
starclaim-option-vehicle_revisit = 冲锋车可以重复经过一格
starclaim-option-scan_per_step = 每步前的透视次数
starclaim-option-scan_after_demining = 第一格排雷后仍可透视
starclaim-option-bonus_ties = 最大连接数并列第一时
starclaim-option-deminer_secret = 使用排雷手不公开
starclaim-option-parallel_mines = 所有玩家同时埋雷

starclaim-value-auction-turn = 依次出价
starclaim-value-auction-live = 随时出价
starclaim-value-auction-sealed = 各出一次暗标
starclaim-value-order-stepwise = 控制者逐个指定
starclaim-value-order-upfront = 控制者一次排定
starclaim-value-no_bid-system = 随机排序
starclaim-value-no_bid-previous = 上轮控制者保留控制权
starclaim-value-no_bid-random = 随机一名玩家控制
starclaim-value-explosion_report-effects = 位置和清除的区域
starclaim-value-explosion_report-full = 还有各种地雷的数量
starclaim-value-vehicle_pool-own = 每辆各自计算
starclaim-value-vehicle_pool-shared = 同回合共用
starclaim-value-bonus_ties-dense = 第二名仍得奖励
starclaim-value-bonus_ties-standard = 第二名不得奖励

## 入门

starclaim-why-exploded = 地雷爆炸，这次行走占的格都没了。
starclaim-why-unpaid = 你中标了却付不起。真正的对局里你就不能再竞拍了。
starclaim-why-order = 这样就得你自己先走了。
starclaim-why-item = 要买的不是这个。
starclaim-why-ended = 回合结束了，目标还没达成。

starclaim-lesson-walk-title = 占领格子
starclaim-lesson-walk-task = 轮到你行走。从任意空格出发，走向相邻的格，一次占领四格。
starclaim-lesson-walk-hint = 选一个空格并确认，再继续选有标记的格，直到行动点用完。
starclaim-lesson-walk-done = 每格花一个行动点。你占的格有你的颜色、图案和号码。
starclaim-lesson-bury-title = 埋地雷
starclaim-lesson-bury-task = 每轮你可以藏一颗地雷。把它埋在别人会走的地方，然后结束回合。
starclaim-lesson-bury-hint = 中间的空隙 d4 是个好地方。选中、确认，再结束回合。
starclaim-lesson-bury-done = 只有你看得到它，地图周围的虚线框就是这个意思。你的地雷每爆炸一颗，你得 10 金币。
starclaim-lesson-bid-title = 赢得控制权
starclaim-lesson-bid-task = 机器人 2 出价 8 金币竞拍本轮的控制权，也就是决定谁先谁后的权利。出更高的价。
starclaim-lesson-bid-hint = 多 1 就够：9。别超过你的金币：付不起的人整局不能再竞拍。
starclaim-lesson-bid-done = 你付了出价，本轮由你控制。
starclaim-lesson-order-title = 安排次序
starclaim-lesson-order-task = 你有控制权，你的地雷在 d4。让别人先走。
starclaim-lesson-order-hint = 选一个机器人，不要选自己。
starclaim-lesson-order-done = 先走的人空地多，后走的人已经看到哪里爆炸过。
starclaim-lesson-radar-title = 小心地雷
starclaim-lesson-radar-task = 你的雷达数出了地雷：那些小数字只有你看得到。占领四格，别踩到地雷。
starclaim-lesson-radar-hint = 地雷在 d3 和 e2。从 b2 开始，向右到 c2，再往下。
starclaim-lesson-radar-done = 踩到地雷会失去这次行走占的所有格，回合也随之结束。
starclaim-lesson-deminer-title = 使用排雷手
starclaim-lesson-deminer-task = 你有一个排雷手，前面只有一条路：c4。走过去，回答问题。
starclaim-lesson-deminer-hint = 走到 c4。那里有地雷，使用排雷手。
starclaim-lesson-deminer-done = 地雷没了，没人因此得钱，你可以继续走。
starclaim-lesson-buy-title = 商店
starclaim-lesson-buy-task = 行走之后，每人独自逛一次商店。买一颗矩阵地雷。
starclaim-lesson-buy-hint = 列表里的第一样，20 金币，你有 45。
starclaim-lesson-buy-done = 没人知道你买了什么。下一轮它可以覆盖 2×2 的格子。
starclaim-lesson-win-title = 连成一片
starclaim-lesson-win-task = 这是全局最后一次行走，你有两个行动点。最大的连片得 3 分，第二大的得 1 分。赢下来！
starclaim-lesson-win-hint = 用 d1 把两片领地连起来，然后再占一格。
starclaim-lesson-win-done = 八格加最大连片的 3 分共 11 分。机器人 2 有九格，但连片只得 1 分。

starclaim-learn-tourTitle = 教学局
starclaim-learn-tour = 有教练陪你玩的真正对局：你和八个机器人，两轮，不计时。每一部分第一次出现时都有说明。
starclaim-learn-tourBegin = 开始教学局

starclaim-tour-welcome = 欢迎
starclaim-tour-pick = 控制权
starclaim-tour-drive = 冲锋车
starclaim-tour-defuse = 有地雷！

starclaim-coach-asked = 要做什么
starclaim-coach-secret = 隐藏信息
starclaim-coach-matters = 提示
starclaim-coach-auction-asked = 轮到你时，出价要高于上一个出价，或者放弃。出价最高者付钱并得到控制权，决定本轮谁先谁后。
starclaim-coach-auction-secret = 出价人人可见，但别人有多少金币没人知道。你开局有 100。
starclaim-coach-auction-matters = 之后还要用金币买道具，别全部出掉。放弃不花钱。
starclaim-coach-mine-asked = 为地雷选一个空格，确认，然后结束回合。
starclaim-coach-mine-secret = 只有你看得到它在哪里。爆炸时也没人知道是谁的。
starclaim-coach-mine-matters = 埋在别人会走的地方：每爆炸一颗你得 10 金币。它也会炸到你，要记住位置。
starclaim-coach-occupy-asked = 从任意空格出发，走到相邻的格，想停就停。每格一个行动点。
starclaim-coach-occupy-secret = 别人的地雷。踩到就失去本回合占的所有格，回合结束。
starclaim-coach-occupy-matters = 早点停下能保住已占的格，剩下的行动点留到下一轮。连在一起的格最后有奖励。
starclaim-coach-shop-asked = 买一样道具，或不买就离开。
starclaim-coach-shop-secret = 店里只有你一个人，没人看到你买了什么、还剩什么。
starclaim-coach-shop-matters = 特殊地雷威力更大。排雷手、冲锋车、透视仪和机器人保护你。剩下的金币在最后同分时决定名次。

## 阶段和道具

starclaim-phase-talk = 自由阶段
starclaim-phase-auction = 控制阶段
starclaim-phase-mine = 埋雷阶段
starclaim-phase-occupy = 占领阶段
starclaim-phase-shop = 购买阶段
starclaim-phase-end = 游戏结束

piece-starclaim-normal = 普通地雷
piece-starclaim-matrix = 矩阵地雷
piece-starclaim-chase = 追击地雷
piece-starclaim-spore = 孢子地雷
piece-starclaim-purify = 净化地雷
piece-starclaim-deminer = 排雷手
piece-starclaim-vehicle = 冲锋车
piece-starclaim-scanner = 透视仪
piece-starclaim-robot = 扫雷机器人
piece-starclaim-radar = 探测雷达

starclaim-item = { CAP($item) }
starclaim-item-count = { $count ->
    [1] { PIECE($item) }
   *[other] { PIECE($item) }×{ $count }
 }
starclaim-item-priced = { $count ->
    [1] { PIECE($item) }（{ $price }）
   *[other] { PIECE($item) }×{ $count }（{ $price }）
 }

starclaim-itemAbout-matrix = 覆盖 2×2 的格子，踩到任意一格都会爆炸。
starclaim-itemAbout-chase = 爆炸时，解除你选定的一格的占领。
starclaim-itemAbout-spore = 一轮之后，在周围的空格放出普通地雷。
starclaim-itemAbout-purify = 爆炸时，清除周围八格的地雷和占领。
starclaim-itemAbout-deminer = 踩到只有普通地雷的格时，救你一次。
starclaim-itemAbout-vehicle = 在前面探路，替你承受爆炸。
starclaim-itemAbout-scanner = 向所有人显示一个邻格的地雷数。
starclaim-itemAbout-robot = 清除一行或一列的普通地雷，限一次。
starclaim-itemAbout-radar = 只向你显示每一格的地雷数。

## 发生的事。$who 是行动的座位，或几个座位的列表。$you："yes" 是读者自己，"no" 是别人，
## "several" 是列表，"nobody" 是没有人。

starclaim-sentences = { $first }{ $then }

starclaim-event-round = 第 { $round } 轮开始。
starclaim-event-phase = { $phase ->
    [auction] 竞拍开始：争夺本轮的控制权。
    [mine] 埋雷开始：每人藏一颗地雷。
    [occupy] 占领开始：依次在星图上行走。
    [shop] 商店开门：每人可买一样道具。
   *[end] 游戏结束。
 }
starclaim-event-bid = { $you ->
    [yes] 你出价 { $amount }。
   *[no] { $who } 出价 { $amount }。
 }
starclaim-event-pass = { $you ->
    [yes] 你放弃竞拍。
   *[no] { $who } 放弃竞拍。
 }
starclaim-event-sealed = { $you ->
    [yes] 你已投标。
   *[no] { $who } 已投标。
 }
starclaim-event-tie = { $who } 并列最高价 { $amount }，再投一次。
starclaim-event-default = { $you ->
    [yes] 你付不起 { $amount }，本局不能再竞拍。重新竞拍。
   *[no] { $who } 付不起 { $amount }，本局不能再竞拍。重新竞拍。
 }
starclaim-event-control = { $you ->
    [yes] 你以 { $price } 金币获得控制权。
    [nobody] 没有人获得控制权，顺序随机。
   *[no] { $who } 以 { $price } 金币获得控制权。
 }
starclaim-event-order = 顺序：{ $seats }。
starclaim-event-pick = { $self ->
    [yes] { $you ->
        [yes] 你指定自己下一个行动。
       *[no] { $who } 指定自己下一个行动。
     }
   *[no] { $you ->
        [yes] 你指定下一位：{ $picked }。
       *[no] { $who } 指定下一位：{ $picked }。
     }
 }
starclaim-event-turn = { $you ->
    [yes] { $phase ->
        [mine] 轮到你埋雷。
        [shop] 轮到你逛商店。
       *[occupy] 轮到你行走。
     }
   *[no] { $phase ->
        [mine] { $who } 正在埋雷。
        [shop] { $who } 在商店里。
       *[occupy] { $who } 开始行走。
     }
 }
starclaim-event-done = { $reason ->
    [stop] { $you ->
        [yes] 你停下。
       *[no] { $who } 停下。
     }
    [points] { $you ->
        [yes] 你的行动点用完了。
       *[no] { $who } 的行动点用完了。
     }
    [boxed] { $you ->
        [yes] 你无路可走。
       *[no] { $who } 无路可走。
     }
    [full] { $you ->
        [yes] 没有空格，你无法行走。
       *[no] 没有空格，{ $who } 无法行走。
     }
   *[none] { $phase ->
        [mine] { $you ->
            [yes] 你埋好了雷。
           *[no] { $who } 埋好了雷。
         }
        [shop] { $you ->
            [yes] 你离开商店。
           *[no] { $who } 离开商店。
         }
       *[occupy] { $you ->
            [yes] 你的回合结束。
           *[no] { $who } 的回合结束。
         }
     }
 }
starclaim-event-forfeit = { $you ->
    [yes] 没有空格，你失去了普通地雷。
   *[no] 没有空格，{ $who } 失去了普通地雷。
 }
starclaim-event-buried = { $kind ->
    [matrix] 你埋下{ PIECE($mine) }，覆盖 { $cells }。
    [chase] 你在 { $cell } 埋下{ PIECE($mine) }，目标 { $target }。
   *[normal] 你在 { $cell } 埋下{ PIECE($mine) }。
 }
starclaim-event-radar = { $count ->
    [0] 你的雷达没有发现地雷。
   *[other] 你的雷达在 { $count } 格发现地雷。
 }
starclaim-event-radar-counts = 各格的地雷数：{ $cells }。
starclaim-event-spread = { $count ->
    [0] 你在 { $cell } 的孢子地雷周围没有空格，无法扩散。
   *[other] 你在 { $cell } 的孢子地雷扩散到 { $cells }。
 }
starclaim-event-occupy = { $you ->
    [yes] { $ending ->
        [stop] 你占领 { $cells }，然后停下。
        [points] 你占领 { $cells }，行动点用完。
        [boxed] 你占领 { $cells }，无路可走。
       *[none] 你占领 { $cells }。
     }
   *[no] { $ending ->
        [stop] { $who } 占领 { $cells }，然后停下。
        [points] { $who } 占领 { $cells }，行动点用完。
        [boxed] { $who } 占领 { $cells }，无路可走。
       *[none] { $who } 占领 { $cells }。
     }
 }
starclaim-event-question = { $cell } 有普通地雷。使用排雷手吗？
starclaim-event-deminer = { $you ->
    [yes] 你在 { $cell } 使用排雷手。
   *[no] { $who } 在 { $cell } 使用排雷手。
 }
starclaim-event-scan = { $you ->
    [yes] { $count ->
        [0] 你透视 { $cell }：没有地雷。
       *[other] 你透视 { $cell }：{ $count } 颗地雷。
     }
   *[no] { $count ->
        [0] { $who } 透视 { $cell }：没有地雷。
       *[other] { $who } 透视 { $cell }：{ $count } 颗地雷。
     }
 }
starclaim-event-robot = { $you ->
    [yes] { $line ->
        [row] 你清除第 { $name } 行的普通地雷。
       *[column] 你清除 { $name } 列的普通地雷。
     }
   *[no] { $line ->
        [row] { $who } 清除第 { $name } 行的普通地雷。
       *[column] { $who } 清除 { $name } 列的普通地雷。
     }
 }
starclaim-event-vehicle = { $you ->
    [yes] 你派出冲锋车，有 { $points } 个行动点。
   *[no] { $who } 派出冲锋车，有 { $points } 个行动点。
 }
starclaim-event-drive = { $you ->
    [yes] 你的冲锋车驶过 { $cells }。
   *[no] { $who } 的冲锋车驶过 { $cells }。
 }
starclaim-event-explode = { $vehicle ->
    [yes] { $you ->
        [yes] 你的冲锋车在 { $cell } 爆炸！
       *[no] { $who } 的冲锋车在 { $cell } 爆炸！
     }
   *[no] { $you ->
        [yes] 你在 { $cell } 踩到地雷！你的回合结束。
       *[no] { $who } 在 { $cell } 踩到地雷！
     }
 }
starclaim-event-effect = { $kind ->
    [matrix] 矩阵地雷覆盖了 { $cells }。
    [chase] 追击地雷击中 { $cells }。
   *[purify] 净化地雷清除了 { $cells }。
 }
starclaim-event-freed = { $cells } 重新空出。
starclaim-event-lost = { $you ->
    [yes] 你失去 { $cells }。
   *[no] { $who } 失去 { $cells }。
 }
starclaim-event-mines = 爆炸的有：{ $mines }。
starclaim-event-paid = 你在 { $cell } 的地雷为你赚得 { $amount } 金币。
starclaim-event-bought = 你买了{ PIECE($item) }。
starclaim-event-bought-nothing = 你什么也没买。
starclaim-event-end = { $you ->
    [yes] 你获胜！
    [several] { $who } 并列第一。
   *[no] { $who } 获胜。
 }

## 终端和图片的文字

starclaim-heading = 第 { $round } 轮，共 { $rounds } 轮：{ $phase }
starclaim-picture = 星域争夺。{ $where }
starclaim-list = { $items }
starclaim-cells = { $count } 格
starclaim-points = { $count } 行动点
starclaim-cells-bonus = { $count } 格 + { $bonus }
starclaim-group = 连接 { $count }
starclaim-rank = 第 { $rank } 名
starclaim-hand = 一颗待埋的普通地雷
starclaim-no-items = 没有道具
starclaim-secret = 只有你看到：{ $items }
starclaim-own-mine = { $kind ->
    [matrix] { PIECE($mine) } { $cells }
    [chase] { PIECE($mine) } { SQUARE($mine) }，目标 { $target }
   *[normal] { PIECE($mine) } { SQUARE($mine) }
 }
starclaim-own-mines = 你的地雷：{ $mines }
starclaim-stock = 库存和价钱：{ $items }
starclaim-stock-empty = 商店已售罄。
starclaim-cell-count = { $cell }（{ $count }）
starclaim-panel-cells = { $count ->
   *[other] 格
 }
starclaim-panel-mines = 你的地雷
starclaim-panel-radar = 小数字：第 { $round } 轮的雷达
starclaim-panel-stock = 库存

starclaim-sign-path = [n] 本回合占领的格
starclaim-sign-vehicle = » 冲锋车，› 它走过的格
starclaim-sign-explosion = ✸ 爆炸，x 重新空出
starclaim-sign-scan = =n 透视到的地雷数
starclaim-sign-own = *n *m *c *s *p 你的普通、矩阵、追击、孢子、净化地雷；*+ 多颗
starclaim-sign-radar = ^n 雷达上的地雷数
starclaim-sign-question = ?? 在此使用排雷手吗？
starclaim-sign-left = !n !m !c !s !p 终局剩下的地雷；!+ 多颗

starclaim-column-ranks = 名次
starclaim-column-seat = 座位
starclaim-column-scores = 得分
starclaim-column-cells = 格子
starclaim-column-bonus = 奖励
starclaim-column-groups = 连接
starclaim-column-gold = 金币
starclaim-seat-player = { $seat }（{ $player }）
starclaim-seat-gold = { $who } 有 { $gold }
starclaim-gold-decides = 同为 { $score } 分，比金币：{ $seats }。

starclaim-command-actions = 现在可以做什么
starclaim-command-word = 可以走到的所有格
starclaim-command-items = 商店里每样道具的作用
starclaim-command-help = 一样道具或一种行动的说明
starclaim-listed = { $kind ->
    [lines] { $word }：{ $count } 个行和列
    [pairs] { $word }：{ $count } 种格与目标的组合
   *[cells] { $word }：{ $count } 格
 }
starclaim-help-bid = 出价 12 金币，竞拍安排次序的权利
starclaim-help-pass = 退出本次竞拍
starclaim-help-pick = 让座位 3 下一个行动
starclaim-help-mine = 在空格 c4 埋下普通地雷
starclaim-help-matrix = 在 c4 d4 c5 d5 中的空格埋下矩阵地雷
starclaim-help-chase = 在 c4 埋下追击地雷，爆炸时解除 f6 的占领
starclaim-help-spore = 埋下孢子地雷，下一轮扩散到周围的空格
starclaim-help-purify = 埋下净化地雷，爆炸时清除周围八格
starclaim-help-radar = 用雷达数出每一格的地雷
starclaim-help-end = 结束埋雷
starclaim-help-step = 占领 c4：先选任意空格，之后走相邻的空格
starclaim-help-scan = 向所有人显示 c5 的地雷数
starclaim-help-stop = 保住已占的格，结束回合
starclaim-help-vehicle = 派冲锋车探路
starclaim-help-robot = 清除一行的普通地雷（一列：robot column c）
starclaim-help-drive = 把冲锋车开到 c4
starclaim-help-defuse = 使用排雷手并占领该格（defuse no：让它爆炸）
starclaim-help-buy = 买一样道具
starclaim-help-skip = 什么也不买
starclaim-help-unknown = 没有关于“{ $word }”的说明。可以查：{ $known }。
starclaim-pick-seats = 不能执行“{ $action }”。请写 pick 和座位：{ $seats }。

## 读不懂的行动

starclaim-forms = 行动的写法如“step c4”。
starclaim-action-unknown = “{ $action }”不是行动。现在可以写 { $forms } 等。
starclaim-action-form = 读不懂“{ $action }”。请写成 { $forms }。
starclaim-action-bid = 读不懂“{ $action }”：出价是整数，例如 bid 12。
starclaim-action-seat = “{ $action }”里没有这个座位：座位编号是 0 到 { $last }。
starclaim-action-cell = 读不懂“{ $action }”：没有“{ $cell }”这一格，格子从 a1 到 { $last }。
starclaim-action-row = 读不懂“{ $action }”：行号是 1 到 { $last }。
starclaim-action-column = 读不懂“{ $action }”：列从 a 到 { $last }。
starclaim-action-line = 读不懂“{ $action }”：机器人清扫一行或一列，例如 robot row 4。
starclaim-action-answer = 读不懂“{ $action }”：回答 yes 或 no。
starclaim-action-item = “{ $action }”里没有这种道具。道具有：{ $items }。

## 规则不允许的行动

starclaim-not-asked = 现在不能执行“{ $action }”，可以写 { $forms } 等。
starclaim-bid-low = 出价至少是 { $lowest }。
starclaim-bid-none = 不能再出更高的价，只能放弃。
starclaim-bid-high = 出价不能高于 { $highest }。
starclaim-bid-unpaid = 你有 { $gold } 金币，本局出价不能超过自己的金币。
starclaim-pick-done = { $you ->
    [yes] 你在本阶段已经行动过，请选别的座位。
   *[no] { $who } 在本阶段已经行动过，请选别的座位。
 }
starclaim-pick-named = { $you ->
    [yes] 你已经排了自己，请选别的座位。
   *[no] { $who } 已经排过了，请选别的座位。
 }
starclaim-no-mine = 你本轮没有普通地雷可埋了。
starclaim-not-free = { $cell } 已被占领，请选空格。
starclaim-no-item = 你没有{ PIECE($item) }。
starclaim-matrix-off-board = “{ $action }”超出棋盘。请写 2×2 方块的左上格。
starclaim-matrix-occupied = “{ $action }”的四格都已被占领，至少要有一格未占领。
starclaim-chase-target = { $target } 未被占领，追击地雷的目标必须是已占领的格。
starclaim-bury-first = 结束之前先埋下普通地雷，例如 mine c4。
starclaim-not-beside = { $cell } 与你最后占领的格没有公共边。
starclaim-step-first = 至少走一步才能停下。
starclaim-too-late = “{ $action }”只能在第一步之前使用。
starclaim-too-early = “{ $action }”只能在第一步之后使用。
starclaim-first-cell-mined = 第一格有雷，本回合不能透视。
starclaim-scanned-enough = 每步之前只能透视 { $count } 次。
starclaim-vehicles-rest = 你的冲锋车本回合都用过了。
starclaim-vehicle-points = 冲锋车本回合没有行动点了。
starclaim-drive-not-beside = { $cell } 与冲锋车所在的格没有公共边。
starclaim-driven-over = 冲锋车已经走过 { $cell }。
starclaim-sold-out = { PIECE($item) }已售罄。
starclaim-too-dear = { PIECE($item) }要 { $price } 金币，你只有 { $gold }。

## 局面。turn.path 之类是 JSON 文本的键。

starclaim-position-json = 局面是一个 JSON 对象。这段文字从第 { $line } 行第 { $column } 列起不是 JSON。
starclaim-position-object = 局面是一个 JSON 对象，例如 { "{\"round\":1}" }。
starclaim-position-key = 没有“{ $key }”这个键。键有 { $keys }。
starclaim-position-inner-key = { $where } 没有“{ $key }”这个键。它的键有 { $keys }。
starclaim-position-key-twice = 键“{ $key }”在同一个对象里出现两次。
starclaim-position-number = { $where } 是 { $given }，应为 { $least } 到 { $most } 的整数。
starclaim-position-seat = { $where } 是 { $given }，座位编号是 0 到 { $last }。
starclaim-position-seat-key = { $where } 有键“{ $key }”，座位编号是 0 到 { $last }。
starclaim-position-seat-twice = { $where } 两次写了座位 { $seat }。
starclaim-position-cell = { $where } 里的 { $given } 不是格子。格子从 "a1" 到 "{ $last }"。
starclaim-position-cell-twice = { $where } 两次写了格子“{ $cell }”。
starclaim-position-list = { $where } 是 { $given }，应为列表。
starclaim-position-map = { $where } 是 { $given }，应为对象。
starclaim-position-entries = { $where } 有 { $count } 项，应有 { $seats } 项。
starclaim-position-item = { $where } 里的“{ $item }”不是道具。道具有：{ $items }。
starclaim-position-word = { $where } 是 { $given }，应为 { $words }。
starclaim-position-boolean = { $where } 是 { $given }，应为 true 或 false。
starclaim-position-mine-key = { $where } 有“{ $key }”，只有{ PIECE($mine) }才有它。
starclaim-position-square = { $where } 是矩阵地雷，它的 2×2 方块超出棋盘。
starclaim-position-covers = { $where } 必须是该地雷 2×2 方块中的格子，每格一次。
starclaim-position-covers-nothing = { $where } 什么也没覆盖。矩阵地雷覆盖 1 到 4 个空格。
starclaim-position-mine-occupied = 有地雷覆盖 { $cell }，而它已被占领。
starclaim-position-item-numbers = { PIECE($item) }太多：库存 { $stock }，持有 { $held }，埋下 { $buried }，全局只有 { $most }。
starclaim-position-normal-mines = 有 { $count } 颗普通地雷，此时最多 { $most } 颗。
starclaim-position-shop-last-round = 最后一轮没有 shop 阶段。
starclaim-position-end-early = 第 { $round } 轮不能是 end 阶段，对局在第 { $rounds } 轮结束。
starclaim-position-done-queue = 在 auction 和 end 阶段，done 和 queue 必须为空。
starclaim-position-controller-auction = 在 auction 阶段，controller 必须为 null，price 必须为 0。
starclaim-position-turn-phase = 在 auction 和 end 阶段，turn 必须为 null。
starclaim-position-hand = 本阶段每个座位的 hand 必须为 { $hand }。
starclaim-position-hand-done = { $where } 必须为 0：该座位已完成，地雷已埋下。
starclaim-position-hand-forfeited = { $where } 必须为 0：没有空格，地雷已失去。
starclaim-position-hand-to-come = { $where } 必须为 1：该座位还没埋雷。
starclaim-position-auction-outside = auction 阶段之外，auction 必须为 null。
starclaim-position-auction-null = auction 是 null，在 auction 阶段应为对象。
starclaim-position-auction-barred = auction.active 里有被禁的座位。
starclaim-position-auction-high = 只有 auction.holder 为 null 时，auction.high 才为 0。
starclaim-position-auction-holder = auction.holder 必须在 auction.active 里。
starclaim-position-auction-form = auction.sealed 和 auction.floor 只用于暗标。
starclaim-position-auction-over = 没有座位可以再出价，竞拍应已结束。
starclaim-position-auction-asked = auction.asked 必须在 auction.active 里。
starclaim-position-auction-asked-holder = auction.asked 不能是 auction.holder。
starclaim-position-auction-asked-null = 不是依次出价时，auction.asked 必须为 null。
starclaim-position-sealed-high = 暗标时，auction.high 必须为 0，auction.holder 必须为 null。
starclaim-position-sealed-active = auction.sealed 里有不在 auction.active 中的座位。
starclaim-position-sealed-floor = auction.sealed 里有不高于 auction.floor 的出价。
starclaim-position-sealed-two = auction.floor 大于 0 时，auction.active 里至少要有两个座位。
starclaim-position-done-queued = 有座位同时在 done 和 queue 里。
starclaim-position-turn-listed = 座位 { $seat } 正在行动，不能在 done 或 queue 里。
starclaim-position-all-done = 所有座位都已完成，本阶段应已结束。
starclaim-position-turn-parallel = 所有人同时埋雷时，turn 必须为 null，queue 必须为空。
starclaim-position-queue-stepwise = 逐个指定座位时，queue 必须为空。
starclaim-position-order-upfront = 一次排定顺序时，done、queue 和正在行动的座位合起来必须是全部座位。
starclaim-position-turn-needed = 没有控制者，必须有座位正在行动。
starclaim-position-last-seat = 只剩一个座位，必须由它行动。
starclaim-position-turn-seat-only = 在 mine 和 shop 阶段，turn 里只能有 seat。
starclaim-position-turn-over = 行动的座位没有行动点，或没有空格，回合应已结束。
starclaim-position-scans = turn.scans 最多为 { $most }，第一步之前为 0。
starclaim-position-mined-early = 第一步之前 turn.mined 不能为 true。
starclaim-position-vehicles = 停下和行驶中的冲锋车多于该座位拥有的。
starclaim-position-pool-own = 冲锋车不共用行动点时，turn.pool 必须为 null。
starclaim-position-pool-null = turn.pool 是 null，冲锋车共用行动点时应为数字。
starclaim-position-pool = turn.pool 最多为 { $most }。
starclaim-position-path = turn.path 的每一格必须与前一格有公共边，且不能重复。
starclaim-position-path-owner = turn.path 的格子必须属于正在行动的座位。
starclaim-position-path-long = turn.path 有 { $count } 格，但只用了 { $most } 个行动点。
starclaim-position-path-boxed = turn.path 之后无路可走，回合应已结束。
starclaim-position-vehicle-late = 第一步之后不能有行驶中的冲锋车。
starclaim-position-vehicle-cell = turn.vehicle.cell 必须是 turn.vehicle.seen 的最后一格。
starclaim-position-vehicle-occupied = turn.vehicle.seen 里有已占领的格。
starclaim-position-vehicle-path = turn.vehicle.seen 的每一格必须与前一格有公共边。
starclaim-position-vehicle-twice = turn.vehicle.seen 里有重复的格。
starclaim-position-vehicle-left = turn.vehicle.left 加 turn.vehicle.seen 的格数必须等于 { $points }。
starclaim-position-vehicle-pool = turn.vehicle.left 必须等于 turn.pool，加 turn.vehicle.seen 的格数最多为 { $points }。
starclaim-position-vehicle-boxed = 冲锋车无路可走，应已停下。
starclaim-position-defuse-deminer = 有 turn.defuse，但正在行动的座位没有排雷手。
starclaim-position-defuse-vehicle = 有 turn.defuse，但冲锋车正在行驶。
starclaim-position-defuse-cell = turn.defuse 必须是路径旁边的空格。
starclaim-position-defuse-mines = turn.defuse 必须是只有普通地雷的格。

## 程序的错误

starclaim-seed = seed 是 { $seed }，应为 0 到 2^64 − 1 的整数。
starclaim-no-view = { $view } 不是本游戏的视图。
starclaim-no-opponent = 没有对手 { $name }。对手有：{ $names }。
starclaim-level = 没有等级 { $level }。等级是 1 到 { $most }。
starclaim-theme = 没有主题 { $theme }。主题有：{ $themes }。
starclaim-batch-illegal = 批次中的第 { $game } 局：{ $decision } 不是 { $who } 的合法决定。

## 浏览器里的牌桌

starclaim-table-title = 玩星域争夺
starclaim-table-lead = 竞拍控制权，暗埋地雷，占领格子，稳住心态。格子最多者胜。
starclaim-table-botsHint = 马上开始，不计时，边玩边有简短说明。
starclaim-table-timers = 计时
starclaim-table-noTimers = 不计时
starclaim-table-pauses = 不计时，有交流时间
starclaim-table-timersTalk = 计时，有交流时间
starclaim-table-timersFast = 计时，无交流时间
starclaim-table-timersHint = 计时对局每个决定有 20 到 60 秒。超时由系统代走，两次之后由机器人接手。
starclaim-table-roundsShown =
    { $count ->
       *[other] { $count } 轮
    }
starclaim-table-chatForm = 聊天
starclaim-table-chat-open = 只有公开聊天
starclaim-table-chat-table = 公开聊天随时，私聊只在交流时间
starclaim-table-chat-closed = 只在交流时间
starclaim-table-chat-all = 公开聊天和私聊都随时
starclaim-table-rules = 本桌规则
starclaim-table-map = 星图
starclaim-table-mapShown = { $side } × { $side } 格
starclaim-table-yes = 是
starclaim-table-no = 否
starclaim-table-round = 第 { $round } 轮，共 { $rounds } 轮
starclaim-table-now-talk = 交流时间，之后进入下一阶段。
starclaim-table-now-auction = 轮到 { $who } 竞拍本轮控制权。
starclaim-table-now-auctionYou = 轮到你出价：拿下本轮控制权，或放弃。
starclaim-table-now-auctionAll = 仍在竞拍的人都可以出价。
starclaim-table-now-pick = { $who } 正在指定下一位。
starclaim-table-now-pickYou = 你有控制权：指定下一位。
starclaim-table-now-mine = { $who } 正在秘密埋雷。
starclaim-table-now-mineYou = 轮到你埋雷：选一个别人会想要的空格。
starclaim-table-now-mineEnd = 地雷已埋好。结束回合，或使用其他道具。
starclaim-table-now-mineAll = 所有人正在秘密埋雷。
starclaim-table-now-occupy = { $who } 正在行走。
starclaim-table-now-occupyFirst = 轮到你：从任意空格出发。
starclaim-table-now-occupyNext = 走到相邻的一格，或停下保住已占的格。
starclaim-table-now-drive = { $who } 派出冲锋车探路。
starclaim-table-now-driveYou = 驾驶冲锋车：它替你踩雷。
starclaim-table-now-defuseYou = 你在 { $cell } 踩到地雷。使用排雷手吗？
starclaim-table-now-shop = { $who } 在商店里。
starclaim-table-now-shopYou = 你在商店里：买一样道具，或离开。
starclaim-table-now-end = 游戏结束。
starclaim-table-now-wins = { $who } 以 { $score } 分获胜。
starclaim-table-now-shared = 并列第一。
starclaim-table-now-youWin = 你以 { $score } 分获胜！
starclaim-table-points =
    { $count ->
       *[other] 剩 { $count } 个行动点
    }
starclaim-table-vehicleLeft = 冲锋车：还能走 { $count } 格
starclaim-table-seatPoints = 行动点
starclaim-table-ap = 行动点
starclaim-table-seatCells = 格子
starclaim-table-seatGroup = 最大连接
starclaim-table-seatGold = 金币
starclaim-table-hasControl = 有控制权
starclaim-table-isBarred = 禁止竞拍
starclaim-table-doing-acts = 进行中
starclaim-table-doing-queued = 下一个
starclaim-table-doing-done = 已完成
starclaim-table-doing-out = 已放弃
starclaim-table-doing-sealed = 已投标
starclaim-table-doing-holds = 最高价
starclaim-table-doing-barred = 禁拍
starclaim-table-doing-waits = { "" }
starclaim-table-nth = 排第 { $place }
starclaim-table-secret = 只有你能看到
starclaim-table-hide = 隐藏
starclaim-table-show = 显示
starclaim-table-hideKey = 隐藏或显示你的秘密 (H)
starclaim-table-hidden = 已隐藏。按 H 显示。
starclaim-table-refusedHidden = 不能这样做。原因与你的秘密一起隐藏了，按 H 显示。
starclaim-table-gold = { $count } 金币
starclaim-table-hand = 一颗待埋的普通地雷
starclaim-table-noItems = 还没有道具
starclaim-table-items = 道具
starclaim-table-buried = 你的地雷
starclaim-table-noMines = 还没埋雷
starclaim-table-radarOf = 棋盘上的小数字：你在第 { $round } 轮的雷达图。
starclaim-table-sealedBid = 你的暗标：{ $amount }
starclaim-table-sealedPass = 你的暗标：不出价
starclaim-table-paid = 地雷赚得：{ $amount } 金币
starclaim-table-ready = 我准备好了
starclaim-table-readyDone = 你已准备好，等待其他人…
starclaim-table-bidAmount = 你的出价
starclaim-table-bid = 出价 { $amount }
starclaim-table-raise = +{ $amount }
starclaim-table-pass = 放弃
starclaim-table-highest = 最高价：{ $amount }，{ $who }
starclaim-table-noBid = 还没有人出价
starclaim-table-overbid = 你有 { $gold } 金币。若以此价中标，你付不起，本局不能再竞拍。
starclaim-table-overbidHidden = 你的金币已隐藏，出价过高时不会提醒。
starclaim-table-overbidSure = 仍然出价 { $amount }
starclaim-table-history = 出价记录
starclaim-table-pickNext = 选择下一位。连选几位可排队。
starclaim-table-queue = 你的队列：{ $names }
starclaim-table-queueEmpty = 队列是空的。
starclaim-table-clearQueue = 清空
starclaim-table-tool-step = 行走
starclaim-table-tool-scan = 透视
starclaim-table-tool-drive = 驾驶
starclaim-table-tool-row = 清扫一行
starclaim-table-tool-column = 清扫一列
starclaim-table-toolHint-mine = 选一个空格。
starclaim-table-toolHint-matrix = 选 2×2 方块的左上格。
starclaim-table-toolHint-chase = 选一个空格藏雷。
starclaim-table-toolHint-chaseTarget = 再选它要解除占领的格。
starclaim-table-toolHint-spore = 选一个空格。
starclaim-table-toolHint-purify = 选一个空格。
starclaim-table-toolHint-step = 选一个有标记的格。
starclaim-table-toolHint-scan = 选要透视的格。所有人都会看到结果。
starclaim-table-toolHint-drive = 选一个有标记的格。
starclaim-table-toolHint-row = 选该行的任意一格。
starclaim-table-toolHint-column = 选该列的任意一格。
starclaim-table-confirm-mine = 埋在 { $cell }
starclaim-table-confirm-matrix = 埋在 { $cell }
starclaim-table-confirm-spore = 埋在 { $cell }
starclaim-table-confirm-purify = 埋在 { $cell }
starclaim-table-confirm-chase = 埋在 { $cell }，目标 { $target }
starclaim-table-confirm-robot = 派出机器人
starclaim-table-confirm-step = 从 { $cell } 开始
starclaim-table-confirm-drive = 从 { $cell } 开始
starclaim-table-again = 另选一格
starclaim-table-end = 结束回合
starclaim-table-stop = 停在这里
starclaim-table-skipWalk = 跳过本轮
starclaim-table-vehicle = 派出冲锋车
starclaim-table-radar = 使用雷达
starclaim-table-defuseYes = 使用排雷手
starclaim-table-defuseNo = 不用，让它爆炸
starclaim-table-buy = 购买
starclaim-table-left = 剩 { $count }
starclaim-table-soldOut = 售罄
starclaim-table-price = { $price } 金币
starclaim-table-skip = 不买，离开
starclaim-table-purse = 你有 { $gold } 金币。
starclaim-table-chart = 星图
starclaim-table-keys = 方向键移动，回车选择
starclaim-table-cellFree = { $cell }：未占领
starclaim-table-cellOwned = { $cell }：{ $who }
starclaim-table-cellTarget = { $text }，可选
starclaim-table-cell-path = 本次行走第 { $place } 步
starclaim-table-cell-vehicle = 冲锋车在此
starclaim-table-cell-driven = 冲锋车安全驶过
starclaim-table-cell-swept = 机器人扫过
starclaim-table-cell-deminer = 此处用过排雷手
starclaim-table-cell-blast = 此处发生过爆炸
starclaim-table-cell-reached = 被爆炸波及：{ PIECE($mine) }
starclaim-table-cell-reverted = 爆炸后恢复未占领
starclaim-table-cell-mine = 你的{ PIECE($mine) }
starclaim-table-cell-mineOf = { $who }的{ PIECE($mine) }
starclaim-table-cell-covered = { $mine }，覆盖 { $cells }
starclaim-table-cell-aimed = { $cell } 的{ $mine }以此为目标
starclaim-table-cell-scan =
    { $count ->
       *[other] 看到 { $count } 颗地雷
    }
starclaim-table-cell-radar =
    { $count ->
       *[other] 雷达显示 { $count } 颗地雷
    }
starclaim-table-talk = 聊天
starclaim-table-table = 所有人
starclaim-table-rooms = 发给
starclaim-table-private = 私聊：{ $names }
starclaim-table-privateOnly = 竞拍和占领之前的交流时间可以私聊。
starclaim-table-privateNever = 本桌没有私聊。
starclaim-table-closed = 竞拍和占领之前的交流时间可以聊天。
starclaim-table-mute = 屏蔽 { $name }
starclaim-table-unmute = 取消屏蔽 { $name }
starclaim-table-mutes = 屏蔽玩家
starclaim-table-say = 写消息
starclaim-table-cells = 格子
starclaim-table-group = 连接
starclaim-table-bonus = 奖励
starclaim-table-bonusWhole = 连接奖励
starclaim-table-goldLeft = 金币
starclaim-table-bonusWhy = 最大连接数第一得 3 分，第二得 1 分。同分比金币。
starclaim-table-replay = 回顾本局
starclaim-table-replayTitle = 回顾
starclaim-table-replayClose = 返回结果
starclaim-table-loading = 正在载入：{ $count } 步…
starclaim-table-knew = 显示
starclaim-table-knewAll = 全部，包括所有地雷
starclaim-table-knewSeat = { $who } 所知
starclaim-table-knewNobody = 所有人看到的
starclaim-table-step = 第 { $number } / { $count } 步
starclaim-table-roundShort = 第 { $round } 轮
starclaim-table-first = 开头
starclaim-table-previous = 后退
starclaim-table-next = 前进
starclaim-table-last = 末尾
starclaim-table-goldCurves = 金币变化
starclaim-table-explosionsTitle = 爆炸
starclaim-table-cause = { $cell }：{ $who } 踩到 { $mines }
starclaim-table-causeVehicle = { $cell }：{ $who } 的冲锋车碰到 { $mines }
starclaim-table-causeMine = { $who }的{ PIECE($mine) }
starclaim-table-noExplosions = 本局没有地雷爆炸。
starclaim-table-download = 下载棋谱
starclaim-table-tip-again = 显示提示
starclaim-table-tip-welcome = 欢迎！比别人占领更多的格子。每轮有四部分：竞拍控制权，暗埋地雷，行走占格，逛商店。轮到你时，这里会说明每一部分。
starclaim-table-tip-pick = 有控制权就能指定下一位。先走的人可选的空格多，后走的人已经看到哪里爆炸过。
starclaim-table-tip-drive = 冲锋车走在前面，不占领格子。碰到地雷它就没了，但你知道了位置。
starclaim-table-tip-defuse = 排雷手可以救你：用掉它，继续行走。
starclaim-table-tip-talk = 现在没有人行动。可以对所有人说话，也可以与几位玩家私聊。承诺没有约束力。
starclaim-table-tip-end = 得分是格数加奖励。回顾本局，可以看到所有地雷和每个人知道的事。
