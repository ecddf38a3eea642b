## What all packages use

core-plain = { $text }
core-list-and = { $first } and { $last }
core-list-or = { $first } or { $last }
core-list-comma = { $first }, { $last }
core-piece-joined = { $side } { $piece }
core-seat = seat { $number }
core-you = you

## Why a game ended

core-reason-pharaoh = The pharaoh was lit.
core-reason-king = The king fell.
core-reason-no-action = No move was left.
core-reason-repetition = The same position came again.
core-reason-no-progress = Nothing happened for too long.
core-reason-ply-limit = The game reached its longest length.
core-reason-score = By the score.
core-reason-resignation = By resignation.
core-reason-time = The time ran out.
core-reason-agreement = Agreed by both.
core-reason-abandoned = The opponent left.

## Levels of players

core-level-Pebble = Pebble
core-level-Sandstone = Sandstone
core-level-Limestone = Limestone
core-level-Marble = Marble
core-level-Granite = Granite
core-level-Basalt = Basalt
core-level-Diorite = Diorite
core-level-Obelisk = Obelisk
