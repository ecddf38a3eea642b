liars-dice-title = Кости лжеца
liars-dice-about = Ставьте на кости, которых не видно, и ловите блеф.

liars-dice-option-dice = Костей у каждого
liars-dice-option-wild = Единицы — джокеры

liars-dice-help-wild = Единица считается любым числом.

liars-dice-word-liar = Лжец!

liars-dice-reason-last-with-dice = Кости остались только у победителя.

liars-dice-fact-round = Круг
liars-dice-fact-left = Осталось костей
liars-dice-fact-gone = Места
liars-dice-fact-bid = Ставка
liars-dice-fact-dice = Ваши кости

liars-dice-event-round = Круг { $round }: все бросают кости.
liars-dice-event-rolled = Вы бросаете кости.
liars-dice-event-bid = { $who }: ставка { $count }×{ $face }.
liars-dice-event-challenged = { $who } говорит «лжец».
liars-dice-event-shown = Кости открыты: засчитано { $found }.
liars-dice-event-lost = { $who } теряет кость.
liars-dice-event-out = { $who } выбывает.

liars-dice-said-bid = { $count }×{ $face }, { $seat }
liars-dice-said-dice = { $list }

## Refusals

liars-dice-legend = 2x5 — ставка, что хотя бы на двух костях всех игроков пятёрка
liars-dice-forms = Напишите ставку вроде 2x5 (две пятёрки) или liar.
liars-dice-no-bid = Ставки ещё нет, проверять нечего.
liars-dice-bid = После { $standing } нельзя ставить «{ $given }». Назовите больше костей или большее число, но не больше { $total } костей, что в игре.
liars-dice-first-bid = В «{ $given }» костей больше, чем в игре: их { $total }.

## Positions

liars-dice-position = Позиция записывается как «кости/кости/кости ход ставка круг выбывшие зерно», например «25/1/3 0 2x5@2 4 - 99»: кости каждого места, ставка с её местом или «-», выбывшие места по порядку или «-».
liars-dice-seed = Зерно { $seed } должно быть меньше 2^64.
liars-dice-out-twice = Место выбывает только один раз.
liars-dice-too-many = { SEAT($seat, cap: 1) }: костей { $dice }, а можно не больше { $most }.
liars-dice-still-has-dice = { SEAT($seat, cap: 1) }: кости есть, хотя место выбыло или партия окончена.
liars-dice-has-no-dice = { SEAT($seat, cap: 1) }: костей нет, хотя место не выбыло.
liars-dice-out-of-turn = { SEAT($seat, cap: 1) }: место на ходу, хотя выбыло.
liars-dice-bid-of = { SEAT($seat, cap: 1) }: ставки { $bid } у этого места быть не может.
liars-dice-view = Это не взгляд на «Кости лжеца»: { $error }

## Sides

side-liars-dice-north = север
    .player = Север
side-liars-dice-east = восток
    .player = Восток
side-liars-dice-west = запад
    .player = Запад
