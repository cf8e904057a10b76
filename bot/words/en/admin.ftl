# /admin: for people who manage a server or host the bot.

admin-only-in-servers = You can only do that in a server.
admin-not-manager = You need the Manage Server permission to do that.
admin-damaged = The database file is damaged. Stop the bot and restore a backup made with `{ COMMAND("admin", "backup") }`: `python -m storage restore FILE`.
admin-not-host = Only the bot's owners can do that. They're listed in the `OWNERS` setting; by default, that's the owner or team of its application.
admin-other-channels = You can only open tables in { $channels }.
admin-other-roles = To open tables here, you need one of these roles: { $roles }.

## The rules of a server

setup-title = ### This server's settings
setup-text =
    { "" }**Channels for tables:** { $channels }
    { "" }**Roles that can open tables:** { $openers }
    { "" }**Roles that can run votes (besides Manage Messages):** { $voters }
    { "" }**Limits on open tables:** { $each } per host, { $all } in this server
    { $naming ->
        [on] **Ostracisms:** can name any member who hasn't opted out. Nobody is pinged, and only moderators see the result.
       *[off] **Ostracisms:** can only name people on a moderator's list.
    }
setup-naming-on = Let ostracisms name any member
setup-naming-off = Limit ostracisms to a list of names
# $language: "Deutsch", or the next message
setup-language = **Language for boards, threads and votes:** { $language }
setup-language-discord = the server's language on Discord
setup-language-menu = Language for boards, threads and votes
setup-language-done = Saved. Boards, threads and votes will switch the next time they're updated.
setup-everywhere = all channels
setup-everybody = @everyone
setup-nobody-else = none
setup-menu-channels = Channels for tables (leave empty for all)
setup-menu-openers = Roles that can open tables (leave empty for everyone)
setup-menu-voters = Roles that can run votes (besides Manage Messages)
setup-limits = Limits…
setup-limits-title = Limits on open tables
setup-each = Per host
setup-all = In this server
setup-up-to = 1 to { $most }; the default is { $usual }
setup-done = Saved. The new settings apply to tables and votes opened from now on.
setup-voters-done = Saved. This applies at once, also to votes that are already open.
setup-bad-number = Enter a whole number from 1 to { $most }. Nothing has changed.

## /admin status

