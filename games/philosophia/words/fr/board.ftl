# The position as text, the headline, and what only one player sees.

headline-cards = { $name } peut écrire des cartes Sagesse
headline-choose = { $name } choisit un philosophe
headline-won = { $name } est le plus grand esprit de Grèce
headline-moirai = Victoire des Moires
headline-nobody = Personne n’a réuni trois jetons Labyrinthe à temps
headline-shop = { $year } : les finalistes achètent des arguments
# $now: what is happening, one of the messages that begin with now-.
headline = Manche { $round }, { $year } : { $now }
headline-round = Manche { $round }, { $year }
chapter-setup = Mise en place
chapter-round = Manche { $round }

# What the player whose turn it is does.
now-move = { $name } se déplace
now-doves = { $name } se déplace encore
now-token = { $name } choisit le bonus ou le jeton
now-act = { $name } fait une action
now-leaves = { $name } fait encore une action
now-rest = { $name } joue un oracle ou termine son tour
now-oracle = { $name } choisit une carte Oracle
now-aim = { $name } choisit l’effet de la carte Oracle
now-unlock = { $name } débloque une carte Sagesse
now-chronos = { $name } décide s’il faut ramener le sablier
now-motion = { $name } propose ou accepte une motion
now-prove = { $name } résume ses cartes Sagesse
now-judge = { $name } juge les résumés
now-fates = { $name } place une pièce des Moires
now-lead = { $name } attaque
now-answer = { $name } répond
# What everyone does at the same time.
now-bid = { $name } met en jeu { $disk }
now-react = { $name } joue { $card }
now-verdict = la table juge un argument
now-shop = les finalistes achètent des arguments
# $now: one of the messages above.
now-debate = { $second ->
    [Moires] débat entre { $first } et les Moires ; { $now }
   *[other] débat entre { $first } et { $second } ; { $now }
}
now-final = débat final ; { $now }

# What a player has, below the picture. $things: what they hold; $done: what they have built and won.
score = { $philosopher }, { count-labyrinth } ; { $things } ; { $done }

# The task in the message that pings a player.
task-cards = écris des cartes Sagesse ou commence la partie
task-choose = choisis ton philosophe
task-move = à toi de te déplacer
task-doves = déplace-toi encore une fois
task-token = prends le bonus ou garde le jeton
task-act = fais ton action
task-leaves = fais encore une action de base
task-rest = joue des cartes Oracle ou termine ton tour
task-oracle = choisis une carte Oracle à garder
task-react = décide si une carte Oracle agit
task-aim = choisis l’effet de ta carte Oracle
task-bid = fais ta mise
task-unlock = choisis une carte Sagesse à débloquer
task-chronos = décide s’il faut ramener le sablier
task-motion = mets-toi d’accord sur une motion
task-debate = à toi de jouer dans le débat
task-verdict = juge l’argument
task-prove = prouve ton savoir
task-judge = juge les résumés
task-fates = place une pièce des Moires
task-shop = achète des arguments pour le débat final
task-over = la partie est terminée

# What the game waits for while several players choose in secret.
to-come-react = { $count ->
    [one] Encore { $count } réponse attendue
   *[other] Encore { $count } réponses attendues
}
to-come-bid = { $count ->
    [one] Encore { $count } mise attendue
   *[other] Encore { $count } mises attendues
}
to-come-verdict = { $count ->
    [one] Encore { $count } vote attendu
   *[other] Encore { $count } votes attendus
}
to-come-shop = { $count ->
    [one] Encore { $count } liste attendue
   *[other] Encore { $count } listes attendues
}

# Before the game is set up. $symbol: the mark of a seat.
before-player = { $symbol } **{ $name }** : { $philosopher }
before-none = { $symbol } **{ $name }** : pas encore de philosophe
before-own = L’hôte a écrit des cartes Sagesse pour { $philosophers }.

# A player. $things: what they hold; $done: what they have built and won.
player-line = { $symbol } **{ $name }**, { $philosopher } { $place } : { $things } ; { $done } ; { $labyrinth }
player-line-turn = { $symbol } **{ $name }**, { $philosopher } { $place } (au tour) : { $things } ; { $done } ; { $labyrinth }
has-study = 1 jeton d’étude
# $decks: such as "Delphi 1, Dodona 2".
has-oracle = cartes Oracle ({ $decks })
has-oracle-deck = { $deck } { $count }
has-unknown-oracle = Oracle inconnu
done-followers = { $count }/{ $all } disciples
done-schools = { $count }/{ $all } écoles
done-debates = { $count }/{ $all } débats gagnés
done-wisdom = { $count }/{ $all } cartes Sagesse
done-tokens = jetons { $tokens }
# One type of location tokens.
tokens-of = { $kind } { $count }/{ $dealt }
labyrinth = **Labyrinthe { $count }/{ $all }**
labyrinth-ways = **Labyrinthe { $count }/{ $all }** ({ $ways })
labyrinth-number = **Labyrinthe { $count }/{ $all }**, numéro { $number } ({ $ways })

# The map. $places: the places of one type.
region = **{ $kind }** { $places }
place-bare = { $place }
place-with = { $place } ({ $things })
place-school = école { $symbol }
place-followers = disciples { $symbols }
place-hidden = ?

