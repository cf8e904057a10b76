# Descriptions of commands and of their options, each at most 100 characters.

command-table = Le numéro de la table, utile seulement s’il y en a plusieurs
command-text-only = Afficher du texte au lieu de l’image

## Playing

command-play = Ouvrir une table pour jouer
command-play-game = Quel jeu ?
command-play-opponent = Commencer tout de suite contre des ordinateurs de ce niveau
command-play-easy = un ordinateur de niveau facile
command-play-middle = un ordinateur de niveau moyen
command-play-hard = un ordinateur de niveau difficile
# $length: "30 à 60 minutes"
command-play-choice = { $game } ({ $players }, { $length })
command-games = Les tables de ce serveur et les bilans des membres
command-games-mine = Afficher tes tables, en commençant par celles qui t’attendent
command-games-server = Afficher les tables ouvertes sur ce serveur
command-stats = Voir ton bilan, ou celui de quelqu’un d’autre
command-stats-player = Le bilan de qui ? (par défaut : le tien)
command-stats-game = Quel jeu ? (par défaut : tous)
command-hand = Ouvrir ton espace privé : ce que tu as en main et ce que tu peux faire
command-act = Jouer un coup en l’écrivant
command-act-action = Ce que tu veux faire ; commence à écrire pour voir des suggestions
command-act-text = Le texte dont l’action a besoin ; sépare les valeurs par |
command-learn = Apprendre un jeu en deux minutes, à une table d’essai rien qu’à toi
command-learn-game = Quel jeu ?
command-board = Afficher le plateau d’une table, tel qu’il est maintenant
command-board-public = Montrer le plateau à tout le monde ici, et pas seulement à toi
command-rules = Chercher une règle
command-rules-game = Quel jeu ?
command-rules-topic = Quel thème ?
command-help = Découvrir les jeux, en apprendre un ou y jouer, trouver les règles et tes paramètres

## /table

command-table-group = Les places d’une table, sa cadence, son journal et le reste
command-table-join = Prendre place à une table
command-table-leave = Libérer ta place avant le début de la partie
command-table-computer = Ajouter un joueur ordinateur (réservé à l’hôte)
command-table-level = Le niveau de jeu de l’ordinateur
command-table-start = Commencer la partie (réservé à l’hôte)
command-table-options = Voir les options, ou en régler à partir d’un fichier (réservé à l’hôte)
command-table-file = Un fichier d’options trop longues pour un formulaire (voir les règles du jeu)
command-table-invite = Inviter des gens à cette table
command-table-user = Qui ?
command-table-user-more = Qui encore ?
command-table-resign = Abandonner ta place dans une partie en cours
command-table-sure = Ne pas demander de confirmation
command-table-end = Terminer une partie pour tout le monde (réservé à l’hôte et à la modération)
command-table-reason = Pourquoi ? Tout le monde le verra
command-table-pause = Proposer aux autres de mettre la partie en pause
command-table-resume = Proposer aux autres de reprendre la partie
command-table-undo = Reprendre ton dernier coup ; si les autres l’ont vu, ils doivent accepter
command-table-clock = Régler la cadence avant le début, ou proposer aux autres de la changer
command-table-minutes = Partie en direct : minutes par décision
command-table-bank = Partie en différé : heures pour chaque personne au départ
command-table-bonus = Partie en différé : heures regagnées après chaque décision
command-table-off = Sans pendule
command-table-replace = Demander aux autres que faire d’une place
command-table-seat = La place de qui ?
command-table-by = Qui doit y jouer ?
command-by-computer = un ordinateur
command-by-person = une autre personne
command-table-log = Lire le journal de tout ce que tu as pu voir
command-table-replay = Revoir la partie étape par étape
command-table-export = Télécharger l’enregistrement de la partie
command-table-verify = Vérifier l’enregistrement et, une fois la partie terminée, ses lancers et tirages

## /settings

