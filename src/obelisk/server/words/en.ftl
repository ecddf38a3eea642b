## Why something is refused, in general

server-error-invalid = That wasn't understood.
server-error-illegal = The rules don't allow this.
server-error-not-found = There is nothing here.
server-error-not-yours = You can't do this here.
server-error-not-now = This can't be done right now.
server-error-too-late = It's too late to do this.
server-error-too-many = Too many requests. Wait a moment and try again.
server-error-too-large = That was too large.
server-error-sign-in = Reload the page or sign in.
server-error-taken = This name, or one like it, is taken.
server-error-foreign = This request came from another site. Use a page of this one.
server-error-unavailable = The server is busy or restarting. Try again in a moment.
server-error-fault = Something went wrong on the server. It has been logged.
server-error-offline = The server can't be reached.

server-mistake = { CAP($what) }.
server-mistake-at = { $place }: { $what }.
server-too-deep = This is nested too deeply.
server-nothing-here = There is nothing at this address.
server-failed = Something went wrong here. It has been logged.
server-database-lost = The database is not responding, and nothing was changed. Try again in { $seconds } s.
server-body-size = A request body can have at most { $most } bytes.
server-body-time = The request body did not arrive within { $seconds } s.
server-address = The address contains a character that isn't allowed.
server-host = This server does not answer to the name '{ $host }'. Open it by its IP address or as localhost, or have its operator set OBELISK_ORIGIN.
server-foreign = This request came from another site. Use a page of this one.

## Too much

server-limit-requests = Too many requests. Try again in { $seconds } s.
server-limit-guests = Too many new guests from your address. Try again in { $seconds } s.
server-limit-guests-a-day = Too many new guests from your address today. Try again in { $seconds } s.
server-limit-accounts = Too many new accounts from your address. Try again in { $seconds } s.
server-limit-sign-in = Too many attempts to sign in. Try again in { $seconds } s.
server-limit-connections = Too many connections. Try again in { $seconds } s.
server-limit-lines = Too many lines of play requested. Try again in { $seconds } s.
server-limit-past = Too many past moves requested. Try again in { $seconds } s.
server-limit-passwords = Too many wrong passwords for this name. Try again in { $seconds } s.
server-limit-names = You have changed your name too often. Try again in { $seconds } s.
server-limit-tokens = Too many new tokens. Try again in { $seconds } s.
server-limit-matches = You have started too many games. Try again in { $seconds } s.
server-limit-matches-a-day = You have started too many games today. Try again in { $seconds } s.
server-limit-commands = You're too fast. Try again in { $seconds } s.
server-limit-chat = You're writing too fast. Try again in { $seconds } s.
server-limit-analysis = Too many positions to analyse. Try again in { $seconds } s.
server-limit-messages = Too many messages. Try again in { $seconds } s.
server-at-once-connections =
    { $most ->
        [one] Only one connection is allowed from one address.
       *[other] Only { $most } connections are allowed from one address.
    }
server-at-once-lines = 
    { $most ->
        [one] Only one line of play can be worked out at a time for one address.
       *[other] Only { $most } lines of play can be worked out at a time for one address.
    }
server-at-once-analysis =
    { $most ->
        [one] You can run only one analysis at a time.
       *[other] You can run only { $most } analyses at a time.
    }
server-desk-full = The server is busy. Try again in { $seconds } s.
server-match-busy = Too much is happening in this game at once. Try again.
server-sign-in-busy = Too many people are signing in. Try again in a moment.

## Who you are

server-stranger = Reload the page or sign in. (Programs: request /api/me first.)
server-needs-account = You need an account for this. All it takes is a name and a password.
server-bot-needs-account = A bot needs an account.
server-has-account = You already have an account. Sign out to create another.
server-wrong-password = The name or the password is wrong.
server-password-variety = Use at least five different characters in the password.
server-password-name = Choose a password that isn't your name.
server-no-person = There is no such user.
server-no-session = You have no session like that. It may have ended.
server-no-token = You have no token like that. It may have been revoked.
server-most-tokens = You already have { $count } tokens. Revoke one first.
server-token-invalid = This token is not valid. It may have been revoked.
server-token-scope = This token lacks the scope '{ $scope }'.
server-token-for-play = Tokens are for playing. Sign in with your password to do this.
server-name-taken = The name '{ $name }', or one like it, is taken.
server-name-reserved = The name '{ $name }' is reserved. Choose another.
server-name-invisible = The name contains invisible characters.
server-name-length = A name has { $least } to { $most } characters.
server-name-characters = Use only letters, digits, spaces and -_.'· in a name, not { $wrong }.
server-name-empty = A name needs a letter or a digit.
server-name-accents = In a name, accents go on letters, at most { $most } on each.
server-name-script = Use one script in a name, such as Latin only.

