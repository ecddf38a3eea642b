## What players cannot do

search-seed = { $given } — не зерно. Нужно целое число или None.
search-no-position = { $given } — не состояние и не взгляд, в котором видна позиция.
search-no-seat = { $given } — не взгляд какого-либо места.
search-not-enough = По одному только { $given } не видно, что можно сыграть.
search-impossible-view = { $given } — взгляд, которого не бывает ни в одной партии.
search-game-over = Партия окончена, выбирать нечего.
search-limits = { $given } — не ограничения. Передайте Limits(time=…, nodes=…, depth=…).
search-style = Стиля { $given } нет. Выберите { $known }.
search-threads = Число потоков не может быть { $count }. Нужен хотя бы один.
search-other-game = Этот игрок — для игры «{ $own }», а не «{ $other }».
