"""The rules by the chapters of the guidebook, as functions of the state. Actions call them.

Order of imports: supply, labyrinth, effects, turn, moirai, phases, debate.
"""
