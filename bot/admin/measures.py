"""Numbers in words."""

from bot.catalogue import say

KILO = 1000


def bytes_in_words(count: int) -> str:
    """Bytes as people say them: «1.2 MB»."""
    size = float(count)
    for unit in ("B", "kB", "MB", "GB"):
        if size < KILO or unit == "GB":
            break
        size /= KILO
    return say("measure.bytes", number=f"{size:.0f}" if unit == "B" else f"{size:.1f}", unit=unit)


def seconds_in_words(seconds: float) -> str:
    """A time as people say it: «40 s», «3 min», «5 h», «2 days»."""
    if seconds < 90:
        return say("measure.seconds", number=round(seconds))
    if seconds < 90 * 60:
        return say("measure.minutes", number=round(seconds / 60))
    if seconds < 48 * 3600:
        return say("measure.hours", number=round(seconds / 3600))
    return say("measure.days", number=round(seconds / 86400))
