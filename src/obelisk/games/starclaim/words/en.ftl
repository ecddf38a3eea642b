starclaim-title = Starclaim
starclaim-about = Bid for control, bury secret mines and claim the star map. For 2 to 12 players.
starclaim-legend = Cells show the number of the seat that owns them. *n *m *c *s *p are your normal, matrix, chase, spore and purify mines.

## Options

starclaim-option-seats = Players
starclaim-option-rounds = Rounds
starclaim-option-auction = Auction
starclaim-option-order = Order of play
starclaim-option-no_bid = If no one bids
starclaim-option-barred_previous = A barred player keeps control if no one bids
starclaim-option-overbid = Players may bid more gold than they have
starclaim-option-open_gold = Everyone sees all gold
starclaim-option-fail_costs_ap = Stepping on a mine still costs a point
starclaim-option-allow_skip = Players may stop before their first cell
starclaim-option-pay_self = Setting off your own mine pays you
starclaim-option-explosion_report = Explosions show
starclaim-option-spore_is_special = A spore mine counts as special until it spreads
starclaim-option-vehicle_pool = Vehicle points
starclaim-option-vehicle_revisit = Vehicles may cross a cell twice
starclaim-option-scan_per_step = Scans before each step
starclaim-option-scan_after_demining = Scanning is allowed after demining the first cell
starclaim-option-bonus_ties = If first place for the bonus is shared
starclaim-option-deminer_secret = Using a deminer is secret
starclaim-option-parallel_mines = Everyone buries at the same time

starclaim-value-auction-turn = Bidding goes round the table
starclaim-value-auction-live = Anyone may bid at any time
starclaim-value-auction-sealed = One sealed bid each
starclaim-value-order-stepwise = The controller picks who goes next
starclaim-value-order-upfront = The controller sets the whole order
starclaim-value-no_bid-system = The order is random
starclaim-value-no_bid-previous = The last controller keeps control
starclaim-value-no_bid-random = A random player gets control
starclaim-value-explosion_report-effects = Where, and what was cleared
starclaim-value-explosion_report-full = Also how many mines of each kind
starclaim-value-vehicle_pool-own = Separate for each vehicle
starclaim-value-vehicle_pool-shared = Shared by all vehicles of a turn
starclaim-value-bonus_ties-dense = Second place still gets its bonus
starclaim-value-bonus_ties-standard = Second place gets no bonus

## First steps

starclaim-why-exploded = A mine went off, and you lost the cells of this walk.
starclaim-why-unpaid = You won the auction but can't pay. In a real game you could never bid again.
starclaim-why-order = Now you have to walk first.
starclaim-why-item = That's not what you were asked to buy.
starclaim-why-ended = Your turn ended before you got there.

starclaim-lesson-walk-title = Claim cells
starclaim-lesson-walk-task = It's your turn to walk. Start on any free cell, move to neighbouring cells, and claim four in one walk.
starclaim-lesson-walk-hint = Select a free cell and confirm. Then keep choosing marked cells until you run out of points.
starclaim-lesson-walk-done = Each cell costs one point. Your cells have your colour, pattern and number.
starclaim-lesson-bury-title = Bury a mine
starclaim-lesson-bury-task = You hide one mine each round. Bury it where others will walk, then end your turn.
starclaim-lesson-bury-hint = The gap in the middle, d4, is a good spot. Select it, confirm, and end your turn.
starclaim-lesson-bury-done = Only you can see it, as the dashed frame around the map shows. Each of your mines that goes off pays you 10 gold.
starclaim-lesson-bid-title = Win control
starclaim-lesson-bid-task = Bot 2 bids 8 gold for control of this round: the right to decide who plays when. Bid more.
starclaim-lesson-bid-hint = One more is enough: 9. Never bid more than you have. If you can't pay, you can't bid again this game.
starclaim-lesson-bid-done = You pay your bid and control this round.
starclaim-lesson-order-title = Set the order
starclaim-lesson-order-task = You have control, and your mine is on d4. Let someone else walk first.
starclaim-lesson-order-hint = Choose one of the bots, not yourself.
starclaim-lesson-order-done = Players who walk early have more room. Players who walk late have seen where mines went off.
starclaim-lesson-radar-title = Watch out for mines
starclaim-lesson-radar-task = Your radar has counted the mines: the small numbers, which only you see. Claim four cells without hitting one.
starclaim-lesson-radar-hint = The mines are on d3 and e2. Start on b2, go right to c2, then down.
starclaim-lesson-radar-done = Hitting a mine would have cost you every cell of this walk and ended your turn.
starclaim-lesson-deminer-title = Use a deminer
starclaim-lesson-deminer-task = You have a deminer, and there is only one way on: c4. Go there and answer the question.
starclaim-lesson-deminer-hint = Step on c4. There is a mine there, so use the deminer.
starclaim-lesson-deminer-done = The mine is gone, no one gets paid for it, and you can keep walking.
starclaim-lesson-buy-title = The shop
starclaim-lesson-buy-task = After walking, each player visits the shop alone. Buy a matrix mine.
starclaim-lesson-buy-hint = It's first in the list. It costs 20 gold, and you have 45.
starclaim-lesson-buy-done = No one knows what you bought. Next round your mine can cover a 2×2 square.
starclaim-lesson-win-title = Stay connected
starclaim-lesson-win-task = It's the last walk of the game, and you have two points. The largest connected group earns 3, the next one 1. Win!
starclaim-lesson-win-hint = Join your two groups at the gap, d1. Then claim one more cell.
starclaim-lesson-win-done = Eight cells plus 3 for the largest group make 11. Bot 2 has nine cells, but only 1 for its group.

