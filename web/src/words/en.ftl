language-name = English
language-tag = en

## The site, the start pages, a match, the board

site-name = Obelisk
site-language = Language
site-skip = Skip to content
site-lost = Something went wrong. Reload the page; your games are safe.
site-notFound = Page not found.
site-goHome = All games
site-offline = Can't reach the server. Check your connection. Retrying…

home-title = Laser chess, grand Xiangqi and secret mines
home-lead = Start playing in two clicks. No account needed.
home-continue = Your games
home-open = Waiting for an opponent
home-noneOpen = No one is waiting right now. Choose a game above, then "Find an opponent".
home-running = Live games
home-join = Play
home-watch = Watch
home-resume = Continue
home-loading = Loading…

start-title = Play { $game }
start-computer = The computer
start-friend = A friend
start-online = Find an opponent
start-here = Pass and play
start-computerHint = Pick a level and begin right away.
start-friendHint = You get a link to send. The game begins when your friend opens it.
start-onlineHint = Your challenge is listed in the lobby until someone accepts.
start-hereHint = Two players, one screen.
start-level = Level
start-side = Your side
start-any = Either
start-clock = Clock
start-begin = Begin
start-back = All games
start-preset = Rules
start-options = All rule options
start-with = Against

seat-open = Waiting for an opponent…
seat-invited = Waiting for your friend…
seat-engine = { $name }, level { $level }
seat-you = you
seat-away = away
seat-toAct = to move

match-failed = There was an error in { $game } (package { $package }).
match-yourTurn = Your turn. Move or turn a piece.
match-yourTurnPoints = Your turn. Move a piece.
match-theirTurn = { $name } is thinking.
match-turnOf = { $side } to move.
match-preview = Beam preview: before a move is made, both players see where the beams will go.
match-waiting = Waiting for an opponent…
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
match-past = Viewing move { $number }.
match-flip = Flip board
match-resign = Resign
match-resignSure = Resign this game?
match-yes = Yes, resign
match-no = Keep playing
match-draw = Offer a draw
match-drawOffered = Draw offered
match-drawAsked = { $name } offers a draw.
match-accept = Accept
match-decline = Decline
match-rematch = Rematch
match-rematchAsked = Waiting for your opponent…
match-rematchWished = { $name } asks for a rematch.
match-toRematch = Go to the rematch
match-chat = Chat
match-say = Say something
match-send = Send
match-reconnecting = Connection lost. Reconnecting… Your game is safe.
match-gone = This game doesn't exist, or it is private.
match-ended = You signed out, or your session ended elsewhere.
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
settings-theme = Theme
settings-theme-auto = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-board = Board
settings-board-stone = Stone
settings-board-wood = Wood
settings-board-sea = Sea
settings-board-contrast = High contrast
settings-pieces = { $games } pieces
settings-notation = Move notation
settings-notation-letters = Letters
settings-notation-chinese = Chinese
settings-speed = Animations
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-still = Animations are off because your system asks for reduced motion.
settings-sound = Sound
settings-volume = Volume
settings-confirm = Confirm moves
settings-tips = Tips for beginners

start-changed = { $count } changed
start-reset = Reset to defaults
start-position = Start from a position
start-positionHint = Paste a position. Leave empty for the standard setup.
start-preview = Beam preview
start-previewHint = Show both players where the beams will go before a move is made.
start-cannot = This can't be played. { $reason }
start-over = With these rules the game is over before the first move. { $reason }
start-count = A whole number from { $least } to { $most }.
start-count-or-never = 0, or a whole number from { $least } to { $most }.
start-marked = Fix the highlighted rule options.
start-continue = Continue the saved game (move { $number })

clock-none = No clock
clock-fast = 3+2
clock-medium = 10+5
clock-long = 30+10
clock-half = 30 seconds per move
clock-two = 2 minutes per move
clock-day = 1 day per move
clock-days = 3 days per move

home-waiting = Waiting for an opponent

