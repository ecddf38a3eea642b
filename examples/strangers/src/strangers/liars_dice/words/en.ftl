liars-dice-title = Liar's dice
liars-dice-about = Bid on dice you cannot see, and call the bluff.

liars-dice-option-dice = Dice of each player
liars-dice-option-wild = Ones are wild

liars-dice-help-wild = A one counts as any face.

liars-dice-word-liar = Liar!

liars-dice-reason-last-with-dice = Only the winner had dice left.

liars-dice-fact-round = Round
liars-dice-fact-left = Dice left
liars-dice-fact-gone = Places
liars-dice-fact-bid = Bid
liars-dice-fact-dice = Your dice

liars-dice-event-round = Round { $round }: everyone rolls.
liars-dice-event-rolled = You roll.
liars-dice-event-bid = { $who } bids { $count }×{ $face }.
liars-dice-event-challenged = { $who } calls 'liar'.
liars-dice-event-shown = All dice are shown. { $found } match the bid.
liars-dice-event-lost = { $who } loses a die.
liars-dice-event-out = { $who } is out.

liars-dice-said-bid = { $count }×{ $face } by { $seat }
liars-dice-said-dice = { $list }

## Refusals

liars-dice-legend = 2x5: a bid that at least two dice of all seats show a five
liars-dice-forms = Write a bid like 2x5 (two fives), or liar.
liars-dice-no-bid = There is no bid to challenge yet.
liars-dice-bid = '{ $given }' cannot follow { $standing }. Bid more dice or a higher face, but no more than the { $total } dice in play.
liars-dice-first-bid = '{ $given }' is more than the { $total } dice in play.

## Positions

liars-dice-position = A position is 'dice/dice/dice turn bid round out seed', such as '25/1/3 0 2x5@2 4 - 99': the faces of each seat, the bid with its seat or '-', and the seats that are out in order or '-'.
liars-dice-seed = The seed { $seed } must be below 2^64.
liars-dice-out-twice = A seat goes out only once.
liars-dice-too-many = { SEAT($seat, cap: 1) } has { $dice } dice. At most { $most } are allowed.
liars-dice-still-has-dice = { SEAT($seat, cap: 1) } has dice, but is out or the game is over.
liars-dice-has-no-dice = { SEAT($seat, cap: 1) } has no dice, but is not out.
liars-dice-out-of-turn = { SEAT($seat, cap: 1) } is to act, but is out.
liars-dice-bid-of = { SEAT($seat, cap: 1) } cannot have bid { $bid }.
liars-dice-view = This is not a view of liar's dice: { $error }

## Sides

side-liars-dice-north = north
    .player = North
side-liars-dice-east = east
    .player = East
side-liars-dice-west = west
    .player = West
