# The log.

log-league = { $name } tritt dem { $league } bei.
# $story: the story of the scenario; $card: what it asks for and forbids.
log-solo = **{ $title }.** { $story } { $card }
log-city = { $name } wählt { $city }.
log-administrator = { $name } wählt eine Amtsperson: { $administrator }.
log-figure-chosen = Du hast deine erste Figur gewählt.
log-figure-first = { $name } beginnt mit { $figure }.
log-figures = Die ersten Figuren werden aufgedeckt: { $figures }.
log-figure-of = { $figure } für { $name }
log-act = **Akt { $act }: { $title }.** { $story } { $card }
log-turn = Runde { $number } beginnt.
log-round = Runde { $number } beginnt.
log-brigands = Räuber tauchen auf: { $territories }.
log-augur = Die Augurenkarte dieser Runde: { $augur }. { $effect }
log-omen-paid = { $name } zahlt wegen der Schlange 2 { $resource }.
log-omen-unpaid = { $name } verliert wegen der Schlange 1 Ansehen.

log-donated = { $name } spendet { $amount } { $resource }.
log-constructed = { $name } baut { $building } für { $price }.
log-constructed-free = { $name } baut { $building } kostenlos.
log-produced = { $name } produziert { $deck } für { $price }.
# Tokens that a league got without producing them.
log-token-prestige = Der { $league } zieht für Ansehen 10 ein Plättchen { $deck }.
log-token-polemarch = Der { $league } zieht dank des Polemarchen ein Plättchen { $deck }.
log-token-help = Der { $league } zieht noch ein Plättchen { $deck }, weil seine Stadt keine Verbündeten hat.
log-token-drawn = Das Plättchen ist { $token }.
log-prestige = { $name } erreicht Ansehen { $level }.
log-gained-prestige = { $name } bekommt { $goods } von der Ansehensleiste.
log-gained-augur = { $name } bekommt { $goods } von den Auguren.
log-gained-trapezites = { $name } bekommt { $goods } vom Trapeziten.
log-forgone-recruit = { $name } kann keine weitere Figur nehmen.
log-forgone-construct = { $name } verzichtet darauf, als Bonus ein Gebäude zu bauen.
log-forgone-produce = { $name } verzichtet darauf, als Bonus ein Plättchen zu produzieren.
log-forgone-token = { $name } kann kein Plättchen nehmen, weil keine mehr da sind.
log-forgone-omen = { $name } hat für die Schlange weder 2 von einem Rohstoff noch Ansehen.
log-recruited = { $figure } kommt zu { $name }.
log-called = { $name } setzt die Amtsperson ein ({ $administrator }).
log-passed = { $count ->
    [one] { $name } lässt 1 Aktion verfallen.
   *[other] { $name } lässt { $count } Aktionen verfallen.
}
log-could-not-pay = { $count ->
    [one] { $name } konnte keine weitere Aktion bezahlen, die letzte verfiel.
   *[other] { $name } konnte keine Aktion bezahlen, { $count } verfielen.
}

