"""What all games draw with: one palette, two typefaces, the marks of the seats, a canvas, and a small PNG.

Only `marks` may be imported by what never draws; the rest needs Pillow.
"""
