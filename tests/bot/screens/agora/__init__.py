"""Agora: a toy game with every organ that a screen has to cope with; and Plain, the same without words of its own."""
