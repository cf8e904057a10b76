"""The whole bot is killed under load, again and again: `python -m tests.bot.killing`.

`people` plays all games, votes and agrees on pauses and undos in the sandbox, which is Discord and outlives the bot;
`killer` starts, kills and restarts the bot; `checks` compares what people were told with what the database has, and
what they see with what is true.
"""
