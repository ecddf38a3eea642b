"""Words that games share, apart from what needs kernels: a catalogue must load at once."""

LASER_FORMS = """\
  h2g1         move (or swap) from h2 to g1
  h2+  h2-     turn the piece on h2 clockwise, counter-clockwise
  draw  pass  swap   where the rules of the game have them
"""
