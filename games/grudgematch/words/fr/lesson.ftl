# The lesson: the text of each page, and why an action is the wrong one.

lesson-1 = Du football avec des philosophes. Tu joues l’**Allemagne** et tu marques en tirant au-delà de la rangée 15, dans la colonne E, F ou G. Voltaire joue la **France** et marque au-delà de la rangée 1. L’horloge, c’est la **pioche** : quand il faut piocher et qu’il n’y a plus de cartes, l’équipe qui a le plus de buts gagne.
lesson-2 = À ton tour, tu **cours**, tu **tires** et tu **pioches**. Tu as obtenu 3 et 4 : un philosophe peut donc courir jusqu’à 3 cases et un autre jusqu’à 4. Chacun a sa couleur et n’utilise que des cartes de cette couleur : regarde donc ta main. Qui court vers le ballon en G8 ?
    .husserl = Il y arriverait, mais tu n’as pas de cœur. Même à côté du ballon, il ne pourrait pas tirer.
    .kant = Tu as un carreau pour lui, mais quatre cases ne suffisent pas. Seul un philosophe à côté du ballon peut tirer.
lesson-3 = Une course peut tourner aux coins, mais ne va jamais en diagonale et ne traverse ni le ballon ni un autre philosophe. Pour tirer, Hegel doit finir **à côté** du ballon, sur une des huit cases qui l’entourent ; pour un tir, les diagonales comptent. Où va-t-il ?
    .too-far = E8 est à deux colonnes du ballon, trop loin pour tirer. Hegel a besoin d’une case qui touche G8, ne serait-ce que par un coin.
lesson-4 = Tu laisses le 3 et tu tires. Le ballon va tout droit dans une des huit directions, par-dessus toutes les têtes, et sur **toute la valeur** de la carte, sauf si le bord ou un philosophe l’arrête. Au nord de G8, il y a sept cases ; la huitième étape est le but. Quelle carte ?
    .too-low = Quatre cases vers le nord, c’est G12 : pas de but, et juste à côté de Sartre. D’ici, un 4 est une passe, pas un tir au but.
lesson-5 = Sartre a fait un **contre**. Quand un ballon en mouvement arrive pour la première fois sur une case à côté d’un philosophe, celui-ci peut l’arrêter avec une carte de sa couleur. Sur la première case du ballon, la carte doit égaler toute la valeur du tir ; à chaque case de plus, elle peut valoir un de moins. G10 était la deuxième case : contre ton 9, un 8 suffisait donc. Hegel est de nouveau à côté du ballon. Continue à tirer tant que tu as de quoi, ou arrête-toi.
    .wasted = De G10, il te faut un 6 pour marquer. Si tu tires vers le nord, tu perds le 4, et le ballon finit en G14, à côté de Descartes. Les cartes que tu ne joues pas restent dans ta main.
lesson-6 = Tu as complété ta main à cinq cartes, et c’est au tour de Voltaire de tirer : son 10 atteint tout juste ton but. Avant que le ballon parte, un adversaire à côté de lui peut **tacler** : une carte de sa couleur, au moins de la valeur du tir, garde le ballon sur place. Hegel y est, et tu as un valet. Pour une figure, on lance les dés : un dé pour un valet, un dé plus 2 pour une dame, deux dés pour un roi.
    .too-low = Un valet vaut 6 au plus, et il te faut 10. Tu perdrais la carte, et le ballon continuerait. Garde-la pour un tir plus faible.
lesson-7 = Tu as aussi laissé passer le ballon devant Hegel en G9, où un contre demandait encore 10. C’était sa **seule chance** : la première case du trajet qui est à côté de lui. Maintenant, tout repose sur Nietzsche, ton gardien, et en G3, le prix est descendu à 4.
    .too-high = Cela arrêterait le ballon, mais n’importe quel trèfle à partir du 4 y suffit. Un 10 est aussi un long tir, et tu pourrais bientôt en avoir besoin.
    .pass = On ne lui redemandera rien, et il n’y a personne derrière lui. Le ballon irait dans ton but.
lesson-8 = Arrêt du gardien, et aucun Français n’était assez près pour tirer de nouveau. Nietzsche est à côté du ballon, et son 10 l’enverrait vers le nord jusqu’en G13. On court avant de tirer : quelqu’un peut donc l’y attendre. Tu as choisi Hegel et le 4. Où doit-il se placer ?
    .too-far = Le ballon s’arrêtera en G13. C’est à deux cases de G11 : Hegel ne pourrait que le regarder.
lesson-9 = Une longue passe que personne n’a contrée. Hegel aurait pu : tu peux contrer tes propres tirs, mais pas avec le tireur. On ne te le propose que si tu l’as prévu dans tes consignes. Tu as maintenant choisi son 4 : deux cases jusqu’à la rangée 15, et la troisième étape est le but. Dans quelle direction ?
    .corner = Après E15, l’étape suivante dans cette direction serait la colonne D, à côté du but : le ballon s’arrêterait donc là, au bord. Un tir en diagonale doit quitter le terrain en E, F ou G.
lesson-10 = Un à zéro : le tacle était trop faible. Un but termine le tour. Les deux camps complètent leur main à cinq cartes, puis chacun peut faire une seule chose, toi en premier. D’habitude, une carte ne quitte ta main que si tu la joues, et tu n’en as aucune pour Nietzsche ni pour Husserl.
    .run = C’est utile quand quelqu’un est loin de là où tu veux l’avoir. Mais cela ne t’apporte pas de carte, et sans trèfle, ton gardien ne peut pas contrer.
    .nothing = Tu peux, mais il manquera toujours deux couleurs à ta main, et tu ne pourras plus échanger de carte avant le prochain but.
lesson-11 = Un quatrième carreau ; ce n’est pas Kant qui s’en plaindra. Nous n’avons rien dit de la mi-temps (le joker), du ballon qui s’arrête sur un philosophe (son camp le place à côté de lui), des buts contre son camp, des égalités et des **fautes**, qui sont facultatives. `{ COMMAND("play") }` ouvre une table, où un ordinateur peut prendre l’autre place. `{ COMMAND("rules") }` explique tout.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = Élève
lesson-name-voltaire = Voltaire
