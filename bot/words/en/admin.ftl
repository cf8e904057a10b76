# /admin: for those who manage a server, and for those who host the bot.

admin-only-in-servers = You can only use this in a server.
admin-not-manager = You need Manage Server to do that.
admin-damaged = The database file is damaged. Stop the bot and restore a backup made with `/admin backup`: `python -m storage restore FILE`.
admin-not-host = Only the bot's owners can do that: the people listed in the setting `OWNERS`, or the owner of its application.
admin-other-channels = You can only open tables in { $channels }.
admin-other-roles = To open tables here you need one of these roles: { $roles }.

## The rules of a server

setup-title = ### This server's settings
setup-text =
    { "" }**Tables can be opened in:** { $channels }
    { "" }**Tables can be opened by:** { $openers }
    { "" }**Votes can be run by:** members with Manage Messages, and these roles: { $voters }
    { "" }**Open tables:** at most { $each } per host and { $all } in this server
    { $naming ->
        [on] **Ostracisms:** can name any member who hasn't taken their name off. Nobody is pinged, and only moderators see the result.
       *[off] **Ostracisms:** can only name people on a list that a moderator types.
    }
setup-naming-on = Let ostracisms name any member
setup-naming-off = Only lists of names
# $language: "Deutsch", or the next message
setup-language = **Language of boards, threads and votes:** { $language }
setup-language-discord = the server's language in Discord
setup-language-menu = Language of boards, threads and votes
setup-language-done = Saved. Boards, threads and votes follow when they next change.
setup-everywhere = all channels
setup-everybody = @everyone
setup-nobody-else = none
setup-menu-channels = Channels for tables (leave empty for all)
setup-menu-openers = Roles that can open tables (leave empty for everyone)
setup-menu-voters = Roles that can run votes (besides Manage Messages)
setup-limits = Limits …
setup-limits-title = How many tables can be open at once?
setup-each = Per host
setup-all = In this server
setup-up-to = 1 to { $most }; the default is { $usual }
setup-done = Saved. The new settings apply to tables and votes opened from now on.
setup-bad-number = That isn't a whole number from 1 to { $most }. Nothing has changed.

## /admin status

status-title = ### Status
status-here = { $count ->
    [one] Open tables here: 1 (the limit is { $most })
   *[other] Open tables here: { $count } (the limit is { $most })
}
status-latency = Latency to Discord: { $milliseconds } ms
status-whole = **Across all servers**
status-servers = { $count ->
    [one] Servers: 1
   *[other] Servers: { $count }
}
status-matches = Games: { $playing } in progress, { $lobby } waiting for players, { $all } in total
status-records = Actions recorded in finished games: { $records } · Open votes: { $votes }
status-unerased-votes = { $count ->
    [one] **Not erased yet:** traces of one closed vote in the database files, because something is still reading them. I'll try again every minute.
   *[other] **Not erased yet:** traces of { $count } closed votes in the database files, because something is still reading them. I'll try again every minute.
}
status-unerased-people = **Not erased yet:** traces of deleted people in the database files, because something is still reading them. I'll try again every minute.
status-queue = Waiting: { $presses } interactions, { $writes } writes, { $boards } boards, { $pictures } pictures · Turned away because I was too busy: { $shed } interactions
status-database = Size of the database: less than { $size }

## /admin doctor

