# The command line, `python -m games`. Names of commands, arguments and values stay as they are.

description = Jouer aux jeux de Stoa sans Discord, les vérifier et mesurer leurs performances.

command-list = énumérer tous les jeux, une ligne de JSON par jeu
command-play = faire jouer une partie à des ordinateurs et l’afficher
command-replay = rejouer et vérifier une partie exportée, ou la bande d’une loi enfreinte
command-verify = vérifier que tous les lancers et tirages d’une partie exportée découlent de son secret
command-laws = vérifier toutes les lois sur des parties au hasard, et afficher la plus petite partie qui en enfreint une
command-bench = mesurer la vitesse et la taille des états, et afficher des lignes de JSON
command-playthrough = vérifier les parties enregistrées d’un jeu, ou les enregistrer de nouveau
command-lesson = afficher la leçon d’un jeu, avec les actions possibles à sa dernière page
command-rules = afficher les règles d’un jeu par thème, ou les insérer dans une page
command-trace = afficher les empreintes d’une partie au hasard, qui doivent être les mêmes dans tous les processus

argument-language = langue des textes, par exemple « de » ; les textes non traduits sont en anglais
argument-players = niveau de chaque place, par exemple « hard,random » ; le dernier vaut pour toutes les places restantes
argument-play-words = afficher ce que voit le public au lieu d’un enregistrement
argument-replay-words = afficher aussi le journal d’une partie exportée
argument-tape = la bande affichée par « laws » ; toutes les lois y sont vérifiées
argument-file = le fichier qu’envoie « { COMMAND("table", "export") } » une fois la partie terminée
argument-commitment = l’empreinte que la table a affichée au début
argument-draws = afficher chaque tirage avec sa clé et son intervalle
argument-games = nombre de parties au hasard pour chaque nombre de places et chaque ensemble d’options
argument-seconds = durée d’une mesure en secondes
argument-laws-seconds = jouer pendant environ ce nombre de secondes en tout, mais au moins une partie pour chaque nombre de places et chaque ensemble d’options
argument-write = jouer et enregistrer de nouvelles parties
argument-retell = garder les parties enregistrées, mais enregistrer de nouveau ce que voit chaque place
argument-seats = nombre de places (par défaut : le plus petit que permet le jeu)
argument-options = les options du jeu sous forme d’objet JSON (par défaut : celles du jeu)
argument-options-all = les options du jeu sous forme d’objet JSON (par défaut : tous les ensembles d’options)
argument-seed = graine des choix au hasard
argument-into = la page Markdown dont les règles sont à remplacer
argument-folder = dossier contenant les parties enregistrées de tous les jeux
argument-seats-all = nombre de places (par défaut : tous ceux que permet le jeu)

## What is wrong with the command line