starclaim-learn-tourTitle = Guided game
starclaim-learn-tour = Play a real game with a coach: you and eight bots, two rounds, no clock. Each part is explained when you first reach it.
starclaim-learn-tourBegin = Start the guided game

starclaim-tour-welcome = Welcome
starclaim-tour-pick = Control
starclaim-tour-drive = The vehicle
starclaim-tour-defuse = A mine!

starclaim-coach-asked = What to do
starclaim-coach-secret = Hidden information
starclaim-coach-matters = Tip
starclaim-coach-auction-asked = When it's your turn, bid more than the last bid or pass. The highest bidder pays and gets control: the right to decide who plays when this round.
starclaim-coach-auction-secret = Everyone sees the bids, but no one sees how much gold the others have. You start with 100.
starclaim-coach-auction-matters = You need gold for items later, so don't bid it all. Passing is free.
starclaim-coach-mine-asked = Choose a free cell for your mine, confirm, and end your turn.
starclaim-coach-mine-secret = Only you see where your mine is. When it goes off, no one learns whose it was.
starclaim-coach-mine-matters = Bury it where others will walk: you get 10 gold for each mine that goes off. It can hurt you too, so remember where it is.
starclaim-coach-occupy-asked = Start on any free cell, move to neighbouring cells, and stop whenever you like. Each cell costs a point.
starclaim-coach-occupy-secret = Other players' mines. Step on one and you lose everything claimed this turn, and your turn ends.
starclaim-coach-occupy-matters = If you stop early, you keep your cells, and unused points carry over to the next round. Connected cells earn a bonus at the end.
starclaim-coach-shop-asked = Buy one item, or leave without buying.
starclaim-coach-shop-secret = You shop alone: no one sees what you buy or what is left.
starclaim-coach-shop-matters = Special mines reach further. The deminer, vehicle, scanner and robot keep you safe. Leftover gold breaks ties at the end.

## Phases and items

starclaim-phase-talk = Talk
starclaim-phase-auction = Auction
starclaim-phase-mine = Burying
starclaim-phase-occupy = Claiming
starclaim-phase-shop = Shop
starclaim-phase-end = Game over

piece-starclaim-normal = normal mine
piece-starclaim-matrix = matrix mine
piece-starclaim-chase = chase mine
piece-starclaim-spore = spore mine
piece-starclaim-purify = purify mine
piece-starclaim-deminer = deminer
piece-starclaim-vehicle = vehicle
piece-starclaim-scanner = scanner
piece-starclaim-robot = sweeping robot
piece-starclaim-radar = radar

starclaim-item = { CAP($item) }
starclaim-item-count = { $count ->
    [1] { PIECE($item) }
   *[other] { PIECE($item) } ×{ $count }
 }
starclaim-item-priced = { $count ->
    [1] { PIECE($item) } ({ $price })
   *[other] { PIECE($item) } ×{ $count } ({ $price })
 }

starclaim-itemAbout-matrix = Covers a 2×2 square. Any cell of it sets it off.
starclaim-itemAbout-chase = Its blast also frees a cell of your choice.
starclaim-itemAbout-spore = A round later it mines the free cells around it.
starclaim-itemAbout-purify = Its blast clears all mines and claims around it.
starclaim-itemAbout-deminer = Saves you once from a cell with normal mines only.
starclaim-itemAbout-vehicle = Drives ahead of you and takes the blast.
starclaim-itemAbout-scanner = Shows everyone the mines on a cell beside you.
starclaim-itemAbout-robot = Clears a row or column of normal mines, once.
starclaim-itemAbout-radar = Counts the mines on every cell, for you alone.

## What happened. $who is the seat that acts, or a list of seats. $you is "yes" if it is the
## reader's seat, "no" if it is another, "several" for a list, "nobody" for none.

starclaim-sentences = { $first } { $then }

starclaim-event-round = Round { $round } begins.
starclaim-event-phase = { $phase ->
    [auction] The auction begins: bid for control of this round.
    [mine] Burying begins: everyone hides a mine.
    [occupy] Claiming begins: everyone walks the map.
    [shop] The shop opens: everyone may buy one item.
   *[end] The game is over.
 }
starclaim-event-bid = { $you ->
    [yes] You bid { $amount }.
   *[no] { CAP($who) } bids { $amount }.
 }
starclaim-event-pass = { $you ->
    [yes] You pass.
    [several] { CAP($who) } pass.
   *[no] { CAP($who) } passes.
 }
starclaim-event-sealed = { $you ->
    [yes] You seal your bid.
    [several] { CAP($who) } have sealed their bids.
   *[no] { CAP($who) } has sealed a bid.
 }
starclaim-event-tie = { CAP($who) } share the highest bid of { $amount } and bid again.
starclaim-event-default = { $you ->
    [yes] You can't pay { $amount } and may not bid again this game. The auction starts over.
   *[no] { CAP($who) } can't pay { $amount } and may not bid again this game. The auction starts over.
 }
starclaim-event-control = { $you ->
    [yes] You have control for { $price } gold.
    [nobody] No one has control: the order is random.
   *[no] { CAP($who) } has control for { $price } gold.
 }
