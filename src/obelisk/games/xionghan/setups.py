"""The start positions of Xionghan chess. XH-4 to XH-6"""

SETUPS = {
    "full": "sdjtl1w1ltjds/2rnbakabnr2/13/1c9c1/p1p1p1p1p1p1p/x11x/13/X11X/P1P1P1P1P1P1P/1C9C1/13/2RNBAKABNR2/SDJTL1W1LTJDS r - 0 0",
    "classic": "s1r1l3l1r1s/3nbakabn3/13/1c9c1/p1p1p1p1p1p1p/x11x/13/X11X/P1P1P1P1P1P1P/1C9C1/13/3NBAKABN3/S1R1L3L1R1S r - 0 0",
    "classic_row1": "s3l3l3s/2rnbakabnr2/13/1c9c1/p1p1p1p1p1p1p/x11x/13/X11X/P1P1P1P1P1P1P/1C9C1/13/2RNBAKABNR2/S3L3L3S r - 0 0",
    "document_literal": "sdrtldwdltrds/3nbakabn3/13/1c9c1/p1p1p1p1p1p1p/x11x/13/X11X/P1P1P1P1P1P1P/1C9C1/13/2RNBAKABNR2/SDJTL1W1LTJDS r - 0 0",
}
