xionghan-title = Шахматы Сюнхань
xionghan-about = Большие китайские шахматы: 13×13 пунктов, четырнадцать видов фигур.
xionghan-tip = Не знаете, как ходит фигура? Удерживайте её или наведите курсор и нажмите «?».

## Options

xionghan-option-preset = Вариант
xionghan-option-setup = Расстановка
xionghan-option-king_can_leave_palace = Король может выходить из дворца
xionghan-option-king_lose_diagonal_outside_palace = Вне дворца король ходит только прямо
xionghan-option-king_can_diagonal_in_palace = Во дворце король ходит и по диагонали
xionghan-option-shi_can_leave_palace = Советники могут выходить из дворца
xionghan-option-shi_gain_straight_outside_palace = Вне дворца советники ходят и прямо
xionghan-option-xiang_can_cross_river = Слоны могут переходить реку
xionghan-option-xiang_gain_jump_two_outside_river = За рекой слоны ходят и прямо
xionghan-option-ma_can_straight_three = Кони ходят и на три пункта прямо
xionghan-option-pawn_backward_at_base_enabled = Пешки на последнем ряду могут отступать
xionghan-option-pawn_full_movement_at_base_enabled = Пешки на последнем ряду ходят свободно
xionghan-option-ju_appear = Ладьи
xionghan-option-ma_appear = Кони
xionghan-option-xiang_appear = Слоны
xionghan-option-shi_appear = Советники
xionghan-option-king_appear = Короли
xionghan-option-pao_appear = Пушки
xionghan-option-pawn_appear = Пешки
xionghan-option-wei_appear = Стражи
xionghan-option-she_appear = Лучники
xionghan-option-lei_appear = Валуны
xionghan-option-jia_appear = Латники
xionghan-option-ci_appear = Ассасины
xionghan-option-dun_appear = Щиты
xionghan-option-xun_appear = Дозоры
xionghan-option-crossing_row = Где начинается другой берег
xionghan-option-pawn_fast_march = Пешки могут дойти до реки одним ходом
xionghan-option-promotion = Превращение на последнем ряду
xionghan-option-pawn_resurrection = Погибших пешек можно вернуть
xionghan-option-wei_can_capture = Стражи могут брать
xionghan-option-wei_facing = Кого замораживает страж
xionghan-option-she_track = Где ходят лучники
xionghan-option-pinch_from_origin = Зажать можно и первый шаг по диагонали
xionghan-option-lei_isolation = Фигура одинока для валуна, если
xionghan-option-jia_scope = Какие тройки срабатывают после хода латника
xionghan-option-jia_diagonal = Диагональные тройки считаются
xionghan-option-ci_exchange = Кого убивает уходящий ассасин
xionghan-option-dun_adjacency = На сколько соседей действует щит
xionghan-option-dun_protects_king = Щиты защищают короля
xionghan-option-dun_disarms = Щиты обезоруживают врагов рядом
xionghan-option-indirect_check = Угроза королю тройкой или разменом — тоже шах
xionghan-option-stalemate = Пат
xionghan-option-perpetual_check = Вечный шах
xionghan-option-insufficient_material = Ничья при недостатке фигур
xionghan-option-kings_face = Короли лицом к лицу
xionghan-option-palace_entry_wins = Король, вошедший в чужой дворец, побеждает
xionghan-option-quiet_limit = Ничья после N ходов без событий (0 — нет)

xionghan-help-pawn_full_movement_at_base_enabled = То же, что и предыдущая настройка: достаточно одной из двух.
xionghan-help-quiet_limit = События — взятия, ходы пешек и возвращения. Ход каждой стороны считается отдельно.

