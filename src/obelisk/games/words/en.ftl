## Games that are asked for

games-unknown = There is no game '{ $given }'. The games are { $known }.
games-unknown-close = There is no game '{ $given }'. Did you mean '{ $close }'? The games are { $known }.

## Games that cannot be used

games-left-out = Game '{ $name }' from { $owner } is left out. { $why }
games-more = There { $count ->
    [one] is { $count } more fault
   *[other] are { $count } more faults
 }.
games-package-left-out = The games from { $owner } are left out: { $error }
games-name-taken = { $other } already has a game of this name. Choose another.
games-name = Its name must be words of lower-case letters and digits, joined by hyphens, with at most { $most } characters.
games-entry-point = Its entry point is '{ $given }'. Write package:Class.
games-module-missing = Its entry point names the module { $module }, which does not exist.
games-import = Importing { $module } raises { $error }
games-class-missing = { $module } has no class { $name }.
games-class-count = { $module } defines { $count } game classes. It must define exactly one.
games-creating = Creating the game raises { $error }
games-class-kind = { $given } is not a game. Derive a class from BoardGame, HiddenGame or Game.
games-contract-missing = { $type } does not state its contract. Write contract = { $contract }.
games-contract-other = It is written for version { $given } of the game contract, but this Obelisk has version { $contract }. Install versions that match.
games-id = { $type } has id = { $given }, but the game is registered as '{ $name }'. Give both the same name.
games-no-art = art names no set of pieces. Write art = {"{"}"standard": "pieces.svg"{"}"}.
games-abstract = { $type } does not implement { $names }.
games-part = The { $part } of the game cannot be built: { $error }
games-module = { $module } cannot be imported: { $error }
games-function = { $module } has no function { $function }.

## The folder of a game

games-file-missing = { $file } is missing.
games-file-utf8 = { $file } is not UTF-8 text.
games-file-unreadable = { $file } cannot be read: { $error }
games-file-json = { $file } is not JSON: { $error }
games-examples = examples.json has no list of cases. It holds { $given }.
games-too-large = The files to serve take { $size } bytes. At most { $most } are allowed.
games-art-missing = { $file } is missing, although the set '{ $set }' in art names it.
games-art-declaration = { $file } has a declaration such as <!DOCTYPE>. Begin with <svg>.
games-art-xml = { $file } is not XML: { $error }
games-art-svg = { $file } is not an SVG drawing. Begin with <svg xmlns='http://www.w3.org/2000/svg'>.
games-art-element = { $file } has the element <{ $element }>. Use only shapes, text and gradients.
games-art-handler = { $file } has the event handler { $name }. A drawing must not run anything.
games-art-style = { $file } has a style attribute, which pages ignore. Use fill, stroke and so on.
games-art-reference = { $file } refers to { $target }. It may only refer to its own parts, as in #id.
