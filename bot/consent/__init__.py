"""What a table decides together, and what one does about one's own seat."""
