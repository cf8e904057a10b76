# The log: a sentence or two for each event, in the present tense.

log-round-began = Runde { $round } beginnt, und { $name } würfelt zuerst.
log-rolled = Wurf { $roll }: { $name } würfelt { $rolled }.
log-rerolled = Wurf { $roll }: { $name } behält { $kept } und würfelt { $rolled }.
# This follows one of the two above. $count: how many topics are missing.
log-missing = { $count ->
    [one] Es fehlt { $topics }.
   *[other] Es fehlen { $topics }.
}
log-die-removed = { $name } entfernt { $die } und behält { $dice }.
log-stated = { $name } beendet die Rede: { $dice }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
log-stated-incomplete = { $count ->
    [one] { $name } beendet die Rede, die { $topics } nicht abdeckt: { $dice }.
   *[other] { $name } beendet die Rede, die { $topics } abdeckt: { $dice }.
}
log-arranged = Deine Aufstellung ist fertig.
log-reconsidered = Du hast deine Aufstellung zurückgenommen, um sie zu ändern.
log-arranged-by-chance = Deine übrigen Gruppen wurden zufällig aufgestellt.
log-revealed = Beide Aufstellungen der Runde { $round } werden aufgedeckt.
# A card of the debate in one line; one of the next three sentences follows. $pyramids: a list of pyramid-first and
# pyramid-next. $mine and $theirs: what stood there, such as "mittlere rote zugewandt, kleine rote abgewandt".
log-card = Karte { $card }: { $first } ({ $mine }) gegen { $second } ({ $theirs }).
log-card-took = { $name } nimmt { $pyramids }.
log-card-nothing = { $name } geht leer aus, weil im Vorrat keine Pyramiden der richtigen Größe mehr sind.
log-card-tied = Niemand gewinnt eine Pyramide.
# The player chose $pyramid in place of $wanted.
log-captured = { $name } nimmt eine { $pyramid } Pyramide, weil keine { $wanted } mehr da ist.
# $scores: each player's points, as in "player-points".
log-ended = Die Partie ist zu Ende. { $scores }.
log-ended-stock = Der Vorrat ist leer, also ist die Partie zu Ende. { $scores }.
log-ended-no-capture = Mit diesen Reden kann niemand eine Pyramide gewinnen, also ist die Partie zu Ende. { $scores }.
player-points = { $name }: { $points }