starclaim-event-order = The order is { $seats }.
starclaim-event-pick = { $self ->
    [yes] { $you ->
        [yes] You go next.
       *[no] { CAP($who) } goes next.
     }
   *[no] { $you ->
        [yes] You pick { SEAT($picked, case: "acc") } to go next.
       *[no] { CAP($who) } picks { SEAT($picked, case: "acc") } to go next.
     }
 }
starclaim-event-turn = { $you ->
    [yes] { $phase ->
        [mine] Your turn to bury.
        [shop] Your turn in the shop.
       *[occupy] Your turn to walk.
     }
   *[no] { $phase ->
        [mine] { CAP($who) } is burying.
        [shop] { CAP($who) } is in the shop.
       *[occupy] { CAP($who) } walks.
     }
 }
starclaim-event-done = { $reason ->
    [stop] { $you ->
        [yes] You stop.
       *[no] { CAP($who) } stops.
     }
    [points] { $you ->
        [yes] You have no points left.
       *[no] { CAP($who) } has no points left.
     }
    [boxed] { $you ->
        [yes] You have nowhere to go.
       *[no] { CAP($who) } has nowhere to go.
     }
    [full] { $you ->
        [yes] No cell is free, so you can't walk.
       *[no] No cell is free, so { $who } can't walk.
     }
   *[none] { $phase ->
        [mine] { $you ->
            [yes] You finish burying.
           *[no] { CAP($who) } finishes burying.
         }
        [shop] { $you ->
            [yes] You leave the shop.
           *[no] { CAP($who) } leaves the shop.
         }
       *[occupy] { $you ->
            [yes] Your turn is over.
           *[no] { CAP($who) } finishes.
         }
     }
 }
starclaim-event-forfeit = { $you ->
    [yes] No cell is free, so you lose your normal mine.
   *[no] No cell is free, so { $who } loses a normal mine.
 }
starclaim-event-buried = { $kind ->
    [matrix] You bury a { PIECE($mine) } covering { $cells }.
    [chase] You bury a { PIECE($mine) } on { $cell }, aimed at { $target }.
   *[normal] You bury a { PIECE($mine) } on { $cell }.
 }
starclaim-event-radar = { $count ->
    [0] Your radar finds no mines.
    [one] Your radar finds mines on one cell.
   *[other] Your radar finds mines on { $count } cells.
 }
starclaim-event-radar-counts = Mines by cell: { $cells }.
starclaim-event-spread = { $count ->
    [0] Your spore mine on { $cell } finds no free cell to spread to.
   *[other] Your spore mine on { $cell } spreads to { $cells }.
 }
starclaim-event-occupy = { $you ->
    [yes] { $ending ->
        [stop] You claim { $cells } and stop.
        [points] You claim { $cells } with your last point.
        [boxed] You claim { $cells } and have nowhere to go.
       *[none] You claim { $cells }.
     }
   *[no] { $ending ->
        [stop] { CAP($who) } claims { $cells } and stops.
        [points] { CAP($who) } claims { $cells }, using the last point.
        [boxed] { CAP($who) } claims { $cells } and has nowhere to go.
       *[none] { CAP($who) } claims { $cells }.
     }
 }
starclaim-event-question = There are normal mines on { $cell }. Use a deminer?
starclaim-event-deminer = { $you ->
    [yes] You use a deminer on { $cell }.
   *[no] { CAP($who) } uses a deminer on { $cell }.
 }
starclaim-event-scan = { $you ->
    [yes] { $count ->
        [0] You scan { $cell }: no mines.
        [one] You scan { $cell }: 1 mine.
       *[other] You scan { $cell }: { $count } mines.
     }
   *[no] { $count ->
        [0] { CAP($who) } scans { $cell }: no mines.
        [one] { CAP($who) } scans { $cell }: 1 mine.
       *[other] { CAP($who) } scans { $cell }: { $count } mines.
     }
 }
starclaim-event-robot = { $you ->
    [yes] { $line ->
        [row] You sweep row { $name } of normal mines.
       *[column] You sweep column { $name } of normal mines.
     }
   *[no] { $line ->
        [row] { CAP($who) } sweeps row { $name } of normal mines.
       *[column] { CAP($who) } sweeps column { $name } of normal mines.
     }
 }
starclaim-event-vehicle = { $you ->
    [yes] { $points ->
        [one] You send a vehicle with 1 point.
       *[other] You send a vehicle with { $points } points.
     }
   *[no] { $points ->
        [one] { CAP($who) } sends a vehicle with 1 point.
       *[other] { CAP($who) } sends a vehicle with { $points } points.
     }
 }
starclaim-event-drive = { $you ->
    [yes] Your vehicle drives over { $cells }.
   *[no] { CAP($who) } drives a vehicle over { $cells }.
 }
starclaim-event-explode = { $vehicle ->
    [yes] { $you ->
        [yes] Your vehicle explodes on { $cell }!
       *[no] { CAP($who) } loses a vehicle to an explosion on { $cell }!
     }
   *[no] { $you ->
        [yes] You step on a mine at { $cell }! Your turn is over.
       *[no] { CAP($who) } steps on a mine at { $cell }!
     }
 }
starclaim-event-effect = { $kind ->
    [matrix] The matrix mine covered { $cells }.
    [chase] The chase mine struck { $cells }.
   *[purify] The purify mine cleared { $cells }.
 }
starclaim-event-freed = { $count ->
    [one] { $cells } is free again.
   *[other] { $cells } are free again.
 }
