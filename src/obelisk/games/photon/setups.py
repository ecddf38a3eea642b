"""Photon's start positions, by preset. The first is its own half-turn with colours exchanged."""

# PH-2
SETUPS = {
    "document": "4K5/2S31B22S32/3M22M33/10/10/10/10/3m12m43/2s12b21s12/5k4 r 0 0",
    "literal": "4K5/2S31B22S32/3M22M33/10/10/10/10/3m12m43/2s12b21s12/5k4 r 0 0",
    "face": "4K5/2S31B22S32/3M22M33/10/10/10/10/3m12m43/2s12b21s12/5k4 r 0 0",
    "origin": "4K5/2S31B22S32/3M22M13/10/10/10/10/3m12m23/2s12b21s12/5k4 r 0 0",
}
