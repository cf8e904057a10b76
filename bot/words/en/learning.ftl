# Rules and lessons.

rules-title = ### { $game }: rules
rules-topic =
    ### { $game }: { $title }
    { $text }
rules-no-topic = There's no topic with that name. Choose one of the suggestions that appear as you type.
rules-choose = Choose a topic.
rules-none = This game has no rules topics yet. The buttons in your panel always show what you can do.
rules-quick = These five topics are enough to get started. The menu has the rest.
rules-preview = **{ $title }:** { $text }
# $title: the title of the next topic.
rules-next = Next: { $title }
rules-menu = Topic
rules-more = More topics
# $origin: "Guidebook p. 6 · from the rulebook"
rules-place = -# { $origin }

greeting-text =
    ### Welcome to Stoa
    Play philosophy board games here, live or over several days, with each other or against computers. `{ COMMAND("play") }` opens a table, and `{ COMMAND("help") }` shows this message again. Moderators can hold secret votes with `{ COMMAND("ostrakon", "open") }`. Below, **Play** starts a game against computers, and **Learn** starts a short lesson.
# $players: "2 to 4 players"; $length: "30 to 60 minutes".
greeting-game = **{ $game }** · { $players } · { $length }
greeting-play = Play { $game }
greeting-learn = Learn { $game }
greeting-rules = Read a game's rules
greeting-tables = Open tables
greeting-settings = My settings

lesson-title =
    ### { $game }: lesson
    -# Page { $page } of { $pages }. Take your time: nobody is waiting, and nothing is saved.
lesson-wrong = **Not quite.** { $why }
lesson-next = Next
lesson-back = Back
lesson-play = Play this against the computer
lesson-again = Start over
lesson-rules = All the rules
lesson-none = { $game } doesn't have a lesson yet. You can find its rules with `{ COMMAND("rules") }`.
lesson-unknown = That game is no longer installed here.
