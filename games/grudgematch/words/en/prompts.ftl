# What a player has to decide.

prompt-over = The match is over.
prompt-surnames = Enter your surname. The player with the longer one plays as the Germans.
prompt-surname-given = You've entered your surname. You can change it until the other player has entered theirs.
prompt-wait = It's { $name }'s decision. Meanwhile, you can set standing orders, which only you can see.
prompt-sides = Both surnames are the same length, so you choose your team.
prompt-line-up = Set up your four philosophers in your own half. Choose a line-up, place them one by one, or type their spaces.
prompt-ball = The ball landed on { $philosopher }. Place it on a space next to him.
prompt-release = { $philosopher } can leave the penalty box, but its exit is occupied. Choose a space for him.
prompt-runner = { $die ->
    [one] Choose where { $philosopher } runs: up to 1 space from { $space }.
   *[other] Choose where { $philosopher } runs: up to { $die } spaces from { $space }.
}
# $dice: a list of numbers.
prompt-run = Choose who runs and with which die ({ $dice }), or type your runs, such as "{ $philosopher } to E7".
# $philosophers: a list with their suits: "Hegel (spades)".
prompt-kick = { $count ->
    [one] Next to the ball: { $philosophers }. Kick with a card of that suit, or draw cards.
   *[other] Next to the ball: { $philosophers }. Kick with a card of one of those suits, or draw cards.
}
# The player has no card for a kick; see prompt-tackle-none.
prompt-kick-none = Next to the ball: { $philosophers }. You have no card for a kick, so you can only draw cards. You're asked anyway, so that nobody can tell what you have.
prompt-aim = You've chosen the { $card }. Now choose the direction. You'll see the ball's path before you confirm.
prompt-aimed = **{ $philosopher } kicks { $way } from { $space } with the { $card }**: { $landing }.
prompt-aimed-rolled = **{ $philosopher } kicks { $way } from { $space } with the { $card }**: { $landing }. The dice are rolled when you kick.
prompt-confirm = Kick, or choose another direction?
prompt-foul = { $kick }. Do you want to foul the possible tacklers?
prompt-tackle = { $kick }. To tackle with { $philosophers }, you need a value of at least { $needed }.
# Players are asked whatever they hold, so that nobody learns from it what they hold.
prompt-tackle-none = { $kick }. You have no card for a tackle, so you can only let it pass. You're asked anyway, so that nobody can tell what you have.
prompt-block-none = { $kick }. The ball is now at { $space }, and you have no card to block it there, so you can only let it pass. You're asked anyway, so that nobody can tell what you have.
prompt-block = { $kick }. The ball is now at { $space }. To block it there with { $philosophers }, you need a value of at least { $needed }.
prompt-block-own = { $kick }. The ball is now at { $space }. To block your own kick there with { $philosophers }, you need a value of at least { $needed }.
prompt-bonus = After the goal, each side gets a bonus. Choose yours.

# In the message that pings a player: "@Malia: run".
task = { $phase ->
    [surnames] enter your surname
    [sides] choose your team
    [lineup] set up your team
    [ball] place the ball
    [release] bring your philosopher back
    [run] it's your turn to run
    [bonus_run] take your bonus run
    [kick] kick or draw cards
    [foul] decide whether to foul
    [tackle] tackle or let it pass
    [block] block or let it pass
    [bonus] choose your bonus for the goal
   *[over] there's nothing to do
}

form-surname = Your surname
    .description = The player with the longer one plays as the Germans
form-order = Who goes where?
# Players can type this, so "to" and the comma stay.
form-order-run = { $first } to E7, { $second } to C4
form-order-line-up = { $places }

## Asked once more

caution-end-run = { $count ->
    [one] You still have a die left to run with ({ $dice }). If you stop now, you'll lose it.
   *[other] You still have { $count } dice left to run with ({ $dice }). If you stop now, you'll lose them.
}
caution-end-kicks = You haven't kicked this turn, and you hold a card to kick with. If you stop now, you won't kick until your next turn.
caution-no-bonus = If you do nothing, you'll lose the bonus for this goal.
