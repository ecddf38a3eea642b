language-name = English
language-tag = en

## The site, the start pages, a match, the board

site-name = Obelisk
site-language = Language
site-skip = To the content
site-lost = Something went wrong on this page. Load it again; your games are kept.
site-notFound = There is nothing at this address.
site-goHome = To the games
site-offline = The server cannot be reached. Check your connection; we try again.

home-title = Board games with a beam of light
home-lead = Choose a game. Two clicks and you play: no account needed.
home-continue = Your games
home-open = Waiting for an opponent
home-noneOpen = Nobody waits just now. Offer a game: choose one above, then “Someone online”.
home-running = Being played now
home-join = Play
home-watch = Watch
home-resume = Continue
home-loading = Asking the server…

start-title = Play { $game }
start-computer = The computer
start-friend = A friend
start-online = Someone online
start-here = Pass and play
start-computerHint = Pick a level and begin at once.
start-friendHint = You get a link to send. The game begins when it is opened.
start-onlineHint = Your seat is shown to everybody here until somebody joins.
start-hereHint = Two people at this screen, taking turns.
start-level = Level
start-side = Your side
start-any = Either
start-clock = Clock
start-begin = Begin
start-back = All games
start-preset = Rules
start-options = All rule options
start-with = Against

seat-open = Waiting for somebody
seat-invited = Waiting for your friend
seat-engine = { $name }, level { $level }
seat-you = you
seat-away = away
seat-toAct = to move

match-yourTurn = Your turn. Move or turn a piece.
match-yourTurnPoints = Your turn. Move a piece.
match-theirTurn = { $name } is thinking.
match-turnOf = { $side } to move.
match-preview = Beam preview: while you choose, you see where the beams would go. Both of you have it.
match-waiting = The game begins when all seats are taken.
match-link = Send this link to your friend:
match-copy = Copy link
match-copied = Copied
match-join = Take this seat
match-cancel = Cancel the game
match-actions = Moves
match-noActions = No moves yet.
match-first = First
match-previous = Previous
match-next = Next
match-last = Latest
match-past = You are looking at move { $number }.
match-flip = Turn the board
match-resign = Resign
match-resignSure = Resign this game?
match-yes = Yes, resign
match-no = Play on
match-draw = Offer a draw
match-drawOffered = Draw offered
match-drawAsked = { $name } offers a draw.
match-accept = Accept
match-decline = Decline
match-rematch = Rematch
match-rematchAsked = Waiting for the other side
match-rematchWished = { $name } asks for a rematch.
match-toRematch = To the rematch
match-chat = Chat
match-say = Say something
match-send = Send
match-reconnecting = The connection was lost. Reconnecting… nothing is lost.
match-gone = There is no such match, or it is private.
match-ended = You signed out, or your session was ended elsewhere.
match-won = You won!
match-lost = You lost.
match-drawn = A draw.
match-wins = { $side } wins.
match-aborted = The game was cancelled.
match-undo = Take back
match-new = New game
match-chinese = Chinese notation

set-characters = Characters
set-icons = Pictures

board-keys = Arrow keys move, Enter selects, q and e turn a piece, ? explains it
board-piece = { $side } { $kind }
board-empty = empty
board-target = can go here
board-left = Turn left
board-right = Turn right
board-clockwise = Turn clockwise (e)
board-counter = Turn counter-clockwise (q)
board-promote = Promote?
board-promoteTo = To { $kind }
board-promoteNot = No
board-revive = Bring back { $kind }

word-draw = Claim a draw
word-pass = Pass

## Settings, rule options, and what comes with a match

settings-title = Settings
settings-close = Done
settings-theme = Colours
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board
settings-board-stone = Stone
settings-board-wood = Wood
settings-board-sea = Sea
settings-board-contrast = High contrast
settings-pieces = Pieces of { $games }
settings-notation = Notation of moves
settings-notation-letters = Letters
settings-notation-chinese = Chinese
settings-speed = Animations
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-still = Your system asks for less motion, so nothing moves.
settings-sound = Sound
settings-volume = Volume
settings-confirm = Ask before a move is sent
settings-tips = Tips for newcomers

