"""Discord and nothing else: screens, commands, the router. Knows no game by name."""
