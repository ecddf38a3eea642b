## Descriptions of players

tournament-players = Write level=1 to level=8, or with settings level=8,threads=2,nodes=10000,depth=6,time=0.1,style=montecarlo,weights=FILE; { $names }; ugi:COMMAND or json:COMMAND for a program.
tournament-no-player = There is no player '{ $player }'.
tournament-command = The command of '{ $player }' cannot be read: { $error }.
tournament-no-command = '{ $player }' has no command.
tournament-no-program = There is no program '{ $program }'.
tournament-setting = '{ $setting }' in '{ $player }' is not understood.
tournament-number = '{ $setting }' needs a number.
tournament-one-thread = Players of { $game } use one thread only.
tournament-no-weights = { $game } has no weights.
tournament-weights = The weights in { $file } cannot be read. { $error }

## Openings

tournament-opening-line = { $file }, line { $line }:
tournament-no-openings = { $file } has no openings. Write a position or actions on each line.
tournament-no-opening = { $plies ->
    [one] { $plies } random action
   *[other] { $plies } random actions
 } from the start never left the game open.

## How games end

tournament-raised = It crashed. { $error }
tournament-repeated = The position occurred { $times } times.
tournament-too-long = { $plies } plies were played.

## Reports of matches

tournament-no-pairs = { $games } games cannot be paired. The last one is single.
tournament-elo = elo0 { $low } must be less than elo1 { $high }.
tournament-errors = alpha and beta must be between 0 and 0.5.
tournament-worker = A process that played games ended with exit status { $status }.
tournament-none = no game yet
tournament-title = { $game }: { $first } against { $second }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
tournament-title-interrupted = { $game }: { $first } against { $second }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 } (interrupted)
tournament-headline = { $parts }
tournament-headline-elo = Elo { $elo }
tournament-headline-ratio = LLR { $ratio }
tournament-headline-many = mean rank { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) }, wins { NUMBER($wins, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-counts = +{ $wins } ={ $draws } −{ $losses } ({ NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
tournament-interval = { $value } (95%: { $low } to { $high })
tournament-copies = Copies: { $copies ->
    [one] { $copies } game repeats an earlier one
   *[other] { $copies } games repeat earlier ones
 } to the last action, such as game { $copy }, a copy of game { $original }. Copies don't count, which leaves { $counted ->
    [one] { $counted } game
   *[other] { $counted } games
 }.
tournament-score = Score: { $counts }
tournament-elo-of = Elo: { $elo }. Likelihood of superiority: { NUMBER($superiority, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-pairs = Pairs by points of the first player: { $pairs }
tournament-pairs-of = { $points }: { $count }
tournament-side = As { $who }: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
tournament-sprt-open = SPRT for Elo { $elo0 } or { $elo1 }: LLR { $ratio } ({ $low } to { $high }). Not clear yet.
tournament-sprt-stronger = SPRT for Elo { $elo0 } or { $elo1 }: LLR { $ratio } ({ $low } to { $high }). The first player is stronger by { $elo1 } Elo rather than { $elo0 }.
tournament-sprt-not-stronger = SPRT for Elo { $elo0 } or { $elo1 }: LLR { $ratio } ({ $low } to { $high }). The first player is not stronger by { $elo1 } Elo: { $elo0 } fits better.
tournament-rank = Mean rank: { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } of { $seats } (95%: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }; even: { $even })
tournament-wins = Wins: { NUMBER($wins, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (95%: { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; even: { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
tournament-ended = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }: { $why }
tournament-adjudged = { $count ->
    [one] { $count } game was
   *[other] { $count } games were
 } adjudicated as drawn. { $why }
tournament-length = { $plies } plies per game on average
tournament-effort = { $player }: { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms per decision
tournament-effort-nodes = { $player }: { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, { $nodes } nodes and depth { NUMBER($depth, minimumFractionDigits: 1, maximumFractionDigits: 1) } per decision
tournament-late = { $player }: up to { $time } ms late
tournament-failed = Game { $number }: { $player } lost by failure. { $why }
tournament-failed-more = { $count ->
    [one] { $count } more game was
   *[other] { $count } more games were
 } lost by failure.
