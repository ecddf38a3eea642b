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
