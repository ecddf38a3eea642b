## Why something is refused, in general

server-error-invalid = Не удалось понять запрос.
server-error-illegal = Правила этого не позволяют.
server-error-not-found = Здесь ничего нет.
server-error-not-yours = Вам это недоступно.
server-error-not-now = Сейчас это невозможно.
server-error-too-late = Уже слишком поздно.
server-error-too-many = Слишком много запросов. Подождите немного и попробуйте снова.
server-error-too-large = Слишком большой объём данных.
server-error-sign-in = Обновите страницу или войдите.
server-error-taken = Это имя или похожее уже занято.
server-error-foreign = Запрос пришёл с чужого сайта. Воспользуйтесь страницей этого сайта.
server-error-unavailable = Сервер занят или перезапускается. Попробуйте чуть позже.
server-error-fault = На сервере произошла ошибка. Она записана в журнал.
server-error-offline = Нет связи с сервером.

server-mistake = { CAP($what) }.
server-mistake-at = { $place }: { $what }.
server-too-deep = Слишком глубокая вложенность.
server-nothing-here = По этому адресу ничего нет.
server-failed = Произошла ошибка. Она записана в журнал.
server-database-lost = База данных не отвечает, ничего не изменено. Повторите через { $seconds } с.
server-body-size = Запрос может занимать не больше { $most } байт.
server-body-time = Запрос не был получен целиком за { $seconds } с.
server-address = В адресе недопустимый символ.
server-host = Этот сервер не отвечает на имя «{ $host }». Откройте его по IP-адресу или как localhost либо попросите администратора задать OBELISK_ORIGIN.
server-foreign = Запрос пришёл с чужого сайта. Воспользуйтесь страницей этого сайта.

## Too much

server-limit-requests = Слишком много запросов. Попробуйте через { $seconds } с.
server-limit-guests = С вашего адреса слишком много новых гостей. Попробуйте через { $seconds } с.
server-limit-guests-a-day = С вашего адреса сегодня слишком много новых гостей. Попробуйте через { $seconds } с.
server-limit-accounts = С вашего адреса слишком много новых учётных записей. Попробуйте через { $seconds } с.
server-limit-sign-in = Слишком много попыток входа. Попробуйте через { $seconds } с.
server-limit-connections = Слишком много соединений. Попробуйте через { $seconds } с.
server-limit-lines = Слишком много вариантов для расчёта. Попробуйте через { $seconds } с.
server-limit-past = Слишком много запросов прошлых ходов. Попробуйте через { $seconds } с.
server-limit-passwords = Слишком много неверных паролей для этого имени. Попробуйте через { $seconds } с.
server-limit-names = Вы слишком часто меняете имя. Попробуйте через { $seconds } с.
server-limit-tokens = Слишком много новых ключей. Попробуйте через { $seconds } с.
server-limit-matches = Вы начали слишком много партий. Попробуйте через { $seconds } с.
server-limit-matches-a-day = Сегодня вы начали слишком много партий. Попробуйте через { $seconds } с.
server-limit-commands = Слишком быстро. Попробуйте через { $seconds } с.
server-limit-chat = Вы пишете слишком быстро. Попробуйте через { $seconds } с.
server-limit-analysis = Слишком много позиций для анализа. Попробуйте через { $seconds } с.
server-limit-messages = Слишком много сообщений. Попробуйте через { $seconds } с.
server-at-once-connections =
    { $most ->
        [one] С одного адреса возможно не больше { $most } соединения.
       *[other] С одного адреса возможно не больше { $most } соединений.
    }
server-at-once-lines = 
    { $most ->
        [one] Для одного адреса можно одновременно рассчитывать не больше { $most } варианта.
       *[other] Для одного адреса можно одновременно рассчитывать не больше { $most } вариантов.
    }
server-at-once-analysis =
    { $most ->
        [one] Одновременно можно вести не больше { $most } анализа.
       *[other] Одновременно можно вести не больше { $most } анализов.
    }
server-desk-full = Сервер занят. Попробуйте через { $seconds } с.
server-match-busy = В этой партии слишком много действий сразу. Попробуйте ещё раз.
server-sign-in-busy = Сейчас входит слишком много людей. Попробуйте чуть позже.

## Who you are

