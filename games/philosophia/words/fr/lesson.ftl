# The lesson: each message is a page. Its attributes say why a choice is not the right one.

lesson-aim = Qui est le plus grand esprit de Grèce ? Réunis trois **jetons Labyrinthe** avant que le sablier atteigne 146 av. J.-C. Chacune de ces réussites t’en vaut un : neuf disciples sur le plateau, quatre écoles, tous les jetons de lieu d’une couleur, trois débats gagnés, trois cartes Sagesse, trois cartes Faveurs de l’oracle. Toutes les personnes qui ont trois jetons se retrouvent dans un **débat final**, et qui le remporte gagne la partie.

lesson-move = Tu joues Héraclite et commences à Éphèse. À ton tour, tu te **déplaces**, puis tu fais une **action**. Va vers n’importe quel lieu inoccupé, aussi loin que tu veux ; tu dois seulement changer de lieu. Va à l’oracle de Delphes.
    .sparta = Sparte a aussi un jeton, mais c’est un des quatre des Cités de l’Ouest. Les oracles n’en ont que trois : cette série se complète plus vite.
    .acropolis = C’est sur l’Acropole. Il n’y a pas de jetons là-bas, et chacun de ses quatre cercles ne propose qu’une seule action. Tu viendras plus tard dans celui-ci pour chercher des arguments.

lesson-token = Tout le monde voit maintenant le bonus du jeton. Prends le **bonus**, et le jeton reste pour la visite suivante ; ou garde le **jeton**, et plus personne n’aura le bonus. Réunir tous les jetons d’une couleur est une des façons d’obtenir un jeton Labyrinthe : c’est le **Voyage**. Il n’y a que trois jetons Oracle : garde celui-ci.
    .bonus = Une pièce est toujours utile. Mais alors Aspasie pourrait venir prendre le jeton, et tu ne pourrais plus avoir les trois.

lesson-follower = À ton action. Une autre façon de gagner un jeton Labyrinthe est d’avoir neuf disciples dans neuf lieux différents ; elle s’appelle **Disciples**. Un disciple ne coûte que l’action, et plusieurs personnes peuvent en avoir un au même endroit. Laisse ici ton premier disciple.
    .tutor = Tu gagnerais 1 pièce, plus 1 par carte Sagesse débloquée. Fais-le quand il te faut des pièces pour un bâtisseur (2) ou pour étudier (4).
    .oracle = Tu regarderais les cartes de Delphes pour en garder une. Tu peux le faire une fois à chaque oracle, et une autre visite fera tout aussi bien l’affaire.

lesson-school = Aspasie est allée chercher des arguments ; tu verras bientôt à quoi ils servent. Tu es à Dodone et tu as gardé ton deuxième jeton Oracle. Quatre **écoles** valent aussi un jeton Labyrinthe ; chacune coûte un bâtisseur. Tu en as un : construis ici.
    .builder = C’est ainsi qu’on obtient un autre bâtisseur, pour 2 pièces. Mais celui que tu as se tourne encore les pouces : emploie-le d’abord.
    .follower = C’est gratuit, et un pas de plus vers neuf. Mais un lieu n’a de place que pour une école : construis la tienne avant les autres. Il restera de la place pour ton disciple.

lesson-observe = Les écoles restent. Entrer dans un lieu où quelqu’un d’autre a une école coûte 1 pièce, si l’on en a une, et elle va à cette personne : tu paierais à Thèbes, et Aspasie à Dodone. Te voici sur l’Acropole pour **observer les débats**. Dans un débat, le nombre de cartes compte : prends-en deux.
    .syllogism = Un syllogisme bat tous les sophismes et quelques autres syllogismes, mais tu n’en reçois qu’un. Tu en as déjà un : remplis d’abord ta main.

