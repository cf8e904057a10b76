# $title: the stage of the game; $name: the player to act.
headline-scenario = { $title }: tocca a { $name } scegliere uno scenario
headline-league = { $title }: tocca a { $name } scegliere una lega
headline-city = { $title }: tocca a { $name } scegliere una città
headline-administrator = { $title }: tocca a { $name } scegliere un Amministratore
headline-figure = { $title }: tocca a { $name } scegliere la prima figura
headline-develop = { $title }: tocca a { $name } sviluppare la città
headline-diplomacy = { $title }: tocca a { $name } muovere le figure
headline-resolution = { $title }: tocca a { $name } rilanciare o tenere il risultato
headline-share = { $title }: tocca a { $name } conquistare il territorio o lasciarlo
headline-army = { $title }: tocca a { $name } schierare l'esercito
headline-generals = { $title }: tocca a { $name } schierare le figure
headline-battle = { $title }: tocca a { $name } impegnare la figura o trattenerla
headline-together-figure = { $title }: ognuno sceglie la prima figura; { still-to-come }
headline-together-army = { $title }: entrambe le leghe schierano l'esercito; { still-to-come }
headline-together-generals = { $title }: entrambe le leghe schierano le figure; { still-to-come }
still-to-come = { $missing ->
    [one] manca 1 scelta
   *[other] mancano { $missing } scelte
}
headline-over = La partita è finita
phase-setup = Preparazione
chapter-turn = Turno { $turn }
chapter-round = Round { $turn }
phase-battle = La Grande Battaglia
phase-round = Round { $round }, { $name }
phase-turn = Turno { $turn }, atto { $act } ({ $name })

board-headline = **{ $headline }**
board-act = **Atto { $act }, { $name }.** { $card }
board-act-over = L'**atto { $act }, { $name }**, è finito. { $act ->
    [3] Alla fine di questo turno inizia la Grande Battaglia.
   *[other] L'atto successivo inizia con il prossimo turno.
}
board-solo = **{ $name }**, { $rounds } round. { $card }
board-augur = **Presagio: { $augur }.** { $effect }
board-dice = **Dadi:** { $dice }
board-territories = **Territori di { $name }:** { $territories }.
board-no-territories = **Territori:** nessuno ne controlla.
board-brigands = **Briganti:** { $territories }.
board-enemies = **Nemici:** { $figures }.
board-tokens-left = **Segnalini rimasti:** { $tokens }.
board-tokens = { $count }x { $deck }
figure-placed = { $figure } { $where }
# What shows who is ahead; $prestige: of all cities of the league together.
league-standing = prestigio { $prestige }, { $territories ->
    [one] 1 territorio
   *[other] { $territories } territori
}
board-league = **{ $league } ({ $names }):** { league-standing }; nel tesoro { $stock }; nella riserva { $reserve }.
board-league-allied = **{ $league } ({ $names }):** { league-standing }; nel tesoro { $stock }; nella riserva { $reserve }; città integrate: { $cities }.
board-enemy = **{ $league }, il nemico:** { $army }.
army-column = colonna { $column }: { $tokens }

board-no-league = { $player }: ancora nessuna lega.
board-no-city = { $player }: { $league }, ancora nessuna città.
board-player = { $player }, **{ $city }**.
board-goods = { $stock }; prestigio { $prestige }.
board-administrator = { $name } ({ uses-ready }).
board-merchant = { $name } ({ uses-ready }; il prossimo negoziato ha successo).
uses-ready = { $count ->
    [one] 1 uso disponibile
   *[other] { $count } usi disponibili
}
board-figures = { $figures }.
board-built = Costruiti: { $buildings }.
board-nothing-built = Nessun edificio costruito.
board-city-tokens = Segnalini città rimasti: { $left } su { $all }.

board-front = **{ $front }**
board-front-figures = **{ $front }:** { $figures }
board-figure = { $figure } +{ $strength } ({ $league }, ancora disponibile)
board-figure-engaged = { $figure } +{ $strength } ({ $league }, in campo nella colonna { $column })
board-column = Colonna { $number }. Lega di Delo: { $delian }; Lega del Peloponneso: { $peloponnesian }.
board-column-won = Vinta dalla { $league }.
board-column-tied = Pareggio.
board-column-open = Ancora da decidere.

