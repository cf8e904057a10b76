# Opening a table: the lobby, the game's options, clocks and invitations.

lobby-title =
    ### { $game }: looking for players
    { $players } · { $length }
lobby-players = { $count ->
    [one] one player
   *[other] { $count } players
}
lobby-between = { $least } to { $most } players
lobby-host = { $player }, host
# $name: an opponent that the game itself plays, such as the Moirai.
lobby-rival = { $name }, if you start alone
lobby-options = **Options:** { $options }
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
lobby-odd = You can't start the game with this number of players.
lobby-join = Join
lobby-leave = Leave
lobby-add = Add computer
lobby-remove = Remove computer
lobby-settings = Options
lobby-start = Start
lobby-versus = Play a computer
table-not-alone = You aren't alone at this table any more. Press **Start** to play with the others.
lobby-closed = No spectators: the game will be played in a private thread.
lobby-keep-out = No spectators
lobby-let-in = Allow spectators
lobby-cancel = Cancel

## Computer players

levels-text =
    ### Add a computer player
    How well should it play? It sees only what a player in its seat would see.
levels-easy = Easy
levels-middle = Medium
levels-hard = Hard
levels-fill-easy = { $count } easy
levels-fill-middle = { $count } medium
levels-fill-hard = { $count } hard

## The game's options

options-title = ### { $game }: options
options-line =
    { "" }**{ $title }:** { $value }
    { $description }
options-short = **{ $title }:** { $value }
options-page = Page { $page } of { $pages }
options-yes = Yes
options-no = No
options-type = { $title } …
options-empty = none
# The host's last table of the same game was set up differently. $settings: titles and values, separated by dots.
options-last-time = **Last time you had:** { $settings }
options-as-last-time = As last time
options-last-computers = { $count ->
    [0] no computer players
    [one] 1 computer player ({ $levels })
   *[other] { $count } computer players ({ $levels })
}
options-none = This game has no options.
options-not-whole = { $title } must be a whole number; "{ $typed }" isn't one. Nothing has changed.
options-wrong = { $title }: { $why }. Nothing has changed.
# $kind: "toml" or "json"
options-upload = -# Upload a `.{ $kind }` file with `/table options` to set this; an empty list resets it.
options-from-file = { $count ->
    [one] 1 entry from a file
   *[other] { $count } entries from a file
}
options-no-files = { $game } doesn't take any files. Nothing has changed.
options-file-large = This file is too large; the limit is { $most } kB. Nothing has changed.
options-file-deep = The brackets or dotted names in this file are nested too deeply. Use plain lists and tables. Nothing has changed.
options-file-often = You've sent too many files; the limit is { $most } a minute. Nothing has changed.
options-file-busy = I'm reading too many files right now. Please send yours again in a minute. Nothing has changed.
options-file-slow = This file took too long to read. Send a simpler one, or try again later. Nothing has changed.
# $kinds: ".json or .toml"
options-file-kind = This isn't the right kind of file; its name must end in { $kinds }. Nothing has changed.
options-file-text = This file isn't plain text in UTF-8. Nothing has changed.
options-file-broken = I can't read this file as { $kind }. Nothing has changed.
options-file-broken-why = I can't read this file as { $kind }: { $why }. Nothing has changed.
# $known: names of options
options-file-empty = This file sets none of these: { $known }. Nothing has changed.
options-file-unknown = This file sets "{ $name }", but it can set only { $known }. Nothing has changed.
# $where: "wisdom 2, teaching"
options-file-wrong = There's a mistake in the file at { $where }: { $why }. Nothing has changed.
options-file-away = I couldn't download the file from Discord. Please send it again. Nothing has changed.

## Clocks

clock-none = no clock
clock-live = { $count ->
    [one] live, 1 minute per decision
   *[other] live, { $count } minutes per decision
}
clock-days = { $bank } h per player, plus { $bonus } h after each decision
clock-choose =
    ### Time for decisions
    Now: { $clock }.
    When a player's time runs out, the game decides for them. Clocks stop during a player's quiet hours (`/settings hours`) and while the game is paused. For a different clock, use the options of `/table clock`. Once the game has begun, the players have to agree.
clock-menu = Clock
clock-unclear = Choose one: `minutes` for a live game, `bank` and `bonus` (in hours) for a slow one, or `off:True` for no clock. Nothing has changed.
clock-bad-bank = Give `bank` in hours, and make sure `bonus` isn't larger than `bank`. Nothing has changed.

## What becomes of a table

table-begun-private =
    ### { $game } has begun
    This game has no spectators; it's played in a private thread.
table-no-private = A game without spectators needs a private thread, and I can't open one here. I need these permissions: { $permissions }. Ask someone who manages the server.
table-no-private-here = A game without spectators needs a private thread, and only text channels can have those. Open the table in a text channel.
table-again = { $users }: { $host } wants to play { $game } again. Press Join; everyone moves one seat along.
table-again-seated = You have a seat at the new table ({ $game }, table { $match }). Its host can start the game.
table-only-in-servers = You can only open tables in a server's channels.
table-permissions = I can't host a table in this channel. I need these permissions: { $permissions }. Ask someone who manages the server, or choose another channel.
table-left = { $count ->
    [one] { $names } left the server and lost their seat. Press Start again to begin without them.
   *[other] { $names } left the server and lost their seats. Press Start again to begin without them.
}
table-full-now = All seats are taken now.
table-done = Done. `/board` shows the table ({ $game }, table { $match }).
# $place: a link to a thread
table-begun =
    ### { $game } has begun
    The game is in { $place }.
table-no-bots = You can't invite bots. To play against a computer, press "Add computer" in the lobby.
table-sits-already = That player already has a seat at this table.
table-invited = { $users }: { $host } invites you to play { $game } ([table { $match }]({ $url })). Press Join there, or use `/table join table:{ $match }`.
table-moved = -# This game has moved: [go to the board]({ $url })

## Challenges

challenge-menu = Which game?
challenge-ask =
    ### A challenge
    Which game do you want to play against { $name }? I'll open a table in this channel and invite them.
challenge-name = Challenge to a game
challenge-record = Show record
challenge-self = You can't challenge yourself. `/play` opens a table, and you can add computer players there.
challenge-gone = That player is no longer in this server.
