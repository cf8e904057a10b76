# The rules by topic, in our own words. .place says where each rule stands in the guidebook, and names our rulings, which
# are listed in docs/rules/philosophia.md. Where `presentation/topics.py` adds a list, .text stands before it.

rule-aim = Le but du jeu
    .text = Réunis trois jetons Labyrinthe, par exemple pour des écoles ou des débats, avant que le sablier sur la frise atteigne 146 av. J.-C. Si tu es alors la seule personne à en avoir trois, tu gagnes. Si plusieurs personnes en ont trois, elles s’affrontent dans un débat final. Qui le remporte est le plus grand esprit de la Grèce antique et gagne la partie.
    .place = Livret p. 4, p. 12
rule-setup = La mise en place
    .text =
        Tout le monde reçoit un philosophe, au hasard ou, si l’hôte le préfère, choisi à tour de rôle en commençant par la première personne à jouer. Tu commences sur le lieu de ton philosophe, avec ses objets, neuf disciples, quatre écoles et trois cartes Sagesse verrouillées. Tu reçois aussi une Requête olympienne secrète.
        Chaque lieu hors de l’Acropole où personne ne commence reçoit au hasard un jeton de lieu de sa couleur, bonus caché. Les autres jetons retournent dans la boîte. On mélange les pioches d’arguments (40 sophismes et 40 syllogismes), les trois pioches d’oracle (6 cartes pour Delphes, 6 pour Dodone et 7 pour Trophonios) et les onze disques d’Athéna, qui se gagnent aux enchères. Le disque du sommet est face visible.
        Le sablier commence en 1194 av. J.-C. Un tirage au sort désigne qui commence, et l’on joue dans l’ordre des places.
    .place = Livret p. 5 ; interprétations R9, R39, R40
rule-map = La carte
    .text = À une, deux ou trois personnes, on utilise 21 lieux : cinq Cités de l’Ouest, cinq Cités de l’Est, cinq Ports, trois Temples et trois Oracles. De quatre à six personnes, on en utilise 27 : sept, sept, six, quatre et trois. Chaque type a sa couleur. Les deux côtés du plateau ont aussi les quatre cercles de l’Acropole. Les cinq types, sept des noms et les actions des cercles viennent du jeu publié. Les autres noms sont de nous, comme le type de chaque lieu, sauf les oracles.
    .place = Livret p. 5, p. 12
rule-philosophers = Les philosophes
    .text = Les six capacités viennent du jeu publié. Les lieux et les objets de départ sont de nous ; tout le monde commence avec au moins une carte Argument. Nous avons ajusté les objets de tous, sauf de Socrate, pour que les six gagnent à peu près aussi souvent.
    .place = Livret p. 16 ; interprétation R46
# $place: such as "at Pella"; $items: such as "1 builder and 1 Sophistry card"; $ability: a sentence.
rule-philosopher = **{ $name }** commence { $place } avec { $items }. { $ability }
rule-turn = Un tour
    .text = À ton tour, tu te déplaces, puis tu fais une action. Entre les deux, tu paies le droit d’entrée s’il y en a un, puis tu décides quoi faire du jeton de lieu s’il y en a un. On joue dans l’ordre des places jusqu’à ce que le sablier atteigne 146 av. J.-C.
    .place = Livret p. 6 ; interprétation R3
rule-moving = Le déplacement
    .text = Va vers n’importe quel lieu sans philosophe ; la distance ne compte pas. Tu ne peux pas rester où tu es, mais tu peux passer d’un cercle de l’Acropole à un autre. Tu ne peux pas aller dans un cercle dont tu ne pourrais pas faire l’action avec ce que tu as en te déplaçant ; ce qu’une carte Oracle pourrait encore t’apporter ne compte pas. Homère fait exception : il peut aller dans n’importe quel cercle tant qu’il reste des cartes dans les pioches d’arguments, car il peut observer les débats partout.
    .place = Livret p. 6 ; interprétations R1, R2, R8
