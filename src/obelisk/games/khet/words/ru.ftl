khet-title = Фараон (Khet)
khet-about = Поворачивайте зеркала, направляйте лазер, осветите фараона.
khet-tip = Это ваш лазер. Он стреляет в конце каждого вашего хода и поражает всё, что встретит, и своих тоже.
khet-legend =
    Фигуры: K фараон, X сфинкс, P пирамида, S скарабей, A анубис, E око Хора. Заглавные буквы – серебряные.
    Знак у буквы показывает, куда фигура стреляет или закрывается щитом и как стоит зеркало.

## Positions

khet-sphinx-missing = У { SIDE($side, case: "gen") } нет сфинкса. Его место – { $home }.
khet-sphinx-misplaced = У { SIDE($side, case: "gen") } один сфинкс, на { $home }. На { $squares } его быть не может.
khet-sphinx-facing = Сфинкс на { SQUARE($piece) } смотрит за доску: вместо «{ $written }» нужно { $right }.
khet-piece-reserved = { PIECE($piece, side: 1, cap: 1) } стоит на { SQUARE($piece) }, а эта клетка только для { SIDE($owner, case: "gen") }.

## Illegal actions

khet-forms = Пишите ход или обмен вроде h2g1, поворот h2+ или h2-, либо draw.
khet-not-adjacent = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $to }: фигуры ходят на одну клетку.
khet-sphinx-fixed = Сфинкс на { SQUARE($mover) } никогда не ходит, его можно только повернуть.
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
khet-option-swap_checks_partner = Обмен учитывает чужие клетки
khet-option-repetition = Третье повторение позиции
khet-option-repetition_ignores_side = Повторение не учитывает, чей ход
khet-option-quiet_limit = Ничья после стольких ходов без потерь

khet-help-pharaoh_rotation = Такой поворот ничего не меняет: это способ пропустить ход.
khet-help-swap_checks_partner = Обмен не может поставить вторую фигуру на клетку, отведённую другой стороне.
khet-help-quiet_limit = 0: никогда

khet-value-setup-classic = Классический
khet-value-setup-dynasty = Династия
khet-value-setup-imhotep = Имхотеп
khet-value-setup-mercury = Меркурий
khet-value-setup-sophie = Софи
khet-value-setup-curiosity = Любопытство
khet-value-setup-osiris = Осирис (с оком)
khet-value-setup-isis = Исида (с оком)
khet-value-setup-classic2 = Классический с оком
khet-value-setup-dynasty2 = Династия с оком
khet-value-setup-imhotep2 = Имхотеп с оком
khet-value-repetition-claim = Ничья по требованию
khet-value-repetition-automatic = Ничья сразу

khet-reason-both-pharaohs = Освещены оба фараона.

## First steps

khet-lesson-move-title = Ход
khet-lesson-move-task = Серебряные фигуры ваши. Возьмите пирамиду и поставьте на соседнюю клетку.
khet-lesson-move-hint = Выберите пирамиду, потом отмеченную клетку. По диагонали тоже можно.
khet-lesson-move-done = Фигура ходит на одну клетку в любую сторону. А в конце хода выстрелил ваш лазер.
khet-lesson-beam-title = Ваш лазер
khet-lesson-beam-task = Ваш лазер держит сфинкс в углу. Он никогда не ходит, но может повернуться. Поверните его и следите за лучом.
khet-lesson-beam-hint = Выберите сфинкса справа внизу, потом стрелку поворота: рядом с ним, под доской или клавишу q.
khet-lesson-beam-done = Вместо хода фигуру можно повернуть на четверть. Потом лазер стреляет, раз за ход.
khet-lesson-mirror-title = Зеркала
khet-lesson-mirror-task = У пирамиды одно косое зеркало. Поставьте свою под луч, чтобы он повернул.
khet-lesson-mirror-hint = Луч идёт прямо вверх по крайней правой вертикали. Поставьте пирамиду туда.
khet-lesson-mirror-done = Зеркало повернуло луч под прямым углом, и он ушёл до края.
khet-lesson-capture-title = Уничтожить
khet-lesson-capture-task = Пирамида, в которую луч попал не со стороны зеркала, покидает доску. Уничтожьте красную.
khet-lesson-capture-hint = Ваша пирамида справа уводит луч с доски. Поверните её зеркалом вниз и влево.
khet-lesson-capture-done = Луч пришёл с открытой стороны, и красной пирамиды больше нет.
khet-lesson-anubis-title = Анубис
khet-lesson-anubis-task = Анубис останавливает луч щитом спереди. С любой другой стороны он беззащитен. Уничтожьте красного.
khet-lesson-anubis-hint = Ваша пирамида в середине может послать луч сверху вниз. Подведите к ней луч: рядом выше.
khet-lesson-anubis-done = Свет пришёл сверху, мимо щита. Анубиса больше нет.
khet-lesson-swap-title = Обмен скарабея
khet-lesson-swap-task = У скарабея зеркала с обеих сторон, его нельзя уничтожить, и он может меняться местами с соседней пирамидой или анубисом. Сделайте обмен и уничтожьте красную пирамиду.
khet-lesson-swap-hint = Ваш анубис загораживает ваш же луч. Выберите скарабея, потом анубиса.
khet-lesson-swap-done = Они поменялись, скарабей повернул луч, и красной пирамиды больше нет.
khet-lesson-danger-title = Не попадите в себя
khet-lesson-danger-task = Осторожно: ваш луч вот-вот осветит вашего же фараона, и вы проиграете. Помешайте этому и ничего не потеряйте.
khet-lesson-danger-hint = Отойдите фараоном или уведите луч пирамидой справа.
khet-lesson-danger-done = Ваши фигуры целы. Перед каждым ходом смотрите, куда пойдёт ваш свет.
khet-lesson-win-title = Победа
khet-lesson-win-task = Побеждает тот, кто осветит чужого фараона. Сделайте это за один ход.
khet-lesson-win-hint = Ваша пирамида в середине уже смотрит на фараона. Направьте на неё луч той, что справа.
khet-lesson-win-done = Два зеркала, и красный фараон освещён: вы победили.

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
