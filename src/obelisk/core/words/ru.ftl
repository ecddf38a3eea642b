## Parts of sentences

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
core-side = { $case ->
   *[nom] { SIDE($side) }
    [gen] { SIDE($side, case: "gen") }
    [dat] { SIDE($side, case: "dat") }
    [acc] { SIDE($side, case: "acc") }
    [ins] { SIDE($side, case: "ins") }
    [prep] { SIDE($side, case: "prep") }
 }

## Why a game ended

core-reason-pharaoh = Фараон освещён.
core-reason-king = Король пал.
core-reason-no-action = Ходов не осталось.
core-reason-repetition = Позиция повторилась.
core-reason-no-progress = Слишком долго ничего не менялось.
core-reason-ply-limit = Партия достигла предельной длины.
core-reason-score = По очкам.
core-reason-resignation = Игрок сдался.
core-reason-time = Время вышло.
core-reason-agreement = По согласию сторон.
core-reason-abandoned = Игрок покинул партию.
core-reason-aborted = Партия отменена.
core-reason-forfeit = Техническое поражение.
core-reason-adjudication = Результат присуждён.
core-reason-other = Причина: { $reason }.

## Positions

core-position-type = Позиция — это текст, а не { $type }.
core-position-length = В позиции может быть не больше { $most } знаков, а здесь { $length }.
core-board-rows = На доске { $rows ->
    [one] { $rows } ряд
    [few] { $rows } ряда
   *[many] { $rows } рядов
 }. Должно быть { $needed }, через «/».
core-row-number = Ряд { $row } («{ $text }»): «{ $given }» — не число пустых полей.
core-row-letter = Ряд { $row } («{ $text }»): фигуры «{ $given }» нет. Есть { $letters }.
core-row-digit = Ряд { $row } («{ $text }»): после «{ $letter }» ({ $piece }) нужна цифра от 1 до { $most }.
core-row-squares = Ряд { $row } («{ $text }»): занято полей — { $filled }, а нужно { $needed }.
core-side-letter = Стороны «{ $given }» нет. Напишите { $letters }.
core-count-number = Счётчик { $field }: «{ $given }» — не десятичное число.
core-count-most = Счётчик { $field }: «{ $given }» больше { $most }.

## Actions

core-action-type = Действие — это текст, а не { $type }. { $forms }
core-action-not-text = { $given } — не действие. Запишите его текстом.
core-action-length = В действии может быть не больше { $most } знаков, а в «{ $given }» их { $length }.
core-action-unreadable = «{ $given }» — не действие. { $forms }
core-square-file = Клетки «{ $given }» нет: вертикали от { $first } до { $last }.
core-square-row = Клетки «{ $given }» нет: горизонтали от { $low } до { $high }.
core-game-over = Партия окончена. { $why }
core-seat-unknown = Места { $given } нет. В игре «{ $game }» места от 0 до { $last }.
core-seat-which = Ходить могут несколько мест: { $seats }. Укажите, какое: seat={ $first }.
core-seat-waits = { SEAT($seat, cap: 1) } сейчас ходить не может. На ходу: { $seats }.
core-seat-nobody = Сейчас никто не ходит.
core-batch-choice = В партии { $game } возможных действий { $actions }. Действия с номером { $choice } нет.

## Games

core-compiling = Первая компиляция игры «{ $game }». Это займёт несколько секунд.
core-notation = Записи { $given } нет. В игре «{ $game }» есть { $known }.
core-pieces = Набора фигур { $given } нет. Выберите { $known }.
core-theme = Темы { $given } нет. Выберите { $known }.
core-state-other = { $given } — не состояние игры «{ $game }».
core-version-type = { $given } — не версия. Запишите её текстом, например '1'.
core-version-unknown = Партия сыграна по версии { $given } правил игры «{ $game }». Эта программа знает { $count ->
    [one] версию { $known }
   *[other] версии { $known }
 }.
core-part-kernel = { $part } — это { $given }, а должно быть ядро.
core-part-dtype = { $part } — это { $given }, а должен быть dtype записи.

## Options

core-options-type = { $given } — не набор настроек. Нужны имена со значениями.
core-option-pair = «{ $given }» — не настройка. Пишите имя=значение.
core-option-unknown = Настройки «{ $given }» нет. Есть { $known }.
core-option-unknown-close = Настройки «{ $given }» нет. Может быть, «{ $close }»? Есть { $known }.
core-option-value = Настройка { $name } не может быть { $given }. Допустимо: { $values }.
core-values-list = { $values }
core-values-count = целое число от 0 до { $most }
core-values-repetition = 0 или целое число от 2 до { $most }

## Values that programs pass

core-number-range = { $name } не может быть { $given }. Нужно целое число от { $least } до { $most }.
core-numbers = { $name } не может быть { $given }. Нужны числа.
core-numbers-count = { $name }: нужно { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
 }, по одному на партию. Получен массив формы { $shape }.
