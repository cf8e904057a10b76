"""The files in TOML or JSON by which a match's host sets game options: a check before parsing, and the parser.

`tomllib` takes time quadratic in the number of parts of a dotted key, and both parsers recurse into nested values. So
size and depth are checked first, in linear time, and the parser runs in a worker process. That process imports this
module and therefore not discord.py. `bot.interactions.uploads` puts all of this together.
"""

import json
import re
import tomllib
from typing import Any

MAX_BYTES = 16 * 1024
"""Maximum size of a file in bytes."""
MAX_DEPTH = 8
"""Maximum number of brackets inside one another, and of dots in one key."""
KINDS = ("toml", "json")

# Strings and comments are skipped whole. Where the parsers read them in another way, the file is malformed there and
# they stop, so nothing can hide behind them. Each alternative is linear: no two of its branches match the same text.
_TOKEN = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*(?:"{3,5})?'  # up to two of the last quotes are part of the text
    r"|'''(?:[^']|'(?!''))*(?:'{3,5})?"
    r'|"(?:[^"\\\n]|\\.)*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*"
    r"|[.,=\n{}\[\]]",
    re.DOTALL,
)


def is_too_deep(text: str) -> bool:
    """Return True if an option file is nested so deeply that parsing it might take too long or overflow the stack.

    That is: more than `MAX_DEPTH` nested brackets, or more than `MAX_DEPTH` dots in one key. Unlike the parsers of TOML
    and JSON, this takes time linear in the text.
    """
    nested = dots = 0
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token == ".":
            dots += 1
        elif token in "[{":
            nested, dots = nested + 1, 0
        elif token in "]}":
            nested, dots = nested - 1, 0
        elif token in ",=\n":
            dots = 0
        if nested > MAX_DEPTH or dots > MAX_DEPTH:
            return True
    return False


def parse(kind: str, text: str) -> Any:
    """Parse an option file, and return its content as Python values.

    The caller has checked its size and depth before. Even so, call this function in a worker process.

    Args:
        kind: "toml" or "json".
        text: The content of the file.

    Raises:
        ValueError: The file is malformed; the message says how.
    """
    try:
        return tomllib.loads(text) if kind == "toml" else json.loads(text)
    except RecursionError:
        raise ValueError from None
    except ValueError as error:  # the parsers' own errors are not all fit to be sent to another process
        raise ValueError(str(error)) from None
