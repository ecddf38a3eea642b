khet-title = Фараон (Khet)
khet-about = Поворачивайте зеркала, направляйте лазер, поразите фараона.
khet-tip = Это был ваш лазер. Он стреляет в конце каждого вашего хода и попадает в первую фигуру на пути, даже в вашу.
khet-legend =
    Фигуры: K фараон, X сфинкс, P пирамида, S скарабей, A анубис, E око Хора. Заглавные буквы — серебряные.
    Знак у буквы показывает, куда фигура стреляет или закрывается щитом и как стоит зеркало.

## Positions

khet-sphinx-missing = У { SIDE($side, case: "gen") } нет сфинкса. Его место — { $home }.
khet-sphinx-misplaced = Единственный сфинкс { SIDE($side, case: "gen") } стоит на { $home }. На { $squares } его быть не может.
khet-sphinx-facing = Сфинкс на { SQUARE($piece) } смотрит за доску: вместо «{ $written }» нужно { $right }.
khet-piece-reserved = { PIECE($piece, side: 1, cap: 1) } стоит на { SQUARE($piece) }, а эта клетка только для { SIDE($owner, case: "gen") }.

## Illegal actions

khet-forms = Пишите ход или обмен вроде h2g1, поворот h2+ или h2-, либо draw.
khet-not-adjacent = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $to }: фигуры ходят на одну клетку.
khet-sphinx-fixed = Сфинкс на { SQUARE($mover) } никогда не ходит, а только поворачивается.
khet-sphinx-turn = Сфинкс на { SQUARE($mover) } должен смотреть внутрь доски. Сейчас его можно повернуть только так: { $other }.
khet-pharaoh-turn = В этой партии фараонов не поворачивают.
khet-reserved = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $to }: эта клетка только для другой стороны.
khet-occupied = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $to }: там { PIECE($target) }, а меняться местами умеют только скарабей и око Хора.
khet-swap-partner = { PIECE($mover, cap: 1) } на { SQUARE($mover) } и { PIECE($target) } на { SQUARE($target) } не могут поменяться местами: обмен возможен только с пирамидой или анубисом.
khet-swap-reserved = { PIECE($mover, cap: 1) } на { SQUARE($mover) } и { PIECE($target) } на { SQUARE($target) } не могут поменяться местами: клетка { SQUARE($mover) } закрыта для { SIDE($target, case: "gen") }.
khet-claim-early = Ничью можно требовать, когда позиция встретилась в третий раз. Сейчас она на доске { $times ->
    [1] в первый
   *[2] во второй
} раз.
khet-claim-automatic = Требовать ничью не нужно: когда позиция встретится в третий раз, партия закончится сама.

## Options

khet-option-setup = Расстановка
khet-option-pharaoh_rotation = Фараонов можно поворачивать
khet-option-swap_checks_partner = Обмен учитывает закрытые клетки
khet-option-repetition = Троекратное повторение
khet-option-repetition_ignores_side = При повторении не важно, чей ход
khet-option-quiet_limit = Ничья после N ходов без потерь

khet-help-pharaoh_rotation = Поворот фараона ничего не меняет, это способ пропустить ход.
khet-help-swap_checks_partner = Обмен не может поставить вторую фигуру на клетку, закрытую для её стороны.
khet-help-quiet_limit = 0 — выключено

khet-value-setup-classic = Классика
khet-value-setup-dynasty = Династия
khet-value-setup-imhotep = Имхотеп
khet-value-setup-mercury = Меркурий
khet-value-setup-sophie = Софи
khet-value-setup-curiosity = Любопытство
khet-value-setup-osiris = Осирис (с оком)
khet-value-setup-isis = Исида (с оком)
khet-value-setup-classic2 = Классика с оком
khet-value-setup-dynasty2 = Династия с оком
khet-value-setup-imhotep2 = Имхотеп с оком
khet-value-repetition-claim = Ничья по требованию
khet-value-repetition-automatic = Автоматическая ничья

khet-reason-both-pharaohs = Луч попал в обоих фараонов.

## First steps

