konane-title = Конане
konane-about = Берите прыжком. Кто не может взять, проигрывает.

konane-option-setup = Камни, снятые в начале
konane-option-chains = Несколько взятий подряд

konane-value-setup-centre = В центре
konane-value-setup-edge = У края

konane-help-chains = После взятия камень может брать дальше в том же направлении.

konane-reason-no-capture = Проигравший не мог взять.

## Refusals

konane-legend = S — камень лавы, s — камень коралла
konane-forms = Напишите клетку камня и клетку, куда он прыгает, например d2d4.
konane-no-target = В «{ $given }» не сказано, куда прыгает камень. { $forms }
konane-empty = Клетка { $square } пуста.
konane-other-side = { PIECE($stone, cap: 1, side: 1) } на { SQUARE($stone) } сейчас ходить не может. Ход за { SIDE($acting, case: "ins") }.
konane-line = С { $start } на { $target } камень прыгнуть не может. Он прыгает по прямой на две, четыре или шесть клеток.
konane-chains-off = В этой партии камень берёт только один раз за ход.
konane-jump = С { $start } в сторону { $target } брать нечего. На соседней клетке должен стоять камень соперника, а клетка за ним должна быть пуста.

## Positions

konane-fields = Позиция — это «доска сторона [quiet ply]». Здесь полей: { $count }.
konane-quiet = Счётчик quiet равен { $quiet }, а должен быть 0: каждое действие — взятие.

konane-lesson-jump-title = Прыжок
konane-lesson-jump-task = Ваши камни красные, это лава; серебристые — коралл. Перепрыгните через соседний камень коралла на пустую клетку сразу за ним.
konane-lesson-jump-hint = Выберите камень на f5: за камнем коралла над ним свободно.
konane-lesson-jump-done = Камень, через который вы прыгнули, снят с доски. Каждый ход в конане — взятие: по вертикали или по горизонтали, но не наискосок.
konane-lesson-chain-title = Серия прыжков
konane-lesson-chain-task = После взятия тот же камень может прыгать дальше в том же направлении. Возьмите все три камня коралла одним ходом.
konane-lesson-chain-hint = Выберите камень на d2, а затем самую дальнюю из отмеченных клеток.
konane-lesson-chain-done = Три прыжка — один ход. Менять направление по пути нельзя.
konane-lesson-stuck-title = Брать нечего
konane-lesson-stuck-task = Кто не может взять, проигрывает. Сделайте такое взятие, чтобы кораллу брать было нечего.
konane-lesson-stuck-hint = Прыгните вправо камнем с e3.
konane-lesson-stuck-done = Ни один камень коралла больше не может прыгнуть, и вы победили. Сколько камней осталось, не важно.
konane-lesson-far-title = Как далеко?
konane-lesson-far-task = Как далеко прыгать, решаете вы. Выберите, где остановиться, чтобы кораллу брать было нечего.
konane-lesson-far-hint = Прыгайте влево камнем с e5. Если остановиться на полпути, его возьмут.
konane-lesson-far-done = Куда вы попадёте, часто важнее того, сколько камней вы взяли.
konane-lesson-begin-title = Первый ход
konane-lesson-begin-task = Так начинается партия: на доске пусты лишь две клетки. Сделайте первое взятие.
konane-lesson-begin-hint = Выберите камень на e2 и прыгните вверх, на пустую клетку.
konane-lesson-begin-done = С каждым взятием на доске становится просторнее. Теперь вы умеете играть в конане.

## Pieces

piece-konane-stone = камень

## Sides

side-konane-lava = лавовый
    .player = { $case ->
       *[nom] Лава
        [gen] Лавы
        [dat] Лаве
        [acc] Лаву
        [ins] Лавой
        [prep] Лаве
    }
side-konane-coral = коралловый
    .player = { $case ->
       *[nom] Коралл
        [gen] Коралла
        [dat] Кораллу
        [acc] Коралл
        [ins] Кораллом
        [prep] Коралле
    }
