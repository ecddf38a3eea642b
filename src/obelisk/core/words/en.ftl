## Parts of sentences

core-plain = { $text }
core-list-and = { $first } and { $last }
core-list-or = { $first } or { $last }
core-list-comma = { $first }, { $last }
core-piece-joined = { $side } { $piece }
core-seat = seat { $number }
core-you = you
core-side = { SIDE($side) }

## Why a game ended

core-reason-pharaoh = The pharaoh was lit.
core-reason-king = The king fell.
core-reason-no-action = No moves were left.
core-reason-repetition = The position was repeated.
core-reason-no-progress = There was no progress for too long.
core-reason-ply-limit = The game reached its maximum length.
core-reason-score = By score.
core-reason-resignation = By resignation.
core-reason-time = Time ran out.
core-reason-agreement = By agreement.
core-reason-abandoned = A player left.
core-reason-aborted = The game was aborted.
core-reason-forfeit = By forfeit.
core-reason-adjudication = By adjudication.
core-reason-other = Reason: { $reason }.

## Positions

core-position-type = A position is text, not { $type }.
core-position-length = A position has at most { $most } characters, not { $length }.
core-board-rows = The board has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
 }. It must have { $needed }, joined by '/'.
core-row-number = Row { $row } ('{ $text }'): '{ $given }' is not a number of empty squares.
core-row-letter = Row { $row } ('{ $text }'): there is no piece '{ $given }'. Pieces are { $letters }.
core-row-digit = Row { $row } ('{ $text }'): after '{ $letter }' ({ $piece }) there must be a digit from 1 to { $most }.
core-row-squares = Row { $row } ('{ $text }') fills { $filled } squares. It must fill { $needed }.
core-side-letter = '{ $given }' is not a side. Write { $letters }.
core-count-number = The { $field } counter '{ $given }' must be a decimal number.
core-count-most = The { $field } counter '{ $given }' must be at most { $most }.

## Actions

core-action-type = An action is text, not { $type }. { $forms }
core-action-not-text = { $given } is not an action. Write it as text.
core-action-length = An action has at most { $most } characters, but '{ $given }' has { $length }.
core-action-unreadable = '{ $given }' is not an action. { $forms }
core-square-file = '{ $given }' is not a square: files are { $first } to { $last }.
core-square-row = '{ $given }' is not a square: rows are { $low } to { $high }.
core-game-over = The game is over. { $why }
core-seat-unknown = There is no seat { $given }. { $game } has seats 0 to { $last }.
core-seat-which = More than one seat can act: { $seats }. Say which, as in seat={ $first }.
core-seat-waits = { SEAT($seat, cap: 1) } cannot act now. To act: { $seats }.
core-seat-nobody = No one can act now.
core-batch-choice = Game { $game } of the batch has { $actions } legal actions. There is no number { $choice }.

## Games

core-compiling = Compiling { $game } for the first time. This takes a few seconds.
core-notation = There is no notation { $given }. { $game } is written in { $known }.
core-pieces = There are no pieces { $given }. Choose { $known }.
core-theme = There is no theme { $given }. Choose { $known }.
core-state-other = { $given } is not a state of { $game }.
core-version-type = { $given } is not a version. Write it as text, such as '1'.
core-version-unknown = This game was played by version { $given } of the rules of { $game }. This program knows { $count ->
    [one] version { $known }
   *[other] versions { $known }
 }.
core-part-kernel = { $part } is { $given }. It must be a kernel.
core-part-dtype = { $part } is { $given }. It must be the dtype of a record.

## Options

core-options-type = { $given } is not a set of options. Give names with values.
core-option-pair = '{ $given }' is not an option. Write name=value.
core-option-unknown = There is no option '{ $given }'. Options are { $known }.
core-option-unknown-close = There is no option '{ $given }'. Did you mean '{ $close }'? Options are { $known }.
core-option-value = Option { $name } cannot be { $given }. It must be { $values }.
core-values-list = { $values }
core-values-count = a whole number from 0 to { $most }
core-values-repetition = 0 or a whole number from 2 to { $most }

## Values that programs pass

core-number-range = { $name } cannot be { $given }. It must be a whole number from { $least } to { $most }.
core-numbers = { $name } cannot be { $given }. It must hold numbers.
core-numbers-count = { $name } must hold { $count ->
    [one] { $count } number
   *[other] { $count } numbers
 }, one for each game. Its shape is { $shape }.
