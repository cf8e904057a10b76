# The log.

log-wisdom-written = New wisdom cards were written for { $philosopher }.
log-philosopher = { $name } chose { $philosopher }.
log-begun = The board was set up. { $name } goes first.
log-request = Your Olympic Request: { $request }.

log-moved = { $name } went { $place }.
log-fee = { $name } paid 1 coin to enter { $owner }'s school.
log-turned = The token { $place } was turned over and showed { $bonus }.
log-bonus = { $name } took the bonus ({ $bonus }) and left the token.
log-kept = { $name } kept the { $kind } token { $place }.

log-drew = { $name } drew { $cards }.
log-seen = You drew { $cards }.
log-tutored = { $name } tutored and earned { $coins }.
log-following = { $name } created a following { $place }.
log-hired-builder = { $name } hired a builder.
log-school = { $name } built a school { $place }.
log-hired-sophist = { $name } hired a sophist.
log-sophist = { $name }'s sophist won over { $victim }'s follower { $place }.
log-study = { $name } took a study token.
log-unlocked = { $name } unlocked wisdom card { $number }.
log-coins = { $name } took { $coins }.
log-labyrinth = { $name } collected { $tokens } ({ $way }).
log-labyrinth-number = { $name } collected { $tokens } ({ $way }). The number on the third token is { $number }.
log-revealed = { $name } fulfilled the Olympic Request of { $request }.
# $texts: a list of summaries in quotes.
log-proof = { $name } summed up three wisdom cards for { $judge }: { $texts }.
log-proof-silent = { $name } gave { $judge } no written summaries of the wisdom cards.
log-quoted = "{ $text }"
log-proof-accepted = { $judge } accepted { $name }'s summaries.
log-proof-refused = { $judge } rejected the summaries, but { $name } got 1 coin and can try again on a later turn.

log-consulted = { $name } consulted the Oracle of { $deck }.
log-deck-seen = The oracle's cards were { $cards }.
log-card-taken = { $name } took a card from the Oracle of { $deck }.
log-card-seen = The card was { $card }. { $effect }
log-card-played = { $name } played { $card }: "{ $effect }"
log-card-played-against = { $name } played { $card } against { $victim }: "{ $effect }"
log-turn-ended = { $name } had no oracle card to play, so the turn ended automatically.
log-card-stands = Nobody retracted { $card }.
log-retracted = { $name } played the Retraction of Promises, so { $card } had no effect.
log-coins-lost = { $name } paid { $coins } to the supply.
log-coins-stolen = { $name } took { $coins } from { $victim }.
log-cards-lost = You lost { $cards }.
log-sent-home = { $victim }'s follower { $place } was sent back to their board.
log-token-back = { $victim } lost the { $token } token, which went back on the board { $place }.

log-timeline-back = { $name } moved the hourglass back to { $year }.
log-timeline-left = { $name } left the hourglass at { $year }.
log-time-ran-out = { $rounds } rounds had been played, so the hourglass moved to { $year } by itself.
log-timeline = { $name } moved the hourglass to { $year }: { $event }.
log-auction = { $name } put { $disk } up for auction: "{ $effect }"
log-auction-skipped = { $name } put { $skipped } at the bottom of the pile and { $disk } up for auction: "{ $effect }"
log-bids = The bids were revealed ({ $bids }), and { $winner } won { $disk }.
log-bids-tied = The bids were revealed ({ $bids }). The highest bid was tied, so nobody won { $disk }.
# A player with a number: of coins bid, of cards in a pile.
log-count = { $name } { $count }
log-moirai = The Moirai drew the { $card } card.
log-moirai-stayed = The Moirai drew the { $card } card but couldn't follow it.
log-heads = The coin landed on heads.
log-owl = The coin landed on tails (the owl).

log-debate = { $name } challenged { $opponent } to a public debate.
log-motion = { $name } proposed the motion "{ $motion }".
log-motion-any = { $name } proposed debating without a written motion.
log-motion-agreed = { $name } agreed to the motion.
log-planned = { $name } laid out the next { $count } steps of the debate face down.
log-plan-dropped = { $name } dropped the plan for the debate.
log-led = { $name } led { $card } against { $against }.
log-led-said = { $name } said "{ $text }" and led { $card } against { $against }.
log-answered = { $result ->
    [win] { $name } answered with { $card }, which beats { $led }. { $lesson }
    [tie] { $name } answered with { $card }, which ties with { $led }. { $lesson }
   *[loss] { $name } answered with { $card }, which loses to { $led }. { $lesson }
}
log-answered-said = { $result ->
    [win] { $name } said "{ $text }" and answered with { $card }, which beats { $led }. { $lesson }
    [tie] { $name } said "{ $text }" and answered with { $card }, which ties with { $led }. { $lesson }
   *[loss] { $name } said "{ $text }" and answered with { $card }, which loses to { $led }. { $lesson }
}
log-added = { $name } added { $card } to their pile.
log-added-said = { $name } said "{ $text }" and added { $card } to their pile.
log-refused = The table rejected { $name }'s { $card }.
log-refused-said = The table rejected { $name }'s argument "{ $text }" ({ $card }).
log-passed = { $name } passed.
log-debate-won = The piles were counted ({ $piles }), and { $name } won the debate.
log-debate-won-token = The piles were counted ({ $piles }), and { $name } won the debate and took a debate-win token.

log-final = The Romans arrived. { $names } met in the final debate.
log-shopped = { $name } spent { $coins } on arguments.
log-won = { $name } became the greatest mind of ancient Greece.
