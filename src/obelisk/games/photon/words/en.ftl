photon-title = Photon
photon-about = Every shooter fires every turn. Beams that meet cancel out.
photon-tip = Every shooter on both sides fires after every turn.
photon-legend =
    Pieces: K king, S shooter, M mirror, B block. Red is in upper case.
    The sign beside a letter shows where a shooter fires, where a mirror has its bright head, or how many points a block has.

## Illegal actions

photon-forms = Write a move like c1c2, a turn like c1+ or c1-, or pass.
photon-occupied = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $to }: the { PIECE($target) } is there, and pieces only move to empty squares.
photon-king-turn = A king cannot be turned.
photon-block-turn = Blocks cannot be turned in this game, only shooters and mirrors.

## Actions as JSON

photon-not-canonical = '{ $action }' is not how the notation writes an action.
photon-json-long = An action has at most { $most } characters, not { $count }: '{ $action }'.
photon-no-json = '{ $action }' is not valid JSON.
photon-action-object = An action is an object, not { $given }.
photon-action-untyped = An action needs a "type", which is { $known }.
photon-action-type = The "type" of an action must be { $known }, not { $given }.
photon-field-missing = "{ $field }" is missing.
photon-field-unknown = There is no field { $field } here.
photon-square = "{ $field }" must be a square { $form }, not { $given }.
photon-coordinate = In "{ $field }", { $axis } must be a whole number from 0 to 9, not { $given }.
photon-direction = "dir" must be 1 (clockwise) or -1 (counter-clockwise), not { $given }.

## States as JSON

photon-state-object = A state is an object, not { $given }.
photon-in-start = "start": { MESSAGE($fault) }
photon-in-history = Action { $number } of the history: { MESSAGE($fault) }
photon-in-cell = Cell { $square }: { MESSAGE($fault) }
photon-history-astray = The history does not lead from the start to this board and turn.
photon-history-list = "history" must be a list of actions, not { $given }.
photon-number = "{ $field }" must be a whole number from { $least } to { $most }, not { $given }.
photon-only-number = "{ $field }" must be { $least }, not { $given }.
photon-traces-list = "traces" must be a list of beams, not { $given }.
photon-trace-list = Trace { $number } must be a list of squares [row, col].
photon-board-rows = "board" must be a list of { $count } rows.
photon-board-cells = Row { $row } of the board must be a list of { $count } cells.
photon-cell-object = A cell is null or an object, not { $given }.
photon-cell-type = "type" must be { $known }, not { $given }.

## Options

photon-option-preset = Variant
photon-option-mirror_model = Which sides of a mirror reflect
photon-option-collisions = Beams that meet cancel out
photon-option-collide_on_pieces = Beams that meet on a piece spare it
photon-option-dead_draw = Draw when no shooter is left
photon-option-no_action = A side without a move
photon-option-ply_limit = Draw after N moves
photon-option-quiet_limit = Draw after N moves without a hit
photon-option-repetition_draw = Draw when a position occurs N times
photon-option-block_rotation = Blocks can be turned

photon-help-preset = Sets the start position and the other options.
photon-help-ply_limit = 0 = off
photon-help-quiet_limit = 0 = off
photon-help-repetition_draw = 0 = off
photon-help-block_rotation = Turning a block changes nothing, so it is a way to pass.

photon-value-preset-document = Standard
photon-value-preset-literal = Original text
photon-value-preset-face = Flat mirrors
photon-value-preset-origin = First version
photon-value-mirror_model-document = The two at the bright head
photon-value-mirror_model-face = The two in front
photon-value-mirror_model-two_sided = All four
photon-value-no_action-loss = Loses
photon-value-no_action-draw = Draws
photon-value-no_action-pass = Passes

photon-reason-both-kings = Both kings fell.
photon-reason-no-shooters = No shooters are left.

photon-why-damaged = You did not hit an enemy piece.

## First steps

photon-lesson-fire-title = Everyone fires
photon-lesson-fire-task = You play red, at the bottom. Turn your shooter and watch which pieces fire.
photon-lesson-fire-hint = Select the shooter, then a turn arrow beside it or below the board, or press q or e.
photon-lesson-fire-done = After every turn, all shooters on both sides fire at once.
photon-lesson-mirror-title = Mirrors
photon-lesson-mirror-task = A mirror bends a beam that hits its bright head and breaks when hit from any other side. Bend your shooter's beam.
photon-lesson-mirror-hint = Your shooter fires to the left. Move the mirror up into its beam, or the shooter down to the mirror's row.
photon-lesson-mirror-done = The beam hit the bright head and turned by 90°.
photon-lesson-block-title = Blocks take two hits
photon-lesson-block-task = A block has two points, every other piece has one. Hit the blue block.
photon-lesson-block-hint = It is above your shooter. Turn the shooter clockwise so that it fires up.
photon-lesson-block-done = The block lost one of its two points. Hit it again and it is gone.
photon-lesson-capture-title = Destroy a piece
photon-lesson-capture-task = Every hit takes a point. Destroy the blue shooter.
photon-lesson-capture-hint = Your mirror sends the beam right. Turn it counter-clockwise to send it left.
photon-lesson-capture-done = It had just one point, so the blue shooter is gone. It still fired, because all shooters fire at once.
photon-lesson-meet-title = Beams that meet
photon-lesson-meet-task = Two beams that meet cancel out. The blue shooter aims at yours: fire back.
photon-lesson-meet-hint = Turn your shooter clockwise to fire straight at the other.
photon-lesson-meet-done = The beams met halfway and cancelled out. Nothing was hit.
photon-lesson-danger-title = Guard your king
photon-lesson-danger-task = After your turn the blue shooter will hit your king, and then you lose. Save it.
photon-lesson-danger-hint = Move the king aside, but not into your own beam. Or move the block in between: it can take a hit.
photon-lesson-danger-done = Your king is safe. Before every turn, check all beams, including your own.
photon-lesson-win-title = Win
photon-lesson-win-task = Destroy the other king and you win. Do it in one turn.
photon-lesson-win-hint = The king is above your mirror. Turn the mirror clockwise.
photon-lesson-win-done = The beam went up and hit the blue king: you win.

## Sides

side-photon-red = red
    .player = Red
side-photon-blue = blue
    .player = Blue
