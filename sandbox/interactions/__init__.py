"""What a user does, how the bot hears of it, and what it may answer (Discord reference, "Interactions").

Start at `lifecycle`. `model` is one interaction and what the bot receives of it, `submission` checks what a user sends,
`commands` knows application commands: their limits, and how a user types them.
"""