past-title = Finished games
past-mine = Mine
past-all = Everyone's
past-whose = Show
past-game = Game
past-anyGame = All games
past-name = Player
past-none = No public games have been finished here yet.
past-noneMine = You haven't finished a game yet. Play one, and it will appear here.
past-noneFound = No games match. Try another game or name.
past-older = Older games
past-open = Open
past-record = Record
past-recordHint = Save the game record as a file
past-gamesOf = Games of { $name }
past-rank = Your rank: { $rank } of { $seats }.
past-first = First place: { $names }.
past-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

share-share = Share…
share-code = Scan to open on your phone.
share-open = Anyone here can accept your challenge. Or send this link:
share-watch = Anyone with this link can watch:

result-title = Result
result-analyse = Analyse
result-new = New opponent

offer-takebackAsked = { $name } asks to take back the last move.
offer-takebackSent = Takeback requested
offer-away = { $name } has been away for a while. You can wait, or claim the game.
offer-claimWin = Claim the win
offer-claimDraw = Claim a draw

here-whoResigns = Who resigns?
here-agreed = Do you both agree to a draw?
here-draw = Agree to a draw
here-playOn = Keep playing

losses-all = Lost: { $pieces }
losses-one = { $count } × { $kind }
losses-none = Nothing lost

site-newer = A new version is available.

match-watch = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

notice-close = Close
notice-rules = Read the rule
notice-clause = Rule { $clause }

match-yourTurnAlone = Your turn.
match-rules = Rules
match-goneHint = Check that you copied the whole link. If the game is private, ask for a new invitation.
match-again = Reload
match-seatTaken = This seat is already taken, but you can watch the game here.
match-ownLink = This is your own invitation. Send the link to the person you want to play.
match-linkWrong = This invitation isn't valid. The link may be incomplete: ask for it again, or watch here.
match-seatKept = The free seat is reserved for a player with an invitation. Ask for the link, or watch here.

plan-waiting = Planned: { $actions }
plan-cancel = Cancel the plan
plan-dropped = Your planned move { $action } is no longer possible and was cancelled.

confirm-ask = Play { $action }?
confirm-yes = Play it
confirm-no = Not yet

tip-ok = Got it
tip-none = Turn tips off
tip-select = Select a piece to see where it can go, then choose a square.
tip-turn = This piece can also turn. Use the arrows beside it, the buttons below the board, or the q and e keys.
tip-check = Your king is in check. Move it, capture the attacker, or block the way: only moves that end the check are legal.
tip-premove = No need to wait: make your next move now. It will be played as soon as your turn comes, if it is still legal. Press Escape to cancel it.
tip-why = Feel free to experiment. A move against the rules isn't played, and you'll see why.

## Tables with more than two seats

home-many = { $names } · { $taken } of { $seats } seats taken

