# The log, in the present tense.

log-wisdom-written = Nouvelles cartes Sagesse pour { $philosopher }.
log-philosopher = { $name } choisit { $philosopher }.
log-begun = La mise en place est faite. { $name } commence.
log-request = Tu reçois une Requête olympienne. { $request }.

log-moved = { $name ->
    [Moires] Les Moires vont { $place }.
   *[other] { $name } va { $place }.
}
log-fee = { $name ->
    [Moires] Les Moires paient 1 pièce pour l’école de { $owner }.
   *[other] { $owner ->
        [Moires] { $name } paie 1 pièce pour l’école des Moires.
       *[other] { $name } paie 1 pièce pour l’école de { $owner }.
    }
}
log-turned = Le jeton { $place } est retourné : { $bonus }.
log-bonus = { $name ->
    [Moires] Les Moires prennent le bonus ({ $bonus }) et laissent le jeton.
   *[other] { $name } prend le bonus ({ $bonus }) et laisse le jeton.
}
log-kept = { $name ->
    [Moires] Les Moires gardent le jeton { $kind } trouvé { $place }.
   *[other] { $name } garde le jeton { $kind } trouvé { $place }.
}

log-drew = { $name ->
    [Moires] Les Moires piochent { $cards }.
   *[other] { $name } pioche { $cards }.
}
log-seen = Tu pioches { $cards }.
log-tutored = { $name ->
    [Moires] Les Moires enseignent et gagnent { $coins }.
   *[other] { $name } enseigne et gagne { $coins }.
}
log-following = { $name ->
    [Moires] Les Moires gagnent un disciple { $place }.
   *[other] { $name } gagne un disciple { $place }.
}
log-hired-builder = { $name ->
    [Moires] Les Moires engagent un bâtisseur.
   *[other] { $name } engage un bâtisseur.
}
log-school = { $name ->
    [Moires] Les Moires construisent une école { $place }.
   *[other] { $name } construit une école { $place }.
}
log-hired-sophist = { $name ->
    [Moires] Les Moires engagent un sophiste.
   *[other] { $name } engage un sophiste.
}
log-sophist = { $name ->
    [Moires] Le sophiste des Moires l’emporte sur le disciple de { $victim } { $place }.
   *[other] { $victim ->
        [Moires] Le sophiste de { $name } l’emporte sur le disciple des Moires { $place }.
       *[other] Le sophiste de { $name } l’emporte sur le disciple de { $victim } { $place }.
    }
}
log-study = { $name ->
    [Moires] Les Moires prennent un jeton d’étude.
   *[other] { $name } prend un jeton d’étude.
}
log-unlocked = { $name ->
    [Moires] Les Moires débloquent la carte Sagesse { $number }.
   *[other] { $name } débloque la carte Sagesse { $number }.
}
log-coins = { $name ->
    [Moires] Les Moires prennent { $coins }.
   *[other] { $name } prend { $coins }.
}
log-labyrinth = { $name ->
    [Moires] Les Moires prennent { $tokens } ({ $way }).
   *[other] { $name } prend { $tokens } ({ $way }).
}
log-labyrinth-number = { $name ->
    [Moires] Les Moires prennent { $tokens } ({ $way }). Le troisième porte le numéro { $number }.
   *[other] { $name } prend { $tokens } ({ $way }). Le troisième porte le numéro { $number }.
}
log-revealed = { $name } remplit sa Requête olympienne. { $request }.
# $texts: a list of summaries in quotes.
log-proof = { $name } résume trois cartes Sagesse pour { $judge } : { $texts }.
log-proof-silent = { $name } ne remet à { $judge } aucun résumé écrit des cartes Sagesse.
log-quoted = « { $text } »
log-proof-accepted = { $judge } accepte les résumés de { $name }.
log-proof-refused = { $judge } rejette les résumés, mais { $name } reçoit 1 pièce et pourra réessayer à un tour suivant.

log-consulted = { $name } consulte l’oracle de { $deck }.
log-deck-seen = Cartes de l’oracle : { $cards }.
log-card-taken = { $name } prend une carte de l’oracle de { $deck }.
log-card-seen = C’est la carte { $card }. { $effect }
log-card-played = { $name } joue { $card } : « { $effect } »
log-card-played-against = { $victim ->
    [Moires] { $name } joue { $card } contre les Moires : « { $effect } »
   *[other] { $name } joue { $card } contre { $victim } : « { $effect } »
}
log-turn-ended = { $name } n’a aucune carte Oracle jouable : le tour se termine de lui-même.
log-card-stands = Personne n’annule { $card }.
log-retracted = { $name } joue Reniement des promesses : { $card } reste sans effet.
log-coins-lost = { $name ->
    [Moires] Les Moires versent { $coins } à la réserve.
   *[other] { $name } verse { $coins } à la réserve.
}
log-coins-stolen = { $victim ->
    [Moires] { $name } prend { $coins } aux Moires.
   *[other] { $name } prend { $coins } à { $victim }.
}
log-cards-lost = Tu perds { $cards }.
log-sent-home = { $victim ->
    [Moires] Le disciple des Moires { $place } retourne sur leur plateau personnel.
   *[other] Le disciple de { $victim } { $place } retourne sur son plateau personnel.
}
log-token-back = { $victim ->
    [Moires] Les Moires perdent le jeton { $token }, remis { $place }.
   *[other] { $victim } perd le jeton { $token }, remis { $place }.
}

