"""Drawing for all games: the colour palettes, the typefaces, the symbols that mark each seat, and a canvas.

Start at `games.picture.canvas`.
"""