khet-lesson-move-title = Ход
khet-lesson-move-task = Вы играете серебряными. Передвиньте пирамиду на любую соседнюю клетку.
khet-lesson-move-hint = Выберите пирамиду, потом отмеченную клетку. По диагонали тоже можно.
khet-lesson-move-done = Фигуры ходят на одну клетку в любую сторону. А в конце хода выстрелил ваш лазер.
khet-lesson-beam-title = Ваш лазер
khet-lesson-beam-task = Сфинкс в углу — это ваш лазер. Он никогда не ходит, но может поворачиваться. Поверните его и посмотрите на луч.
khet-lesson-beam-hint = Выберите сфинкса справа внизу, потом стрелку поворота рядом с ним или под доской. Можно нажать клавишу q.
khet-lesson-beam-done = Вместо хода фигуру можно повернуть на 90°. Лазер стреляет один раз в конце каждого хода.
khet-lesson-mirror-title = Зеркала
khet-lesson-mirror-task = У пирамиды одно косое зеркало. Поставьте её под луч, чтобы он повернул.
khet-lesson-mirror-hint = Луч идёт вверх по крайней правой вертикали. Поставьте пирамиду туда.
khet-lesson-mirror-done = Зеркало повернуло луч на 90°, и он ушёл к краю доски.
khet-lesson-capture-title = Уничтожение
khet-lesson-capture-task = Пирамида погибает, если луч попал в неё не со стороны зеркала. Уничтожьте красную.
khet-lesson-capture-hint = Ваша пирамида справа уводит луч с доски. Поверните её зеркалом вниз и влево.
khet-lesson-capture-done = Луч попал в сторону без зеркала, и красной пирамиды больше нет.
khet-lesson-anubis-title = Анубис
khet-lesson-anubis-task = Спереди анубис закрыт щитом, а с любой другой стороны беззащитен. Уничтожьте красного.
khet-lesson-anubis-hint = Ваша пирамида в середине может послать луч сверху вниз. Направьте луч на неё: он должен пройти на ряд выше.
khet-lesson-anubis-done = Луч пришёл сверху, мимо щита. Анубиса больше нет.
khet-lesson-swap-title = Обмен скарабея
khet-lesson-swap-task = У скарабея зеркала с обеих сторон, и уничтожить его нельзя. Он может поменяться местами с соседней пирамидой или анубисом. Сделайте обмен и уничтожьте красную пирамиду.
khet-lesson-swap-hint = Ваш анубис загораживает ваш же луч. Выберите скарабея, потом анубиса.
khet-lesson-swap-done = Они поменялись местами, скарабей повернул луч, и красной пирамиды больше нет.
khet-lesson-danger-title = Не попадите в себя
khet-lesson-danger-task = Осторожно: ваш луч вот-вот попадёт в вашего фараона, и вы проиграете. Помешайте этому и не потеряйте ни одной фигуры.
khet-lesson-danger-hint = Отойдите фараоном или уведите луч пирамидой справа.
khet-lesson-danger-done = Все ваши фигуры целы. Перед каждым ходом смотрите, куда пойдёт ваш луч.
khet-lesson-win-title = Победа
khet-lesson-win-task = Попадите в чужого фараона, и вы победите. Сделайте это за один ход.
khet-lesson-win-hint = Ваша пирамида в середине уже смотрит на фараона. Направьте на неё луч той, что справа.
khet-lesson-win-done = Два зеркала — и луч попал в красного фараона. Вы победили!

## Sides

side-khet-silver = { $gender ->
    [f] { $case ->
       *[nom] серебряная
        [gen] серебряной
        [dat] серебряной
        [ins] серебряной
        [prep] серебряной
    }
    [n] { $case ->
       *[nom] серебряное
        [gen] серебряного
        [dat] серебряному
        [ins] серебряным
        [prep] серебряном
    }
   *[m] { $case ->
       *[nom] серебряный
        [gen] серебряного
        [dat] серебряному
        [ins] серебряным
        [prep] серебряном
    }
}
    .player = { $case ->
       *[nom] серебряные
        [gen] серебряных
        [dat] серебряным
        [acc] серебряных
        [ins] серебряными
        [prep] серебряных
    }

side-khet-red = { $gender ->
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