starclaim-event-lost = { $you ->
    [yes] You lose { $cells }.
   *[no] { CAP($who) } loses { $cells }.
 }
starclaim-event-mines = What went off: { $mines }.
starclaim-event-paid = Your mine on { $cell } earns you { $amount } gold.
starclaim-event-bought = You buy a { PIECE($item) }.
starclaim-event-bought-nothing = You buy nothing.
starclaim-event-end = { $you ->
    [yes] You win!
    [several] { CAP($who) } share first place.
   *[no] { CAP($who) } wins.
 }

## Texts of the terminal and of pictures

starclaim-heading = Round { $round } of { $rounds }: { $phase }
starclaim-picture = Starclaim. { $where }
starclaim-list = { $items }
starclaim-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
 }
starclaim-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
starclaim-cells-bonus = { $count ->
    [one] { $count } cell + { $bonus }
   *[other] { $count } cells + { $bonus }
 }
starclaim-group = group { $count }
starclaim-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 }
starclaim-hand = a normal mine to bury
starclaim-no-items = no items
starclaim-secret = Only you see: { $items }
starclaim-own-mine = { $kind ->
    [matrix] { PIECE($mine) } on { $cells }
    [chase] { PIECE($mine) } on { SQUARE($mine) }, aimed at { $target }
   *[normal] { PIECE($mine) } on { SQUARE($mine) }
 }
starclaim-own-mines = Your mines: { $mines }
starclaim-stock = In stock, with prices: { $items }
starclaim-stock-empty = The shop is sold out.
starclaim-cell-count = { $cell } ({ $count })
starclaim-panel-cells = { $count ->
    [one] cell
   *[other] cells
 }
starclaim-panel-mines = Your mines
starclaim-panel-radar = Small numbers: radar of round { $round }
starclaim-panel-stock = In stock

starclaim-sign-path = [n] cells claimed this turn
starclaim-sign-vehicle = » vehicle, › where it has been
starclaim-sign-explosion = ✸ explosion, x free again
starclaim-sign-scan = =n mines found by a scanner
starclaim-sign-own = *n *m *c *s *p your normal, matrix, chase, spore, purify mine; *+ several
starclaim-sign-radar = ^n mines on your radar
starclaim-sign-question = ?? use a deminer here?
starclaim-sign-left = !n !m !c !s !p mines left at the end; !+ several

starclaim-column-ranks = rank
starclaim-column-seat = seat
starclaim-column-scores = score
starclaim-column-cells = cells
starclaim-column-bonus = bonus
starclaim-column-groups = group
starclaim-column-gold = gold
starclaim-seat-player = { $seat } ({ $player })
starclaim-seat-gold = { $who } with { $gold }
starclaim-gold-decides = { $score ->
    [one] Tied on 1 point, decided by gold: { $seats }.
   *[other] Tied on { $score } points, decided by gold: { $seats }.
 }

starclaim-command-actions = what you can do now
starclaim-command-word = all cells you can step on
starclaim-command-items = what each item in the shop does
starclaim-command-help = help on one item or action
starclaim-listed = { $kind ->
    [lines] { $word }: { $count } rows and columns
    [pairs] { $word }: { $count } pairs of a cell and a target
   *[cells] { $word }: { $count } cells
 }
starclaim-help-bid = bid 12 gold for the right to set the order of play
starclaim-help-pass = leave this auction
starclaim-help-pick = let seat 3 go next
starclaim-help-mine = bury your normal mine on the free cell c4
starclaim-help-matrix = bury a matrix mine on the free cells among c4 d4 c5 d5
starclaim-help-chase = bury a chase mine on c4; when it goes off, f6 loses its owner
starclaim-help-spore = bury a spore mine; next round it spreads to the free cells around it
starclaim-help-purify = bury a purify mine; it clears the eight cells around it
starclaim-help-radar = use your radar to count the mines on every cell
starclaim-help-end = finish burying
starclaim-help-step = claim c4: first any free cell, then a free neighbour of the last one
starclaim-help-scan = show everyone how many mines are on c5
starclaim-help-stop = keep what you have claimed and end your turn
starclaim-help-vehicle = send a vehicle ahead
starclaim-help-robot = clear a row of normal mines (for a column: robot column c)
starclaim-help-drive = move the vehicle to c4
starclaim-help-defuse = use a deminer and claim the cell (defuse no: let it explode)
starclaim-help-buy = buy one item
starclaim-help-skip = buy nothing
starclaim-help-unknown = There is no help on '{ $word }'. Try one of these: { $known }.
starclaim-pick-seats = '{ $action }' can't be played. Write pick and a seat: { $seats }.

## Actions that cannot be read

starclaim-forms = Actions are written like 'step c4'.
starclaim-action-unknown = '{ $action }' is not an action. Right now you can write, for example, { $forms }.
starclaim-action-form = '{ $action }' can't be read. Write it like { $forms }.
starclaim-action-bid = '{ $action }' can't be read: a bid is a whole number, as in bid 12.
starclaim-action-seat = There is no such seat in '{ $action }': seats are numbered 0 to { $last }.
starclaim-action-cell = '{ $action }' can't be read: '{ $cell }' is not a cell. Cells run from a1 to { $last }.
starclaim-action-row = '{ $action }' can't be read: rows are numbered 1 to { $last }.
starclaim-action-column = '{ $action }' can't be read: columns run from a to { $last }.
starclaim-action-line = '{ $action }' can't be read: a robot sweeps a row or a column, as in robot row 4.
starclaim-action-answer = '{ $action }' can't be read: the answer is yes or no.
starclaim-action-item = There is no such item in '{ $action }'. The items are { $items }.

