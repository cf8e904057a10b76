"""The rules of Gorgias as actions, by phase of a round: rolling, arranging, capturing."""
