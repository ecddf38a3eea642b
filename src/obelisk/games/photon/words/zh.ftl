photon-title = 光子棋
photon-about = 每回合所有射手一齐开火，光束相遇就会湮灭。
photon-tip = 每次行动之后，双方所有射手都会发射。
photon-legend =
    棋子：K 王，S 射手，M 镜子，B 挡块。大写是红方。
    字母旁的符号表示射手朝哪里发射、镜子的亮角在哪里，或挡块还有几点。

## Illegal actions

photon-forms = 移动写作 c1c2，转动写作 c1+ 或 c1-，跳过写作 pass。
photon-occupied = { SQUARE($mover) } 的{ PIECE($mover) }不能走到 { $to }：那里有{ PIECE($target) }，棋子只能走到空格。
photon-king-turn = 王不能转动。
photon-block-turn = 本局的挡块不能转动，只有射手和镜子可以。

## Actions as JSON

photon-not-canonical = “{ $action }”不是行动的标准写法。
photon-json-long = 行动至多有 { $most } 个字符，这里有 { $count } 个：“{ $action }”。
photon-no-json = “{ $action }”不是有效的 JSON。
photon-action-object = 行动须是对象，而不是 { $given }。
photon-action-untyped = 行动须有 "type"：{ $known }。
photon-action-type = 行动的 "type" 须是 { $known }，而不是 { $given }。
photon-field-missing = 缺少 "{ $field }"。
photon-field-unknown = 这里没有 { $field } 这个字段。
photon-square = "{ $field }" 须是一格 { $form }，而不是 { $given }。
photon-coordinate = "{ $field }" 的 { $axis } 须是 0 到 9 的整数，而不是 { $given }。
photon-direction = "dir" 须是 1（顺时针）或 -1（逆时针），而不是 { $given }。

## States as JSON

photon-state-object = 局面须是对象，而不是 { $given }。
photon-in-start = "start"：{ MESSAGE($fault) }
photon-in-history = history 的第 { $number } 步：{ MESSAGE($fault) }
photon-in-cell = { $square } 格：{ MESSAGE($fault) }
photon-history-astray = 从起始局面按 history 走，得不到这个棋盘和步数。
photon-history-list = "history" 须是行动的列表，而不是 { $given }。
photon-number = "{ $field }" 须是 { $least } 到 { $most } 的整数，而不是 { $given }。
photon-only-number = "{ $field }" 须是 { $least }，而不是 { $given }。
photon-traces-list = "traces" 须是光束的列表，而不是 { $given }。
photon-trace-list = 第 { $number } 条光束须是格 [row, col] 的列表。
photon-board-rows = "board" 须是 { $count } 行的列表。
photon-board-cells = 棋盘的第 { $row } 行须是 { $count } 格的列表。
photon-cell-object = 一格须是 null 或对象，而不是 { $given }。
photon-cell-type = "type" 须是 { $known }，而不是 { $given }。

## Options

photon-option-preset = 版本
photon-option-mirror_model = 镜子的哪些面反射
photon-option-collisions = 相遇的光束一起湮灭
photon-option-collide_on_pieces = 在棋子上相遇的光束不伤棋子
photon-option-dead_draw = 没有射手时判和
photon-option-no_action = 一方无法行动时
photon-option-ply_limit = N 步后判和
photon-option-quiet_limit = 连续 N 步无命中判和
photon-option-repetition_draw = 同一局面出现 N 次判和
photon-option-block_rotation = 挡块可以转动

photon-help-preset = 一次设定开局和其他选项。
photon-help-ply_limit = 0 表示不限
photon-help-quiet_limit = 0 表示不限
photon-help-repetition_draw = 0 表示不限
photon-help-block_rotation = 转动挡块没有任何效果，相当于跳过一步。

photon-value-preset-document = 标准
photon-value-preset-literal = 原文规则
photon-value-preset-face = 平面镜
photon-value-preset-origin = 最初版本
photon-value-mirror_model-document = 亮角两侧的两面
photon-value-mirror_model-face = 正面的两面
photon-value-mirror_model-two_sided = 四面
photon-value-no_action-loss = 判负
photon-value-no_action-draw = 判和
photon-value-no_action-pass = 跳过

photon-reason-both-kings = 双方的王同归于尽。
photon-reason-no-shooters = 场上已无射手。

photon-why-damaged = 没有击中对方的棋子。

## First steps

photon-lesson-fire-title = 全体开火
photon-lesson-fire-task = 你执红方，在棋盘下方。转动你的射手，看看谁在发射。
photon-lesson-fire-hint = 先选射手，再点棋子旁边或棋盘下方的转动箭头，也可以按 q、e 键。
photon-lesson-fire-done = 每次行动之后，双方所有射手同时发射。
photon-lesson-mirror-title = 镜子
photon-lesson-mirror-task = 光束射到镜子的亮角就会转弯，射到其他面镜子就会碎。让你的射手的光束转弯。
photon-lesson-mirror-hint = 你的射手向左发射。把镜子向上移进光束，或把射手向下移到镜子那一行。
photon-lesson-mirror-done = 光束射到亮角，转了 90°。
photon-lesson-block-title = 挡块有两点
photon-lesson-block-task = 挡块有两点，其他棋子只有一点。击中蓝方挡块。
photon-lesson-block-hint = 它在你的射手上方。顺时针转动射手，让它向上发射。
photon-lesson-block-done = 挡块的两点少了一点，再中一次就没了。
photon-lesson-capture-title = 消灭棋子
photon-lesson-capture-task = 每次命中都会夺走一点。消灭蓝方射手。
photon-lesson-capture-hint = 你的镜子把光束送向右边。逆时针转动它，光就向左。
photon-lesson-capture-done = 它只有一点，所以蓝方射手被消灭了。不过所有射手同时发射，它的最后一束光还是射了出来。
photon-lesson-meet-title = 光束相遇
photon-lesson-meet-task = 两束光相遇就会一起湮灭。蓝方射手瞄准了你的射手：回击它。
photon-lesson-meet-hint = 顺时针转动你的射手，让它正对着对方发射。
photon-lesson-meet-done = 两束光在半路相遇，一起湮灭，谁也没被击中。
photon-lesson-danger-title = 保护王
photon-lesson-danger-task = 你一行动完，蓝方射手就会击中你的王，那样你就输了。救它。
photon-lesson-danger-hint = 让王走开，但别走进自己的光束。或者把挡块移到中间：它经得起一击。
photon-lesson-danger-done = 你的王安全了。每次行动前看清所有光束，包括自己的。
photon-lesson-win-title = 获胜
photon-lesson-win-task = 消灭对方的王就能获胜。请在一个回合内做到。
photon-lesson-win-hint = 王在你的镜子上方。顺时针转动镜子。
photon-lesson-win-done = 光束向上，击中了蓝方的王：你赢了。

## Sides

side-photon-red = 红方
    .player = 红方
side-photon-blue = 蓝方
    .player = 蓝方
