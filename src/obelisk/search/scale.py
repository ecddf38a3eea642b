"""The scale of scores, and the other numbers that all parts of the search agree on.

Scores are for the side to act, in hundredths of the game's smallest piece.
"""

WIN = 30000  # the score of a game won at the root; each ply on the way costs one
CERTAIN = WIN - 1000  # beyond this the end is certain
MOST = 20000  # no evaluation is beyond this
BEATEN = MOST - 500  # beyond this a side is as good as beaten, though nobody has proved it
WIN_AT_ONCE = 20000  # the promise of an action that surely wins

NONE = 0xFFFF  # no action has this number
UNKNOWN = -32768  # no score has this value
LEFT_OUT = 127  # the depth reduction of an action that is not searched at all
MANY = 255  # the repetition count of a position that occurs twice in one line
