## Commands

terminal-help = Obelisk: настольные игры в одном месте. Попробуйте [bold]obelisk play khet[/].
terminal-help-games = Показать список игр или настройки одной игры.
terminal-help-show = Показать позицию: доску, чей ход и запись позиции.
terminal-help-play = Играть в терминале с компьютером или с другими людьми.
terminal-help-perft =
    Сосчитать последовательности действий заданной длины: обычная проверка правил игры.

    Последовательности, в которых партия кончается раньше, и требования ничьей не считаются.
terminal-help-replay =
    Показать сохранённую партию шаг за шагом или напечатать её запись.

    Без --seat видно всё, в том числе тайны.
terminal-help-warmup = Скомпилировать ядра всех игр сейчас, чтобы потом они запускались быстро.
terminal-help-bench = Сравнить скорости в одном прогоне и напечатать отношения.
terminal-help-match =
    Дать двум игрокам сыграть много партий и выяснить, кто сильнее.

    Каждый дебют играется дважды, с переменой мест. Результат — счёт и разница в рейтинге Эло с погрешностью. В играх больше чем на двоих первый игрок занимает одно место, каждый раз другое, и сообщается его среднее место в итоговой таблице.

    Игрок, который аварийно завершился, нарушил правила или перестал отвечать, проигрывает партию. При ограничениях по узлам или глубине та же команда играет те же партии. Ctrl-C останавливает матч и сообщает, что уже сыграно.
terminal-match-players =
    level=5 · level=8,threads=2,nodes=10000,depth=6,time=0.1 (секунд на решение)

    simple · random · в Starclaim random, cautious, heuristic

    "ugi:./engine --fast" · "json:python bot.py" (программа, см. docs/bots.md)
terminal-players = [bold]Игроки[/]
terminal-examples = [bold]Примеры[/]

## Arguments and options

terminal-help-game = Название игры. Список выводит «obelisk games».
terminal-help-game-first = Название игры. Если не указано — первая из списка «obelisk games».
terminal-help-one-game = Только эта игра.
terminal-help-options-of = Показать настройки этой игры.
terminal-help-option = Настройка правил. Можно указать несколько раз.
terminal-help-position = Начать с этой позиции.
terminal-help-letters = Рисовать буквы вместо китайских иероглифов.
terminal-help-notation = Как записывать действия: plain, а в xionghan ещё и chinese.
terminal-help-language = Язык всего, что выводит команда.
terminal-help-help = Показать эту справку и выйти.
terminal-help-svg = Записать рисунок SVG в этот файл.
terminal-help-theme = Цвета рисунка.
terminal-help-pieces = Набор фигур на рисунке, если в игре их несколько.
terminal-help-show-seat = Показать, что видно с этого места. Если не указано — что видят зрители.
terminal-help-against = Кто играет на остальных местах: computer, person или простой игрок этой игры, например random.
terminal-help-level = Сила компьютера, от 1 до 8.
terminal-help-seat = Ваше место. Первым ходит место 1. Укажите по одному для каждого человека у экрана.
terminal-help-people = Сколько людей играет у одного экрана, если в игре больше двух мест. 0 — только смотреть.
terminal-help-load = Продолжить сохранённую партию.
terminal-help-pace = Скорость рассказа о партии, которую вы смотрите: секунд на строку или slow, readable, fast, none. Enter — к следующей фазе.
terminal-help-seed = Начальное значение случайных чисел. С тем же значением партии те же.
terminal-help-depth = Длина последовательностей.
terminal-help-divide = Напечатать число для каждого первого действия.
terminal-help-bulk = Считать последний полуход, не играя его. Так быстрее.
terminal-help-file = Сохранённая партия.
terminal-help-text = Напечатать пронумерованный список действий.
terminal-help-step = Показать только этот шаг.
terminal-help-replay-seat = Показать, что можно было знать на этом месте. Места считаются с 1.
terminal-help-yardstick = Папка с эталонами на C. Нужен gcc.
terminal-help-previous = Папка src другой версии, с которой сравнивать.
terminal-help-rounds = Сколько раз измерять каждое сравнение.
terminal-help-first-player = Игрок, силу которого измеряют.
terminal-help-second-player = Его соперник. В играх больше чем на двоих занимает все остальные места.
terminal-help-match-games = Сколько партий сыграть; с --sprt — не больше стольких.
terminal-help-movetime = Миллисекунд на каждое решение.
terminal-help-nodes = Сколько позиций просматривать для каждого решения.
terminal-help-search-depth = Глубина каждого поиска.
terminal-help-sprt = Остановиться, как только станет ясно, какая из двух разниц в Эло вернее, с вероятностью ошибки 5 %.
terminal-help-openings = Файл с позицией или действиями в каждой строке либо число случайных полуходов.
terminal-help-save = Сохранять все партии в этой папке.
terminal-help-jobs = Сколько партий играть одновременно. Если не указано — по одной на ядро процессора.
terminal-help-plies = Более длинная партия — ничья.
terminal-default-plies = 500; больше чем на двоих — без ограничения

