# The command line, `python -m games`. Names of commands, arguments and values stay as they are.

description = Play, check and benchmark Stoa's games without Discord.

command-list = list all games, one line of JSON each
command-play = let computer players play a game and print it
command-replay = replay and check an exported match, or the tape of a broken law
command-verify = check that every roll and draw of an exported match follows from its secret
command-laws = check every law on random games, and print the smallest game that breaks one
command-bench = measure speed and state size, and print lines of JSON
command-playthrough = check the recorded playthroughs of a game, or record them again
command-lesson = print a game's lesson, with the legal actions on its last page
command-rules = print a game's rules by topic, or insert them into a page
command-trace = print the hashes of a random game, which must be the same in every process

argument-language = language of the texts, such as "de"; texts that aren't translated are in English
argument-players = level of each seat, such as "hard,random"; the last one applies to all remaining seats
argument-play-words = print what spectators see instead of a recording
argument-replay-words = also print the log of an exported match
argument-tape = the tape that "laws" printed; every law is checked against it
argument-file = the file that "{ COMMAND("table", "export") }" sends once the match is over
argument-commitment = the fingerprint that the table showed at the start
argument-draws = print every draw with its key and range
argument-games = number of random games for each combination of seats and options
argument-seconds = duration of a measurement in seconds
argument-laws-seconds = play for about this many seconds in total, but at least one game for each combination of seats and options
argument-write = play and record new games
argument-retell = keep the recorded games, but record again what each seat sees
argument-seats = number of seats (default: the fewest that the game allows)
argument-options = the game's options as a JSON object (default: the game's defaults)
argument-options-all = the game's options as a JSON object (default: every set of options)
argument-seed = seed for the random choices
argument-into = the Markdown page to update with these rules
argument-folder = folder with the playthroughs of all games
argument-seats-all = number of seats (default: every number that the game allows)

## What is wrong with the command line

# $problem: a sentence of Python's argparse without a full stop, in English
usage-error = { $problem }; see python -m games --help.
# $name: what was typed; $games: the names of the games
no-game = There's no game called "{ $name }". Choose one of these: { $games }.
wrong-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
# $problem: what pydantic says, in English; $defaults: all options as JSON
options-unreadable = The options of { $game } must be a JSON object ({ $problem }). The defaults are { $defaults }.
option-wrong = { $game } can't be played with these options. { $option }: { $problem }. The defaults are { $defaults }.
# These three are followed by a pointer to --help, so they have no full stop.
not-a-tape = "{ $text }" isn't a list of numbers such as 3,0,1
negative-tape = a tape can't contain negative numbers
not-positive = "{ $text }" isn't a whole number greater than 0
not-a-language = "{ $text }" isn't a language such as "de" or "en-GB"
no-level = There's no level called "{ $name }". Choose one of these: { $levels }.
too-many-players = You've named { $players } players, but there are only { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
no-lesson = { $game } has no lesson.
# $problem: the error of an engineer, in English
lesson-wrong = The lesson can't be played: { $problem }
rules-no-page = The rules can't be written to { $file }: { $problem }.
no-playthroughs = { $game } has no playthroughs in { $folder }. Record some with --write.
file-unreadable = { $file } can't be read: { $problem }.
not-json = { $file } isn't a JSON file.
not-an-export = { $file } isn't an export of a finished match.
no-secret = { $file } doesn't contain the secret of the match, so its draws can't be checked.
game-not-installed = This match is of a game that isn't installed: { $game }.
endless = The game isn't over after { $steps } steps.

## Results

# The name of a player who has none
player = Player { $number }
# A headline of the game, before the log entries that follow it
headline = == { $text }

# $problem: one of the messages in replay.ftl, or broken-outcome
broken = BROKEN: { $problem }
broken-outcome = the match can be replayed, but its outcome differs from the one recorded
# $records: how many there are; $undone: how many of them were undone or undo others
replayed = OK: { $game }, edition { $edition }. { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $records ->
    [one] { $records } record
   *[other] { $records } records
}{ $undone ->
    [0] .
    [one] , { $undone } of which was undone or is an undo.
   *[other] , { $undone } of which were undone or are undos.
}
proven = { $count ->
    [0] OK: { $game }, edition { $edition }. There were no draws.
    [one] OK: { $game }, edition { $edition }. The only draw follows from the secret.
   *[other] OK: { $game }, edition { $edition }. All { $count } draws follow from the secret.
}
# $cause: what made the game draw: "press" (a person's), "computer", "deadline" or another one
draws-by = { $cause ->
    [press] { $count ->
        [one] { $count } draw was triggered by a person.
       *[other] { $count } draws were triggered by people.
    }
    [computer] { $count ->
        [one] { $count } draw was triggered by a computer player.
       *[other] { $count } draws were triggered by computer players.
    }
    [deadline] { $count ->
        [one] { $count } draw was triggered by a deadline.
       *[other] { $count } draws were triggered by deadlines.
    }
   *[other] { $count ->
        [one] { $count } draw was triggered by "{ $cause }".
       *[other] { $count } draws were triggered by "{ $cause }".
    }
}
commitment = Compare this fingerprint with the one that the table showed before the start: { $commitment }
draw-of-opening = opening: key { $key }, drew { $draw } (from 0 to { $most })
draw-of-record = record { $record }: key { $key }, drew { $draw } (from 0 to { $most })

lesson-page = == { $number } of { $count }: { $headline }
lesson-right = [{ $action }] continues the lesson
lesson-wrong-way = [{ $action }] { $why }
lesson-actions = Legal actions now:

# $setup: the game, seats and options, as engineers write them
# $number: how many setups have been checked so far, this one included
# $setups: how many setups there are
laws-hold = OK: { $setup }, { $count ->
    [one] { $count } game
   *[other] { $count } games
} ({ $number } of { $setups })
tape-holds = OK: { $setup }; no law is broken on this tape
# $difference: process-differs or process-ends
law-processes-agree = LAW BROKEN: processes_agree
    in { $setup }, seed { $seed }:
    { $difference }
process-differs = the game differs in a process with PYTHONHASHSEED={ $seed }:
    { $one }
    { $other }
process-ends = a process with PYTHONHASHSEED={ $seed } plays { $count ->
    [one] { $count } position
   *[other] { $count } positions
}, not { $expected }: { $errors }
unchanged = { $count ->
    [one] { $count } playthrough is unchanged.
   *[other] { $count } playthroughs are unchanged.
}
playthrough-refused = { $file }: the rules reject the move after line { $line }: { $error }
perft-differs = { $file }: perft is { $found }, but { $expected } was recorded