xionghan-value-preset-document = Обычный
xionghan-value-preset-classic = Классический
xionghan-value-preset-competitive = Турнирный
xionghan-value-setup-full = Полная
xionghan-value-setup-classic = Классическая
xionghan-value-setup-classic_row1 = Классическая, ладьи на ряд впереди
xionghan-value-setup-document_literal = Буквально по источнику
xionghan-value-crossing_row-on_6 = На среднем ряду
xionghan-value-crossing_row-past_6 = За средним рядом
xionghan-value-promotion-optional = По желанию
xionghan-value-promotion-mandatory = Обязательно
xionghan-value-promotion-off = Нет
xionghan-value-wei_facing-all = Всех
xionghan-value-wei_facing-all_but_king = Всех, кроме короля
xionghan-value-wei_facing-ci_only = Только ассасинов
xionghan-value-wei_facing-off = Никого
xionghan-value-she_track-free = По любой диагонали
xionghan-value-she_track-lattice = По размеченной решётке
xionghan-value-lei_isolation-orthogonal = Рядом по прямой нет своих
xionghan-value-lei_isolation-ring = Оба пункта рядом с ней вокруг валуна пусты
xionghan-value-jia_scope-moved = Только через его новый пункт
xionghan-value-jia_scope-any = Все с латником его стороны
xionghan-value-ci_exchange-adjacent = Врага прямо за спиной
xionghan-value-ci_exchange-mirrored = Врага позади, на длине своего хода
xionghan-value-stalemate-draw = Ничья
xionghan-value-stalemate-loss = Поражение
xionghan-value-perpetual_check-draw = Ничья
xionghan-value-perpetual_check-loss = Поражение шахующей стороны
xionghan-value-insufficient_material-simple = Простое правило
xionghan-value-insufficient_material-strict = Строгое правило
xionghan-value-insufficient_material-off = Выключено
xionghan-value-kings_face-column = Запрещено на вертикали
xionghan-value-kings_face-line = Запрещено на вертикали и горизонтали
xionghan-value-kings_face-draw = Ничья на вертикали

## Why a game ended

xionghan-reason-palace = Король вошёл в чужой дворец.
xionghan-reason-checkmate = Мат.
xionghan-reason-stalemate = Пат.
xionghan-reason-perpetual = Вечный шах запрещён.
xionghan-reason-insufficient = Никто уже не может победить.
xionghan-reason-facing = Короли стоят лицом к лицу.

## First steps

xionghan-why-line = Тройка с вашим латником не получилась.
xionghan-why-exchange = Размена нет: прямо за спиной ассасина не было врага.

xionghan-lesson-archer-title = Лучник
xionghan-lesson-archer-task = Вы играете красными. Лучник ходит по диагонали на один, два или три пункта. Возьмите им фигуру.
xionghan-lesson-archer-hint = Выберите лучника, затем чёрную фигуру в трёх пунктах от него.
xionghan-lesson-archer-done = Взято! Лучник бьёт то, до чего доходит, как в любых шахматах.
xionghan-lesson-patrol-title = Дозор
xionghan-lesson-patrol-task = Дозор ходит только по двум рядам у реки, каждый раз на чётное число пунктов, а берёт ровно в двух пунктах от себя. Возьмите фигуру.
xionghan-lesson-patrol-hint = Пушка стоит в двух пунктах справа. Пешка слишком далеко.
xionghan-lesson-patrol-done = Ровно два пункта, и между ними пусто: взято.
xionghan-lesson-boulder-title = Валун
xionghan-lesson-boulder-task = Валун катится в любую из восьми сторон, но берёт только соседнюю фигуру, рядом с которой нет своих. Возьмите такую.
xionghan-lesson-boulder-hint = Две пешки стоят рядом. Конь один.
xionghan-lesson-boulder-done = Рядом с конём не было своих. Две пешки защищают друг друга.
xionghan-lesson-armour-title = Латник
xionghan-lesson-armour-task = Латник ходит как ладья, но берёт иначе: если после его хода он, ещё одна ваша фигура и враг стоят тройкой в ряд, враг снимается с доски. Составьте такую тройку.
xionghan-lesson-armour-hint = Ваша пешка уже стоит с одной стороны коня. Поставьте латника с другой.
xionghan-lesson-armour-done = Латник, конь и пешка стояли в ряд, и конь снят.
xionghan-lesson-assassin-title = Ассасин
xionghan-lesson-assassin-task = Ассасин ходит как ладья. Если он уходит прямо от врага, стоящего за спиной, гибнут оба. Разменяйте его на ладью.
xionghan-lesson-assassin-hint = Ладья стоит слева от ассасина. Уйдите прямо от неё, вправо.
xionghan-lesson-assassin-done = Обоих нет. Ассасин за ладью — хороший размен.
xionghan-lesson-check-title = Шах, страж, щит
xionghan-lesson-check-task = Шах! Ладья напала на вашего короля. Страж и щит ходят прыжком через одну фигуру. Страж замораживает тех, на кого смотрит, щит защищает соседей. Спасите короля одним из них.
xionghan-lesson-check-hint = Прыгните стражем через пешку на ряд ладьи или щитом через советника к королю.
xionghan-lesson-check-done = Шаха больше нет. Можно было уйти и королём. Оставлять его под шахом нельзя.
xionghan-lesson-facing-title = Короли лицом к лицу
xionghan-lesson-facing-task = Короли не могут стоять лицом к лицу на открытой вертикали, поэтому ваш король сторожит всю свою вертикаль. Поставьте мат в один ход.
xionghan-lesson-facing-hint = Одна ладья сторожит вертикаль справа, ваш король — вертикаль слева. Дайте шах другой ладьёй.
xionghan-lesson-facing-done = Мат! Влево чёрный король уйти не может: там он встал бы лицом к лицу с вашим.
xionghan-lesson-palace-title = Во дворец
xionghan-lesson-palace-task = Победить можно и иначе: войти своим королём в чужой дворец. Попробуйте.
xionghan-lesson-palace-hint = Дворец — квадрат с перекрещенными линиями. Ваш король стоит прямо под ним.
xionghan-lesson-palace-done = Ваш король в чужом дворце, и вы сразу победили.

