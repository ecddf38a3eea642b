"""The players of Starclaim: plain opponents, and the strategist with what it works from."""