server-stranger = Обновите страницу или войдите. (Программам: сначала запросите /api/me.)
server-needs-account = Для этого нужна учётная запись: достаточно имени и пароля.
server-bot-needs-account = Боту нужна учётная запись.
server-has-account = У вас уже есть учётная запись. Выйдите, чтобы создать другую.
server-wrong-password = Неверное имя или пароль.
server-password-variety = В пароле должно быть не меньше пяти разных символов.
server-password-name = Пароль не должен совпадать с именем.
server-no-person = Такого пользователя нет.
server-no-session = У вас нет такого сеанса. Возможно, он уже завершён.
server-no-token = У вас нет такого ключа. Возможно, он уже отозван.
server-most-tokens =
    { $count ->
        [one] У вас уже { $count } ключ. Сначала отзовите один.
        [few] У вас уже { $count } ключа. Сначала отзовите один.
       *[other] У вас уже { $count } ключей. Сначала отзовите один.
    }
server-token-invalid = Ключ недействителен. Возможно, его отозвали.
server-token-scope = У этого ключа нет права «{ $scope }».
server-token-for-play = Ключи служат только для игры. Чтобы сделать это, войдите с паролем.
server-name-taken = Имя «{ $name }» или похожее уже занято.
server-name-reserved = Имя «{ $name }» зарезервировано. Выберите другое.
server-name-invisible = В имени есть невидимые символы.
server-name-length = Длина имени — от { $least } до { $most } символов.
server-name-characters = В имени допустимы буквы, цифры, пробел и знаки -_.'·, но не { $wrong }.
server-name-empty = В имени нужна хотя бы одна буква или цифра.
server-name-accents = Надстрочные знаки ставятся только при буквах, не больше { $most } при одной.
server-name-script = Пишите имя одним алфавитом, например только кириллицей.

## Starting a game

server-no-game = Игры «{ $game }» здесь нет.
server-no-match = Такой партии нет. Проверьте ссылку.
server-match-unopened = Эту партию нельзя открыть.
server-game-of = { $game } (пакет { $package })
server-game-failed = Партия прервана из-за ошибки в игре «{ $game }».
server-look-raises = При просмотре возникает ошибка { $error }.
server-start-raises = При запуске возникает ошибка { $error }.
server-game-unopened = Эту партию нельзя открыть из-за ошибки в игре «{ $game }».
server-too-many-waiting =
    { $count ->
        [one] У вас уже { $count } неначатая партия, а можно не больше { $most }. Покиньте одну или дождитесь начала.
        [few] У вас уже { $count } неначатые партии, а можно не больше { $most }. Покиньте одну или дождитесь начала.
       *[other] У вас уже { $count } неначатых партий, а можно не больше { $most }. Покиньте одну или дождитесь начала.
    }
server-only-maker-invites = Приглашать может только создатель партии.
server-rated-needs-account = Для рейтинговой партии нужна учётная запись. Создайте её или играйте без рейтинга.
server-rated-with-engines = Партии с ботами не бывают рейтинговыми.
server-rated-position = Партии из заданной позиции не бывают рейтинговыми.
server-seats-count = 
    { $seats ->
        [one] В игре «{ $game }» { $seats } место, а не { $given }.
        [few] В игре «{ $game }» { $seats } места, а не { $given }.
       *[other] В игре «{ $game }» { $seats } мест, а не { $given }.
    }
server-seats-one = Можно занять только одно место.
server-seats-yours = Одно место должно быть вашим («me»).
server-seat-level = Место { $seat }: уровень нужен боту, и только ему.
server-seat-range = Места нумеруются от 0 до { $last }.
server-levels-seat = Место { $seat } занято.
server-notation = В игре «{ $game }» нет такой нотации, есть только { $notations }.
server-position-secret = Позиция раскрыла бы тайны игры «{ $game }». Начните партию сначала.
server-start = Начальная позиция не подходит.
server-start-over = В начальной позиции партия уже окончена.
server-position-over = В этой позиции партия окончена.
server-clock-most-days = На часах можно поставить не больше 30 дней.
server-clock-no-phases = Часы «{ $clock }»: в игре «{ $game }» нет фаз. Выберите action, main или days.
server-clock-secrets = Часы «main» раскрыли бы тайны игры «{ $game }». Выберите phases, action или days.
server-clock-time = Часы «{ $clock }»: время должно быть больше 0.
server-chat-for-many = Чат «{ $chat }»: личный чат бывает только в играх, где больше двух мест.
server-chat-closed = Чат «closed»: без перерывов никто не смог бы говорить. Выберите часы с перерывами или другой чат.
server-preview = Предпросмотр лучей бывает только в нерейтинговых партиях на двоих без скрытой информации.

## Taking a seat

