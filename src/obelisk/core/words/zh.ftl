## Parts of sentences

core-plain = { $text }
core-list-and = { $first }和{ $last }
core-list-or = { $first }或{ $last }
core-list-comma = { $first }、{ $last }
core-piece-joined = { $side }{ $piece }
core-seat = { $number } 号座位
core-you = 你
core-side = { SIDE($side) }

## Why a game ended

core-reason-pharaoh = 法老被照亮。
core-reason-king = 王被消灭。
core-reason-no-action = 无棋可走。
core-reason-repetition = 局面重复。
core-reason-no-progress = 长时间没有进展。
core-reason-ply-limit = 达到步数上限。
core-reason-score = 按得分结算。
core-reason-resignation = 认输。
core-reason-time = 超时。
core-reason-agreement = 双方议和。
core-reason-abandoned = 有玩家离开。
core-reason-aborted = 对局取消。
core-reason-forfeit = 判负。
core-reason-adjudication = 裁定。
core-reason-other = 原因：{ $reason }。

## Positions

core-position-type = 局面应是文本，而不是 { $type }。
core-position-length = 局面最多 { $most } 个字符，这里有 { $length } 个。
core-board-rows = 棋盘有 { $rows } 行，应为 { $needed } 行，用“/”隔开。
core-row-number = 第 { $row } 行（“{ $text }”）：“{ $given }”不是空格的数目。
core-row-letter = 第 { $row } 行（“{ $text }”）：没有棋子“{ $given }”。可用：{ $letters }。
core-row-digit = 第 { $row } 行（“{ $text }”）：“{ $letter }”（{ $piece }）后面要有 1 到 { $most } 的数字。
core-row-squares = 第 { $row } 行（“{ $text }”）占了 { $filled } 格，应为 { $needed } 格。
core-side-letter = 没有行棋方“{ $given }”，请写 { $letters }。
core-count-number = 计数 { $field } 的“{ $given }”不是十进制数。
core-count-most = 计数 { $field } 的“{ $given }”超过了 { $most }。

## Actions

core-action-type = 行动应是文本，而不是 { $type }。{ $forms }
core-action-not-text = { $given } 不是行动，请写成文本。
core-action-length = 行动最多 { $most } 个字符，“{ $given }”有 { $length } 个。
core-action-unreadable = “{ $given }”不是行动。{ $forms }
core-square-file = 没有“{ $given }”这一格：纵线从 { $first } 到 { $last }。
core-square-row = 没有“{ $given }”这一格：横线从 { $low } 到 { $high }。
core-game-over = 对局已结束。{ $why }
core-seat-unknown = 没有座位 { $given }。{ $game }的座位从 0 到 { $last }。
core-seat-which = 现在可以行动的不止一个座位：{ $seats }。请指明，例如 seat={ $first }。
core-seat-waits = 现在还没轮到{ SEAT($seat) }。可以行动的是{ $seats }。
core-seat-nobody = 现在没有人可以行动。
core-batch-choice = 第 { $game } 局有 { $actions } 个可行的行动，没有编号 { $choice }。

## Games

core-compiling = 首次编译{ $game }，需要几秒钟。
core-notation = 没有记谱法 { $given }。{ $game }可用{ $known }。
core-pieces = 没有棋子样式 { $given }，请选择 { $known }。
core-theme = 没有主题 { $given }，请选择 { $known }。
core-state-other = { $given } 不是{ $game }的状态。
core-version-type = { $given } 不是版本，请写成文本，例如“1”。
core-version-unknown = 这局棋用的是{ $game }第 { $given } 版规则，本程序只支持版本 { $known }。
core-part-kernel = { $part } 是 { $given }，应为内核函数。
core-part-dtype = { $part } 是 { $given }，应为记录的 dtype。

## Options

core-options-type = { $given } 不是一组选项，请给出名称和值。
core-option-pair = “{ $given }”不是选项，请写成 名称=值。
core-option-unknown = 没有选项“{ $given }”。可用：{ $known }。
core-option-unknown-close = 没有选项“{ $given }”。是不是“{ $close }”？可用：{ $known }。
core-option-value = 选项 { $name } 不能是 { $given }，应为 { $values }。
core-values-list = { $values }
core-values-count = 0 到 { $most } 的整数
core-values-repetition = 0，或 2 到 { $most } 的整数

## Values that programs pass

core-number-range = { $name } 不能是 { $given }，应为 { $least } 到 { $most } 的整数。
core-numbers = { $name } 不能是 { $given }，应为数字。
core-numbers-count = { $name } 应有 { $count } 个数字，每局一个，而给出的形状是 { $shape }。
core-chance = { $given } 不是随机数生成器，请传入 random.Random 或 numpy.random.Generator。
core-seed = { $given } 不是种子，应为整数。
core-limit-positive = 限制 { $name } 不能是 { $given }，应大于 0。
core-limit-whole = 限制 { $name } 不能是 { $given }，应为整数。
core-weights-missing = { $file } 缺少 { $names } 的权重。
core-weights-unknown = { $file } 有 { $names } 的权重，但没有这些项。现有的项：{ $terms }。
core-level = 没有等级 { $given }，等级从 1 到 { $last }。

