# Rules and lessons.

rules-title = ### { $game } : règles
rules-topic =
    ### { $game } : { $title }
    { $text }
rules-no-topic = Aucun thème ne porte ce nom. Choisis une des suggestions qui s’affichent pendant que tu écris.
rules-choose = Choisis un thème.
rules-none = Ce jeu n’a pas encore de règles par thème. Les boutons de ton espace privé montrent toujours ce que tu peux faire.
rules-quick = Ces cinq thèmes suffisent pour commencer. Le menu contient les autres.
rules-preview = **{ $title } :** { $text }
# $title: the title of the next topic.
rules-next = Suivant : { $title }
rules-menu = Thème
rules-more = Autres thèmes
# $origin: "Livret p. 6 · d'après le livret"
rules-place = -# { $origin }

greeting-text =
    ### Bienvenue sur Stoa
    Joue ici à des jeux de société philosophiques, en direct ou sur plusieurs jours, à plusieurs ou contre des ordinateurs. `{ COMMAND("play") }` ouvre une table, et `{ COMMAND("help") }` affiche de nouveau ce message. La modération peut organiser des votes secrets avec `{ COMMAND("ostrakon", "open") }`. Ci-dessous, **Jouer** lance une partie contre des ordinateurs, et **Apprendre** une courte leçon.
# $players: "2 à 4 personnes"; $length: "30 à 60 minutes".
greeting-game = **{ $game }** · { $players } · { $length }
greeting-play = Jouer à { $game }
greeting-learn = Apprendre { $game }
greeting-rules = Lire les règles d’un jeu
greeting-tables = Tables ouvertes
greeting-settings = Mes paramètres

lesson-title =
    ### { $game } : leçon
    -# Page { $page } sur { $pages }. Prends ton temps : personne n’attend, et rien n’est enregistré.
lesson-wrong = **Pas tout à fait.** { $why }
lesson-next = Suivant
lesson-back = Retour
lesson-play = Jouer contre l’ordinateur
lesson-again = Recommencer
lesson-rules = Toutes les règles
lesson-none = Ce jeu n’a pas encore de leçon ({ $game }). Ses règles sont dans `{ COMMAND("rules") }`.
lesson-unknown = Ce jeu n’est plus installé ici.
