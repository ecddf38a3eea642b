pharaohs-light-title = Pharaoh's Light
pharaohs-light-about = Each side fires from the edge, and any two pieces can trade places.
pharaohs-light-tip = That was the beam of your emitter. It fires at the end of each of your turns and hits the first piece in its path, even your own.
pharaohs-light-legend =
    Pieces: K pharaoh, P pyramid, S scarab, A anubis. Red is in upper case.
    The sign beside a letter shows where the piece shields, or how its mirror lies.

## Positions

pharaohs-light-piece-on-emitter = { SIDE($piece) }'s { PIECE($piece) } is on { SQUARE($piece) }, the square of { SIDE($owner) }'s emitter.

## Illegal actions

pharaohs-light-forms = Write a move or swap like h3h4, a turn like h3+ or h3-, pass, or swap for the pie rule.
pharaohs-light-pharaoh-fixed = The pharaoh on { SQUARE($mover) } never moves, turns or swaps.
pharaohs-light-emitter-closed = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $to }: no piece may enter an emitter's square.
pharaohs-light-swap-pharaoh = The { PIECE($mover) } on { SQUARE($mover) } cannot swap with the pharaoh on { SQUARE($target) }: pharaohs never swap.
pharaohs-light-swap-scarabs = The { PIECE($mover) } on { SQUARE($mover) } cannot swap with the { PIECE($target) } on { SQUARE($target) }: in this game only a scarab can start a swap.
pharaohs-light-swap-partner = The { PIECE($mover) } on { SQUARE($mover) } cannot swap with the { PIECE($target) } on { SQUARE($target) }: in this game a scarab only swaps with a pyramid or an anubis.
pharaohs-light-swap-own = The { PIECE($mover) } on { SQUARE($mover) } cannot swap with the { PIECE($target) } on { SQUARE($target) }: in this game you can only swap your own pieces.
pharaohs-light-no-pie-rule = You cannot swap sides: this game has no pie rule.
pharaohs-light-pie-rule-over = Only Blue can swap sides, and only in reply to Red's first action.

## Options

pharaohs-light-option-preset = Variant
pharaohs-light-option-rows = Board rows
pharaohs-light-option-facings = Blue's starting directions
pharaohs-light-option-pieces = Pieces per side
pharaohs-light-option-swap = Which pieces can swap
pharaohs-light-option-emitter_blocks = Emitter squares are closed
pharaohs-light-option-no_action = A side with only its pharaoh left
pharaohs-light-option-ply_limit = Draw after N moves
pharaohs-light-option-quiet_limit = Draw after N moves without a capture
pharaohs-light-option-repetition_draw = Draw when a position occurs N times
pharaohs-light-option-pie_rule = Pie rule

pharaohs-light-help-preset = Sets the start position and whether the game can be drawn.
pharaohs-light-help-emitter_blocks = Pieces cannot enter an emitter's square, and beams cannot pass it.
pharaohs-light-help-ply_limit = 0 = off
pharaohs-light-help-quiet_limit = 0 = off
pharaohs-light-help-repetition_draw = 0 = off
pharaohs-light-help-pie_rule = As its first action, Blue may take over Red's position.

pharaohs-light-value-preset-standard = Standard
pharaohs-light-value-preset-literal = Original text
pharaohs-light-value-preset-balanced = Balanced
pharaohs-light-value-preset-full7 = All seven pieces
pharaohs-light-value-facings-printed = As in the original
pharaohs-light-value-facings-rotational = Red's, rotated
pharaohs-light-value-pieces-five = Five
pharaohs-light-value-pieces-seven = Seven
pharaohs-light-value-swap-any = Any two adjacent pieces
pharaohs-light-value-swap-scarab = Only scarabs start a swap
pharaohs-light-value-swap-own = Only your own pieces
pharaohs-light-value-no_action-pass = Passes
pharaohs-light-value-no_action-loss = Loses
pharaohs-light-value-no_action-draw = Draws

pharaohs-light-word-swap = Swap sides

## First steps

pharaohs-light-lesson-move-title = Move
pharaohs-light-lesson-move-task = You play red. Move a piece one square up, down, left or right.
pharaohs-light-lesson-move-hint = Select a piece, then a marked square. Your pharaoh never moves.
pharaohs-light-lesson-move-done = Pieces move one square, never diagonally. Then the emitter on your side fired along its row.
pharaohs-light-lesson-mirror-title = Mirrors
pharaohs-light-lesson-mirror-task = After each of your turns, your emitter on the left edge fires. Move a pyramid into the beam so that its mirror bends it.
pharaohs-light-lesson-mirror-hint = Both pyramids are next to the emitter's row. Move either one into it.
pharaohs-light-lesson-mirror-done = The mirror bent the beam by 90°, and the other pyramid bent it again.
pharaohs-light-lesson-capture-title = Turn and destroy
pharaohs-light-lesson-capture-task = Instead of moving, you can turn a piece by 90°. A pyramid hit on a side without a mirror is destroyed. Destroy the blue one.
pharaohs-light-lesson-capture-hint = Your pyramid sends the beam down. Turn it clockwise to send it up.
pharaohs-light-lesson-capture-done = The beam went up, hit a side without a mirror, and the blue pyramid is gone.
pharaohs-light-lesson-anubis-title = Anubis
pharaohs-light-lesson-anubis-task = An anubis blocks the beam with its shield. From any other side it is destroyed. Destroy the blue one.
pharaohs-light-lesson-anubis-hint = Its shield faces down. Your upper pyramid can hit it from the side: guide the beam to that pyramid, one column further left.
pharaohs-light-lesson-anubis-done = The beam came from the side, past the shield. The anubis is gone.
pharaohs-light-lesson-swap-title = Swap with any piece
pharaohs-light-lesson-swap-task = Your pieces can swap places with any adjacent piece except a pharaoh, even an enemy piece. Swap, and destroy the blue pyramid.
pharaohs-light-lesson-swap-hint = Select your pyramid, then the blue anubis below it.
pharaohs-light-lesson-swap-done = Your mirror took the place of the anubis, and the blue pyramid is gone.
pharaohs-light-lesson-danger-title = Don't hit your own pieces
pharaohs-light-lesson-danger-task = Careful: your own beam is about to hit your pharaoh, which cannot move. Prevent it without losing a piece.
pharaohs-light-lesson-danger-hint = Move the pyramid that bends the beam down, or turn it clockwise.
pharaohs-light-lesson-danger-done = You lost nothing. Before every turn, check where your own beam will go.
pharaohs-light-lesson-win-title = Win
pharaohs-light-lesson-win-task = Hit the other pharaoh and you win. Do it in one turn; there are two ways.
pharaohs-light-lesson-win-hint = Your scarab sends the beam down. Turn it, or swap the pyramid into its place.
pharaohs-light-lesson-win-done = The beam went up and hit the blue pharaoh: you win.

## Sides

side-pharaohs-light-red = red
    .player = Red
side-pharaohs-light-blue = blue
    .player = Blue
