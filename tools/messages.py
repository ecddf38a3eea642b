"""Write down the messages that a server may send: their codes, arguments and English sentences.

python tools/messages.py > docs/messages.md
"""

from __future__ import annotations

from obelisk.core.words import WORDS
from obelisk.server.schema import messages

HEAD = """# Messages

A refusal, a fault and the end of a game come as a code with arguments; clients say them in any
language. [The API](api.md#what-is-refused) tells how they are sent. Code and arguments are stable;
the English sentence may change. `python tools/messages.py` writes this page, and `x-messages` in
`/api/openapi.json` holds the same.

An argument is text, a number, or an object with one of these keys: `piece` (its `kind`, and `side`
and `square` or null), `side`, `seat` (a number), `message` (`code` and `args`), `list` (arguments,
with `join`: `and`, `or` or `none`).
"""


def table() -> str:
    """The page."""
    owner = ""
    lines = [HEAD]
    for code, (arguments, english) in messages().items():
        if WORDS.owner_of(code) != owner:
            owner = WORDS.owner_of(code) or ""
            lines.append(f"\n## {owner}\n\n| code | arguments | in English |\n|---|---|---|\n")
        said = " ".join(english.split()).replace("|", "\\|")
        names = ", ".join(f"`{name}`" for name in arguments)
        lines.append(f"| `{code}` | {names} | {said} |\n")
    return "".join(lines)


if __name__ == "__main__":
    print(table(), end="")