status-title = ### Status
status-here = { $count ->
    [one] Open tables in this server: 1 (limit: { $most })
   *[other] Open tables in this server: { $count } (limit: { $most })
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
    [one] **Not erased yet:** traces of one closed vote are still in the database files, because another program is reading them. I'll try again every minute.
   *[other] **Not erased yet:** traces of { $count } closed votes are still in the database files, because another program is reading them. I'll try again every minute.
}
status-unerased-people = **Not erased yet:** traces of people who deleted their data are still in the database files, because another program is reading them. I'll try again every minute.
status-queue = Queued: interactions: { $presses }, writes: { $writes }, boards: { $boards }, pictures: { $pictures } · Interactions dropped because I was too busy: { $shed }
status-database = Database size: less than { $size }

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
    [one] I have all the permissions I need in the only channel for tables.
   *[other] I have all the permissions I need in all { $count } channels for tables.
}
doctor-channel-gone = A channel selected in `{ COMMAND("admin", "setup") }` no longer exists ({ $channel }). Select another one there.
doctor-clock-unknown = I can't check this machine's clock, because Discord's replies don't include the time.
doctor-no-database = The database isn't responding.
# $why: for engineers
doctor-package = I couldn't load the game package { $name }, so its game isn't available: { $why }. Fix or remove the package, then restart the bot.
doctor-clock-well = The machine's clock is accurate (off by { $seconds } s).
doctor-clock-wrong = The machine's clock is { $seconds } s { $side ->
    [behind] behind
   *[ahead] ahead of
} Discord's, so the times I show are wrong. Everything else works. To correct the clock, use NTP.
doctor-schema-well = The database schema is up to date ({ $revision }).
doctor-schema-wrong = The database schema is { $revision }, but this release needs { $wanted }. Stop the bot and run `python -m storage migrate`.
doctor-log-well = The write-ahead log is smaller than { $size }.
doctor-log-wrong = The write-ahead log has grown to almost { $size } because another program is keeping the database open. Close that program, or restart the bot.
doctor-disk-well = At least { $size } of disk space is free.
doctor-disk-wrong = Less than { $size } of disk space is left. Free up some space: once the disk is full, I can't save anything.
doctor-commands-well = The commands registered with Discord match this release.
doctor-commands-wrong = The commands registered with Discord don't match this release. Restart the bot, or run `python -m bot sync`.
doctor-pictures-well = The picture worker is responding.
doctor-pictures-wrong = The picture worker isn't responding, so boards are shown as text. Check that the machine has enough memory.
doctor-vote-gone = A vote's channel was deleted ({ $channel }). To move the vote, use `{ COMMAND("ostrakon", "status") } { option-post_here }:True` in another channel.
doctor-vote-forbidden = A vote's message in { $channel } is out of date because I can't post there. Restore my permissions.
doctor-vote-locked = A vote's message in { $channel } is out of date because the thread is locked. Unlock the thread.
doctor-vote-rejected = Discord is rejecting a vote's message in { $channel }. I'll try again later; see the bot's log for the reason.
doctor-vote-removed = I was removed from this server for a while, and a vote in { $channel } hasn't been posted again yet.
doctor-vote-away = This server was unavailable on Discord, and a vote in { $channel } hasn't been posted again yet.
doctor-vote-later = I haven't been able to update a vote in { $channel } for a while. I'll try again later.
doctor-lacking-tables = I can't show tables in { $channel }. I need these permissions there: { $permissions }.
doctor-lacking-threads = I can't open threads for tables in { $channel }. I need these permissions there: { $permissions }.
doctor-lacking-private = I can't open private threads in { $channel } for teams and private tables. I need these permissions there: { $permissions }.
doctor-board-gone = Table { $match } ({ $channel }): its channel or thread was deleted. Use `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` in another channel to show it there.
doctor-board-forbidden = Table { $match } ({ $channel }): I can't post there. Restore my permissions, or move the table with `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-locked = Table { $match } ({ $channel }): its thread is locked. Unlock it, or move the table with `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-rejected = Table { $match } ({ $channel }): Discord is rejecting its message. I'll try again later; see the bot's log for the reason.
doctor-board-later = Table { $match } ({ $channel }): I can't update its board right now. I'll do it as soon as I can.
doctor-board-removed = Table { $match } ({ $channel }): I was removed from this server for a while, and its board hasn't been posted again yet. To post it now, use `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-away = Table { $match } ({ $channel }): this server was unavailable on Discord, and its board hasn't been posted again yet. To post it now, use `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.

## /admin backup

backup-done = { $count ->
    [one] Backup made: `{ $file }` ({ $size }), in the `backups` folder next to the database. It's the only backup there. To restore it, run `python -m storage restore`. The backup doesn't contain the key, so keep a copy of the key somewhere else.
   *[other] Backup made: `{ $file }` ({ $size }), in the `backups` folder next to the database. The folder now holds the last { $count } backups. To restore one, run `python -m storage restore`. Backups don't contain the key, so keep a copy of the key somewhere else.
}
backup-server = This database is PostgreSQL. Back it up with `pg_dump`, which works while the bot is running, and leave out the stones of open votes (`--exclude-table-data='vote_(secrets|roll|stones)'`). Backups don't contain the key, so keep a copy of SECRET_KEY somewhere else.
backup-open-votes = { $count ->
    [one] One vote is open. The backup doesn't include its ballots, so if you restore it, that vote will be void.
   *[other] { $count } votes are open. The backup doesn't include their ballots, so if you restore it, those votes will be void.
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
