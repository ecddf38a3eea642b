konane-title = Konane
konane-about = Jump to capture. If you cannot, you lose.

konane-option-setup = Stones removed at the start
konane-option-chains = Several captures in a row

konane-value-setup-centre = In the centre
konane-value-setup-edge = At the edge

konane-help-chains = A stone that has captured may go on in the same direction.

konane-reason-no-capture = The loser could not capture.

konane-lesson-jump-title = Jump
konane-lesson-jump-task = The red stones, lava, are yours; the silver ones are coral. Jump over a coral stone next to one of yours, onto the empty square right behind it.
konane-lesson-jump-hint = Choose the stone on f5. The square behind the coral stone above it is empty.
konane-lesson-jump-done = The stone you jumped over is gone. Every move in Konane is a capture like this: along a file or a rank, never diagonally.
konane-lesson-chain-title = Keep jumping
konane-lesson-chain-task = A stone that has captured may jump on in the same direction. Take all three coral stones in one move.
konane-lesson-chain-hint = Choose the stone on d2, then the farthest square that is marked.
konane-lesson-chain-done = Three jumps, one move. A stone never changes direction on its way.
konane-lesson-stuck-title = No capture left
konane-lesson-stuck-task = A player who cannot capture loses. Make a capture that leaves coral without one.
konane-lesson-stuck-hint = Jump to the right with the stone on e3.
konane-lesson-stuck-done = No coral stone can jump any more, so you win, however many stones are left.
konane-lesson-far-title = How far?
konane-lesson-far-task = You decide how far a stone jumps. Choose where to stop so that coral is stuck.
konane-lesson-far-hint = Jump to the left with the stone on e5. If it stops halfway, coral can take it.
konane-lesson-far-done = Where you land often matters more than how many stones you take.
konane-lesson-begin-title = The first move
konane-lesson-begin-task = This is how a game starts: the board is full except for two squares. Make your first capture.
konane-lesson-begin-hint = Choose the stone on e2 and jump up, into the gap.
konane-lesson-begin-done = Every capture opens the board a little more. Now you know how to play Konane.

## Refusals

konane-legend = S: a stone of lava, s: a stone of coral
konane-forms = Write the square of a stone and the square where it lands, like d2d4.
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