# $problem: a sentence of Python's argparse without a full stop, in English
usage-error = { $problem } ; voir python -m games --help.
# $name: what was typed; $games: the names of the games
no-game = Aucun jeu ne s’appelle « { $name } ». Choisis parmi ceux-ci : { $games }.
wrong-seats = { $game } se joue de { $fewest } à { $most }, et non à { $seats }.
# $problem: what pydantic says, in English; $defaults: all options as JSON
options-unreadable = Les options du jeu ({ $game }) doivent être un objet JSON ({ $problem }). Par défaut : { $defaults }.
option-wrong = { $game } ne peut pas se jouer avec ces options. { $option } : { $problem }. Par défaut : { $defaults }.
# These three are followed by a pointer to --help, so they have no full stop.
not-a-tape = « { $text } » n’est pas une liste de nombres comme 3,0,1
negative-tape = une bande ne peut pas contenir de nombres négatifs
not-positive = « { $text } » n’est pas un nombre entier supérieur à 0
not-a-language = « { $text } » n’est pas une langue comme « de » ou « en-GB »
no-level = Aucun niveau ne s’appelle « { $name } ». Choisis parmi ceux-ci : { $levels }.
too-many-players = Le nombre de niveaux donnés est { $players }, mais il n’y a que { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
no-lesson = Ce jeu n’a pas de leçon ({ $game }).
# $problem: the error of an engineer, in English
lesson-wrong = La leçon ne peut pas être jouée : { $problem }
rules-no-page = Les règles n’ont pas pu être écrites dans { $file } : { $problem }.
no-playthroughs = Il n’y a pas de parties enregistrées dans { $folder } ({ $game }). Enregistres-en avec --write.
file-unreadable = { $file } est illisible : { $problem }.
not-json = { $file } n’est pas un fichier JSON.
not-an-export = { $file } n’est pas l’exportation d’une partie terminée.
no-secret = { $file } ne contient pas le secret de la partie : ses tirages ne peuvent donc pas être vérifiés.
game-not-installed = Le jeu de cette partie n’est pas installé : { $game }.
endless = La partie n’est pas terminée après { $steps } étapes.

## Results

# The name of a player who has none
player = Place { $number }
# A headline of the game, before the log entries that follow it
headline = == { $text }

# $problem: one of the messages in replay.ftl, or broken-outcome
broken = ERREUR : { $problem }
broken-outcome = la partie peut être rejouée, mais son issue diffère de celle enregistrée
# $records: how many there are; $undone: how many of them were undone or undo others
replayed = OK : { $game }, édition { $edition }. { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}{ $undone ->
    [0] .
    [one] , dont { $undone } a été annulé ou est une annulation.
   *[other] , dont { $undone } ont été annulés ou sont des annulations.
}
proven = { $count ->
    [0] OK : { $game }, édition { $edition }. Il n’y a pas eu de tirages.
    [one] OK : { $game }, édition { $edition }. Le seul tirage découle du secret.
   *[other] OK : { $game }, édition { $edition }. Les { $count } tirages découlent tous du secret.
}
# $cause: what made the game draw: "press" (a person's), "computer", "deadline" or another one
draws-by = { $cause ->
    [press] { $count ->
        [one] { $count } tirage a été déclenché par une personne.
       *[other] { $count } tirages ont été déclenchés par des personnes.
    }
    [computer] { $count ->
        [one] { $count } tirage a été déclenché par un ordinateur.
       *[other] { $count } tirages ont été déclenchés par des ordinateurs.
    }
    [deadline] { $count ->
        [one] { $count } tirage a été déclenché par une échéance.
       *[other] { $count } tirages ont été déclenchés par des échéances.
    }
   *[other] { $count ->
        [one] { $count } tirage a été déclenché par « { $cause } ».
       *[other] { $count } tirages ont été déclenchés par « { $cause } ».
    }
}
commitment = Compare cette empreinte avec celle que la table a affichée avant le début : { $commitment }
draw-of-opening = ouverture : clé { $key }, tirage { $draw } (de 0 à { $most })
draw-of-record = enregistrement { $record } : clé { $key }, tirage { $draw } (de 0 à { $most })

lesson-page = == { $number } sur { $count } : { $headline }
lesson-right = [{ $action }] continue la leçon
lesson-wrong-way = [{ $action }] { $why }
lesson-actions = Actions possibles maintenant :

# $setup: the game, seats and options, as engineers write them
# $number: how many setups have been checked so far, this one included
# $setups: how many setups there are
laws-hold = OK : { $setup }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} ({ $number } sur { $setups })
tape-holds = OK : { $setup } ; aucune loi n’est enfreinte sur cette bande
# $difference: process-differs or process-ends
law-processes-agree = LOI ENFREINTE : processes_agree
    dans { $setup }, graine { $seed } :
    { $difference }
process-differs = la partie diffère dans un processus avec PYTHONHASHSEED={ $seed } :
    { $one }
    { $other }
process-ends = un processus avec PYTHONHASHSEED={ $seed } joue { $count ->
    [one] { $count } position
   *[other] { $count } positions
}, et non { $expected } : { $errors }
unchanged = { $count ->
    [one] { $count } partie enregistrée est inchangée.
   *[other] { $count } parties enregistrées sont inchangées.
}
playthrough-refused = { $file } : les règles refusent le coup qui suit la ligne { $line } : { $error }
perft-differs = { $file } : perft vaut { $found }, mais { $expected } était enregistré