timeline = { $left ->
    [one] **Frise :** { $year } ({ $event }), encore { $left } case avant { $end }
   *[other] **Frise :** { $year } ({ $event }), encore { $left } cases avant { $end }
}
athena = **Disque d’Athéna au sommet :** { $disk }. { $effect }
athena-bottom = **Disque d’Athéna au sommet :** { $disk }. { $effect } Sous la pile : { $bottom }.
deck-empty = La pioche de { $deck }s est vide.
decks-empty = Les pioches de sophismes et de syllogismes sont vides.

# What is going on. $missing: which secret choices are still missing, a sentence without its full stop.
auction = **Enchères** pour { $disk }, ouvertes par { $name }. { $missing }.
shopping = **Achats** pour le débat final. { $missing }.
oracle-played = { $name } joue **{ $card }** : « { $effect } »
oracle-played-against = { $victim ->
    [Moires] { $name } joue **{ $card }** contre les Moires : « { $effect } »
   *[other] { $name } joue **{ $card }** contre { $victim } : « { $effect } »
}
oracle-missing = { $played } { $missing }.

debate-public = **Débat public**, cartes gagnées jusqu’ici : { $piles }
debate-final = **Débat final**, cartes gagnées jusqu’ici : { $piles }
debate-pile = { $symbol } { $name } { $count }
debate-pile-out = { $symbol } { $name } { $count }, a passé
debate-motion = Motion : « { $motion } ». { $sides }
# Who argues for the motion, and who against it.
debate-sides = Pour : { $first }. Contre : { $second }.
debate-sides-final = La personne qui attaque parle pour, celle qui répond parle contre.
debate-led = { $name ->
    [Moires] Les Moires attaquent { $defender } avec { $card }. { $relations } { $lesson }
   *[other] { $defender ->
        [Moires] { $name } attaque les Moires avec { $card }. { $relations } { $lesson }
       *[other] { $name } attaque { $defender } avec { $card }. { $relations } { $lesson }
    }
}
debate-argued = { $name } joue { $card } et dit : « { $text } » ({ $lesson }) { $missing }.
debate-argued-silent = { $name } joue { $card } sans un mot. { $lesson } { $missing }.

# What only one player sees.
hand-purse = **À toi :** { $things }. Encore à placer : { $left }.
hand-request = **Requête olympienne ({ $god }) :** { $needs }
hand-request-need = { $count }/{ $needed } { $what }
# $tokens: "2 Labyrinth Tokens", what the Moirai have now.
hand-moirai = **Les Moires gagnent** si, quand le sablier atteint 146 av. J.-C., elles ont trois jetons Labyrinthe et toi non, ou si elles te battent dans le débat final. Leur total actuel : { $tokens }.
hand-oracle-deck = **Cartes de cet oracle :** { $cards }
hand-wishes = **Ta liste :** { $wishes }
# One kind of cards after another on the list of what to buy.
wishes-then = { $first }, puis { $second }
hand-bid = **Ta mise :** { $coins }. Tu peux la changer tant que toutes les mises ne sont pas connues.
hand-ability = **{ $philosopher } :** { $ability }
hand-wisdom = **Cartes Sagesse :**
hand-unlocked = Débloquée : { $card }
hand-locked = Verrouillée : { $card }
hand-no-arguments = **Arguments :** aucun
hand-arguments = **Arguments ({ $count }) :**
# Arguments without their lessons. The names in quotes are topics of /rules.
hand-arguments-named = { $cards } (expliqués dans { COMMAND("rules") } : « { rule-sophistry-argumentum } », « { rule-sophistry-others } » et « { rule-syllogisms } »)
hand-arguments-more = { $count ->
    [one] et encore { $count } sorte (pendant un débat, le menu les montre toutes, page par page)
   *[other] et encore { $count } sortes (pendant un débat, le menu les montre toutes, page par page)
}
hand-oracle-cards = **Cartes Oracle :**
hand-oracle-card = { $card } : { $effect }
hand-oracle-named = { $cards } (chacune est expliquée quand tu la joues)

proof = **Résumés :** { $name } ; au jugement : { $judge }
proof-summary = **Résumé :** { $text }
proof-no-summary = **Résumé :** aucun

alt-last-map = Voici la carte à la fin de la partie.
# Where the philosophers stand. $players: such as "Ione (Plato) at Sparta; Theo (Homer) at Argos".
alt-standing = Sur la carte : { $players }.
alt-standing-player = { $name } ({ $philosopher }) { $place }
alt = { $headline }.
alt-leaders = { $count ->
    [one] { $headline }. { $names } a le plus de jetons Labyrinthe : { $best }.
   *[other] { $headline }. { $names } ont le plus de jetons Labyrinthe : { $best }.
}

# How the game ended. $standing: what each player had, one of the next two messages.
result-tokens = Jetons Labyrinthe : { $counts }.
result-piles = Cartes gagnées dans le débat final : { $counts }.
result-alone = { $name }, avec { $philosopher }, est le plus grand esprit de la Grèce antique. Personne d’autre n’avait trois jetons Labyrinthe quand Rome a soumis la Grèce. { $standing }
result-final-debate = { $name }, avec { $philosopher }, gagne le débat final et devient le plus grand esprit de la Grèce antique. { $standing }
result-lowest-number = { $name }, avec { $philosopher }, est le plus grand esprit de la Grèce antique. Le débat final se termine à égalité, et le philosophe au plus petit numéro l’emporte. { $standing }
result-moirai = Les Moires gagnent. { $standing }
result-nobody = Personne n’a réuni trois jetons Labyrinthe à temps. { $standing }
result-player = { $name } { $count }
