cards-title = 出牌
cards-about = 三人各持三张牌，没有与别人相同的最大牌得分。

cards-position = “{ $given }”不是局面，应类似 000 777 000。
cards-action = 不能走“{ $given }”，可走 { $actions }。
cards-forms = play 3：暗出自己的 3
