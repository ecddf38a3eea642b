konane-title = Konane
konane-about = Jump to capture. If you cannot, you lose.

konane-option-setup = Stones removed at the start
konane-option-chains = Several captures in a row

konane-value-setup-centre = In the centre
konane-value-setup-edge = At the edge

konane-help-chains = A stone that has captured may go on in the same direction.

konane-reason-no-capture = The loser could not capture.

## Refusals

konane-action = Write the square of a stone and the square where it lands, like d2d4.
konane-no-target = '{ $given }' does not say where the stone lands. { $forms }
konane-empty = { $square } is empty.
konane-other-side = The { PIECE($stone, side: 1) } on { SQUARE($stone) } cannot move now. { SIDE($acting) } is to act.
konane-line = A stone cannot go from { $start } to { $target }. It lands two, four or six squares away in a straight line.
konane-chains-off = In this game a stone captures only once a turn.
konane-jump = There is nothing to capture from { $start } towards { $target }. The next square must hold an enemy stone, and the one behind it must be empty.

## Positions

konane-fields = A position is 'board side [quiet ply]'. This has { $count ->
    [one] { $count } field
   *[other] { $count } fields
 }.
konane-quiet = quiet is { $quiet }, but it must be 0, because every action captures.

## Pieces

piece-konane-stone = stone

## Sides

side-konane-lava = lava
    .player = Lava
side-konane-coral = coral
    .player = Coral
