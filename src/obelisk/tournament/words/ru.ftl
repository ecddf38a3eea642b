## Descriptions of players

tournament-players = Пишите level=1 … level=8 или с настройками level=8,threads=2,nodes=10000,depth=6,time=0.1,style=montecarlo,weights=ФАЙЛ; { $names }; ugi:КОМАНДА или json:КОМАНДА для программы.
tournament-no-player = Игрока «{ $player }» нет.
tournament-command = Команда в «{ $player }» не читается: { $error }.
tournament-no-command = В «{ $player }» нет команды.
tournament-no-program = Программы «{ $program }» нет.
tournament-setting = «{ $setting }» в «{ $player }» непонятно.
tournament-number = Для «{ $setting }» нужно число.
tournament-one-thread = Игроки в «{ $game }» думают в одном потоке.
tournament-no-weights = В игре «{ $game }» нет весов.
tournament-weights = Веса в { $file } не читаются. { $error }

## Openings

tournament-opening-line = { $file }, строка { $line }:
tournament-no-openings = В { $file } нет дебютов. Пишите в каждой строке позицию или действия.
tournament-no-opening = Случайных действий от начала — { $plies }, и после них партия всякий раз была решена.

## How games end

tournament-raised = Сбой игрока. { $error }
tournament-repeated = Позиция повторилась { $times } раз.
tournament-too-long = Сыграно полуходов: { $plies }.

## Reports of matches

tournament-no-pairs = Партий { $games }, на пары не делятся: последняя без пары.
tournament-elo = elo0 { $low } должно быть меньше elo1 { $high }.
tournament-errors = alpha и beta должны быть между 0 и 0,5.
tournament-worker = Процесс, который играл партии, завершился с кодом { $status }.
tournament-none = партий пока нет
tournament-title = { $game }: { $first } против { $second }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
 }
tournament-title-interrupted = { $game }: { $first } против { $second }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
 } (прервано)
tournament-headline = { $parts }
tournament-headline-elo = Эло { $elo }
tournament-headline-ratio = LLR { $ratio }
tournament-headline-many = среднее место { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) }, победы { NUMBER($wins, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-counts = +{ $wins } ={ $draws } −{ $losses } ({ NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
tournament-interval = { $value } (95 %: от { $low } до { $high })
tournament-copies = { $copies ->
    [one] Повторена { $copies } партия
    [few] Повторены { $copies } партии
   *[other] Повторено { $copies } партий
 } до последнего действия, например партия { $copy } повторяет партию { $original }. Повторы не считаются, всего { $counted ->
    [one] учтена { $counted } партия
    [few] учтены { $counted } партии
   *[other] учтено { $counted } партий
 }.
tournament-score = Счёт: { $counts }
tournament-elo-of = Эло: { $elo }. Вероятность превосходства: { NUMBER($superiority, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-pairs = Пары по очкам первого игрока: { $pairs }
tournament-pairs-of = { $points }: { $count }
tournament-side = За эту сторону ({ $who }): { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } в { $games ->
    [one] { $games } партии
   *[other] { $games } партиях
 }
tournament-sprt-open = SPRT для Эло { $elo0 } и { $elo1 }: LLR { $ratio } (от { $low } до { $high }). Пока неясно.
tournament-sprt-stronger = SPRT для Эло { $elo0 } и { $elo1 }: LLR { $ratio } (от { $low } до { $high }). Первый игрок скорее сильнее на { $elo1 } Эло, чем на { $elo0 }.
tournament-sprt-not-stronger = SPRT для Эло { $elo0 } и { $elo1 }: LLR { $ratio } (от { $low } до { $high }). Первый игрок не сильнее на { $elo1 } Эло: разница { $elo0 } вернее.
tournament-rank = Среднее место: { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } из { $seats } (95 %: от { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } до { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }; поровну: { $even })
tournament-wins = Победы: { NUMBER($wins, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 %: от { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; поровну: { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
tournament-ended = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
 }: { $why }
tournament-adjudged = { $count ->
    [one] { $count } партии присуждена ничья
   *[other] { $count } партиям присуждена ничья
 }. { $why }
tournament-length = Полуходов на партию в среднем: { $plies }
tournament-effort = { $player }: { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс на решение
tournament-effort-nodes = { $player }: { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс на решение, узлов { $nodes }, глубина { NUMBER($depth, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-late = { $player }: опоздания до { $time } мс
tournament-failed = Партия { $number }: { $player } проигрывает из-за сбоя. { $why }
tournament-failed-more = Из-за сбоев проиграно ещё { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
 }.
