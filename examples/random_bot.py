"""A bot that plays any game at random.

obelisk match khet "json:python examples/random_bot.py" simple --games 4
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        print("I play", message["game"], "on seat", message["seat"], file=sys.stderr)
    elif message["type"] == "turn":
        move = random.choice(message["legal_moves"])
        print(json.dumps({"type": "move", "move": move}), flush=True)
