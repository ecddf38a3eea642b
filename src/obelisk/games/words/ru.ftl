## Games that are asked for

games-unknown = Игры «{ $given }» нет. Есть { $known }.
games-unknown-close = Игры «{ $given }» нет. Может быть, «{ $close }»? Есть { $known }.

## Games that cannot be used

games-left-out = Игра «{ $name }» из пакета { $owner } пропущена. { $why }
games-more = И ещё ошибок: { $count }.
games-package-left-out = Игры из пакета { $owner } пропущены: { $error }
games-name-taken = Игра с таким именем уже есть в пакете { $other }. Выберите другое имя.
games-name = Её имя должно состоять из строчных латинских букв и цифр, слова соединяются дефисом, всего не больше { $most } знаков.
games-entry-point = Её точка входа — «{ $given }». Пишите пакет:Класс.
games-module-missing = Её точка входа называет модуль { $module }, которого нет.
games-import = Не удаётся импортировать { $module }: { $error }
games-class-missing = В { $module } нет класса { $name }.
games-class-count = В { $module } классов игр — { $count }. Должен быть ровно один.
games-creating = Не удаётся создать игру: { $error }
games-class-kind = { $given } — не игра. Наследуйте класс от BoardGame, HiddenGame или Game.
games-contract-missing = В { $type } не указан контракт. Напишите contract = { $contract }.
games-contract-other = Она написана для версии { $given } контракта игр, а у этого Obelisk версия { $contract }. Установите версии, которые подходят друг другу.
games-id = В { $type } указано id = { $given }, а игра зарегистрирована как «{ $name }». Имя должно быть одно.
games-no-art = В art нет набора фигур. Напишите art = {"{"}"standard": "pieces.svg"{"}"}.
games-abstract = В { $type } не реализовано: { $names }.
games-part = Не удаётся построить { $part } игры: { $error }
games-module = Не удаётся импортировать { $module }: { $error }
games-function = В { $module } нет функции { $function }.

## The folder of a game

games-file-missing = Нет файла { $file }.
games-file-utf8 = { $file } — не текст в UTF-8.
games-file-unreadable = Не удаётся прочесть { $file }: { $error }
games-file-json = { $file } — не JSON: { $error }
games-examples = В examples.json нет списка cases. Там { $given }.
games-too-large = Раздаваемые файлы занимают { $size } байт. Допустимо не больше { $most }.
games-art-missing = Нет файла { $file }, который назван в art для набора «{ $set }».
games-art-declaration = В { $file } есть объявление вроде <!DOCTYPE>. Начните с <svg>.
games-art-xml = { $file } — не XML: { $error }
games-art-svg = { $file } — не рисунок SVG. Начните с <svg xmlns='http://www.w3.org/2000/svg'>.
games-art-element = В { $file } есть элемент <{ $element }>. Допустимы только фигуры, текст и градиенты.
games-art-handler = В { $file } есть обработчик событий { $name }. Рисунок ничего не должен выполнять.
games-art-style = В { $file } есть атрибут style, а страницы его не учитывают. Используйте fill, stroke и подобные.
games-art-reference = { $file } ссылается на { $target }. Ссылаться можно только на части самого файла: #id.
