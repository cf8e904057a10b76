# The lesson: the text of each page, and why an action is the wrong one. Archidamus is the opponent.

lesson-1 =
    Deux **ligues** s’arment pour une **Grande Bataille**, et celle qui gagne le plus de ses trois fronts gagne la partie. Tu diriges Athènes pour la Ligue de Délos. Archidamos dirige Sparte pour la Ligue du Péloponnèse.

    Jusqu’à la bataille, chaque tour a trois phases : développement, diplomatie et résolution.
lesson-2 =
    Dans la phase de **développement**, la Ligue de Délos commence : c’est donc ton tour. Tu as deux actions. Avec chacune, tu peux faire un don, construire ou produire, et tu peux faire deux fois la même chose.

    Les batailles se livrent avec des **jetons** : commence par en produire un, **Hoplites I**, pour 2 cuivre.
    .bouleuterion = Le Bouleutérion t’apporte une deuxième personnalité, et tu le construiras bientôt. Mais les bâtiments ne combattent pas : prends d’abord un jeton.
    .donate = Ta ligue recevrait le cuivre, et tu gagnerais 1 prestige. Mais le trésor d’une ligue ne paie rien ; il ne compte que pour les objectifs.
lesson-3 =
    Ton jeton a une puissance de 2. L’ennemi ne voit que son unité et son niveau.

    Passons au **prestige** : le niveau 2 te donne 1 blé, et le niveau 6 une nouvelle personnalité. Avec ta deuxième action, construis l’**Autel**, qui donne 1 prestige.
    .bureau = Un Bureau te permet d’utiliser ton magistrat une fois. Le tien est l’Archonte, qui te donne une action de plus dans un tour. Mieux vaut le garder pour un tour où tu auras plus à dépenser. Cette page parle de prestige.
    .donate = Un don te rapporterait aussi 1 prestige, et tu peux en faire autant que tu veux. Mais l’Autel compte en plus pour La Cité de marbre, qui demande 6 bâtiments.
lesson-4 =
    Archidamos a fait de même. Dans la phase de **diplomatie**, la Ligue du Péloponnèse commence : Archidamos a envoyé Lysandre dans un **empire**, la Macédoine.

    Envoie Périclès en mer de Crète, un **territoire** maritime. Il peut y aller, car il a le symbole de la mer. Personne d’autre n’y est : il prend donc le territoire sans lancer de dé, et tu perçois son tribut de 3 cuivre. Un tribut n’est payé qu’une fois.
    .macedonia = Lysandre y est. Quand les deux ligues sont dans le même empire, il faut à chacune 2 de plus au dé. Ici, c’est 7 au lieu de 5.
    .persia = La Perse donne 3 cuivre si tu obtiens 7 ou plus, rien sinon, et Périclès rentre dans tous les cas. Tu pourras tenter ta chance un autre jour, mais ici tu as 3 cuivre sans lancer de dé.
lesson-5 =
    C’était la phase de **résolution** : empires, territoires, cités grecques et revenus. Toutes les personnalités rentrent des empires, mais Périclès reste sur son territoire, et ton jeton de cité aussi.

    C’est le tour 2. Construis le **Bouleutérion** pour recevoir une nouvelle personnalité, qui peut se déplacer dès ce tour.
    .donate = Tu gagnerais 1 prestige, comme avec 2 cuivre : la quantité n’y change rien. Et ta ligue ne peut rien te rendre.
    .great-temple = Tu gagnerais 2 prestige, et 1 bois pour avoir atteint le niveau 4. Mais le Grand Temple coûte deux fois plus de ressources, et cette page parle de la personnalité.
lesson-6 =
    Thémistocle est maintenant à tes côtés, ta deuxième action a produit des Hoplites, et Lysandre est venu en mer de Crète. C’est un **conflit**. Chaque ligue lance un dé et ajoute ses points d’attaque présents : toi 3 pour Périclès, Archidamos 2 pour Lysandre. Le camp au plus petit total rentre ; à égalité, les deux rentrent.

    Envoie Thémistocle en renfort.
    .leave = Alors Lysandre prendra la mer de Crète sans lancer de dé, et son tribut avec. Un jeton de cité ne protège rien ; une personnalité qui reste, si.
    .egypt = L’Égypte donne 2 blé si tu obtiens 5 ou plus. Mais, sans aide, Périclès n’a que 1 point d’avance, et un dé a douze faces.
