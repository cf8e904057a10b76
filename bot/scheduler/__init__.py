"""Everything that happens without a press: what follows a commit, computer turns, deadlines, reminders, recovery.

Start at `bot.scheduler.match_events`.
"""
