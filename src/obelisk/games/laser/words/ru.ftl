## Positions

laser-position-fields = В записи позиции 2 или 4 поля: доска, сторона и, если нужно, тихие полуходы и полуходы. В «{ $position }» полей { $count }.
laser-crowded = У { SIDE($piece, case: "gen") } больше одного { PIECE($piece, case: "gen") }: { $squares }.
laser-no-pharaoh = На доске нет фараона, а он должен быть у каждой стороны.

## Actions that cannot be read

laser-unreadable = «{ $action }» — это не действие. { MESSAGE($forms) }
laser-incomplete = В «{ $action }» названа фигура, но не сказано, что она делает. { MESSAGE($forms) }
laser-no-square = Клетки { $square } нет: клетки — от { $first } до { $last }.

## Illegal actions

laser-empty = На клетке { $square } нет фигуры.
laser-not-yours = { PIECE($mover, side: 1, cap: 1) } на { SQUARE($mover) } — чужая фигура, сейчас ходят { SIDE($acting) }.
laser-not-beside = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $to }: фигуры ходят на одну клетку вверх, вниз, влево или вправо.
laser-no-pass = { SIDE($side, cap: 1) } могут пропустить ход, только когда других действий нет.

## What an action did

laser-event-moved = { SIDE($mover, cap: 1) }: { PIECE($mover) } с { SQUARE($mover) } на { $to }.
laser-event-swapped = { SIDE($mover, cap: 1) }: { PIECE($mover) } на { SQUARE($mover) } и { PIECE($target, side: 1) } на { SQUARE($target) } меняются местами.
laser-event-turned = { SIDE($mover, cap: 1) }: { PIECE($mover) } на { SQUARE($mover) } поворачивается { $by ->
    [1] по часовой стрелке
   *[other] против часовой стрелки
}.
laser-event-passed = { SIDE($side, cap: 1) } пропускают ход.
laser-event-claimed = { SIDE($side, cap: 1) } требуют ничью.
laser-event-sides = { SIDE($side, cap: 1) } меняются сторонами, доска отражается.
laser-event-beam-edge = Луч { SIDE($side, case: "gen") } { $way } уходит с доски.
laser-event-beam-stopped = Луч { SIDE($side, case: "gen") } { $way } остановлен { PIECE($target, case: "ins", side: 1) }.
laser-event-beam-struck = Луч { SIDE($side, case: "gen") } { $way } бьёт по { PIECE($target, case: "dat", side: 1) }.
laser-event-beam-emitter = Луч { SIDE($side, case: "gen") } { $way } кончается у излучателя.
laser-event-beam-met = Луч { SIDE($side, case: "gen") } { $way } встречает другой луч, и оба гаснут.
laser-event-destroyed = { GENDER($piece) ->
    [f] Уничтожена
    [n] Уничтожено
   *[m] Уничтожен
} { PIECE($piece, side: 1) } на { SQUARE($piece) }.
laser-event-damaged = У { PIECE($piece, case: "gen", side: 1) } на { SQUARE($piece) } { $points ->
    [one] осталось { $points } очко
    [few] осталось { $points } очка
   *[other] осталось { $points } очков
}.

## Pieces

piece-laser-pharaoh = { $case ->
   *[nom] фараон
    [gen] фараона
    [dat] фараону
    [acc] фараона
    [ins] фараоном
    [prep] фараоне
}
    .gender = m

piece-laser-sphinx = { $case ->
   *[nom] сфинкс
    [gen] сфинкса
    [dat] сфинксу
    [acc] сфинкса
    [ins] сфинксом
    [prep] сфинксе
}
    .gender = m

piece-laser-pyramid = { $case ->
   *[nom] пирамида
    [gen] пирамиды
    [dat] пирамиде
    [acc] пирамиду
    [ins] пирамидой
    [prep] пирамиде
}
    .gender = f

piece-laser-scarab = { $case ->
   *[nom] скарабей
    [gen] скарабея
    [dat] скарабею
    [acc] скарабея
    [ins] скарабеем
    [prep] скарабее
}
    .gender = m

piece-laser-anubis = { $case ->
   *[nom] анубис
    [gen] анубиса
    [dat] анубису
    [acc] анубиса
    [ins] анубисом
    [prep] анубисе
}
    .gender = m

piece-laser-eye-of-horus = { $case ->
   *[nom] око Хора
    [gen] ока Хора
    [dat] оку Хора
    [acc] око Хора
    [ins] оком Хора
    [prep] оке Хора
}
    .gender = n

piece-laser-king = { $case ->
   *[nom] король
    [gen] короля
    [dat] королю
    [acc] короля
    [ins] королём
    [prep] короле
}
    .gender = m

piece-laser-shooter = { $case ->
   *[nom] стрелок
    [gen] стрелка
    [dat] стрелку
    [acc] стрелка
    [ins] стрелком
    [prep] стрелке
}
    .gender = m

piece-laser-mirror = { $case ->
   *[nom] зеркало
    [gen] зеркала
    [dat] зеркалу
    [acc] зеркало
    [ins] зеркалом
    [prep] зеркале
}
    .gender = n

piece-laser-mirror-face = { $case ->
   *[nom] зеркало
    [gen] зеркала
    [dat] зеркалу
    [acc] зеркало
    [ins] зеркалом
    [prep] зеркале
}
    .gender = n

piece-laser-mirror-two-sided = { $case ->
   *[nom] двустороннее зеркало
    [gen] двустороннего зеркала
    [dat] двустороннему зеркалу
    [acc] двустороннее зеркало
    [ins] двусторонним зеркалом
    [prep] двустороннем зеркале
}
    .gender = n

piece-laser-block = { $case ->
   *[nom] блок
    [gen] блока
    [dat] блоку
    [acc] блок
    [ins] блоком
    [prep] блоке
}
    .gender = m

piece-laser-block-1 = { $case ->
   *[nom] блок с 1 очком
    [gen] блока с 1 очком
    [dat] блоку с 1 очком
    [acc] блок с 1 очком
    [ins] блоком с 1 очком
    [prep] блоке с 1 очком
}
    .gender = m

piece-laser-block-2 = { $case ->
   *[nom] блок с 2 очками
    [gen] блока с 2 очками
    [dat] блоку с 2 очками
    [acc] блок с 2 очками
    [ins] блоком с 2 очками
    [prep] блоке с 2 очками
}
    .gender = m