rule-fees = Le droit d’entrée
    .text = Quand tu arrives sur un lieu où quelqu’un d’autre a une école, tu dois d’abord lui payer 1 pièce si tu en as une. Les pièces du jeton de lieu arrivent trop tard pour ce droit d’entrée, mais tu peux les dépenser pour ton action. Platon ne paie jamais. Tu ne peux pas renoncer au droit d’entrée de ta propre école.
    .place = Livret p. 6 ; interprétations R3, R4
rule-tokens = Les jetons de lieu
    .text = Si le lieu où tu arrives a un jeton, retourne-le s’il est encore caché. Prends son bonus et laisse le jeton pour la prochaine visite, ou garde le jeton sans le bonus. Tu dois faire l’un ou l’autre, même si le bonus ne te sert à rien. Dans les Cités de l’Ouest, Sophocle peut faire les deux. Une fois le jeton retourné, tout le monde voit son bonus.
    .place = Livret p. 6, p. 16 ; interprétations R5 à R7
rule-bonuses = Les bonus
    .text = Le livret ne nomme qu’un bonus, un sophisme. Les autres sont de nous : 1 ou 2 pièces, un syllogisme, un sophiste ou un bâtisseur. Si tu ne peux pas avoir davantage de ce que tu reçois, ou s’il n’en reste plus, tu ne reçois rien.
    .place = Livret p. 6 ; interprétation R5
rule-actions = Les actions
    .text =
        Ce que tu peux faire dépend du lieu où tu es :
        - **Hors de l’Acropole**, tu peux faire n’importe quelle action de base : Enseigner, Gagner un disciple, Engager un bâtisseur, Construire une école, Engager un sophiste, Utiliser un sophiste ou Prendre un jeton Labyrinthe.
        - **Dans un Temple**, tu peux aussi Étudier.
        - **À un Oracle**, tu peux aussi Prendre une carte Oracle.
        - **Dans l’Acropole**, tu ne peux faire que l’action du cercle où tu es ; Homère peut à la place Observer les débats.
    .place = Livret p. 6 à p. 10
rule-tutor = Enseigner
    .text = Gagne 1 pièce, et 1 autre par carte Sagesse que tu as débloquée. Aristote gagne 1 pièce de plus. Les pièces ne s’épuisent jamais.
    .place = Livret p. 6
rule-following = Gagner un disciple
    .text = Place un de tes neuf disciples où tu es, sauf si tu en as déjà un là. Un même lieu peut accueillir un disciple de chaque personne.
    .place = Livret p. 7 ; interprétation R10
rule-schools = Engager un bâtisseur, Construire une école
    .text = Un bâtisseur coûte 2 pièces, tant qu’il en reste sur les douze. Tu peux en avoir jusqu’à quatre. Remets un bâtisseur dans la réserve pour construire une de tes quatre écoles où tu es, sauf s’il y a déjà une école, la tienne ou celle de quelqu’un d’autre. Une école n’est jamais retirée.
    .place = Livret p. 7 ; interprétations R12, R13, R34
rule-sophists = Engager et utiliser un sophiste
    .text = Un sophiste coûte 1 pièce, tant qu’il en reste sur les douze. Tu l’utilises là où tu es, si une autre personne y a un disciple, si tu n’en as pas là et s’il t’en reste un sur ton plateau personnel. Remets le sophiste dans la réserve et choisis un des disciples des autres à cet endroit : il retourne sur le plateau de la personne à qui il appartient, et un du tien prend sa place. Tu ne peux pas utiliser un sophiste là où tu as déjà un disciple, car tu ne peux en avoir qu’un par lieu.
    .place = Livret p. 8 ; interprétations R11, R34
rule-study = Étudier
    .text = Dans un Temple, paie 4 pièces pour un jeton d’étude. Si tu en as déjà un, échange-le à la place, sans rien payer de plus, pour débloquer une carte Sagesse de ton choix. Tu ne peux pas avoir deux jetons d’étude : chaque carte Sagesse demande donc deux visites. Une fois tes trois cartes Sagesse débloquées, tu ne peux plus étudier, et un jeton d’étude donné par une carte ou un disque ne te sert à rien.
    .place = Livret p. 9 ; interprétation R14
