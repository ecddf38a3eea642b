starclaim-title = Звёздный передел
starclaim-about = Торгуйтесь за контроль, закапывайте тайные мины и захватывайте звёздную карту. От 2 до 12 игроков.
starclaim-legend = Число в клетке — номер места, которому она принадлежит. *n *m *c *s *p — ваши обычная, матричная, преследующая, споровая и очищающая мины.

## Настройки

starclaim-option-seats = Игроков
starclaim-option-rounds = Раундов
starclaim-option-auction = Торги
starclaim-option-order = Порядок ходов
starclaim-option-no_bid = Если никто не сделал ставку
starclaim-option-barred_previous = Без ставок контроль сохраняет и тот, кто лишён права торговаться
starclaim-option-overbid = Можно ставить больше золота, чем есть
starclaim-option-open_gold = Все видят золото каждого
starclaim-option-fail_costs_ap = Шаг на мину тоже стоит очка
starclaim-option-allow_skip = Можно остановиться до первой клетки
starclaim-option-pay_self = За подрыв на собственной мине тоже платят
starclaim-option-explosion_report = Что показывает взрыв
starclaim-option-spore_is_special = Споровая мина до распространения считается особой
starclaim-option-vehicle_pool = Очки вездеходов
starclaim-option-vehicle_revisit = Вездеход может проехать клетку дважды
starclaim-option-scan_per_step = Сканирований перед каждым шагом
starclaim-option-scan_after_demining = После разминирования первой клетки можно сканировать
starclaim-option-bonus_ties = Если первое место по бонусу поделили
starclaim-option-deminer_secret = Применение сапёра остаётся тайной
starclaim-option-parallel_mines = Все минируют одновременно

starclaim-value-auction-turn = Ставки по очереди
starclaim-value-auction-live = Ставки в любой момент
starclaim-value-auction-sealed = По одной тайной ставке
starclaim-value-order-stepwise = Контролёр каждый раз выбирает следующего
starclaim-value-order-upfront = Контролёр сразу назначает весь порядок
starclaim-value-no_bid-system = Порядок случайный
starclaim-value-no_bid-previous = Контроль остаётся у прежнего контролёра
starclaim-value-no_bid-random = Контроль получает случайный игрок
starclaim-value-explosion_report-effects = Где и что очищено
starclaim-value-explosion_report-full = Ещё и сколько мин каждого вида
starclaim-value-vehicle_pool-own = У каждого вездехода свои
starclaim-value-vehicle_pool-shared = Общие на весь ход
starclaim-value-bonus_ties-dense = Второе место всё равно получает бонус
starclaim-value-bonus_ties-standard = Второе место бонуса не получает

## Первые шаги

starclaim-why-exploded = Мина взорвалась, и клетки этого пути потеряны.
starclaim-why-unpaid = Вы выиграли торги, но заплатить нечем. В настоящей игре вы больше не смогли бы торговаться.
starclaim-why-order = Теперь первым идёте вы.
starclaim-why-item = Купить нужно было другое.
starclaim-why-ended = Ход окончен, а цель не достигнута.

starclaim-lesson-walk-title = Захват клеток
starclaim-lesson-walk-task = Ваша очередь идти. Начните с любой свободной клетки, идите по соседним и захватите четыре клетки за один ход.
starclaim-lesson-walk-hint = Выберите свободную клетку и подтвердите. Затем выбирайте отмеченные клетки, пока есть очки.
starclaim-lesson-walk-done = Каждая клетка стоит одно очко. У ваших клеток ваш цвет, узор и номер.
starclaim-lesson-bury-title = Закопать мину
starclaim-lesson-bury-task = В каждом раунде вы прячете одну мину. Закопайте её там, где пойдут другие, и завершите ход.
starclaim-lesson-bury-hint = Хорошее место — проход посередине, d4. Выберите его, подтвердите и завершите ход.
starclaim-lesson-bury-done = Мину видите только вы: об этом говорит пунктирная рамка вокруг карты. За каждую вашу взорвавшуюся мину вы получаете 10 золота.
starclaim-lesson-bid-title = Выиграть контроль
starclaim-lesson-bid-task = Бот 2 ставит 8 золота за контроль над раундом, то есть за право решать, кто когда ходит. Поставьте больше.
starclaim-lesson-bid-hint = Достаточно поставить на 1 больше: 9. Не ставьте больше, чем у вас есть: кто не может заплатить, до конца игры не торгуется.
starclaim-lesson-bid-done = Вы платите свою ставку и получаете контроль над раундом.
starclaim-lesson-order-title = Назначить порядок
starclaim-lesson-order-task = Контроль у вас, а ваша мина лежит на d4. Пусть первым пойдёт кто-нибудь другой.
starclaim-lesson-order-hint = Выберите не себя, а одного из ботов.
starclaim-lesson-order-done = У тех, кто идёт раньше, больше места. Те, кто идёт позже, уже видели, где взрывалось.
starclaim-lesson-radar-title = Осторожно, мины
starclaim-lesson-radar-task = Ваш радар посчитал мины: маленькие числа видите только вы. Захватите четыре клетки и не подорвитесь.
starclaim-lesson-radar-hint = Мины на d3 и e2. Начните с b2, идите вправо на c2, потом вниз.
starclaim-lesson-radar-done = Шаг на мину отнял бы все клетки этого хода и закончил бы его.
starclaim-lesson-deminer-title = Сапёр
starclaim-lesson-deminer-task = У вас есть сапёр, а путь дальше только один: c4. Идите туда и ответьте на вопрос.
starclaim-lesson-deminer-hint = Шагните на c4. Там мина: используйте сапёра.
starclaim-lesson-deminer-done = Мины больше нет, за неё никому не платят, и можно идти дальше.
starclaim-lesson-buy-title = Магазин
starclaim-lesson-buy-task = После захвата каждый по одному заходит в магазин. Купите матричную мину.
starclaim-lesson-buy-hint = Она первая в списке и стоит 20 золота, а у вас 45.
starclaim-lesson-buy-done = Никто не узнает, что вы купили. В следующем раунде эта мина накроет квадрат 2×2.
starclaim-lesson-win-title = Связные клетки
starclaim-lesson-win-task = Последний ход в игре, у вас два очка. Наибольшая связная группа приносит 3, следующая 1. Победите!
starclaim-lesson-win-hint = Соедините свои две группы через d1. Потом захватите ещё одну клетку.
starclaim-lesson-win-done = Восемь клеток и 3 за наибольшую группу — всего 11. У бота 2 девять клеток, но за группу он получает только 1.