## Catalogues of words

core-words-missing = { $file } 缺少条目 { $code }。
core-words-differ = { $file } 与 { $english } 的条目不同：{ $codes }。两者的条目应一致。
core-words-extra = { $file }：{ $code } 用到了 { $names }，而英文条目没有。
core-words-junk = { $file }：第 { $line } 行无法读取。{ $error }
core-words-term = { $file }：{ $code } 是术语（term），请改写成消息。
core-words-twice = { $file }：{ $code } 出现了两次。
core-words-owner = { $file }：{ $code } 应以“{ $owner }-”开头。
core-words-reference = { $file }：{ $code } 引用了 { $other }，请改为参数传入。
core-words-function = { $file }：{ $code } 调用了不存在的函数 { $name }。
core-words-option = { $file }：{ $code } 调用 { $name } 时用了它没有的选项：{ $options }。

## Saved games

core-record-file = { $file } 不是有效的对局记录。
core-record-binary = { $file } 不是文本文件，因此不是对局记录。
core-record-name = { $given } 不是文件名。
core-record-type = 对局记录应是文本，而不是 { $type }。
core-record-damaged = 这不是对局记录，或已损坏。{ $error }
core-record-format = 这不是 Obelisk 保存的对局，其中必须有 "format": "{ $format }"。
core-record-version = 无法读取第 { $given } 版格式，本程序读取第 { $version } 版。
core-record-missing = 缺少“{ $field }”。
core-record-unknown = 没有“{ $field }”这个字段。
core-record-field = “{ $field }”应为{ $kind }。
core-record-texts = “{ $field }”中只能有文本。
core-record-kind-text = 文本
core-record-kind-text-or-null = 文本或 null
core-record-kind-texts = 由文本组成的对象
core-record-kind-number = 数字
core-record-kind-seed = 0 到 2^64 − 1 的整数，或 null
core-record-kind-names = 名字列表
core-record-kind-list = 列表
core-record-kind-object = 对象
core-record-kind-object-or-null = 对象或 null
core-record-seed = { $game }含有随机因素。没有种子，也没有包含种子的起始局面，就无法重放。
core-record-seats = { $game }有 { $seats } 个座位，而名字有 { $given } 个。
core-record-step = 第 { $number } 步应有 seat（数字）、action（文本）和 at（秒数或 null）。
core-record-result = 结果应有 winner、reason，以及每个座位的 score 和 rank。
core-record-start = 起始局面无效。
core-record-action = 第 { $number } 步不能走。
core-record-ended = 第 { $number } 步后对局结束，但结果不符。按规则：{ $ruled }记录中：{ $given }
core-record-ended-at-start = 对局在起始局面就已结束，但结果不符。按规则：{ $ruled }记录中：{ $given }
core-record-goes-on = 结果写着“{ $reason }”，但走了 { $number } 步后对局并未结束。
core-record-outcome-unfinished = 对局未结束。
core-record-outcome-draw = 和棋。{ $why }
core-record-outcome-first = 第一名：{ $seats }。{ $why }

## What a player thinks

core-score-points = { $points }
core-score-wins-in = { $plies } 步胜
core-score-wins-within = { $plies } 步内胜
core-score-loses-in = { $plies } 步负
core-score-loses-within = { $plies } 步内负
core-why = { $score }，深度 { $depth }：{ $line }
core-why-line = { $line }

## A game at the terminal

core-telling-commands = actions      列出可行的行动；actions 词：只列以它开头的
core-telling-name = { SEAT($seat) }
core-telling-you = 你
core-telling-none = 无
core-telling-yes = 是
core-telling-no = 否
core-telling-over = 对局结束。{ $reason }
core-telling-rank = 名次
core-telling-seat = 座位
core-telling-score = 得分
core-telling-now = 现在可以：{ $words }。输入 help 查看帮助，actions 列出行动。
core-telling-many = 有 { $count } 个行动，例如 { $first }。输入 help 查看帮助，actions 列出行动。
core-telling-choices = { $word }：{ $count } 种选择
core-telling-no-help = 没有关于“{ $word }”的说明。只输入 help 查看总帮助。

## Levels of players

core-level-Pebble = 卵石
core-level-Sandstone = 砂岩
core-level-Limestone = 石灰岩
core-level-Marble = 大理石
core-level-Granite = 花岗岩
core-level-Basalt = 玄武岩
core-level-Diorite = 闪长岩
core-level-Obelisk = 方尖碑