rule-collect = Prendre une carte Oracle
    .text = À un Oracle, regarde les cartes qui lui restent et gardes-en une. On mélange les autres. Chaque personne peut le faire une fois par partie à chaque oracle, Héraclite deux fois à Trophonios. Les cartes gagnées aux enchères ne comptent pas.
    .place = Livret p. 9, p. 16 ; interprétation R17
rule-playing = Jouer des cartes Oracle
    .text =
        À ton tour, tu peux jouer gratuitement autant de cartes Oracle que tu veux : avant de te déplacer, avant ton action ou après. Chaque carte jouée retourne dans la boîte. Trois sortes de cartes sont à part. Les Faveurs de l’oracle se gardent. La Parole de Zeus est une carte Argument : elle se joue dans un débat, même au tour de quelqu’un d’autre, et les effets qui visent des cartes Argument prises au hasard ne la concernent jamais. Reniement des promesses se joue juste après la carte Oracle de quelqu’un d’autre.
        Après ton action, ton tour ne se termine de lui-même que si tout le monde voit qu’il ne te reste aucune carte à jouer. Sinon, c’est à toi de le finir, même si tu ne peux rien jouer : ainsi, tes adversaires n’apprennent rien sur tes cartes.
        Le livret ne dit pas quand on peut jouer des cartes Oracle : ces règles sont de nous.
    .place = Interprétations R16, R19
rule-retraction = Reniement des promesses
    .text = Cette carte annule une carte Oracle que quelqu’un d’autre vient de jouer, sauf La Parole de Zeus. La carte annulée retourne elle aussi dans la boîte. Tant que Reniement des promesses n’a pas servi, chaque fois que quelqu’un joue une carte Oracle, toutes les autres personnes qui ont une carte de Trophonios doivent dire, en secret et en même temps, si elles l’annulent. La table voit seulement combien de réponses manquent : rien ne révèle qui a cette carte. Sans réponse de ta part dans les douze heures, ou plus tôt si la cadence de la table est plus rapide, la carte agit. Les ordinateurs répondent tout de suite et n’annulent que les cartes dirigées contre eux.
    .place = Livret p. 9 ; interprétation R18
rule-delphi = Cartes Oracle : Delphes
    .text = Chaque oracle a une des trois cartes Faveurs. Les Faveurs, Reniement des promesses et l’effet de La Parole de Zeus viennent du jeu publié. Les quatorze autres cartes et le nom de La Parole de Zeus sont de nous et, à part les Faveurs, c’est nous qui avons réparti les cartes entre les pioches. Les cartes de Delphes :
    .place = Livret p. 9
rule-dodona = Cartes Oracle : Dodone
    .text = Quand Le Vol des colombes te permet de te déplacer encore, tu paies les droits d’entrée et choisis entre bonus et jeton comme d’habitude. Tu n’y as pas d’action, Homère non plus, sauf si tu joues alors Le Bruissement des feuilles. Cette carte ne se joue pas dans l’Acropole, où il n’y a pas d’actions de base, et ne permet pas d’Étudier, d’Observer les débats ni de Prendre une carte Oracle. Les cartes de Dodone :
    .place = Livret p. 9
rule-trophonius = Cartes Oracle : Trophonios
    .text = La plupart de ces cartes nuisent à une autre personne. Tu choisis le disciple que L’Effroi de la grotte renvoie. Tu choisis aussi quel jeton La Route perdue remet sur le plateau, et où : sur un lieu de la couleur du jeton qui en a reçu un à la mise en place, qui n’en a plus et où ne se trouve aucun philosophe. Un jeton déjà retourné reste face visible. Les cartes de Trophonios :
    .place = Livret p. 9