starclaim-learn-tourTitle = Игра с подсказками
starclaim-learn-tour = Настоящая игра с наставником: вы и восемь ботов, два раунда, без часов. Каждая часть объясняется, когда до неё дойдёт дело.
starclaim-learn-tourBegin = Начать игру с подсказками

starclaim-tour-welcome = Добро пожаловать
starclaim-tour-pick = Контроль
starclaim-tour-drive = Вездеход
starclaim-tour-defuse = Мина!

starclaim-coach-asked = Что делать
starclaim-coach-secret = Что скрыто
starclaim-coach-matters = Совет
starclaim-coach-auction-asked = В свою очередь поставьте больше последней ставки или спасуйте. Сделавший высшую ставку платит и получает контроль: право решать, кто когда ходит в этом раунде.
starclaim-coach-auction-secret = Ставки видят все, но сколько у других золота, не видит никто. У вас вначале 100.
starclaim-coach-auction-matters = Золото понадобится для покупок, не отдавайте всё. Пас ничего не стоит.
starclaim-coach-mine-asked = Выберите для мины свободную клетку, подтвердите и завершите ход.
starclaim-coach-mine-secret = Где мина, видите только вы. Когда она взорвётся, никто не узнает, чья она была.
starclaim-coach-mine-matters = Закопайте её там, где пойдут другие: за каждую взорвавшуюся мину вы получите 10 золота. Она опасна и для вас, запомните место.
starclaim-coach-occupy-asked = Начните с любой свободной клетки, идите по соседним и остановитесь, когда захотите. Каждая клетка стоит очко.
starclaim-coach-occupy-secret = Чужие мины. Наступите на мину — потеряете всё захваченное за ход, и ход закончится.
starclaim-coach-occupy-matters = Остановитесь раньше — клетки останутся вашими, а очки перейдут в следующий раунд. Связные клетки в конце приносят бонус.
starclaim-coach-shop-asked = Купите одну вещь или уйдите без покупки.
starclaim-coach-shop-secret = В магазине вы одни: никто не видит, что вы купили и что осталось.
starclaim-coach-shop-matters = Особые мины сильнее. Сапёр, вездеход, сканер и робот берегут вас. Оставшееся золото решает при равном счёте.

## Фазы и вещи

starclaim-phase-talk = Переговоры
starclaim-phase-auction = Торги
starclaim-phase-mine = Минирование
starclaim-phase-occupy = Захват
starclaim-phase-shop = Магазин
starclaim-phase-end = Конец

piece-starclaim-normal = { $case ->
   *[nom] обычная мина
    [gen] обычной мины
    [acc] обычную мину
 }
    .gender = f
piece-starclaim-matrix = { $case ->
   *[nom] матричная мина
    [gen] матричной мины
    [acc] матричную мину
 }
    .gender = f
piece-starclaim-chase = { $case ->
   *[nom] преследующая мина
    [gen] преследующей мины
    [acc] преследующую мину
 }
    .gender = f
piece-starclaim-spore = { $case ->
   *[nom] споровая мина
    [gen] споровой мины
    [acc] споровую мину
 }
    .gender = f
piece-starclaim-purify = { $case ->
   *[nom] очищающая мина
    [gen] очищающей мины
    [acc] очищающую мину
 }
    .gender = f
piece-starclaim-deminer = { $case ->
   *[nom] сапёр
    [gen] сапёра
    [acc] сапёра
 }
    .gender = m
piece-starclaim-vehicle = { $case ->
   *[nom] вездеход
    [gen] вездехода
    [acc] вездеход
 }
    .gender = m
piece-starclaim-scanner = { $case ->
   *[nom] сканер
    [gen] сканера
    [acc] сканер
 }
    .gender = m
piece-starclaim-robot = { $case ->
   *[nom] робот-тральщик
    [gen] робота-тральщика
    [acc] робота-тральщика
 }
    .gender = m
piece-starclaim-radar = { $case ->
   *[nom] радар
    [gen] радара
    [acc] радар
 }
    .gender = m

starclaim-item = { CAP($item) }
starclaim-item-count = { $count ->
    [1] { PIECE($item) }
   *[other] { PIECE($item) } ×{ $count }
 }
starclaim-item-priced = { $count ->
    [1] { PIECE($item) } ({ $price })
   *[other] { PIECE($item) } ×{ $count } ({ $price })
 }

starclaim-itemAbout-matrix = Квадрат 2×2: взрывается на любой своей клетке.
starclaim-itemAbout-chase = При взрыве освобождает клетку по вашему выбору.
starclaim-itemAbout-spore = Через раунд минирует свободные клетки вокруг.
starclaim-itemAbout-purify = При взрыве убирает мины и владельцев вокруг.
starclaim-itemAbout-deminer = Один раз спасает, если мины только обычные.
starclaim-itemAbout-vehicle = Едет впереди и принимает взрыв на себя.
starclaim-itemAbout-scanner = Показывает всем число мин на соседней клетке.
starclaim-itemAbout-robot = Один раз убирает обычные мины ряда или столбца.
starclaim-itemAbout-radar = Только вам показывает число мин на всех клетках.

## Что произошло. $who — место, которое действует, или список мест. $you — "yes", если это место
## читателя, "no", если чужое, "several" для списка, "nobody", если никого.

starclaim-sentences = { $first } { $then }

starclaim-event-round = Начинается раунд { $round }.
starclaim-event-phase = { $phase ->
    [auction] Начинаются торги за контроль над раундом.
    [mine] Начинается минирование: каждый прячет мину.
    [occupy] Начинается захват: все идут по карте.
    [shop] Магазин открыт: каждый может купить одну вещь.
   *[end] Игра окончена.
 }
starclaim-event-bid = { $you ->
    [yes] Вы ставите { $amount }.
   *[no] { CAP($who) } ставит { $amount }.
 }
starclaim-event-pass = { $you ->
    [yes] Вы пасуете.
    [several] Пас: { $who }.
   *[no] { CAP($who) } пасует.
 }