## Why a piece cannot move, or cannot reach a point

xionghan-frozen = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может ходить под взглядом стража на { SQUARE($warden) }.
xionghan-already-there = { PIECE($mover, cap: 1) } уже стоит на { $target }.
xionghan-blocked = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $target }: путь закрывает { PIECE($blocker) } на { SQUARE($blocker) }.
xionghan-own-piece = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $target }: там { GENDER($occupant) ->
    [f] своя
   *[m] свой
 } { PIECE($occupant) }.
xionghan-shield-never-taken = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может брать на { $target }: щит взять нельзя.
xionghan-protected = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может взять { PIECE($occupant, case: "acc") } на { $target }: { GENDER($occupant) ->
    [f] её
   *[m] его
 } защищает щит на { SQUARE($protector) }.
xionghan-disarmed = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может брать на { $target }: { GENDER($mover) ->
    [f] её обезоружил
   *[m] его обезоружил
 } щит на { SQUARE($disarming) }. Ходить можно.
xionghan-pinched = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $target }: путь зажат на { $pinch } фигурами на { $one } и { $other }.
xionghan-jump-over-nothing = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $target }: нужно перепрыгнуть ровно через одну фигуру, а на пути нет ни одной.
xionghan-jump-over-several = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $target }: нужно перепрыгнуть ровно через одну фигуру, а на пути фигуры на { LIST($between) }.
xionghan-palace-left = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $target }: ему нельзя покидать дворец.
xionghan-palace-only = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не может пойти на { $target }: он может шагнуть только в свой дворец.

xionghan-king-way-kept = Король на { SQUARE($mover) } не может пойти на { $target }: он ходит на один пункт в любую сторону, не покидая дворца.
xionghan-king-way-kept-straight = Король на { SQUARE($mover) } не может пойти на { $target }: он ходит на один пункт прямо, не покидая дворца.
xionghan-king-way-free = Король на { SQUARE($mover) } не может пойти на { $target }: он ходит на один пункт в любую сторону.
xionghan-king-way-free-inside = Король на { SQUARE($mover) } не может пойти на { $target }: он ходит на один пункт, во дворце в любую сторону, а вне дворца только прямо.
xionghan-king-way-free-outside = Король на { SQUARE($mover) } не может пойти на { $target }: он ходит на один пункт, во дворце только прямо, а вне дворца в любую сторону.
xionghan-king-way-straight = Король на { SQUARE($mover) } не может пойти на { $target }: он ходит на один пункт прямо.
xionghan-king-straight-inside = Король на { SQUARE($mover) } не может пойти на { $target }: во дворце он ходит только прямо.
xionghan-king-straight-outside = Король на { SQUARE($mover) } не может пойти на { $target }: вне дворца он ходит только прямо.

