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
tournament-head-none = партий ещё нет
tournament-head-rank = средний ранг { $rank }, побед { $wins }
tournament-title = { $game }: { $first } против { $second }, партий: { $games }
tournament-title-interrupted = { $game }: { $first } против { $second }, партий: { $games } (прервано)
tournament-copies = копии  партий, до конца повторяющих другие: { $count } (партия { $copy } повторяет партию { $first }). Каждая считается один раз, всего: { $games }
tournament-score = счёт   { $score }
tournament-interval = { $value } (95 %: от { $low } до { $high })
tournament-elo-of = Эло    { $elo }, вероятность превосходства { $superiority }
tournament-pairs = пары   по очкам первого игрока  { $pairs }
tournament-as = { $side }: { $share } в партиях: { $games }
tournament-sprt-stronger = SPRT   Эло { $elo0 } или { $elo1 }: LLR { $ratio }: первый игрок сильнее скорее на { $elo1 } Эло, чем на { $elo0 }
tournament-sprt-not-stronger = SPRT   Эло { $elo0 } или { $elo1 }: LLR { $ratio }: первый игрок не сильнее на { $elo1 } Эло, вернее { $elo0 }
tournament-sprt-unclear = SPRT   Эло { $elo0 } или { $elo1 }: LLR { $ratio }: пока неясно
tournament-ranks = средний ранг  { $rank } из { $seats } (95 %: от { $low } до { $high }; поровну: { $even })
tournament-wins = побед         { $share } (95 %: от { $low } до { $high }; поровну: { $even })
tournament-ends = концы  { $reasons }; полуходов в партии: { $plies }
tournament-adjudged = присуждена ничья ({ $count }): { $why }
tournament-effort = { $player }: { $time } мс на решение
tournament-effort-nodes = { $player }: { $time } мс, узлов { $nodes }, глубина { $depth } на решение
tournament-late = { $player }: опаздывает до { $late } мс
tournament-failure = партия { $game } проиграна из-за сбоя ({ $player }): { $why }
tournament-failures = … и ещё проиграно из-за сбоев: { $count }