lesson-7 =
    Archidamos a obtenu plus que toi au dé mais, avec tes points d’attaque, tu as gagné 10–8.

    Il y a toujours un **acte** en cours. Le premier camp à en atteindre l’objectif reçoit un jeton et, d’ici là, la contrainte de l’acte s’applique. La Grande Bataille vient après le troisième acte : n’attends pas la fin pour lever ton armée.
lesson-8 =
    Passons au tour 6. Tu as rempli l’objectif de l’acte 1, Archidamos celui de l’acte 2. Ses personnalités entrent en Ionie, qui est à toi mais sans protection. Avec un troisième territoire, il remplit aussi celui de l’acte 3.

    Laisse-le faire. Si tu obtiens 7 ou plus dans une **cité grecque** que personne ne joue, elle te rejoint avec 1 cuivre et un jeton. Envoie Périclès à Delphes pour Cavalerie II.
    .corinth = Il te faut le même résultat pour le même cuivre, mais le jeton de Corinthe est Trières I. Ta ligue n’a pas encore de Cavalerie.
    .ionia = Tu aurais 3 points d’attaque contre 4. Si tu gagnes, l’acte reste ouvert et l’Ionie reste à toi. Mais un territoire n’est pas un jeton, et aujourd’hui il t’en faut un.
lesson-9 =
    Tu as envoyé Thémistocle à Larissa. Périclès et lui ont obtenu 8 chacun : les deux cités sont dans ta ligue. L’acte 3 est terminé, et la **Grande Bataille** commence. Tes jetons sont placés pour toi, face cachée : Hoplites et Cavalerie sur le flanc, Hoplites au centre et Trières sur le littoral.

    Chaque front a de la place pour une personnalité, et tu en as deux pour trois fronts. Mets Thémistocle là où sa capacité compte.
    .flank = Il y ajouterait 2, et non 3. Sa capacité ne compte que sur le littoral.
    .pericles = Périclès ajoute 3 sur n’importe quel front. Thémistocle n’ajoute 3 que sur le littoral : laisse-le-lui.
lesson-10 =
    Périclès est sur le flanc. Les colonnes sont révélées une à une. Le plus de puissance gagne la colonne, et le plus de colonnes gagne le front.

    Dans celle-ci, tu mènes 8–3. Archidamos était derrière et a donc décidé en premier : Lysandre attend. On ne peut engager une personnalité qu’**une fois dans toute la bataille** : fais attendre Périclès aussi.
    .engage = 11–3 ne te rapporte pas plus que 8–3, et Périclès aurait déjà servi. Les autres colonnes sont encore face cachée.
    .hold-front = C’est un ordre pour tout le front : on ne te demandera plus rien, sauf si l’ennemi engage une personnalité, ou au front suivant. C’est pratique dans une partie en différé, mais pour cette leçon, décide colonne par colonne.
lesson-11 =
    Tu as gagné la première colonne. Dans la deuxième, tu menais 3–2 : Archidamos a de nouveau décidé en premier et, cette fois, il a engagé Lysandre. Cela fait 3–4.

    Quand un camp engage une personnalité, l’autre peut répondre dans la même colonne. Engage Périclès, qui ajoute 3.
    .hold = Alors tu perdras cette colonne 3–4, et la troisième, encore face cachée, décidera du front. Lysandre ne peut plus être engagé.
lesson-12 =
    Tu as gagné le flanc, personne n’a gagné le centre, et Thémistocle t’a gagné le littoral. Sans lui, tu l’aurais perdu, et la partie avec : quand chaque ligue gagne un front, c’est le littoral qui décide.

    Nous avons laissé de côté les magistrats, les brigands, les unités de niveau II, les alliances et le solo. `{ COMMAND("rules") }` les explique tous. `{ COMMAND("play") }` ouvre une table, et des ordinateurs peuvent y prendre place.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = Élève
lesson-name-archidamus = Archidamos
