# The position: the headline, the text of the board, what only one player sees, and the result.

headline-over = La partie est terminée
chapter = Manche { $round } sur { $rounds }
# $missing: how many of the two layouts are not ready yet.
headline-arranging = Manche { $round } sur { $rounds } · { $missing ->
    [one] Plus qu’une disposition attendue
   *[other] Les deux dispositions se préparent
}
headline-capturing = Manche { $round } sur { $rounds } · { $name } prend une pyramide
headline-opening = Manche { $round } sur { $rounds } · À { $name } de lancer
# $roll: how often this player has rolled, of $rolls.
headline-rolling = Manche { $round } sur { $rounds } · { $name } · Lancer { $roll } sur { $rolls }

board-headline = **{ $headline }**
# $player: the mark and the name of a player.
board-dice = { $player } : { $dice } (les trois thèmes sont couverts)
board-dice-missing = { $player } : { $dice } (manque : { $topics })
board-statement = Intervention de { $player } : { $dice }
# $left: how many pyramids are left, of $all.
board-stock = **Réserve commune** (encore { $left } sur { $all }) : { $stock }
board-stock-empty = **Réserve commune** : vide
# $score: the trees and single pyramids; $stock: the pyramids.
board-captured = { $player } : **{ $points }** pour { $score } ({ $stock })
board-captured-none = { $player } : **{ $points }**, pas encore de pyramide gagnée
board-debate = **Le débat de la manche { $round }**
# Before the card is resolved. $mine and $theirs: what stands there, or "vide".
board-card-open = Carte { $card } : { $first } ({ $mine }) face à { $second } ({ $theirs }). Pas encore résolue.
board-card-empty = Carte { $card } : aucun groupe, ni d’un côté ni de l’autre.
board-to-take = { $name } doit encore recevoir une { $pyramid }.

hand-heading = **Derrière ton paravent**
hand-card = Carte { $card } : { $group }
hand-colours = Carte { $card } : { $stance } ; couleurs à choisir
hand-nothing = Tu n’as encore rien placé.
# The opponent's dice are public.
hand-opponent = Dés de { $name } : { $dice }.

result-won = { $name } gagne.
result-won-solid-trees = Égalité aux points : { $name } gagne avec plus d’arbres unis.
result-won-pyramids = Égalité aux points : { $name } gagne avec plus de pyramides.
result-shared = Égalité : { $names } partagent la victoire.
result-player = { $name } : { $points } pour { $score }.
result-player-none = { $name } : { $points }.
