language-name = Русский
language-tag = ru

## The site, the start pages, a match, the board

site-name = Obelisk
site-language = Язык
site-skip = Перейти к содержанию
site-lost = Что-то пошло не так. Обновите страницу: ваши партии сохранены.
site-notFound = Страница не найдена.
site-goHome = Все игры
site-offline = Нет связи с сервером. Проверьте интернет. Пробуем снова…

home-title = Лазерные шахматы, большие сянци и тайные мины
home-lead = Начните игру в два щелчка. Без регистрации.
home-continue = Ваши партии
home-open = Ждут соперника
home-noneOpen = Сейчас никто не ждёт. Выберите игру выше, затем «Найти соперника».
home-running = Идут сейчас
home-join = Играть
home-watch = Смотреть
home-resume = Продолжить
home-loading = Загрузка…

start-title = Игра: { $game }
start-computer = Компьютер
start-friend = Друг
start-online = Найти соперника
start-here = За одним экраном
start-computerHint = Выберите уровень и начинайте.
start-friendHint = Отправьте другу ссылку. Партия начнётся, когда он её откроет.
start-onlineHint = Ваш вызов виден всем, пока его кто-нибудь не примет.
start-hereHint = Двое за одним экраном ходят по очереди.
start-level = Уровень
start-side = Сторона
start-any = Любая
start-clock = Часы
start-begin = Начать
start-back = Все игры
start-preset = Правила
start-options = Все настройки правил
start-with = Против кого

seat-open = Ждём соперника…
seat-invited = Ждём вашего друга…
seat-engine = { $name }, уровень { $level }
seat-you = вы
seat-away = нет на месте
seat-toAct = ходит

match-failed = Произошла ошибка в игре «{ $game }» (пакет { $package }).
match-yourTurn = Ваш ход. Передвиньте или поверните фигуру.
match-yourTurnPoints = Ваш ход. Передвиньте фигуру.
match-theirTurn = { $name } думает.
match-turnOf = { $side } ходят.
match-preview = Предпросмотр лучей: ещё до хода оба игрока видят, куда пойдут лучи.
match-waiting = Ждём соперника…
match-link = Отправьте эту ссылку другу:
match-copy = Копировать ссылку
match-copied = Скопировано
match-join = Занять место
match-cancel = Отменить партию
match-actions = Ходы
match-noActions = Ходов ещё нет.
match-first = К началу
match-previous = Назад
match-next = Вперёд
match-last = К последнему
match-past = Просмотр: ход { $number }.
match-flip = Перевернуть доску
match-resign = Сдаться
match-resignSure = Сдать эту партию?
match-yes = Да, сдаюсь
match-no = Играть дальше
match-draw = Предложить ничью
match-drawOffered = Ничья предложена
match-drawAsked = { $name } предлагает ничью.
match-accept = Принять
match-decline = Отклонить
match-rematch = Реванш
match-rematchAsked = Ждём ответа соперника…
match-rematchWished = { $name } предлагает реванш.
match-toRematch = Перейти к реваншу
match-chat = Чат
match-say = Напишите что-нибудь
match-send = Отправить
match-reconnecting = Связь прервалась. Соединяемся снова… Партия не пропадёт.
match-gone = Такой партии нет, или она закрытая.
match-ended = Вы вышли, или сеанс завершён в другом месте.
match-won = Вы победили!
match-lost = Вы проиграли.
match-drawn = Ничья.
match-wins = { $side } победили.
match-aborted = Партия отменена.
match-undo = Взять ход назад
match-new = Новая партия
match-chinese = Китайская нотация

set-characters = Иероглифы
set-icons = Рисунки

board-keys = Стрелки — переход, Enter — выбор, q и e — поворот фигуры, ? — что это за фигура
board-piece = { $kind }, { $side }
board-empty = пусто
board-target = сюда можно пойти
board-left = Повернуть влево
board-right = Повернуть вправо
board-clockwise = Повернуть по часовой стрелке (e)
board-counter = Повернуть против часовой стрелки (q)
board-promote = Превратить?
board-promoteTo = Превратить: { $kind }
board-promoteNot = Нет
board-revive = Вернуть на доску: { $kind }

word-draw = Потребовать ничью
word-pass = Пропустить ход

## Settings, rule options, and what comes with a match

