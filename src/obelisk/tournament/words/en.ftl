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
tournament-head-none = no games yet
tournament-head-rank = mean rank { $rank }, wins { $wins }
tournament-title = { $game }: { $first } against { $second }, { $games } games
tournament-title-interrupted = { $game }: { $first } against { $second }, { $games } games (interrupted)
tournament-copies = copies { $count } games repeat others to the last action (game { $copy } repeats game { $first }). Each counts once: { $games } games
tournament-score = score  { $score }
tournament-interval = { $value } (95 %: { $low } to { $high })
tournament-elo-of = Elo    { $elo }, likelihood of superiority { $superiority }
tournament-pairs = pairs  by points of the first player  { $pairs }
tournament-as = as { $side }: { $share } of { $games } games
tournament-sprt-stronger = SPRT   Elo { $elo0 } or { $elo1 }: LLR { $ratio }: the first player is stronger by { $elo1 } Elo rather than { $elo0 }
tournament-sprt-not-stronger = SPRT   Elo { $elo0 } or { $elo1 }: LLR { $ratio }: the first player is not stronger by { $elo1 } Elo, { $elo0 } fits better
tournament-sprt-unclear = SPRT   Elo { $elo0 } or { $elo1 }: LLR { $ratio }: not yet clear
tournament-ranks = mean rank  { $rank } of { $seats } (95 %: { $low } to { $high }; even: { $even })
tournament-wins = wins       { $share } (95 %: { $low } to { $high }; even: { $even })
tournament-ends = ends   { $reasons }; { $plies } plies a game
tournament-adjudged = { $count } adjudged as drawn: { $why }
tournament-effort = { $player }: { $time } ms a decision
tournament-effort-nodes = { $player }: { $time } ms, { $nodes } nodes, depth { $depth } a decision
tournament-late = { $player }: up to { $late } ms over its time
tournament-failure = game { $game } is lost by failure of { $player }: { $why }
tournament-failures = … and { $count } more games are lost by failure
