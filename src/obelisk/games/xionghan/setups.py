"""The start positions of Xionghan chess, XH-4 to XH-6, and positions that refuse an action."""

SETUPS = {
    "full": "sdjtl1w1ltjds/2rnbakabnr2/13/1c9c1/p1p1p1p1p1p1p/x11x/13/X11X/P1P1P1P1P1P1P/1C9C1/13/2RNBAKABNR2/SDJTL1W1LTJDS r - 0 0",
    "classic": "s1r1l3l1r1s/3nbakabn3/13/1c9c1/p1p1p1p1p1p1p/x11x/13/X11X/P1P1P1P1P1P1P/1C9C1/13/3NBAKABN3/S1R1L3L1R1S r - 0 0",
    "classic_row1": "s3l3l3s/2rnbakabnr2/13/1c9c1/p1p1p1p1p1p1p/x11x/13/X11X/P1P1P1P1P1P1P/1C9C1/13/2RNBAKABNR2/S3L3L3S r - 0 0",
    "document_literal": "sdrtldwdltrds/3nbakabn3/13/1c9c1/p1p1p1p1p1p1p/x11x/13/X11X/P1P1P1P1P1P1P/1C9C1/13/2RNBAKABNR2/SDJTL1W1LTJDS r - 0 0",
}

# Positions with an action that is refused there, each for another reason.
REFUSED = (
    ("13/5k7/13/13/4w8/13/13/13/4R8/13/13/7K5/13 r", "e5e6"),
    ("13/5k7/13/13/4pd7/13/13/13/4R8/13/13/7K5/13 r", "e5e9"),
    ("13/5k7/13/13/4p8/13/13/5d7/4R8/13/13/7K5/13 r", "e5e9"),
    ("13/5k7/13/13/13/13/13/4P8/5p7/3S9/13/7K5/13 r", "d4g7"),
    ("13/5k7/13/13/13/13/13/4p8/4p8/3L9/13/7K5/13 r", "d4e5"),
    ("13/7k5/13/13/7P5/13/13/13/13/13/13/7K5/R12 r", "h9g9"),
    ("13/5k7/13/13/13/13/13/13/4P8/13/13/7K5/R12 r", "e5d5"),
    ("13/5k7/13/13/13/13/13/13/4B8/13/13/7K5/R12 r", "e5e7"),
    ("13/5k7/13/13/13/13/13/13/4A8/13/13/7K5/X12 r", "e5e7"),
    ("13/5k7/13/13/13/13/13/13/4A8/13/5A7/7K5/X12 r", "f3f4"),
    ("13/5k7/13/13/13/13/13/13/8K4/13/13/13/R12 r", "i5h6"),
    ("13/5k7/13/13/13/13/13/13/8K4/13/13/13/X12 r", "a1c1"),
    ("13/5k7/13/13/13/13/13/13/8K4/13/13/13/R12 r P", "P@b5"),
    ("13/5k7/13/13/4P8/13/13/13/8K4/13/13/13/R12 r N", "e9e10=R"),
    ("13/5k7/13/13/2T10/13/13/13/8K4/13/13/13/R12 r", "刺十一进九兑"),
)
