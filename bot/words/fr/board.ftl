# The board of a table and its history: the log, the replay, and the threads.

## Seats and players

level-easy = facile
level-middle = moyen
level-hard = difficile
# $shape: the symbol of the seat
seat-line = { $shape } { $name }
seat-computer = { $player } (ordinateur, { $level })
# The name of a seat in which nobody sits.
seat-vacant = Place { $number }
seat-choice = { $number } : { $name }

## The board

board-title =
    ### { $game }
    { $headline }
# $since: "il y a 6 secondes"
board-one = On attend **{ $player }**, dont le tour a commencé { $since }.
# Several choose at once; nobody may learn who has chosen. $names: all who were asked.
board-all = On attend le choix de { $names }.
board-many = { $count ->
    [one] On attend encore 1 choix de la part de { $names } (on ne dit pas qui a déjà choisi).
   *[other] On attend encore { $count } choix de la part de { $names } (on ne dit pas qui a déjà choisi).
}
# The same where everybody may see who has chosen.
board-many-open = { $count ->
    [one] On attend encore 1 choix de la part de { $names }.
   *[other] On attend encore { $count } choix de la part de { $names }.
}
# Above the last lines of the log.
board-since = **Ce qui vient de se passer**
board-score = { $player } : { $score }
# $task: "c'est ton tour"
board-ping = { $who } : { $task }.
board-over = **La partie est terminée.** { $result }
board-ended = **La partie a été arrêtée avant la fin.**
board-ended-by = **{ $name } a arrêté la partie.**
board-resigned = **{ $name } abandonne : la partie est terminée.**
board-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
board-reason = Motif : { $reason }
board-cancelled = **Cette table a été fermée avant le début de la partie.**
# $commitment: a code of many characters, published before the game
board-chance = -# Empreinte de tous les lancers et tirages : { $commitment } (elle sert à les vérifier après la partie)
board-chance-opened = -# Empreinte de tous les lancers et tirages : { $commitment } · secret : { $secret } (vérifie-les avec `{ COMMAND("table", "verify") }`)
board-seat = Ma place
board-rules = Règles
board-log = Journal
# In place of a picture that could not be drawn.
board-no-picture = *{ $alt }*
# $since: "il y a 5 minutes"
board-paused = **Mise en pause { $since }.** Toutes les pendules sont arrêtées, et personne ne peut jouer avant la reprise (`{ COMMAND("table", "resume") }`).
board-suspended = **Mise en pause { $since }**, car j’ai du mal à joindre ce serveur. Toutes les pendules sont arrêtées ; la partie reprendra d’elle-même.
# $until: "dans 5 heures"
board-until = Fin du temps { $until } ({ $clock }).
board-latest = Fin du temps { $until } au plus tard ({ $clock }). Appuie sur « { board-seat } » pour voir ta propre échéance.
board-limit = Fin du temps { $until } (limite fixée par les règles).
board-vacant = { $player } : place libre. La partie attend que quelqu’un la prenne.
board-gone = { $player } a quitté le serveur.
board-agreed = **La partie a été arrêtée d’un commun accord.**
board-sit = Prendre cette place
board-again = Rejouer

## The log

log-by-clock = ⏳ { $name } dépasse le temps : le jeu choisit à sa place.
log-taken-back = { $count ->
    [one] ↩ { $name } reprend un coup.
   *[other] ↩ { $name } demande à reprendre { $count } coups, et les autres acceptent.
}
# $line: the line above; $gone: lines of the log
log-taken-back-what = { $line } Supprimé : { $gone }
log-title = ### { $game } : journal
log-page = Page { $page } (la page 1 est la plus récente)
log-chapter = **{ $chapter }**
log-empty = Il ne s’est encore rien passé.
log-empty-page = Il n’y a rien sur cette page.
log-chance = Empreinte du secret dont découlent tous les lancers et tirages : { $commitment }. Elle a été publiée avant la partie pour que tout le monde puisse les vérifier après.
log-chance-opened = Le secret dont découlent tous les lancers et tirages : { $secret }. `{ COMMAND("table", "verify") }` les vérifie.
# Only the reader sees this line.
log-private = { $line } *(pour toi uniquement)*
# After the game, a line that only one player saw.
log-told = Visible par { $name } uniquement : { $line }
log-newer = Plus récent
log-older = Plus ancien
log-jump = Aller à la page…
log-jump-title = Aller à la page
log-jump-to = Page
log-jump-how = La page 1 est la plus récente
log-no-page = Ce journal n’a pas de page de ce numéro.

