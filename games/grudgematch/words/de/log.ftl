# The log, in the present tense. $philosopher is a name; $dice is a list of numbers.

log-surname = Du hast deinen Nachnamen eingegeben.
log-surnames-equal = Die Nachnamen { $first } und { $second } sind gleich lang, also darf { $name } ein Team wählen.
log-sides = { $name } spielt mit Deutschland.
log-sides-surnames = Die Nachnamen sind { $first } und { $second }, also spielt { $name } mit Deutschland.
# $places: a list of placed.
log-lined-up = { $name } stellt { $team } auf: { $places }.
log-turn = { $name } beginnt Zug { $turn }.
log-ball = Der Ball kommt auf Feld { $number } der Mittellinie ins Spiel ({ $space }).
log-ball-placed = { $philosopher } legt den Ball auf { $space }.
log-box-opened = { $name } würfelt eine { $die }, und die Strafbank öffnet sich.
log-box-shut = { $name } würfelt eine { $die }, und niemand darf von der Strafbank.
log-released = { $philosopher } kommt von der Strafbank zurück aufs Spielfeld, auf { $space }.
log-run-rolled = { $name } würfelt zum Laufen { $dice }.
log-run-doubles = { $name } würfelt einen Pasch ({ $dice }), also darf das ganze Team laufen.
log-ran = { $philosopher } läuft von { $start } nach { $end }.
log-kicked = { $philosopher } schießt mit { $card } von { $space } { $way }.
log-kicked-rolled = { $philosopher } schießt mit { $card } von { $space } { $way } und würfelt { $dice }: Wert { $value }.
log-fouled = { $philosopher } foult und würfelt { $dice }; eine Grätsche braucht jetzt { $adds } mehr.
log-fouled-sent-off = { $philosopher } foult, würfelt { $dice } und muss auf die Strafbank.

# A tackle is one of these, followed by log-enough or log-too-low.
log-tackle = { $philosopher } grätscht mit { $card }.
log-tackle-rolled = { $philosopher } grätscht mit { $card } und würfelt { $dice }.
log-tackle-fouled = { $philosopher } grätscht mit { $card } und foult; der Wurf fürs Foul: { $fouled }.
log-tackle-fouled-rolled = { $philosopher } grätscht mit { $card } und foult; der Wurf fürs Foul: { $fouled }, der für die Karte: { $dice }.
log-tackle-sent-off = { $philosopher } grätscht mit { $card }, foult, würfelt { $fouled } und muss auf die Strafbank.
log-block = { $philosopher } versucht auf { $space } mit { $card } zu blocken.
log-block-rolled = { $philosopher } versucht auf { $space } mit { $card } zu blocken und würfelt { $dice }.
log-enough = Damit ist der Ball gestoppt: Wert { $value }, nötig { $needed }.
log-too-low = Das reicht nicht: Wert { $value }, nötig { $needed }.

log-ball-stopped = Der Ball bleibt auf { $space } liegen.
log-ball-edge = Der Ball rollt bis zum Rand und bleibt auf { $space } liegen.
log-ball-blocked = Der Ball liegt jetzt auf { $space }.
log-ball-stayed = Der Ball bleibt, wo er ist, auf { $space }.
log-goal = **Tor!** { $philosopher } trifft für { $name }: { $score }.
log-own-goal = **Eigentor!** { $philosopher } schießt ins eigene Tor. Der Punkt geht an { $name }: { $score }.

log-bonus-run = { $die ->
    [one] { $name } würfelt eine 1 für einen Bonuslauf von 1 Feld.
   *[other] { $name } würfelt eine { $die } für einen Bonuslauf von bis zu { $die } Feldern.
}
log-bonus-discard = { $name } wirft { $card } ab, um eine neue Karte zu ziehen.
log-bonus-release = { $name } holt { $philosopher } von der Strafbank zurück.
log-bonus-nothing = { $name } nutzt den Bonus nicht.
log-drew = { $cards ->
    [one] { $name } zieht eine Karte.
   *[other] { $name } zieht { $cards } Karten.
}
log-pile = { $cards ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel ist noch 1 Karte.
   *[other] Im Nachziehstapel sind noch { $cards } Karten.
}
log-drew-cards = Du ziehst: { $cards }.
log-half-time = { $name } zieht den Joker: Halbzeitpause. Spielstand: { $score }.
log-ball-removed = Der Ball liegt im Torraum von { $name } und ist aus dem Spiel.
log-extra-time = Der Nachziehstapel ist leer, und es steht unentschieden ({ $score }). Die Ablage wird für die Verlängerung gemischt. Das nächste Tor entscheidet.
log-answers = Deine Vorgaben: „{ $tackles }“ und „{ $blocks }“.