## Starting a game

server-no-game = There is no game '{ $game }' here.
server-no-match = There is no such game. Check the link.
server-match-unopened = This game can't be opened.
server-game-of = { $game } (package { $package })
server-game-failed = An error in { $game } has ended this game.
server-look-raises = Looking at it raises { $error }.
server-start-raises = Its start raises { $error }.
server-game-unopened = This game can't be opened because of an error in { $game }.
server-too-many-waiting = You already have { $count } games that haven't started; the limit is { $most }. Leave one or wait for one to start.
server-only-maker-invites = Only the player who created the game can invite others.
server-rated-needs-account = You need an account for rated games. Create one or play unrated.
server-rated-with-engines = Games with bots can't be rated.
server-rated-position = Games from a custom position can't be rated.
server-seats-count = { $game } has { $seats } seats, not { $given }.
server-seats-one = You can take only one seat.
server-seats-yours = One seat must be yours ('me').
server-seat-level = Seat { $seat }: bots need a level, and only bots have one.
server-seat-range = Seats go from 0 to { $last }.
server-levels-seat = Seat { $seat } isn't free.
server-notation = { $game } has no such notation, only { $notations }.
server-position-secret = A position of { $game } would reveal its secrets. Start from the beginning.
server-start = The starting position can't be used.
server-start-over = The game is already over in the starting position.
server-position-over = The game is over in this position.
server-clock-most-days = The clock can be set to 30 days at most.
server-clock-no-phases = Clock '{ $clock }': { $game } has no phases. Use action, main or days.
server-clock-secrets = Clock 'main': in { $game } it would reveal secrets. Use phases, action or days.
server-clock-time = Clock '{ $clock }': the time must be more than 0.
server-chat-for-many = Chat '{ $chat }': private chat exists only in games with more than two seats.
server-chat-closed = Chat 'closed': without breaks no one could ever talk. Use a clock with breaks, or another chat.
server-preview = The beam preview is for unrated games with two players and no secrets.

## Taking a seat

server-match-full = The game has started. No seat is free.
server-match-over = The game is over.
server-match-not-over = The game isn't over.
server-not-begun = The game hasn't started.
server-seats-open = The game hasn't started. Some seats are still free.
server-has-seat = You already have seat { $seat }.
server-no-free-seat = No seat is free for you.
server-no-seat = You have no seat in this game.
server-seat-taken = Seat { $seat } isn't free. You can take seat { $free }.
server-begun-resign = The game has started. Resign, or abort it before the second move.
server-only-maker-fills = Only the player who created the game can fill seats with bots.
server-only-maker-aborts = Only the player who created the game can cancel it before it starts.
server-you-left = You left the table. Take your seat back first.
server-no-bot = No bot is playing for you.
server-bot-takes-over = In this game, a bot takes over for a player who is away.

## Playing

server-not-your-turn = It isn't your turn.
server-table-talks = The players are talking. Say that you are ready, or wait.
server-nobody-waits = No one is waiting for you to be ready.
server-too-late-to-abort = Two moves have been played. Resign or offer a draw.
server-opponent-here = Your opponent isn't away.
server-opponent-away = Your opponent is away. Wait { $seconds } s more.
server-draws-for-two = Draws by agreement exist only in two-player games.
server-no-draw-offered = You haven't been offered a draw.
server-draw-offered = You have already offered a draw. You can offer again after your next move.
server-takeback-casual = Take-backs are for unrated games between two players.
server-no-takeback-asked = No one has asked you for a take-back.
server-takeback-asked = You have already asked for a take-back.
server-takeback-declined =
    { $count ->
        [one] Your take-back was declined. You can ask again after your next move.
       *[other] Your take-back was declined { $count } times. You can ask again after your next move.
    }
server-takeback-most =
    { $count ->
        [one] You have already asked for a take-back once, and that is the limit in one game.
       *[other] You have already asked for take-backs { $count } times, and that is the limit in one game.
    }
server-takeback-nothing = You haven't played a move to take back.
server-rematch-agreed = You have already agreed to a rematch.
server-nothing-to-plan = The game is over. There is nothing to plan.

## Talking

server-talk-watchers = During the game, spectators can write only to 'watchers'.
server-talk-to = Players can write to 'all', to 'players' or to seats.
server-talk-pauses = At this table, players can talk only during breaks.
server-talk-text = Write something, without control characters.
server-talk-empty = This line has no visible text.
server-talk-seats = Seats go from 0 to { $last }.
server-private-players = Only players can chat in private.
server-private-pauses = Private chat is for the breaks of games with more than two seats.
server-mute-yourself = You can't mute yourself.
server-most-muted = You have muted { $count } people. Unmute one of them first.