rule-effect = **{ $name } :** { $effect }
rule-acropolis = L’Acropole
    .text =
        Chacun des quatre cercles de l’Acropole a sa propre action et rien d’autre : ni jetons, ni écoles, ni disciples, ni actions de base. Comme partout, il n’y a de place que pour un philosophe par cercle.
        - **Odéon d’Hérode Atticus :** Observer les débats
        - **Temple de la Victoire aptère :** Avancer la frise
        - **Parthénon :** Faire une offrande à Athéna
        - **Théâtre de Dionysos :** Lancer un débat public
    .place = Livret p. 10, p. 11 ; interprétation R2
rule-observe = Observer les débats
    .text = Prends 2 sophismes ou 1 syllogisme, moins si la pioche ne suffit pas ; tu ne peux pas choisir une pioche vide. Socrate prend jusqu’à 2 syllogismes et jamais de sophismes ici : il ne peut donc pas observer s’il n’y a plus de syllogismes. Homère peut faire cette action dans n’importe quel lieu, même dans les autres cercles de l’Acropole.
    .place = Livret p. 10, p. 16 ; interprétation R15
rule-timeline = Avancer la frise
    .text = Avance le sablier d’une case. Les cases sont 1194, 776, 594, 508, 480, 431, 399, 323 et 146 av. J.-C. Il te faut trois jetons Labyrinthe pour l’avancer en 146 av. J.-C. ; ensuite, il n’y a plus de tours. La première et la dernière année viennent du jeu publié. Les sept autres sont de nous, choisies pour laisser aux autres le temps de finir.
    .place = Livret p. 10 ; interprétation R28
rule-offerings = Faire une offrande à Athéna
    .text =
        Mets aux enchères le disque du sommet, ou glisse-le sous la pile et mets aux enchères le suivant, quel qu’il soit. Tout le monde mise en secret, de 0 à toutes ses pièces, et toutes les mises sont révélées en même temps. La plus haute est payée à la réserve et rapporte la récompense ; les autres ne paient rien. Qui n’a pas de pièce mise 0 sans qu’on lui demande.
        En cas d’égalité entre les plus hautes mises, la personne qui a ouvert les enchères l’emporte si la sienne en fait partie, même si tout le monde a misé 0. Sinon, personne ne l’emporte et personne ne paie. Après chaque enchère, le disque va sous la pile (seul l’Oracle inconnu reste à qui l’a remporté), et le suivant est retourné face visible. Les accords entre vous sont permis, mais n’engagent à rien.
    .place = Livret p. 10 ; interprétations R29 à R33
rule-disks = Les disques d’Athéna
    .text = Neuf noms et sept effets viennent du jeu publié. Les effets de Contemplation et de L’Influence d’Athéna sont de nous, tout comme les noms et les effets de La Sagesse d’Athéna et de L’Éloquence d’Athéna. Tout ce que tu ne peux pas avoir, ou que la réserve ou la pioche n’a plus, est perdu.
    .place = Livret p. 10, p. 15
rule-debates = Les débats publics
    .text =
        Défie n’importe qui : cela ne se refuse pas. Il te faut au moins une carte Argument (un sophisme, un syllogisme ou La Parole de Zeus), car tu attaques en premier et dois jouer une carte. Ensuite, l’attaque peut passer, elle aussi.
        L’attaque joue une carte, et la défense répond avec une carte ou passe. Les deux cartes vont sur la pile de la personne qui a joué la meilleure ; si elles font égalité, chacune va sur la pile de la personne qui l’a jouée. Puis les rôles s’inversent, quelle que soit la personne qui a gagné les cartes. Si tu n’as plus de carte, tu dois passer. Si tu passes, tu quittes le débat : une carte restée sans réponse va sur la pile de la personne qui l’a jouée, et ton adversaire peut ajouter à sa pile des cartes de sa main.
        La pile qui a le plus de cartes gagne ; si les piles sont à égalité, la personne qui a lancé le défi gagne.
    .place = Livret p. 11 ; interprétations R35, R36
rule-after = Après un débat
    .text = La personne qui gagne prend un jeton de débat, même si c’est l’autre qui a lancé le débat. Personne ne peut en avoir plus de trois. Les cartes jouées ou ajoutées à une pile retournent dans leurs pioches (La Parole de Zeus dans la boîte), et tu gardes celles que tu n’as pas jouées. La main n’a pas de limite.
    .place = Livret p. 11 ; interprétations R37, R42
