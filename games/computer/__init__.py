"""Computer players. They receive their seat's view and nothing else. Start at `games.computer.player`."""