terminal-metavar-game = ИГРА
terminal-metavar-pair = ИМЯ=ЗНАЧЕНИЕ
terminal-metavar-text = ТЕКСТ
terminal-metavar-name = ИМЯ
terminal-metavar-who = КТО
terminal-metavar-pace = ТЕМП
terminal-metavar-file = ФАЙЛ
terminal-metavar-folder = ПАПКА
terminal-metavar-depth = ДЛИНА
terminal-metavar-player = ИГРОК
terminal-metavar-openings = ФАЙЛ|N
terminal-metavar-seconds = СЕКУНДЫ

## Around the help. VALUE is replaced.

terminal-usage = Использование:
terminal-usage-options = [ПАРАМЕТРЫ]
terminal-usage-command = КОМАНДА [АРГУМЕНТЫ]
terminal-panel-options = Параметры
terminal-panel-arguments = Аргументы
terminal-panel-commands = Команды
terminal-panel-error = Ошибка
terminal-default = [по умолчанию: VALUE]
terminal-required = [обязательно]

## A command line that is wrong

terminal-language-unknown = Языка «{ $given }» нет. Выберите { $known }.
terminal-usage-help = Как пользоваться командой, покажет «{ $command } --help».
terminal-usage-missing = Не хватает аргумента { $name }.
terminal-usage-no-command = Команды «{ $name }» нет.
terminal-usage-no-command-close = Команды «{ $name }» нет. Может быть, «{ $close }»?
terminal-usage-no-option = Параметра { $name } нет.
terminal-usage-no-option-close = Параметра { $name } нет. Может быть, { $close }?
terminal-usage-no-value = После { $name } нужно значение.
terminal-usage-extra = Лишнее в команде: { $given }
terminal-usage-wrong = { $name }: { $why }
terminal-usage-invalid = Неверное значение { $name }. Нужно { $wanted }.
terminal-usage-choice = одно из: { $choices }
terminal-usage-whole = целое число
terminal-usage-whole-from = целое число не меньше { $least }
terminal-usage-whole-range = целое число от { $least } до { $most }
terminal-usage-number = число
terminal-usage-number-from = число не меньше { $least }
terminal-usage-number-range = число от { $least } до { $most }

terminal-piece-sets = В игре «{ $game }» есть такие наборы фигур: { $known }.
terminal-notations = В игре «{ $game }» есть такие нотации: { $known }.
terminal-against = В «{ $game }» соперником может быть { $known }.
terminal-for-two = «{ $game }» — игра для двоих. Укажите --against person или одно место --seat.
terminal-not-for-two = «{ $game }» — не игра для двоих без тайн.
terminal-seats = Мест всего { $count }.
terminal-seat-range = В игре «{ $game }» места с 1 по { $last }.
terminal-people-seats = Указано --people { $people }, а мест в --seat — { $seats }.
terminal-pace = «{ $given }» — не темп. Укажите число секунд от 0 до { $most } или { $words }.
terminal-pace-unwatched = Темп есть только у партии, которую смотрят: больше чем на двоих и с --people 0.
terminal-text-secrets = Список действий раскрыл бы все тайны.
terminal-steps = Шагов в этой партии: { $count }.
terminal-no-elo = «{ $game }» — игра не для двоих, Эло в ней не считается.
terminal-sprt = «{ $given }» — не две разницы в Эло. Укажите сначала меньшую, например 0,10.
terminal-openings-seed = В игре «{ $game }» начало определяется случайными числами.
terminal-openings-two = Дебюты бывают только в играх для двоих.

terminal-file-missing = Нет такого файла или папки: { $file }
terminal-file-forbidden = Нет доступа: { $file }
terminal-file-failed = { $file }: { $why }

