"""A bot in thirty lines: lines of JSON come in, and lines of JSON go out; docs/protocol.md tells the rest.

    footplate sim volldampf --players 3 --bots mine='python3 examples/bot.py'

It takes what brings it most against its price and what others gain; of equals one by the luck it is given.
"""

import json
import random
import sys


def worth(option, seat):
    gains = option["gains"] or [0]
    mine = gains[seat] if len(gains) > seat else 0
    others = (sum(gains) - mine) / max(1, len(gains) - 1)
    return mine - others - (option["price"] or 0) / 10


def choose(message):
    values = [worth(option, message["seat"]) for option in message["options"]]
    best = [number for number, value in enumerate(values) if value == max(values)]
    return random.Random(message["seed"]).choice(best)


for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    elif message["kind"] == "decide":
        print(json.dumps({"id": message["id"], "choice": choose(message)}), flush=True)
