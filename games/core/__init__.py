"""The engine: the contract that every game implements, and what all games share. Start reading at `games.core.game`."""