# $one and $two: the totals of the leagues.
dice-conflict = Conflitto { $where }: la Lega di Delo ha { $one } (dado { $first }), la Lega del Peloponneso { $two } (dado { $second }).
dice-conflict-tied = Il conflitto { $where } è in pareggio: la Lega di Delo ha { $one } (dado { $first }), come la Lega del Peloponneso (dado { $second }).
dice-brigands = Il lancio contro i briganti { $where } è { $roll }; serve { $needed } o più.
dice-figure = { $figure } fa { $roll } { $where }; serve { $needed } o più.
reroll-ask = Vuoi rilanciare con l'abilità di { $figure }? Vale il secondo lancio.
share-ask = Tu o { $ally } potete conquistare il territorio ({ $place }). Il tuo tributo sarebbe: { $goods }. Lo conquisti o lo lasci a { $ally }?
share-answer = { $ally } ti lascia il territorio ({ $place }). Il tuo tributo sarebbe: { $goods }. Se non lo conquisti tu, lo fa { $ally }.
# $now: what happens without a reroll, one of the messages below.
reroll-tied = Conflitto { $where }: tu hai { $own } (dado { $die }), il nemico { $other } (dado { $theirs }): pareggio. Se tieni il risultato, { $now }.
reroll-behind = Conflitto { $where }: tu hai { $own } (dado { $die }), il nemico { $other } (dado { $theirs }). Se tieni il risultato, { $now }.
reroll-needed = Se rilanci, { $needed }.
reroll-needed-or-tie = Se rilanci, { $needed }; con { $total } è pareggio: { $tie }.
reroll-wins-from = vinci con { $total } o più
reroll-wins-above = vinci con più di { $total }
stands-yours-go-home = le tue figure lì tornano a casa
stands-figure-goes-home = { $figure } torna a casa a mani vuote
tie-champion = la { $league } vince il pareggio
tie-all-go-home = tutte le figure tornano a casa
tie-yours-stays = tutte le figure tornano a casa e il territorio ({ $place }) resta tuo
tie-stays-with = tutte le figure tornano a casa e il territorio ({ $place }) resta di { $city }

hand-card = **{ $name }.** { $card }
hand-city = **{ $city }:** { $figures }. Edifici che qui costano 1 risorsa in meno: { $buildings }.
hand-administrator = **{ $name }:** { $effect }
# $figures: what each of its figures can do.
board-city-figures = **{ $city }:** { $figures }
board-ability = *{ $figure }*: { $ability }
hand-figure = **{ $figure }:** { $ability }
hand-aim = **{ $name }:** { $objective } { $progress } Vincolo: { $constraint }
hand-goods = **Hai** { $stock }; prestigio { $prestige } su { $most }.
hand-reserve = **Riserva della tua lega:** { $tokens }.
hand-recruit = **Puoi prendere una di queste figure:**
hand-build = **Ancora da costruire:**
hand-build-less = **Ancora da costruire** (ora ogni edificio costa { resources-less }):
hand-build-more = **Ancora da costruire** (ora ogni edificio costa { resources-more }, di qualsiasi tipo):
hand-build-less-more = **Ancora da costruire** (ora ogni edificio costa { resources-less } e poi { resources-more }, di qualsiasi tipo):
hand-building = { $building } ({ $cost }): { $effect }
cost-less = { $cost }; ora { resources-less }
cost-more = { $cost }; ora { resources-extra }
cost-less-more = { $cost }; ora { resources-less }, poi { resources-extra }
resources-less = { $less ->
    [one] 1 risorsa in meno
   *[other] { $less } risorse in meno
}
resources-more = { $more ->
    [one] 1 risorsa in più
   *[other] { $more } risorse in più
}
resources-extra = { $more } in più di qualsiasi tipo
amount-prestige = { $count } prestigio
hand-army = **Il tuo esercito:**
hand-front = { $columns }
hand-unplaced = **Ancora da schierare:** { $tokens }.
hand-enemy = **L'esercito nemico (coperto):** { $army }.
hand-figures = **Le tue figure:** { $figures }.
hand-post = { $front }: { $figure }

caption-scenario = **{ $name }.** { $card }
score = { $city } ({ $league }): prestigio { $prestige }; { $stock }; edifici { $built }
# The same where another line says which players a league has.
score-alone = { $city }: prestigio { $prestige }; { $stock }; edifici { $built }
score-administrator = { $score }; { $name } ({ uses-ready })
score-figures = { $score }; { $figures }

result-objectives = Non hai raggiunto in tempo gli obiettivi: hai perso.
result-shared = La battaglia è in perfetta parità: la vittoria è condivisa. { fronts-won }
result-lost = Hai perso la battaglia. { fronts-won }
result-lost-tie = I fronti sono in parità, e in solitario questo vale una sconfitta. { fronts-won }
result-fronts = Vittoria di { $names } per la { $league }, che ha vinto più fronti. { fronts-won }
result-maritime = Vittoria di { $names } per la { $league }, che ha vinto il fronte del mare. { fronts-won }
result-prestige = Vittoria di { $names } per la { $league }, che aveva la città con più prestigio. { fronts-won }
result-copper = Vittoria di { $names } per la { $league }, che aveva la città con più rame. { fronts-won }
fronts-won = Fronti vinti: Lega di Delo { $one }, Lega del Peloponneso { $two }.
