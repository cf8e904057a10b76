"""Playing alone: six scenarios, the augurs, and enemy figures that a die moves."""