rule-beats = La force des cartes
    .text = Tout syllogisme bat tout sophisme, et deux sophismes font égalité. Deux syllogismes ne font égalité que s’ils portent le même nom. La Parole de Zeus bat toutes les cartes.
    .place = Livret p. 9, p. 11, p. 13
rule-syllogisms = Les syllogismes
    .text = Chaque syllogisme bat les deux suivants de ce cercle : Dilemme constructif, Dilemme destructif, Modus ponens, Modus tollens, Syllogisme disjonctif, puis de nouveau Dilemme constructif. D’après le livret, Dilemme constructif bat Dilemme destructif, et Dilemme destructif bat Modus ponens. Les autres résultats, le nom du cinquième syllogisme et le nombre d’exemplaires de chacun (huit) sont de nous.
    .place = Livret p. 11, p. 13
rule-sophistry-argumentum = Les sophismes : Argumentum
    .text = Il y a 40 sophismes, tous différents. Le nombre entre parenthèses sert en solo : c’est la mise des Moires. Ceux dont le nom commence par « Argumentum » :
    .place = Livret p. 11, p. 13
rule-sophistry-others = Les sophismes : les autres
    .text = Petitio principii et Non sequitur viennent du jeu publié. Les 38 autres sophismes sont de nous. Ceux dont le nom ne commence pas par « Argumentum » (les nombres sont les mises des Moires) :
    .place = Livret p. 11, p. 13
rule-card-name = { $card }
rule-card = { $card } : { $lesson }
rule-sophistry = { $card } ({ $bid }) : { $lesson }
table-type = Type
table-few = Jusqu’à trois personnes
table-many = De quatre à six personnes, en plus
table-bonus = Bonus
table-all = Tous les jetons
table-place = Lieu
rule-labyrinth = Les jetons Labyrinthe
    .text = Il y a sept façons d’obtenir des jetons Labyrinthe, chacune une fois par personne : six conditions et la Requête olympienne. Tant que tu remplis une condition, tu peux dépenser une action pour prendre son jeton, partout hors de l’Acropole ; ensuite, tu n’as plus besoin de la remplir. Chaque action ne rapporte qu’un jeton, sauf avec la Requête olympienne. Un jeton pris t’appartient pour de bon, et personne ne peut en avoir plus de trois. Tes deux premiers jetons sont sans numéro. Les troisièmes sont numérotés : 1 pour la première personne qui obtient le sien, 2 pour la suivante, et ainsi de suite. Les numéros décident de l’ordre du tour et des égalités dans le débat final.
    .place = Livret p. 8, p. 12 ; interprétations R20, R21, R23, R24
rule-ways = Les six conditions
    .text =
        Tu peux prendre un jeton Labyrinthe pour chacune de ces réussites :
        - **Disciples :** tes neuf disciples sont sur le plateau, dans neuf lieux différents.
        - **Écoles :** tu as construit tes quatre écoles.
        - **Voyage :** tu as tous les jetons de lieu d’une couleur qui ont été distribués dans cette partie. Si quelqu’un d’autre en a un, tu ne peux pas compléter cette couleur.
        - **Débats :** tu as trois jetons de débat.
        - **Étude :** tu as débloqué tes trois cartes Sagesse.
        - **Les oracles :** tu as trois cartes Faveurs de l’oracle ; le disque Oracle inconnu compte pour une. Tu les montres quand tu prends le jeton.
    .place = Livret p. 12 ; interprétations R19, R22, R32
rule-olympic = La Requête olympienne
    .text = Ta Requête olympienne secrète est la septième façon. Si tu as tout ce qu’elle demande, ou davantage, tu peux la révéler avec l’action Prendre un jeton Labyrinthe, et cette seule action porte à trois tes jetons Labyrinthe. Tu ne paies rien. Ne comptent que les disciples et les écoles qui sont sur le plateau à ce moment-là.
    .place = Livret p. 12 ; interprétations R25 à R27
