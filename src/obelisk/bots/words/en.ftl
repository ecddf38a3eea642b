## Commands

bots-help-engine =
    Play for another program that speaks UGI on standard input and output.

    UGI is UCI for any two-player game. To try it, type [bold]ugi[/], then [bold]position startpos moves h2g1[/], then [bold]go movetime 1000[/], then [bold]quit[/].

    docs/bots.md has all commands.
bots-help-level = Strength. 8 is the strongest.

## Why a program failed

bots-no-command = There is no command to start.
bots-cannot-start = { $program } cannot be started: { $error }.
bots-no-answer = It did not answer in time.
bots-line-too-long = It sent a line of more than { $most } bytes.
bots-closed = It closed its output.
bots-crashed = It crashed ({ $signal }).
bots-ended = It ended with exit status { $status }.
bots-complained = { $reason } Its error output: { $complaints }
bots-no-json = It sent '{ $line }', which is not JSON.
bots-no-type = It sent '{ $line }', which is not an object with a "type".
bots-no-move = Its answer has no "move": '{ $given }'.
bots-no-bestmove = Its bestmove names no move.
bots-illegal = It played the illegal move '{ $move }'.
bots-illegal-why = It played the illegal move '{ $move }'. { $why }
bots-illegal-clause = It played the illegal move '{ $move }'. { $why } ({ $rule })
bots-not-ugi = { $game } has secrets or more than two seats, so it cannot be played in UGI. Bots for it use the JSON-lines protocol (docs/bots.md).

## What the engine answers

bots-unknown-command = There is no command '{ $given }'. Commands are { $known }.
bots-memory = There is not enough memory.
bots-searching = { $command } is refused during a search. Send stop first.
bots-setoption = Write setoption name NAME value VALUE.
bots-position = Write position startpos, or position fen TEXT, then moves …
bots-move-refused = Move { $number } is refused, and the old position is kept. { $why }
bots-no-search = There is no search to stop.
bots-query = '{ $given }' is not a query. Write query gameover, query p1turn or query result.
bots-search-failed = The search failed. { $error }
bots-go-unknown = go { $word } is not understood.
bots-go-number = go { $word } must be followed by a number.
bots-go-positive = go { $word } { $given } must be more than 0.
bots-go-no-limit = go has no limit for this side, so it gets { $seconds } s.
