"""What a user does, how the bot hears of it, and what it may answer (Discord reference, «Interactions»)."""