settings-title = Настройки
settings-close = Готово
settings-theme = Тема
settings-theme-auto = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-board = Доска
settings-board-stone = Камень
settings-board-wood = Дерево
settings-board-sea = Море
settings-board-contrast = Контрастная
settings-pieces = Фигуры: { $games }
settings-notation = Запись ходов
settings-notation-letters = Буквенная
settings-notation-chinese = Китайская
settings-speed = Анимация
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-off = Нет
settings-still = Анимация выключена: этого требуют настройки системы.
settings-sound = Звук
settings-volume = Громкость
settings-confirm = Подтверждать ходы
settings-tips = Подсказки новичкам

start-changed = Изменено: { $count }
start-reset = Сбросить
start-position = Начать с позиции
start-positionHint = Вставьте позицию. Оставьте пустым для обычной расстановки.
start-preview = Предпросмотр лучей
start-previewHint = Показывать обоим игрокам ещё до хода, куда пойдут лучи.
start-cannot = Так играть нельзя. { $reason }
start-over = По этим правилам партия кончается до первого хода. { $reason }
start-count = Целое число от { $least } до { $most }.
start-count-or-never = 0 или целое число от { $least } до { $most }.
start-marked = Исправьте выделенные настройки правил.
start-continue = Продолжить сохранённую партию (ход { $number })

clock-none = Без часов
clock-fast = 3+2
clock-medium = 10+5
clock-long = 30+10
clock-half = 30 секунд на ход
clock-two = 2 минуты на ход
clock-day = 1 день на ход
clock-days = 3 дня на ход

home-waiting = Ждёт соперника

past-title = Сыгранные партии
past-mine = Мои
past-all = Все
past-whose = Показать
past-game = Игра
past-anyGame = Все игры
past-name = Игрок
past-none = Здесь ещё не сыграно ни одной открытой партии.
past-noneMine = У вас ещё нет сыгранных партий. Доиграйте одну, и она появится здесь.
past-noneFound = Таких партий нет. Попробуйте другую игру или другое имя.
past-older = Более ранние
past-open = Открыть
past-record = Запись
past-recordHint = Сохранить запись партии в файл
past-gamesOf = Партии: { $name }
past-rank = Ваше место: { $rank } из { $seats }.
past-first = Первое место: { $names }.
past-plies = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}

share-share = Поделиться…
share-code = Отсканируйте, чтобы открыть на телефоне.
share-open = Вызов может принять любой. Или отправьте ссылку:
share-watch = По этой ссылке может смотреть любой:

result-title = Результат
result-analyse = Анализ
result-new = Новый соперник

offer-takebackAsked = { $name } просит вернуть последний ход.
offer-takebackSent = Запрошен возврат хода
offer-away = Игрока { $name } давно нет. Можно подождать или потребовать результат.
offer-claimWin = Потребовать победу
offer-claimDraw = Потребовать ничью

here-whoResigns = Кто сдаётся?
here-agreed = Обе стороны согласны на ничью?
here-draw = Согласиться на ничью
here-playOn = Играть дальше

losses-all = Потери: { $pieces }
losses-one = { $kind } × { $count }
losses-none = Потерь нет

site-newer = Доступна новая версия.

match-watch = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}

notice-close = Закрыть
notice-rules = Прочитать правило
notice-clause = Правило { $clause }

match-yourTurnAlone = Ваш ход.
match-rules = Правила
match-goneHint = Проверьте, что скопировали ссылку целиком. Если партия закрытая, попросите новое приглашение.
match-again = Обновить страницу
match-seatTaken = Это место уже занято, но партию можно посмотреть.
match-ownLink = Это ваше собственное приглашение. Отправьте ссылку тому, с кем хотите сыграть.
match-linkWrong = Это приглашение не действует. Возможно, ссылка обрезана: попросите её ещё раз или смотрите партию здесь.
match-seatKept = Свободное место ждёт приглашённого игрока. Попросите ссылку или смотрите партию здесь.

plan-waiting = Задумано: { $actions }
plan-cancel = Отменить план
plan-dropped = Задуманный ход { $action } больше невозможен и отменён.

confirm-ask = Сыграть { $action }?
confirm-yes = Сыграть
confirm-no = Пока нет

tip-ok = Понятно
tip-none = Отключить подсказки
tip-select = Выберите фигуру, чтобы увидеть, куда она может пойти, затем выберите клетку.
tip-turn = Эту фигуру можно и повернуть: стрелками рядом с ней, кнопками под доской или клавишами q и e.
tip-check = Ваш король под шахом. Уйдите королём, возьмите нападающего или закройтесь: можно сделать только ход, который снимает шах.
tip-premove = Ждать не обязательно: сделайте следующий ход сейчас. Он будет сыгран, когда подойдёт ваша очередь, если останется возможным. Escape его отменит.
tip-why = Пробуйте смело. Ход против правил не будет сделан, и вы узнаете почему.

