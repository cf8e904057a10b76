# The lesson: the text of each page, and why an action is the wrong one. Polos is the opponent.

lesson-1 =
    Au fil de sept **manches**, tu opposes des groupes de pyramides à ceux de Polos, carte par carte. S’il te reste plus de force qu’à lui sur une carte, tu prends des pyramides dans la **réserve commune**.

    À la fin, un **arbre** (petite, moyenne et grande) vaut 7 points s’il est **uni** (d’une seule couleur) et 5 s’il est multicolore. Toute autre pyramide vaut 1. Le plus haut total gagne.
    .chance = Cela lancerait à ta place et s’arrêterait dès que les règles le permettent. C’est fait pour les moments où tu dois partir. Cette fois, lance les dés toi-même.
lesson-2 =
    S demande une petite pyramide, M une moyenne et L une grande. Elles représentent **Savoir**, **Conduite** et **Pouvoir**. S+M demande deux pyramides et couvre les deux thèmes.

    Si un thème manque après un lancer, même le dernier, tu perds un dé de ton choix. Ici, il manque Pouvoir.
    .keep-the-pair = S+M met deux pyramides sur une carte, et tu pourrais gagner les deux. Un S seul te manquera moins.
lesson-3 =
    Tu récupéreras le dé à la prochaine manche. D’ici là, quatre dés font quatre groupes pour cinq cartes.

    Tu ne peux t’arrêter qu’avec les trois thèmes : choisis donc ce que tu relances. Les dés que tu gardes comptent toujours.
    .one-die = Ce seul dé devrait alors te donner Pouvoir, ou tu en perdrais un autre. Relance les trois ; S+M couvre toujours les deux autres thèmes.
    .all-dice = S+M couvre déjà Savoir et Conduite. Si tu le relances aussi, tu risques de perdre les trois thèmes.
lesson-4 =
    Tu as les trois thèmes. Tu peux t’arrêter, ou faire ton troisième et dernier lancer.

    À eux deux, S+M et L couvrent tout : quoi que deviennent S et M, aucun thème ne peut manquer.
    .stop = Tu pourrais, et tes groupes seraient fixés. Mais ce lancer ne peut pas te coûter de dé, et S et M, tout seuls, font des groupes faibles.
    .reroll-large = L est le seul à couvrir Pouvoir. Si tu le relances, tu risques de perdre le thème, et un dé avec lui.
lesson-5 =
    Deux M+L ! Ton intervention est prête.

    Polos avait tous les thèmes dès son premier lancer et aurait pu s’arrêter. Il a relancé son seul L, dans l’espoir d’autres paires, et cela lui a coûté un dé. Il a donc quatre groupes, lui aussi.
lesson-6 =
    Tu remplis tes cartes de 1 à 5, en secret. Une pyramide **en avant** projette sa force (S 1, M 2, L 3) sur le groupe d’en face. Une pyramide **en retrait** absorbe de la force. Dans une paire, il y a l’une et l’autre.

    Une pyramide qui absorbe survit tant qu’il lui reste de la force. Place un M+L. Seul le S+L de Polos peut projeter 3.
    .large-forward = Tu frapperais plus fort et tu tiendrais mieux contre un 3. Mais une force de 2 suffit à épuiser la moyenne, et tu ne gagnes que ce qui reste.
lesson-7 =
    Tu choisis des couleurs de ton propre jeu, que tu récupères en entier après le débat. Sur les cartes, les couleurs ne changent rien.

    Mais les pyramides que tu gagnes viennent de la réserve commune, de mêmes tailles et couleurs que celles qui restent sur tes cartes gagnantes. C’est donc ici que commencent tes arbres.
    .two-colours = Ce groupe se bat tout aussi bien. Mais une moyenne bleue et une grande rouge ne peuvent donner qu’un arbre multicolore : 5 points, et non 7.
lesson-8 =
    Les cartes 2 et 3 ont été remplies pour toi. Il te reste ton L, et une pyramide seule peut être en avant ou en retrait.

    En avant, elle reçoit toute la force qui arrive et rétrécit : moyenne après 1, petite après 2, plus rien après 3.
    .away = En retrait, seul un 3 peut l’éliminer. Mais elle n’attaque rien : un S+M en face garderait donc, lui aussi, une force de 3, et une égalité ne rapporte rien.
    .empty = Alors L ira sur la carte 5. Une carte doit rester vide, et c’est toi qui choisis laquelle. Un groupe en face d’une carte vide est sans opposition : il garde toute sa force et gagne sa carte.
lesson-9 =
    Polos a validé. Ta carte 5 reste vide, et il ne manque que la couleur de ton L.

    Pour une fois, laisse le hasard la choisir. Cela valide aussi ta disposition, puis les deux sont révélées.
    .start-over = Cela retire tous tes groupes des cartes. Tu peux recommencer tant que tu n’as pas validé, mais ces groupes sont bien placés.
lesson-10 =
    Sur la **carte 1**, sa force de 2 n’a pas épuisé ta grande pyramide. La tienne, de 2, a épuisé sa petite et réduit sa moyenne de 1. La force restante est donc de 5 contre 1, et tu gagnes les deux rouges. La carte 2 revient à Polos, 4 à 2. Sur la carte 3, tu étais sans opposition.

    Sur la **carte 4**, ton L a gagné, mais il n’en reste qu’une petite jaune. Et Polos a pris la petite jaune de la réserve pour la carte 2 : prends donc une autre petite.
    .mixed = Avec une moyenne et une grande, cela fait un arbre multicolore : 5 points. Une des autres complète un arbre uni avec ce que tu as.
lesson-11 =
    Tes trois rouges font un arbre uni : 7 points, plus 2 pour tes autres pyramides. Polos a gagné la carte 5, en face de ta carte vide, mais la petite rouge était déjà partie. Sans moyenne, il n’a pas d’arbre.

    La réserve commune avait au départ une pyramide de chaque sorte, et il en reste 7. Si elle est vide après un débat, la partie se termine plus tôt.
lesson-12 =
    Que reste-t-il ? Les égalités, les tailles épuisées et les options que l’hôte peut régler. `{ COMMAND("rules") } gorgias` explique tout.

    `{ COMMAND("play") }` ouvre une table, et un ordinateur peut prendre l’autre place.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = Élève
lesson-name-polus = Polos
