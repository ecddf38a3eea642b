## Pieces

piece-laser-pharaoh = pharaoh
piece-laser-sphinx = sphinx
piece-laser-pyramid = pyramid
piece-laser-scarab = scarab
piece-laser-anubis = anubis
piece-laser-eye-of-horus = eye of Horus
piece-laser-shooter = shooter
piece-laser-mirror = mirror
piece-laser-mirror-face = mirror
piece-laser-mirror-two-sided = two-sided mirror
piece-laser-block = block
piece-laser-block-1 = block with 1 point
piece-laser-block-2 = block with 2 points
