# The log.

log-league = { $name } joined the { $league }.
# $story: the story of the scenario; $card: what it asks for and forbids.
log-solo = **{ $title }.** { $story } { $card }
log-city = { $name } chose { $city }.
log-administrator = { $name } chose the { $administrator }.
log-figure-chosen = You chose your first figure.
log-figure-first = { $name } started with { $figure }.
log-figures = The first figures were revealed: { $figures }.
log-figure-of = { $figure } for { $name }
log-act = **Act { $act }: { $title }.** { $story } { $card }
log-turn = Turn { $number } began.
log-round = Round { $number } began.
log-brigands = Brigands came to { $territories }.
log-augur = This round's Augur card: { $augur }. { $effect }
log-omen-paid = { $name } paid 2 { $resource } because of the snake.
log-omen-unpaid = { $name } lost 1 prestige because of the snake.

log-donated = { $name } donated { $amount } { $resource }.
log-constructed = { $name } constructed { $building } for { $price }.
log-constructed-free = { $name } constructed { $building } for free.
log-produced = { $name } produced { $deck } for { $price }.
# Tokens that a league got without producing them.
log-token-prestige = The { $league } drew a { $deck } token for reaching prestige 10.
log-token-polemarch = The { $league } drew a { $deck } token with the Polemarch.
log-token-help = The { $league } drew another { $deck } token because its city stands alone.
log-token-drawn = The token was { $token }.
log-prestige = { $name } reached prestige { $level }.
log-gained-prestige = { $name } got { $goods } from the prestige track.
log-gained-augur = { $name } got { $goods } from the augurs.
log-gained-trapezites = { $name } got { $goods } from the Trapezites.
log-forgone-recruit = { $name } couldn't take another figure.
log-forgone-construct = { $name } didn't construct the building that the bonus allowed.
log-forgone-produce = { $name } didn't produce the token that the bonus allowed.
log-forgone-token = { $name } couldn't take a token, because none were left.
log-forgone-omen = { $name } had neither 2 of one resource nor any prestige for the snake.
log-recruited = { $figure } joined { $name }.
log-called = { $name } used the { $administrator }.
log-passed = { $count ->
    [one] { $name } left 1 action unused.
   *[other] { $name } left { $count } actions unused.
}
log-could-not-pay = { $count ->
    [one] { $name } couldn't pay for another action, so the last one was lost.
   *[other] { $name } couldn't pay for any action, so { $count } were lost.
}

log-sent = { $name } sent { $figure } { $to }.
log-enemy = { $figure } rolled { $die } and went { $to }.
log-enemy-home = { $figure } rolled { $die } and stayed at home because of the storm.
# $roll: the die with its bonus; $needed: what was needed.
log-negotiated = { $figure } rolled { $roll } { $where } ({ $needed } needed) and got { $goods }.
log-negotiated-full = { $figure } rolled { $roll } { $where } ({ $needed } needed) and succeeded, but the city had no room for the reward.
log-negotiated-failed = { $figure } rolled { $roll } { $where } ({ $needed } needed) and got nothing.
log-merchant = The Merchant negotiated for { $figure } { $where } and got { $goods }.
log-merchant-full = The Merchant negotiated for { $figure } { $where }, but the city had no room for the reward.
log-rerolled = { $figure } rerolled and got { $die } instead of { $former }.
# $one, $two: the totals; $first, $second: the dice.
log-fought = In the conflict { $where }, the Delian League had { $one } (die { $first }) and the Peloponnesian League { $two } (die { $second }). The { $league } won.
log-fought-tied = In the conflict { $where }, the Delian League had { $one } (die { $first }) and the Peloponnesian League { $two } (die { $second }). Everyone went home.
log-brigands-beaten = The { $league } rolled { $roll } { $where } ({ $needed } needed) and defeated the Brigands.
log-brigands-stayed = The { $league } rolled { $roll } { $where } ({ $needed } needed) and lost to the Brigands, so its figures went home.
log-taken = { $name } took { $place } and collected { $goods }.
log-taken-full = { $name } took { $place } but had no room for the goods.
log-taken-from = { $name } took { $place } from { $former } and collected { $goods }.
log-taken-from-full = { $name } took { $place } from { $former } but had no room for the goods.
log-lost = { $name } lost { $place } and got the City token back.
log-ceded = { $name } left { $place } to { $ally }.
log-token-moved = { $name } had no City token left and took one back from { $place }.
log-no-token = The { $league } couldn't take { $place }, because it had no City token left to put there.
log-integrated = { $city } joined the { $league }, bringing a { $deck } token for the Great Battle.
log-integrated-no-token = { $city } joined the { $league }, but there were no tokens left for it.
log-won-over = { $city } left the { $former } for the { $league }, taking along its { $deck } token for the Great Battle.
log-won-over-no-token = { $city } left the { $former } for the { $league }.
# One "log-income-of" for each player follows.
log-income = Income was collected.
log-income-of = { $name } got { $goods }.
log-completed = The { $league } completed { $title } and drew a { $deck } token.
log-completed-no-token = The { $league } completed { $title }, but there were no tokens left.
log-completed-city = { $name } completed { $title }, and the { $league } drew a { $deck } token.
log-completed-city-no-token = { $name } completed { $title }, but there were no tokens left for the { $league }.
log-act-expired = { $title } ended without a reward, because nobody completed it in time.

log-battle = **The Great Battle began.**
log-battle-gathered = **The Great Battle began.** The integrated cities sent { $tokens }.
log-gathered = { $decks } to the { $league }
log-ready = You finished placing your army.
log-taken-back = You took your army back to change it.
log-arranged = The rest of your tokens were placed for you.
log-armies = Both armies were placed face down. The figures come next.
# $delian, $peloponnesian: each league's figures with their fronts.
log-generals = The figures were revealed. Delian League: { $delian }. Peloponnesian League: { $peloponnesian }.
log-general = { $figure } ({ $front })
nobody = nobody
log-column = { $column } was revealed. Delian League: { $delian }. Peloponnesian League: { $peloponnesian }.
log-engaged = { $name } engaged { $figure } in { $column }.
log-held = { $name } held back.
log-held-front = { $name } gave the order to hold on this front.
log-order-lifted = { $name } cancelled the order to hold.
# $one, $two: the powers.
log-column-won = { $column } ended { $one }–{ $two }: the { $league } won the column.
log-column-tied = { $column } ended { $one }–{ $two }: nobody won the column.
# $one, $two: the columns won.
log-front-won = The { $league } won the { $front } front. Columns: Delian League { $one }, Peloponnesian League { $two }.
log-front-tied = Nobody won the { $front } front. Columns: Delian League { $one }, Peloponnesian League { $two }.
log-ended-objectives = The last round ended, and the objectives weren't met, so there was no battle.
log-ended-shared = The fronts ended { $one }–{ $two }, and every tie-breaker was tied.
log-ended-fronts = The { $league } won more fronts, so it won the battle.
log-ended-maritime = The { $league } won the maritime front, so it won the battle.
log-ended-prestige = The { $league } had the city with the highest prestige, so it won the battle.
log-ended-copper = The { $league } had the city with the most Copper, so it won the battle.
log-ended-tie = The fronts were tied. In the solo game, that means that the { $league } won the battle.