xionghan-rook-way = Ладья на { SQUARE($mover) } не может пойти на { $target }: она ходит по вертикали и горизонтали.

xionghan-horse-way = Конь на { SQUARE($mover) } не может пойти на { $target }: он ходит на два пункта прямо и на один вбок.
xionghan-horse-way-or-three = Конь на { SQUARE($mover) } не может пойти на { $target }: он ходит на два пункта прямо и на один вбок или на три пункта прямо.
xionghan-horse-never-three = Конь на { SQUARE($mover) } не может пойти на { $target }: в этой партии кони не ходят на три пункта прямо.
xionghan-horse-leg = Конь на { SQUARE($mover) } не может пойти на { $target }: { PIECE($leg) } на { SQUARE($leg) } преграждает ему путь.

xionghan-elephant-way = Слон на { SQUARE($mover) } не может пойти на { $target }: он ходит ровно на два пункта по диагонали.
xionghan-elephant-way-kept = Слон на { SQUARE($mover) } не может пойти на { $target }: он ходит ровно на два пункта по диагонали и не переходит реку.
xionghan-elephant-way-or-straight = Слон на { SQUARE($mover) } не может пойти на { $target }: он ходит ровно на два пункта по диагонали, а за рекой и прямо.
xionghan-elephant-river = Слон на { SQUARE($mover) } не может пойти на { $target }: в этой партии слоны не переходят реку.
xionghan-elephant-never-straight = Слон на { SQUARE($mover) } не может пойти на { $target }: в этой партии слоны ходят только по диагонали.
xionghan-elephant-straight-across = Слон на { SQUARE($mover) } не может пойти на { $target }: прямо он ходит, только когда перешёл реку.
xionghan-elephant-eye = Слон на { SQUARE($mover) } не может пойти на { $target }: его глаз закрывает { PIECE($blocker) } на { SQUARE($blocker) }.

xionghan-advisor-way = Советник на { SQUARE($mover) } не может пойти на { $target }: он ходит на один пункт по диагонали.
xionghan-advisor-way-kept = Советник на { SQUARE($mover) } не может пойти на { $target }: он ходит на один пункт по диагонали, не покидая дворца.
xionghan-advisor-way-or-straight = Советник на { SQUARE($mover) } не может пойти на { $target }: он ходит на один пункт по диагонали, а вне дворца и прямо.
xionghan-advisor-diagonal-inside = Советник на { SQUARE($mover) } не может пойти на { $target }: во дворце он ходит только по диагонали.
xionghan-advisor-diagonal-outside = Советник на { SQUARE($mover) } не может пойти на { $target }: вне дворца он ходит только по диагонали.

xionghan-cannon-way = Пушка на { SQUARE($mover) } не может пойти на { $target }: она ходит по вертикали и горизонтали.
xionghan-cannon-over-nothing = Пушка на { SQUARE($mover) } не может брать на { $target }: она бьёт ровно через одну фигуру, а на пути нет ни одной.
xionghan-cannon-over-several = Пушка на { SQUARE($mover) } не может брать на { $target }: она бьёт ровно через одну фигуру, а на пути фигуры на { LIST($between) }.

