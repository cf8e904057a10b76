# What `python -m bot` prints in the terminal, for people who host the bot. Names of settings and arguments stay as they are.

terminal-usage = usage: python -m bot [sync | check --guild ID --channel ID | words check LANGUAGE | words pseudo LANGUAGE FOLDER]
terminal-no-token-sync = DISCORD_TOKEN is missing. Without it, the commands can't be registered.
terminal-no-token-check = DISCORD_TOKEN is missing. Without it, nothing can be checked.
terminal-synced = The commands have been registered.
terminal-sync-unchanged = The commands haven't changed.
# $reason: an error's name and status
terminal-sync-failed = The commands couldn't be registered, because Discord isn't working right now ({ $reason }). Try again later.
terminal-check-failed = The check couldn't start, because Discord isn't working right now ({ $reason }). Try again later.
terminal-no-database = The database at DATABASE_URL can't be reached.

## Settings

wrong-discord-token = DISCORD_TOKEN is wrong: it must be a single word, as shown in Discord's developer portal.
wrong-discord-api = DISCORD_API is wrong: it must be an address such as http://127.0.0.1:8080.
wrong-database-url = DATABASE_URL is wrong: it must begin with sqlite:/// or postgresql://.
wrong-secret-key = SECRET_KEY is wrong: it must be 32 bytes, written as 64 hexadecimal digits or in base64.
# $levels: a list
wrong-log-level = LOG_LEVEL is wrong: it must be one of { $levels }.
wrong-log-format = LOG_FORMAT is wrong: it must be line or json.
wrong-port = PORT is wrong: it must be a whole number from 1 to 65535.
wrong-metrics-port = METRICS_PORT is wrong: it must be a whole number from 1 to 65535.
wrong-metrics-token = METRICS_TOKEN is wrong: it must have at least { $least } letters, digits or punctuation marks, and no spaces.
wrong-sandbox-port = SANDBOX_PORT is wrong: it must be a whole number from 1 to 65535.
wrong-sandbox-file = SANDBOX_FILE is wrong: it must be the name of a new file, or of one that the sandbox has made.
wrong-owners = OWNERS is wrong: it must be a list of Discord user IDs, separated by commas.
wrong-shard = SHARD is wrong: it must be two numbers, such as 0/2 for the first of two shards and 1/2 for the second.
wrong-computer-pace = COMPUTER_PACE is wrong: it must be a number of seconds from 0 to 60.
wrong-warm-up = WARM_UP is wrong: it must be on or off.
# These two are about more than one setting.
wrong-shards-database = SHARD is wrong: several shards must share a PostgreSQL database. Set DATABASE_URL to it.
wrong-same-port = METRICS_PORT is wrong: it must be different from PORT, which is open to everyone.

# $setting: PORT or METRICS_PORT; $error: what the operating system says
port-in-use = { $setting } can't be used: port { $port } is already in use.
port-unusable = { $setting } can't be used: the bot can't listen on port { $port } ({ $error }).

## Discord refuses the bot. The numbers are Discord's codes.

discord-refuses-4004 = DISCORD_TOKEN is wrong: Discord doesn't recognise it.
discord-refuses-4010 = SHARD is wrong: Discord doesn't accept this shard.
discord-refuses-4011 = SHARD is missing: the bot is in so many servers that Discord requires sharding.
discord-refuses-4012 = This release of Stoa is too old for Discord's gateway. Upgrade Stoa.
discord-refuses-4013 = This release of Stoa uses an intent that Discord doesn't recognise. Upgrade Stoa.
discord-refuses-4014 = Stoa needs an intent that isn't enabled for this application. Enable it in Discord's developer portal.

## The sandbox

sandbox-open = Stoa is running without Discord. Open { $address } to play.
sandbox-failed = The sandbox couldn't start. See its message above.
sandbox-failed-file = The sandbox couldn't start, because its file can't be written or another sandbox is using it. Set SANDBOX_FILE to another file. A second bot on this machine needs its own DATABASE_URL too.
sandbox-failed-port = The sandbox couldn't start, because its port is already in use. Set SANDBOX_PORT to another port.

## `python -m bot words`. $place: a file or a package; $key: the name of a message

words-missing = { $place }: { $key } isn't translated
words-unused = { $place }: { $key } doesn't exist in English
# $about: the arguments that only one of the two has, such as "$name"
words-arguments = { $place }: { $key } doesn't have the same arguments as in English: { $about }
# $about: what Fluent says
words-broken = { $place }: { $key } has a mistake: { $about }
# $about: "92 > 80"
words-long = { $place }: { $key } is too long: { $about }
words-checked = { $count ->
    [0] Nothing is wrong with "{ $language }".
    [one] One thing needs your attention in "{ $language }".
   *[other] { $count } things need your attention in "{ $language }".
}
words-written = { $count ->
    [one] One file was written for "{ $language }".
   *[other] { $count } files were written for "{ $language }".
}

## `python -m bot check`

check-description = Post every kind of message the bot sends in a channel, then delete them and report what Discord refuses.
check-argument-guild = the ID of a server that the bot is in
check-argument-channel = the ID of a channel in that server that nobody else uses
check-argument-keep = leave the messages in the channel
# $groups: a list
check-argument-only = run only the steps in this group; can be repeated: { $groups }
# Python puts the name of the argument and a colon before it.
check-not-an-id = it must be an ID (a number of up to 20 digits)

check-no-server = --guild is wrong: the bot isn't in a server with the ID { $guild }.
check-no-channel = --channel is wrong: the bot can't see a channel with the ID { $channel } in this server.
check-no-messages = --channel is wrong: messages can't be posted in a channel of type "{ $type }".
check-interrupted = Interrupted.
check-no-answers = Discord isn't responding, or it has revoked the token.

# A line of the report. $name: the name of the step; $done, $problems: lists
check-accepted = accepted { $name }: { $done }
check-refused = REFUSED  { $name }: { $problems }
check-skipped = skipped  { $name }: { $why }
check-sum = { $accepted } accepted, { $refused } refused, { $skipped } skipped.

# What a step does, as items of a list
check-do-post = post
check-do-edit = edit
check-do-delete = delete
check-do-open = open
check-do-archive = archive
check-do-unarchive = unarchive
check-do-archive-again = archive again
check-do-edit-in-thread = edit a message in it
check-do-delete-in-thread = delete a message in it
check-do-delete-message = delete its message
check-do-edit-deleted = refuse an edit of a deleted message
check-do-edit-archived = refuse an edit while archived
check-do-register = register a copy
check-do-build = build
check-do-within-limits = within the known limits (Discord checks a form only when someone opens it)

# $doing: one of those above
check-problem = { $doing }: { $why }
check-wrong-code = { $doing }, expected code { $code }: { $why }
check-not-refused = { $doing }: accepted, but code { $code } was expected
# $error: an error's name
check-draw-failed = draw: this machine can't draw pictures ({ $error })
check-left-behind = { $name } wasn't removed: { $why }
# $told: what Discord said
check-http = HTTP { $status }, code { $code }, { $told }
check-http-silent = HTTP { $status }, code { $code }, no message
check-over-limit = not sent, because it exceeds one of Discord's known limits: { $problem }
check-no-answer = no response ({ $error })

check-skip-public = the bot opens public threads only in text and announcement channels
check-skip-private = only text channels have private threads
check-skip-private-forbidden = the bot doesn't have Create Private Threads here
check-skip-deletion = the bot doesn't have Manage Threads here; the thread was archived instead