log-sent = { $name } schickt { $figure } { $to }.
log-enemy = { $figure } würfelt { $die } und geht { $to }.
log-enemy-home = { $figure } würfelt { $die } und bleibt wegen des Sturms daheim.
# $roll: the die with its bonus; $needed: what was needed.
log-negotiated = { $figure } würfelt { $where } { $roll } (nötig: { $needed }) und bekommt { $goods }.
log-negotiated-full = { $figure } würfelt { $where } { $roll } (nötig: { $needed }) und hat Erfolg, aber die Stadt hat keinen Platz für die Belohnung.
log-negotiated-failed = { $figure } würfelt { $where } { $roll } (nötig: { $needed }) und bekommt nichts.
log-merchant = Der Händler verhandelt { $where } für { $figure } und bekommt { $goods }.
log-merchant-full = Der Händler verhandelt { $where } für { $figure }, aber die Stadt hat keinen Platz für die Belohnung.
log-rerolled = { $figure } würfelt neu: { $die } statt { $former }.
# $one, $two: the totals; $first, $second: the dice.
log-fought = Im Konflikt { $where } hat der Seebund { $one } (Würfel { $first }) und der Peloponnesbund { $two } (Würfel { $second }). Der { $league } gewinnt.
log-fought-tied = Im Konflikt { $where } hat der Seebund { $one } (Würfel { $first }) und der Peloponnesbund { $two } (Würfel { $second }). Alle kehren heim.
log-brigands-beaten = Der { $league } würfelt { $where } { $roll } (nötig: { $needed }) und besiegt die Räuber.
log-brigands-stayed = Der { $league } würfelt { $where } { $roll } (nötig: { $needed }) und unterliegt den Räubern, also kehren seine Figuren heim.
log-taken = { $name } nimmt das Gebiet { $place } ein. Tribut: { $goods }.
log-taken-full = { $name } nimmt das Gebiet { $place } ein, hat aber keinen Platz für den Tribut.
log-taken-from = { $name } nimmt { $former } das Gebiet { $place } ab. Tribut: { $goods }.
log-taken-from-full = { $name } nimmt { $former } das Gebiet { $place } ab, hat aber keinen Platz für den Tribut.
log-lost = { $name } verliert das Gebiet { $place } und bekommt den Stadtmarker zurück.
log-ceded = { $name } überlässt { $ally } das Gebiet { $place }.
log-token-moved = { $name } hat keinen Stadtmarker mehr und holt einen vom Gebiet { $place } zurück.
log-no-token = Der { $league } kann das Gebiet { $place } nicht einnehmen, weil er dafür keinen Stadtmarker mehr hat.
log-integrated = { $city } tritt dem { $league } bei. Für die Große Schlacht bringt die Stadt ihr Plättchen { $deck } mit.
log-integrated-no-token = { $city } tritt dem { $league } bei, aber für die Stadt sind keine Plättchen mehr da.
log-won-over = { $city } verlässt den { $former } und tritt dem { $league } bei. Für die Große Schlacht bringt die Stadt ihr Plättchen { $deck } mit.
log-won-over-no-token = { $city } verlässt den { $former } und tritt dem { $league } bei.
# One "log-income-of" for each player follows.
log-income = Das Einkommen wird ausgezahlt.
log-income-of = { $name } bekommt { $goods }.
log-completed = Der { $league } erreicht das Ziel von „{ $title }“ und zieht ein Plättchen { $deck }.
log-completed-no-token = Der { $league } erreicht das Ziel von „{ $title }“, aber es sind keine Plättchen mehr da.
log-completed-city = { $name } erreicht das Ziel von „{ $title }“, und der { $league } zieht ein Plättchen { $deck }.
log-completed-city-no-token = { $name } erreicht das Ziel von „{ $title }“, aber für den { $league } sind keine Plättchen mehr da.
log-act-expired = „{ $title }“ endet ohne Belohnung, weil niemand das Ziel rechtzeitig erreicht hat.

log-battle = **Die Große Schlacht beginnt.**
log-battle-gathered = **Die Große Schlacht beginnt.** Die eingegliederten Städte schicken { $tokens }.
log-gathered = { $decks } an den { $league }
log-ready = Deine Armee ist fertig aufgestellt.
log-taken-back = Du hast deine Armee zurückgenommen, um sie zu ändern.
log-arranged = Deine übrigen Plättchen wurden für dich aufgestellt.
log-armies = Beide Armeen sind verdeckt aufgestellt. Als Nächstes kommen die Figuren.
# $delian, $peloponnesian: each league's figures with their fronts.
log-generals = Die Figuren werden aufgedeckt. Seebund: { $delian }. Peloponnesbund: { $peloponnesian }.
log-general = { $figure } ({ $front })
nobody = niemand
log-column = { $column } wird aufgedeckt. Seebund: { $delian }. Peloponnesbund: { $peloponnesian }.
log-engaged = { $name } setzt { $figure } ein ({ $column }).
log-held = { $name } hält die Figur zurück.
log-held-front = { $name } gibt für diese Front den Haltebefehl.
log-order-lifted = { $name } hebt den Haltebefehl auf.
# $one, $two: the powers.
log-column-won = { $column } endet { $one }:{ $two }, der { $league } gewinnt die Spalte.
log-column-tied = { $column } endet { $one }:{ $two }, niemand gewinnt die Spalte.
# $one, $two: the columns won.
log-front-won = Der { $league } gewinnt die { $front }. Spalten: Seebund { $one }, Peloponnesbund { $two }.
log-front-tied = Niemand gewinnt die { $front }. Spalten: Seebund { $one }, Peloponnesbund { $two }.
log-ended-objectives = Die letzte Runde ist vorbei, und die Ziele sind nicht erreicht, also gibt es keine Schlacht.
log-ended-shared = Die Schlacht endet { $one }:{ $two } nach Fronten, und auch sonst herrscht überall Gleichstand.
log-ended-fronts = Der { $league } gewinnt mehr Fronten und damit die Schlacht.
log-ended-maritime = Der { $league } gewinnt die Seefront und damit die Schlacht.
log-ended-prestige = Der { $league } hat die Stadt mit dem höchsten Ansehen und gewinnt damit die Schlacht.
log-ended-copper = Der { $league } hat die Stadt mit dem meisten Kupfer und gewinnt damit die Schlacht.
log-ended-tie = Bei den Fronten herrscht Gleichstand. Im Solospiel gewinnt damit der { $league } die Schlacht.
