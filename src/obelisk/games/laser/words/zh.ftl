## Pieces

piece-laser-pharaoh = 法老
piece-laser-sphinx = 狮身人面像
piece-laser-pyramid = 金字塔
piece-laser-scarab = 圣甲虫
piece-laser-anubis = 阿努比斯
piece-laser-eye-of-horus = 荷鲁斯之眼
piece-laser-shooter = 射手
piece-laser-mirror = 镜子
piece-laser-mirror-face = 镜子
piece-laser-mirror-two-sided = 双面镜
piece-laser-block = 挡块
piece-laser-block-1 = 挡块（剩 1 点）
piece-laser-block-2 = 挡块（剩 2 点）