starclaim-event-sealed = { $you ->
    [yes] Вы делаете тайную ставку.
    [several] Тайные ставки сделаны: { $who }.
   *[no] { CAP($who) } делает тайную ставку.
 }
starclaim-event-tie = Высшую ставку, { $amount }, разделили: { $who }. Они ставят ещё раз.
starclaim-event-default = { $you ->
    [yes] Вы не можете заплатить { $amount } и до конца игры не торгуетесь. Торги начинаются заново.
   *[no] { CAP($who) } не может заплатить { $amount } и до конца игры не торгуется. Торги начинаются заново.
 }
starclaim-event-control = { $you ->
    [yes] Вы получаете контроль за { $price } золота.
    [nobody] Контроля ни у кого нет: порядок случайный.
   *[no] { CAP($who) } получает контроль за { $price } золота.
 }
starclaim-event-order = Порядок: { $seats }.
starclaim-event-pick = { $self ->
    [yes] { $you ->
        [yes] Вы выбираете себя.
       *[no] { CAP($who) } выбирает себя.
     }
   *[no] { $you ->
        [yes] Вы выбираете, кто следующий: { SEAT($picked) }.
       *[no] { CAP($who) } выбирает, кто следующий: { SEAT($picked) }.
     }
 }
starclaim-event-turn = { $you ->
    [yes] { $phase ->
        [mine] Ваша очередь минировать.
        [shop] Ваша очередь в магазине.
       *[occupy] Ваша очередь идти.
     }
   *[no] { $phase ->
        [mine] { CAP($who) } минирует.
        [shop] { CAP($who) } заходит в магазин.
       *[occupy] { CAP($who) } идёт по карте.
     }
 }
starclaim-event-done = { $reason ->
    [stop] { $you ->
        [yes] Вы останавливаетесь.
       *[no] { CAP($who) } останавливается.
     }
    [points] { $you ->
        [yes] У вас кончились очки.
       *[no] { CAP($who) }: очки кончились.
     }
    [boxed] { $you ->
        [yes] Дальше вам идти некуда.
       *[no] { CAP($who) }: дальше идти некуда.
     }
    [full] { $you ->
        [yes] Свободных клеток нет, и вы пропускаете ход.
       *[no] Свободных клеток нет, и { $who } пропускает ход.
     }
   *[none] { $phase ->
        [mine] { $you ->
            [yes] Вы заканчиваете минирование.
           *[no] { CAP($who) } заканчивает минирование.
         }
        [shop] { $you ->
            [yes] Вы выходите из магазина.
           *[no] { CAP($who) } выходит из магазина.
         }
       *[occupy] { $you ->
            [yes] Ваш ход окончен.
           *[no] { CAP($who) } заканчивает ход.
         }
     }
 }
starclaim-event-forfeit = { $you ->
    [yes] Свободных клеток нет, и вы теряете обычную мину.
   *[no] Свободных клеток нет, и { $who } теряет обычную мину.
 }
starclaim-event-buried = { $kind ->
    [matrix] Вы закапываете { PIECE($mine, case: "acc") }, она накрывает { $cells }.
    [chase] Вы закапываете { PIECE($mine, case: "acc") } на { $cell }, цель — { $target }.
   *[normal] Вы закапываете { PIECE($mine, case: "acc") } на { $cell }.
 }
starclaim-event-radar = { $count ->
    [0] Ваш радар не находит мин.
    [one] Ваш радар находит мины на { $count } клетке.
   *[other] Ваш радар находит мины на { $count } клетках.
 }
starclaim-event-radar-counts = Мины по клеткам: { $cells }.
starclaim-event-spread = { $count ->
    [0] Вокруг вашей споровой мины на { $cell } нет свободных клеток.
   *[other] Ваша споровая мина на { $cell } распространяется на { $cells }.
 }
starclaim-event-occupy = { $you ->
    [yes] { $ending ->
        [stop] Вы захватываете { $cells } и останавливаетесь.
        [points] Вы захватываете { $cells } и тратите последнее очко.
        [boxed] Вы захватываете { $cells }, дальше идти некуда.
       *[none] Вы захватываете { $cells }.
     }
   *[no] { $ending ->
        [stop] { CAP($who) } захватывает { $cells } и останавливается.
        [points] { CAP($who) } захватывает { $cells } и тратит последнее очко.
        [boxed] { CAP($who) } захватывает { $cells }, дальше идти некуда.
       *[none] { CAP($who) } захватывает { $cells }.
     }
 }
starclaim-event-question = На { $cell } обычные мины. Использовать сапёра?
starclaim-event-deminer = { $you ->
    [yes] Вы используете сапёра на { $cell }.
   *[no] { CAP($who) } использует сапёра на { $cell }.
 }
starclaim-event-scan = { $you ->
    [yes] { $count ->
        [0] Вы сканируете { $cell }: мин нет.
        [one] Вы сканируете { $cell }: { $count } мина.
        [few] Вы сканируете { $cell }: { $count } мины.
       *[other] Вы сканируете { $cell }: { $count } мин.
     }
   *[no] { $count ->
        [0] { CAP($who) } сканирует { $cell }: мин нет.
        [one] { CAP($who) } сканирует { $cell }: { $count } мина.
        [few] { CAP($who) } сканирует { $cell }: { $count } мины.
       *[other] { CAP($who) } сканирует { $cell }: { $count } мин.
     }
 }
starclaim-event-robot = { $you ->
    [yes] { $line ->
        [row] Вы очищаете ряд { $name } от обычных мин.
       *[column] Вы очищаете столбец { $name } от обычных мин.
     }
   *[no] { $line ->
        [row] { CAP($who) } очищает ряд { $name } от обычных мин.
       *[column] { CAP($who) } очищает столбец { $name } от обычных мин.
     }
 }
starclaim-event-vehicle = { $you ->
    [yes] { $points ->
        [one] Вы высылаете вездеход, у него { $points } очко.
        [few] Вы высылаете вездеход, у него { $points } очка.
       *[other] Вы высылаете вездеход, у него { $points } очков.
     }
   *[no] { $points ->
        [one] { CAP($who) } высылает вездеход, у него { $points } очко.
        [few] { CAP($who) } высылает вездеход, у него { $points } очка.
       *[other] { CAP($who) } высылает вездеход, у него { $points } очков.
     }
 }