rule-gods = Les requêtes des dieux
    .text = La carte de Poséidon vient du jeu publié. Les autres sont de nous, et plus difficiles que celle de Poséidon : sinon, presque personne ne gagnerait de jetons autrement. Les cartes Sagesse comptent une fois débloquées. Les cartes Oracle comptent tant qu’elles sont dans ta main, les Faveurs aussi ; l’Oracle inconnu ne compte pas, car c’est un disque.
    .place = Livret p. 12
rule-end = La fin
    .text = Quand le sablier atteint 146 av. J.-C., il n’y a plus de tours, et les personnes qui ont trois jetons Labyrinthe sont finalistes. S’il n’y a qu’une personne finaliste, elle gagne tout de suite. S’il y en a plusieurs, elles achètent d’abord des cartes Argument, puis s’affrontent dans le débat final.
    .place = Livret p. 10, p. 13 ; interprétation R38
rule-shopping = Les achats
    .text = Les finalistes achètent des sophismes (1 pièce) et des syllogismes (2 pièces), tant qu’il y en a. Chaque finaliste remet une liste secrète par ordre de préférence (notre règle), par exemple syllogisme, syllogisme, sophisme, qui ne coûte pas plus que ses pièces, et peut la reprendre tant que la dernière n’est pas remise. S’il n’y a pas assez de cartes pour toutes les listes, on prend une carte à la fois, en commençant par le plus petit numéro de jeton Labyrinthe, puis dans l’ordre des places. Chaque fois, on pioche la prochaine carte de sa liste dont la pioche n’est pas vide. Si tu dépasses le temps, ta liste est remise telle quelle.
    .place = Livret p. 13
rule-final = Le débat final
    .text =
        Les finalistes forment un cercle, du plus grand numéro de jeton au plus petit. Le premier numéro du cercle attaque le suivant, qui répond puis attaque à son tour le suivant, et ainsi de suite autour du cercle. Les deux cartes vont sur la pile de la personne qui a joué la meilleure ; si elles font égalité, chacune va sur la pile de la personne qui l’a jouée. Si tu ne réponds pas, la carte va sur la pile de l’attaque, et la prochaine personne encore en jeu attaque.
        Tu quittes le débat quand c’est à toi d’attaquer ou de répondre et que tu passes ou n’as plus de carte. D’ici là, tu y restes, si bien que le nombre de tes cartes reste secret. Même la première attaque peut être passée (notre règle). La dernière personne encore en jeu peut ajouter à sa pile des cartes qui lui restent en main. La pile qui a le plus de cartes gagne. Si les plus grandes piles sont à égalité, le plus petit numéro de jeton l’emporte.
    .place = Livret p. 13 ; interprétation R36
rule-secret = Les informations secrètes
    .text = Personne d’autre ne voit tes cartes Argument ni leur nombre, tes cartes Oracle, ta Requête olympienne, ta mise tant que toutes ne sont pas connues, ni ta liste d’achats. Le dos des cartes Oracle est public : tout le monde sait combien tu en as de chaque oracle. Tes pièces, bâtisseurs, sophistes et jetons, tes cartes Sagesse débloquées et tout ce qui est sur le plateau sont publics aussi. Personne ne connaît le bonus d’un jeton qui n’a pas été retourné.
    .place = Livret p. 5, p. 13 ; interprétations R6, R19, R29
rule-teachings = Les cartes Sagesse
    .text =
        Les cartes Sagesse donnent de vrais enseignements avec nos propres mots, chacun avec sa source.
        Avec l’option « { option-own-wisdom } », l’hôte peut écrire trois cartes pour n’importe quel philosophe avant la mise en place, et tout le monde attend. Une carte a de 3 à 193 caractères, source comprise, et les trois cartes d’un philosophe doivent être différentes. Si une autre personne a repris la place de l’hôte, c’est elle qui écrit les cartes. Si c’est un ordinateur, ou si le temps est dépassé, les cartes restent telles quelles. L’hôte peut aussi envoyer des cartes dans un fichier.
    .place = Livret p. 12, p. 14
