liars-dice-title = Liar's dice
liars-dice-about = Bid on dice you cannot see, and catch the bluff.

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
liars-dice-event-shown = All dice are shown: { $found } count.
liars-dice-event-lost = { $who } loses a die.
liars-dice-event-out = { $who } is out.

liars-dice-said-bid = { $count }×{ $face } by { $seat }
liars-dice-said-dice = { $list }

## Sides

side-liars-dice-north = north
    .player = North
side-liars-dice-east = east
    .player = East
side-liars-dice-west = west
    .player = West
