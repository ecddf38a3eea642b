xionghan-title = Xionghan chess
xionghan-about = Xiangqi on a bigger board: 13×13 points, 14 kinds of pieces.
xionghan-tip = Not sure what a piece does? Hold it down, or point at it and press ?.

## Options

xionghan-option-preset = Variant
xionghan-option-setup = Setup
xionghan-option-king_can_leave_palace = Kings may leave the palace
xionghan-option-king_lose_diagonal_outside_palace = Kings move only straight outside the palace
xionghan-option-king_can_diagonal_in_palace = Kings may move diagonally inside the palace
xionghan-option-shi_can_leave_palace = Advisors may leave the palace
xionghan-option-shi_gain_straight_outside_palace = Advisors may move straight outside the palace
xionghan-option-xiang_can_cross_river = Elephants may cross the river
xionghan-option-xiang_gain_jump_two_outside_river = Elephants may move straight across the river
xionghan-option-ma_can_straight_three = Horses may go three points straight
xionghan-option-pawn_backward_at_base_enabled = Pawns on the far row may step back
xionghan-option-pawn_full_movement_at_base_enabled = Pawns on the far row move freely
xionghan-option-ju_appear = Rooks
xionghan-option-ma_appear = Horses
xionghan-option-xiang_appear = Elephants
xionghan-option-shi_appear = Advisors
xionghan-option-king_appear = Kings
xionghan-option-pao_appear = Cannons
xionghan-option-pawn_appear = Pawns
xionghan-option-wei_appear = Wardens
xionghan-option-she_appear = Archers
xionghan-option-lei_appear = Boulders
xionghan-option-jia_appear = Armours
xionghan-option-ci_appear = Assassins
xionghan-option-dun_appear = Shields
xionghan-option-xun_appear = Patrols
xionghan-option-crossing_row = Where the far side of the river begins
xionghan-option-pawn_fast_march = Pawns may advance to the river in one move
xionghan-option-promotion = Promotion on the far row
xionghan-option-pawn_resurrection = Captured pawns can be revived
xionghan-option-wei_can_capture = Wardens can capture
xionghan-option-wei_facing = Pieces a warden freezes
xionghan-option-she_track = Archer paths
xionghan-option-pinch_from_origin = The first diagonal step can be pinched
xionghan-option-lei_isolation = A boulder's target is isolated if
xionghan-option-jia_scope = Lines of three that count after an armour's move
xionghan-option-jia_diagonal = Diagonal lines of three count
xionghan-option-ci_exchange = Point an assassin strikes as it leaves
xionghan-option-dun_adjacency = Neighbours affected by a shield
xionghan-option-dun_protects_king = Shields protect the king
xionghan-option-dun_disarms = Shields disarm enemies next to them
xionghan-option-indirect_check = Lines of three and exchanges give check
xionghan-option-stalemate = Stalemate
xionghan-option-perpetual_check = Perpetual check
xionghan-option-insufficient_material = Draw by insufficient material
xionghan-option-kings_face = Facing kings
xionghan-option-palace_entry_wins = A king that enters the enemy palace wins
xionghan-option-quiet_limit = Draw after N moves without progress (0 = off)

xionghan-help-pawn_full_movement_at_base_enabled = Same effect as the option above. One of the two is enough.
xionghan-help-quiet_limit = Captures, pawn moves and revivals count as progress. Each player's move counts as one.

xionghan-value-preset-document = Standard
xionghan-value-preset-classic = Classic
xionghan-value-preset-competitive = Competitive
xionghan-value-setup-full = Full
xionghan-value-setup-classic = Classic
xionghan-value-setup-classic_row1 = Classic, rooks one row up
xionghan-value-setup-document_literal = As printed in the source
xionghan-value-crossing_row-on_6 = On the middle row
xionghan-value-crossing_row-past_6 = Past the middle row
xionghan-value-promotion-optional = Optional
xionghan-value-promotion-mandatory = Required
xionghan-value-promotion-off = Off
xionghan-value-wei_facing-all = All kinds
xionghan-value-wei_facing-all_but_king = All except the king
xionghan-value-wei_facing-ci_only = Assassins only
xionghan-value-wei_facing-off = None
xionghan-value-she_track-free = Any diagonal
xionghan-value-she_track-lattice = Marked lattice only
xionghan-value-lei_isolation-orthogonal = It has no friend straight beside it
xionghan-value-lei_isolation-ring = Both points beside it around the boulder are empty
xionghan-value-jia_scope-moved = Only through its new point
xionghan-value-jia_scope-any = All that include an armour of its side
xionghan-value-ci_exchange-adjacent = Right behind it
xionghan-value-ci_exchange-mirrored = As far behind as it moves
xionghan-value-stalemate-draw = Draw
xionghan-value-stalemate-loss = Loss
xionghan-value-perpetual_check-draw = Draw
xionghan-value-perpetual_check-loss = Loss for the checking side
xionghan-value-insufficient_material-simple = Simple
xionghan-value-insufficient_material-strict = Strict
xionghan-value-insufficient_material-off = Off
xionghan-value-kings_face-column = Not allowed on a file
xionghan-value-kings_face-line = Not allowed on a file or rank
xionghan-value-kings_face-draw = Draw on a file