## Studying

server-no-engines = This server has no engines.
server-in-progress = You have a { $game } game in progress. The engine is off until it ends.
server-record-secret = The game isn't over, so its record is still secret.
server-has-secrets = { $game } has hidden information, so it can't be analysed.
server-no-secrets = { $game } has no hidden information. Analyse it instead.
server-line-length = A line has at most { $most } moves.
server-line-action = Move { $number }, { $action }:

## Commands of the operator

server-help-serve =
    Serve matches to people, bots and engines, over HTTP and WebSocket.

    Options that are not given come from the environment variables in brackets. The database is created and upgraded at the start. SIGTERM stops the server cleanly.
server-help-work =
    Run engines for servers that share a PostgreSQL database.

    Start it on as many machines as you like; the servers themselves can then run with --workers 0.
server-help-schema = Write the API of the server as OpenAPI, with the messages of the sockets.
server-help-password =
    Give an account a new password and print it, for a person who lost theirs.

    All sessions of the account end, its tokens stay. The server can keep running.
server-help-backup = Copy the SQLite database of a server, complete and consistent, even while it runs.
server-help-host = Address to listen on (127.0.0.1). [OBELISK_HOST]
server-help-port = Port; 0 takes a free one (8000). [OBELISK_PORT]
server-help-database = postgresql://user@host/name; without it, SQLite in the data folder. [OBELISK_DATABASE]
server-help-data = Folder of the server, created if missing (./obelisk-data). [OBELISK_DATA]
server-help-workers = Engines that think at the same time; 0: none (cores - 1). [OBELISK_WORKERS]
server-help-typescript = As types for a TypeScript program.
server-help-output = Write to this file.
server-help-account = Name of the account.
server-help-copy = Where to write the copy. It must not exist.
server-metavar-url = URL
server-metavar-address = ADDRESS

## What the operator reads

# Programs look for "serves at" with the address behind it.
server-serving = Obelisk serves at { $address }
server-thinking = Obelisk is ready to think.
server-cannot-listen = Cannot listen on { $host } port { $port }: { $error }.
server-work-database = Workers share a PostgreSQL database with servers. Give --database postgresql://…; with SQLite the server runs its own engines.
server-no-account = There is no account named '{ $name }'.
server-backup-postgresql = This is for SQLite. Use pg_dump for PostgreSQL.
server-backup-missing = There is no database at { $file }.
server-backup-exists = { $file } already exists and is not overwritten. Choose another name.
server-backup-failed = { $source } cannot be copied to { $file }: { $error }

server-setting-whole = { $name }={ $given }: it must be a whole number.
server-setting-flag = { $name }={ $given }: it must be 0 or 1.
server-setting-number = { $name }={ $given }: it must be a number.
server-setting-port = The port cannot be { $given }. It must be from 0 (any free one) to 65535.
server-setting-workers = There cannot be { $given } workers. Choose 0 to 256.
server-setting-database = The database must begin with postgresql:// or sqlite:///.
server-setting-origin = The origin cannot be { $given }. It must be like https://games.example, with nothing after it.
server-setting-limits = The limits cannot be { $given }. They must be from 0 (none) to 1000.
server-setting-pace = The pace cannot be { $given }. It must be from 0 to 10 seconds.
server-setting-metrics = The token for metrics is too short. It must have at least 16 characters.

server-folder-foreign = The folder { $file } belongs to someone else: { $error }
server-folder-unmade = The folder { $file } cannot be created: { $error }
server-file-unwritable = { $file } cannot be written: { $error }
server-file-locked = Another server uses { $file }. Stop it, or share a PostgreSQL database.
server-file-unopened = The database { $file } cannot be opened: { $error }
server-file-damaged = The database { $file } is damaged ({ $error }). Restore a backup, see 'Backup and restore' in docs/server.md.
server-table-missing = The database has no table '{ $table }'. It is damaged or belongs to another program. Restore a backup, see 'Backup and restore' in docs/server.md.
server-database-newer = The database belongs to a newer version. Start the server in that version or restore a backup, see 'Backup and restore' in docs/server.md.
server-database-unopened = The database cannot be opened: { $error }

## The page on the server's health

server-health-ok = All is well.
server-health-unreachable = The database cannot be reached. Games wait until it can.
server-health-unwritable = Nothing can be stored. The disk may be full; the log names the cause.
server-health-behind = The tables of the database are not those of this version. Restart the server.
server-health-version = version
server-health-connections = connections
server-health-running = games in progress
server-health-waiting = games waiting for players
server-health-action-time = 95 of 100 actions take at most
server-health-programs = Programs start at { $address }.