## The replay

replay-title =
    ### { $game } : revoir la partie
    { $headline }
replay-step-everybody = Étape { $step } sur { $steps }, vue par tout le monde
replay-step-of = Étape { $step } sur { $steps }, vue par { $name }
replay-chapter = **{ $chapter }**
replay-opening = La partie commence.
replay-unheard = Cette étape n’est pas visible de ce point de vue.
replay-first = Début
replay-back = Étape précédente
replay-previous-round = Manche précédente
replay-next-round = Manche suivante
replay-jump = Aller à l’étape…
replay-forward = Étape suivante
replay-last = Fin
replay-menu = Quel point de vue ?
replay-as-everybody = Ce que tout le monde a vu
replay-as = Ce qu’a vu { $name }
replay-jump-title = Aller à l’étape
replay-jump-to = Étape
replay-jump-how = 0 est le début ; un nombre trop grand mène à la fin
replay-no-number = Écris un nombre entier, par exemple 12.

## The page that replays a game in a browser
page-title = { $game } : revoir la partie
page-step = Étape { $step } sur { $steps }
page-for-all = Voici la partie complète, avec tout ce qui était caché.
page-for-seat = Voici la partie jusqu’ici, telle que { $name } la voit.
page-for-public = Voici la partie jusqu’ici, telle que tout le monde la voit.
page-fewer = Pour que ce fichier reste petit, certaines étapes n’ont pas leur propre image.
page-older-picture = L’image montre une étape antérieure.
page-needs-script = Cette page a besoin de JavaScript. Active-le dans ton navigateur.
page-score = { $name } : { $score }
page-hand = { $name } : { $hand }

## Threads

thread-name = { $game } · table { $match }
# $names: the players of a team
room-name = { $game } · table { $match } · { $names }
room-opened = { $who }, vous êtes dans le même camp ({ $game }). Ce fil n’est qu’à vous ; les autres ne peuvent pas le voir.
room-none-here = D’habitude, les personnes du même camp ont un fil privé ({ $game }). Seuls les salons textuels peuvent en avoir : il n’y en aura donc pas ici.
room-parted = Vous n’êtes plus dans le même camp ({ $game }) : je ferme donc ce fil.

## Where a board cannot be shown

trouble-gone = Le salon ou le fil de cette table a été supprimé. Pour afficher la table ailleurs, lance `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` dans le salon voulu.
trouble-forbidden = Je ne peux plus envoyer de messages dans le salon de cette table. Rends-moi mes permissions, ou utilise `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` dans un autre salon.
trouble-locked = Le fil de cette table est verrouillé. Demande à quelqu’un qui a la permission Gérer les fils de le déverrouiller, ou utilise `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` dans un autre salon.
trouble-rejected = Discord refuse le message de cette table : le plateau n’est donc plus à jour. Tes choix comptent quand même. Utilise `{ COMMAND("board") } { option-table }:{ $match }` pour voir où en est la partie.
trouble-removed = Le bot a été retiré du serveur de la table { $match }. S’il y est de nouveau invité, la table réapparaîtra là où elle était.
trouble-away = Le serveur de la table { $match } est indisponible sur Discord en ce moment. La table reviendra dès que le serveur sera de retour.
trouble-later = Je ne peux pas envoyer de messages pour la table { $match } en ce moment. J’actualiserai le plateau dès que possible.
