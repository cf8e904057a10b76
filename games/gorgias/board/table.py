"""What all parts of the picture share: the view, the canvas and where things are."""

from dataclasses import dataclass

from games.gorgias.view import GorgiasView
from games.picture.canvas import MARGIN, WIDTH, Canvas

HEIGHT = 1180
CARD_W, CARD_H, GAP = 214, 214, 14.5
TOP_STRIP, TOP_CARDS, LANE, LOW_CARDS, LOW_STRIP = 126, 222, 436, 512, 736
"""Upper edges, from above: name and dice, cards, what is taken, cards, name and dice."""
PANELS, PANEL_H, FOOT = 836, 288, 1152
SIDE_W, STOCK_W = 346, 404
STOCK_X, RIGHT_X = MARGIN + SIDE_W + 16, WIDTH - MARGIN - SIDE_W


@dataclass(frozen=True, slots=True)
class Table:
    """One picture in the making."""

    canvas: Canvas
    view: GorgiasView
    names: tuple[str, ...]
    low: int
    """The seat whose cards are the lower row."""

    @property
    def arranging(self) -> bool:
        """Whether the shields are up."""
        return self.view.phase == "arranging"

    def cards_y(self, seat: int) -> int:
        """Upper edge of a seat's row of cards."""
        return LOW_CARDS if seat == self.low else TOP_CARDS

    @staticmethod
    def card_x(card: int) -> float:
        """Left edge of a card."""
        return MARGIN + card * (CARD_W + GAP)


def ground(canvas: Canvas) -> None:
    """What never changes: the border and the three panels."""
    canvas.meander(14)
    for x, w in ((MARGIN, SIDE_W), (STOCK_X, STOCK_W), (RIGHT_X, SIDE_W)):
        canvas.box(x, PANELS, w, PANEL_H, 16, canvas.palette.panel, canvas.palette.line)
