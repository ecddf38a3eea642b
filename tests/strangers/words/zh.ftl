cards-title = 出牌
cards-about = 三人各持三张牌，没有与别人相同的最大牌得分。

cards-position = “{ $given }”不是局面，请写成 000 777 000 这样。
cards-no-card = 不能出“{ $given }”，可出{ $cards }。
