"""What cards, disks and philosophers do: each a small class that reads like its sentence."""
