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

## Sides

side-liars-dice-north = север
    .player = Север
side-liars-dice-east = восток
    .player = Восток
side-liars-dice-west = запад
    .player = Запад
