# The words of the sandbox's page. What a bot sends isn't here. "As Discord" marks what Discord's own client says.

page-title = Stoa sandbox
# $count: mentions that nobody has read
page-title-mentioned = ({ $count }) Stoa sandbox
page-starting = Opening the colonnade…
page-waiting = The sandbox isn't responding. Trying again…
page-no-script = This page needs JavaScript to show the chat.

## The bar

bar-sandbox = sandbox
bar-skip = Skip to messages
bar-users = Test users
# $number: the digit of the key
bar-user-key = { $name } (Alt+{ $number })
bar-mentions = { $name }, { mentions }
mentions = { $count ->
    [one] { $count } mention
   *[other] { $count } mentions
}
bar-panes = Users side by side
bar-panes-1 = One user
bar-panes-2 = Two users side by side
bar-panes-3 = Three users side by side
# A list of languages: Discord tells the bot the one that its user has chosen.
bar-locale = Language of this user's Discord
bar-light = Light colours
bar-dark = Dark colours
bar-bot-online = Bot online
bar-bot-offline = Bot offline
bar-bot-unknown = No server

## Places

places = Channels
places-unread = unread
places-direct = Direct messages
places-threads = Threads in { $channel }
place-no-server-name = A server
place-unknown = unknown
place-direct = Direct message
person-unknown = Unknown user

pane = { $name }'s view
pane-messages = { $name }'s messages
pane-parent = in #{ $channel }
pane-lost = Connection lost. Reconnecting…
pane-outage = This server is unavailable because of an outage.
pane-no-channel = You don't have access to this channel, or it has been deleted.
pane-no-answer = The server isn't responding.
pane-no-message = That message has been deleted.
# Read aloud. $text: a message
pane-updated = Updated: { $text }
pane-thinking = { $name } is thinking
pane-said = { $name }: { $text }
pane-said-privately = Visible only to you. { $name }: { $text }

closing-archived-locked = Archived and locked: only people with Manage Threads can reopen this thread.
closing-locked = Locked: only people with Manage Threads can write here.
closing-archived = Archived: sending a message reopens this thread.
closing-slow = Slowmode: one message every { $seconds ->
    [one] second
   *[other] { $seconds } seconds
}.

## Messages

messages = Messages
messages-new = New
messages-unseen = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
messages-begin-direct = This is the beginning of your conversation with { $name }.
messages-begin-forum = This is a forum: each post is a thread, listed below the forum's name. To create a post, write it here; the first line becomes its title.
messages-begin = This is the beginning of this channel. Type / to see the bot's commands.
messages-yesterday = Yesterday at { $time }

message-app = APP
message-app-name = App
message-of = { $name }, { $time }
message-edited = {" "}(edited)
message-origin = { $name } used { $command }
message-origin-unknown = { $name } used a command
# As Discord
message-original-deleted = Original message was deleted
message-original-empty = Click to see the message
message-no-response = The application did not respond
message-failed = This interaction failed
message-try-again = Something went wrong. Try again.
message-thinking = { $name } is thinking…
message-private = Only you can see this
message-dismiss = Dismiss message
message-sending = Sending command…
message-more = More message actions
message-open-thread = Open thread ›

message-joined-thread = { $name } added someone to the thread.
message-left-thread = { $name } removed someone from the thread.
message-called = { $name } started a call.
message-renamed = { $name } changed the name to { $text }
message-pinned = { $name } pinned a message to this channel.
message-joined = { $name } joined the server.
message-thread = { $name } started a thread: { $thread }.
message-thread-start = This thread started from a message in the channel.

menu-direct = Send direct message
menu-copy-link = Copy message link
menu-delete = Delete message
menu-message = Message
menu-empty = No actions available

# What a message says, read aloud or in one line
plain-picture = picture: { $text }
plain-picture-bare = picture without a description
plain-button = button: { $text }
plain-menu = menu: { $text }
plain-spoiler = spoiler
plain-role = @role
plain-channel = #channel

mention-unknown-user = @unknown-user
mention-unknown-role = @unknown-role
mention-unknown-channel = #unknown
mention-message = #{ $channel } › message

## Pictures, files, controls

picture = Picture
pictures = Pictures
picture-close = Close picture
picture-missing = Picture not available
picture-bare = Picture without a description
picture-enlarge = Enlarge picture: { $text }
picture-enlarge-bare = Enlarge picture (no description)
picture-spoiler = Spoiler: press to show the picture
spoiler = Spoiler
spoiler-show = Spoiler: press to show
code = Code
file = file
size-b = { $size } B
size-kb = { $size } KB
size-mb = { $size } MB
component-unknown = This page can't show components of type { $type }.
control-button = Button
control-select = Make a selection
# $placeholder: what the menu asks for; $values: what is chosen
control-selected = { $placeholder }: { $values }
picker-search = Search
picker-search-in = Search: { $title }
picker-done = Done
picker-empty = No results
picker-count = { $count } chosen; choose { $least }
picker-count-range = { $count } chosen; choose { $least } to { $most }

## Forms. Some sentences are as Discord's.

form-cancel = Cancel
form-submit = Submit
form-close = Close form
field-required = This field is required.
field-too-short = { $count ->
    [one] Enter at least { $count } character.
   *[other] Enter at least { $count } characters.
}
field-too-long = { $count ->
    [one] Enter at most { $count } character.
   *[other] Enter at most { $count } characters.
}
field-choose = Make a selection.
field-choose-least = Choose at least { $count }.
field-choose-most = Choose at most { $count }.
field-no-files = You can't upload files on this page.
field-unknown = This page can't show fields of type { $type }.
field-impossible = You can't fill in this field here.

## The message box and commands

box = Message box
box-send = Send
box-commands = Commands
box-members = Members
box-forum = Create a post in #{ $channel }
box-channel = Message #{ $channel }
box-direct = Message @{ $name }
# $placeholder: one of the three above
box-label = { $placeholder }. Type / for commands.
box-no-command = No matching commands.
box-no-commands = The bot has no commands here yet.
# $problem: what the server says
box-not-sent = Not sent: { $problem }
# $command: a command with its slash
command-options = Options for { $command }
command-change = { $command }: press to choose a different command
option-add = Add option { $option }: { $description }
option-optional = { $option } (optional)
option-required = This option is required. Specify a value.
option-true = True
option-false = False
option-no-match = No matches. Clear the field to see all choices.
option-no-choices = This option has no choices.
option-from-list = Choose one from the list.
option-file-size = Files can be up to { $megabytes } MB.
option-integer = Enter a whole number.
option-number = Enter a number.
option-least = Enter { $number } or more.
option-most = Enter { $number } or less.
suggestions = Suggestions

server-wait = { $seconds ->
    [one] Wait { $seconds } second.
   *[other] Wait { $seconds } seconds.
}
# $status: an HTTP status
server-error = The server responded with status { $status }.