xionghan-pawn-way = Пешка на { SQUARE($mover) } не может пойти на { $target }: она ходит на один пункт вперёд, а за рекой и вбок.
xionghan-pawn-way-or-march = Пешка на { SQUARE($mover) } не может пойти на { $target }: она ходит прямо вперёд, на один пункт или сразу до реки.
xionghan-pawn-way-across = Пешка на { SQUARE($mover) } не может пойти на { $target }: за рекой она ходит на один пункт вперёд или вбок.
xionghan-pawn-way-far = Пешка на { SQUARE($mover) } не может пойти на { $target }: на последнем ряду она ходит на один пункт вбок.
xionghan-pawn-way-far-or-back = Пешка на { SQUARE($mover) } не может пойти на { $target }: на последнем ряду она ходит на один пункт вбок или назад.
xionghan-pawn-only-forward = Пешка на { SQUARE($mover) } не может пойти на { $target }: пока она не перешла реку, она ходит только вперёд.
xionghan-pawn-back-from-far = Пешка на { SQUARE($mover) } не может пойти на { $target }: назад она ходит только с последнего ряда.
xionghan-pawn-never-back = Пешка на { SQUARE($mover) } не может пойти на { $target }: в этой партии пешки не ходят назад.
xionghan-march-limit = Пешка на { SQUARE($mover) } не может пойти на { $target }: одним ходом она доходит не дальше горизонтали { $limit }.
xionghan-march-end = Пешка на { SQUARE($mover) } не может пойти на { $target }: длинный ход кончается на пустом пункте, а там { PIECE($occupant) }.

xionghan-warden-way = Страж на { SQUARE($mover) } не может пойти на { $target }: он ходит прямо или по диагонали, прыгая ровно через одну фигуру.
xionghan-warden-never-takes = Страж на { SQUARE($mover) } не может пойти на { $target }: стражи не берут, а там { PIECE($occupant) }.

xionghan-archer-way = Лучник на { SQUARE($mover) } не может пойти на { $target }: он ходит по диагонали на один, два или три пункта.
xionghan-archer-way-on-track = Лучник на { SQUARE($mover) } не может пойти на { $target }: он ходит на один, два или три пункта по диагоналям между станциями.
xionghan-archer-off-track = Лучник на { SQUARE($mover) } не может пойти на { $target }: он ходит только по диагоналям между станциями.
xionghan-archer-takes-from-station = Лучник на { SQUARE($mover) } не может брать на { $target }: он берёт, только если начинает ход со станции.
xionghan-archer-past-station = Лучник на { SQUARE($mover) } не может пойти на { $target }: он не может миновать станцию { $passed }.

xionghan-boulder-way = Валун на { SQUARE($mover) } не может пойти на { $target }: он ходит прямо или по диагонали.
xionghan-boulder-only-neighbours = Валун на { SQUARE($mover) } не может взять { PIECE($occupant, case: "acc") } на { $target }: он берёт только соседние фигуры.
xionghan-not-isolated = Валун на { SQUARE($mover) } не может взять { PIECE($occupant, case: "acc") } на { $target }: { GENDER($occupant) ->
    [f] она не одинока
   *[m] он не одинок
 }.

xionghan-armour-way = Латник на { SQUARE($mover) } не может пойти на { $target }: он ходит по вертикали и горизонтали.
xionghan-armour-never-takes = Латник на { SQUARE($mover) } не может взять { PIECE($occupant, case: "acc") } на { $target }: он берёт только тройкой.

xionghan-assassin-way = Ассасин на { SQUARE($mover) } не может пойти на { $target }: он ходит по вертикали и горизонтали.
xionghan-assassin-takes-behind = Ассасин на { SQUARE($mover) } не может взять { PIECE($occupant, case: "acc") } на { $target }: уходя, он убивает только врага прямо за спиной.
xionghan-assassin-takes-mirrored = Ассасин на { SQUARE($mover) } не может взять { PIECE($occupant, case: "acc") } на { $target }: уходя, он убивает только врага позади, на длине своего хода.

xionghan-shield-way = Щит на { SQUARE($mover) } не может пойти на { $target }: он ходит прямо, прыгая ровно через одну фигуру.
xionghan-shield-never-takes = Щит на { SQUARE($mover) } не может пойти на { $target }: щиты не берут, а там { PIECE($occupant) }.