## Why a game ended

xionghan-reason-palace = The king reached the enemy palace.
xionghan-reason-checkmate = Checkmate.
xionghan-reason-stalemate = Stalemate.
xionghan-reason-perpetual = Perpetual check is not allowed.
xionghan-reason-insufficient = Neither side can win any more.
xionghan-reason-facing = The kings face each other.

## First steps

xionghan-why-line = There is no line of three with your armour in it.
xionghan-why-exchange = Nothing was exchanged: there was no enemy right behind your assassin.

xionghan-lesson-archer-title = The archer
xionghan-lesson-archer-task = You play red. The archer moves one to three points along a diagonal. Capture with it.
xionghan-lesson-archer-hint = Select the archer, then the black piece three points away.
xionghan-lesson-archer-done = Captured! The archer takes whatever it reaches, as in any chess.
xionghan-lesson-patrol-title = The patrol
xionghan-lesson-patrol-task = The patrol moves only along the two rows beside the river, by two, four or more points at a time. It captures exactly two points away. Capture something.
xionghan-lesson-patrol-hint = The cannon is two points to the right. The pawn is too far away.
xionghan-lesson-patrol-done = Two points away with nothing in between: captured.
xionghan-lesson-boulder-title = The boulder
xionghan-lesson-boulder-task = The boulder rolls in all eight directions, but captures only a neighbour that has no friend beside it. Capture one.
xionghan-lesson-boulder-hint = The two pawns stand together. The horse is alone.
xionghan-lesson-boulder-done = The horse had no friend beside it. The two pawns keep each other safe.
xionghan-lesson-armour-title = The armour
xionghan-lesson-armour-task = The armour moves like a rook but captures differently: if its move makes a row of three with another of your pieces and one enemy, the enemy is removed. Make such a line.
xionghan-lesson-armour-hint = Your pawn is already on one side of the horse. Move the armour to the other side.
xionghan-lesson-armour-done = Armour, horse, pawn: the horse in the line is gone.
xionghan-lesson-assassin-title = The assassin
xionghan-lesson-assassin-task = The assassin moves like a rook. When it moves directly away from an enemy right behind it, both die. Trade it for the rook.
xionghan-lesson-assassin-hint = The rook is to the left of your assassin. Move straight away from it, to the right.
xionghan-lesson-assassin-done = Both are gone. An assassin for a rook is a good trade.
xionghan-lesson-check-title = Check, warden, shield
xionghan-lesson-check-task = Check! The rook attacks your king. The warden and the shield move by jumping over one piece. A warden freezes the pieces it faces, a shield protects the pieces next to it. Save your king with one of them.
xionghan-lesson-check-hint = Jump over the pawn with the warden, onto the rook's row, or over the advisor with the shield, to your king.
xionghan-lesson-check-done = No more check. You could also have moved the king. You can never leave it in check.
xionghan-lesson-facing-title = Facing kings
xionghan-lesson-facing-task = The kings may never face each other on an open file, so your king guards its whole file. Checkmate in one move.
xionghan-lesson-facing-hint = One rook guards the file on the right, your king the file on the left. Give check with the other rook.
xionghan-lesson-facing-done = Checkmate! The black king cannot step to the left, where it would face yours.
xionghan-lesson-palace-title = Into the palace
xionghan-lesson-palace-task = There is a second way to win: move your king into the enemy palace. Try it.
xionghan-lesson-palace-hint = The palace is the square with crossed lines. Your king is right below it.
xionghan-lesson-palace-done = Your king is in the enemy palace, and you win at once.

