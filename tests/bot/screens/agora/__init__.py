"""Agora: a toy game with every kind of decision that screens must handle; and Plain, the same without its own words."""
