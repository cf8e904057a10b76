# Places are narrow: keep these short.

-game = Epireia
title-epireia = { -game }
title-turn = Turno { $turn }, atto { $act }
title-round = Round { $round }
title-battlefield = L'esercito nemico
title-no-battle = non c'è stata battaglia
title-fronts = Delo { $one }–{ $two } Peloponneso
title-scenario = { $name } sceglie uno scenario
title-league = { $name } sceglie una lega
title-city = { $name } sceglie una città
title-administrator = { $name } sceglie un Amministratore
title-figure = { $name } sceglie una figura
title-develop = { $name } sviluppa la città
title-diplomacy = { $name } muove le figure
title-resolution = { $name } può rilanciare
title-share = { $name } decide sul territorio
title-army = { $name } schiera l'esercito
title-generals = { $name } schiera le figure
title-battle = { $name } impegna o no la figura
title-together-figure = ognuno sceglie una figura
title-together-army = le leghe schierano gli eserciti
title-together-generals = le leghe schierano le figure

map-number = { $number }+
map-closed = chiuso
player-number = Posto { $number }

field-so-far = Delo { $one }–{ $two } Peloponneso
field-won = vince la { $league }, { $one }–{ $two }
field-nobody = pareggio, di nessuno
level = { $level ->
    [1] I
   *[2] II
}

ending-won = Vittoria di { $names }
ending-lost = { $name } perde
ending-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
ending-rounds = { $count ->
    [one] 1 round
   *[other] { $count } round
}
ending-score = { $city }, prestigio { $prestige }
ending-fronts = Vince la { $league }, { $most }–{ $least } nei fronti
ending-maritime = Vince la { $league }, per il fronte del mare
ending-prestige = Vince la { $league }, per il prestigio più alto
ending-copper = Vince la { $league }, per il rame
ending-shared = Parità perfetta
ending-tie = In solitario la parità vale una sconfitta
ending-beaten = Il nemico vince { $most }–{ $least } nei fronti
ending-objectives = Obiettivi non raggiunti in tempo
ending-progress = Alla fine: { $progress }.
ending-moment = Colonna più combattuta: { $column } ({ $most }–{ $least }).
ending-moment-figure = Colonna più combattuta: { $column } ({ $most }–{ $least }), con { $figure } in campo.

alt-setup = { $stage }: { $deciding }. La mappa della Grecia è ancora vuota.
alt-map = { $stage }: { $deciding }.
alt-territories = Territori controllati: { $held }.
alt-no-territories = Nessuno controlla territori.
alt-held = { $name } { $count }
alt-brigands = Ci sono briganti in questi territori: { $territories }.
alt-enemy-army = Ecco il campo di battaglia. I segnalini nemici sono coperti, e la tua metà è ancora vuota.
alt-field-over = Ecco il campo di battaglia dopo l'ultima colonna. { alt-fronts }.
alt-battle = { $stage }: colonne decise { $done } su { $all }. { alt-fronts }.
alt-fronts = Fronti vinti: Lega di Delo { $one }, Lega del Peloponneso { $two }
alt-column = Si rivela una colonna ({ $column }). La Lega di Delo ha { $one }, la Lega del Peloponneso { $two }; { $deciding }.
alt-over-objectives = La partita è finita. Gli obiettivi non sono stati raggiunti in tempo, quindi non c'è stata battaglia.
alt-over-shared = La battaglia è finita in perfetta parità: la vittoria è condivisa. { alt-fronts }.
alt-over-lost = La battaglia è finita. Sconfitta di { $name }. { alt-fronts }.
alt-over-lost-tie = La battaglia è finita. Sconfitta di { $name }, per parità. { alt-fronts }.
alt-over-fronts = La battaglia è finita. Vittoria di { $names } per la { $league }, che ha vinto più fronti. { alt-fronts }.
alt-over-maritime = La battaglia è finita. Vittoria di { $names } per la { $league }, che ha vinto il fronte del mare. { alt-fronts }.
alt-over-prestige = La battaglia è finita. Vittoria di { $names } per la { $league }, che aveva la città con più prestigio. { alt-fronts }.
alt-over-copper = La battaglia è finita. Vittoria di { $names } per la { $league }, che aveva la città con più rame. { alt-fronts }.