## Why a piece cannot move, or cannot reach a point

xionghan-frozen = The { PIECE($mover) } on { SQUARE($mover) } cannot move: the warden on { SQUARE($warden) } is facing it.
xionghan-already-there = The { PIECE($mover) } is already on { $target }.
xionghan-blocked = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $target }: the { PIECE($blocker) } on { SQUARE($blocker) } is in the way.
xionghan-own-piece = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $target }: { SIDE($occupant) }'s own { PIECE($occupant) } is there.
xionghan-shield-never-taken = The { PIECE($mover) } on { SQUARE($mover) } cannot capture on { $target }: shields can never be captured.
xionghan-protected = The { PIECE($mover) } on { SQUARE($mover) } cannot capture the { PIECE($occupant) } on { $target }: the shield on { SQUARE($protector) } protects it.
xionghan-disarmed = The { PIECE($mover) } on { SQUARE($mover) } cannot capture on { $target }: the shield on { SQUARE($disarming) } has disarmed it. It may still move.
xionghan-pinched = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $target }: pieces on { $one } and { $other } pinch its way at { $pinch }.
xionghan-jump-over-nothing = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $target }: it has to jump over exactly one piece, and there is none in between.
xionghan-jump-over-several = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $target }: it has to jump over exactly one piece, and there are pieces on { LIST($between) }.
xionghan-palace-left = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $target }: it may not leave its palace.
xionghan-palace-only = The { PIECE($mover) } on { SQUARE($mover) } cannot go to { $target }: it may only step into its palace.

xionghan-king-way-kept = The king on { SQUARE($mover) } cannot go to { $target }: it moves one step in any direction and stays in its palace.
xionghan-king-way-kept-straight = The king on { SQUARE($mover) } cannot go to { $target }: it moves one step straight and stays in its palace.
xionghan-king-way-free = The king on { SQUARE($mover) } cannot go to { $target }: it moves one step in any direction.
xionghan-king-way-free-inside = The king on { SQUARE($mover) } cannot go to { $target }: it moves one step, in any direction inside its palace and only straight outside.
xionghan-king-way-free-outside = The king on { SQUARE($mover) } cannot go to { $target }: it moves one step, only straight inside its palace and in any direction outside.
xionghan-king-way-straight = The king on { SQUARE($mover) } cannot go to { $target }: it moves one step straight.
xionghan-king-straight-inside = The king on { SQUARE($mover) } cannot go to { $target }: inside its palace it moves only straight.
xionghan-king-straight-outside = The king on { SQUARE($mover) } cannot go to { $target }: outside its palace it moves only straight.

xionghan-rook-way = The rook on { SQUARE($mover) } cannot go to { $target }: it moves along its row or column.

xionghan-horse-way = The horse on { SQUARE($mover) } cannot go to { $target }: it moves two points straight and one to the side.
xionghan-horse-way-or-three = The horse on { SQUARE($mover) } cannot go to { $target }: it moves two points straight and one to the side, or three points straight.
xionghan-horse-never-three = The horse on { SQUARE($mover) } cannot go to { $target }: in this game horses do not go three points straight.
xionghan-horse-leg = The horse on { SQUARE($mover) } cannot go to { $target }: the { PIECE($leg) } on { SQUARE($leg) } blocks its leg.

xionghan-elephant-way = The elephant on { SQUARE($mover) } cannot go to { $target }: it moves exactly two points diagonally.
xionghan-elephant-way-kept = The elephant on { SQUARE($mover) } cannot go to { $target }: it moves exactly two points diagonally and never crosses the river.
xionghan-elephant-way-or-straight = The elephant on { SQUARE($mover) } cannot go to { $target }: it moves exactly two points diagonally or, once across the river, two points straight.
xionghan-elephant-river = The elephant on { SQUARE($mover) } cannot go to { $target }: in this game elephants do not cross the river.
xionghan-elephant-never-straight = The elephant on { SQUARE($mover) } cannot go to { $target }: in this game elephants move only diagonally.
xionghan-elephant-straight-across = The elephant on { SQUARE($mover) } cannot go to { $target }: it moves straight only once it is across the river.
xionghan-elephant-eye = The elephant on { SQUARE($mover) } cannot go to { $target }: the { PIECE($blocker) } on { SQUARE($blocker) } blocks its eye.