## Tables with more than two seats

home-many = { $names } · занято мест: { $taken } из { $seats }

many-bots = Только боты
many-friends = Друзья
many-friendsHint = Вы получите ссылку для друзей. Начинайте, когда хотите: пустые места займут боты.
many-public = Найти соперников
many-publicHint = Ваш стол виден всем, пока вы не начнёте.
many-seats = Места
many-players = Игроков: { $count }
many-botLevel = Боты
many-mixed = Разные уровни
many-eachLevel = Настроить каждого бота
many-botNumber = Бот { $number }
many-ownLevels = Как указано ниже
many-level = { $level } · { $name }
many-begin = Начать
many-open = Открыть стол
many-lobby = Игра начнётся, когда все места займут или её начнёт хозяин стола.
many-lobbyOwner = Поделитесь ссылкой и начинайте, когда будете готовы. Пустые места займут боты, уровни выбираете вы.
many-link = Ссылка на стол
many-fill = Начать с ботами на пустых местах
many-takeSeat = Занять место
many-leaveSeat = Покинуть стол
many-cancel = Закрыть стол
many-freeSeat = Свободно
many-seatsTitle = Игроки
many-who = { $name } ({ $number })
many-you = вы
many-isBot = играет бот, пока игрок не вернётся
many-hasLeft = вышел из игры, играет бот
many-isAway = нет на месте
many-isReady = готов
many-engine = бот, ур. { $level }
many-takeBack = Вернуться на своё место
many-heldByBot = Вас не было, и за вас играет бот.
many-youLeft = Вы вышли из-за стола. Пока вы не вернётесь, за вас играет бот.
many-asked = Что можно сделать
many-youKnow = Что вы знаете
many-everybodyKnows = Что знают все
many-yourTurn = Ваш ход.
many-turnOf = Ходят: { $names }.
many-watching = Вы смотрите игру.
many-log = Что произошло
many-log-away = { $who }: нет на месте.
many-log-back = { $who } снова здесь.
many-log-bot = { $who }: пока играет бот.
many-log-resign = { $who } уходит. Дальше играет бот.
many-results = Результат
many-rank = №
many-place = Место
many-player = Игрок
many-score = Счёт
many-again = Сыграть ещё
many-resign = Выйти из игры
many-resignSure = Уйти? Пока вы не вернётесь, за вас будет играть бот.
many-resignAlone = Уйти? Других людей за столом нет, и игра на этом закончится.
many-resignYes = Уйти
many-resignNo = Остаться

## Read aloud: squares, pieces, and what an action did

way-N = север
way-NE = северо-восток
way-E = восток
way-SE = юго-восток
way-S = юг
way-SW = юго-запад
way-W = запад
way-NW = северо-запад

board-facing = { $piece }, смотрит на { $way }
board-slanting = { $piece }, зеркало: { $one } — { $other }
board-reserved = клетка стороны: { $side }
board-emitter = излучатель ({ $side }), светит на { $way }
board-inCheck = под шахом
board-held = выбрано
board-taken = Выбрано: { $piece }.
board-goals = Можно пойти на { $squares }.
board-goesNowhere = Отсюда пойти некуда.
board-mayTurn = q — поворот влево, e — вправо.
board-typed = Ввести ход
board-typedHint = Например, { $action }. Enter — сделать ход.
board-play = Сделать ход

heard-piece = { $kind } { $square } ({ $side })
heard-comma = ,{ " " }
heard-moved = { $side }: { $kind } { $from } на { $to }.
heard-swapped = { $side }: { $kind } { $from } и { $other } { $to } меняются местами.
heard-clockwise = { $side }: { $kind } { $square }, поворот по часовой стрелке.
heard-counter = { $side }: { $kind } { $square }, поворот против часовой стрелки.
heard-beam = Луч: { $way }, { $end }.
heard-leaves = { $square }, на { $heading }
heard-leg = { $leg } до { $square }
heard-turns = поворот на { $heading }
heard-edge = покидает доску на { $square }
heard-struck = попадание: { $piece }
heard-absorbed = остановлен: { $piece }
heard-met = встречает другой луч на { $square }, гаснут оба
heard-removed = Снято: { $piece }.
heard-appeared = Появляется: { $piece }.

## First steps

