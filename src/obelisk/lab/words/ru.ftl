## Commands

lab-help-analyse =
    Искать лучшие варианты в позиции, всё глубже и глубже.

    Без ограничения поиск длится десять секунд; Ctrl-C прерывает его. Оценка — для стороны на ходу, в единицах самой слабой фигуры.
lab-help-tune =
    Подобрать веса оценки позиции по партиям, которые игра играет сама с собой.

    Та же команда находит те же веса. Стали ли они лучше, покажет «obelisk match».
lab-help-position = Запись позиции или название игры, чтобы взять её начало.
lab-help-game = Игра этой позиции. Если не указана — первая, которая может её прочитать.
lab-help-lines = Сколько вариантов показывать.
lab-help-time = Сколько думать.
lab-help-nodes = Сколько позиций просмотреть.
lab-help-depth = На какую глубину искать.
lab-help-threads = Сколько потоков ищут вместе.
lab-help-table = Память для позиций.
lab-help-game-for-two = Название игры для двоих.
lab-help-vary = Играть по очереди со всеми значениями этой настройки или с указанными.
lab-help-games = На скольких партиях учиться.
lab-help-tune-nodes = Сколько позиций просматривать для каждого действия.
lab-help-weights = Начать с этих весов.
lab-help-write = Записать новые веса в этот файл.
lab-metavar-position = ПОЗИЦИЯ
lab-metavar-vary = НАСТРОЙКА[=A,B]

## Analysis

lab-analysis = { $game }, на ходу { $side }: { $position }
lab-depth = глуб.
lab-score = оценка
lab-nodes = узлы
lab-rate = узлов/с
lab-seconds = секунды
lab-line = вариант
lab-secrets = Игру «{ $game }» нельзя анализировать: в ней есть тайны.
lab-no-position = Ни одна игра не читает эту позицию.

## Tuning

lab-no-weights = В игре «{ $game }» нет весов: она не на двоих.
lab-playing = идут партии ({ $game })
lab-fitted = Партий: { $games }, ничьих: { $draws }, позиций: { $positions }; потери { $before } до и { $after } после

## Benchmarks

lab-no-version = В { $folder } нет другой версии для сравнения.
lab-no-answer = Другая версия не отвечает.
lab-no-c = Сравнения с C нет: нужны gcc и --yardstick с { $file }.
lab-no-comparison = Сравнения с прежней версией нет: { $error }

lab-bench-line = { $game }: { $what }: { $ratio } ({ $low }–{ $high })
lab-bench-perft-c = perft({ $depth }) с каждым листом, к C (gcc -O3)
lab-bench-random-c = случайные партии, к C (gcc -O3)
lab-bench-batch = пакет из { $games } партий, к случайным партиям в одном ядре
lab-bench-threads = два потока, к одному
lab-bench-perft-previous = perft({ $depth }), к прежней версии
lab-bench-random-previous = случайные партии, к прежней версии
lab-bench-search-perft-c = поиск, узлов в секунду, к perft({ $depth }) на C
lab-bench-threads-perft-c = поиск в два потока, узлов в секунду, к perft({ $depth }) на C
lab-bench-plain-c = альфа-бета({ $depth }) без отбора, к C (gcc -O3)
lab-bench-search-c = поиск, узлов в секунду, к альфа-бета({ $depth }) без отбора на C
lab-bench-search-perft = поиск, узлов в секунду, к perft({ $depth })
lab-bench-search-threads = поиск в два потока, узлов в секунду, к одному
