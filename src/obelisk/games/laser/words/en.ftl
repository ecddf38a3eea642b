## Positions

laser-position-fields = A position has 2 or 4 fields, "board side [quiet ply]". '{ $position }' has { $count }.
laser-crowded = { SIDE($piece) } has more than one { PIECE($piece) }: { $squares }.
laser-no-pharaoh = There is no pharaoh on the board. Each side needs one.

## Actions that cannot be read

laser-unreadable = '{ $action }' is not an action. { MESSAGE($forms) }
laser-incomplete = '{ $action }' names a piece but not what it does. { MESSAGE($forms) }
laser-no-square = There is no square { $square }: the board goes from { $first } to { $last }.

## Illegal actions

laser-empty = There is no piece on { $square }.
laser-not-yours = The { PIECE($mover) } on { SQUARE($mover) } belongs to { SIDE($mover) }, and it is { SIDE($acting) }'s turn.
laser-not-beside = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $to }: pieces move one square up, down, left or right.
laser-no-pass = { SIDE($side) } can only pass when it has no other action.

## What an action did

laser-event-moved = { SIDE($mover) } moves the { PIECE($mover) } from { SQUARE($mover) } to { $to }.
laser-event-swapped = { SIDE($mover) } swaps the { PIECE($mover) } on { SQUARE($mover) } with the { PIECE($target, side: 1) } on { SQUARE($target) }.
laser-event-turned = { SIDE($mover) } turns the { PIECE($mover) } on { SQUARE($mover) } { $by ->
    [1] clockwise
   *[other] counter-clockwise
}.
laser-event-passed = { SIDE($side) } passes.
laser-event-claimed = { SIDE($side) } claims a draw.
laser-event-sides = { SIDE($side) } swaps sides, and the board is mirrored.
laser-event-beam-edge = { SIDE($side) }'s beam { $way } leaves the board.
laser-event-beam-stopped = { SIDE($side) }'s beam { $way } is stopped by the { PIECE($target, side: 1) }.
laser-event-beam-struck = { SIDE($side) }'s beam { $way } hits the { PIECE($target, side: 1) }.
laser-event-beam-emitter = { SIDE($side) }'s beam { $way } ends at an emitter.
laser-event-beam-met = { SIDE($side) }'s beam { $way } meets another beam, and both go out.
laser-event-destroyed = The { PIECE($piece, side: 1) } on { SQUARE($piece) } is destroyed.
laser-event-damaged = The { PIECE($piece, side: 1) } on { SQUARE($piece) } is damaged and has { $points ->
    [one] { $points } point
   *[other] { $points } points
} left.

## Pieces

piece-laser-pharaoh = pharaoh
piece-laser-sphinx = sphinx
piece-laser-pyramid = pyramid
piece-laser-scarab = scarab
piece-laser-anubis = anubis
piece-laser-eye-of-horus = eye of Horus
piece-laser-king = king
piece-laser-shooter = shooter
piece-laser-mirror = mirror
piece-laser-mirror-face = mirror
piece-laser-mirror-two-sided = two-sided mirror
piece-laser-block = block
piece-laser-block-1 = block with 1 point
piece-laser-block-2 = block with 2 points
