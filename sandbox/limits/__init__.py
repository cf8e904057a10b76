"""Every limit of messages, components, modals and commands, answered as Discord does: 50035 with a tree of mistakes."""