server-match-full = Партия началась, свободных мест нет.
server-match-over = Партия окончена.
server-match-not-over = Партия ещё не окончена.
server-not-begun = Партия ещё не началась.
server-seats-open = Партия ещё не началась: есть свободные места.
server-has-seat = Вы уже занимаете место { $seat }.
server-no-free-seat = Для вас свободных мест нет.
server-no-seat = У вас нет места в этой партии.
server-seat-taken = Место { $seat } занято. Свободны: { $free }.
server-begun-resign = Партия началась. Можно сдаться или отменить её до второго хода.
server-only-maker-fills = Посадить ботов может только создатель партии.
server-only-maker-aborts = До начала отменить партию может только её создатель.
server-you-left = Вы вышли из-за стола. Сначала вернитесь на место.
server-no-bot = За вас не играет бот.
server-bot-takes-over = В этой игре за отсутствующего играет бот.

## Playing

server-not-your-turn = Сейчас не ваш ход.
server-table-talks = За столом идут переговоры. Отметьте, что готовы, или подождите.
server-nobody-waits = Никто не ждёт вашей готовности.
server-too-late-to-abort = Сыграно два хода. Можно сдаться или предложить ничью.
server-opponent-here = Соперник на месте.
server-opponent-away = Соперника нет на месте. Подождите ещё { $seconds } с.
server-draws-for-two = Ничья по согласию бывает только в играх на двоих.
server-no-draw-offered = Вам не предлагали ничью.
server-draw-offered = Вы уже предложили ничью. Предложить снова можно после вашего следующего хода.
server-takeback-casual = Брать ходы назад можно только в нерейтинговых партиях на двоих.
server-no-takeback-asked = Никто не просит вернуть ход.
server-takeback-asked = Вы уже попросили вернуть ход.
server-takeback-declined = 
    { $count ->
        [one] Вернуть ход вам отказали { $count } раз. Снова попросить можно после вашего следующего хода.
        [few] Вернуть ход вам отказали { $count } раза. Снова попросить можно после вашего следующего хода.
       *[other] Вернуть ход вам отказали { $count } раз. Снова попросить можно после вашего следующего хода.
    }
server-takeback-most =
    { $count ->
        [one] Вы уже { $count } раз просили вернуть ход. Больше в этой партии нельзя.
        [few] Вы уже { $count } раза просили вернуть ход. Больше в этой партии нельзя.
       *[other] Вы уже { $count } раз просили вернуть ход. Больше в этой партии нельзя.
    }
server-takeback-nothing = Вы ещё не ходили, возвращать нечего.
server-rematch-agreed = Вы уже согласились на реванш.
server-nothing-to-plan = Партия окончена, планировать нечего.

## Talking

server-talk-watchers = Пока идёт партия, зрители пишут только друг другу («watchers»).
server-talk-to = Игроки пишут всем («all»), игрокам («players») или отдельным местам.
server-talk-pauses = За этим столом игроки говорят только в перерывах.
server-talk-text = Напишите что-нибудь, но без управляющих символов.
server-talk-empty = В этой строке нет видимого текста.
server-talk-seats = Места нумеруются от 0 до { $last }.
server-private-players = Личный чат есть только у игроков.
server-private-pauses = Личный чат открыт только в перерывах игр, где больше двух мест.
server-mute-yourself = Свои сообщения скрыть нельзя.
server-most-muted = 
    { $count ->
        [one] Вы скрываете сообщения { $count } человека. Сначала снова покажите сообщения кого-нибудь из них.
       *[other] Вы скрываете сообщения { $count } человек. Сначала снова покажите сообщения кого-нибудь из них.
    }

## Studying

server-no-engines = На этом сервере нет движков.
server-in-progress = У вас идёт партия в игре «{ $game }». Движок выключен до её окончания.
server-record-secret = Партия ещё не окончена, её запись пока в тайне.
server-has-secrets = В игре «{ $game }» есть скрытая информация, её нельзя анализировать.
server-no-secrets = В игре «{ $game }» нет скрытой информации. Анализируйте её как обычно.
server-line-length =
    { $most ->
        [one] В варианте может быть не больше { $most } хода.
       *[other] В варианте может быть не больше { $most } ходов.
    }
server-line-action = Ход { $number }, { $action }:

## Commands of the operator

server-help-serve =
    Принимать людей, ботов и движки по HTTP и WebSocket.

    Чего нет в параметрах, берётся из переменных окружения в скобках. База данных создаётся и обновляется при запуске. SIGTERM останавливает сервер как положено.
