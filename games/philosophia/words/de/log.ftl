# The log.

log-wisdom-written = Neue Weisheitskarten wurden geschrieben für { $philosopher }.
log-philosopher = { $name } wählt { $philosopher }.
log-begun = Der Spielplan ist aufgebaut. { $name } beginnt.
log-request = Dein Olympischer Auftrag: { $request }.

log-moved = { $name } zieht { $place }.
log-fee = { $name } zahlt { $owner } 1 Münze Schulgeld.
log-turned = Das Plättchen { $place } wird umgedreht. Bonus: { $bonus }.
log-bonus = { $name } nimmt den Bonus ({ $bonus }) und lässt das Plättchen liegen.
log-kept = { $name } behält das Ortsplättchen { $place } ({ $kind }).

log-drew = { $name } zieht { $cards }.
log-seen = Du ziehst { $cards }.
log-tutored = { $name } unterrichtet und verdient { $coins }.
log-following = { $name } gewinnt { $place } einen Anhänger.
log-hired-builder = { $name } heuert einen Baumeister an.
log-school = { $name } baut { $place } eine Schule.
log-hired-sophist = { $name } heuert einen Sophisten an.
log-sophist = { $name } setzt einen Sophisten ein und wirbt { $place } den Anhänger von { $victim } ab.
log-study = { $name } nimmt ein Studienplättchen.
log-unlocked = { $name } schaltet Weisheitskarte { $number } frei.
log-coins = { $name } nimmt { $coins }.
log-labyrinth = { $name } nimmt { $tokens } ({ $way }).
log-labyrinth-number = { $name } nimmt { $tokens } ({ $way }). Die Nummer auf dem dritten Plättchen ist { $number }.
log-revealed = { $name } erfüllt den Olympischen Auftrag von { $request }.
# $texts: a list of summaries in quotes.
log-proof = { $name } fasst drei Weisheitskarten zusammen, und { $judge } urteilt darüber: { $texts }.
log-proof-silent = { $name } fasst die Weisheitskarten ohne schriftlichen Text zusammen, und { $judge } urteilt darüber.
log-quoted = „{ $text }“
log-proof-accepted = { $judge } erkennt die Zusammenfassungen von { $name } an.
log-proof-refused = { $judge } weist die Zusammenfassungen zurück. { $name } bekommt aber 1 Münze und kann es in einem späteren Zug noch einmal versuchen.

log-consulted = { $name } befragt das Orakel ({ $deck }).
log-deck-seen = Das Orakel hat diese Karten: { $cards }.
log-card-taken = { $name } nimmt eine Karte vom Orakel ({ $deck }).
log-card-seen = Es ist die Karte { $card }. { $effect }
log-card-played = { $name } spielt die Orakelkarte { $card }: „{ $effect }“
log-card-played-against = { $name } spielt gegen { $victim } die Orakelkarte { $card }: „{ $effect }“
log-turn-ended = { $name } hat keine spielbare Orakelkarte. Der Zug endet von selbst.
log-card-stands = Niemand widerruft die Karte { $card }.
log-retracted = { $name } spielt den Widerruf der Versprechen, und die Karte { $card } bleibt ohne Wirkung.
log-coins-lost = { $name } zahlt { $coins } in den Vorrat.
log-coins-stolen = { $name } nimmt { $victim } { $coins } ab.
log-cards-lost = Du verlierst { $cards }.
log-sent-home = Der Anhänger von { $victim } { $place } muss zurück aufs Tableau.
log-token-back = { $victim } verliert das Plättchen ({ $token }); es liegt jetzt { $place }.

log-timeline-back = { $name } stellt die Sanduhr auf { $year } zurück.
log-timeline-left = { $name } lässt die Sanduhr auf { $year } stehen.
log-time-ran-out = { $rounds } Runden sind gespielt, also rückt die Sanduhr von selbst auf { $year } vor.
log-timeline = { $name } rückt die Sanduhr auf { $year } vor: { $event }.
log-auction = { $name } versteigert die Scheibe { $disk }: „{ $effect }“
log-auction-skipped = { $name } legt die Scheibe { $skipped } nach unten und versteigert die Scheibe { $disk }: „{ $effect }“
log-bids = Die Gebote werden aufgedeckt ({ $bids }): { $winner } gewinnt die Scheibe { $disk }.
log-bids-tied = Die Gebote werden aufgedeckt ({ $bids }). Beim höchsten Gebot herrscht Gleichstand, also gewinnt niemand die Scheibe { $disk }.
# A player with a number: of coins bid, of cards in a pile.
log-count = { $name } { $count }
log-moirai = Moira zieht die Karte { $card }.
log-moirai-stayed = Moira zieht die Karte { $card }, kann ihr aber nicht folgen.
log-heads = Die Münze zeigt Kopf.
log-owl = Die Münze zeigt Zahl (die Eule).

log-debate = { $name } fordert { $opponent } zu einer öffentlichen Debatte heraus.
log-motion = { $name } schlägt die These „{ $motion }“ vor.
log-motion-any = { $name } schlägt vor, ohne schriftliche These zu debattieren.
log-motion-agreed = { $name } nimmt die These an.
log-planned = { $name } legt die nächsten { $count } Schritte der Debatte verdeckt bereit.
log-plan-dropped = { $name } nimmt die bereitgelegten Schritte zurück.
log-led = { $name } spielt gegen { $against } die Karte { $card } aus.
log-led-said = { $name } sagt „{ $text }“ und spielt gegen { $against } die Karte { $card } aus.
log-answered = { $result ->
    [win] { $name } antwortet mit der Karte { $card } und schlägt damit die Karte { $led }. { $lesson }
    [tie] { $name } antwortet mit der Karte { $card }, die so stark ist wie die Karte { $led }. { $lesson }
   *[loss] { $name } antwortet mit der Karte { $card } und unterliegt damit der Karte { $led }. { $lesson }
}
log-answered-said = { $result ->
    [win] { $name } antwortet „{ $text }“ mit der Karte { $card } und schlägt damit die Karte { $led }. { $lesson }
    [tie] { $name } antwortet „{ $text }“ mit der Karte { $card }, die so stark ist wie die Karte { $led }. { $lesson }
   *[loss] { $name } antwortet „{ $text }“ mit der Karte { $card } und unterliegt damit der Karte { $led }. { $lesson }
}
log-added = { $name } legt noch die Karte { $card } auf den eigenen Gewinnstapel.
log-added-said = { $name } sagt „{ $text }“ und legt noch die Karte { $card } auf den eigenen Gewinnstapel.
log-refused = Der Tisch weist das Argument von { $name } zurück ({ $card }).
log-refused-said = Der Tisch weist das Argument „{ $text }“ von { $name } zurück ({ $card }).
log-passed = { $name } passt.
log-debate-won = Die Gewinnstapel werden gezählt ({ $piles }): { $name } gewinnt die Debatte.
log-debate-won-token = Die Gewinnstapel werden gezählt ({ $piles }): { $name } gewinnt die Debatte und erhält einen Debattensieg.

log-final = Die Römer sind da. In der Schlussdebatte treffen aufeinander: { $names }.
log-shopped = { $name } gibt { $coins } für Argumente aus.
log-won = { $name } ist der größte Geist des antiken Griechenlands.