learn-open = Первые шаги
learn-title = Первые шаги: { $game }
learn-lead = Несколько позиций, в каждой одна идея. Учить правила заранее не нужно.
learn-steps = Шаги урока
learn-step = Шаг { $number } из { $count }
learn-done = пройден
learn-hint = Подсказка
learn-again = Ещё раз
learn-next = Дальше
learn-good = Отлично!
learn-not = Не совсем.
learn-finished = Это был последний шаг. Теперь можно играть!
learn-later = Шаги без галочки можно пройти в любое время.
learn-first = Сыграть первую партию
learn-firstHint = С компьютером на самом лёгком уровне, без часов.
learn-restart = Начать заново

why-lost = Так вы проиграли бы партию.
why-own = Вы попали в свою фигуру: { $kind }. Лучу всё равно, чья она.
why-move = В этом шаге фигура должна перейти на другую клетку.
why-turn = В этом шаге фигура должна повернуться на месте.
why-swap = В этом шаге две фигуры должны поменяться местами.
why-by = Так ходить можно, но этот шаг о другой фигуре: { $kinds }.
why-mirrors = Луч не встретил зеркала.
why-meets = Ваш луч не встретил другого луча.
why-takes = Цель ещё стоит: { $kind }.
why-capture = Ничего не взято.
why-happens = Так ходить можно, но в этом шаге нужно другое.
why-wins = Партия продолжается: это ещё не победа.

## Rulebooks

rules-all = Правила
rules-lead = У каждого правила есть номер, а у большинства и примеры, которые можно разыграть на доске.
rules-title = Правила: { $game }
rules-read = Читать правила
rules-playIt = Играть: { $game }
rules-others = Правила других игр
rules-contents = Содержание
rules-find = Найти в правилах
rules-findKeys = / — поиск, Enter — следующее место, Escape — закончить.
rules-nothing = Ничего не найдено
rules-place = { $number } из { $count }
rules-next = Следующее место
rules-previous = Предыдущее место
rules-clause = Правило { $id }: ссылка
rules-source = Источник:
rules-english = Эти правила ещё не переведены на ваш язык, поэтому они показаны по-английски.
rules-why = Сообщение, которое вы видели: «{ $text }»
rules-whyNear = Правила об этом:
rules-whyNone = Поищите ниже то, что хотите узнать.
rules-loadFault = Правила не загрузились. Проверьте соединение и обновите страницу.
rules-see = Показать на доске
rules-seeTale = Показать пример
rules-hide = Скрыть пример
rules-example = Пример { $number } из { $count }
rules-exampleBefore = Предыдущий пример
rules-exampleNext = Следующий пример
rules-play = Сыграть { $action }
rules-back = Назад
rules-again = Сначала
rules-possible = Здесь можно:
rules-refused = Здесь нельзя. Попробуйте и узнайте почему:
rules-free = Или пробуйте на доске что угодно.
rules-turnOf = { $side } ходят.
rules-decision = Место { $seat }: { $action }
rules-decisionRefused = Месту { $seat } нельзя: { $action }

## Analysis

analysis-title = Анализ: { $game }
analysis-open = Анализ
analysis-openBoard = Доска для анализа
analysis-loading = Расставляем доску…
analysis-players = { $first } — { $second }
analysis-nothing = По этому адресу нет сыгранной партии. Анализировать партию можно, когда она закончена.
analysis-broken = Эту ссылку показать не удалось, поэтому здесь обычная расстановка. { $why }
analysis-engine = Движок
analysis-engineOn = Включить движок
analysis-engineOff = Выключить движок
analysis-lines = Линии
analysis-depth = глубина { $depth }
analysis-thinking = Думает…
analysis-toGame = Перейти к партии
analysis-noEngine = Движок выключен.
analysis-over = Здесь партия окончена.
analysis-playLine = Сыграть { $action }: { $score }
analysis-moves = Ходы
analysis-start = Начало
analysis-noMoves = Сделайте ход на доске или импортируйте партию ниже.
analysis-variation = Вариант
analysis-promote = Сделать главным
analysis-delete = Удалить отсюда
analysis-deleted = Ход { $action } и всё после него удалено.
analysis-undo = Вернуть
analysis-comment = Комментарий к ходу { $action }
analysis-commentStart = Комментарий к началу
analysis-keys = ← → шаг, ↑ ↓ сменить вариант, Home и End — к краям
analysis-flip = Перевернуть доску
analysis-review = Проанализировать партию
analysis-reviewAgain = Проанализировать снова
analysis-reviewing = Анализируем ход { $number } из { $of }…
analysis-cancel = Отмена
analysis-graph = Оценка партии
analysis-graphAt = После хода { $number }, { $action }: { $score }
analysis-graphStart = В начале: { $score }
analysis-graphUnknown = Ещё не оценено
analysis-graphText = Текстом
analysis-mistakes = Ошибки сторон
analysis-side = Сторона

