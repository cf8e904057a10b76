# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-title = Runde { $round } von { $rounds }
picture-arranging = Gruppen aufstellen
picture-opening = { $name } würfelt
picture-removing = { $name } entfernt einen Würfel
picture-rerolling = { $name } kann neu würfeln
picture-rerolling-missing = { $name } würfelt neu
picture-over = { $name } gewinnt
picture-shared = Geteilter Sieg
picture-capturing = { $name } nimmt Pyramide
picture-shield = Sichtschirm: { $name }
# Between the cards of the last debate, while the players already roll for the next round.
picture-earlier = Letzte Debatte: Runde { $round }

# The picture of the end. $points and $other: the points of the winner and of the other player.
picture-game = Gorgias
end-shared = Geteilter Sieg
end-tied = Je { $points } Punkte
end-points = { $points } zu { $other } Punkte
end-solid-trees = Mehr einfarbige Bäume, je { $points } Punkte
end-pyramids = Mehr Pyramiden, je { $points } Punkte
# One of these says what decided the game. $name is the player who lost in the first, and who won in the others.
end-turned = { $name } lag bis zur letzten Debatte { $points }:{ $other } vorn.
end-trees = { $name } hat einen einfarbigen Baum aus { $colours } Pyramiden.
end-last = Die letzte Debatte brachte { $name } { $points ->
    [one] noch 1 Punkt.
   *[other] noch { $points } Punkte.
}

# The alt texts. $scores: each player's points.
alt-end = { $name } hat gewonnen. { $scores }.
alt-end-shared = Beide teilen sich den Sieg. { $scores }.
alt-over = Der Tisch am Ende der Partie. { $scores }. Pyramiden im Vorrat: noch { $left } von { $all }.
alt-arranging = { $missing ->
    [one] Eine Person stellt hinter ihrem Sichtschirm noch ihre Gruppen auf.
   *[other] Beide stellen hinter ihren Sichtschirmen ihre Gruppen auf.
}
alt-dice = { $name } hat gewürfelt: { $dice }.
alt-capturing = Beide Aufstellungen sind aufgedeckt, und { $name } muss eine Pyramide nehmen.
alt-opening = Gleich wirft { $name } die fünf Würfel.
alt-standing = { $scores }. Pyramiden im Vorrat: noch { $left } von { $all }.