starclaim-event-drive = { $you ->
    [yes] Ваш вездеход проезжает { $cells }.
   *[no] { CAP($who) } проезжает на вездеходе { $cells }.
 }
starclaim-event-explode = { $vehicle ->
    [yes] { $you ->
        [yes] Ваш вездеход взрывается на { $cell }!
       *[no] { CAP($who) } теряет вездеход: взрыв на { $cell }!
     }
   *[no] { $you ->
        [yes] Вы наступаете на мину на { $cell }! Ваш ход окончен.
       *[no] { CAP($who) } наступает на мину на { $cell }!
     }
 }
starclaim-event-effect = { $kind ->
    [matrix] Матричная мина накрывала { $cells }.
    [chase] Преследующая мина поразила { $cells }.
   *[purify] Очищающая мина очистила { $cells }.
 }
starclaim-event-freed = { $count ->
    [1] Снова свободна клетка { $cells }.
   *[other] Снова свободны клетки { $cells }.
 }
starclaim-event-lost = { $you ->
    [yes] Вы теряете { $cells }.
   *[no] { CAP($who) } теряет { $cells }.
 }
starclaim-event-mines = Взорвалось: { $mines }.
starclaim-event-paid = Ваша мина на { $cell } приносит вам { $amount } золота.
starclaim-event-bought = Вы покупаете { PIECE($item, case: "acc") }.
starclaim-event-bought-nothing = Вы ничего не покупаете.
starclaim-event-end = { $you ->
    [yes] Вы побеждаете!
    [several] Первое место делят { $who }.
   *[no] { CAP($who) } побеждает.
 }

## Тексты терминала и картинок

starclaim-heading = Раунд { $round } из { $rounds }: { $phase }
starclaim-picture = Звёздный передел. { $where }
starclaim-list = { $items }
starclaim-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
 }
starclaim-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
 }
starclaim-cells-bonus = { $count ->
    [one] { $count } клетка + { $bonus }
    [few] { $count } клетки + { $bonus }
   *[other] { $count } клеток + { $bonus }
 }
starclaim-group = группа { $count }
starclaim-rank = { $rank }-е
starclaim-hand = обычная мина в руке
starclaim-no-items = вещей нет
starclaim-secret = Видите только вы: { $items }
starclaim-own-mine = { $kind ->
    [matrix] { PIECE($mine) } на { $cells }
    [chase] { PIECE($mine) } на { SQUARE($mine) }, цель { $target }
   *[normal] { PIECE($mine) } на { SQUARE($mine) }
 }
starclaim-own-mines = Ваши мины: { $mines }
starclaim-stock = В магазине, с ценами: { $items }
starclaim-stock-empty = Всё распродано.
starclaim-cell-count = { $cell } ({ $count })
starclaim-panel-cells = { $count ->
    [one] клетка
    [few] клетки
   *[other] клеток
 }
starclaim-panel-mines = Ваши мины
starclaim-panel-radar = Маленькие числа: радар раунда { $round }
starclaim-panel-stock = В магазине

starclaim-sign-path = [n] захвачено за этот ход
starclaim-sign-vehicle = » вездеход, › где он проехал
starclaim-sign-explosion = ✸ взрыв, x снова свободна
starclaim-sign-scan = =n мин нашёл сканер
starclaim-sign-own = *n *m *c *s *p ваши мины по видам (n обычная); *+ несколько
starclaim-sign-radar = ^n мин на вашем радаре
starclaim-sign-question = ?? использовать здесь сапёра?
starclaim-sign-left = !n !m !c !s !p мины, оставшиеся к концу; !+ несколько

starclaim-column-ranks = место
starclaim-column-seat = игрок
starclaim-column-scores = счёт
starclaim-column-cells = клетки
starclaim-column-bonus = бонус
starclaim-column-groups = группа
starclaim-column-gold = золото
starclaim-seat-player = { $seat } ({ $player })
starclaim-seat-gold = { $who } — { $gold }
starclaim-gold-decides = При равном счёте ({ $score }) решило золото: { $seats }.

starclaim-command-actions = что можно сделать сейчас
starclaim-command-word = все клетки, куда можно шагнуть
starclaim-command-items = что делает каждая вещь из магазина
starclaim-command-help = справка об одной вещи или действии
starclaim-listed = { $kind ->
    [lines] { $word }: рядов и столбцов — { $count }
    [pairs] { $word }: пар из клетки и цели — { $count }
   *[cells] { $word }: клеток — { $count }
 }
starclaim-help-bid = поставить 12 золота за право назначать порядок
starclaim-help-pass = выйти из этих торгов
starclaim-help-pick = следующим ходит место 3
starclaim-help-mine = закопать обычную мину на свободной клетке c4
starclaim-help-matrix = закопать матричную мину на свободных из c4 d4 c5 d5
starclaim-help-chase = преследующая мина на c4: при взрыве освободит f6
starclaim-help-spore = споровая мина: через раунд займёт свободные клетки вокруг
starclaim-help-purify = очищающая мина: очистит восемь клеток вокруг
starclaim-help-radar = посчитать радаром мины на каждой клетке
starclaim-help-end = закончить минирование
starclaim-help-step = захватить c4: сначала любую свободную, затем соседние
starclaim-help-scan = показать всем, сколько мин на c5
starclaim-help-stop = сохранить захваченное и закончить ход
starclaim-help-vehicle = выслать вперёд вездеход
starclaim-help-robot = убрать обычные мины ряда (столбца: robot column c)
starclaim-help-drive = передвинуть вездеход на c4
starclaim-help-defuse = использовать сапёра и занять клетку (defuse no: взрыв)
starclaim-help-buy = купить одну вещь
starclaim-help-skip = ничего не покупать
starclaim-help-unknown = Справки о слове «{ $word }» нет. Есть справка о словах { $known }.
starclaim-pick-seats = «{ $action }» не подходит. Напишите pick и место: { $seats }.

## Действия, которые нельзя прочесть

