# The words of the sandbox's page. What a bot sends isn't here. "As Discord" marks what Discord's own client says.

page-title = Bac à sable de Stoa
# $count: mentions that nobody has read
page-title-mentioned = ({ $count }) Bac à sable de Stoa
page-starting = Ouverture de la colonnade…
page-waiting = Le bac à sable ne répond pas. Nouvelle tentative…
page-no-script = Cette page est une messagerie et a besoin de JavaScript.

## The bar

bar-sandbox = bac à sable
bar-skip = Aller aux messages
bar-users = Comptes de test
# $number: the digit of the key
bar-user-key = { $name } (Alt+{ $number })
bar-mentions = { $name }, { mentions }
mentions = { $count ->
    [one] { $count } mention
   *[other] { $count } mentions
}
bar-panes = Comptes côte à côte
bar-panes-1 = Un compte
bar-panes-2 = Deux comptes côte à côte
bar-panes-3 = Trois comptes côte à côte
# A list of languages: Discord tells the bot the one that its user has chosen.
bar-locale = Langue du Discord de ce compte
bar-light = Couleurs claires
bar-dark = Couleurs sombres
bar-bot-online = Bot en ligne
bar-bot-offline = Bot hors ligne
bar-bot-unknown = Aucun serveur

## Places

places = Salons
places-unread = non lu
places-direct = Messages privés
places-threads = Fils de { $channel }
place-no-server-name = Un serveur
place-unknown = inconnu
place-direct = Message privé
person-unknown = Compte inconnu

pane = Vue : { $name }
pane-messages = Messages : { $name }
pane-parent = dans #{ $channel }
pane-lost = Connexion perdue. Reconnexion…
pane-outage = Ce serveur est indisponible à cause d’une panne.
pane-no-channel = Tu n’as pas accès à ce salon, ou il a été supprimé.
pane-no-answer = Le serveur ne répond pas.
pane-no-message = Ce message a été supprimé.
# Read aloud. $text: a message
pane-updated = Actualisé : { $text }
pane-thinking = { $name } réfléchit
pane-said = { $name } : { $text }
pane-said-privately = Visible par toi uniquement. { $name } : { $text }

closing-archived-locked = Archivé et verrouillé : seules les personnes avec la permission Gérer les fils peuvent rouvrir ce fil.
closing-locked = Verrouillé : seules les personnes avec la permission Gérer les fils peuvent écrire ici.
closing-archived = Archivé : envoyer un message rouvre ce fil.
closing-slow = Mode lent : un message { $seconds ->
    [one] par seconde
   *[other] toutes les { $seconds } secondes
}.

## Messages

messages = Messages
messages-new = Nouveau
messages-unseen = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
messages-begin-direct = C’est le début de ta conversation avec { $name }.
messages-begin-forum = C’est un forum : chaque post est un fil, affiché sous le nom du forum. Pour créer un post, écris-le ici ; la première ligne devient son titre.
messages-begin = C’est le début de ce salon. Écris / pour voir les commandes du bot.
messages-yesterday = Hier à { $time }

message-app = APP
message-app-name = Application
message-of = { $name }, { $time }
message-edited = {" "}(modifié)
message-origin = { $name } a utilisé { $command }
message-origin-unknown = { $name } a utilisé une commande
# As Discord
message-original-deleted = Le message d’origine a été supprimé
message-original-empty = Clique pour voir le message
message-no-response = L’application ne répond plus
message-failed = Échec de l’interaction
message-try-again = Il y a eu un problème. Réessaie.
message-thinking = { $name } réfléchit…
message-private = Visible par toi uniquement
message-dismiss = Rejeter le message
message-sending = Envoi de la commande…
message-more = Autres actions pour ce message
message-open-thread = Ouvrir le fil ›

message-joined-thread = { $name } a ajouté quelqu’un au fil.
message-left-thread = { $name } a retiré quelqu’un du fil.
message-called = { $name } a lancé un appel.
message-renamed = { $name } a changé le nom : { $text }
message-pinned = { $name } a épinglé un message dans ce salon.
message-joined = { $name } a rejoint le serveur.
message-thread = { $name } a commencé un fil : { $thread }.
message-thread-start = Ce fil a commencé à partir d’un message du salon.