core-chance = { $given } is not a generator. Pass a random.Random or a numpy.random.Generator.
core-seed = { $given } is not a seed. It must be a whole number.
core-limit-positive = The limit { $name } cannot be { $given }. It must be more than 0.
core-limit-whole = The limit { $name } cannot be { $given }. It must be a whole number.
core-weights-missing = { $file } has no weights for { $names }.
core-weights-unknown = { $file } has weights for { $names }, which are not terms. Terms are { $terms }.
core-level = There is no level { $given }. Levels are 1 to { $last }.

## Catalogues of words

core-words-missing = { $file } has no entry { $code }.
core-words-differ = { $file } and { $english } differ in { $codes }. Give both the same entries.
core-words-extra = { $file }: { $code } uses { $names }, but the English entry does not.
core-words-junk = { $file }: line { $line } cannot be read. { $error }
core-words-term = { $file }: { $code } is a term. Write a message instead.
core-words-twice = { $file }: { $code } occurs twice.
core-words-owner = { $file }: { $code } must begin with '{ $owner }-'.
core-words-reference = { $file }: { $code } refers to { $other }. Pass it as an argument instead.
core-words-function = { $file }: { $code } calls { $name }, which does not exist.
core-words-option = { $file }: { $code } calls { $name } with { $options }, which it does not take.

## Saved games

core-record-file = { $file } is not a valid saved game.
core-record-binary = { $file } is not a text file, so it is not a saved game.
core-record-name = { $given } is not a file name.
core-record-type = A saved game is text, not { $type }.
core-record-damaged = This is not a saved game, or it is damaged. { $error }
core-record-format = This was not saved by Obelisk. It must have "format": "{ $format }".
core-record-version = Format version { $given } cannot be read. This program reads version { $version }.
core-record-missing = '{ $field }' is missing.
core-record-unknown = There is no field '{ $field }'.
core-record-field = '{ $field }' must be { $kind }.
core-record-texts = '{ $field }' must hold text only.
core-record-kind-text = text
core-record-kind-text-or-null = text or null
core-record-kind-texts = an object of texts
core-record-kind-number = a number
core-record-kind-seed = a whole number from 0 to 2^64 − 1, or null
core-record-kind-names = a list of names
core-record-kind-list = a list
core-record-kind-object = an object
core-record-kind-object-or-null = an object or null
core-record-seed = { $game } uses chance. Without its seed, or a start that includes it, the game cannot be replayed.
core-record-seats = { $game } has { $seats } seats, but there are { $given } names.
core-record-step = Action { $number } needs a seat (number), an action (text) and at (seconds or null).
core-record-result = The result needs a winner, a reason, and a score and a rank for each seat.
core-record-start = The start is not valid.
core-record-action = Action { $number } cannot be played.
core-record-ended = Action { $number } ends the game, but the result does not match. By the rules: { $ruled } In the record: { $given }
core-record-ended-at-start = The game is over at its start, but the result does not match. By the rules: { $ruled } In the record: { $given }
core-record-goes-on = The result says '{ $reason }', but the game is not over after { $number ->
    [one] { $number } action
   *[other] { $number } actions
 }.
core-record-outcome-unfinished = The game is not over.
core-record-outcome-draw = A draw. { $why }
core-record-outcome-first = First: { $seats }. { $why }

## What a player thinks

core-score-points = { $points }
core-score-wins-in = wins in { $plies }
core-score-wins-within = wins within { $plies }
core-score-loses-in = loses in { $plies }
core-score-loses-within = loses within { $plies }
core-why = { $score } at depth { $depth }: { $line }
core-why-line = { $line }

## A game at the terminal

core-telling-commands = actions      list what you can do;  actions WORD: only what begins with it
core-telling-name = { SEAT($seat) }
core-telling-you = you
core-telling-none = none
core-telling-yes = yes
core-telling-no = no
core-telling-over = Game over. { $reason }
core-telling-rank = rank
core-telling-seat = seat
core-telling-score = score
core-telling-now = Now: { $words }. Type 'help' for help or 'actions' for a list.
core-telling-many = { $count } actions, such as { $first }. Type 'help' for help or 'actions' for a list.
core-telling-choices = { $word }: { $count } choices
core-telling-no-help = There is no help on '{ $word }'. Type 'help' alone for general help.

## Levels of players

core-level-Pebble = Pebble
core-level-Sandstone = Sandstone
core-level-Limestone = Limestone
core-level-Marble = Marble
core-level-Granite = Granite
core-level-Basalt = Basalt
core-level-Diorite = Diorite
core-level-Obelisk = Obelisk
