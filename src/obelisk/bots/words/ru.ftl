## Commands

bots-help-engine =
    Играть для другой программы, которая говорит на UGI через стандартные ввод и вывод.

    UGI — это UCI для любой игры на двоих. Чтобы попробовать, введите [bold]ugi[/], затем [bold]position startpos moves h2g1[/], затем [bold]go movetime 1000[/], затем [bold]quit[/].

    Все команды — в docs/bots.md.
bots-help-level = Сила игры, 8 — самая большая.

## Why a program failed

bots-no-command = Нет команды для запуска.
bots-cannot-start = Не удаётся запустить { $program }: { $error }.
bots-no-answer = Программа не ответила вовремя.
bots-line-too-long = Программа прислала строку длиннее { $most } байт.
bots-closed = Программа закрыла вывод.
bots-crashed = Программа аварийно завершилась ({ $signal }).
bots-ended = Программа завершилась с кодом { $status }.
bots-complained = { $reason } Её вывод об ошибках: { $complaints }
bots-no-json = Программа прислала «{ $line }», а это не JSON.
bots-no-type = Программа прислала «{ $line }», а это не объект с "type".
bots-no-move = В её ответе нет "move": «{ $given }».
bots-no-bestmove = В её bestmove нет хода.
bots-illegal = Программа сделала невозможный ход «{ $move }».
bots-illegal-why = Программа сделала невозможный ход «{ $move }». { $why }
bots-illegal-clause = Программа сделала невозможный ход «{ $move }». { $why } ({ $rule })
bots-not-ugi = В игре «{ $game }» есть тайны или больше двух мест, поэтому по UGI в неё не сыграть. Её боты говорят строками JSON (docs/bots.md).

## What the engine answers

bots-unknown-command = Команды «{ $given }» нет. Есть { $known }.
bots-memory = Не хватает памяти.
bots-searching = Во время поиска команда { $command } не принимается. Сначала пошлите stop.
bots-setoption = Пишите setoption name NAME value VALUE.
bots-position = Пишите position startpos или position fen TEXT, затем moves …
bots-move-refused = Ход { $number } отвергнут, прежняя позиция сохранена. { $why }
bots-no-search = Поиска, который можно остановить, нет.
bots-query = «{ $given }» — не запрос. Пишите query gameover, query p1turn или query result.
bots-search-failed = Поиск не удался. { $error }
bots-go-unknown = go { $word }: непонятное слово.
bots-go-number = После go { $word } должно быть число.
bots-go-positive = go { $word } { $given }: нужно число больше 0.
bots-go-no-limit = В go нет ограничения для этой стороны, поэтому на ход даётся { $seconds } с.