xionghan-patrol-way = Дозор на { SQUARE($mover) } не может пойти на { $target }: он ходит по горизонтали на чётное число пунктов.
xionghan-patrol-rows = Дозор на { SQUARE($mover) } не может ходить: дозоры ходят только по горизонталям 8 и 6.
xionghan-patrol-takes-at-two = Дозор на { SQUARE($mover) } не может брать на { $target }: он берёт ровно в двух пунктах от себя.

## What an action would do to the king

xionghan-into-check = { $how ->
    [line] Король окажется под шахом: латник на { SQUARE($checker) } сможет снять его тройкой.
    [exchange] Король окажется под шахом: ассасин на { SQUARE($checker) } сможет разменяться на него.
   *[capture] Король окажется под шахом: на него нападает { PIECE($checker) } на { SQUARE($checker) }.
}
xionghan-still-check = { $how ->
    [line] Король останется под шахом: латник на { SQUARE($checker) } сможет снять его тройкой.
    [exchange] Король останется под шахом: ассасин на { SQUARE($checker) } сможет разменяться на него.
   *[capture] Король останется под шахом: на него нападает { PIECE($checker) } на { SQUARE($checker) }.
}
xionghan-kings-face = Короли на { LIST($kings) } окажутся лицом к лицу.

## Promotion and revival

xionghan-promotion-missing = Пешка на { SQUARE($mover) } должна превратиться на { $target }. Выберите одну из погибших фигур: { LIST($named) }.
xionghan-promotion-only-pawns = { PIECE($mover, cap: 1) } на { SQUARE($mover) } не превращается: это могут только пешки.
xionghan-promotion-far-row = Пешка на { SQUARE($mover) } не может превратиться на { $target }: пешки превращаются на последнем ряду, горизонтали { $rank }.
xionghan-promotion-off = Пешка на { SQUARE($mover) } не может превратиться на { $target }: в этой партии превращений нет.
xionghan-promotion-never = Пешка на { SQUARE($mover) } не может превратиться в { PIECE($becomes, case: "acc") }.
xionghan-promotion-no-such-kind = Пешка на { SQUARE($mover) } не может превратиться в { PIECE($becomes, case: "acc") }: в этой партии таких фигур нет.
xionghan-promotion-none-dead = Пешка на { SQUARE($mover) } не может превратиться в { PIECE($becomes, case: "acc") }: у { SIDE($side, case: "gen") } нет погибших фигур для превращения.
xionghan-promotion-not-dead = Пешка на { SQUARE($mover) } не может превратиться в { PIECE($becomes, case: "acc") }: такой погибшей фигуры у { SIDE($side, case: "gen") } нет. Её можно превратить в { LIST($named, case: "acc") }.
xionghan-revival-off = В этой партии пешки не возвращаются.
xionghan-revival-none-dead = У { SIDE($side, case: "gen") } нет погибшей пешки, которую можно вернуть.
xionghan-revival-point = Вернуть пешку на { $target } нельзя. Пункты пешек у { SIDE($side, case: "gen") }: { LIST($points) }.
xionghan-revival-occupied = Вернуть пешку на { $target } нельзя: там { PIECE($occupant) }.
xionghan-revival-crowded = Вернуть пешку нельзя: у { SIDE($side, case: "gen") } их на доске уже столько же, сколько в начале.

## Actions that cannot be read