rule-prove = Vrai philosophe : prouver ton savoir
    .text = C’est une option à partir de deux personnes. Pour obtenir le jeton que valent trois cartes Sagesse, tu dois résumer chacune d’elles par écrit. Choisis une autre personne, qui lit les cartes et juge tes résumés. Si tes résumés ne la convainquent pas, ton action est perdue, mais tu reçois 1 pièce pour ta peine et peux réessayer à un tour suivant. Les ordinateurs jugent avec indulgence : ils acceptent tout résumé qui dit quelque chose de chaque carte.
    .place = Livret p. 14 ; interprétation R43
rule-real = Vrai philosophe : vrai débat
    .text =
        C’est une option à partir de deux personnes. Avant un débat, les deux premières personnes à débattre conviennent d’une motion. Si elles rejettent les deux premières motions proposées, la troisième est retenue (notre règle). Qui commence la défend jusqu’au bout, et l’autre la combat. Dans une finale à trois ou plus, la personne qui attaque la défend, et celle qui répond la combat (notre interprétation). Avec chaque carte que tu joues, tu donnes un argument de la forme que la carte indique ; avec La Parole de Zeus, n’importe quel argument convient.
        Si l’hôte fait juger les arguments, toutes les personnes sauf celle qui argumente, adversaire compris, votent en secret sur chacun, et une carte ne compte que si au moins la moitié accepte son argument. Les ordinateurs votent toujours pour. Si ton argument est rejeté, tu peux réessayer, jouer une autre carte ou passer, même si c’est à toi d’ouvrir. Quand les arguments sont jugés, il faut écrire les motions et les arguments. Sinon, vous pouvez aussi les dire de vive voix, par exemple dans un salon vocal.
    .place = Livret p. 14 ; interprétation R45
rule-thinking = Vrai philosophe : temps de réflexion
    .text = Dans les vrais débats, l’hôte peut fixer 10 ou 30 secondes pour chaque argument, que la table ait une pendule ou non. Si tu les dépasses, tu passes. Si tu as lancé le débat et n’as pas encore joué ta première carte, une carte est jouée à ta place, sans argument.
    .place = Livret p. 14
rule-moirai = Solo : les Moires
    .text =
        En solo, tu affrontes les Moires, les déesses du destin, sur le côté du plateau prévu pour trois personnes au plus. Leur force est une option : Nous (facile), Logos (moyen) ou Sophia (difficile). Elles ont les disciples, les écoles et les cartes Sagesse d’un des philosophes (si tu choisis le tien, tu choisis aussi le leur), mais ni capacité ni Requête olympienne. Elles commencent sur son lieu. Au lieu des objets de départ, elles ont les jetons de lieu de Trophonios et d’Olympie, 1 pièce et 1 sophisme. Ces deux jetons comptent pour le Voyage comme les autres. Eux aussi, tu peux les remettre sur le plateau avec La Route perdue, et les deux lieux comptent alors comme en ayant reçu un à la mise en place. C’est toi qui commences.
        Les trois Faveurs de l’oracle sont retirées : personne ne peut donc gagner le jeton Labyrinthe des oracles. Parmi les disques, seuls L’Argent d’Athéna, Chronos, La Sagesse d’Athéna et L’Éloquence d’Athéna sont utilisés. Les Moires n’ont pas de cartes Oracle, mais les tiennes agissent contre elles.
    .place = Livret p. 15 ; interprétations S1, S2, S14
