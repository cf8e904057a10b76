"""The rules of a match as functions of the state: the course of a turn, and a kick. Actions call them."""