xionghan-legend = Фигуры: K король, R ладья, N конь, B слон, A советник, C пушка, P пешка, W страж, S лучник, L валун, J латник, T ассасин, D щит, X дозор. Красные — в круглых скобках или заглавными буквами.
xionghan-forms = Ход пишут двумя пунктами, например h4h5, превращение — e12e13=R, возвращение — P@g5. Годится и китайская запись, например 炮二平五.
xionghan-unreadable = Не удалось прочесть «{ $text }». { MESSAGE($forms) }
xionghan-no-such-point = «{ $text }»: пункта «{ $point }» нет. Пункты — от a1 до m13.
xionghan-no-target = В «{ $text }» не сказано, куда идти. { MESSAGE($forms) }
xionghan-no-such-kind = «{ $text }»: фигуры «{ $letter }» нет. Есть { LIST($letters) }.
xionghan-no-piece = На { $square } нет фигуры, которой можно пойти.
xionghan-not-yours = { PIECE($mover, cap: 1) } на { SQUARE($mover) } принадлежит { SIDE($mover, case: "dat") }, а сейчас ход { SIDE($side, case: "gen") }.
xionghan-unreadable-chinese = «{ $text }» — не ход. Пишите, например, 炮二平五, 前兵进一, 兵七进一升俥, 兵七复活 или 刺四进三兑.
xionghan-no-exchange = «{ $text }»: этот ход ничего не разменивает. Уберите 兑.
xionghan-no-such-character = «{ $text }»: фигуры { $character } нет. Фигуры { SIDE($side, case: "gen") }: { LIST($characters) }.
xionghan-revival-form = «{ $text }»: возвращение пишут так: { $example }.
xionghan-none-on-board = «{ $text }»: у { SIDE($side, case: "gen") } на доске нет фигуры { $character }.
xionghan-none-on-file = «{ $text }»: на вертикали { $file } нет фигуры { $character }.
xionghan-none-in-order = «{ $text }»: фигуры { $called } здесь нет.
xionghan-no-file = В «{ $text }» не сказано, какая из фигур { $character } ходит. Укажите вертикаль, как в 炮二平五.
xionghan-several-fit = «{ $text }» подходит к нескольким фигурам { $character }: на { LIST($squares) }. Добавьте 前 или 后 и вертикаль.
xionghan-off-board = «{ $text }» ведёт за пределы доски.
xionghan-straight-or-slanting = «{ $text }» подходит к ходам на { LIST($squares) }. Добавьте 直 или 斜.

## Positions and options that are refused

xionghan-position-fields = В позиции 2, 3 или 5 полей (доска, сторона, погибшие, полуходы без событий и номер полухода), а в «{ $text }» их { $count }.
xionghan-king-missing = У { SIDE($side, case: "gen") } нет короля. У каждой стороны должен быть ровно один.
xionghan-kings-several = У { SIDE($side, case: "gen") } несколько королей ({ $count }), на { LIST($squares) }. У каждой стороны должен быть ровно один.
xionghan-pool-letter = Погибшие «{ $text }»: фигуры «{ $letter }» нет. Годятся { LIST($letters) }.
xionghan-pool-king = Погибшие «{ $text }»: короля среди погибших быть не может.
xionghan-pool-crowded = Среди погибших больше { $most } фигур «{ $letter }».
xionghan-check-left = { SIDE($waiting, cap: 1) } под шахом, на их короля нападает { PIECE($checker) } на { SQUARE($checker) }, но ход { SIDE($side, case: "gen") }. Такой позиции не может быть.
xionghan-options-no-kings = Без королей партии нет. Оставьте king_appear включённым.
xionghan-options-drawn = При setup={ $setup } остаются только { LIST($kinds) }. Победить не сможет никто, и партия сразу кончится вничью. Оставьте больше видов фигур или задайте insufficient_material=off.
xionghan-options-king-taken = При pawn_appear=false, wei_can_capture=true и setup={ $setup } между королями нет пешки, и красный страж первым же ходом возьмёт чёрного короля. Оставьте пешки или задайте wei_can_capture=false, wei_appear=false или setup=classic.
xionghan-options-kings-face = При pawn_appear=false и kings_face=draw между королями нет пешки, и партия сразу кончится вничью. Оставьте пешки или задайте kings_face=column.

## What happened

xionghan-event-move = { SIDE($mover, cap: 1) } ходят { PIECE($mover, case: "ins") } с { SQUARE($mover) } на { $target }.
xionghan-event-revive = { SIDE($pawn, cap: 1) } возвращают пешку на { SQUARE($pawn) }.
xionghan-event-capture = { GENDER($taken) ->
    [f] Взята
   *[m] Взят
 } { PIECE($taken, side: 1) } на { SQUARE($taken) }.
xionghan-event-promote = Пешка на { SQUARE($pawn) } превращается в { PIECE($becomes, case: "acc") }.
xionghan-event-line = Тройкой { LIST($line) } { GENDER($taken) ->
    [f] снята
   *[m] снят
 } { PIECE($taken, side: 1) } на { SQUARE($taken) }.