menu-direct = Envoyer un message privé
menu-copy-link = Copier le lien du message
menu-delete = Supprimer le message
menu-message = Message
menu-empty = Aucune action disponible

# What a message says, read aloud or in one line
plain-picture = image : { $text }
plain-picture-bare = image sans description
plain-button = bouton : { $text }
plain-menu = menu : { $text }
plain-spoiler = spoiler
plain-role = @rôle
plain-channel = #salon

mention-unknown-user = @compte-inconnu
mention-unknown-role = @rôle-inconnu
mention-unknown-channel = #inconnu
mention-message = #{ $channel } › message

## Pictures, files, controls

picture = Image
pictures = Images
picture-close = Fermer l’image
picture-missing = Image indisponible
picture-bare = Image sans description
picture-enlarge = Agrandir l’image : { $text }
picture-enlarge-bare = Agrandir l’image (sans description)
picture-spoiler = Spoiler : appuie pour afficher l’image
spoiler = Spoiler
spoiler-show = Spoiler : appuie pour l’afficher
code = Code
file = fichier
size-b = { $size } o
size-kb = { $size } Ko
size-mb = { $size } Mo
component-unknown = Cette page ne peut pas afficher les composants de type { $type }.
control-button = Bouton
control-select = Fais un choix
# $placeholder: what the menu asks for; $values: what is chosen
control-selected = { $placeholder } : { $values }
picker-search = Rechercher
picker-search-in = Rechercher : { $title }
picker-done = Terminé
picker-empty = Aucun résultat
picker-count = Choix faits : { $count } ; il en faut { $least }
picker-count-range = Choix faits : { $count } ; il en faut de { $least } à { $most }

## Forms. Some sentences are as Discord's.

form-cancel = Annuler
form-submit = Envoyer
form-close = Fermer le formulaire
field-required = Ce champ est obligatoire.
field-too-short = { $count ->
    [one] Écris au moins { $count } caractère.
   *[other] Écris au moins { $count } caractères.
}
field-too-long = { $count ->
    [one] Écris au plus { $count } caractère.
   *[other] Écris au plus { $count } caractères.
}
field-choose = Fais un choix.
field-choose-least = Fais au moins { $count } choix.
field-choose-most = Fais au plus { $count } choix.
field-no-files = Tu ne peux pas envoyer de fichiers sur cette page.
field-unknown = Cette page ne peut pas afficher les champs de type { $type }.
field-impossible = Tu ne peux pas remplir ce champ ici.

## The message box and commands

box = Zone de message
box-send = Envoyer
box-commands = Commandes
box-members = Membres
box-forum = Créer un post dans #{ $channel }
box-channel = Envoyer un message dans #{ $channel }
box-direct = Envoyer un message à @{ $name }
# $placeholder: one of the three above
box-label = { $placeholder }. Écris / pour les commandes.
box-no-command = Aucune commande correspondante.
box-no-commands = Le bot n’a pas encore de commandes ici.
# $problem: what the server says
box-not-sent = Message non envoyé : { $problem }
# $command: a command with its slash
command-options = Options de { $command }
command-change = { $command } : appuie pour choisir une autre commande
option-add = Ajouter l’option { $option } : { $description }
option-optional = { $option } (facultatif)
option-required = Cette option est obligatoire. Indique une valeur.
option-true = True
option-false = False
option-no-match = Aucune correspondance. Vide le champ pour voir tous les choix.
option-no-choices = Cette option n’a pas de choix.
option-from-list = Choisis un élément de la liste.
option-file-size = Un fichier peut faire { $megabytes } Mo au plus.
option-integer = Écris un nombre entier.
option-number = Écris un nombre.
option-least = Écris { $number } ou plus.
option-most = Écris { $number } ou moins.
suggestions = Suggestions

server-wait = { $seconds ->
    [one] Attends { $seconds } seconde.
   *[other] Attends { $seconds } secondes.
}
# $status: an HTTP status
server-error = Le serveur a répondu avec le statut { $status }.
