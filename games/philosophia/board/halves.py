"""The map in two halves, each as wide as a whole picture, with all that lies around it in a picture of its own."""

from PIL import Image

from games.philosophia.board.geography import ACROPOLIS_TOP, MAP_BOTTOM, MAP_TOP
from games.picture.canvas import WIDTH

HALF = 700
"""So wide a half is on the whole map: the two overlap by what lies around Athens."""
AROUND, WEST, EAST = range(3)


def part_of(whole: Image.Image, number: int) -> Image.Image:
    """Title, Acropolis, timeline and players; the west; the east."""
    if number == AROUND:
        picture = Image.new("RGB", (WIDTH, whole.height - (ACROPOLIS_TOP - MAP_TOP) + 8))
        picture.paste(whole.crop((0, 0, WIDTH, MAP_TOP)), (0, 0))
        picture.paste(whole.crop((0, ACROPOLIS_TOP - 8, WIDTH, whole.height)), (0, MAP_TOP))
        return picture
    left = 0 if number == WEST else WIDTH - HALF
    half = whole.crop((left, MAP_TOP - 4, left + HALF, MAP_BOTTOM + 4))
    return half.resize((WIDTH, half.height * WIDTH // HALF), Image.Resampling.LANCZOS)
