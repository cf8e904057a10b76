"""Broken laws: what a law raises, with what was seen."""


class Broken(AssertionError):
    """A law does not hold; the message says what was seen instead. `law` is put in by who asked."""

    law: str = ""


def differing(a: object, b: object, path: str = "") -> str:
    """Where two JSON-like values first part: «players[1].hand[0]: 3, not 4»."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(k for k in b if k not in a)]:
            if key not in a or key not in b:
                return f"{path}.{key} is on one side only".lstrip(".")
            if a[key] != b[key]:
                return differing(a[key], b[key], f"{path}.{key}")
    if isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return differing(x, y, f"{path}[{i}]")
    return f"{path.lstrip('.') or 'the whole'}: {_short(a)}, not {_short(b)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 160 else text[:157] + "..."
