"""What exists: the guild, its members, channels, threads and messages. Start at `sandbox.state.world`.

Functions here change the world and publish the change. They know nothing of HTTP, WebSockets or interactions.
"""