start-changed = { $count } changed
start-reset = Back to the usual
start-position = Begin from a position
start-positionHint = A position as text, as the analysis and the records write it. Empty: the usual start.
start-preview = Beam preview
start-previewHint = While you choose, both of you see where the beams would go.
start-cannot = This cannot be played. { $reason }
start-over = With these rules the game would be over before the first move. { $reason }
start-count = A whole number from { $least } to { $most }.
start-count-or-never = 0, or a whole number from { $least } to { $most }.
start-marked = Mend what is marked among the rule options.
start-continue = Go on with the game kept here (move { $number })

clock-none = No clock
clock-fast = 3 minutes + 2 s a move
clock-medium = 10 minutes + 5 s a move
clock-long = 30 minutes + 10 s a move
clock-half = 30 seconds for each move
clock-two = 2 minutes for each move
clock-day = A day for each move
clock-days = Three days for each move

home-waiting = Waits for an opponent

past-title = Finished games
past-mine = Mine
past-all = Everybody's
past-whose = Whose
past-game = Game
past-anyGame = All games
past-name = Who played
past-none = No public game has been finished here yet.
past-noneMine = You have finished no game yet. Play one, and it is kept here.
past-noneFound = No finished game fits. Try another game or name.
past-older = Older games
past-open = Open
past-record = Record
past-recordHint = Save the record as a file
past-gamesOf = Games of { $name }
past-rank = Your place: { $rank } of { $seats }.
past-first = First: { $names }.
past-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

share-share = Share…
share-code = Point the camera of a phone here to open the link.
share-open = Anybody here can take the other seat. Or send this link:
share-watch = Anybody with this link can watch:

result-title = Result
result-analyse = Analyse
result-new = New opponent

offer-takebackAsked = { $name } asks to take the last move back.
offer-takebackSent = Asked to take back
offer-away = { $name } has been away for a while. You can wait, or claim.
offer-claimWin = Claim the win
offer-claimDraw = Claim a draw

here-whoResigns = Who resigns?
here-agreed = Do you both agree to a draw?
here-draw = Agree to a draw
here-playOn = Keep playing

losses-all = Lost: { $pieces }
losses-one = { $count } × { $kind }
losses-none = Nothing lost

site-newer = A newer version of this page is ready.

match-watch = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}

notice-close = Close
notice-rules = Read the rule
notice-clause = Rule { $clause }

match-yourTurnAlone = Your turn.
match-rules = Rules
match-goneHint = Check that the link is whole. If it is private, ask who sent it for a new one.
match-again = Load again
match-seatTaken = This seat is already taken. You can watch the game here.
match-ownLink = This invitation is your own. Send the link to whom you want to play.
match-linkWrong = This invitation is not valid: the link may be cut off. Ask for it again; you can watch here.
match-seatKept = The free seat is kept for whoever has the invitation. Ask for that link, or watch here.

plan-waiting = Planned: { $actions }
plan-cancel = Forget the plan
plan-dropped = Your planned move { $action } is no longer possible, so the plan was dropped.

confirm-ask = Play { $action }?
confirm-yes = Play it
confirm-no = Not yet

tip-ok = Got it
tip-none = No more tips
tip-select = Touch one of your pieces: the places where it can go are marked. Touch one of them, and it goes there.
tip-turn = This piece can also turn: by the arrows beside it, by the buttons below the board, or with the keys q and e.
tip-check = Your king is in check. Move it, capture the attacker, or block its way: only what ends the check can be played.
tip-premove = You need not wait for the other side: make your next move now. It is played as soon as it can be, and Escape takes it back.
tip-why = Try things out. What the rules do not allow is not played, and you are told why.

## Tables with more than two seats

home-many = { $names } · { $taken } of { $seats } seats taken

