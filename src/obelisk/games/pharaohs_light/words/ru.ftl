pharaohs-light-title = Свет фараона
pharaohs-light-about = Стороны стреляют с края доски, а любые две фигуры могут поменяться местами.
pharaohs-light-tip = Это был луч вашего излучателя. Он стреляет в конце каждого вашего хода и попадает в первую фигуру на пути, даже в вашу.
pharaohs-light-legend =
    Фигуры: K фараон, P пирамида, S скарабей, A анубис. Заглавные буквы — красные.
    Знак у буквы показывает, где у фигуры щит или как стоит зеркало.

## Positions

pharaohs-light-piece-on-emitter = { PIECE($piece, side: 1, cap: 1) } стоит на { SQUARE($piece) }, а это клетка излучателя { SIDE($owner, case: "gen") }.

## Illegal actions

pharaohs-light-forms = Пишите ход или обмен вроде h3h4, поворот h3+ или h3-, pass либо swap по правилу пирога.
pharaohs-light-pharaoh-fixed = Фараон на { SQUARE($mover) } никогда не ходит, не поворачивается и не меняется местами.
pharaohs-light-emitter-closed = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $to }: на клетку излучателя фигуры не входят.
pharaohs-light-swap-pharaoh = { PIECE($mover, cap: 1) } на { SQUARE($mover) } и фараон на { SQUARE($target) } не могут поменяться местами: фараоны не меняются.
pharaohs-light-swap-scarabs = { PIECE($mover, cap: 1) } на { SQUARE($mover) } и { PIECE($target) } на { SQUARE($target) } не могут поменяться местами: в этой партии обмен начинает только скарабей.
pharaohs-light-swap-partner = { PIECE($mover, cap: 1) } на { SQUARE($mover) } и { PIECE($target) } на { SQUARE($target) } не могут поменяться местами: в этой партии скарабей меняется только с пирамидой или анубисом.
pharaohs-light-swap-own = { PIECE($mover, cap: 1) } на { SQUARE($mover) } и { PIECE($target) } на { SQUARE($target) } не могут поменяться местами: в этой партии меняются только свои фигуры.
pharaohs-light-no-pie-rule = Поменяться сторонами нельзя: в этой партии нет правила пирога.
pharaohs-light-pie-rule-over = Поменяться сторонами могут только синие и только в ответ на первый ход красных.

## Options

pharaohs-light-option-preset = Вариант
pharaohs-light-option-rows = Рядов на доске
pharaohs-light-option-facings = Направления синих фигур в начале
pharaohs-light-option-pieces = Фигур у каждой стороны
pharaohs-light-option-swap = Кто может меняться местами
pharaohs-light-option-emitter_blocks = Клетки излучателей закрыты
pharaohs-light-option-no_action = Если у стороны остался только фараон
pharaohs-light-option-ply_limit = Ничья после N ходов
pharaohs-light-option-quiet_limit = Ничья после N ходов без потерь
pharaohs-light-option-repetition_draw = Ничья, если позиция встретилась N раз
pharaohs-light-option-pie_rule = Правило пирога

pharaohs-light-help-preset = Задаёт начальную позицию и то, возможна ли ничья.
pharaohs-light-help-emitter_blocks = Фигуры не входят на клетку излучателя, и луч через неё не проходит.
pharaohs-light-help-ply_limit = 0 — выключено
pharaohs-light-help-quiet_limit = 0 — выключено
pharaohs-light-help-repetition_draw = 0 — выключено
pharaohs-light-help-pie_rule = Первым ходом синие могут взять себе позицию красных.

pharaohs-light-value-preset-standard = Обычный
pharaohs-light-value-preset-literal = Как в первоисточнике
pharaohs-light-value-preset-balanced = Уравненный
pharaohs-light-value-preset-full7 = Все семь фигур
pharaohs-light-value-facings-printed = Как в первоисточнике
pharaohs-light-value-facings-rotational = Как у красных, с поворотом
pharaohs-light-value-pieces-five = Пять
pharaohs-light-value-pieces-seven = Семь
pharaohs-light-value-swap-any = Любые две соседние
pharaohs-light-value-swap-scarab = Обмен начинает только скарабей
pharaohs-light-value-swap-own = Только свои
pharaohs-light-value-no_action-pass = Пропускает ход
pharaohs-light-value-no_action-loss = Проигрывает
pharaohs-light-value-no_action-draw = Ничья

