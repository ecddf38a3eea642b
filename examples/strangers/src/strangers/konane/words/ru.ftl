konane-title = Конане
konane-about = Берите прыжком. Кто не может взять, проигрывает.

konane-option-setup = Камни, снятые в начале
konane-option-chains = Несколько взятий подряд

konane-value-setup-centre = В центре
konane-value-setup-edge = У края

konane-help-chains = После взятия камень может брать дальше в том же направлении.

konane-reason-no-capture = Проигравший не мог взять.

## Refusals

konane-action = Напишите клетку камня и клетку, куда он прыгает, например d2d4.
konane-no-target = В «{ $given }» не сказано, куда прыгает камень. { $forms }
konane-empty = Клетка { $square } пуста.
konane-other-side = { PIECE($stone, cap: 1, side: 1) } на { SQUARE($stone) } сейчас ходить не может. Ход за { SIDE($acting, case: "ins") }.
konane-line = С { $start } на { $target } камень прыгнуть не может. Он прыгает по прямой на две, четыре или шесть клеток.
konane-chains-off = В этой партии камень берёт только один раз за ход.
konane-jump = С { $start } в сторону { $target } брать нечего. На соседней клетке должен стоять камень соперника, а клетка за ним должна быть пуста.

## Positions

konane-fields = Позиция — это «доска сторона [quiet ply]». Здесь полей: { $count }.
konane-quiet = Счётчик quiet равен { $quiet }, а должен быть 0: каждое действие — взятие.

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