starclaim-forms = Действия пишутся, например, так: «step c4».
starclaim-action-unknown = «{ $action }» — не действие. Сейчас можно написать, например, { $forms }.
starclaim-action-form = Не удаётся прочесть «{ $action }». Пишите так: { $forms }.
starclaim-action-bid = Не удаётся прочесть «{ $action }»: ставка — целое число, например bid 12.
starclaim-action-seat = В «{ $action }» указано место, которого нет: места — от 0 до { $last }.
starclaim-action-cell = Не удаётся прочесть «{ $action }»: клетки «{ $cell }» нет. Клетки — от a1 до { $last }.
starclaim-action-row = Не удаётся прочесть «{ $action }»: ряды — от 1 до { $last }.
starclaim-action-column = Не удаётся прочесть «{ $action }»: столбцы — от a до { $last }.
starclaim-action-line = Не удаётся прочесть «{ $action }»: робот очищает ряд или столбец, например robot row 4.
starclaim-action-answer = Не удаётся прочесть «{ $action }»: ответ — yes или no.
starclaim-action-item = В «{ $action }» указана вещь, которой нет. Вещи: { $items }.

## Действия, которых не позволяют правила

starclaim-not-asked = Сейчас нельзя сыграть «{ $action }». Можно написать, например, { $forms }.
starclaim-bid-low = Ставка должна быть не меньше { $lowest }.
starclaim-bid-none = Выше ставить нельзя. Остаётся только пас.
starclaim-bid-high = Ставка не может быть больше { $highest }.
starclaim-bid-unpaid = У вас { $gold } золота, и больше в этой игре ставить нельзя.
starclaim-pick-done = { $you ->
    [yes] Вы уже ходили в этой фазе. Выберите другое место.
   *[no] { CAP($who) } больше не ходит в этой фазе. Выберите другое место.
 }
starclaim-pick-named = { $you ->
    [yes] Себя вы уже назвали. Выберите другое место.
   *[no] { CAP($who) } уже в очереди. Выберите другое место.
 }
starclaim-no-mine = В этом раунде у вас больше нет обычной мины.
starclaim-not-free = Клетка { $cell } занята. Выберите свободную.
starclaim-no-item = У вас нет { PIECE($item, case: "gen") }.
starclaim-matrix-off-board = «{ $action }» выходит за поле. Назовите левую верхнюю клетку квадрата 2×2.
starclaim-matrix-occupied = Все четыре клетки «{ $action }» заняты. Хотя бы одна должна быть свободна.
starclaim-chase-target = Клетка { $target } свободна, а целью преследующей мины может быть только занятая.
starclaim-bury-first = Прежде чем закончить, закопайте обычную мину, например mine c4.
starclaim-not-beside = У клетки { $cell } нет общей стороны с последней захваченной.
starclaim-step-first = Остановиться можно только после первого шага.
starclaim-too-late = «{ $action }» возможно только до первого шага.
starclaim-too-early = «{ $action }» возможно только после первого шага.
starclaim-first-cell-mined = В этом ходе сканировать нельзя: на первой клетке были мины.
starclaim-scanned-enough = { $count ->
    [one] Перед каждым шагом можно сканировать только { $count } раз.
    [few] Перед каждым шагом можно сканировать только { $count } раза.
   *[other] Перед каждым шагом можно сканировать только { $count } раз.
 }
starclaim-vehicles-rest = Все ваши вездеходы в этом ходе уже ездили.
starclaim-vehicle-points = У вездеходов в этом ходе не осталось очков.
starclaim-drive-not-beside = У клетки { $cell } нет общей стороны с клеткой вездехода.
starclaim-driven-over = Вездеход уже был на { $cell }.
starclaim-sold-out = { PIECE($item, case: "gen", cap: 1) } в магазине больше нет.
starclaim-too-dear = { PIECE($item, cap: 1) } стоит { $price } золота, а у вас { $gold }.

## Позиции. Слова вроде turn.path — ключи текста JSON.

