konane-title = 夏威夷跳棋 Konane
konane-about = 跳过对方的棋子并吃掉它；跳不动的一方输。

konane-option-setup = 开局时取走的棋子
konane-option-chains = 连续吃子

konane-value-setup-centre = 在中央
konane-value-setup-edge = 在边上

konane-help-chains = 吃子后可以沿同一方向继续吃。

konane-reason-no-capture = 输的一方吃不到子。

## Pieces

piece-konane-stone = 棋子

## Sides

side-konane-lava = 熔岩
    .player = 熔岩
side-konane-coral = 珊瑚
    .player = 珊瑚
