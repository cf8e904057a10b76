"""The rules of Ostrakon as actions, by phase: choosing philosophers, asking, voting, special days."""
