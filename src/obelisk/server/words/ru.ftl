## Why something is refused, in general

server-error-invalid = Запрос непонятен.
server-error-illegal = Правила этого не позволяют.
server-error-not-found = Здесь такого нет.
server-error-not-yours = У вас нет на это права.
server-error-not-now = Сейчас это невозможно.
server-error-too-late = Для этого уже поздно.
server-error-too-many = Слишком часто. Подождите немного и попробуйте снова.
server-error-too-large = Слишком много данных за один раз.
server-error-sign-in = Обновите страницу или войдите.
server-error-taken = Это или похожее имя уже занято.
server-error-foreign = Запрос пришёл с другого сайта. Откройте страницу этого.
server-error-unavailable = Сервер занят или перезапускается. Попробуйте чуть позже.
server-error-fault = На сервере что-то пошло не так. Ошибка записана.
server-error-offline = Сервер недоступен.
