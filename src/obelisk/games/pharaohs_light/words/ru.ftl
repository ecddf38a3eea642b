pharaohs-light-title = Свет фараона
pharaohs-light-about = Стороны стреляют с края доски, а любые две фигуры могут поменяться местами.
pharaohs-light-tip = Это свет вашего излучателя. Он стреляет в конце каждого вашего хода и поражает всё, что встретит, и своих тоже.
pharaohs-light-legend =
    Фигуры: K фараон, P пирамида, S скарабей, A анубис. Заглавные буквы – красные.
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
pharaohs-light-option-facings = Направление синих фигур в начале
pharaohs-light-option-pieces = Фигур у каждой стороны
pharaohs-light-option-swap = Кто может меняться местами
pharaohs-light-option-emitter_blocks = Клетки излучателей закрыты
pharaohs-light-option-no_action = Сторона, у которой остался только фараон
pharaohs-light-option-ply_limit = Ничья после стольких ходов
pharaohs-light-option-quiet_limit = Ничья после стольких ходов без потерь
pharaohs-light-option-repetition_draw = Ничья, когда позиция повторится столько раз
pharaohs-light-option-pie_rule = Правило пирога

pharaohs-light-help-preset = Задаёт начальную позицию и то, бывают ли ничьи.
pharaohs-light-help-emitter_blocks = Ни фигура, ни луч не могут пройти через клетку излучателя.
pharaohs-light-help-ply_limit = 0: никогда
pharaohs-light-help-quiet_limit = 0: никогда
pharaohs-light-help-repetition_draw = 0: никогда
pharaohs-light-help-pie_rule = Первым ходом синие могут забрать себе позицию красных.

pharaohs-light-value-preset-standard = Обычный
pharaohs-light-value-preset-literal = Строго по источнику
pharaohs-light-value-preset-balanced = Уравненный
pharaohs-light-value-preset-full7 = Все семь фигур
pharaohs-light-value-facings-printed = Как в источнике
pharaohs-light-value-facings-rotational = Повёрнутые красные
pharaohs-light-value-pieces-five = Пять
pharaohs-light-value-pieces-seven = Семь
pharaohs-light-value-swap-any = Любые две соседние
pharaohs-light-value-swap-scarab = Начинает только скарабей
pharaohs-light-value-swap-own = Только две своих
pharaohs-light-value-no_action-pass = Пропускает ход
pharaohs-light-value-no_action-loss = Проигрывает
pharaohs-light-value-no_action-draw = Ничья

pharaohs-light-word-swap = Поменяться сторонами

## First steps

pharaohs-light-lesson-move-title = Ход
pharaohs-light-lesson-move-task = Красные фигуры ваши. Передвиньте одну на соседнюю клетку: вверх, вниз, влево или вправо.
pharaohs-light-lesson-move-hint = Выберите фигуру, потом отмеченную клетку. Фараон никогда не ходит.
pharaohs-light-lesson-move-done = Фигура ходит на одну клетку, но не наискось. Потом излучатель на вашей стороне выстрелил вдоль своего ряда.
pharaohs-light-lesson-mirror-title = Зеркала
pharaohs-light-lesson-mirror-task = После каждого вашего хода из излучателя у левого края идёт свет. Поставьте под него пирамиду, чтобы зеркало повернуло луч.
pharaohs-light-lesson-mirror-hint = Обе пирамиды стоят у ряда излучателя. Передвиньте любую из них в этот ряд.
pharaohs-light-lesson-mirror-done = Зеркало повернуло луч под прямым углом, а вторая пирамида повернула его ещё раз.
pharaohs-light-lesson-capture-title = Повернуть и уничтожить
pharaohs-light-lesson-capture-task = Вместо хода фигуру можно повернуть на четверть. Пирамида гибнет, если луч попал не со стороны зеркала: уничтожьте синюю.
pharaohs-light-lesson-capture-hint = Ваша пирамида посылает луч вниз. Поверните её по часовой стрелке, и он пойдёт вверх.
pharaohs-light-lesson-capture-done = Луч пошёл вверх, попал в открытую сторону, и синей пирамиды больше нет.
pharaohs-light-lesson-anubis-title = Анубис
pharaohs-light-lesson-anubis-task = Анубис останавливает луч щитом. С любой другой стороны он беззащитен. Уничтожьте синего.
pharaohs-light-lesson-anubis-hint = Его щит смотрит вниз. Ваша верхняя пирамида может ударить сбоку: подведите к ней луч, на столбец левее.
pharaohs-light-lesson-anubis-done = Свет пришёл сбоку, мимо щита. Анубиса больше нет.
pharaohs-light-lesson-swap-title = Обмен с кем угодно
pharaohs-light-lesson-swap-task = Ваши фигуры могут меняться местами с любой соседней, даже чужой, но не с фараоном. Сделайте обмен и уничтожьте синюю пирамиду.
pharaohs-light-lesson-swap-hint = Выберите свою пирамиду, потом синего анубиса под ней.
pharaohs-light-lesson-swap-done = Анубису пришлось уступить место вашему зеркалу, и синей пирамиды больше нет.
pharaohs-light-lesson-danger-title = Не попадите в себя
pharaohs-light-lesson-danger-task = Осторожно: ваш луч вот-вот попадёт в вашего же фараона, а отойти он не может. Помешайте этому и ничего не потеряйте.
pharaohs-light-lesson-danger-hint = Сдвиньте пирамиду, которая посылает луч вниз, или поверните её по часовой стрелке.
pharaohs-light-lesson-danger-done = Ваши фигуры целы. Перед каждым ходом смотрите, куда пойдёт ваш свет.
pharaohs-light-lesson-win-title = Победа
pharaohs-light-lesson-win-task = Побеждает тот, кто попадёт в чужого фараона. Сделайте это за один ход; есть два способа.
pharaohs-light-lesson-win-hint = Ваш скарабей посылает луч вниз. Поверните его или поставьте на его место пирамиду.
pharaohs-light-lesson-win-done = Свет пошёл вверх и нашёл синего фараона: вы победили.

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
