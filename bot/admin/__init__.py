"""For those who manage a server, and for whoever hosts the bot: `/admin`."""
