## What players cannot do

search-seed = { $given } is not a seed. It must be a whole number or None.
search-no-position = { $given } is neither a state nor a view that shows its position.
search-no-seat = { $given } is not the view of a seat.
search-not-enough = { $given } alone does not show what can be played.
search-impossible-view = { $given } is not a view of any possible game.
search-game-over = The game is over, so there is nothing to choose.
search-limits = { $given } is not a set of limits. Pass Limits(time=…, nodes=…, depth=…).
search-style = There is no style { $given }. Choose { $known }.
search-threads = The number of threads cannot be { $count }. It must be at least 1.
search-other-game = This player is for { $own }, not for { $other }.