## Actions that the rules do not allow

starclaim-not-asked = You can't play '{ $action }' right now. You can write, for example, { $forms }.
starclaim-bid-low = Your bid must be at least { $lowest }.
starclaim-bid-none = No higher bid is possible. You can only pass.
starclaim-bid-high = A bid can't be higher than { $highest }.
starclaim-bid-unpaid = You have { $gold } gold, and in this game you can't bid more than you have.
starclaim-pick-done = { $you ->
    [yes] You have already had your turn in this phase. Pick another seat.
   *[no] { CAP($who) } has already had a turn in this phase. Pick another seat.
 }
starclaim-pick-named = { $you ->
    [yes] You have already put yourself in the order. Pick another seat.
   *[no] { CAP($who) } is already in the order. Pick another seat.
 }
starclaim-no-mine = You have no normal mine left to bury this round.
starclaim-not-free = { $cell } is occupied. Choose a free cell.
starclaim-no-item = You have no { PIECE($item) }.
starclaim-matrix-off-board = '{ $action }' reaches off the board. Name the top left cell of a 2×2 square.
starclaim-matrix-occupied = All four cells of '{ $action }' are occupied. At least one must be free.
starclaim-chase-target = { $target } is free. A chase mine must aim at an occupied cell.
starclaim-bury-first = Bury your normal mine before you end your turn, for example with mine c4.
starclaim-not-beside = { $cell } doesn't share a side with the last cell you claimed.
starclaim-step-first = You must take a step before you can stop.
starclaim-too-late = '{ $action }' is only possible before your first step.
starclaim-too-early = '{ $action }' is only possible after your first step.
starclaim-first-cell-mined = You can't scan in this turn, because your first cell was mined.
starclaim-scanned-enough = { $count ->
    [one] You can scan only once before each step.
   *[other] You can scan only { $count } times before each step.
 }
starclaim-vehicles-rest = All your vehicles have been used this turn.
starclaim-vehicle-points = Your vehicles have no points left this turn.
starclaim-drive-not-beside = { $cell } doesn't share a side with the vehicle's cell.
starclaim-driven-over = The vehicle has already been on { $cell }.
starclaim-sold-out = The { PIECE($item) } is sold out.
starclaim-too-dear = The { PIECE($item) } costs { $price } gold, and you have { $gold }.

## Positions. Words like turn.path are keys of the JSON text.

starclaim-position-json = A position is one JSON object. This text stops being JSON at line { $line }, column { $column }.
starclaim-position-object = A position is one JSON object, such as { "{\"round\":1}" }.
starclaim-position-key = There is no key '{ $key }'. The keys are { $keys }.
starclaim-position-inner-key = { $where } has no key '{ $key }'. Its keys are { $keys }.
starclaim-position-key-twice = The key '{ $key }' appears twice in one object.
starclaim-position-number = { $where } is { $given }, but must be a whole number from { $least } to { $most }.
starclaim-position-seat = { $where } is { $given }, but seats are numbered 0 to { $last }.
starclaim-position-seat-key = { $where } has the key '{ $key }', but seats are numbered 0 to { $last }.
starclaim-position-seat-twice = { $where } names seat { $seat } twice.
starclaim-position-cell = { $where } has { $given }, which is not a cell. Cells run from "a1" to "{ $last }".
starclaim-position-cell-twice = { $where } names cell '{ $cell }' twice.
starclaim-position-list = { $where } is { $given }, but must be a list.
starclaim-position-map = { $where } is { $given }, but must be an object.
starclaim-position-entries = { $count ->
    [one] { $where } has 1 entry, but must have { $seats }.
   *[other] { $where } has { $count } entries, but must have { $seats }.
 }
starclaim-position-item = { $where } names '{ $item }', which is not an item. The items are { $items }.
starclaim-position-word = { $where } is { $given }, but must be { $words }.
starclaim-position-boolean = { $where } is { $given }, but must be true or false.
starclaim-position-mine-key = { $where } has '{ $key }', which only a { PIECE($mine) } has.
starclaim-position-square = { $where } is a matrix mine whose 2×2 square reaches off the board.
starclaim-position-covers = { $where } must name cells of the mine's 2×2 square, each once.
starclaim-position-covers-nothing = { $where } covers nothing. A matrix mine covers 1 to 4 free cells.
starclaim-position-mine-occupied = A mine covers { $cell }, which is occupied.
starclaim-position-item-numbers = There are too many of one item ({ PIECE($item) }): { $stock } in stock, { $held } held and { $buried } buried, but the game has { $most }.
starclaim-position-normal-mines = { $count ->
    [one] There is 1 normal mine, but there can be at most { $most } by now.
   *[other] There are { $count } normal mines, but there can be at most { $most } by now.
 }