starclaim-position-json = Позиция — это один объект JSON. Начиная со строки { $line }, столбца { $column } это не JSON.
starclaim-position-object = Позиция — это один объект JSON, например { "{\"round\":1}" }.
starclaim-position-key = Ключа «{ $key }» нет. Есть ключи { $keys }.
starclaim-position-inner-key = В { $where } нет ключа «{ $key }». Там бывают { $keys }.
starclaim-position-key-twice = Ключ «{ $key }» встречается в одном объекте дважды.
starclaim-position-number = { $where } = { $given }, а нужно целое число от { $least } до { $most }.
starclaim-position-seat = { $where } = { $given }, а места считаются от 0 до { $last }.
starclaim-position-seat-key = В { $where } есть ключ «{ $key }», а места считаются от 0 до { $last }.
starclaim-position-seat-twice = В { $where } место { $seat } названо дважды.
starclaim-position-cell = В { $where } стоит { $given }, а это не клетка. Клетки — от "a1" до "{ $last }".
starclaim-position-cell-twice = В { $where } клетка «{ $cell }» названа дважды.
starclaim-position-list = { $where } = { $given }, а нужен список.
starclaim-position-map = { $where } = { $given }, а нужен объект.
starclaim-position-entries = В { $where } элементов { $count }, а нужно { $seats }.
starclaim-position-item = В { $where } названа вещь «{ $item }», а такой нет. Вещи: { $items }.
starclaim-position-word = { $where } = { $given }, а нужно { $words }.
starclaim-position-boolean = { $where } = { $given }, а нужно true или false.
starclaim-position-mine-key = В { $where } есть «{ $key }», а это бывает только у одного вида: { PIECE($mine) }.
starclaim-position-square = { $where } — матричная мина, а её квадрат 2×2 выходит за поле.
starclaim-position-covers = В { $where } должны быть клетки квадрата 2×2 этой мины, каждая один раз.
starclaim-position-covers-nothing = { $where } ничего не накрывает. Матричная мина накрывает от 1 до 4 свободных клеток.
starclaim-position-mine-occupied = Мина накрывает клетку { $cell }, а она занята.
starclaim-position-item-numbers = { PIECE($item, cap: 1) }: в магазине { $stock }, у игроков { $held }, закопано { $buried }, а в игре всего { $most }.
starclaim-position-normal-mines = Обычных мин { $count }, а к этому времени их может быть не больше { $most }.
starclaim-position-shop-last-round = В последнем раунде нет фазы shop.
starclaim-position-end-early = Фаза end стоит в раунде { $round }, а игра кончается в раунде { $rounds }.
starclaim-position-done-queue = В фазах auction и end списки done и queue должны быть пусты.
starclaim-position-controller-auction = В фазе auction должно быть controller = null и price = 0.
starclaim-position-turn-phase = В фазах auction и end должно быть turn = null.
starclaim-position-hand = В этой фазе hand у каждого места должно быть { $hand }.
starclaim-position-hand-done = { $where } должно быть 0: место закончило и мину закопало.
starclaim-position-hand-forfeited = { $where } должно быть 0: свободных клеток нет, и мина пропала.
starclaim-position-hand-to-come = { $where } должно быть 1: это место ещё не минировало.
starclaim-position-auction-outside = Вне фазы auction должно быть auction = null.
starclaim-position-auction-null = auction = null, а в фазе auction нужен объект.
starclaim-position-auction-barred = В auction.active есть место, лишённое права торговаться.
starclaim-position-auction-high = auction.high должно быть 0 при auction.holder = null, и только тогда.
starclaim-position-auction-holder = auction.holder должно быть одним из auction.active.
starclaim-position-auction-form = auction.sealed и auction.floor бывают только при тайных ставках.
starclaim-position-auction-over = В торгах больше некого спрашивать, они должны быть окончены.
starclaim-position-auction-asked = auction.asked должно быть одним из auction.active.
starclaim-position-auction-asked-holder = auction.asked не может быть тем же местом, что auction.holder.
starclaim-position-auction-asked-null = auction.asked должно быть null, если ставят не по очереди.
starclaim-position-sealed-high = При тайных ставках должно быть auction.high = 0 и auction.holder = null.
starclaim-position-sealed-active = В auction.sealed есть место, которого нет в auction.active.
starclaim-position-sealed-floor = В auction.sealed есть ставка не выше auction.floor.
starclaim-position-sealed-two = При auction.floor больше 0 в auction.active должно быть не меньше двух мест.
starclaim-position-done-queued = Одно место есть и в done, и в queue.
starclaim-position-turn-listed = Сейчас ходит место { $seat }, его не может быть ни в done, ни в queue.
starclaim-position-all-done = Все места закончили, фаза должна быть окончена.
starclaim-position-turn-parallel = Пока все минируют одновременно, turn должно быть null, а queue пустым.
starclaim-position-queue-stepwise = queue должно быть пустым, если места выбирают по одному.
starclaim-position-order-upfront = Если порядок назначен сразу, то done, queue и место на ходу вместе — это все места.
starclaim-position-turn-needed = Контролёра нет, поэтому какое-то место должно быть на ходу.
starclaim-position-last-seat = Осталось одно место, оно и должно быть на ходу.
starclaim-position-turn-seat-only = В фазах mine и shop в turn может быть только seat.
starclaim-position-turn-over = У места на ходу нет очков или нет свободных клеток, ход должен быть окончен.
starclaim-position-scans = turn.scans должно быть не больше { $most }, а до первого шага 0.
starclaim-position-mined-early = turn.mined не может быть true до первого шага.
starclaim-position-vehicles = Отдыхает или едет больше вездеходов, чем есть у места на ходу.
starclaim-position-pool-own = turn.pool должно быть null, если очки вездеходов не общие.
starclaim-position-pool-null = turn.pool = null, а при общих очках вездеходов нужно число.
starclaim-position-pool = turn.pool должно быть не больше { $most }.
starclaim-position-path = У каждой клетки turn.path должна быть общая сторона с предыдущей, и ни одна не повторяется.
starclaim-position-path-owner = Клетки turn.path должны принадлежать месту на ходу.
starclaim-position-path-long = Клеток в turn.path { $count }, а очков потрачено только { $most }.
starclaim-position-path-boxed = От turn.path дальше идти некуда, ход должен быть окончен.
starclaim-position-vehicle-late = После первого шага вездеход ехать не может.
starclaim-position-vehicle-cell = turn.vehicle.cell должно быть последней клеткой turn.vehicle.seen.
starclaim-position-vehicle-occupied = В turn.vehicle.seen есть занятая клетка.
starclaim-position-vehicle-path = У каждой клетки turn.vehicle.seen должна быть общая сторона с предыдущей.
starclaim-position-vehicle-twice = В turn.vehicle.seen одна клетка названа дважды.
starclaim-position-vehicle-left = turn.vehicle.left и число клеток в turn.vehicle.seen вместе должны давать { $points }.
starclaim-position-vehicle-pool = turn.vehicle.left должно равняться turn.pool, а вместе с числом клеток в turn.vehicle.seen быть не больше { $points }.
starclaim-position-vehicle-boxed = Вездеходу некуда ехать, он должен был остановиться.
starclaim-position-defuse-deminer = turn.defuse задано, но у места на ходу нет сапёра.
starclaim-position-defuse-vehicle = turn.defuse задано, но едет вездеход.
starclaim-position-defuse-cell = turn.defuse должно быть свободной клеткой рядом с концом пути.
starclaim-position-defuse-mines = turn.defuse должно быть клеткой, где есть обычные мины и нет других.

## Ошибки программ

starclaim-seed = seed = { $seed }, а нужно целое число от 0 до 2^64 − 1.
starclaim-no-view = { $view } — не представление этой игры.
starclaim-no-opponent = Соперника { $name } нет. Есть { $names }.
starclaim-level = Уровня { $level } нет. Уровни — от 1 до { $most }.
starclaim-theme = Темы { $theme } нет. Есть { $themes }.
starclaim-batch-illegal = В игре { $game } набора { $decision } — недопустимое решение: { $who }.

## Стол в браузере

starclaim-table-title = Играть в «Звёздный передел»
starclaim-table-lead = Торгуйтесь за контроль, закапывайте тайные мины, захватывайте клетки и держите себя в руках. Побеждает тот, у кого больше клеток.
starclaim-table-botsHint = Начать сразу, без часов и с короткими подсказками.
starclaim-table-timers = Контроль времени
starclaim-table-noTimers = Без часов
starclaim-table-pauses = Без часов, с перерывами для разговоров
starclaim-table-timersTalk = С часами и перерывами для разговоров
starclaim-table-timersFast = С часами, без перерывов
starclaim-table-timersHint = С часами на каждое решение даётся от 20 до 60 секунд. Если время вышло, за вас ходит программа, а после второго раза — бот.
starclaim-table-roundsShown =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
        [many] { $count } раундов
       *[other] { $count } раунда
    }