rule-moirai-turn = Solo : le tour des Moires
    .text =
        Après chacun de tes tours, les Moires retournent une carte et font ceci :
        - **Déplacement :** elles vont sur le lieu de la carte. Elles ne peuvent ni rester sur place ni aller où tu es ; si une carte le demande, elle est défaussée et l’on retourne la suivante. Quand la pioche est vide, on mélange la défausse pour en former une nouvelle.
        - **Droit d’entrée :** si elles ont une pièce, elles la paient là où tu as une école, comme toi là où elles en ont une.
        - **Jeton de lieu :** elles lancent une pièce. Sur face, elles gardent le jeton ; sur pile, elles prennent son bonus. Une fois qu’elles ont pris le jeton Labyrinthe du Voyage, elles laissent le jeton de lieu sur le plateau même sur face, sans prendre son bonus.
        - **Objets :** elles prennent ce que la carte donne à leur niveau. Un disciple ou une école va sur le lieu où elles sont ; s’il n’y a pas de place, tu choisis un lieu libre. Elles laissent un disciple ou une école si elles n’en ont plus, si aucun lieu n’est libre, ou si elles ont déjà le jeton Labyrinthe des Disciples ou celui des Écoles. Elles laissent une carte Sagesse si leurs trois cartes sont débloquées, ou si elles ont déjà le jeton Labyrinthe de l’Étude. Elles prennent toujours les pièces, et les cartes Argument tant qu’il y en a.
        Si elles remplissaient déjà la condition d’un jeton Labyrinthe au début de leur tour, elles prennent ce jeton au lieu des objets. Elles en prennent un par tour, dans cet ordre : Disciples, Écoles, Étude, Voyage, Débats.
    .place = Livret p. 15 ; interprétations S3 à S7, S13
rule-moirai-cards = Solo : les cartes des Moires
    .text = Il y a une carte pour chacun des 21 lieux. Selon le niveau, elle donne des disciples, des écoles, des cartes Sagesse, des pièces ou des cartes Argument. Une fois que les Moires ont trois jetons Labyrinthe, elles n’utilisent plus qu’une carte spéciale à deux côtés, retournée à chaque tour. Le premier côté, Victoire aptère, avance le sablier ; l’autre, Hérode Atticus, leur donne 3 sophismes et 1 syllogisme (2 au niveau Sophia). Si elles ne peuvent pas aller sur le lieu indiqué, elles restent sur place et ne reçoivent rien. Les deux titres viennent du jeu publié ; ce que donnent les cartes est de nous.
    .place = Livret p. 15 ; interprétation S7
rule-moirai-debate = Solo : comment les Moires débattent et misent
    .text =
        C’est toujours toi qui ouvres les enchères et les débats, jamais les Moires. Aux enchères, tu mises en premier. Les Moires misent le nombre (de 0 à 6) d’un sophisme de la pioche choisi au hasard, mais pas plus que leurs pièces. Si elles remportent Chronos, elles ramènent le sablier, sauf si elles ont trois jetons Labyrinthe.
        Leurs arguments forment une pile face cachée ; les nouvelles cartes vont dessous. Tu joues la première carte de chaque débat, même du débat final. Elles répondent avec la carte la plus haute de la pile qui bat la tienne. Si aucune ne la bat, elles jouent la plus haute qui fait égalité avec la tienne. S’il n’y en a pas non plus, elles jouent leur sophisme le plus haut dans la pile ou, faute de sophisme, leur carte du dessus. Quand elles attaquent, elles jouent aussi leur sophisme le plus haut ou, faute de sophisme, leur carte du dessus. Tant que tu es dans le débat, elles ne passent que si elles n’ont plus de carte. Une fois que tu as passé, elles continuent d’ajouter des cartes jusqu’à ce que leur pile dépasse la tienne.
        Avant le débat final, elles achètent autant de syllogismes que possible, et un sophisme s’il reste une pièce. S’il n’y a plus de syllogismes, elles achètent des sophismes.
    .place = Livret p. 15 ; interprétations S8 à S12, S15
rule-never = Une partie sans fin
    .text = Après 150 manches, le sablier passe de lui-même en 146 av. J.-C., et la partie se termine comme d’habitude. Si personne n’a alors trois jetons Labyrinthe, personne ne gagne. Le livret n’a pas cette règle. La plupart des parties durent une trentaine de manches. La plus longue que nous ayons mesurée, un ordinateur seul contre les Moires, en a duré 147.
    .place = Interprétation R44