starclaim-position-shop-last-round = The last round has no phase shop.
starclaim-position-end-early = The phase is end in round { $round }, but the game ends in round { $rounds }.
starclaim-position-done-queue = done and queue must be empty in the phases auction and end.
starclaim-position-controller-auction = controller must be null and price 0 in the phase auction.
starclaim-position-turn-phase = turn must be null in the phases auction and end.
starclaim-position-hand = hand must be { $hand } for every seat in this phase.
starclaim-position-hand-done = { $where } must be 0: the seat is done, so its mine is buried.
starclaim-position-hand-forfeited = { $where } must be 0: no cell is free, so the mine is lost.
starclaim-position-hand-to-come = { $where } must be 1: the seat has yet to bury its mine.
starclaim-position-auction-outside = auction must be null outside the phase auction.
starclaim-position-auction-null = auction is null, but must be an object in the phase auction.
starclaim-position-auction-barred = auction.active names a barred seat.
starclaim-position-auction-high = auction.high must be 0 if auction.holder is null, and only then.
starclaim-position-auction-holder = auction.holder must be one of auction.active.
starclaim-position-auction-form = auction.sealed and auction.floor are only used with sealed bids.
starclaim-position-auction-over = The auction has no seat left to ask, so it should be over.
starclaim-position-auction-asked = auction.asked must be one of auction.active.
starclaim-position-auction-asked-holder = auction.asked must not be the holder.
starclaim-position-auction-asked-null = auction.asked must be null unless seats bid in turn.
starclaim-position-sealed-high = With sealed bids, auction.high must be 0 and auction.holder null.
starclaim-position-sealed-active = auction.sealed names a seat that is not in auction.active.
starclaim-position-sealed-floor = auction.sealed has a bid that is not above auction.floor.
starclaim-position-sealed-two = auction.floor is set, so at least two seats must be in auction.active.
starclaim-position-done-queued = A seat is in both done and queue.
starclaim-position-turn-listed = Seat { $seat } has the turn, so it can't be in done or queue.
starclaim-position-all-done = All seats are done, so the phase should be over.
starclaim-position-turn-parallel = turn must be null and queue empty while everyone buries at the same time.
starclaim-position-queue-stepwise = queue must be empty when seats are picked one by one.
starclaim-position-order-upfront = When the whole order is set first, done, queue and the seat with the turn must make up all seats.
starclaim-position-turn-needed = There is no controller, so a seat must have the turn.
starclaim-position-last-seat = Only one seat is left, so it must have the turn.
starclaim-position-turn-seat-only = turn can only have a seat in the phases mine and shop.
starclaim-position-turn-over = The seat with the turn has no points, or no cell is free, so its turn should be over.
starclaim-position-scans = turn.scans must be at most { $most }, and 0 before the first step.
starclaim-position-mined-early = turn.mined can't be true before the first step.
starclaim-position-vehicles = More vehicles are resting or under way than the seat with the turn has.
starclaim-position-pool-own = turn.pool must be null unless vehicles share their points.
starclaim-position-pool-null = turn.pool is null, but must be a number when vehicles share their points.
starclaim-position-pool = turn.pool must be at most { $most }.
starclaim-position-path = Each cell of turn.path must share a side with the one before, and none may appear twice.
starclaim-position-path-owner = The seat with the turn must own the cells of turn.path.
starclaim-position-path-long = { $count ->
    [one] turn.path has 1 cell, but points for only { $most } have been spent.
   *[other] turn.path has { $count } cells, but points for only { $most } have been spent.
 }
starclaim-position-path-boxed = turn.path has no free cell to go to, so the turn should be over.
starclaim-position-vehicle-late = A vehicle can't be under way after the first step.
starclaim-position-vehicle-cell = turn.vehicle.cell must be the last cell of turn.vehicle.seen.
starclaim-position-vehicle-occupied = turn.vehicle.seen names an occupied cell.
starclaim-position-vehicle-path = Each cell of turn.vehicle.seen must share a side with the one before.
starclaim-position-vehicle-twice = turn.vehicle.seen names a cell twice.
starclaim-position-vehicle-left = turn.vehicle.left and the number of cells in turn.vehicle.seen must add up to { $points }.
starclaim-position-vehicle-pool = turn.vehicle.left must equal turn.pool, and with the cells in turn.vehicle.seen be at most { $points }.
starclaim-position-vehicle-boxed = The vehicle can't go on, so it should not be under way.
starclaim-position-defuse-deminer = turn.defuse is set, but the seat with the turn has no deminer.
starclaim-position-defuse-vehicle = turn.defuse is set, but a vehicle is under way.
starclaim-position-defuse-cell = turn.defuse must be a free cell next to the path.
starclaim-position-defuse-mines = turn.defuse must be a cell with normal mines and no others.

## Errors of programs

starclaim-seed = seed is { $seed }, but must be a whole number from 0 to 2^64 − 1.
starclaim-no-view = { $view } is not a view of this game.
starclaim-no-opponent = There is no opponent { $name }. The opponents are { $names }.
starclaim-level = There is no level { $level }. Levels run from 1 to { $most }.
starclaim-theme = There is no theme { $theme }. The themes are { $themes }.
starclaim-batch-illegal = In game { $game } of the batch, { $decision } is not a legal decision for { $who }.

## The table in the browser

