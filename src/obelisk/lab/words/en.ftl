## Commands

lab-help-analyse =
    Find the best lines of a position, deeper and deeper.

    Without a limit it thinks for ten seconds; Ctrl-C stops it. Scores are for the side to act, in units of the game's smallest piece.
lab-help-tune =
    Fit the weights of a game's evaluation to games it plays against itself.

    The same command finds the same weights. Use 'obelisk match' to find out whether they are better.
lab-help-position = A position as text, or the name of a game for its start.
lab-help-game = The game of the position. Without it, the first that can read it.
lab-help-lines = How many lines to show.
lab-help-time = How long to think.
lab-help-nodes = How many positions to search.
lab-help-depth = How deep to search.
lab-help-threads = How many threads search together.
lab-help-table = Memory for positions.
lab-help-game-for-two = Name of a game for two players.
lab-help-vary = Play every value of this option in turn, or these values.
lab-help-games = Games to learn from.
lab-help-tune-nodes = Positions to search for each action.
lab-help-weights = Start with these weights.
lab-help-write = Write the new weights to this file.
lab-metavar-position = POSITION
lab-metavar-vary = OPTION[=A,B]

## Analysis

lab-analysis = { $game }, { $side } to act: { $position }
lab-depth = depth
lab-score = score
lab-nodes = nodes
lab-rate = nodes/s
lab-seconds = seconds
lab-line = line
lab-secrets = { $game } cannot be analysed, because it has secrets.
lab-no-position = No game can read this position.

## Tuning

lab-no-weights = { $game } has no weights, because it is not for two players.
lab-playing = playing { $game }
lab-fitted = { $games } games, { $draws } drawn, { $positions } positions; loss { $before } before, { $after } after

## Benchmarks

lab-no-version = There is no other version to compare with in { $folder }.
lab-no-answer = The other version does not answer.
lab-no-c = No comparison with C: it needs gcc and --yardstick with { $file }.
lab-no-comparison = No comparison with the previous version: { $error }

lab-bench-line = { $game }: { $what }: { $ratio } ({ $low }–{ $high })
lab-bench-perft-c = perft({ $depth }) making every leaf, to C (gcc -O3)
lab-bench-random-c = random games, to C (gcc -O3)
lab-bench-batch = batch of { $games } games, to random games in one kernel
lab-bench-threads = two threads, to one
lab-bench-perft-previous = perft({ $depth }), to the previous version
lab-bench-random-previous = random games, to the previous version
lab-bench-search-perft-c = search, nodes a second, to perft({ $depth }) in C
lab-bench-threads-perft-c = search, nodes a second of two threads, to perft({ $depth }) in C
lab-bench-plain-c = alpha-beta({ $depth }) without selection, to C (gcc -O3)
lab-bench-search-c = search, nodes a second, to alpha-beta({ $depth }) without selection in C
lab-bench-search-perft = search, nodes a second, to perft({ $depth })
lab-bench-search-threads = search, nodes a second of two threads, to one