xionghan-advisor-way = The advisor on { SQUARE($mover) } cannot go to { $target }: it moves one step diagonally.
xionghan-advisor-way-kept = The advisor on { SQUARE($mover) } cannot go to { $target }: it moves one step diagonally, inside its palace.
xionghan-advisor-way-or-straight = The advisor on { SQUARE($mover) } cannot go to { $target }: it moves one step diagonally or, outside its palace, one step straight.
xionghan-advisor-diagonal-inside = The advisor on { SQUARE($mover) } cannot go to { $target }: inside its palace it moves only diagonally.
xionghan-advisor-diagonal-outside = The advisor on { SQUARE($mover) } cannot go to { $target }: outside its palace it moves only diagonally.

xionghan-cannon-way = The cannon on { SQUARE($mover) } cannot go to { $target }: it moves along its row or column.
xionghan-cannon-over-nothing = The cannon on { SQUARE($mover) } cannot capture on { $target }: it has to jump over exactly one piece, and there is none in between.
xionghan-cannon-over-several = The cannon on { SQUARE($mover) } cannot capture on { $target }: it has to jump over exactly one piece, and there are pieces on { LIST($between) }.

xionghan-pawn-way = The pawn on { SQUARE($mover) } cannot go to { $target }: it moves one step forward or, once across the river, sideways.
xionghan-pawn-way-or-march = The pawn on { SQUARE($mover) } cannot go to { $target }: it moves straight forward, one step or as far as the river.
xionghan-pawn-way-across = The pawn on { SQUARE($mover) } cannot go to { $target }: across the river it moves one step forward or sideways.
xionghan-pawn-way-far = The pawn on { SQUARE($mover) } cannot go to { $target }: on the far row it moves one step sideways.
xionghan-pawn-way-far-or-back = The pawn on { SQUARE($mover) } cannot go to { $target }: on the far row it moves one step sideways or back.
xionghan-pawn-only-forward = The pawn on { SQUARE($mover) } cannot go to { $target }: until it has crossed the river it moves only forward.
xionghan-pawn-back-from-far = The pawn on { SQUARE($mover) } cannot go to { $target }: pawns step back only from the far row.
xionghan-pawn-never-back = The pawn on { SQUARE($mover) } cannot go to { $target }: in this game pawns never step back.
xionghan-march-limit = The pawn on { SQUARE($mover) } cannot go to { $target }: it cannot advance past rank { $limit } in one move.
xionghan-march-end = The pawn on { SQUARE($mover) } cannot go to { $target }: a long advance ends on an empty point, and { SIDE($occupant) }'s { PIECE($occupant) } is there.

xionghan-warden-way = The warden on { SQUARE($mover) } cannot go to { $target }: it moves straight or diagonally, jumping over exactly one piece.
xionghan-warden-never-takes = The warden on { SQUARE($mover) } cannot go to { $target }: wardens never capture, and { SIDE($occupant) }'s { PIECE($occupant) } is there.

xionghan-archer-way = The archer on { SQUARE($mover) } cannot go to { $target }: it moves one to three points diagonally.
xionghan-archer-way-on-track = The archer on { SQUARE($mover) } cannot go to { $target }: it moves one to three points along the diagonals that join stations.
xionghan-archer-off-track = The archer on { SQUARE($mover) } cannot go to { $target }: it stays on the diagonals that join stations.
xionghan-archer-takes-from-station = The archer on { SQUARE($mover) } cannot capture on { $target }: it captures only when it starts from a station.
xionghan-archer-past-station = The archer on { SQUARE($mover) } cannot go to { $target }: it may not pass the station on { $passed }.

xionghan-boulder-way = The boulder on { SQUARE($mover) } cannot go to { $target }: it moves straight or diagonally.
xionghan-boulder-only-neighbours = The boulder on { SQUARE($mover) } cannot capture the { PIECE($occupant) } on { $target }: it captures only pieces next to it.
xionghan-not-isolated = The boulder on { SQUARE($mover) } cannot capture the { PIECE($occupant) } on { $target }, which is not isolated.

xionghan-armour-way = The armour on { SQUARE($mover) } cannot go to { $target }: it moves along its row or column.
xionghan-armour-never-takes = The armour on { SQUARE($mover) } cannot capture the { PIECE($occupant) } on { $target }: armours capture only with a line of three.

