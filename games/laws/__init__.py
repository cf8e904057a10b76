"""What must hold of every game, at every state that random play reaches; start reading at `games.laws.judge`."""
