"""The contract that every game keeps; start reading at `games.core.game`."""
