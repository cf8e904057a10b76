"""The engine and the games: pure, synchronous, deterministic. Imports nothing of storage, bot or sandbox."""