doctor-title = ### Doctor
doctor-all-well = Everything is fine.
doctor-some = { $count ->
    [one] One thing needs your attention.
   *[other] { $count } things need your attention.
}
doctor-line-well = - ✓ { $words }
doctor-line-wrong = - **✗** { $words }
doctor-permissions = { $count ->
    [one] I have every permission I need in the one channel for tables.
   *[other] I have every permission I need in the { $count } channels for tables.
}
doctor-channel-gone = A channel chosen in `/admin setup` no longer exists ({ $channel }). Choose another one there.
doctor-clock-unknown = I can't check this machine's clock, because Discord's replies don't include the time.
doctor-no-database = The database isn't responding.
# $why: for engineers
doctor-package = I couldn't load the game package { $name }, so its game isn't available: { $why }. Fix or remove the package, then restart the bot.
doctor-clock-well = The machine's clock is right (off by { $seconds } s).
doctor-clock-wrong = The machine's clock is { $seconds } s { $side ->
    [behind] behind
   *[ahead] ahead of
} Discord's, so the times I show are wrong. Everything else works. Use NTP to synchronise the clock.
doctor-schema-well = The database schema is up to date ({ $revision }).
doctor-schema-wrong = The database schema is { $revision }, but this release needs { $wanted }. Stop the bot and run `python -m storage migrate`.
doctor-log-well = The write-ahead log is smaller than { $size }.
doctor-log-wrong = The write-ahead log has grown to almost { $size } because another program is keeping the database open. Close that program, or restart the bot.
doctor-disk-well = At least { $size } of disk space is free.
doctor-disk-wrong = Less than { $size } of disk space is free. Make some room: once the disk is full, I can't save anything.
doctor-commands-well = The commands on Discord are up to date with this release.
doctor-commands-wrong = Discord's list of commands doesn't match this release. Restart the bot, or run `python -m bot sync`.
doctor-pictures-well = The picture worker is responding.
doctor-pictures-wrong = The picture worker isn't responding, so boards are shown as text. Check that the machine has enough memory.
doctor-vote-gone = A vote's channel was deleted ({ $channel }). Move the vote with `/ostrakon status post_here:True` in another channel.
doctor-vote-forbidden = A vote's message in { $channel } is out of date because I can't post there. Give me my permissions back.
doctor-vote-locked = A vote's message in { $channel } is out of date because the thread is locked. Unlock the thread.
doctor-vote-rejected = Discord won't accept a vote's message in { $channel }. I'll try again later; the bot's log gives the reason.
doctor-vote-removed = I was removed from this server, and a vote in { $channel } hasn't come back yet.
doctor-vote-away = Discord couldn't reach this server, and a vote in { $channel } hasn't come back yet.
doctor-vote-later = Discord hasn't accepted a vote's messages in { $channel } for a while. I'll try again later.
doctor-lacking-tables = I can't show tables in { $channel }. Give me these permissions there: { $permissions }.
doctor-lacking-threads = I can't open threads for tables in { $channel }. Give me these permissions there: { $permissions }.
doctor-lacking-private = I can't open private threads in { $channel } for teams and private tables. Give me these permissions there: { $permissions }.
doctor-board-gone = Table { $match } ({ $channel }): its channel or thread was deleted. Use `/board public:True table:{ $match }` in another channel to show it there.
doctor-board-forbidden = Table { $match } ({ $channel }): I can't post there. Give me my permissions back, or move the table with `/board public:True table:{ $match }`.
doctor-board-locked = Table { $match } ({ $channel }): its thread is locked. Unlock it, or move the table with `/board public:True table:{ $match }`.
doctor-board-rejected = Table { $match } ({ $channel }): Discord won't accept its message. I'll try again later; the bot's log gives the reason.
doctor-board-later = Table { $match } ({ $channel }): Discord isn't accepting its message right now. I'll post it as soon as I can.
doctor-board-removed = Table { $match } ({ $channel }): I was removed from this server, and the table hasn't come back yet. Use `/board public:True table:{ $match }` to show it.
doctor-board-away = Table { $match } ({ $channel }): this server was unavailable on Discord, and its board hasn't been posted again yet. Use `/board public:True table:{ $match }` to show it.

## /admin backup

backup-done = { $count ->
    [one] Backup made: `{ $file }` ({ $size }), in the folder `backups` next to the database. It's the only backup there. It doesn't contain the key, so keep a copy of the key somewhere else. To restore it, use `python -m storage restore`.
   *[other] Backup made: `{ $file }` ({ $size }), in the folder `backups` next to the database, which keeps the last { $count } backups. It doesn't contain the key, so keep a copy of the key somewhere else. To restore it, use `python -m storage restore`.
}
backup-server = This database is PostgreSQL. Back it up with `pg_dump`, which works while the bot is running, and leave out the stones of open votes (`--exclude-table-data='vote_(secrets|roll|stones)'`). The backup doesn't contain the key, so keep a copy of SECRET_KEY somewhere else.
backup-open-votes = { $count ->
    [one] One vote is open. The backup doesn't show who voted, or how, so if you restore it, this vote becomes void.
   *[other] { $count } votes are open. The backup doesn't show who voted, or how, so if you restore it, these votes become void.
}
backup-damaged = No backup was made: the database is damaged. Stop the bot and restore an earlier backup with `python -m storage restore FILE`.
# $why: for engineers
backup-failed = No backup was made ({ $why }). Check that the disk isn't full and that the bot can write to it.

## Discord's names of permissions

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-connect = Connect
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
