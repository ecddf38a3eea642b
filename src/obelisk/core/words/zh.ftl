## What all packages use

core-plain = { $text }
core-list-and = { $first }和{ $last }
core-list-or = { $first }或{ $last }
core-list-comma = { $first }、{ $last }
core-piece-joined = { $side }{ $piece }
core-seat = { $number } 号座位
core-you = 你

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
core-reason-abandoned = 对手离开了。

## Levels of players

core-level-Pebble = 卵石
core-level-Sandstone = 砂岩
core-level-Limestone = 石灰岩
core-level-Marble = 大理石
core-level-Granite = 花岗岩
core-level-Basalt = 玄武岩
core-level-Diorite = 闪长岩
core-level-Obelisk = 方尖碑
