"""Ostrakon (Silvano Sorrentino, 2004): a council of five to twelve philosophers, and questions with two answers.

Words of the rulebook that the code uses: A *council* is a match. The philosophers stand in *piles* on a path that leads
to the *Temple*. The *Sun* is a marker on a space of the path; the seat on top of the pile there is the *speaker*, which
asks a question with two answers. Every seat answers with its *stone*, which shows white or black. A speaker that fails
goes to a separate pile *underneath the Sun* until the Sun moves on. A *follower* bets on the speaker and spends its
*olive branches* for this, once in the game. A *day* ends when no pile stands farther back than the Sun; some
days have a special rule.

Start reading in `game.py`; the course of a council is in `rules.py`.
"""

from typing import Any

from games.core.game import Game
from games.ostrakon.game import Ostrakon

EDITIONS: tuple[Game[Any, Any], ...] = (Ostrakon(),)