many-bots = Bots only
many-friends = Friends
many-friendsHint = You get a link to share. Begin whenever you like: bots fill the empty seats.
many-public = Find opponents
many-publicHint = Your table is listed in the lobby until you begin.
many-seats = Seats
many-players = { $count } players
many-botLevel = Bots
many-mixed = Mixed levels
many-eachLevel = Set each bot separately
many-botNumber = Bot { $number }
many-ownLevels = Set below
many-level = { $level } · { $name }
many-begin = Begin
many-open = Open the table
many-lobby = The game begins when all seats are taken, or when the host begins it.
many-lobbyOwner = Share the link and begin when you're ready. Bots fill the empty seats, at the levels you choose.
many-link = Link to this table
many-fill = Begin with bots in the empty seats
many-takeSeat = Take a seat
many-leaveSeat = Leave the table
many-cancel = Close the table
many-freeSeat = Free seat
many-seatsTitle = Players
many-who = { $name } ({ $number })
many-you = you
many-isBot = a bot is playing until they're back
many-hasLeft = left; a bot is playing
many-isAway = away
many-isReady = ready
many-engine = bot, level { $level }
many-takeBack = Take your seat back
many-heldByBot = You were away, so a bot is playing for you.
many-youLeft = You left the table. A bot is playing for you until you come back.
many-asked = What you can do
many-youKnow = What you know
many-everybodyKnows = What everyone knows
many-yourTurn = Your turn.
many-turnOf = Waiting for { $names }.
many-watching = You are watching.
many-log = What happened
many-log-away = { $who } is away.
many-log-back = { $who } is back.
many-log-bot = A bot is playing for { $who }.
many-log-resign = { $who } left. A bot has taken over.
many-results = Result
many-rank = #
many-place = Rank
many-player = Player
many-score = Score
many-again = Play again
many-resign = Leave the game
many-resignSure = Leave? A bot will play for you until you come back.
many-resignAlone = Leave? You are the only person here, so the game will end.
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
board-emitter = { $side }'s emitter, fires { $way }
board-inCheck = in check
board-held = selected
board-taken = Selected: { $piece }.
board-goals = Can go to { $squares }.
board-goesNowhere = Cannot move from here.
board-mayTurn = q turns it left, e turns it right.
board-typed = Type a move
board-typedHint = For example { $action }. Press Enter to play it.
board-play = Play

heard-piece = { $side } { $kind } { $square }
heard-comma = ,{ " " }
heard-moved = { $side }: { $kind } { $from } to { $to }.
heard-swapped = { $side }: { $kind } { $from } and { $other } { $to } swap places.
heard-clockwise = { $side }: { $kind } { $square } turns clockwise.
heard-counter = { $side }: { $kind } { $square } turns counter-clockwise.
heard-beam = Beam: { $way }, { $end }.
heard-leaves = { $square } { $heading }
heard-leg = { $leg } to { $square }
heard-turns = turns { $heading }
heard-edge = leaves the board at { $square }
heard-struck = hits { $piece }
heard-absorbed = stopped by { $piece }
heard-met = meets another beam at { $square }, both go out
heard-removed = { $piece } is removed.
heard-appeared = { $piece } appears.

## First steps

learn-open = First steps
learn-title = First steps: { $game }
learn-lead = A few positions, one idea in each. No rules to learn first.
learn-steps = Steps of the lesson
learn-step = Step { $number } of { $count }
learn-done = done
learn-hint = Hint
learn-again = Try again
learn-next = Next step
learn-good = Well done!
learn-not = Not quite.
learn-finished = That was the last step. You're ready to play!
learn-later = You can do the unticked steps at any time.
learn-first = Play your first game
learn-firstHint = Against the easiest computer level, with no clock.
learn-restart = Start again

why-lost = That would lose the game.
why-own = You hit your own { $kind }. A beam doesn't care whose piece it meets.
why-move = In this step a piece has to move to another square.
why-turn = In this step a piece has to turn in place.
why-swap = In this step two pieces have to trade places.
why-by = That move is legal, but this step is about another piece: { $kinds }.
why-mirrors = The beam hit no mirror.
why-meets = Your beam met no other beam.
why-takes = The target is still standing: { $kind }.
why-capture = Nothing was captured.
why-happens = That move is legal, but this step asks for something else.
why-wins = The game goes on: this doesn't win yet.

## Rulebooks

rules-all = Rules
rules-lead = Every rule has a number, and most have examples you can play on a board.
rules-title = Rules of { $game }
rules-read = Read the rules
rules-playIt = Play { $game }
rules-others = Rules of the other games
rules-contents = Contents
rules-find = Find in these rules
rules-findKeys = Press / to search, Enter for the next match, Escape to stop.
rules-nothing = No matches
rules-place = { $number } of { $count }
rules-next = Next match
rules-previous = Previous match
rules-clause = Rule { $id }: link to it
rules-source = Source:
rules-english = These rules are not translated into your language yet, so here they are in English.
rules-why = The message you saw: "{ $text }"
rules-whyNear = Related rules:
rules-whyNone = Search below for what you want to know.
rules-loadFault = The rules couldn't be loaded. Check your connection and reload the page.
rules-see = See it on a board
rules-seeTale = See an example
rules-hide = Hide the example
rules-example = Example { $number } of { $count }
rules-exampleBefore = Previous example
rules-exampleNext = Next example
rules-play = Play { $action }
rules-back = Back
rules-again = Start over
rules-possible = Legal here:
rules-refused = Not allowed here. Try it to see why:
rules-free = Or try anything on the board.
rules-turnOf = { $side } to move.
rules-decision = Seat { $seat }: { $action }
rules-decisionRefused = Not allowed for seat { $seat }: { $action }

