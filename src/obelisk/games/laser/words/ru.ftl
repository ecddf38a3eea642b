## Pieces

piece-laser-pharaoh = фараон
piece-laser-sphinx = сфинкс
piece-laser-pyramid = пирамида
piece-laser-scarab = скарабей
piece-laser-anubis = анубис
piece-laser-eye-of-horus = око Хора
piece-laser-shooter = стрелок
piece-laser-mirror = зеркало
piece-laser-mirror-face = зеркало
piece-laser-mirror-two-sided = двустороннее зеркало
piece-laser-block = блок
piece-laser-block-1 = блок, 1 очко
piece-laser-block-2 = блок, 2 очка