many-bots = Bots only
many-friends = Friends
many-friendsHint = You get a link to share. Begin when you like: bots take the seats that are empty.
many-public = Anybody online
many-publicHint = Your table is listed on the first page until you begin it.
many-seats = Seats
many-players = { $count } players
many-botLevel = Bots
many-mixed = Mixed levels
many-eachLevel = Each bot by itself
many-botNumber = Bot { $number }
many-ownLevels = As chosen below
many-level = { $level } · { $name }
many-begin = Begin
many-open = Open the table
many-lobby = This table begins when all seats are taken, or when its owner begins it.
many-lobbyOwner = Share the link. Begin when you are ready: bots take the empty seats, each as strong as you choose.
many-link = Link to this table
many-fill = Begin with bots in the empty seats
many-takeSeat = Take a seat
many-leaveSeat = Leave the table
many-cancel = Close the table
many-freeSeat = Free seat
many-seatsTitle = Players
many-who = { $name } ({ $number })
many-you = you
many-isBot = a bot plays until they are back
many-hasLeft = left; a bot plays
many-isAway = away
many-isReady = ready
many-engine = bot, level { $level }
many-takeBack = Take your seat back from the bot
many-heldByBot = A bot plays for you, because you were away.
many-youLeft = You left this table. A bot plays for you until you come back.
many-asked = What you can do
many-youKnow = What you know
many-everybodyKnows = What everybody knows
many-yourTurn = Your turn.
many-turnOf = To act: { $names }.
many-watching = You are watching.
many-log = What happened
many-log-away = { $who } is away.
many-log-back = { $who } is back.
many-log-bot = A bot plays for { $who } for now.
many-log-resign = { $who } left. A bot plays for now.
many-results = Result
many-rank = #
many-place = Rank
many-player = Player
many-score = Score
many-again = Play again
many-resign = Leave the game
many-resignSure = Leave? A bot plays your seat until you come back to it.
many-resignAlone = Leave? You are the only person here: the game ends.
many-resignYes = Leave
many-resignNo = Stay

## Read aloud: squares, pieces, and what an action did

way-N = north
way-NE = north-east
way-E = east
way-SE = south-east
way-S = south
way-SW = south-west
way-W = west
way-NW = north-west

board-facing = { $piece } facing { $way }
board-slanting = { $piece }, mirror from { $one } to { $other }
board-reserved = reserved for { $side }
board-emitter = emitter of { $side }, fires { $way }
board-inCheck = in check
board-held = taken
board-taken = Taken: { $piece }.
board-goals = Can go to { $squares }.
board-goesNowhere = Cannot move from here.
board-mayTurn = q turns it left, e turns it right.
board-typed = Type a move
board-typedHint = For example { $action }. Enter plays it.
board-play = Play

heard-piece = { $side } { $kind } { $square }
heard-comma = ,{ " " }
heard-moved = { $side }: { $kind } { $from } to { $to }.
heard-swapped = { $side }: { $kind } { $from } and { $other } { $to } swap places.
heard-clockwise = { $side }: { $kind } { $square } turns clockwise.
heard-counter = { $side }: { $kind } { $square } turns counter-clockwise.
heard-passed = { $side } passes.
heard-claimed = { $side } claims a draw.
heard-sides = { $side } takes over the position, mirrored.
heard-beam = Beam: { $way }, { $end }.
heard-leaves = { $square } { $heading }
heard-leg = { $leg } to { $square }
heard-turns = turns { $heading }
heard-edge = leaves the board at { $square }
heard-hits = hits { $piece }
heard-absorbed = stopped by { $piece }
heard-emitter = ends at the emitter { $square }
heard-annihilated = meets another beam at { $square }, both go out
heard-destroyed = { $piece } is destroyed.
heard-damaged = { $count ->
    [one] { $piece } is damaged, { $count } point left.
   *[other] { $piece } is damaged, { $count } points left.
}
heard-taken = Takes { $piece }.
heard-promote = Promotes to { $kind }.
heard-revive = { $side } brings a piece back to { $square }.
heard-line = The line { $squares } removes { $piece }.
heard-exchange = { $piece } and { $other } die together.
heard-check = Check to { $side }.

