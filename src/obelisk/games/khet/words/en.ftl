khet-title = Khet
khet-about = Turn mirrors, aim your laser, hit the pharaoh.
khet-tip = That was your laser. It fires at the end of each of your turns and hits the first piece in its path, even your own.
khet-legend =
    Pieces: K pharaoh, X sphinx, P pyramid, S scarab, A anubis, E eye of Horus. Silver is in upper case.
    The sign beside a letter shows where the piece fires or shields, or how its mirror lies.

## Positions

khet-sphinx-missing = { SIDE($side) }'s sphinx is missing. It belongs on { $home }.
khet-sphinx-misplaced = { SIDE($side) }'s only sphinx belongs on { $home }. There cannot be one on { $squares }.
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
khet-option-pharaoh_rotation = Pharaohs can be turned
khet-option-swap_checks_partner = Swaps respect reserved squares
khet-option-repetition = Threefold repetition
khet-option-repetition_ignores_side = Repetition ignores whose turn it is
khet-option-quiet_limit = Draw after N moves without a capture

khet-help-pharaoh_rotation = Turning a pharaoh changes nothing, so it is a way to pass.
khet-help-swap_checks_partner = A swap may not put the other piece on a square reserved for the other side.
khet-help-quiet_limit = 0 = off

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
khet-value-repetition-claim = Draw by claim
khet-value-repetition-automatic = Automatic draw

khet-reason-both-pharaohs = Both pharaohs were hit.

## First steps

khet-lesson-move-title = Move
khet-lesson-move-task = You play silver. Move the pyramid to any adjacent square.
khet-lesson-move-hint = Select the pyramid, then a marked square. Diagonals count too.
khet-lesson-move-done = Pieces move one square in any direction. At the end of your turn, your laser fired.
khet-lesson-beam-title = Your laser
khet-lesson-beam-task = The sphinx in your corner is your laser. It never moves, but it can turn. Turn it and watch the beam.
khet-lesson-beam-hint = Select the sphinx at the lower right, then a turn arrow beside it or below the board, or press q.
khet-lesson-beam-done = Instead of moving, you can turn a piece by 90°. Your laser fires once at the end of every turn.
khet-lesson-mirror-title = Mirrors
khet-lesson-mirror-task = A pyramid has one slanted mirror. Move yours into the beam to bend it.
khet-lesson-mirror-hint = The beam runs straight up the last column. Put the pyramid there.
khet-lesson-mirror-done = The mirror bent the beam by 90°, and it went on to the edge.
khet-lesson-capture-title = Destroy a piece
khet-lesson-capture-task = A pyramid hit on a side without a mirror is destroyed. Destroy the red one.
khet-lesson-capture-hint = Your pyramid on the right sends the beam off the board. Turn it so that its mirror faces down and left.
khet-lesson-capture-done = The beam hit a side without a mirror, and the red pyramid is gone.
khet-lesson-anubis-title = Anubis
khet-lesson-anubis-task = An anubis blocks the beam with the shield in front of it. From any other side it is destroyed. Destroy the red one.
khet-lesson-anubis-hint = Your pyramid in the middle can send the beam down from above. Guide the beam to it, one row higher.
khet-lesson-anubis-done = The beam came from above, past the shield. The anubis is gone.
khet-lesson-swap-title = The scarab swaps
khet-lesson-swap-task = A scarab has mirrors on both sides and cannot be destroyed. It can swap places with an adjacent pyramid or anubis. Swap, and destroy the red pyramid.
khet-lesson-swap-hint = Your anubis blocks your own beam. Select the scarab, then the anubis.
khet-lesson-swap-done = They swapped places, the scarab bent the beam, and the red pyramid is gone.
khet-lesson-danger-title = Don't hit your own pieces
khet-lesson-danger-task = Careful: your own beam is about to hit your pharaoh, and then you lose. Prevent it without losing a piece.
khet-lesson-danger-hint = Move the pharaoh out of the way, or turn the beam aside with the pyramid on the right.
khet-lesson-danger-done = You lost nothing. Before every turn, check where your own beam will go.
khet-lesson-win-title = Win
khet-lesson-win-task = Hit the other pharaoh and you win. Do it in one turn.
khet-lesson-win-hint = Your pyramid in the middle already points at the pharaoh. Bend the beam to it with the one on the right.
khet-lesson-win-done = Two mirrors, and the red pharaoh is hit: you win.

## Sides

side-khet-silver = silver
    .player = Silver
side-khet-red = red
    .player = Red
