## Commands

terminal-help = Obelisk: a home for board games. Try [bold]obelisk play khet[/].
terminal-help-games = List the games, or the options of one game.
terminal-help-show = Show a position: the board, whose turn it is, and the position as text.
terminal-help-play = Play in the terminal, against the computer or other people.
terminal-help-perft =
    Count the action sequences of a given length, the standard test of a rules engine.

    Sequences that end the game earlier do not count, nor do draw claims.
terminal-help-replay =
    Show a saved game step by step, or print it as text.

    Without --seat everything is shown, secrets included.
terminal-help-warmup = Compile the kernels of all games now, so that they start quickly later.
terminal-help-bench = Compare speeds side by side and print the ratios.
terminal-help-match =
    Let two players play many games to find out which is stronger.

    Every opening is played twice, with the seats swapped. The result is a score with the difference in Elo and its uncertainty. In games with more than two seats the first player takes one seat, a different one each game, and its mean rank is reported.

    A player that crashes, breaks a rule or stops answering loses the game. With limits on nodes or depth, the same command plays the same games again. Ctrl-C stops and reports the games played so far.
terminal-match-players =
    level=5 · level=8,threads=2,nodes=10000,depth=6,time=0.1 (seconds per decision)

    simple · random · in Starclaim random, cautious, heuristic

    "ugi:./engine --fast" · "json:python bot.py" (a program: see docs/bots.md)
terminal-players = [bold]Players[/]
terminal-examples = [bold]Examples[/]

## Arguments and options

terminal-help-game = Name of a game. 'obelisk games' lists them.
terminal-help-game-first = Name of a game. Without it, the first of 'obelisk games'.
terminal-help-one-game = Only this game.
terminal-help-options-of = Show the options of this game.
terminal-help-option = A rule option. Can be given more than once.
terminal-help-position = Start from this position.
terminal-help-letters = Draw letters instead of Chinese characters.
terminal-help-notation = How to write actions: plain or, for xionghan, chinese.
terminal-help-language = Language of everything the command prints.
terminal-help-help = Show this help and exit.
terminal-help-svg = Write an SVG picture to this file.
terminal-help-theme = Colours of the picture.
terminal-help-pieces = Piece set of the picture, if the game has several.
terminal-help-show-seat = Show what this seat sees. Without it, what spectators see.
terminal-help-against = Who plays the other seats: computer, person, or a simple player of the game, such as random.
terminal-help-level = How strong the computer is, from 1 to 8.
terminal-help-seat = Your seat. Seat 1 acts first. Give one for each person at the screen.
terminal-help-people = How many people share the screen, in games with more than two seats. 0: just watch.
terminal-help-load = Continue a saved game.
terminal-help-pace = How fast a watched game is told: seconds per line, or slow, readable, fast, none. Enter skips to the next phase.
terminal-help-seed = Seed of the random numbers. The same seed gives the same games.
terminal-help-depth = Length of the sequences.
terminal-help-divide = Print the count of each first action.
terminal-help-bulk = Count the last ply without playing it. Faster.
terminal-help-file = A saved game.
terminal-help-text = Print a numbered list of actions.
terminal-help-step = Show only this step.
terminal-help-replay-seat = Show what this seat could know. Seats count from 1.
terminal-help-yardstick = Folder with the C yardsticks. Needs gcc.
terminal-help-previous = The src folder of another version to compare with.
terminal-help-rounds = Rounds of each comparison.
terminal-help-first-player = The player to measure.
terminal-help-second-player = Its opponent. In games with more than two seats it takes all the others.
terminal-help-match-games = Games to play; with --sprt, at most this many.
terminal-help-movetime = Milliseconds for each decision.
terminal-help-nodes = Positions to search for each decision.
terminal-help-search-depth = Depth of each search.
terminal-help-sprt = Stop as soon as it is clear which of two Elo differences fits better, with 5% errors.
terminal-help-openings = A file with a position or actions on each line, or a number of random plies.
terminal-help-save = Save every game in this folder.
terminal-help-jobs = Games to play at the same time. Without it, one per core.
terminal-help-plies = Longer games are drawn.
terminal-default-plies = 500; none with more than two seats

terminal-metavar-game = GAME
terminal-metavar-pair = NAME=VALUE
terminal-metavar-text = TEXT
terminal-metavar-name = NAME
terminal-metavar-who = WHO
terminal-metavar-pace = PACE
terminal-metavar-file = FILE
terminal-metavar-folder = FOLDER
terminal-metavar-depth = DEPTH
terminal-metavar-player = PLAYER
terminal-metavar-openings = FILE|N
terminal-metavar-seconds = SECONDS

## Around the help. VALUE is replaced.

terminal-usage = Usage:
terminal-usage-options = [OPTIONS]
terminal-usage-command = COMMAND [ARGUMENTS]
terminal-panel-options = Options
terminal-panel-arguments = Arguments
terminal-panel-commands = Commands
terminal-panel-error = Error
terminal-default = [default: VALUE]
terminal-required = [required]

## A command line that is wrong