starclaim-table-title = Play Starclaim
starclaim-table-lead = Bid for control, bury secret mines, claim cells and hold your nerve. The most cells win.
starclaim-table-botsHint = Start right away, with no clock and short explanations as you play.
starclaim-table-timers = Time control
starclaim-table-noTimers = No clock
starclaim-table-pauses = No clock, with breaks to talk
starclaim-table-timersTalk = Timed, with breaks to talk
starclaim-table-timersFast = Timed, without breaks
starclaim-table-timersHint = Timed games allow 20 to 60 seconds for each decision. If you run out of time, a move is made for you. After two timeouts a bot takes over.
starclaim-table-roundsShown =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
starclaim-table-chatForm = Chat
starclaim-table-chat-open = Public only
starclaim-table-chat-table = Public at any time, private during breaks
starclaim-table-chat-closed = During breaks only
starclaim-table-chat-all = Public and private at any time
starclaim-table-rules = Table rules
starclaim-table-map = Map
starclaim-table-mapShown = { $side } × { $side } cells
starclaim-table-yes = yes
starclaim-table-no = no
starclaim-table-round = Round { $round } of { $rounds }
starclaim-table-now-talk = Time to talk before the next phase.
starclaim-table-now-auction = { $who } may bid for control of this round.
starclaim-table-now-auctionYou = Your bid: win control of this round, or pass.
starclaim-table-now-auctionAll = Everyone still in the auction may bid.
starclaim-table-now-pick = { $who } is choosing who goes next.
starclaim-table-now-pickYou = You have control: choose who goes next.
starclaim-table-now-mine = { $who } is burying in secret.
starclaim-table-now-mineYou = Your turn to bury: choose a free cell that others will want.
starclaim-table-now-mineEnd = Your mine is buried. End your turn, or use your other items.
starclaim-table-now-mineAll = Everyone is burying in secret.
starclaim-table-now-occupy = { $who } is walking.
starclaim-table-now-occupyFirst = Your turn: start on any free cell.
starclaim-table-now-occupyNext = Move to a neighbouring cell, or stop and keep what you have.
starclaim-table-now-drive = { $who } is driving a vehicle ahead.
starclaim-table-now-driveYou = Drive your vehicle: it hits the mines instead of you.
starclaim-table-now-defuseYou = You stepped on a mine at { $cell }. Use a deminer?
starclaim-table-now-shop = { $who } is in the shop.
starclaim-table-now-shopYou = You're in the shop: buy one item, or leave.
starclaim-table-now-end = The game is over.
starclaim-table-now-wins = { $who } wins with { $score } points.
starclaim-table-now-shared = First place is shared.
starclaim-table-now-youWin = You win with { $score } points!
starclaim-table-points =
    { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
starclaim-table-vehicleLeft =
    { $count ->
        [one] Vehicle: 1 cell to go
       *[other] Vehicle: { $count } cells to go
    }
starclaim-table-seatPoints = Action points
starclaim-table-ap = AP
starclaim-table-seatCells = Cells
starclaim-table-seatGroup = Largest group
starclaim-table-seatGold = Gold
starclaim-table-hasControl = has control
starclaim-table-isBarred = barred from bidding
starclaim-table-doing-acts = now
starclaim-table-doing-queued = next
starclaim-table-doing-done = done
starclaim-table-doing-out = passed
starclaim-table-doing-sealed = sealed
starclaim-table-doing-holds = highest bid
starclaim-table-doing-barred = barred
starclaim-table-doing-waits = { "" }
starclaim-table-nth = { $place ->
    [1] 1st in line
    [2] 2nd in line
    [3] 3rd in line
   *[other] { $place }th in line
 }
starclaim-table-secret = Only you see this
starclaim-table-hide = Hide
starclaim-table-show = Show
starclaim-table-hideKey = Hide or show your secrets (H)
starclaim-table-hidden = Hidden. Press H to show.
starclaim-table-refusedHidden = You can't do that. The reason is hidden with your secrets: press H to show it.
starclaim-table-gold = { $count } gold
starclaim-table-hand = One normal mine to bury
starclaim-table-noItems = No items yet
starclaim-table-items = Items
starclaim-table-buried = Your mines
starclaim-table-noMines = None buried
starclaim-table-radarOf = Small numbers on the board: your radar from round { $round }.
starclaim-table-sealedBid = Your sealed bid: { $amount }
starclaim-table-sealedPass = Your sealed bid: pass
starclaim-table-paid = Earned from mines: { $amount } gold
starclaim-table-ready = I'm ready
starclaim-table-readyDone = You're ready. Waiting for the others…
starclaim-table-bidAmount = Your bid
starclaim-table-bid = Bid { $amount }
starclaim-table-raise = +{ $amount }
starclaim-table-pass = Pass
starclaim-table-highest = Highest bid: { $amount } by { $who }
starclaim-table-noBid = No bids yet
starclaim-table-overbid = You have { $gold } gold. If you win with this bid, you can't pay and may not bid again this game.
starclaim-table-overbidHidden = Your gold is hidden, so you won't be warned if you bid more than you have.
starclaim-table-overbidSure = Bid { $amount } anyway
starclaim-table-history = Bids so far
starclaim-table-pickNext = Choose who goes next. Choose several to queue them.
starclaim-table-queue = Your queue: { $names }
starclaim-table-queueEmpty = Your queue is empty.
starclaim-table-clearQueue = Clear
starclaim-table-tool-step = Walk
starclaim-table-tool-scan = Scan
starclaim-table-tool-drive = Drive
starclaim-table-tool-row = Sweep a row
starclaim-table-tool-column = Sweep a column
starclaim-table-toolHint-mine = Select a free cell.
starclaim-table-toolHint-matrix = Select the top left cell of a 2×2 square.
starclaim-table-toolHint-chase = Select a free cell to hide the mine on.
starclaim-table-toolHint-chaseTarget = Now select the claimed cell it will free.
starclaim-table-toolHint-spore = Select a free cell.
starclaim-table-toolHint-purify = Select a free cell.
starclaim-table-toolHint-step = Select a marked cell.
starclaim-table-toolHint-scan = Select a cell to scan. Everyone sees the result.
starclaim-table-toolHint-drive = Select a marked cell.
starclaim-table-toolHint-row = Select any cell of the row.
starclaim-table-toolHint-column = Select any cell of the column.
starclaim-table-confirm-mine = Bury on { $cell }
starclaim-table-confirm-matrix = Bury on { $cell }
starclaim-table-confirm-spore = Bury on { $cell }
starclaim-table-confirm-purify = Bury on { $cell }
starclaim-table-confirm-chase = Bury on { $cell }, aimed at { $target }
starclaim-table-confirm-robot = Send the robot
starclaim-table-confirm-step = Start on { $cell }
starclaim-table-confirm-drive = Start on { $cell }
starclaim-table-again = Choose another cell
starclaim-table-end = End turn
starclaim-table-stop = Stop here
starclaim-table-skipWalk = Skip this round
starclaim-table-vehicle = Send a vehicle
starclaim-table-radar = Use the radar
starclaim-table-defuseYes = Use a deminer
starclaim-table-defuseNo = No, let it explode
starclaim-table-buy = Buy
starclaim-table-left = { $count } left
starclaim-table-soldOut = sold out
starclaim-table-price = { $price } gold
starclaim-table-skip = Leave without buying
starclaim-table-purse = You have { $gold } gold.
starclaim-table-chart = Star map
starclaim-table-keys = Arrow keys to move, Enter to choose
starclaim-table-cellFree = { $cell }: free
starclaim-table-cellOwned = { $cell }: { $who }
starclaim-table-cellTarget = { $text }, can be chosen
starclaim-table-cell-path = step { $place } of this walk
starclaim-table-cell-vehicle = the vehicle is here
starclaim-table-cell-driven = a vehicle crossed safely
starclaim-table-cell-swept = swept by a robot
starclaim-table-cell-deminer = a deminer was used here
starclaim-table-cell-blast = a mine exploded here
starclaim-table-cell-reached = hit by the explosion: { PIECE($mine) }
starclaim-table-cell-reverted = free again after the explosion
starclaim-table-cell-mine = your { PIECE($mine) }
starclaim-table-cell-mineOf = { PIECE($mine) } of { $who }
starclaim-table-cell-covered = { $mine }, covering { $cells }
starclaim-table-cell-aimed = target of { $mine } on { $cell }
starclaim-table-cell-scan =
    { $count ->
        [one] { $count } mine seen
       *[other] { $count } mines seen
    }
starclaim-table-cell-radar =
    { $count ->
        [one] { $count } mine on your radar
       *[other] { $count } mines on your radar
    }
starclaim-table-talk = Chat
starclaim-table-table = Everyone
starclaim-table-rooms = Send to
starclaim-table-private = Private, to { $names }
starclaim-table-privateOnly = Private chat is open during the breaks before the auction and before claiming.
starclaim-table-privateNever = This table has no private chat.
starclaim-table-closed = Chat is open during the breaks before the auction and before claiming.
starclaim-table-mute = Mute { $name }
starclaim-table-unmute = Unmute { $name }
starclaim-table-mutes = Mute a player
starclaim-table-say = Write a message
starclaim-table-cells = Cells
starclaim-table-group = Group
starclaim-table-bonus = Bonus
starclaim-table-bonusWhole = Bonus for the group
starclaim-table-goldLeft = Gold
starclaim-table-bonusWhy = The largest connected group earns 3, the next one 1. Gold breaks ties.
starclaim-table-replay = Replay the game
starclaim-table-replayTitle = Replay
starclaim-table-replayClose = Back to the result
starclaim-table-loading = Loading the game: { $count } steps…
starclaim-table-knew = Show
starclaim-table-knewAll = Everything, with all mines
starclaim-table-knewSeat = What { $who } knew
starclaim-table-knewNobody = What everyone saw
starclaim-table-step = Step { $number } of { $count }
starclaim-table-roundShort = Round { $round }
starclaim-table-first = First
starclaim-table-previous = Back
starclaim-table-next = Next
starclaim-table-last = Last
starclaim-table-goldCurves = Gold over time
starclaim-table-explosionsTitle = Explosions
starclaim-table-cause = { $cell }: { $who } stepped on { $mines }
starclaim-table-causeVehicle = { $cell }: a vehicle ({ $who }) hit { $mines }
starclaim-table-causeMine = a { PIECE($mine) } of { $who }
starclaim-table-noExplosions = No mine went off in this game.
starclaim-table-download = Download the game
starclaim-table-tip-again = Show tips
starclaim-table-tip-welcome = Welcome! Claim more cells than anyone else. Each round has four parts: bid for control, bury a secret mine, walk the map to claim cells, and visit the shop. This box explains each part when it's your turn.
starclaim-table-tip-pick = With control you pick who goes next. Players who walk first have the most free cells to choose from. Players who walk later have seen where mines went off.
starclaim-table-tip-drive = The vehicle drives ahead of you and claims nothing. If it hits a mine, you lose the vehicle but know where the mine was.
starclaim-table-tip-defuse = Your deminer can save you here. It is used up, and you keep walking.
starclaim-table-tip-talk = No one is playing right now. Chat with everyone, or with some players in private. Promises aren't binding.
starclaim-table-tip-end = Your score is cells plus bonus. Replay the game to see all mines and what everyone knew.
