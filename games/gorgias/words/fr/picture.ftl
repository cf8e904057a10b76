# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-title = Manche { $round } sur { $rounds }
picture-arranging = Dispositions en cours
picture-opening = { $name } lance
picture-removing = { $name } doit retirer un dé
picture-rerolling = { $name } : relancer ou non ?
picture-rerolling-missing = { $name } doit relancer
picture-over = { $name } gagne
picture-shared = Victoire partagée
picture-capturing = { $name } prend une pyramide
picture-shield = Paravent de { $name }
# Between the cards of the last debate, while the players already roll for the next round.
picture-earlier = Dernier débat : manche { $round }

# The picture of the end. $points and $other: the points of the winner and of the other player.
picture-game = Gorgias
end-shared = Victoire partagée
end-tied = { $points } points partout
end-points = { $points } points à { $other }
end-solid-trees = Plus d’arbres unis, à { $points } points partout
end-pyramids = Plus de pyramides, à { $points } points partout
# One of these says what decided the game. $name is the player who lost in the first, and who won in the others.
end-turned = { $name } menait { $points }–{ $other } jusqu’au dernier débat.
end-trees = { $name } complète un arbre uni ({ $colours }).
end-last = Le dernier débat rapporte à { $name } { $points ->
    [one] 1 point de plus.
   *[other] { $points } points de plus.
}

# The alt texts. $scores: each player's points.
alt-end = { $name } a gagné. { $scores }.
alt-end-shared = La victoire est partagée. { $scores }.
alt-over = La table à la fin de la partie. { $scores }. Pyramides restantes dans la réserve commune : { $left } sur { $all }.
alt-arranging = { $missing ->
    [one] Une des deux dispositions se prépare encore derrière un paravent.
   *[other] Les deux dispositions se préparent derrière les paravents.
}
alt-dice = { $name } a obtenu { $dice }.
alt-capturing = Les deux dispositions sont révélées, et { $name } doit prendre une pyramide.
alt-opening = { $name } va lancer les cinq dés.
alt-standing = { $scores }. Pyramides restantes dans la réserve commune : { $left } sur { $all }.