## Analysis

analysis-title = Analyse { $game }
analysis-open = Analyse
analysis-openBoard = Analysis board
analysis-loading = Setting up the board…
analysis-players = { $first } – { $second }
analysis-nothing = There is no finished game at this address. A game can be analysed once it is over.
analysis-broken = This link can't be shown, so here is the standard setup instead. { $why }
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
analysis-noMoves = Make a move on the board, or import a game below.
analysis-variation = Variation
analysis-promote = Make main line
analysis-delete = Delete from here
analysis-deleted = Deleted { $action } and everything after it.
analysis-undo = Bring it back
analysis-comment = Comment on { $action }
analysis-commentStart = Comment on the start
analysis-keys = ← → step, ↑ ↓ change the variation, Home and End go to the ends
analysis-flip = Flip board
analysis-review = Analyse the game
analysis-reviewAgain = Analyse again
analysis-reviewing = Analysing move { $number } of { $of }…
analysis-cancel = Cancel
analysis-graph = Evaluation of the game
analysis-graphAt = After { $action }, move { $number }: { $score }
analysis-graphStart = At the start: { $score }
analysis-graphUnknown = Not evaluated yet
analysis-graphText = Text version
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
analysis-copyPosition = Copy position
analysis-copyLink = Copy link to the whole analysis
analysis-copyPositionLink = Copy link to this position
analysis-copyText = Copy moves as text
analysis-saveRecord = Save as a record
analysis-saveText = Save as text
analysis-savePng = Picture (PNG)
analysis-saveSvg = Picture (SVG)
analysis-edit = Edit this position
analysis-copied = Copied.
analysis-notCopied = Your browser doesn't allow copying. Select the text and copy it yourself.
analysis-importHint = Paste a record, moves, a position or a link; or choose a file.
analysis-importFile = Choose a file
analysis-importBegin = Import
analysis-imported = Imported.
analysis-emptyImport = Nothing to import yet: paste something, or choose a file.
analysis-noTree = The variations in this record are damaged, so only the game itself was imported. { $why }
analysis-badGame = This text is from a game called "{ $name }", which is not available here.
analysis-badOption = The text sets a rule option "{ $name }", which { $game } does not have.
analysis-badTag = Line { $line }: a tag should look like [Name "value"].
analysis-openComment = Line { $line }: the comment that starts here with { "{" } is never closed with { "}" }.
analysis-noMove = Line { $line }: a variation in ( ) must follow a move.
analysis-notOpen = Line { $line }: there is a ) without a matching (.
analysis-notClosed = Line { $line }: the ( that opens here is never closed.
analysis-badLink = This link is damaged: part of it is missing.
analysis-importFault = This can't be imported. { $why }

## The position editor

editor-title = Board editor: { $game }
editor-open = Board editor
editor-board = Editor board. { $game }
editor-keys = Arrow keys move, Enter places or picks up, q and e turn, Delete removes
editor-palette = Pieces
editor-move = Move
editor-moveHint = Drag pieces, or tap one and then a square.
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
editor-less = One { $piece } fewer
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
editor-good = Valid position
editor-over = Valid position, but the game is already over. { $why }
editor-faults = Fix this before playing:
editor-play = Play from here
editor-analyse = Analyse
editor-share = Copy link
editor-shared = Copied