## Tables

terminal-column-game = игра
terminal-column-title = название
terminal-column-about = о чём она
terminal-column-option = настройка
terminal-column-values = значения
terminal-column-default = по умолчанию
terminal-column-meaning = что означает

## Positions

terminal-name = { $who }
terminal-name-cap = { CAP($who) }
terminal-none = ничего
terminal-to-act = Ходят: { $who }.
terminal-to-act-of = Ходят: { $who }, { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
 }.
terminal-over = Партия окончена.
terminal-over-because = Партия окончена. { $why }
terminal-lost = { CAP($who) }, потери: { $pieces }

## While something takes its time

terminal-preparing = Подготовка: { $game }
terminal-counting = Подсчёт
terminal-measuring = Измерение: { $game }
terminal-ready = { $game }: готово
terminal-thinking = { CAP($who) }: компьютер думает…

## A game

terminal-welcome = { $game }. Введите действие, например { $action }, или help.
terminal-goodbye = До свидания.
terminal-prompt-over = партия окончена
terminal-plays = { CAP($who) }: { $action }
terminal-drawn = Ничья. { $why }
terminal-wins = Победа: { $who }. { $why }
terminal-commands =
    actions      все возможные действия;  actions e4: только фигуры на e4
    undo         взять ход назад;  против компьютера — вместе с его ответом
    save ФАЙЛ    сохранить партию;  load ФАЙЛ: продолжить сохранённую
    picture ФАЙЛ сохранить доску как рисунок SVG
    history      действия с начала партии
    position     запись позиции
    resign       сдаться;  resign red: сдаются красные
    draw         потребовать ничью, если правила её дают, или предложить её сопернику
    new          начать новую партию;  quit: выйти
terminal-over-undo = Партия окончена. Введите new, чтобы начать новую, или undo, чтобы вернуться.
terminal-over-new = Партия окончена. Введите new, чтобы начать новую, или quit, чтобы выйти.
terminal-over-already = Партия уже окончена.
terminal-undo-start = Назад взять нечего: это начало.
terminal-resign-side = Стороны «{ $given }» нет. Введите «resign { $first }» или «resign { $second }».
terminal-resign-computer = За эту сторону ({ $who }) играет компьютер, а он не сдаётся.
terminal-draw-computer = Компьютер на ничью не соглашается. Играйте дальше или сдайтесь.
terminal-draw-offer = { CAP($who) } предлагают ничью. { CAP($other) }, согласны? (да/нет)
terminal-draw-declined = { CAP($other) } играют дальше.
# What may be typed to agree, in lower case
terminal-yes = да д yes y
terminal-file-needed = Какой файл? Введите { $command } ФАЙЛ.
terminal-saved = Сохранено: { $file }
terminal-drawn-to = Рисунок сохранён: { $file }
terminal-other-game = Это партия в игру «{ $game }». Продолжить её можно командой «obelisk play { $id } --load ФАЙЛ».

## A game for several people at one screen

terminal-table-mixed = { $game }. У экрана: { $people }. На остальных местах играет компьютер ({ $bots }). Что можно вводить, расскажет help.
terminal-table-people = { $game }. У экрана: { $people }. Что можно вводить, расскажет help.
terminal-table-bots = { $game }. На всех местах играет компьютер ({ $bots }).
terminal-clear = Нажмите Enter, чтобы очистить экран.
terminal-pass-on = Передайте экран игроку ({ $who }) и нажмите Enter.
terminal-commands-shared =
    map          показать карту ещё раз
    save ФАЙЛ    сохранить партию;  load ФАЙЛ: продолжить сохранённую
    picture ФАЙЛ сохранить то, что вы видите, как рисунок SVG
    history      список действий;  position: запись позиции; если в игре есть тайны — только после конца
    new          начать новую партию;  quit: выйти
terminal-undo-never = Здесь ходы назад не берут.
terminal-resign-never = В игре больше чем на двоих не сдаются. Чтобы выйти, введите quit.
terminal-draw-never = О ничьей договариваются только в играх на двоих.
terminal-secrets = Команда { $command } раскрыла бы тайны всех мест. Дождитесь конца партии.
terminal-saved-secrets = В файле тайны всех мест. Не заглядывайте в него.
terminal-drawn-for = Рисунок сохранён: { $file }. На нём то, что видит { $who }.
