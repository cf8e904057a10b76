# The words of the toy that the tests install.

game-length = 5 minutes
option-rounds = Rounds
    .description = How often the oracle is asked.
option-echo = Echo
    .description = The oracle repeats what it is asked.
option-offering = Offering
    .description = Drachmas, for nothing.

gem-amethyst = amethyst
gem-beryl = beryl
gem-chalcedony = chalcedony
gem-garnet = garnet
gem-jasper = jasper
gem-onyx = onyx

headline = Round { $round } of { $rounds }
headline-over = The oracle is silent
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
position-score = { $name }: { points }
position-hidden = { $missing ->
    [one] { $missing } gem still to be hidden.
   *[other] { $missing } gems still to be hidden.
}
hand = You hid { $gem } in cave { $cave }.

prompt-ask = Put a question to the oracle.
prompt-hide = Hide a gem in a cave.
verb-ask = Ask
verb-hide = Hide
label-hide = Hide { $gem } in cave { $cave }
field-question = Question
choose-gem = Gem
choose-cave = Cave
cave = Cave { $number }

log-asked = { $name } asked: { $question }
log-hid = You hid { $gem } in cave { $cave }.
log-found = The oracle looked into cave { $cave } and found { $gems }.
log-found-nothing = The oracle looked into cave { $cave } and found nothing.
refusal-silence = The oracle needs a question. Type one.
