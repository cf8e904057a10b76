"""The rules of Philosophia as functions of the state, by the chapters of the guidebook; the actions call them.

Each module may import only those before it: supply, labyrinth, effects, turn, moirai, phases, debate.
"""