command-settings = Tes paramètres personnels, pour toutes les tables
command-settings-show = Afficher tous tes paramètres
command-settings-reminders = Choisir comment te rappeler que c’est ton tour
command-settings-how = Dans le fil, en message privé, ou pas du tout
command-settings-next = Recevoir un message quand c’est bientôt ton tour
command-settings-digest = Recevoir chaque jour en message privé la liste des tables qui t’attendent
command-settings-hours = Régler ton fuseau horaire et tes heures calmes
command-settings-zone = Ton fuseau horaire ; écris le nom d’une ville
command-settings-start = Le début de tes heures calmes, par exemple 22:00
command-settings-end = Leur fin, par exemple 8:00
command-settings-runs = Laisser tourner ta pendule pendant les heures calmes
command-settings-no-quiet = Pas d’heures calmes
command-settings-look = Choisir l’apparence de ton espace privé et de ce que tu vois en privé
command-settings-palette = Couleurs adaptées au daltonisme
command-settings-words = Du texte au lieu des images
command-settings-dark = Des images sur fond sombre
command-settings-language = Choisir ta langue
command-settings-language-which = Quelle langue ?
command-settings-privacy = Voir les données que j’enregistre sur toi, ou les supprimer

## /admin

command-admin-group = Gérer le bot sur ce serveur
command-admin-setup = Choisir où ouvrir des tables, qui en ouvre et combien, et qui organise des votes
command-admin-status = Voir la charge du bot
command-admin-doctor = Trouver ce qui ne va pas et comment le réparer
command-admin-backup = Sauvegarder la base de données (réservé à qui gère le bot)

## /ostrakon

command-vote-group = Organiser un vote secret sur ce serveur
command-vote-open = Préparer un vote, regarder le brouillon, puis l’ouvrir (réservé à la modération)
command-vote-kind = Quel type de vote ? (par défaut : pierres blanches et noires)
command-vote-kind-stones = Pierres blanches et noires : oui ou non
command-vote-kind-choice = Choix multiple : de trois à dix réponses
command-vote-kind-ranked = Vote préférentiel : classer les réponses, pour un siège ou plusieurs
command-vote-kind-ostracism = Ostracisme : tout le monde écrit un nom
command-vote-most = Combien de réponses peut-on choisir, ou combien seront élues ? (par défaut : 1)
command-vote-threshold = Que faut-il à une réponse pour gagner ? (par défaut : la majorité relative)
command-vote-threshold-most = La majorité relative
command-vote-threshold-half = Plus de la moitié des bulletins exprimés
command-vote-threshold-two_thirds = Les deux tiers des bulletins exprimés
command-vote-role = Seuls les membres qui ont ce rôle peuvent voter
command-vote-days = Seuls les membres présents depuis au moins ce nombre de jours peuvent voter
command-vote-threshold-absolute = Plus de la moitié de l’électorat
command-vote-as-last = Partir de la question et des règles du dernier vote de ce serveur
command-vote-drafts = Voir tes brouillons et les votes programmés (réservé à la modération)
command-vote-changes = Peut-on changer son vote jusqu’à la clôture ? (par défaut : oui)
command-vote-turnout = Tout le monde voit-il combien de personnes ont voté ? (par défaut : oui)
command-vote-close = Clore un vote maintenant et le dépouiller (réservé à la modération)
command-vote-void = Annuler un vote sans le dépouiller (réservé à la modération)
command-vote-reason = Pourquoi ? Tout le monde le verra, avec ton nom
command-vote-which = Le numéro du vote, utile seulement s’il y en a plusieurs
command-vote-pause = Mettre un vote en pause : plus personne ne peut voter (réservé à la modération)
command-vote-resume = Reprendre un vote en pause (réservé à la modération)
command-vote-extend = Laisser un vote ouvert plus longtemps (réservé à la modération)
command-vote-until = Jusqu’à quand peut-on voter ? Par exemple demain 20:00, dans 3 jours ou 24/12/2026 18:00
command-vote-edit = Modifier question et réponses tant que personne n’a voté (réservé à la modération)
command-vote-announce = Annoncer le résultat d’un vote dans un autre salon aussi (réservé à la modération)
command-vote-announce-where = Dans quel salon ? Laisse vide pour ne plus annoncer le résultat
command-vote-archive = Voir les anciens votes de ce serveur et leurs résultats
command-vote-list = Afficher les votes ouverts et ceux qui viennent de se terminer
command-vote-status = Voir un vote et y participer
command-vote-post-here = Afficher désormais le vote dans ce salon (réservé à la modération)
command-vote-result = Voir le résultat d’un vote et son fichier de reçus
command-vote-public = Montrer le résultat à tout le monde ici, pas seulement à toi (réservé à la modération)
command-vote-receipt = Vérifier que ton vote a été enregistré
command-vote-code = Le code de ton reçu ; sans lui, tu vois tes votes encore ouverts
