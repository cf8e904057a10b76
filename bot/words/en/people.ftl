# Messages about one person: /settings, /games stats, stored data.

settings-title = ### Your settings
settings-reminders = **Reminders:** { $how }
settings-closed = I couldn't send you a direct message, so I'll remind you in the table's thread instead. Once you've allowed direct messages, choose your reminders again.
# $now: "18:30"
# $zone: the city that stands for it, such as Athens.
settings-zone = **Time zone:** { $zone } (it's { $now } there)
# In a list of suggestions. $zone: its international name, such as Europe/Rome.
zone-choice = { $city } ({ $zone })
settings-quiet = **Quiet hours:** { $start } to { $end } (your clock stops)
settings-quiet-runs = **Quiet hours:** { $start } to { $end } (your clock keeps running)
settings-no-quiet = **Quiet hours:** none
settings-next-up = **Message when you're next:** { $choice }
settings-digest = **Daily digest:** { $choice }
settings-look = **Your panel and other private views:** { $palette ->
    [safe] colour-blind mode
   *[usual] standard colours
}, { $picture ->
    [text] text instead of pictures
   *[picture] pictures
}, { $background ->
    [dark] dark background
   *[light] light background
}
settings-language = **Language:** { $language }
settings-language-menu = Language
settings-language-discord = the language of your Discord app
settings-saved = Saved. Here are your settings now.
settings-bad-zone = I don't recognise the time zone "{ $typed }". Type a large city in your zone, such as Athens, and choose one of the suggestions. Nothing has changed.
settings-bad-hour = "{ $typed }" isn't a time of day. Write it like 22:00. Nothing has changed.
settings-bad-quiet = Quiet hours can last at most { $hours } hours a day. Nothing has changed.
settings-half-quiet = Quiet hours need both a `{ option-start }` and an `{ option-end }`. Nothing has changed.
# The menu of ways to be reminded, each of which is a message settings-how-*.
settings-menu = Reminders
settings-hours = Time zone and quiet hours…
settings-hours-title = Time zone and quiet hours
settings-field-zone = Time zone
settings-field-zone-about = A large city in it, such as Athens
settings-field-start = Quiet hours start (leave both empty for none)
settings-field-end = Quiet hours end
settings-switch-next_up = { $state ->
    [on] Don't tell me when I'm next
   *[off] Tell me when I'm next
}
settings-switch-digest = { $state ->
    [on] Don't send me a daily digest
   *[off] Send me a daily digest
}
settings-switch-time_runs = { $state ->
    [on] Stop my clock during quiet hours
   *[off] Keep my clock running during quiet hours
}
settings-switch-colour_blind = { $state ->
    [on] Use standard colours
   *[off] Use colour-blind mode
}
settings-switch-words = { $state ->
    [on] Show pictures
   *[off] Show text instead of pictures
}
settings-switch-dark = { $state ->
    [on] Use a light background
   *[off] Use a dark background
}
settings-how-ping = in the table's thread
settings-how-dm = by direct message
settings-how-off = off; the board still pings you once when it's your turn
settings-choice-on = on
settings-choice-off = off

## Stored data

privacy-text =
    ### What I store about you
    The seats you've taken and the moves you've made, your settings, your results and ratings, and the votes you've opened. For secret votes, I store nothing that could show that you took part.
privacy-export = Download everything
privacy-delete = Delete my data…
privacy-question =
    ### Delete your data?
    You'll leave every lobby and give up your seat in every game in progress. A computer will take over; in a two-player game, you'll lose. Your results, ratings and settings will be deleted. In finished games you'll become "a former player", but the games stay complete. Messages already posted in Discord stay as they are. This can't be undone.
privacy-not-yet =
    ### Nothing has been deleted yet
    Discord isn't letting me take you out of a game's private thread right now. Please try again in a minute.
privacy-sure = Delete my data
privacy-keep = Keep everything
# The name of a person whose data was deleted.
privacy-former = a former player
privacy-exported = Here's everything I store about you.
privacy-deleted = Your data has been deleted. If you play again, you'll start from scratch.
privacy-often = You asked me to delete your data less than a minute ago. Please wait a minute before you ask again.

## Records of results

stats-title = ### { $name }: { $game }
stats-all-games = all games
stats-somebody = this player
stats-nothing = No finished games here yet.
stats-uncounted = As you asked, I don't record your results. Nothing about how you play is stored or shown.
stats-count = Record my results
stats-do-not-count = Stop recording my results and delete them…
stats-delete = Stop and delete
stats-sure =
    ### Delete your results?
    All your ratings and results will be deleted, in every server. You can't get them back.
stats-keep = Keep my results
stats-games = { $count ->
    [one] one game
   *[other] { $count } games
}
# $kind: with whom; $share: "25%"
stats-played = { $kind ->
    [people] With other people
    [computers] With computers
   *[solo] Solo
}: { stats-games }, { $won } won ({ $share })
# $time: "3 min"
stats-played-time = { stats-played }; { $time } per decision on average
stats-rating = **Skill: { $rating }**
stats-rating-early = **Skill: { $rating }** (still a rough estimate)
stats-rating-means = -# Your skill rating rises when you beat strong players. Everyone starts near 1,000, and the rating gets more accurate with every game. Games against computers and solo games don't count.
stats-reliable = **Reliability:** finished { $finished } of { $began } games with other people, replaced in { $replaced }
stats-reliable-clock = { stats-reliable }; ran out of time on { $missed } of { $decisions } decisions
stats-reliable-means = -# Reliability shows whether a player stays until the end and decides in time. It has nothing to do with skill. "Replaced" means that they resigned, or lost their seat without agreeing to it. Quiet hours don't count towards the time per decision.
stats-menu = Which game?
stats-best = Leaderboard
stats-mine = My record
stats-leaders = ### { $game }: leaderboard
stats-leader = { $place }. { $user }: **{ $rating }** ({ stats-games })
stats-no-leaders = Nobody has a rating here yet. You get one by finishing a game with other people.
stats-picture-won = won
stats-picture-lost = lost
stats-picture-by-game = Each game has its own skill rating. Choose a game to see it.
stats-picture-none = No rated games here yet.
stats-picture-footer = { $count ->
    [one] The last game, on { $since }
   *[other] The last { $count } games, since { $since }
}
stats-picture-alt = { $count ->
    [one] { $name }'s results in { $game }: the last game was { $won ->
        [0] lost
       *[other] won
    }.
   *[other] { $name }'s results in { $game }: { $won } of the last { $count } games won.
}
stats-picture-alt-rated = { stats-picture-alt } Their skill went from { $first } to { $last }.

## Amounts

measure-b = { $number } B
measure-kb = { $number } kB
measure-mb = { $number } MB
measure-gb = { $number } GB
measure-seconds = { $number } s
measure-minutes = { $number } min
measure-hours = { $number } h
measure-days = { $number ->
    [one] one day
   *[other] { $number } days
}
