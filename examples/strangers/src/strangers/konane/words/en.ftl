konane-title = Konane
konane-about = Jump and capture; if you cannot, you lose.

konane-option-setup = Stones taken off at the start
konane-option-chains = Several captures in a row

konane-value-setup-centre = In the centre
konane-value-setup-edge = At the edge

konane-help-chains = A stone that has captured may go on in the same direction.

konane-reason-no-capture = The loser could not capture.

## Pieces

piece-konane-stone = stone

## Sides

side-konane-lava = lava
    .player = Lava
side-konane-coral = coral
    .player = Coral
