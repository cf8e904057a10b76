# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-doing = { $phase ->
    [sides] { $name } sceglie la squadra
    [lineup] { $name } schiera
    [ball] { $name } piazza la palla
    [release] { $name } fa rientrare uno
    [run] { $name } corre
    [bonus_run] { $name } corre
    [kick] { $name } può tirare
    [foul] { $name } può fare fallo
    [tackle] { $name } può contrastare
    [block] { $name } può bloccare
   *[bonus] { $name } prende un bonus
}
picture-game = Grudgematch
picture-surnames = Si scrivono i cognomi
# Above or below a penalty box.
picture-penalty = Puniti
picture-half = { $half ->
    [1] 1º tempo
    [2] 2º tempo
   *[other] Supplementari
}
picture-aimed = Verso { $way }: { $landing }
picture-picked = Mira: { $card }
picture-kick = { $philosopher } tira verso { $way }, valore { $value }
picture-last = { $end ->
    [goal] Gol di { $philosopher }!
    [tackled] { $philosopher } è contrastato
    [blocked] { $philosopher } è bloccato
    [sent_off] { $philosopher } è espulso
    [edge] Tiro di { $philosopher } fino al bordo: { $moved ->
        [one] 1 casella
       *[other] { $moved } caselle
    }
   *[other] Tiro di { $philosopher }: { $moved ->
        [one] 1 casella
       *[other] { $moved } caselle
    }
}
picture-longer = Il cognome più lungo gioca con i tedeschi
picture-no-kick = Ancora nessun tiro in questo turno
picture-set-up = Si schierano le squadre

# Titles of a finished match.
picture-won = { $name } vince
picture-shared = Vittoria condivisa

# The picture of the end.
picture-title = Philosophy Grudgematch
picture-goals = { CAPITAL($team) }, { $goals } gol
picture-deciding = { $own ->
    [yes] Autogol di { $philosopher } da { $space } ({ $card }).
   *[no] Il gol decisivo: { $philosopher } da { $space } ({ $card }).
}
picture-ended = { $reason ->
    [french] Il mazzo è finito per la seconda volta: in parità vincono i francesi.
    [stall] Per troppo tempo nessuno ha giocato carte.
    [limit] La partita ha raggiunto il limite di turni.
   *[other] Il mazzo è finito.
}

# The alt texts.
alt-surnames = Il campo vuoto. Si decide chi gioca con i tedeschi.
alt = { $score }, { $half }: { $doing }. { $ball }
alt-end = { $name } vince: { $score }.
alt-end-shared = La partita è finita con una vittoria condivisa: { $score }.
alt-over = Il campo a partita finita: { $score }. { $ball }