server-help-work =
    Запустить движки для серверов с общей базой PostgreSQL.

    Запускайте на скольких угодно машинах; сами серверы тогда могут работать с --workers 0.
server-help-schema = Записать API сервера в формате OpenAPI, вместе с сообщениями сокетов.
server-help-password =
    Дать учётной записи новый пароль и напечатать его — для тех, кто забыл старый.

    Все сеансы учётной записи завершаются, ключи остаются. Сервер можно не останавливать.
server-help-backup = Скопировать базу SQLite целиком и без рассогласования, даже когда сервер работает.
server-help-host = Адрес, на котором принимать соединения (127.0.0.1). [OBELISK_HOST]
server-help-port = Порт; 0 — любой свободный (8000). [OBELISK_PORT]
server-help-database = postgresql://user@host/name; если не указано — SQLite в папке данных. [OBELISK_DATABASE]
server-help-data = Папка сервера; создаётся, если её нет (./obelisk-data). [OBELISK_DATA]
server-help-workers = Сколько движков думает одновременно; 0 — ни одного (ядер минус 1). [OBELISK_WORKERS]
server-help-typescript = Как типы для программы на TypeScript.
server-help-output = Записать в этот файл.
server-help-account = Имя учётной записи.
server-help-copy = Куда записать копию. Такого файла ещё не должно быть.
server-metavar-url = URL
server-metavar-address = АДРЕС

## What the operator reads

server-serving = Obelisk работает по адресу { $address }
server-thinking = Obelisk готов думать.
server-cannot-listen = Не удаётся принимать соединения на { $host }, порт { $port }: { $error }.
server-work-database = У движков и серверов общая база PostgreSQL. Укажите --database postgresql://…; с SQLite движки запускает сам сервер.
server-no-account = Учётной записи «{ $name }» нет.
server-backup-postgresql = Это для SQLite. Для PostgreSQL используйте pg_dump.
server-backup-missing = Базы данных { $file } нет.
server-backup-exists = Файл { $file } уже есть, он не будет перезаписан. Выберите другое имя.
server-backup-failed = Не удаётся скопировать { $source } в { $file }: { $error }

server-setting-whole = { $name }={ $given }: нужно целое число.
server-setting-flag = { $name }={ $given }: нужно 0 или 1.
server-setting-number = { $name }={ $given }: нужно число.
server-setting-port = Порта { $given } не бывает. Нужен порт от 0 (любой свободный) до 65535.
server-setting-workers = Движков не может быть { $given }. Укажите от 0 до 256.
server-setting-database = Адрес базы данных должен начинаться с postgresql:// или sqlite:///.
server-setting-origin = Адрес сайта (origin) { $given } не подходит. Нужно вроде https://games.example, и ничего после.
server-setting-limits = Значение limits { $given } не подходит. Нужно от 0 (без ограничений) до 1000.
server-setting-pace = Значение pace { $given } не подходит. Нужно от 0 до 10 секунд.
server-setting-metrics = Ключ для metrics слишком короткий. Нужно не меньше 16 символов.

server-folder-foreign = Папка { $file } принадлежит кому-то другому: { $error }
server-folder-unmade = Не удаётся создать папку { $file }: { $error }
server-file-unwritable = Не удаётся записать { $file }: { $error }
server-file-locked = { $file } использует другой сервер. Остановите его или перейдите на общую базу PostgreSQL.
server-file-unopened = Не удаётся открыть базу данных { $file }: { $error }
server-file-damaged = База данных { $file } повреждена ({ $error }). Восстановите резервную копию, см. «Backup and restore» в docs/server.md.
server-table-missing = В базе данных нет таблицы «{ $table }». База повреждена или принадлежит другой программе. Восстановите резервную копию, см. «Backup and restore» в docs/server.md.
server-database-newer = База данных принадлежит более новой версии. Запустите сервер этой версии или восстановите резервную копию, см. «Backup and restore» в docs/server.md.
server-database-unopened = Не удаётся открыть базу данных: { $error }

## The page on the server's health

server-health-ok = Всё в порядке.
server-health-unreachable = База данных недоступна. Партии ждут, пока она вернётся.
server-health-unwritable = Ничего нельзя записать. Возможно, диск полон; причина названа в журнале.
server-health-behind = Таблицы в базе данных не от этой версии. Перезапустите сервер.
server-health-version = версия
server-health-connections = соединения
server-health-running = идущие партии
server-health-waiting = партии, которые ждут игроков
server-health-action-time = 95 из 100 действий занимают не больше
server-health-programs = Программы начинают с { $address }.
