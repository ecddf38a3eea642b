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