xionghan-assassin-way = The assassin on { SQUARE($mover) } cannot go to { $target }: it moves along its row or column.
xionghan-assassin-takes-behind = The assassin on { SQUARE($mover) } cannot capture the { PIECE($occupant) } on { $target }: as it moves away, it kills only an enemy right behind it.
xionghan-assassin-takes-mirrored = The assassin on { SQUARE($mover) } cannot capture the { PIECE($occupant) } on { $target }: as it moves away, it kills only an enemy just as far behind it.

xionghan-shield-way = The shield on { SQUARE($mover) } cannot go to { $target }: it moves straight, jumping over exactly one piece.
xionghan-shield-never-takes = The shield on { SQUARE($mover) } cannot go to { $target }: shields never capture, and { SIDE($occupant) }'s { PIECE($occupant) } is there.

xionghan-patrol-way = The patrol on { SQUARE($mover) } cannot go to { $target }: it moves an even number of points along its row.
xionghan-patrol-rows = The patrol on { SQUARE($mover) } cannot move: patrols move only on ranks 8 and 6.
xionghan-patrol-takes-at-two = The patrol on { SQUARE($mover) } cannot capture on { $target }: it captures exactly two points away.

## What an action would do to the king

xionghan-into-check = { $how ->
    [line] The king would be in check: the armour on { SQUARE($checker) } could take it with a line of three.
    [exchange] The king would be in check: the assassin on { SQUARE($checker) } could trade itself for it.
   *[capture] The king would be in check from the { PIECE($checker) } on { SQUARE($checker) }.
}
xionghan-still-check = { $how ->
    [line] The king would still be in check: the armour on { SQUARE($checker) } could take it with a line of three.
    [exchange] The king would still be in check: the assassin on { SQUARE($checker) } could trade itself for it.
   *[capture] The king would still be in check from the { PIECE($checker) } on { SQUARE($checker) }.
}
xionghan-kings-face = The kings on { LIST($kings) } would face each other.

## Promotion and revival

xionghan-promotion-missing = The pawn on { SQUARE($mover) } must promote on { $target }. Choose one of the captured kinds: { LIST($named) }.
xionghan-promotion-only-pawns = The { PIECE($mover) } on { SQUARE($mover) } cannot promote: only pawns do.
xionghan-promotion-far-row = The pawn on { SQUARE($mover) } cannot promote on { $target }: pawns promote on the far row, rank { $rank }.
xionghan-promotion-off = The pawn on { SQUARE($mover) } cannot promote on { $target }: there is no promotion in this game.
xionghan-promotion-never = The pawn on { SQUARE($mover) } cannot be promoted to { PIECE($becomes) }.
xionghan-promotion-no-such-kind = The pawn on { SQUARE($mover) } cannot be promoted to { PIECE($becomes) }: this game is played without that kind.
xionghan-promotion-none-dead = The pawn on { SQUARE($mover) } cannot be promoted to { PIECE($becomes) }: { SIDE($side) } has lost no piece that it could become.
xionghan-promotion-not-dead = The pawn on { SQUARE($mover) } cannot be promoted to { PIECE($becomes) }: { SIDE($side) } has lost none. It can become one of these: { LIST($named) }.
xionghan-revival-off = Pawns cannot be revived in this game.
xionghan-revival-none-dead = { SIDE($side) } has no captured pawn to revive.
xionghan-revival-point = No pawn can be revived on { $target }. { SIDE($side) }'s pawn points are { LIST($points) }.
xionghan-revival-occupied = No pawn can be revived on { $target }: { SIDE($occupant) }'s { PIECE($occupant) } is there.
xionghan-revival-crowded = { SIDE($side) } cannot revive a pawn: it already has as many on the board as at the start.

## Actions that cannot be read

