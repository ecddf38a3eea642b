photon-title = Фотон
photon-about = Каждый ход стреляют все стрелки. Встречные лучи гасят друг друга.
photon-tip = После каждого хода стреляют все стрелки обеих сторон.
photon-legend =
    Фигуры: K король, S стрелок, M зеркало, B блок. Заглавные буквы — красные.
    Знак у буквы показывает, куда стреляет стрелок, где светлый угол зеркала или сколько очков у блока.

## Illegal actions

photon-forms = Пишите ход вроде c1c2, поворот c1+ или c1-, либо pass.
photon-occupied = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $to }: там { PIECE($target) }, а ходить можно только на пустую клетку.
photon-king-turn = Короля нельзя повернуть.
photon-block-turn = В этой партии блоки не поворачиваются, только стрелки и зеркала.

## Actions as JSON

photon-not-canonical = «{ $action }» — не каноническая запись действия.
photon-json-long = В действии не больше { $most } знаков, а здесь { $count }: «{ $action }».
photon-no-json = «{ $action }» не читается как JSON.
photon-action-object = Действие должно быть объектом, а не { $given }.
photon-action-untyped = У действия нет "type": { $known }.
photon-action-type = "type" действия — { $known }, а не { $given }.
photon-field-missing = Нет поля "{ $field }".
photon-field-unknown = Поля { $field } здесь быть не должно.
photon-square = "{ $field }" — это клетка { $form }, а не { $given }.
photon-coordinate = В "{ $field }" { $axis } — целое число от 0 до 9, а не { $given }.
photon-direction = "dir" — это 1 (по часовой стрелке) или -1 (против часовой стрелки), а не { $given }.

## States as JSON

photon-state-object = Позиция должна быть объектом, а не { $given }.
photon-in-start = "start": { MESSAGE($fault) }
photon-in-history = Действие { $number } в "history": { MESSAGE($fault) }
photon-in-cell = Клетка { $square }: { MESSAGE($fault) }
photon-history-astray = Действия из "history" не ведут от начала к этой доске и этому ходу.
photon-history-list = "history" — это список действий, а не { $given }.
photon-number = "{ $field }" — целое число от { $least } до { $most }, а не { $given }.
photon-only-number = "{ $field }" может быть только { $least }, а не { $given }.
photon-traces-list = "traces" — это список лучей, а не { $given }.
photon-trace-list = Луч { $number } в "traces" — это список клеток [row, col].
photon-board-rows = "board" — это список рядов, их { $count }.
photon-board-cells = Ряд { $row } доски — это список клеток, их { $count }.
photon-cell-object = Клетка — это null или объект, а не { $given }.
photon-cell-type = "type" — это { $known }, а не { $given }.

## Options

photon-option-preset = Вариант
photon-option-mirror_model = Какие стороны зеркала отражают
photon-option-collisions = Встречные лучи гасят друг друга
photon-option-collide_on_pieces = Лучи, встретившиеся на фигуре, её щадят
photon-option-dead_draw = Ничья, если стрелков не осталось
photon-option-no_action = Если у стороны нет хода
photon-option-ply_limit = Ничья после N ходов
photon-option-quiet_limit = Ничья после N ходов без попаданий
photon-option-repetition_draw = Ничья, если позиция встретилась N раз
photon-option-block_rotation = Блоки можно поворачивать

photon-help-preset = Задаёт начальную позицию и остальные настройки.
photon-help-ply_limit = 0 — выключено
photon-help-quiet_limit = 0 — выключено
photon-help-repetition_draw = 0 — выключено
photon-help-block_rotation = Поворот блока ничего не меняет, это способ пропустить ход.

photon-value-preset-document = Обычный
photon-value-preset-literal = Как в первоисточнике
photon-value-preset-face = Плоские зеркала
photon-value-preset-origin = Первая версия
photon-value-mirror_model-document = Две у светлого угла
photon-value-mirror_model-face = Две передние
photon-value-mirror_model-two_sided = Все четыре
photon-value-no_action-loss = Проигрывает
photon-value-no_action-draw = Ничья
photon-value-no_action-pass = Пропускает ход

photon-reason-both-kings = Пали оба короля.
photon-reason-no-shooters = Стрелков не осталось.

