# Why an action was refused, and what to do instead.

refusal-over = The match is over, so there's nothing left to do.
refusal-too-late = It's too late for that, because the ball has moved on.
refusal-surname-given = You've already entered your surname. Wait for the other player.
refusal-not-asked = Wait for { $name } to decide. You'll be notified when it's your turn.

refusal-no-letters = A surname needs at least one letter.
refusal-surname-too-long = That surname is too long. Use a single line of at most { $most } characters.
refusal-off-field = There's no such space. Columns are A to { $column }, rows 1 to { $row }.
refusal-order-unread = I can't read that. Say which philosopher goes where: for example, "{ $first } to E7, { $second } to C4".
refusal-named-twice = You've named a philosopher twice. Each can only go to one space.
refusal-not-all-four = Say where all four philosophers go.
refusal-not-your-half = That space isn't in your half. Choose one on your side of the centre line.
refusal-goalies-box = Only a goalie can enter a goal box, and only his own. Choose another space.
refusal-occupied = That space is occupied. Choose an open one.
refusal-stands-there = He's already there. Choose another space.
refusal-out-of-reach = He can't get that far, or the way is blocked. Choose a space within reach.
refusal-in-penalty-box = He's in the penalty box. Choose a philosopher on the field.
refusal-has-run = He has already run this turn. Choose another philosopher.
refusal-hemmed-in = He can't move at all. Choose another philosopher.
refusal-no-die-left = You have no die left for that run. You can use each die only once.
refusal-no-more-changes = You've changed your mind { $count } times this turn, so you can't take this choice back.
refusal-no-such-way = Choose one of the eight directions.
refusal-no-fouls = Fouls are switched off in this match. Tackle without one.
refusal-not-in-hand = You don't have that card. Your hand: { $cards }.
refusal-not-beside-ball = { $philosopher } isn't next to the ball, so he can't use the { $card }.
refusal-cannot-block = { $philosopher } can't block the ball here.
refusal-too-low = You need at least { $needed } to block here. Play a card that high or higher, or a face card.
refusal-no-such-philosopher = Choose one of the { $team }: { $philosophers }.
refusal-no-such-die = Your remaining dice show { $dice }. Choose one of those.
refusal-not-in-box = He isn't in your penalty box.

refusal-runner-first = First choose who runs and with which die.
refusal-card-first = Choose a card for the kick first.
refusal-way-first = Choose the direction of the kick first.
refusal-aimed = You've aimed { $way }. Kick, or choose another direction first.
refusal-running = { $philosopher } is about to run. Choose a space for him, or choose another runner.
refusal-picked = You've chosen the { $card }. Choose a direction, or put the card back.
refusal-no-run-now = You can't run now. Choose one of the available actions.
refusal-set-up = The teams are already set up.

refusal-now-surnames = Enter your surname first.
refusal-now-sides = Choose your team first.
refusal-now-lineup = Set up your team first.
refusal-now-ball = Place the ball next to your philosopher first.
refusal-now-release = First choose a space for the philosopher leaving the penalty box.
refusal-now-run = You can't do that now. Run, or stop running first.
refusal-now-bonus-run = You can't do that now. Take your bonus run, or stop running first.
refusal-now-kick = You can't do that now. Kick or draw cards.
refusal-now-foul = First decide whether to foul.
refusal-now-tackle = First decide whether to tackle.
refusal-now-block = First decide whether to block.
refusal-now-bonus = First choose your bonus for the goal.
