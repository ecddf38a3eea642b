## What all packages use

core-plain = { $text }
core-list-and = { $first } и { $last }
core-list-or = { $first } или { $last }
core-list-comma = { $first }, { $last }
core-piece-joined = { $side } { $piece }
core-seat = место { $number }
core-you = { $case ->
   *[nom] вы
    [gen] вас
    [dat] вам
    [acc] вас
    [ins] вами
    [prep] вас
 }

## Why a game ended

core-reason-pharaoh = Фараон освещён.
core-reason-king = Король пал.
core-reason-no-action = Ходов не осталось.
core-reason-repetition = Позиция повторилась.
core-reason-no-progress = Слишком долго ничего не происходило.
core-reason-ply-limit = Партия достигла предельной длины.
core-reason-score = По очкам.
core-reason-resignation = Одна из сторон сдалась.
core-reason-time = Время вышло.
core-reason-agreement = По согласию сторон.
core-reason-abandoned = Соперник ушёл.

## Levels of players

core-level-Pebble = Галька
core-level-Sandstone = Песчаник
core-level-Limestone = Известняк
core-level-Marble = Мрамор
core-level-Granite = Гранит
core-level-Basalt = Базальт
core-level-Diorite = Диорит
core-level-Obelisk = Обелиск