## First steps

learn-open = First steps
learn-title = First steps: { $game }
learn-lead = A few positions, one idea in each. You need not know any rule.
learn-steps = Steps of the lesson
learn-step = Step { $number } of { $count }
learn-done = done
learn-hint = Give me a hint
learn-again = Try again
learn-next = Next step
learn-good = Well done!
learn-not = Not this one.
learn-finished = That was the last step. You know enough to play!
learn-later = Steps without a tick can be done at any time.
learn-first = Play your first game
learn-firstHint = Against the computer at its easiest level, without a clock.
learn-restart = Begin again

why-lost = With this you would lose the game.
why-own = Your own { $kind } was struck. A beam does not ask whose piece it meets.
why-move = Here a piece has to move to another square.
why-turn = Here a piece has to turn where it stands.
why-swap = Here two pieces have to swap places.
why-by = That can be played, but this step is about another piece: { $kinds }.
why-mirrors = The beam met no mirror.
why-meets = Your beam met no other beam.
why-takes = What was to be struck still stands: { $kind }.
why-capture = Nothing was captured.
why-happens = This can be played, but the step asks for something else.
why-wins = The game goes on: this does not win yet.

## Rulebooks

rules-all = Rules
rules-lead = Every rule has a number, and most have examples that can be played on a board.
rules-title = Rules of { $game }
rules-read = Read the rules
rules-playIt = Play { $game }
rules-others = Rules of the other games
rules-contents = Contents
rules-find = Find in these rules
rules-findKeys = Press / to search, Enter for the next place, Escape to end.
rules-nothing = Nothing found
rules-place = { $number } of { $count }
rules-next = Next place
rules-previous = Previous place
rules-clause = Rule { $id }: link to it
rules-source = Source:
rules-english = These rules are not yet translated into your language. Here they are in English.
rules-why = You were told: “{ $text }”
rules-whyNear = These rules speak of it:
rules-whyNone = Search below for what you want to know.
rules-loadFault = The rules could not be loaded. Check your connection and load the page again.
rules-see = See it on a board
rules-seeTale = See an example
rules-hide = Hide the example
rules-example = Example { $number } of { $count }
rules-exampleBefore = Previous example
rules-exampleNext = Next example
rules-play = Play { $action }
rules-back = Back
rules-again = Start over
rules-possible = Possible here:
rules-refused = Not possible here. Try it and see why:
rules-free = Or try anything on the board.
rules-turnOf = { $side } to move.
rules-decision = Seat { $seat }: { $action }
rules-decisionRefused = Seat { $seat } may not: { $action }

## Analysis

analysis-title = Analyse { $game }
analysis-open = Analyse
analysis-openBoard = Analysis board
analysis-loading = Setting up the board…
analysis-players = { $first } – { $second }
analysis-nothing = There is no finished game at this address. A game can be analysed when it is over.
analysis-broken = This link cannot be shown, so here is the usual start. What is wrong with it: { $why }
analysis-engine = Engine
analysis-engineOn = Switch the engine on
analysis-engineOff = Switch the engine off
analysis-lines = Lines
analysis-depth = depth { $depth }
analysis-thinking = Thinking…
analysis-toGame = Go to the game
analysis-noEngine = The engine is off.
analysis-over = The game is over here.
analysis-playLine = Play { $action }: { $score }
analysis-moves = Moves
analysis-start = Start
analysis-noMoves = Play a move on the board, or import a game below.
analysis-variation = Variation
analysis-promote = Make main line
analysis-delete = Delete from here
analysis-deleted = { $action } and all that followed was deleted.
analysis-undo = Bring it back
analysis-comment = Comment on { $action }
analysis-commentStart = Comment on the start
analysis-keys = ← → step, ↑ ↓ change the variation, Home and End go to the ends
analysis-flip = Turn the board
analysis-review = Analyse the game
analysis-reviewAgain = Analyse it again
analysis-reviewing = Looking at move { $number } of { $of }…
analysis-cancel = Cancel
analysis-graph = Evaluation of the game
analysis-graphAt = After { $action }, move { $number }: { $score }
analysis-graphStart = At the start: { $score }
analysis-graphUnknown = Not judged yet
analysis-graphText = The evaluation in words
analysis-mistakes = Mistakes by side
analysis-side = Side

