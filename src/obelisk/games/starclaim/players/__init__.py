"""The players of Starclaim: three plain ones, and the strategist with what it works from."""
