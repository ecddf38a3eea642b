pharaohs-light-title = Pharaoh's Light
pharaohs-light-about = Each side fires from the edge, and any two pieces can trade places.
pharaohs-light-tip = That was the light of your emitter. It fires at the end of each of your turns, and strikes whatever it meets, yours as well.
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
pharaohs-light-option-rows = Rows of the board
pharaohs-light-option-facings = How Blue's pieces face at the start
pharaohs-light-option-pieces = Pieces of each side
pharaohs-light-option-swap = Which pieces may swap
pharaohs-light-option-emitter_blocks = Emitter squares are closed
pharaohs-light-option-no_action = A side with only its pharaoh
pharaohs-light-option-ply_limit = Draw after so many moves
pharaohs-light-option-quiet_limit = Draw after so many moves without a loss
pharaohs-light-option-repetition_draw = Draw when a position stands so many times
pharaohs-light-option-pie_rule = Pie rule

pharaohs-light-help-preset = Sets the start, and whether there are draws.
pharaohs-light-help-emitter_blocks = No piece may enter an emitter's square, and no beam passes it.
pharaohs-light-help-ply_limit = 0: never
pharaohs-light-help-quiet_limit = 0: never
pharaohs-light-help-repetition_draw = 0: never
pharaohs-light-help-pie_rule = Blue's first action may be to take Red's position.

pharaohs-light-value-preset-standard = Standard
pharaohs-light-value-preset-literal = Source text only
pharaohs-light-value-preset-balanced = Balanced
pharaohs-light-value-preset-full7 = All seven pieces
pharaohs-light-value-facings-printed = As printed
pharaohs-light-value-facings-rotational = Red's turned around
pharaohs-light-value-pieces-five = Five
pharaohs-light-value-pieces-seven = Seven
pharaohs-light-value-swap-any = Any two beside each other
pharaohs-light-value-swap-scarab = Only scarabs begin it
pharaohs-light-value-swap-own = Only two of one's own
pharaohs-light-value-no_action-pass = Passes
pharaohs-light-value-no_action-loss = Loses
pharaohs-light-value-no_action-draw = The game is drawn

pharaohs-light-word-swap = Swap sides

## First steps

pharaohs-light-lesson-move-title = Move
pharaohs-light-lesson-move-task = The red pieces are yours. Move one of them to a square beside it: up, down, left or right.
pharaohs-light-lesson-move-hint = Choose a piece, then one of the marked squares. Your pharaoh never moves.
pharaohs-light-lesson-move-done = A piece goes one square, never aslant. Then the emitter on your side fired along its row.
pharaohs-light-lesson-mirror-title = Mirrors
pharaohs-light-lesson-mirror-task = After each of your turns light runs from your emitter at the left edge. Bring a pyramid into it, so that its mirror bends the beam.
pharaohs-light-lesson-mirror-hint = Both pyramids stand beside the row of the emitter. Move either of them into it.
pharaohs-light-lesson-mirror-done = The mirror turned the beam by a quarter, and the other pyramid turned it once more.
pharaohs-light-lesson-capture-title = Turn and destroy
pharaohs-light-lesson-capture-task = Instead of moving you can turn a piece by a quarter. A pyramid struck where it has no mirror is gone: destroy the blue one.
pharaohs-light-lesson-capture-hint = Your pyramid sends the beam down. Turn it clockwise, and it sends it up.
pharaohs-light-lesson-capture-done = The beam went up, came to the side without a mirror, and the blue pyramid is gone.
pharaohs-light-lesson-anubis-title = Anubis
pharaohs-light-lesson-anubis-task = An anubis stops the beam with its shield. From any other side it falls. Destroy the blue one.
pharaohs-light-lesson-anubis-hint = Its shield looks down. Your upper pyramid can strike it from the side: lead the beam to it, one column further left.
pharaohs-light-lesson-anubis-done = The light came from the side, past the shield. The anubis is gone.
pharaohs-light-lesson-swap-title = Swap with anything
pharaohs-light-lesson-swap-task = Your pieces may swap places with any piece beside them, even with one of the other side, but never with a pharaoh. Swap, and destroy the blue pyramid.
pharaohs-light-lesson-swap-hint = Choose your pyramid, then the blue anubis below it.
pharaohs-light-lesson-swap-done = The anubis had to make room, your mirror took its place, and the blue pyramid is gone.
pharaohs-light-lesson-danger-title = Do not strike yourself
pharaohs-light-lesson-danger-task = Careful: your own beam is about to strike your own pharaoh, and it cannot step aside. Prevent it, and lose nothing.
pharaohs-light-lesson-danger-hint = Move the pyramid that bends the beam down, or turn it clockwise.
pharaohs-light-lesson-danger-done = Nothing of yours was struck. Before each turn, look where your own light will go.
pharaohs-light-lesson-win-title = Win
pharaohs-light-lesson-win-task = Whoever strikes the other pharaoh wins. Do it in one turn; there are two ways.
pharaohs-light-lesson-win-hint = Your scarab sends the beam down. Turn it, or let the pyramid take its place.
pharaohs-light-lesson-win-done = The light went up and found the blue pharaoh: you win.

## Sides

side-pharaohs-light-red = red
    .player = Red
side-pharaohs-light-blue = blue
    .player = Blue