lesson-debate = C’est un **débat public**, et tu ne peux pas refuser. À chaque manche, la personne qui a joué la meilleure carte met les deux sur sa pile ; si elles font égalité, chacune va sur la pile de la personne qui l’a jouée. À la fin, la plus grande pile gagne. Deux sophismes font toujours égalité, et tout syllogisme bat un sophisme. Réponds avec ton syllogisme, Dilemme destructif.
    .sophistry = Sophisme contre sophisme, c’est l’égalité : une carte sur chaque pile. Tu économiserais ton syllogisme, mais tu ne prendrais pas l’avantage.
    .pass = Sa carte irait sur sa propre pile, et tu quitterais le débat sans rien sur la tienne : elle gagnerait. Passe quand tu préfères garder tes cartes ; ce que tu ne joues pas reste dans ta main.

lesson-lead = Les deux cartes sont dans ta pile. Aspasie et toi attaquez à tour de rôle : à toi maintenant. Si tu passes, tu quittes le débat pour de bon, et ton adversaire peut ajouter toutes les cartes qui lui restent en main. En cas d’égalité, la personne qui a lancé le défi l’emporte : ici, c’est Aspasie. Attaque avec Tu quoque.
    .pass = Tu as deux cartes dans ta pile. S’il en reste deux à Aspasie, elle les ajoutera et gagnera, car l’égalité lui suffit. Tu ne peux pas voir combien de cartes ont les autres.

lesson-travel = Le reste s’est terminé à égalité : tu gardes l’avantage. Trois **jetons de débat** te valent un jeton Labyrinthe ; tu peux lancer des débats, toi aussi, au théâtre de Dionysos. Les cartes jouées des deux côtés sont retournées dans leurs pioches. À toi de jouer : va chercher le dernier jeton Oracle.
    .acropolis = Tu pourrais y avancer le sablier, mais tu n’as encore aucun jeton Labyrinthe. Pendant ce temps, Aspasie pourrait garder le dernier jeton Oracle, et aucune de vos deux séries ne serait complète.
    .thebes = Tu paierais 1 pièce pour l’école d’Aspasie, et tu pourrais prendre le bâtisseur que montre le jeton. Cela vaudra une visite une autre fois ; pour l’instant, il te faut un jeton Oracle.

lesson-collect = Trois sur trois : c’est tout ce qu’il faut pour le Voyage. Mais le jeton Labyrinthe ne vient pas tout seul. **Prendre un jeton Labyrinthe** est une action comme une autre. Elle n’en rapporte qu’un à la fois, et tu ne peux pas la faire sur l’Acropole. Fais-la maintenant.
    .follower = Cela peut attendre. Tant que tu n’as pas pris le jeton, tu peux encore perdre ce que tu as gagné. Une fois pris, le jeton Labyrinthe t’appartient pour de bon.
    .oracle = Ce serait ton action, et le jeton Labyrinthe devrait attendre un tour. Tu pourras revenir pour la carte.

lesson-end = C’est le premier de tes trois jetons ; chaque façon n’en rapporte qu’un. Tout le monde peut avancer le sablier, mais il faut trois jetons pour l’avancer en 146 av. J.-C., ce qui termine la partie. Si une seule personne a trois jetons, elle gagne. Sinon, toutes les personnes qui en ont trois achètent des arguments (sophisme 1 pièce, syllogisme 2) et prennent part au **débat final**. Garde des pièces et des cartes pour lui, même si tu évites les débats d’ici là.

lesson-more = Ce n’est pas tout : il y a l’étude dans les temples, les sophistes qui l’emportent sur des disciples, les cartes Oracle, les enchères pour Athéna et ta **Requête olympienne** secrète. C’est une septième façon : remplis-la, et une seule action t’apporte tous les jetons qui te manquent. `{ COMMAND("play") }` ouvre une table, où des ordinateurs peuvent aussi prendre place ; `{ COMMAND("rules") }` explique tout.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-diotima = Diotime
lesson-name-aspasia = Aspasie
