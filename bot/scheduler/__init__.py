"""What happens by itself: what follows a commit, computer turns, deadlines, reminders, recovery.

Start at `bot.scheduler.match_events`.
"""