xionghan-legend = Pieces: K king, R rook, N horse, B elephant, A advisor, C cannon, P pawn, W warden, S archer, L boulder, J armour, T assassin, D shield, X patrol. Red's are in round brackets, or upper case.
xionghan-forms = Write a move as two points like h4h5, a promotion like e12e13=R and a revival like P@g5. Chinese notation like 炮二平五 works too.
xionghan-unreadable = '{ $text }' is not an action. { MESSAGE($forms) }
xionghan-no-such-point = '{ $text }': there is no point '{ $point }'. Points go from a1 to m13.
xionghan-no-target = '{ $text }' does not say where to go. { MESSAGE($forms) }
xionghan-no-such-kind = '{ $text }': there is no kind '{ $letter }'. The kinds are { LIST($letters) }.
xionghan-no-piece = There is no piece on { $square } to move.
xionghan-not-yours = The { PIECE($mover) } on { SQUARE($mover) } belongs to { SIDE($mover) }, and it is { SIDE($side) }'s turn.
xionghan-unreadable-chinese = '{ $text }' is not a move. Write it like 炮二平五, 前兵进一, 兵七进一升俥, 兵七复活 or 刺四进三兑.
xionghan-no-exchange = '{ $text }': this move exchanges nothing. Leave out 兑.
xionghan-no-such-character = '{ $text }': no piece is called { $character }. { SIDE($side) }'s pieces are { LIST($characters) }.
xionghan-revival-form = '{ $text }': write a revival like { $example }.
xionghan-none-on-board = '{ $text }': { SIDE($side) } has no { $character } on the board.
xionghan-none-on-file = '{ $text }': there is no { $character } on file { $file }.
xionghan-none-in-order = '{ $text }': there is no { $called } here.
xionghan-no-file = '{ $text }' does not say which { $character } moves. Name its file, as in 炮二平五.
xionghan-several-fit = '{ $text }' could mean the { $character } on { LIST($squares) }. Add 前 or 后, and the file.
xionghan-off-board = '{ $text }' leads off the board.
xionghan-straight-or-slanting = '{ $text }' could mean a move to { LIST($squares) }. Add 直 or 斜.

## Positions and options that are refused

xionghan-position-fields = A position has 2, 3 or 5 fields (board, side, pool, quiet and ply), but '{ $text }' has { $count }.
xionghan-king-missing = { SIDE($side) } has no king. Each side needs exactly one.
xionghan-kings-several = { SIDE($side) } has { $count } kings, on { LIST($squares) }. Each side needs exactly one.
xionghan-pool-letter = Pool '{ $text }': there is no kind '{ $letter }'. A pool may hold { LIST($letters) }.
xionghan-pool-king = Pool '{ $text }': a king cannot be in a pool.
xionghan-pool-crowded = The pool holds more than { $most } of '{ $letter }'.
xionghan-check-left = { SIDE($waiting) } is in check from the { PIECE($checker) } on { SQUARE($checker) }, but it is { SIDE($side) }'s turn. No move leads to this position.
xionghan-options-no-kings = There is no game without kings. Leave king_appear on.
xionghan-options-drawn = With setup={ $setup } only these kinds are left: { LIST($kinds) }. Neither side could win, so the game would be drawn from the start. Keep more kinds, or set insufficient_material=off.
xionghan-options-king-taken = With pawn_appear=false, wei_can_capture=true and setup={ $setup } no pawn stands between the kings, so Red's warden could take Black's king on the first move. Keep the pawns, or set wei_can_capture=false, wei_appear=false or setup=classic.
xionghan-options-kings-face = With pawn_appear=false and kings_face=draw no pawn stands between the kings, so the game would be drawn from the start. Keep the pawns, or set kings_face=column.

## What happened

xionghan-event-move = { SIDE($mover) } moves the { PIECE($mover) } from { SQUARE($mover) } to { $target }.
xionghan-event-revive = { SIDE($pawn) } revives a pawn on { SQUARE($pawn) }.
xionghan-event-capture = The { PIECE($taken, side: 1) } on { SQUARE($taken) } is captured.
xionghan-event-promote = The { PIECE($pawn) } on { SQUARE($pawn) } is promoted to { PIECE($becomes) }.
xionghan-event-line = The line { LIST($line) } removes the { PIECE($taken, side: 1) } on { SQUARE($taken) }.
xionghan-event-exchange = Exchange: the { PIECE($assassin, side: 1) } on { SQUARE($assassin) } and the { PIECE($taken, side: 1) } on { SQUARE($taken) } both die.
xionghan-event-check = { SIDE($side) } is in check.

## Pieces

piece-xionghan-rook = rook
piece-xionghan-horse = horse
piece-xionghan-elephant = elephant
piece-xionghan-advisor = advisor
piece-xionghan-cannon = cannon
piece-xionghan-pawn = pawn
piece-xionghan-warden = warden
piece-xionghan-archer = archer
piece-xionghan-boulder = boulder
piece-xionghan-armour = armour
piece-xionghan-assassin = assassin
piece-xionghan-shield = shield
piece-xionghan-patrol = patrol
piece-xionghan-king = king

## Sides

side-xionghan-red = red
    .player = Red
side-xionghan-black = black
    .player = Black