fault-inaccuracy = Неточность
fault-mistake = Ошибка
fault-blunder = Грубая ошибка
fault-inaccuracies = Неточности
fault-mistakes = Ошибки
fault-blunders = Грубые ошибки
fault-better = { $fault }. Лучше было { $action }: { $score }.
fault-plain = { $fault }.

score-equal = Примерно равно
score-slightly = Чуть лучше: { $side } ({ $points })
score-better = Лучше: { $side } ({ $points })
score-winning = { $side } выигрывают ({ $points })
score-won = { $side } победили
score-drawn = Ничья
score-wins = { $side } выигрывают (ходов: { $moves })
score-winsWithin = { $side } выигрывают (ходов не больше { $moves })

analysis-share = Импорт и экспорт
analysis-position = Позиция
analysis-copyPosition = Копировать позицию
analysis-copyLink = Копировать ссылку на весь анализ
analysis-copyPositionLink = Копировать ссылку на позицию
analysis-copyText = Копировать ходы текстом
analysis-saveRecord = Сохранить запись
analysis-saveText = Сохранить текстом
analysis-savePng = Картинка (PNG)
analysis-saveSvg = Картинка (SVG)
analysis-edit = Изменить позицию
analysis-copied = Скопировано.
analysis-notCopied = Браузер не даёт копировать. Выделите текст и скопируйте вручную.
analysis-importHint = Вставьте запись, ходы, позицию или ссылку; или выберите файл.
analysis-importFile = Выбрать файл
analysis-importBegin = Импортировать
analysis-imported = Импортировано.
analysis-emptyImport = Импортировать пока нечего: вставьте текст или выберите файл.
analysis-noTree = Варианты в этой записи повреждены, поэтому импортирована только сама партия. { $why }
analysis-badGame = Это текст из игры «{ $name }», которой здесь нет.
analysis-badOption = В тексте указана настройка «{ $name }», которой нет в игре «{ $game }».
analysis-badTag = Строка { $line }: тег должен выглядеть как [Name "value"].
analysis-openComment = Строка { $line }: комментарий, открытый здесь знаком { "{" }, не закрыт знаком { "}" }.
analysis-noMove = Строка { $line }: вариант в ( ) должен следовать за ходом.
analysis-notOpen = Строка { $line }: есть ) без парной (.
analysis-notClosed = Строка { $line }: открытая здесь ( не закрыта.
analysis-badLink = Ссылка повреждена: часть её пропала.
analysis-importFault = Импортировать не удалось. { $why }

## The position editor

editor-title = Редактор позиции: { $game }
editor-open = Редактор позиции
editor-board = Доска редактора. { $game }
editor-keys = Стрелки передвигают, Enter ставит или берёт, q и e поворачивают, Delete убирает
editor-palette = Фигуры
editor-move = Двигать
editor-moveHint = Перетаскивайте фигуры или нажмите на фигуру, затем на клетку.
editor-turnHint = Нажмите ещё раз, чтобы повернуть.
editor-remove = Убрать
editor-removeHint = Нажимайте на фигуры, чтобы убрать их с доски.
editor-placeHint = Нажимайте на клетки, чтобы поставить: { $piece }.
editor-turnLeft = Повернуть влево
editor-turnRight = Повернуть вправо
editor-sideToMove = Чей ход
editor-pool = Погибшие фигуры
editor-poolOf = Погибшие фигуры: { $side }
editor-more = Добавить: { $piece }
editor-less = Убрать: { $piece }
editor-counts = Счётчики
editor-quiet = Ходов без событий
editor-ply = Сыграно ходов
editor-starts = Начальные позиции
editor-chooseStart = Выбрать…
editor-start = { $option }: { $value }
editor-clear = Очистить доску
editor-undo = Отменить
editor-text = Позиция текстом
editor-checking = Проверяем…
editor-good = Позиция корректна
editor-over = Позиция корректна, но партия в ней уже закончена. { $why }
editor-faults = Сначала исправьте:
editor-play = Играть отсюда
editor-analyse = Анализ
editor-share = Копировать ссылку
editor-shared = Скопировано