terminal-language-unknown = Obelisk does not speak '{ $given }'. Choose { $known }.
terminal-usage-help = '{ $command } --help' shows how to use it.
terminal-usage-missing = { $name } is missing.
terminal-usage-no-command = There is no command '{ $name }'.
terminal-usage-no-command-close = There is no command '{ $name }'. Did you mean '{ $close }'?
terminal-usage-no-option = There is no option { $name }.
terminal-usage-no-option-close = There is no option { $name }. Did you mean { $close }?
terminal-usage-no-value = { $name } needs a value.
terminal-usage-extra = There is too much on the line: { $given }
terminal-usage-wrong = { $name }: { $why }
terminal-usage-invalid = { $name } must be { $wanted }.
terminal-usage-choice = { $choices }
terminal-usage-whole = a whole number
terminal-usage-whole-from = a whole number, { $least } or more
terminal-usage-whole-range = a whole number from { $least } to { $most }
terminal-usage-number = a number
terminal-usage-number-from = a number, { $least } or more
terminal-usage-number-range = a number from { $least } to { $most }

terminal-piece-sets = { $game } has these piece sets: { $known }.
terminal-notations = { $game } is written in { $known }.
terminal-against = { $game } is played against { $known }.
terminal-for-two = { $game } is for two players. Use --against person, or one --seat.
terminal-not-for-two = { $game } is not a game for two players without secrets.
terminal-seats = There are { $count } seats.
terminal-seat-range = { $game } has seats 1 to { $last }.
terminal-people-seats = --people { $people }, but --seat names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }.
terminal-pace = '{ $given }' is not a pace. Write a number of seconds from 0 to { $most }, or { $words }.
terminal-pace-unwatched = Only a game that you watch has a pace: one with more than two seats and --people 0.
terminal-text-secrets = The list of actions would tell all secrets.
terminal-steps = The game has { $count ->
    [one] { $count } step
   *[other] { $count } steps
 }.
terminal-no-elo = { $game } is not for two players, so there is no Elo.
terminal-sprt = '{ $given }' is not two Elo differences. Write the smaller one first, as in 0,10.
terminal-openings-seed = { $game } draws its start from the seed.
terminal-openings-two = Openings are for games for two players.

terminal-file-missing = No such file or folder: { $file }
terminal-file-forbidden = Permission denied: { $file }
terminal-file-failed = { $file }: { $why }

## Tables

terminal-column-game = game
terminal-column-title = title
terminal-column-about = what it is
terminal-column-option = option
terminal-column-values = values
terminal-column-default = default
terminal-column-meaning = meaning

## Positions

terminal-name = { $who }
terminal-name-cap = { CAP($who) }
terminal-none = none
terminal-to-act = { CAP($who) } to act.
terminal-to-act-of = { CAP($who) } to act, { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }.
terminal-over = The game is over.
terminal-over-because = The game is over. { $why }
terminal-lost = { CAP($who) } has lost { $pieces }

## While something takes its time

terminal-preparing = Preparing { $game }
terminal-counting = Counting
terminal-measuring = Measuring { $game }
terminal-ready = { $game }: ready
terminal-thinking = { CAP($who) } is thinking…

## A game

terminal-welcome = { $game }. Type an action such as { $action }, or help.
terminal-goodbye = Goodbye.
terminal-prompt-over = game over
terminal-plays = { CAP($who) } plays { $action }
terminal-drawn = The game is drawn. { $why }
terminal-wins = { CAP($who) } wins. { $why }
terminal-commands =
    actions      list all legal actions;  actions e4: only those of the piece on e4
    undo         take back a move;  against the computer, its reply as well
    save FILE    save the game;  load FILE: continue a saved game
    picture FILE save the board as an SVG picture
    history      list the actions so far
    position     print the position as text
    resign       resign;  resign red: red resigns
    draw         claim a draw if the rules allow it, or offer one to the other person
    new          start a new game;  quit: leave
terminal-over-undo = The game is over. Type 'new' to start another or 'undo' to go back.
terminal-over-new = The game is over. Type 'new' to start another or 'quit' to leave.
terminal-over-already = The game is already over.
terminal-undo-start = There is nothing to take back: this is the start.
terminal-resign-side = '{ $given }' is not a side. Write 'resign { $first }' or 'resign { $second }'.
terminal-resign-computer = The computer plays { $who }, and it does not resign.
terminal-draw-computer = The computer does not agree to draws. Play on or resign.
terminal-draw-offer = { CAP($who) } offers a draw. { CAP($other) }, do you agree? (yes/no)
terminal-draw-declined = { CAP($other) } plays on.
# What may be typed to agree, in lower case
terminal-yes = yes y
terminal-file-needed = Which file? Write { $command } FILE.
terminal-saved = Saved to { $file }.
terminal-drawn-to = Picture saved to { $file }.
terminal-other-game = This is a game of { $game }. Continue it with 'obelisk play { $id } --load FILE'.

## A game for several people at one screen

terminal-table-mixed = { $game }. At the screen: { $people }. The computer ({ $bots }) plays the other seats. Type help to see what you can do.
terminal-table-people = { $game }. At the screen: { $people }. Type help to see what you can do.
terminal-table-bots = { $game }. The computer ({ $bots }) plays all seats.
terminal-clear = Press Enter to clear the screen.
terminal-pass-on = Pass the screen to { $who } and press Enter.
terminal-commands-shared =
    map          show the board again
    save FILE    save the game;  load FILE: continue a saved game
    picture FILE save what you see as an SVG picture
    history      list the actions;  position: print the position; both only after the game if it has secrets
    new          start a new game;  quit: leave
terminal-undo-never = Nothing can be taken back here.
terminal-resign-never = No one can resign in a game with more than two seats. Type 'quit' to leave.
terminal-draw-never = Draws are agreed only in games for two.
terminal-secrets = '{ $command }' would reveal every seat's secrets. Wait until the game is over.
terminal-saved-secrets = The file holds the secrets of all seats. Don't look inside.
terminal-drawn-for = Picture saved to { $file }: what { $who } sees.