pharaohs-light-word-swap = Поменяться сторонами

## First steps

pharaohs-light-lesson-move-title = Ход
pharaohs-light-lesson-move-task = Вы играете красными. Передвиньте фигуру на одну клетку вверх, вниз, влево или вправо.
pharaohs-light-lesson-move-hint = Выберите фигуру, потом отмеченную клетку. Фараон никогда не ходит.
pharaohs-light-lesson-move-done = Фигуры ходят на одну клетку, но не по диагонали. Потом излучатель на вашей стороне выстрелил вдоль своего ряда.
pharaohs-light-lesson-mirror-title = Зеркала
pharaohs-light-lesson-mirror-task = После каждого вашего хода стреляет излучатель у левого края. Поставьте под луч пирамиду, чтобы её зеркало повернуло его.
pharaohs-light-lesson-mirror-hint = Обе пирамиды стоят вплотную к ряду излучателя. Передвиньте в него любую.
pharaohs-light-lesson-mirror-done = Зеркало повернуло луч на 90°, а вторая пирамида повернула его ещё раз.
pharaohs-light-lesson-capture-title = Поворот и уничтожение
pharaohs-light-lesson-capture-task = Вместо хода фигуру можно повернуть на 90°. Пирамида погибает, если луч попал в неё не со стороны зеркала. Уничтожьте синюю.
pharaohs-light-lesson-capture-hint = Ваша пирамида посылает луч вниз. Поверните её по часовой стрелке, и он пойдёт вверх.
pharaohs-light-lesson-capture-done = Луч пошёл вверх, попал в сторону без зеркала, и синей пирамиды больше нет.
pharaohs-light-lesson-anubis-title = Анубис
pharaohs-light-lesson-anubis-task = Анубис останавливает луч щитом, а с любой другой стороны беззащитен. Уничтожьте синего.
pharaohs-light-lesson-anubis-hint = Его щит смотрит вниз. Ваша верхняя пирамида может попасть в него сбоку: направьте на неё луч, на столбец левее.
pharaohs-light-lesson-anubis-done = Луч пришёл сбоку, мимо щита. Анубиса больше нет.
pharaohs-light-lesson-swap-title = Обмен с любой фигурой
pharaohs-light-lesson-swap-task = Ваши фигуры могут поменяться местами с любой соседней, даже чужой, но не с фараоном. Сделайте обмен и уничтожьте синюю пирамиду.
pharaohs-light-lesson-swap-hint = Выберите свою пирамиду, потом синего анубиса под ней.
pharaohs-light-lesson-swap-done = Ваше зеркало встало на место анубиса, и синей пирамиды больше нет.
pharaohs-light-lesson-danger-title = Не попадите в себя
pharaohs-light-lesson-danger-task = Осторожно: ваш луч вот-вот попадёт в вашего фараона, а отойти он не может. Помешайте этому и не потеряйте ни одной фигуры.
pharaohs-light-lesson-danger-hint = Сдвиньте пирамиду, которая посылает луч вниз, или поверните её по часовой стрелке.
pharaohs-light-lesson-danger-done = Все ваши фигуры целы. Перед каждым ходом смотрите, куда пойдёт ваш луч.
pharaohs-light-lesson-win-title = Победа
pharaohs-light-lesson-win-task = Попадите в чужого фараона, и вы победите. Сделайте это за один ход. Есть два способа.
pharaohs-light-lesson-win-hint = Ваш скарабей посылает луч вниз. Поверните его или поменяйте местами с пирамидой.
pharaohs-light-lesson-win-done = Луч пошёл вверх и попал в синего фараона. Вы победили!

## Sides

side-pharaohs-light-red = { $gender ->
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

side-pharaohs-light-blue = { $gender ->
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
