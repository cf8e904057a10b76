# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-score = Germans { $germans } : { $french } French
picture-doing = { $phase ->
    [sides] { $name } chooses a team
    [lineup] { $name } sets up
    [ball] { $name } places the ball
    [release] { $name } brings one back
    [run] { $name } runs
    [bonus_run] { $name } runs
    [kick] { $name } can kick
    [foul] { $name } can foul
    [tackle] { $name } can tackle
    [block] { $name } can block
   *[bonus] { $name } takes a bonus
}
picture-surnames = enter your surnames
picture-full-time = full time
picture-won = { $name } won
# Above or below a penalty box.
picture-penalty = Penalty
# A name that cannot be drawn.
picture-player = Player { $number }
picture-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-on-the-ball = on the ball
picture-pile = Pile: { $cards }
picture-discards = Discards: { $cards }
picture-half = { $half ->
    [1] 1st half
    [2] 2nd half
   *[other] extra time
}
picture-runs = Runs
picture-hand = Your hand
picture-aimed = Aimed { $way } with the { $card }: { $landing }
picture-kick = { $philosopher } kicks { $way } from { $space }, value { $value }
picture-last = { $end ->
    [goal] Goal! { $philosopher } from { $space }, { $way } with { $value }
    [tackled] Last kick: { $philosopher }, { $way } from { $space } with { $value }, tackled
    [blocked] Last kick: { $philosopher }, { $way } from { $space } with { $value }, blocked
    [sent_off] Last kick: { $philosopher }, { $way } from { $space } with { $value }, sent off
   *[other] Last kick: { $philosopher }, { $way } from { $space } with { $value }, { $moved ->
        [one] 1 space
       *[other] { $moved } spaces
    }
}
picture-no-kick = Turn { $turn }: no kick yet
picture-set-up = Both teams set up in their own halves

alt-surnames = The empty pitch. The players are settling who plays the Germans.
alt = The pitch from above, { $half }. { $score }. { $doing }. { $ball }
alt-over = The pitch from above after the match. { $score }. { $ball }
alt-kicked = { $ball } { $philosopher } kicked it last.
