# Opening a table: the lobby, the game's options, clocks and invitations.

lobby-title =
    ### { $game }: looking for players
    { $players } · { $length }
lobby-players = { $count ->
    [one] one player
   *[other] { $count } players
}
lobby-between = { $least } to { $most } players
lobby-host = { $player } (host)
# $name: an opponent that the game itself plays, such as the Moirai.
lobby-rival = { $name } (if you start alone)
lobby-options = **Options:**
lobby-clock = **Clock:** { $clock }
lobby-set-clock = Clock
lobby-option = { $title }: { $value }
lobby-needed = { $count ->
    [one] You need one more player.
   *[other] You need { $count } more players.
}
lobby-full = All seats are taken. { $host } can start the game.
lobby-ready = { $count ->
    [one] { $host } can start the game; there's room for one more player.
   *[other] { $host } can start the game; there's room for { $count } more players.
}
lobby-odd = The game can't start with this number of players.
lobby-join = Join
lobby-leave = Leave
lobby-add = Add computer
lobby-remove = Remove computer
# The name of a computer player, which all see: in the language of the server.
lobby-computer-name = Computer { $number }
lobby-settings = Options
lobby-start = Start
lobby-versus = Play against the computer
table-not-alone = Other players have joined this table. Press **Start** to play with them.
lobby-closed = No spectators: the game will be played in a private thread.
lobby-keep-out = No spectators
lobby-let-in = Allow spectators
lobby-cancel = Cancel

## Computer players

levels-text =
    ### Add a computer player
    How strong should it be? It sees only what a person in its seat would see.
levels-easy = Easy
levels-middle = Medium
levels-hard = Hard
levels-fill-easy = Add { $count } (easy)
levels-fill-middle = Add { $count } (medium)
levels-fill-hard = Add { $count } (hard)

## The game's options

options-title = ### { $game }: options
options-line =
    { "" }**{ $title }:** { $value }
    { $description }
options-short = **{ $title }:** { $value }
options-page = Page { $page } of { $pages }
options-yes = Yes
options-no = No
options-type = { $title }…
options-empty = none
# The host's last table of the same game was set up differently. $settings: titles and values, separated by dots.
options-last-time = **Last time, you played with:** { $settings }
options-as-last-time = Same as last time
options-last-computers = { $count ->
    [0] no computer players
    [one] 1 computer player ({ $levels })
   *[other] { $count } computer players ({ $levels })
}
options-none = This game has no options.
options-not-whole = "{ $title }" needs a whole number in digits, not "{ $typed }". Nothing has changed.
options-wrong = { $title }: { $why }. Nothing has changed.
# $kind: "toml" or "json"
options-upload = -# To set this, upload a `.{ $kind }` file with `{ COMMAND("table", "options") }`. An empty list resets it.
options-from-file = { $count ->
    [one] 1 entry from a file
   *[other] { $count } entries from a file
}
options-no-files = { $game } has no options that you can set with a file. Nothing has changed.
options-file-large = This file is too large; the limit is { $most } kB. Nothing has changed.
options-file-deep = The brackets or dotted names in this file are nested too deeply. Use plain lists and tables. Nothing has changed.
options-file-often = You've uploaded too many files; the limit is { $most } per minute. Nothing has changed.
options-file-busy = I'm reading too many files right now. Please upload yours again in a minute. Nothing has changed.
options-file-slow = This file took too long to read. Upload a simpler one, or try again later. Nothing has changed.
# $kinds: ".json or .toml"
options-file-kind = This is the wrong type of file; its name must end in { $kinds }. Nothing has changed.
options-file-text = This file isn't plain UTF-8 text. Nothing has changed.
options-file-broken = I can't read this file as { $kind }. Nothing has changed.
options-file-broken-why = I can't read this file as { $kind }: { $why }. Nothing has changed.
# $known: names of options
options-file-empty = This file doesn't set any of these options: { $known }. Nothing has changed.
options-file-unknown = This file sets "{ $name }", but files can only set these options: { $known }. Nothing has changed.
# $where: "wisdom 2, teaching"
options-file-wrong = There's a mistake in the file at { $where }: { $why }. Nothing has changed.
options-file-away = I couldn't download the file from Discord. Please upload it again. Nothing has changed.

## Clocks

clock-none = no clock
clock-live = { $count ->
    [one] live, 1 minute per decision
   *[other] live, { $count } minutes per decision
}
clock-days = { $bank } h per player, plus { $bonus } h after each decision
clock-choose =
    ### Clock
    Current setting: { $clock }.
    When a player's time runs out, the game decides for them. In a slow game, decisions that several players make at the same time neither cost you hours nor earn you any, unless your time runs out. Clocks stop during a player's quiet hours (`{ COMMAND("settings", "hours") }`) and while the game is paused. For other time limits, use the options of `{ COMMAND("table", "clock") }`. Once the game has begun, all players have to agree to a change.
clock-menu = Clock
clock-unclear = Use one of these: `{ option-minutes }` for a live game, `{ option-bank }` and `{ option-bonus }` (in hours) for a slow one, or `{ option-off }:True` for no clock. Nothing has changed.
clock-bad-bank = A slow game needs a `{ option-bank }` (in hours), and the `{ option-bonus }` can't be larger than the `{ option-bank }`. Nothing has changed.

## What happens to a table

table-begun-private =
    ### { $game } has begun
    There are no spectators: the game is played in a private thread.
table-no-private = A game without spectators needs a private thread, and I can't open one here. I need these permissions: { $permissions }. Ask someone who manages the server to grant them.
table-no-private-here = A game without spectators needs a private thread, and only text channels can have those. Open the table in a text channel.
table-again = { $users }: { $host } wants to play { $game } again. Press Join; everyone moves one seat along.
table-again-seated = You have a seat at the new table ({ $game }, table { $match }). The host can start the game.
table-again-not-played = You didn't play in this game, so you can't invite its players to another one. `{ COMMAND("play") }` opens a table of your own.
table-only-in-servers = You can only open tables in server channels.
table-permissions = I can't host a table in this channel. I need these permissions: { $permissions }. Ask someone who manages the server to grant them, or choose another channel.
table-left = { $count ->
    [one] { $names } left the server and lost their seat. Press Start again to begin without them.
   *[other] { $names } left the server and lost their seats. Press Start again to begin without them.
}
table-full-now = All seats are taken now.
table-done = Done. `{ COMMAND("board") }` shows the table ({ $game }, table { $match }).
# $place: a link to a thread
table-begun =
    ### { $game } has begun
    You can find the game in { $place }.
table-no-bots = You can't invite bots. To add a computer player, press "Add computer" in the lobby.
table-sits-already = That player already has a seat at this table.
table-invited-already = These people were invited to this table just now.
# $most: how many people may be invited
table-invite-often = You've invited many people; the limit is { $most } in ten minutes. Please try again later.
table-invited = { $users }: { $host } invites you to play { $game } ([table { $match }]({ $url })). Press Join there, or use `{ COMMAND("table", "join") } { option-table }:{ $match }`.
# What becomes of a message where a table was before; several may stand one below the other.
table-moved = -# { $game } · table { $match }: [go to the board]({ $url })

## Challenges

challenge-menu = Which game?
challenge-ask =
    ### A challenge
    Which game do you want to play against { $name }? I'll open a table in this channel and invite them.
challenge-name = Challenge to a game
challenge-record = Show record
challenge-self = You can't challenge yourself. `{ COMMAND("play") }` opens a table, and you can add computer players there.
challenge-gone = That player is no longer in this server.
