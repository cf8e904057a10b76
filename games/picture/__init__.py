"""Drawing for all games: the colour palettes, the typefaces, the seats' marks, and a canvas that is encoded as PNG.

Start at `games.picture.canvas`.
"""
