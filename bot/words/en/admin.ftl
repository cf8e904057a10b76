# /admin: for those who manage a server, and for those who host the bot.

admin-only-in-servers = You can use this only in a server.
admin-not-manager = You need Manage Server to do that.
admin-damaged = The database file is damaged. Stop the bot and restore a backup made with `/admin backup`: `python -m storage restore FILE`.
admin-not-host = Only the hosts of this bot can do that: those in the setting `OWNERS`, or the owner of its application.
admin-other-channels = You can open tables only in { $channels }.
admin-other-roles = To open tables here you need one of these roles: { $roles }.

## The rules of a server

setup-title = ### This server's rules
setup-text =
    { "" }**Tables can be opened in:** { $channels }
    { "" }**Tables can be opened by:** { $openers }
    { "" }**Votes can be run by:** members with Manage Messages; other roles: { $voters }
    { "" }**Open tables:** at most { $each } per host and { $all } in this server
setup-everywhere = all channels
setup-everybody = @everyone
setup-nobody-else = none
setup-menu-channels = Channels for tables (none: all channels)
setup-menu-openers = Roles that can open tables (none: @everyone)
setup-menu-voters = Roles that can run votes (none: only Manage Messages)
setup-limits = Limits …
setup-limits-title = How many tables can be open?
setup-each = Per host
setup-all = In this server
setup-up-to = 1 to { $most }; the default is { $usual }
setup-done = Saved. The new rules apply to tables and votes opened from now on.
setup-bad-number = That isn't a whole number from 1 to { $most }. Nothing has changed.

## /admin status

status-title = ### Status
status-here = { $count ->
    [one] one open table here, out of at most { $most }
   *[other] { $count } open tables here, out of at most { $most }
}
status-latency = { $milliseconds } ms to Discord and back
status-whole = **The whole bot**
status-servers = { $count ->
    [one] in one server
   *[other] in { $count } servers
}
status-matches = games: { $playing } running, { $lobby } looking for players, { $all } in total
status-records = actions recorded in finished games: { $records }; open votes: { $votes }
status-unerased-votes = { $count ->
    [one] **not erased yet:** traces of one closed vote in the database files. Something is reading them; I try again every minute.
   *[other] **not erased yet:** traces of { $count } closed votes in the database files. Something is reading them; I try again every minute.
}
status-unerased-people = **not erased yet:** traces of deleted people in the database files. Something is reading them; I try again every minute.
status-queue = waiting: interactions { $presses }, writes { $writes }, boards { $boards }, pictures { $pictures }; interactions turned away as too late or too many: { $shed }
status-database = the database has less than { $size }

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
doctor-channel-gone = A channel chosen in `/admin setup` no longer exists ({ $channel }). Choose others there.
doctor-clock-unknown = Discord's replies don't say what time it is.
doctor-no-database = The database isn't responding.
# $why: for engineers
doctor-package = The game package { $name } can't be loaded and is left out: { $why }. Fix or remove it, and restart the bot.
doctor-clock-well = The machine's clock is right ({ $seconds } s off).
doctor-clock-wrong = The machine's clock is { $seconds } s { $side ->
    [behind] behind
   *[ahead] ahead of
} Discord's, so the times that I show are wrong. Everything else works. Synchronise the clock by NTP.
doctor-schema-well = The database has schema { $revision }.
doctor-schema-wrong = The database has schema { $revision }, but this release needs { $wanted }. Stop the bot and run `python -m storage migrate`.
doctor-log-well = The write-ahead log is smaller than { $size }.
doctor-log-wrong = The write-ahead log has grown to almost { $size }: another program keeps the database open. Close that program, or restart the bot.
doctor-disk-well = At least { $size } of disk space is free.
doctor-disk-wrong = Less than { $size } of disk space is free. When the disk is full, I can't save anything: make room.
doctor-commands-well = Discord has this release's commands.
doctor-commands-wrong = Discord has different commands from this release. Restart the bot, or run `python -m bot sync`.
doctor-pictures-well = The picture worker is responding.
doctor-pictures-wrong = The picture worker isn't responding, so boards are shown as text. Is there enough memory?
doctor-vote-gone = The channel of a vote was deleted ({ $channel }).
doctor-vote-forbidden = { $channel }: I can't post there, so a vote is out of date. Give me back my permissions.
doctor-vote-locked = { $channel }: the thread is locked, so a vote is out of date. Unlock the thread.
doctor-vote-rejected = { $channel }: Discord won't accept a vote's message. I'll try again later; the bot's log gives the reason.
doctor-vote-removed = { $channel }: I was removed from this server, and a vote hasn't come back yet.
doctor-vote-away = { $channel }: Discord couldn't reach this server, and a vote hasn't come back yet.
doctor-vote-later = { $channel }: Discord hasn't accepted a vote's messages for a while. I'll try again later.
doctor-lacking-tables = { $channel }: I can't show tables there. Give me: { $permissions }.
doctor-lacking-threads = { $channel }: I can't open threads for tables there. Give me: { $permissions }.
doctor-lacking-private = { $channel }: I can't open private threads there for teams and private tables. Give me: { $permissions }.
doctor-board-gone = Table { $match } ({ $channel }): its channel or thread was deleted. Use `/board public:True table:{ $match }` in any channel to show it there.
doctor-board-forbidden = Table { $match } ({ $channel }): I can't post there. Give me back my permissions, or move the table with `/board public:True table:{ $match }`.
doctor-board-locked = Table { $match } ({ $channel }): its thread is locked. Unlock it, or move the table with `/board public:True table:{ $match }`.
doctor-board-rejected = Table { $match } ({ $channel }): Discord won't accept its message. I'll try again later; the bot's log gives the reason.
doctor-board-later = Table { $match } ({ $channel }): Discord isn't accepting its message right now. I'll post it as soon as it does.
doctor-board-removed = Table { $match } ({ $channel }): I was removed from this server, and the table hasn't come back yet. `/board public:True table:{ $match }` shows it.
doctor-board-away = Table { $match } ({ $channel }): Discord couldn't reach this server, and the table hasn't come back yet. `/board public:True table:{ $match }` shows it.

## /admin backup

backup-done = { $count ->
    [one] Backup made: `{ $file }` ({ $size }) in the folder `backups` beside the database; it's the only one there. The key isn't in it: keep that somewhere else too. `python -m storage restore` restores a backup.
   *[other] Backup made: `{ $file }` ({ $size }) in the folder `backups` beside the database, which keeps the last { $count }. The key isn't in it: keep that somewhere else too. `python -m storage restore` restores a backup.
}
backup-server = This database is PostgreSQL. Back it up with `pg_dump`, which works while the bot is running, and leave out the stones of open votes (`--exclude-table-data='vote_(secrets|roll|stones)'`). The key isn't in it: keep SECRET_KEY somewhere else too.
backup-open-votes = { $count ->
    [one] One vote is open. The backup doesn't contain who voted, or for what: if you restore it, this vote becomes void.
   *[other] { $count } votes are open. The backup doesn't contain who voted, or for what: if you restore it, these votes become void.
}
backup-damaged = No backup was made: the database is damaged. Stop the bot and restore an earlier backup with `python -m storage restore FILE`.
# $why: for engineers
backup-failed = No backup was made ({ $why }). Is the disk full, or not writable?

## Discord's names of permissions

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-connect = Connect
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