photon-why-damaged = Вы не попали в чужую фигуру.

## First steps

photon-lesson-fire-title = Стреляют все
photon-lesson-fire-task = Вы играете красными, они внизу. Поверните своего стрелка и посмотрите, кто стреляет.
photon-lesson-fire-hint = Выберите стрелка, потом стрелку поворота рядом с ним или под доской. Можно нажать клавишу q или e.
photon-lesson-fire-done = После каждого хода все стрелки обеих сторон стреляют разом.
photon-lesson-mirror-title = Зеркала
photon-lesson-mirror-task = Зеркало поворачивает луч, который попал в светлый угол, а с других сторон разбивается. Поверните луч своего стрелка.
photon-lesson-mirror-hint = Ваш стрелок стреляет влево. Поднимите зеркало под его луч или опустите стрелка в ряд зеркала.
photon-lesson-mirror-done = Луч попал в светлый угол и повернул на 90°.
photon-lesson-block-title = У блока два очка
photon-lesson-block-task = У блока два очка, у остальных фигур одно. Попадите в синий блок.
photon-lesson-block-hint = Он стоит над вашим стрелком. Поверните стрелка по часовой стрелке, чтобы он стрелял вверх.
photon-lesson-block-done = Блок потерял одно очко из двух. Ещё одно попадание, и его не станет.
photon-lesson-capture-title = Уничтожение
photon-lesson-capture-task = Каждое попадание отнимает очко. Уничтожьте синего стрелка.
photon-lesson-capture-hint = Ваше зеркало посылает луч вправо. Поверните его против часовой стрелки, и луч пойдёт влево.
photon-lesson-capture-done = У синего стрелка было одно очко, и его больше нет. Но выстрелить он успел: все стреляют разом.
photon-lesson-meet-title = Встреча лучей
photon-lesson-meet-task = Два встретившихся луча гасят друг друга. Синий стрелок целится в вашего: выстрелите навстречу.
photon-lesson-meet-hint = Поверните стрелка по часовой стрелке, чтобы он стрелял прямо навстречу.
photon-lesson-meet-done = Лучи встретились на полпути и погасли. Никто не пострадал.
photon-lesson-danger-title = Берегите короля
photon-lesson-danger-task = После вашего хода синий стрелок попадёт в вашего короля, и вы проиграете. Спасите его.
photon-lesson-danger-hint = Отойдите королём, но не под свой луч. Или поставьте между ними блок: он выдержит попадание.
photon-lesson-danger-done = Король цел. Перед каждым ходом смотрите на все лучи, и на свои тоже.
photon-lesson-win-title = Победа
photon-lesson-win-task = Уничтожьте чужого короля, и вы победите. Сделайте это за один ход.
photon-lesson-win-hint = Король стоит над вашим зеркалом. Поверните зеркало по часовой стрелке.
photon-lesson-win-done = Луч пошёл вверх и попал в синего короля. Вы победили!

## Sides

side-photon-red = { $gender ->
    [f] { $case ->
       *[nom] красная
        [gen] красной
        [dat] красной
        [ins] красной
        [prep] красной
    }
    [n] { $case ->
       *[nom] красное
        [gen] красного
        [dat] красному
        [ins] красным
        [prep] красном
    }
   *[m] { $case ->
       *[nom] красный
        [gen] красного
        [dat] красному
        [ins] красным
        [prep] красном
    }
}
    .player = { $case ->
       *[nom] красные
        [gen] красных
        [dat] красным
        [acc] красных
        [ins] красными
        [prep] красных
    }

side-photon-blue = { $gender ->
    [f] { $case ->
       *[nom] синяя
        [gen] синей
        [dat] синей
        [ins] синей
        [prep] синей
    }
    [n] { $case ->
       *[nom] синее
        [gen] синего
        [dat] синему
        [ins] синим
        [prep] синем
    }
   *[m] { $case ->
       *[nom] синий
        [gen] синего
        [dat] синему
        [ins] синим
        [prep] синем
    }
}
    .player = { $case ->
       *[nom] синие
        [gen] синих
        [dat] синим
        [acc] синих
        [ins] синими
        [prep] синих
    }
