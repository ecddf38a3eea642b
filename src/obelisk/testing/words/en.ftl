## What check_game demands

testing-where = Game { $game }, after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }, '{ $state }':
testing-error = { $error }
testing-folder = In the folder { $folder }:
testing-title = title is '{ $title }', but words/en.ftl has '{ $said }'.
testing-seed-twice = start(seed) returns two different states for one seed. Only the seed may decide.
testing-has-chance = start(seed) depends on the seed. Set has_chance = True, so that records keep it.
testing-kinds-without-board = kinds names pieces, but the view of a spectator has no board.
testing-palette = The board has the palette { $shown }, but the class has { $said }.
testing-points-without-lines = is_of_points is True, but the board of a view is one of squares. A board of points has 'lines'.
testing-lines-without-points = is_of_points is False, but the board of a view is one of points, because it has 'lines'.
testing-kinds = kinds does not name the letter '{ $letter }', which is on { $square }. Write kinds = {"{"}'{ $letter }': '{ $kind }', ...{"}"}, so that the rulebook can show it.
testing-pickle-game = The game does not survive pickle. Keep everything in its class and its options.
testing-options = options.to_json() does not rebuild the game. It must have every option.
testing-to-act = to_act is { $given }. It must be a tuple of different seats.
testing-to-act-seat = to_act names seat { $seat }, which does not exist.
testing-no-action = Seat { $seat } is to act but has no actions.
testing-actions-of-others = Seat { $seat } is not to act but has actions.
testing-result-to-act = result is { $result } while to_act is { $acting }. A seat must be to act until there is a result, and none afterwards.
testing-result-type = result is { $given }. It must be a Result.
testing-result-sizes = The result needs a score and a rank for every seat.
testing-result-reason = The result needs a reason.
testing-reason-words = The words have no entry { $code } that says why the game ended.
testing-ranks = Ranks { $ranks } do not follow the scores { $scores }.
testing-ranks-first = Ranks { $ranks } must begin with 1.
testing-winner = Winner { $winner } must be the only seat of rank 1. Ranks are { $ranks }.
testing-copy = { $how } returns a different state. Everything must be in record, past and game.
testing-copy-events = { $how } loses the events.
testing-writeable = The record can be written to. Hand it out read-only.
testing-unreadable = Only the text of a finished game may be unreadable.
testing-position = position() refuses the text of a state.
testing-round-trip = The text is read and written as '{ $again }'. It must round-trip.
testing-gained = Read from its text, the state gains the actions { $actions }.
testing-events = events must be a tuple.
testing-event-type = { $given } is not an Event.
testing-audience = The event { $kind } has no audience. Use EVERYBODY, only(seat, ...) or SERVER.
testing-audience-seats = The audience of { $kind } names seats that do not exist: { $seats }.
testing-has-secrets = The event { $kind } is not for everyone. Set has_secrets = True, so that replays hide other seats' actions.
testing-view-position = The position in the view is { $given }. Without secrets it must be the text of the state.
testing-sample-refuses = sample() refuses the view of seat { $seat }.
testing-sample = A state that sample() draws from the view of seat { $seat } shows that seat a different { $fields }. Keep what the view shows.
testing-telling = telling() fails for reader { $reader }: { $error }
testing-telling-text = telling() must return text only.
testing-json = { $what } cannot be written as JSON: { $error }
testing-json-changed = { $what } changes when written as JSON. Use lists and text keys, no tuples.
testing-type = { $place } is not of its type: { $error }
testing-actions = Actions must be text.
testing-twice = Actions are listed twice: { $actions }.
testing-listed-refused = '{ $action }' is listed but refused.
testing-spelled = '{ $action }' is listed, but spelled() returns '{ $spelling }'. List that instead.
testing-play-changed = Playing an action changed the state it was played in.
testing-space = '{ $action }' with spaces around it is a different action, or none. Strip them.
testing-notation = '{ $action }' is spelled '{ $spelling }' in the notation { $notation }, which is read as a different action.
testing-refusal-empty = The refusal of '{ $action }' has no message. Say what is wrong.
testing-unsaid = The message { $code } cannot be said in { $language }: { $error }
testing-raises = '{ $action }' raises { $error }. Refuse it with IllegalAction.
testing-unlisted = '{ $action }' is not listed for seat { $seat } but can be played. Refuse it.
testing-unlisted-spelling = '{ $action }' can be played, but spelled() returns nothing that is listed.
testing-refusal-changed = A refused action changed the state.
testing-random-state = random_state() returns two states for one seed.
testing-random-state-game = random_state() returns a state of another game.
testing-plain-process = The game does not run without compilation in a new process. Its class must be importable, and its kernels must run as plain Python. { $error }
testing-plain-line = Compiled and plain kernels disagree at line { $line } of the digest. Wrap element loads in int(...): small NumPy integers overflow when not compiled. Compiled: { $compiled } Plain: { $plain }
testing-plain-length = Compiled and plain kernels play games of different lengths.

## Case files

testing-file-json = It cannot be read as JSON. { $error }
testing-file-key = There is no key '{ $key }' beside 'game' and 'cases'.
testing-file-kind = It must be {"{"}"game": name, "cases": [...]{"}"} or {"{"}"perft": [...]{"}"}.
testing-case-object = A case must be an object.
testing-case-key = There is no key '{ $key }'. A case may have { $known }.
testing-case-unknown = There is no key '{ $key }'.
testing-case-type = Key '{ $key }' must be { $kind }.
testing-case-boolean = true or false
testing-case-at = { $key }: { $why }
testing-case-refused = It was refused.
testing-case-accepted = It should be refused with ValueError, but was accepted.
testing-case-play = '{ $action }' was refused.
testing-case-was-accepted = '{ $action }' was accepted.
testing-case-expected = Expected { $expected }, got { $found }.
testing-case-missing = Missing: { $actions }.
testing-case-unexpected = Unexpected: { $actions }.
testing-case-legal = { $action } is legal.
testing-case-not-legal = { $action } is not legal.
testing-case-view = The view of seat { $seat } changes when the state is read back.
testing-case-event = There is no event { $event }, in this order, among { $events }.
testing-case-public = An event { $kind } was told to everyone.
testing-case-apart = Seat { $seat } can tell the worlds apart: { $one } and { $other }.
testing-case-not-apart = Seat { $seat } cannot tell the worlds apart.
testing-counts-keys = A row has the keys game, options, position and counts, not { $given }.
testing-counts-none = This game has no counts.
testing-counts = Depth { $depth }: expected { $expected }, got { $found }.