starclaim-table-chatForm = Чат
starclaim-table-chat-open = Только общий
starclaim-table-chat-table = Общий всегда, личный в перерывах
starclaim-table-chat-closed = Только в перерывах
starclaim-table-chat-all = Общий и личный всегда
starclaim-table-rules = Правила стола
starclaim-table-map = Карта
starclaim-table-mapShown = { $side } × { $side } клеток
starclaim-table-yes = да
starclaim-table-no = нет
starclaim-table-round = Раунд { $round } из { $rounds }
starclaim-table-now-talk = Время поговорить перед следующей фазой.
starclaim-table-now-auction = { $who } может сделать ставку за контроль в этом раунде.
starclaim-table-now-auctionYou = Ваша ставка: выиграйте контроль над раундом или спасуйте.
starclaim-table-now-auctionAll = Ставить могут все, кто ещё торгуется.
starclaim-table-now-pick = { $who } выбирает, кто следующий.
starclaim-table-now-pickYou = Контроль у вас: выберите, кто следующий.
starclaim-table-now-mine = { $who } тайно минирует.
starclaim-table-now-mineYou = Ваша очередь минировать: выберите свободную клетку, которая нужна другим.
starclaim-table-now-mineEnd = Мина закопана. Завершите ход или используйте другие вещи.
starclaim-table-now-mineAll = Все тайно минируют.
starclaim-table-now-occupy = { $who } идёт по карте.
starclaim-table-now-occupyFirst = Ваш ход: начните с любой свободной клетки.
starclaim-table-now-occupyNext = Идите на соседнюю клетку или остановитесь и сохраните захваченное.
starclaim-table-now-drive = { $who } ведёт вперёд вездеход.
starclaim-table-now-driveYou = Ведите вездеход: он наезжает на мины вместо вас.
starclaim-table-now-defuseYou = Вы наступили на мину: { $cell }. Использовать сапёра?
starclaim-table-now-shop = { $who } в магазине.
starclaim-table-now-shopYou = Вы в магазине: купите одну вещь или уйдите.
starclaim-table-now-end = Игра окончена.
starclaim-table-now-wins = { $who } побеждает. Счёт: { $score }.
starclaim-table-now-shared = Первое место поделено.
starclaim-table-now-youWin = Вы победили! Счёт: { $score }.
starclaim-table-points =
    { $count ->
        [one] осталось { $count } очко
        [few] осталось { $count } очка
        [many] осталось { $count } очков
       *[other] осталось { $count } очка
    }
starclaim-table-vehicleLeft =
    { $count ->
        [one] Вездеход: ещё { $count } клетка
        [few] Вездеход: ещё { $count } клетки
       *[other] Вездеход: ещё { $count } клеток
    }
starclaim-table-seatPoints = Очки действия
starclaim-table-ap = ОД
starclaim-table-seatCells = Клетки
starclaim-table-seatGroup = Наибольшая группа
starclaim-table-seatGold = Золото
starclaim-table-hasControl = контроль
starclaim-table-isBarred = без права торговаться
starclaim-table-doing-acts = сейчас
starclaim-table-doing-queued = дальше
starclaim-table-doing-done = готово
starclaim-table-doing-out = пас
starclaim-table-doing-sealed = ставка сделана
starclaim-table-doing-holds = высшая ставка
starclaim-table-doing-barred = не торгуется
starclaim-table-doing-waits = { "" }
starclaim-table-nth = { $place }-й в очереди
starclaim-table-secret = Это видите только вы
starclaim-table-hide = Скрыть
starclaim-table-show = Показать
starclaim-table-hideKey = Скрыть или показать ваши секреты (H)
starclaim-table-hidden = Скрыто. Нажмите H, чтобы показать.
starclaim-table-refusedHidden = Так нельзя. Причина скрыта вместе с вашими секретами: нажмите H, чтобы её увидеть.
starclaim-table-gold = { $count } золота
starclaim-table-hand = Одна обычная мина в руке
starclaim-table-noItems = Вещей пока нет
starclaim-table-items = Вещи
starclaim-table-buried = Ваши мины
starclaim-table-noMines = Мин пока нет
starclaim-table-radarOf = Маленькие числа на карте: ваш радар раунда { $round }.
starclaim-table-sealedBid = Ваша тайная ставка: { $amount }
starclaim-table-sealedPass = Ваша тайная ставка: пас
starclaim-table-paid = Заработано на минах: { $amount } золота
starclaim-table-ready = Готово
starclaim-table-readyDone = Готово. Ждём остальных…
starclaim-table-bidAmount = Ваша ставка
starclaim-table-bid = Поставить { $amount }
starclaim-table-raise = +{ $amount }
starclaim-table-pass = Пас
starclaim-table-highest = Высшая ставка: { $amount }, { $who }
starclaim-table-noBid = Ставок пока нет
starclaim-table-overbid = У вас { $gold } золота. Если эта ставка выиграет, заплатить будет нечем, и до конца игры вы не сможете торговаться.
starclaim-table-overbidHidden = Ваше золото скрыто, поэтому предупреждения о слишком высокой ставке не будет.
starclaim-table-overbidSure = Всё равно поставить { $amount }
starclaim-table-history = Сделанные ставки
starclaim-table-pickNext = Выберите, кто следующий. Можно выбрать нескольких, и они встанут в очередь.
starclaim-table-queue = Ваша очередь: { $names }
starclaim-table-queueEmpty = Очередь пуста.
starclaim-table-clearQueue = Очистить
starclaim-table-tool-step = Идти
starclaim-table-tool-scan = Сканировать
starclaim-table-tool-drive = Ехать
starclaim-table-tool-row = Очистить ряд
starclaim-table-tool-column = Очистить столбец
starclaim-table-toolHint-mine = Выберите свободную клетку.
starclaim-table-toolHint-matrix = Выберите левую верхнюю клетку квадрата 2×2.
starclaim-table-toolHint-chase = Выберите свободную клетку, где спрятать мину.
starclaim-table-toolHint-chaseTarget = Теперь выберите занятую клетку, которую мина освободит.
starclaim-table-toolHint-spore = Выберите свободную клетку.
starclaim-table-toolHint-purify = Выберите свободную клетку.
starclaim-table-toolHint-step = Выберите отмеченную клетку.
starclaim-table-toolHint-scan = Выберите клетку для сканирования. Результат увидят все.
starclaim-table-toolHint-drive = Выберите отмеченную клетку.
starclaim-table-toolHint-row = Выберите любую клетку ряда.
starclaim-table-toolHint-column = Выберите любую клетку столбца.
starclaim-table-confirm-mine = Закопать на { $cell }
starclaim-table-confirm-matrix = Закопать на { $cell }
starclaim-table-confirm-spore = Закопать на { $cell }
starclaim-table-confirm-purify = Закопать на { $cell }
starclaim-table-confirm-chase = Закопать на { $cell }, цель { $target }
starclaim-table-confirm-robot = Отправить робота
starclaim-table-confirm-step = Начать с { $cell }
starclaim-table-confirm-drive = Начать с { $cell }
starclaim-table-again = Другая клетка
starclaim-table-end = Завершить ход
starclaim-table-stop = Остановиться
starclaim-table-skipWalk = Пропустить раунд
starclaim-table-vehicle = Выслать вездеход
starclaim-table-radar = Использовать радар
starclaim-table-defuseYes = Использовать сапёра
starclaim-table-defuseNo = Нет, пусть взорвётся
starclaim-table-buy = Купить
starclaim-table-left = ещё { $count }
starclaim-table-soldOut = продано
starclaim-table-price = { $price } золота
starclaim-table-skip = Уйти без покупки
starclaim-table-purse = У вас { $gold } золота.
starclaim-table-chart = Звёздная карта
starclaim-table-keys = Стрелки — движение, Enter — выбор
starclaim-table-cellFree = { $cell }: свободна
starclaim-table-cellOwned = { $cell }: { $who }
starclaim-table-cellTarget = { $text }, можно выбрать
starclaim-table-cell-path = шаг { $place } этого хода
starclaim-table-cell-vehicle = здесь вездеход
starclaim-table-cell-driven = вездеход проехал благополучно
starclaim-table-cell-swept = здесь прошёл робот
starclaim-table-cell-deminer = здесь использован сапёр
starclaim-table-cell-blast = здесь взорвалась мина
starclaim-table-cell-reached = задето взрывом: { PIECE($mine) }
starclaim-table-cell-reverted = снова свободна после взрыва
starclaim-table-cell-mine = ваша { PIECE($mine) }
starclaim-table-cell-mineOf = { PIECE($mine) } ({ $who })
starclaim-table-cell-covered = { $mine }, накрывает { $cells }
starclaim-table-cell-aimed = сюда нацелена { $mine } на { $cell }
starclaim-table-cell-scan =
    { $count ->
        [one] видна { $count } мина
        [few] видно { $count } мины
        [many] видно { $count } мин
       *[other] видно { $count } мины
    }
