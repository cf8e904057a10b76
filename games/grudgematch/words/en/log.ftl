# The log. $philosopher is a name; $dice is a list of numbers.

log-surname = You entered your surname.
log-surnames-equal = The surnames { $first } and { $second } were the same length, so { $name } got to choose a team.
log-sides = { $name } played as the Germans.
log-sides-surnames = The surnames were { $first } and { $second }, so { $name } played as the Germans.
# $places: a list of placed.
log-lined-up = { $name } lined up the { $team }: { $places }.
log-turn = { $name } began turn { $turn }.
log-ball = The ball came into play on space { $number } of the centre line ({ $space }).
log-ball-placed = { $philosopher } placed the ball at { $space }.
log-box-opened = { $name } rolled a { $die }, and the penalty box opened.
log-box-shut = { $name } rolled a { $die }, and nobody left the penalty box.
log-released = { $philosopher } left the penalty box and returned to the field at { $space }.
log-run-rolled = { $name } rolled { $dice } to run.
log-run-doubles = { $name } rolled doubles ({ $dice }), so the whole team could run.
log-ran = { $philosopher } ran from { $start } to { $end }.
log-kicked = { $philosopher } kicked { $way } from { $space } with the { $card }.
log-kicked-rolled = { $philosopher } kicked { $way } from { $space } with the { $card } and rolled { $dice }, for a value of { $value }.
log-fouled = { $philosopher } fouled and rolled { $dice }, so the value needed for a tackle went up by { $adds }.
log-fouled-sent-off = { $philosopher } fouled, rolled { $dice }, and was sent to the penalty box.

# A tackle is one of these, followed by log-enough or log-too-low.
log-tackle = { $philosopher } played the { $card } to tackle.
log-tackle-rolled = { $philosopher } played the { $card } to tackle and rolled { $dice }.
log-tackle-fouled = { $philosopher } played the { $card } to tackle, fouled, and rolled { $fouled }.
log-tackle-fouled-rolled = { $philosopher } played the { $card } to tackle, fouled, and rolled { $fouled } for the foul and { $dice } for the card.
log-tackle-sent-off = { $philosopher } played the { $card } to tackle, fouled, rolled { $fouled }, and was sent to the penalty box.
log-block = { $philosopher } played the { $card } to block at { $space }.
log-block-rolled = { $philosopher } played the { $card } to block at { $space } and rolled { $dice }.
log-enough = That stopped the ball: the value was { $value }, and { $needed } was needed.
log-too-low = That wasn't enough: the value was { $value }, but { $needed } was needed.

log-ball-stopped = The ball came to rest at { $space }.
log-ball-edge = The ball ran to the edge and stopped at { $space }.
log-ball-blocked = The ball stopped at { $space }.
log-ball-stayed = The ball stayed at { $space }.
log-goal = **Goal!** { $philosopher } scored for { $name }: { $score }.
log-own-goal = **Own goal!** { $philosopher } put the ball in his own goal. { $name } got the point: { $score }.

log-bonus-run = { $die ->
    [one] { $name } rolled a 1 for a bonus run of 1 space.
   *[other] { $name } rolled a { $die } for a bonus run of up to { $die } spaces.
}
log-bonus-discard = { $name } discarded the { $card } to draw a new card.
log-bonus-release = { $name } released { $philosopher } from the penalty box.
log-bonus-nothing = { $name } didn't use the bonus.
log-drew = { $cards ->
    [one] { $name } drew a card.
   *[other] { $name } drew { $cards } cards.
}
log-pile = { $cards ->
    [0] The draw pile was empty.
    [one] 1 card was left in the draw pile.
   *[other] { $cards } cards were left in the draw pile.
}
log-drew-cards = You drew: { $cards }.
log-half-time = { $name } drew the joker: half-time. The score was { $score }.
log-ball-removed = The ball was in { $name }'s goal box, so it went out of play.
log-extra-time = The draw pile ran out with the score tied ({ $score }), so the discards were shuffled for extra time. The next goal would win the match.
log-answers = You set your standing orders: "{ $tackles }" and "{ $blocks }".