log-timeline-back = { $name ->
    [Moires] Les Moires ramènent le sablier en { $year }.
   *[other] { $name } ramène le sablier en { $year }.
}
log-timeline-left = { $name ->
    [Moires] Les Moires laissent le sablier en { $year }.
   *[other] { $name } laisse le sablier en { $year }.
}
log-time-ran-out = Après { $rounds } manches, le sablier passe de lui-même en { $year }.
log-timeline = { $name ->
    [Moires] Les Moires avancent le sablier en { $year } : { $event }.
   *[other] { $name } avance le sablier en { $year } : { $event }.
}
log-auction = { $name } met { $disk } aux enchères : « { $effect } »
log-auction-skipped = { $name } met { $skipped } sous la pile et { $disk } aux enchères : « { $effect } »
log-bids = { $winner ->
    [Moires] Les mises sont révélées ({ $bids }) : les Moires remportent { $disk }.
   *[other] Les mises sont révélées ({ $bids }) : { $winner } remporte { $disk }.
}
log-bids-tied = Les mises sont révélées ({ $bids }). À égalité, personne ne remporte { $disk }.
# A player with a number: of coins bid, of cards in a pile.
log-count = { $name } { $count }
log-moirai = Les Moires piochent la carte { $card }.
log-moirai-stayed = Les Moires piochent la carte { $card } mais ne peuvent pas la suivre.
log-heads = La pièce tombe sur face.
log-owl = La pièce tombe sur pile (la chouette).

log-debate = { $name ->
    [Moires] Les Moires défient { $opponent } dans un débat public.
   *[other] { $opponent ->
        [Moires] { $name } défie les Moires dans un débat public.
       *[other] { $name } défie { $opponent } dans un débat public.
    }
}
log-motion = { $name } propose la motion « { $motion } ».
log-motion-any = { $name } propose de débattre sans motion écrite.
log-motion-agreed = { $name } accepte la motion.
log-planned = { $name } prépare face cachée les { $count } prochaines étapes du débat.
log-plan-dropped = { $name } annule les cartes prévues pour le débat.
log-led = { $name ->
    [Moires] Les Moires attaquent { $against } avec { $card }.
   *[other] { $against ->
        [Moires] { $name } attaque les Moires avec { $card }.
       *[other] { $name } attaque { $against } avec { $card }.
    }
}
log-led-said = { $against ->
    [Moires] { $name } dit « { $text } » et attaque les Moires avec { $card }.
   *[other] { $name } dit « { $text } » et attaque { $against } avec { $card }.
}
log-answered = { $name ->
    [Moires] { $result ->
        [win] Les Moires répondent avec { $card }, qui bat { $led }. { $lesson }
        [tie] Les Moires répondent avec { $card }, à égalité avec { $led }. { $lesson }
       *[loss] Les Moires répondent avec { $card }, qui perd contre { $led }. { $lesson }
    }
   *[other] { $result ->
        [win] { $name } répond avec { $card }, qui bat { $led }. { $lesson }
        [tie] { $name } répond avec { $card }, à égalité avec { $led }. { $lesson }
       *[loss] { $name } répond avec { $card }, qui perd contre { $led }. { $lesson }
    }
}
log-answered-said = { $result ->
    [win] { $name } répond « { $text } » avec { $card }, qui bat { $led }. { $lesson }
    [tie] { $name } répond « { $text } » avec { $card }, à égalité avec { $led }. { $lesson }
   *[loss] { $name } répond « { $text } » avec { $card }, qui perd contre { $led }. { $lesson }
}
log-added = { $name ->
    [Moires] Les Moires ajoutent { $card } à leur pile.
   *[other] { $name } ajoute { $card } à sa pile.
}
log-added-said = { $name } dit « { $text } » et ajoute { $card } à sa pile.
log-refused = La table rejette l’argument de { $name } : { $card }.
log-refused-said = La table rejette l’argument « { $text } » de { $name } ({ $card }).
log-passed = { $name ->
    [Moires] Les Moires passent.
   *[other] { $name } passe.
}
log-debate-won = { $name ->
    [Moires] On compte les piles ({ $piles }) : les Moires gagnent le débat.
   *[other] On compte les piles ({ $piles }) : { $name } gagne le débat.
}
log-debate-won-token = { $name ->
    [Moires] On compte les piles ({ $piles }) : les Moires gagnent le débat et prennent un jeton de débat.
   *[other] On compte les piles ({ $piles }) : { $name } gagne le débat et prend un jeton de débat.
}

log-final = Les Romains arrivent. Débat final : { $names }.
log-shopped = { $name ->
    [Moires] Achats d’arguments des Moires : { $coins }.
   *[other] Achats d’arguments de { $name } : { $coins }.
}
log-won = { $name ->
    [Moires] Les Moires deviennent le plus grand esprit de la Grèce antique.
   *[other] { $name } devient le plus grand esprit de la Grèce antique.
}
