"""Interactions: what a user does, how the bot learns of it, and how it may answer (Discord reference, "Interactions").

Start at `lifecycle`. `model` is one interaction and its event, `submission` checks what a user sends, `commands` knows
application commands: their limits, and how a user types them.
"""