starclaim-table-cell-radar =
    { $count ->
        [one] на радаре { $count } мина
        [few] на радаре { $count } мины
        [many] на радаре { $count } мин
       *[other] на радаре { $count } мины
    }
starclaim-table-talk = Чат
starclaim-table-table = Все
starclaim-table-rooms = Кому
starclaim-table-private = Лично: { $names }
starclaim-table-privateOnly = Личный чат открыт в перерывах перед торгами и перед захватом.
starclaim-table-privateNever = За этим столом нет личного чата.
starclaim-table-closed = Чат открыт в перерывах перед торгами и перед захватом.
starclaim-table-mute = Скрыть сообщения: { $name }
starclaim-table-unmute = Показывать сообщения: { $name }
starclaim-table-mutes = Скрыть сообщения игрока
starclaim-table-say = Написать сообщение
starclaim-table-cells = Кл.
starclaim-table-group = Гр.
starclaim-table-bonus = Бон.
starclaim-table-bonusWhole = Бонус за группу
starclaim-table-goldLeft = Зол.
starclaim-table-bonusWhy = Наибольшая связная группа приносит 3, следующая 1. При равном счёте решает золото.
starclaim-table-replay = Посмотреть запись игры
starclaim-table-replayTitle = Запись игры
starclaim-table-replayClose = К результату
starclaim-table-loading = Загрузка игры, шагов: { $count }…
starclaim-table-knew = Показать
starclaim-table-knewAll = Всё, со всеми минами
starclaim-table-knewSeat = Что видит { $who }
starclaim-table-knewNobody = Что видели все
starclaim-table-step = Шаг { $number } из { $count }
starclaim-table-roundShort = Раунд { $round }
starclaim-table-first = К началу
starclaim-table-previous = Назад
starclaim-table-next = Вперёд
starclaim-table-last = В конец
starclaim-table-goldCurves = Золото по ходу игры
starclaim-table-explosionsTitle = Взрывы
starclaim-table-cause = { $cell }: { $who }, на клетке { $mines }
starclaim-table-causeVehicle = { $cell }: вездеход ({ $who }), на клетке { $mines }
starclaim-table-causeMine = { PIECE($mine) } ({ $who })
starclaim-table-noExplosions = В этой игре не взорвалась ни одна мина.
starclaim-table-download = Скачать запись
starclaim-table-tip-again = Показывать подсказки
starclaim-table-tip-welcome = Добро пожаловать! Захватите больше клеток, чем другие. В каждом раунде четыре части: торги за контроль, тайное минирование, захват клеток на карте и магазин. Здесь каждая часть объясняется, когда подходит ваша очередь.
starclaim-table-tip-pick = Контролёр выбирает, кто следующий. У тех, кто идёт раньше, больше свободных клеток. Те, кто идёт позже, уже видели, где взрывалось.
starclaim-table-tip-drive = Вездеход едет впереди и ничего не захватывает. Если он наедет на мину, вы его потеряете, зато узнаете, где она была.
starclaim-table-tip-defuse = Сапёр может вас спасти: он будет израсходован, а вы пойдёте дальше.
starclaim-table-tip-talk = Сейчас никто не ходит. Пишите всем или кому-нибудь лично. Обещания ни к чему не обязывают.
starclaim-table-tip-end = Счёт — это клетки и бонус. Посмотрите запись игры: в ней видны все мины и то, что знал каждый.