core-chance = { $given } — не генератор. Нужен random.Random или numpy.random.Generator.
core-seed = { $given } — не зерно. Нужно целое число.
core-limit-positive = Ограничение { $name } не может быть { $given }. Нужно число больше 0.
core-limit-whole = Ограничение { $name } не может быть { $given }. Нужно целое число.
core-weights-missing = В { $file } нет весов для { $names }.
core-weights-unknown = В { $file } есть веса для { $names }, а таких слагаемых нет. Есть { $terms }.
core-level = Уровня { $given } нет. Уровни — от 1 до { $last }.

## Catalogues of words

core-words-missing = { $file }: нет записи { $code }.
core-words-differ = { $file } и { $english } различаются: { $codes }. Записи должны быть одни и те же.
core-words-extra = { $file }: { $code } использует { $names }, а английская запись — нет.
core-words-junk = { $file }: строка { $line } не читается. { $error }
core-words-term = { $file }: { $code } — термин. Замените его сообщением.
core-words-twice = { $file }: запись { $code } встречается дважды.
core-words-owner = { $file }: { $code } должно начинаться с «{ $owner }-».
core-words-reference = { $file }: { $code } ссылается на { $other }. Передайте его аргументом.
core-words-function = { $file }: { $code } вызывает { $name }, а такой функции нет.
core-words-option = { $file }: { $code } вызывает { $name } с параметрами, которых у неё нет: { $options }.

## Saved games

core-record-file = { $file } — неверная запись партии.
core-record-binary = { $file } — не текстовый файл, значит, это не запись партии.
core-record-name = { $given } — не имя файла.
core-record-type = Запись партии — это текст, а не { $type }.
core-record-damaged = Это не запись партии, или она повреждена. { $error }
core-record-format = Это записано не программой Obelisk. В записи должно быть "format": "{ $format }".
core-record-version = Формат версии { $given } не читается. Эта программа читает версию { $version }.
core-record-missing = Нет поля «{ $field }».
core-record-unknown = Поля «{ $field }» не бывает.
core-record-field = Поле «{ $field }»: здесь должно быть { $kind }.
core-record-texts = В поле «{ $field }» должен быть только текст.
core-record-kind-text = текст
core-record-kind-text-or-null = текст или null
core-record-kind-texts = объект с текстами
core-record-kind-number = число
core-record-kind-seed = целое число от 0 до 2^64 − 1 или null
core-record-kind-names = список имён
core-record-kind-list = список
core-record-kind-object = объект
core-record-kind-object-or-null = объект или null
core-record-seed = В игре «{ $game }» есть случайность. Без зерна или начала, в котором оно есть, партию не повторить.
core-record-seats = Мест в игре «{ $game }» — { $seats }, а имён — { $given }.
core-record-step = У действия { $number } должны быть seat (число), action (текст) и at (секунды или null).
core-record-result = В результате должны быть winner, reason, а также score и rank для каждого места.
core-record-start = Начальная позиция неверна.
core-record-action = Действие { $number } невозможно.
core-record-ended = Действие { $number } завершает партию, но результат не совпадает. По правилам: { $ruled } В записи: { $given }
core-record-ended-at-start = Партия окончена с самого начала, но результат не совпадает. По правилам: { $ruled } В записи: { $given }
core-record-goes-on = В результате указано «{ $reason }», но после { $number ->
    [one] { $number } действия
   *[other] { $number } действий
 } партия продолжается.
core-record-outcome-unfinished = Партия не окончена.
core-record-outcome-draw = Ничья. { $why }
core-record-outcome-first = Первое место: { $seats }. { $why }

## What a player thinks

core-score-points = { $points }
core-score-wins-in = выигрыш через { $plies }
core-score-wins-within = выигрыш не позже чем через { $plies }
core-score-loses-in = проигрыш через { $plies }
core-score-loses-within = проигрыш не позже чем через { $plies }
core-why = { $score }, глубина { $depth }: { $line }
core-why-line = { $line }

## A game at the terminal

core-telling-commands = actions      что сейчас можно;  actions СЛОВО: только то, что с него начинается
core-telling-name = { SEAT($seat) }
core-telling-you = вы
core-telling-none = нет
core-telling-yes = да
core-telling-no = нет
core-telling-over = Партия окончена. { $reason }
core-telling-rank = ранг
core-telling-seat = место
core-telling-score = очки
core-telling-now = Сейчас можно: { $words }. «help» — справка, «actions» — список.
core-telling-many = Возможных действий: { $count }, например { $first }. «help» — справка, «actions» — список.
core-telling-choices = { $word }: вариантов — { $count }
core-telling-no-help = О слове «{ $word }» справки нет. Общая справка — «help».

## Levels of players

core-level-Pebble = Галька
core-level-Sandstone = Песчаник
core-level-Limestone = Известняк
core-level-Marble = Мрамор
core-level-Granite = Гранит
core-level-Basalt = Базальт
core-level-Diorite = Диорит
core-level-Obelisk = Обелиск
