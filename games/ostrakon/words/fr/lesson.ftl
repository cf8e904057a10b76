# The lesson: the text of each page, why an action is the wrong one, and the questions that are asked.

lesson-1 = Vous êtes cinq à jouer un philosophe ; le tien est Éros. Une fois par jour, tout le monde pose une question à deux réponses possibles et prédit laquelle la plupart des autres donneront. Qui s’y prend bien avance vers le **temple de la Sagesse**. Au bout de six jours, la personne au sommet de la pile la plus proche gagne.
lesson-2 = Le **Soleil** brille sur votre pile, et c’est à Aspasie, tout en haut, de prendre la parole : elle parle de l’hiver. Tout le monde vote en secret avec une pierre, blanche pour une réponse et noire pour l’autre. Tu n’as pas la parole : réponds donc sincèrement. Disons que tu adores la neige.
    .honest = Ce n’est pas ta réponse sincère. Seule la personne qui a la parole prédit ; les autres donnent une réponse sincère, peu importe à qui elle profite.
    .objection = Les objections sont pour les questions blessantes, incompréhensibles, hors sujet ou courues d’avance. Il en faudrait trois sur les quatre autres, et cette question est correcte.
lesson-3 = Au moins la moitié des quatre autres devait avoir la même pierre qu’Aspasie ; il y en a eu trois. Elle a avancé d’une case pour chaque pierre **différente** : une seule, et c’était la tienne. Tu savais que tu parlerais ensuite, et que ton sujet serait le matin : ta question est donc déjà prête. Elle a l’air sûre.
    .form = Dans une vraie partie, cela ouvre un formulaire où tu écris une autre question et ses deux réponses. Pour l’instant, prends celle qui est prête.
    .silence = C’est permis, mais cela te met sous le Soleil, là où mènent les échecs. Une question peut au moins réussir.
lesson-4 = Les autres ont voté ; il ne manque que ta pierre. Quand tu as la parole, tu ne donnes pas ta réponse mais une **prédiction** : quelle réponse la plupart des autres ont-ils donnée ? Peu importe à quelle heure tu te lèves, toi.
    .early-risers = Tu prédirais une tablée de lève-tôt. Si moins de deux des quatre autres ont la même pierre que toi, tu échoues.
lesson-5 = Ta prédiction était juste, mais elle ne sert à rien : tu avances pour les pierres qui diffèrent de la tienne, et ici elles sont toutes pareilles. C’est un échec, et il te met **sous le Soleil**. Demande quelque chose qui partage les autres : deux contre deux auraient valu deux cases. Zénon a échoué pour la raison inverse : une seule des quatre autres pierres était comme la sienne. (Ta pierre a été jouée pour toi, comme cela arrivera de temps en temps.)
lesson-6 = Hipparchia a atteint la case 6 après Aspasie et se trouve au-dessus d’elle. Cela compte : le philosophe au sommet d’une pile parle en premier et, à la fin, celui qui est au sommet de la pile de tête gagne. Diogène parle en dernier aujourd’hui. Tu ne te vois pas dans une jarre : tu vas donc voter noir.
lesson-7 = Un nouveau jour : le Soleil est près de la pile de tête, et les philosophes en échec sont de retour case 5. Tu es au sommet de cette pile, derrière Hipparchia, qui a la parole, et ta carte montre encore ses **rameaux d’olivier**. Tu peux donc la **suivre**, une fois par partie. Si elle avance, toi aussi.
    .vote-only = C’est un vote et rien de plus : aussi loin qu’elle aille, tu restes case 5. Pour suivre, dis-le avant de voter.
    .no-follow = Tu préfères donc ne pas la suivre. Cela peut être sage : tu gardes tes rameaux d’olivier pour un autre jour, car ils sont dépensés même si elle échoue. Mais, cette fois, essaie de suivre.
lesson-8 = Deux pierres pareilles, deux différentes : deux cases pour Hipparchia. Tu as voté contre elle, comme on en a le droit quand on suit, mais tu as avancé quand même. En revanche, qui suit ne peut pas dépasser le Soleil : ta course finit case 6, au-dessus d’Aspasie, et tu parles donc avant elle. (Tu vas voir pourquoi Hipparchia aurait pu retourner sa pierre.)
lesson-9 = Tu pouvais choisir ton sujet. Tu as prédit blanc, et seul Diogène est d’accord. Mais le Soleil a commencé ce jour sur une case à symbole, dont la règle vaut toute la journée : **Trahison**. Toutes les pierres sont révélées, et tu peux encore retourner la tienne.
    .keep = Un sur quatre, c’est moins de la moitié : tu irais encore sous le Soleil. Garde ta pierre quand deux ou trois des autres sont déjà comme elle.
lesson-10 = Maintenant, trois pierres sont comme la tienne, et tu avances d’une case grâce à Diogène, qui préfère avoir raison. Aspasie parle ensuite, puis les philosophes de la case 5, et la journée s’achève. Personne ne peut dépasser la case 8 aujourd’hui : c’est donc là que le Soleil commence demain, un jour de l’**Oracle**.
lesson-11 = Que reste-t-il ? L’**Oracle** montre à la personne qui a la parole quelques pierres avant qu’elle décide de la sienne. La **Corruption** en retourne quelques-unes pour qu’elles soient comme la sienne. Et qui atteint le Temple gagne tout de suite. `{ COMMAND("play") }` ouvre une table de cinq à douze, où des ordinateurs peuvent prendre place. `{ COMMAND("rules") } ostrakon` explique tout.

question-lesson-winter = Si tu pouvais dormir tout l’hiver, le ferais-tu ?
    .white = Oui
    .black = Non
question-lesson-morning = Un jour de congé, grasse matinée ou lever à l’aube ?
    .white = Grasse matinée
    .black = Lever à l’aube
question-lesson-breakfast = Quelle partie du matin préfères-tu : avant ou après le petit déjeuner ?
    .white = Avant
    .black = Après
question-lesson-money = Quand on te doit de l’argent, tu le réclames ou tu attends ?
    .white = Je le réclame
    .black = J’attends
question-lesson-tears = Pleures-tu aux mariages ?
    .white = Oui
    .black = Non
question-lesson-jar = Un jour, tout le monde vivra-t-il dans une jarre ?
    .white = Oui
    .black = Non
question-lesson-mountain = Préfères-tu gravir une montagne ou l’admirer d’en bas ?
    .white = La gravir
    .black = L’admirer
question-lesson-liked = Préfères-tu avoir raison ou plaire ?
    .white = Avoir raison
    .black = Plaire

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = Élève
lesson-name-aspasia = Aspasie
lesson-name-diogenes = Diogène
lesson-name-hipparchia = Hipparchia
lesson-name-zeno = Zénon