xionghan-event-exchange = Размен: гибнут { PIECE($assassin, side: 1) } на { SQUARE($assassin) } и { PIECE($taken, side: 1) } на { SQUARE($taken) }.
xionghan-event-check = Шах { SIDE($side, case: "dat") }.

## Pieces

piece-xionghan-rook = { $case ->
   *[nom] ладья
    [gen] ладьи
    [dat] ладье
    [acc] ладью
    [ins] ладьёй
    [prep] ладье
}
    .gender = f
piece-xionghan-horse = { $case ->
   *[nom] конь
    [gen] коня
    [dat] коню
    [acc] коня
    [ins] конём
    [prep] коне
}
    .gender = m
piece-xionghan-elephant = { $case ->
   *[nom] слон
    [gen] слона
    [dat] слону
    [acc] слона
    [ins] слоном
    [prep] слоне
}
    .gender = m
piece-xionghan-advisor = { $case ->
   *[nom] советник
    [gen] советника
    [dat] советнику
    [acc] советника
    [ins] советником
    [prep] советнике
}
    .gender = m
piece-xionghan-cannon = { $case ->
   *[nom] пушка
    [gen] пушки
    [dat] пушке
    [acc] пушку
    [ins] пушкой
    [prep] пушке
}
    .gender = f
piece-xionghan-pawn = { $case ->
   *[nom] пешка
    [gen] пешки
    [dat] пешке
    [acc] пешку
    [ins] пешкой
    [prep] пешке
}
    .gender = f
piece-xionghan-warden = { $case ->
   *[nom] страж
    [gen] стража
    [dat] стражу
    [acc] стража
    [ins] стражем
    [prep] страже
}
    .gender = m
piece-xionghan-archer = { $case ->
   *[nom] лучник
    [gen] лучника
    [dat] лучнику
    [acc] лучника
    [ins] лучником
    [prep] лучнике
}
    .gender = m
piece-xionghan-boulder = { $case ->
   *[nom] валун
    [gen] валуна
    [dat] валуну
    [acc] валун
    [ins] валуном
    [prep] валуне
}
    .gender = m
piece-xionghan-armour = { $case ->
   *[nom] латник
    [gen] латника
    [dat] латнику
    [acc] латника
    [ins] латником
    [prep] латнике
}
    .gender = m
piece-xionghan-assassin = { $case ->
   *[nom] ассасин
    [gen] ассасина
    [dat] ассасину
    [acc] ассасина
    [ins] ассасином
    [prep] ассасине
}
    .gender = m
piece-xionghan-shield = { $case ->
   *[nom] щит
    [gen] щита
    [dat] щиту
    [acc] щит
    [ins] щитом
    [prep] щите
}
    .gender = m
piece-xionghan-patrol = { $case ->
   *[nom] дозор
    [gen] дозора
    [dat] дозору
    [acc] дозор
    [ins] дозором
    [prep] дозоре
}
    .gender = m
piece-xionghan-king = { $case ->
   *[nom] король
    [gen] короля
    [dat] королю
    [acc] короля
    [ins] королём
    [prep] короле
}
    .gender = m

## Sides

side-xionghan-red = { $gender ->
    [f] { $case ->
       *[nom] красная
        [gen] красной
        [dat] красной
        [acc] красную
        [ins] красной
        [prep] красной
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
side-xionghan-black = { $gender ->
    [f] { $case ->
       *[nom] чёрная
        [gen] чёрной
        [dat] чёрной
        [acc] чёрную
        [ins] чёрной
        [prep] чёрной
     }
   *[m] { $case ->
       *[nom] чёрный
        [gen] чёрного
        [dat] чёрному
        [ins] чёрным
        [prep] чёрном
     }
}
    .player = { $case ->
       *[nom] чёрные
        [gen] чёрных
        [dat] чёрным
        [acc] чёрных
        [ins] чёрными
        [prep] чёрных
     }
