"""What happens at its time: deadlines, reminders, daily lists; and who has set what for themselves."""
