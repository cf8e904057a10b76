# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-title = Round { $round } di { $rounds }
picture-arranging = Si dispongono i gruppi
picture-opening = { $name } lancia
picture-removing = { $name } toglie un dado
picture-rerolling = { $name }: rilancio o stop
picture-rerolling-missing = { $name } deve rilanciare
picture-over = { $name } vince
picture-shared = Vittoria condivisa
picture-capturing = { $name } prende una piramide
picture-shield = Schermo di { $name }
# Between the cards of the last debate, while the players already roll for the next round.
picture-earlier = Ultimo dibattito: round { $round }

# The picture of the end.
picture-game = Gorgias
end-shared = Vittoria condivisa
end-tied = { $points } punti a testa
end-points = { $points } punti a { $other }
end-solid-trees = Più alberi monocolore, con { $points } punti a testa
end-pyramids = Più piramidi, con { $points } punti a testa
# $name is the player who lost in the first, and who won in the others.
end-turned = { $name } è in testa per { $points }–{ $other } fino all'ultimo dibattito.
end-trees = { $name } completa un albero monocolore ({ $colours }).
end-last = L'ultimo dibattito dà a { $name } { $points ->
    [one] 1 punto in più.
   *[other] { $points } punti in più.
}

# The alt texts.
alt-end = { $name } vince. { $scores }.
alt-end-shared = La vittoria è condivisa. { $scores }.
alt-over = Il tavolo alla fine della partita. { $scores }. Piramidi rimaste nella riserva comune: { $left } su { $all }.
alt-arranging = { $missing ->
    [one] Dietro uno degli schermi si dispongono ancora i gruppi.
   *[other] Dietro entrambi gli schermi si dispongono i gruppi.
}
alt-dice = Dadi di { $name }: { $dice }.
alt-capturing = Entrambe le disposizioni sono rivelate, e { $name } deve prendere una piramide.
alt-opening = Tocca a { $name } lanciare i cinque dadi.
alt-standing = { $scores }. Piramidi rimaste nella riserva comune: { $left } su { $all }.