fault-inaccuracy = Inaccuracy
fault-mistake = Mistake
fault-blunder = Blunder
fault-inaccuracies = Inaccuracies
fault-mistakes = Mistakes
fault-blunders = Blunders
fault-better = { $fault }. { $action } was better: { $score }.
fault-plain = { $fault }.

score-equal = About equal
score-slightly = { $side } is slightly better ({ $points })
score-better = { $side } is better ({ $points })
score-winning = { $side } is winning ({ $points })
score-won = { $side } has won
score-drawn = Drawn
score-wins = { $side } wins in { $moves }
score-winsWithin = { $side } wins in { $moves } at most

analysis-share = Import and export
analysis-position = Position
analysis-copyPosition = Copy the position
analysis-copyLink = Copy a link to all of this
analysis-copyPositionLink = Copy a link to this position
analysis-copyText = Copy the moves as text
analysis-saveRecord = Save as a record
analysis-saveText = Save as text
analysis-savePng = Picture (PNG)
analysis-saveSvg = Picture (SVG)
analysis-edit = Edit this position
analysis-copied = Copied.
analysis-notCopied = The browser does not let us copy. Mark the text and copy it by hand.
analysis-importHint = Paste a record, moves, a position or a link; or choose a file.
analysis-importFile = Choose a file
analysis-importBegin = Import
analysis-imported = Imported.
analysis-emptyImport = There is nothing to import yet: paste something, or choose a file.
analysis-noTree = The record can be read, but its variations are damaged, so only the game itself was imported. { $why }
analysis-badGame = The text is of a game called “{ $name }”, which is not known here.
analysis-badOption = The text names a rule option “{ $name }”, which { $game } does not have.
analysis-badTag = Line { $line }: a tag should look like [Name "value"].
analysis-openComment = Line { $line }: a comment begins here with { "{" } and never ends with { "}" }.
analysis-noMove = Line { $line }: a variation in ( ) must follow a move.
analysis-notOpen = Line { $line }: there is a ) without a ( before it.
analysis-notClosed = Line { $line }: the ( that opens here is never closed by ).
analysis-badLink = This link is damaged: a part of it is missing.
analysis-importFault = This cannot be imported. { $why }

## The position editor

editor-title = Set up a position: { $game }
editor-open = Set up a position
editor-board = Board of the editor. { $game }
editor-keys = Arrow keys move, Enter places or picks up, q and e turn, Delete removes
editor-palette = Pieces
editor-move = Move
editor-moveHint = Drag pieces, or tap one and then where it goes.
editor-turnHint = Tap it again to turn it.
editor-remove = Remove
editor-removeHint = Tap pieces to take them off the board.
editor-placeHint = Tap squares to place the { $piece }.
editor-turnLeft = Turn left
editor-turnRight = Turn right
editor-sideToMove = To move
editor-pool = Dead pieces
editor-poolOf = Dead pieces of { $side }
editor-more = One more { $piece }
editor-less = One { $piece } less
editor-counts = Counters
editor-quiet = Moves without progress
editor-ply = Moves played
editor-starts = Start positions
editor-chooseStart = Choose…
editor-start = { $option }: { $value }
editor-clear = Clear the board
editor-undo = Undo
editor-text = Position as text
editor-checking = Checking…
editor-good = This position can be played.
editor-over = This position can be looked at, but the game is over here. { $why }
editor-faults = Before it can be played:
editor-play = Play from here
editor-analyse = Analyse
editor-share = Copy link
editor-shared = Copied
