"""Where things lie in the picture of the Greek world: places, land, rows. Pixels on a canvas 1200 wide."""

from games.philosophia.content import PLACE_NAMED, SIDES

MAP_TOP, MAP_BOTTOM = 88, 772
ACROPOLIS_TOP = 782
TIMELINE_TOP = 868
PLAYERS_TOP = 946

_AT = {
    "Pella": (330, 129),
    "Thasos": (520, 150),
    "Abdera": (735, 132),
    "Oracle of Dodona": (120, 205),
    "Larissa": (290, 233),
    "Mytilene": (885, 240),
    "Ithaca": (104, 315),
    "Oracle of Delphi": (270, 335),
    "Oracle of Trophonius": (470, 294),
    "Thebes": (585, 396),
    "Smyrna": (1080, 272),
    "Elis": (88, 428),
    "Corinth": (254, 438),
    "Megara": (420, 406),
    "Eleusis": (490, 509),
    "Ephesus": (1090, 378),
    "Samos": (905, 420),
    "Olympia": (99, 530),
    "Argos": (324, 536),
    "Piraeus": (651, 500),
    "Miletus": (1085, 482),
    "Delos": (835, 560),
    "Sounion": (671, 601),
    "Sparta": (225, 637),
    "Halicarnassus": (1087, 584),
    "Knossos": (540, 703),
    "Rhodes": (890, 668),
}
AT = {PLACE_NAMED[name]: at for name, at in _AT.items()}
"""The middle of every place: so far apart that six followers beside a school hide nothing of another place."""

ATHENS = (770, 470)

LAND = (
    # the mainland, from Epirus round Thrace down to Attica and along the gulf
    ((0, 108), (60, 96), (830, 96), (815, 160), (640, 184), (470, 180), (400, 230), (430, 262), (560, 262), (640, 320),
     (690, 392), (800, 440), (830, 520), (760, 650), (640, 655), (560, 560), (430, 552), (330, 470), (300, 388),
     (190, 392), (60, 280), (0, 240)),
    # the Peloponnese
    ((20, 400), (150, 388), (320, 392), (380, 470), (420, 560), (360, 610), (330, 700), (235, 716), (120, 660),
     (30, 570)),
    # Asia Minor
    ((1200, 150), (1010, 190), (985, 300), (1000, 440), (975, 520), (970, 630), (1120, 660), (1200, 640)),
    # Crete
    ((400, 690), (540, 658), (672, 680), (684, 738), (600, 764), (410, 752)),
)  # fmt: skip
ISLANDS = ((104, 322, 80, 46), (885, 246, 84, 44), (905, 426, 84, 42), (835, 566, 82, 42),
           (890, 676, 88, 46))  # fmt: skip
"""Islands under a place: middle, half width, half height."""

THASOS = (520, 156, 84, 42)
"""The island that only the large board has."""

PLACES = {side: [(place, AT[place]) for place in places] for side, places in SIDES.items()}
