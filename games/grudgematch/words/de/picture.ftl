# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-doing = { $phase ->
    [sides] { $name } wählt ein Team
    [lineup] { $name } stellt auf
    [ball] { $name } legt den Ball
    [release] { $name } holt einen zurück
    [run] { $name } läuft
    [bonus_run] { $name } läuft
    [kick] { $name } kann schießen
    [foul] { $name } kann foulen
    [tackle] { $name } kann grätschen
    [block] { $name } kann blocken
   *[bonus] { $name } wählt Bonus
}
picture-game = Grudgematch
picture-surnames = Gebt eure Nachnamen ein
# Above or below a penalty box.
picture-penalty = Strafe
picture-half = { $half ->
    [1] 1. Halbzeit
    [2] 2. Halbzeit
   *[other] Verlängerung
}
# $landing: "8 Felder bis F11", "ins Tor".
picture-aimed = { CAPITAL($way) }: { $landing }
picture-picked = Wohin mit { $card }?
picture-kick = { $philosopher } schießt { $way }, Wert { $value }
picture-last = { $end ->
    [goal] Tor durch { $philosopher }!
    [tackled] Grätsche stoppt { $philosopher }
    [blocked] { $philosopher } wurde geblockt
    [sent_off] Strafbank für { $philosopher }
    [edge] { $philosopher } schießt den Ball { $moved ->
        [one] 1 Feld weit bis zum Rand
       *[other] { $moved } Felder weit bis zum Rand
    }
   *[other] { $philosopher } schießt den Ball { $moved ->
        [one] 1 Feld weit
       *[other] { $moved } Felder weit
    }
}
picture-longer = Wer länger heißt, spielt mit Deutschland
picture-no-kick = In diesem Zug noch kein Schuss
picture-set-up = Beide Teams stehen

# Titles of a finished match.
picture-won = { $name } gewinnt
picture-shared = Geteilter Sieg

# The picture of the end. $reason: why the match was over; shown when no goal decided it.
picture-title = Philosophy Grudgematch
picture-goals = { $goals ->
    [one] { $team }, 1 Tor
   *[other] { $team }, { $goals } Tore
}
picture-deciding = { $own ->
    [yes] { $philosopher } schoss von { $space } mit { $card } ins eigene Tor.
   *[no] { $philosopher } erzielte von { $space } mit { $card } das Siegtor.
}
picture-ended = { $reason ->
    [french] Der Stapel war zum zweiten Mal leer; bei Gleichstand gewinnt Frankreich.
    [stall] Zu lange wurde keine Karte gespielt.
    [limit] Das Zuglimit war erreicht.
   *[other] Der Nachziehstapel war leer.
}

# The alt texts. $doing: who decides what, as a clause; $score: "Deutschland 1, Frankreich 0".
alt-surnames = Das leere Spielfeld. Noch ist offen, wer mit Deutschland spielt.
alt = { $score }, { $half }: { $doing }. { $ball }
alt-end = { $name } hat gewonnen: { $score }.
alt-end-shared = Das Spiel ist aus, und beide teilen sich den Sieg: { $score }.
alt-over = Das Spielfeld nach dem Spiel: { $score }. { $ball }
