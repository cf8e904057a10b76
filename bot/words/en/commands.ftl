# Descriptions of commands and of their options, each at most 100 characters.

command-table = The table's number; you only need it if there's more than one table
command-text-only = Show text instead of the picture

## Playing

command-play = Open a table for a game
command-play-game = Which game?
command-play-opponent = Start right away against computer players at this level
command-play-easy = Easy computer
command-play-middle = Medium computer
command-play-hard = Hard computer
# $length: "30 to 60 minutes"
command-play-choice = { $game } ({ $players }, { $length })
command-games = This server's tables and the players' records
command-games-mine = List your tables, starting with those waiting for you
command-games-server = List this server's open tables
command-stats = See your record, or another player's
command-stats-player = Whose record? (default: yours)
command-stats-game = Which game? (default: all)
command-hand = Open your private panel: what you hold and what you can do now
command-act = Make a move by typing it
command-act-action = What to do; start typing to see suggestions
command-act-text = Any text the action needs; separate several values with |
command-learn = Learn a game in two minutes at a practice table of your own
command-learn-game = Which game?
command-board = Show a table's board as it is now
command-board-public = Show the board to everyone here, not just you
command-rules = Look up a rule
command-rules-game = Which game?
command-rules-topic = Which topic?
command-help = See the games, learn or play one, and find the rules and your settings

## /table

command-table-group = A table's seats, clock, log and more
command-table-join = Take a seat at a table
command-table-leave = Give up your seat before the game begins
command-table-computer = Add a computer player (host only)
command-table-level = How well the computer plays
command-table-start = Start the game (host only)
command-table-options = See the options, or set some from a file (host only)
command-table-file = A file with options that are too long for a form (see the game's rules)
command-table-invite = Invite people to join the table
command-table-user = Who?
command-table-user-more = Who else?
command-table-resign = Give up your seat in a game in progress
command-table-sure = Skip the confirmation
command-table-end = End a game for everyone (host and moderators only)
command-table-reason = Why? Everyone will see it
command-table-pause = Ask the other players to pause the game
command-table-resume = Ask the other players to resume the game
command-table-undo = Take back your last move; if others have seen it, they have to agree
command-table-clock = Set the clock in the lobby, or ask the other players to change it
command-table-minutes = Live game: minutes per decision
command-table-bank = Slow game: hours each player starts with
command-table-bonus = Slow game: hours each player gets back after a decision
command-table-off = No clock
command-table-replace = Ask the other players what should happen to a seat
command-table-seat = Whose seat?
command-table-by = Who should play it?
command-by-computer = A computer
command-by-person = Another person
command-table-log = Read the log of everything you've been able to see
command-table-replay = Replay the game step by step
command-table-export = Download the record of the game
command-table-verify = Check the game's record and, once it's over, its rolls and draws

## /settings

command-settings = Your personal settings, for all tables
command-settings-show = Show all your settings
command-settings-reminders = Choose how I remind you when it's your turn
command-settings-how = In the thread, by direct message, or not at all
command-settings-next = Get a message when you're next
command-settings-digest = Get a daily direct message listing the tables waiting for you
command-settings-hours = Set your time zone and quiet hours
command-settings-zone = Your time zone; type a city
command-settings-start = When your quiet hours begin, such as 22:00
command-settings-end = When they end, for example 8:00
command-settings-runs = Keep your clock running during quiet hours
command-settings-no-quiet = No quiet hours
command-settings-look = Choose how your panel and other private views look
command-settings-palette = Use colour-blind mode
command-settings-words = Show text instead of pictures
command-settings-dark = Show pictures on a dark background
command-settings-language = Choose your language
command-settings-language-which = Which language?
command-settings-privacy = See what I store about you, or delete it

## /admin

command-admin-group = Manage the bot in this server
command-admin-setup = Choose who can open tables, where and how many, and who can run votes
command-admin-status = See how busy the bot is
command-admin-doctor = Find out what's wrong and how to fix it
command-admin-backup = Back up the database (bot owners only)

## /ostrakon

command-vote-group = Hold a secret vote in this server
command-vote-open = Prepare a vote, look at the draft, then open it (moderators only)
command-vote-kind = What kind of vote? (default: white and black stones)
command-vote-kind-stones = White and black stones: yes or no
command-vote-kind-choice = Multiple choice: three to ten answers
command-vote-kind-ranked = Ranked choice: voters rank the answers, for one seat or several
command-vote-kind-ostracism = Ostracism: everyone writes one name
command-vote-most = How many answers someone can choose, or how many are elected (default: 1)
command-vote-threshold = What does an answer need to win? (default: the most votes)
command-vote-threshold-most = The most votes
command-vote-threshold-half = More than half of the voters
command-vote-threshold-two_thirds = Two thirds of the voters
command-vote-role = Only members with this role can vote
command-vote-days = Only members who joined at least this many days ago can vote
command-vote-threshold-absolute = More than half of those entitled to vote
command-vote-as-last = Start with the question and terms of this server's last vote
command-vote-drafts = See your drafts and the scheduled votes (moderators only)
command-vote-changes = Can people change their vote until it closes? (default: yes)
command-vote-turnout = Can everyone see how many have voted so far? (default: yes)
command-vote-close = Close a vote now and count it (moderators only)
command-vote-void = Discard a vote without counting it (moderators only)
command-vote-reason = Why? Everyone will see it, with your name
command-vote-which = The vote's number; you only need it if there's more than one vote
command-vote-pause = Pause a vote: nobody can vote until you resume it (moderators only)
command-vote-resume = Let people vote again in a paused vote (moderators only)
command-vote-extend = Keep a vote open longer (moderators only)
command-vote-until = When should it close? Such as tomorrow 20:00, in 3 days or 2026-12-24 18:00
command-vote-edit = Change the question and answers, as long as nobody has voted (moderators only)
command-vote-announce = Also announce a vote's result in another channel (moderators only)
command-vote-announce-where = Which channel? Leave this blank to stop announcing the result
command-vote-archive = See this server's past votes and their results
command-vote-list = List open votes and those that ended recently
command-vote-status = See a vote and take part in it
command-vote-post-here = Show the vote in this channel from now on (moderators only)
command-vote-result = See a vote's result and its receipts file
command-vote-public = Show the result to everyone here, not just you (moderators only)
command-vote-receipt = Check that your vote was recorded
command-vote-code = The code on your receipt; leave it out to see your votes that are still open
