khet-title = Khet
khet-about = Turn mirrors, steer your laser, light up the pharaoh.
khet-tip = That was your laser. It fires at the end of each of your turns, and strikes whatever it meets, yours as well.
khet-legend =
    Pieces: K pharaoh, X sphinx, P pyramid, S scarab, A anubis, E eye of Horus. Silver is in upper case.
    The sign beside a letter shows where the piece fires or shields, or how its mirror lies.

## Positions

khet-sphinx-missing = { SIDE($side) } has no sphinx. It belongs on { $home }.
khet-sphinx-misplaced = { SIDE($side) } has one sphinx, on { $home }. There cannot be one on { $squares }.
khet-sphinx-facing = The sphinx on { SQUARE($piece) } faces off the board: '{ $written }' must be { $right }.
khet-piece-reserved = { SIDE($piece) }'s { PIECE($piece) } is on { SQUARE($piece) }, a square reserved for { SIDE($owner) }.

## Illegal actions

khet-forms = Write a move or swap like h2g1, a turn like h2+ or h2-, or draw.
khet-not-adjacent = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $to }: pieces move one square at a time.
khet-sphinx-fixed = The sphinx on { SQUARE($mover) } never moves; it can only be turned.
khet-sphinx-turn = The sphinx on { SQUARE($mover) } must face into the board. Its only turn now is { $other }.
khet-pharaoh-turn = Pharaohs cannot be turned in this game.
khet-reserved = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $to }: that square is reserved for the other side.
khet-occupied = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $to }: the { PIECE($target) } is there, and only a scarab or an eye of Horus can swap places.
khet-swap-partner = The { PIECE($mover) } on { SQUARE($mover) } cannot swap with the { PIECE($target) } on { SQUARE($target) }: it only swaps with a pyramid or an anubis.
khet-swap-reserved = The { PIECE($mover) } on { SQUARE($mover) } cannot swap with the { PIECE($target) } on { SQUARE($target) }: { SQUARE($mover) } is closed to { SIDE($target) }.
khet-claim-early = You can claim a draw when a position occurs for the third time. This is the { $times ->
    [1] first
   *[2] second
} time.
khet-claim-automatic = There is no need to claim a draw: the game ends when a position occurs for the third time.

## Options

khet-option-setup = Setup
khet-option-pharaoh_rotation = Pharaohs may be turned
khet-option-swap_checks_partner = Swaps respect reserved squares
khet-option-repetition = Third repetition
khet-option-repetition_ignores_side = Repetition ignores whose turn it is
khet-option-quiet_limit = Draw after so many moves without a loss

khet-help-pharaoh_rotation = A turn that changes nothing: a way to pass.
khet-help-swap_checks_partner = A swap may not put the other piece on a square reserved for the other side.
khet-help-quiet_limit = 0: never

khet-value-setup-classic = Classic
khet-value-setup-dynasty = Dynasty
khet-value-setup-imhotep = Imhotep
khet-value-setup-mercury = Mercury
khet-value-setup-sophie = Sophie
khet-value-setup-curiosity = Curiosity
khet-value-setup-osiris = Osiris (with eyes)
khet-value-setup-isis = Isis (with eyes)
khet-value-setup-classic2 = Classic with eyes
khet-value-setup-dynasty2 = Dynasty with eyes
khet-value-setup-imhotep2 = Imhotep with eyes
khet-value-repetition-claim = A draw if claimed
khet-value-repetition-automatic = A draw at once

khet-reason-both-pharaohs = Both pharaohs were lit.

## First steps

khet-lesson-move-title = Move
khet-lesson-move-task = The silver pieces are yours. Take the pyramid and put it on a square beside it.
khet-lesson-move-hint = Choose the pyramid, then one of the marked squares. Diagonals count, too.
khet-lesson-move-done = A piece goes one square in any direction. And at the end of your turn your laser fired.
khet-lesson-beam-title = Your laser
khet-lesson-beam-task = The sphinx in your corner holds your laser. It never moves, but it can turn. Turn it, and watch the beam.
khet-lesson-beam-hint = Choose the sphinx at the lower right, then a turning arrow: beside it, below the board, or the key q.
khet-lesson-beam-done = Instead of moving you can turn a piece by a quarter. Then your laser fires, once each turn.
khet-lesson-mirror-title = Mirrors
khet-lesson-mirror-task = A pyramid has one slanted mirror. Bring yours into the beam, so that it bends.
khet-lesson-mirror-hint = The beam runs straight up the last column. Put the pyramid there.
khet-lesson-mirror-done = The mirror turned the beam by a quarter, and it went on to the edge.
khet-lesson-capture-title = Destroy
khet-lesson-capture-task = A pyramid that is struck where it has no mirror leaves the board. Destroy the red one.
khet-lesson-capture-hint = Your pyramid on the right sends the beam off the board. Turn it so that its mirror faces down and left.
khet-lesson-capture-done = The beam came from the side without a mirror, and the red pyramid is gone.
khet-lesson-anubis-title = Anubis
khet-lesson-anubis-task = An anubis stops the beam with its shield in front. From any other side it falls. Destroy the red one.
khet-lesson-anubis-hint = Your pyramid in the middle can send the beam down from above. Lead the beam into it: one row higher.
khet-lesson-anubis-done = The light came from above, past the shield. The anubis is gone.
khet-lesson-swap-title = The scarab swaps
khet-lesson-swap-task = A scarab has mirrors on both sides, nothing destroys it, and it may swap places with a pyramid or an anubis beside it. Swap, and destroy the red pyramid.
khet-lesson-swap-hint = Your anubis stands in the way of your own beam. Choose the scarab, then the anubis.
khet-lesson-swap-done = They have changed places, the scarab bends the beam, and the red pyramid is gone.
khet-lesson-danger-title = Do not strike yourself
khet-lesson-danger-task = Careful: your own beam is about to light your own pharaoh, and then you lose. Do something about it, and lose nothing.
khet-lesson-danger-hint = Step aside with the pharaoh, or lead the beam elsewhere with the pyramid on the right.
khet-lesson-danger-done = Nothing of yours was struck. Before each turn, look where your own light will go.
khet-lesson-win-title = Win
khet-lesson-win-task = Whoever lights the other pharaoh wins. Do it in one turn.
khet-lesson-win-hint = Your pyramid in the middle already points at the pharaoh. Bend the beam to it with the one on the right.
khet-lesson-win-done = Two mirrors, and the red pharaoh is lit: you win.

## Sides

side-khet-silver = silver
    .player = Silver
side-khet-red = red
    .player = Red
