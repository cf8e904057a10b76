# The position, the hand and the result.

headline = { $score }, { $half }: { $doing }
chapter-before = Prima del calcio d'inizio
chapter-turn = Turno { $turn }
headline-over = La partita è finita: { $score }
headline-surnames = Chi gioca con i tedeschi? Si scrivono i cognomi
headline-sides = I cognomi hanno la stessa lunghezza, quindi { $name } sceglie la squadra

# What a player is doing, after a colon or as a sentence of its own.
doing-line-up = { $name } schiera la squadra
doing-ball = { $name } piazza la palla accanto a { $philosopher }
doing-release = { $name } fa rientrare { $philosopher } dalla panca puniti
doing-run = { $name } corre
doing-bonus-run = { $name } fa una corsa bonus
doing-kick = { $name } può tirare
doing-foul = { $name } può fare fallo
doing-tackle = { $name } può contrastare un tiro di valore { $value }
doing-block = { $name } può bloccare in { $space } con { $needed } o più
doing-bonus = { $name } sceglie un bonus

board-surnames = Cognomi: { $first } e { $second }.
board-turn = Turno { $turn }.
board-turn-of = Turno { $turn } di { $limit }.
board-pile = { $cards ->
    [one] 1 carta nel mazzo.
   *[other] { $cards } carte nel mazzo.
}
board-pile-joker = { $cards ->
    [one] 1 carta nel mazzo: il jolly.
   *[other] { $cards } carte nel mazzo, compreso il jolly.
}
board-ball = La palla è in { $space }.
board-ball-out = La palla non è in gioco.
board-runs = Dadi rimasti per correre: { $dice }.
board-team = { $cards ->
    [one] { $symbol } { $name } ({ $team }), **{ $goals }**, 1 carta: { $philosophers }.
   *[other] { $symbol } { $name } ({ $team }), **{ $goals }**, { $cards } carte: { $philosophers }.
}
board-standing = { $philosopher } { $symbol } { $space }
board-has-run = { $philosopher } { $symbol } { $space } (ha già corso)
board-in-box = { $philosopher } { $symbol } panca puniti
board-not-placed = { $philosopher } { $symbol } non schierato
board-kick = { $moved ->
    [0] { $kick }.
    [one] { $kick }. Finora la palla ha percorso 1 casella.
   *[other] { $kick }. Finora la palla ha percorso { $moved } caselle.
}
board-last = { $end ->
    [goal] Ultimo tiro: { $philosopher } ha tirato verso { $way } da { $space } ({ $card }, valore { $value }) e ha segnato.
    [tackled] Ultimo tiro: { $philosopher } ha tirato verso { $way } da { $space } ({ $card }, valore { $value }) ed è stato contrastato.
    [blocked] Ultimo tiro: { $philosopher } ha tirato verso { $way } da { $space } ({ $card }, valore { $value }), e la palla è stata bloccata.
    [sent_off] Ultimo tiro: { $philosopher } voleva tirare verso { $way } da { $space } ({ $card }, valore { $value }) ed è stato espulso.
    [edge] Ultimo tiro: { $philosopher } ha tirato verso { $way } da { $space } ({ $card }, valore { $value }), e la palla ha percorso { $moved ->
        [one] 1 casella fino al bordo.
       *[other] { $moved } caselle fino al bordo.
    }
   *[other] Ultimo tiro: { $philosopher } ha tirato verso { $way } da { $space } ({ $card }, valore { $value }), e la palla ha percorso { $moved ->
        [one] 1 casella.
       *[other] { $moved } caselle.
    }
}
board-boxes = Nelle panche puniti: { $philosophers }.
board-discards = Scarti: { $cards }.
board-no-discards = Non ci sono ancora scarti.

# Beside a player's name. $philosophers: what the signs on the pieces mean.
team-goals = { CAPITAL($team) }, { $goals } gol, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} ({ $philosophers })
philosopher-sign = { $symbol } { $philosopher }

hand-surname = Il tuo cognome: { $surname }.
hand = **La tua mano** ({ $team }): { $cards }.
hand-suit = { $symbol } { $philosopher } ({ $suit }) { $ranks }
hand-without = Non hai carte per { $philosophers }.
hand-picked = Carta scelta per il tiro: { $card }.
hand-aimed = Carta scelta per il tiro: { $card }, verso { $way }.
hand-runner = { $die ->
    [one] Corre { $philosopher }, al massimo 1 casella.
   *[other] Corre { $philosopher }, al massimo { $die } caselle.
}

result-won = { $name } vince con i { $team }.
result-shared = La vittoria è condivisa fra { $names }.
end-time = Il mazzo è finito. Risultato finale: { $score }.
end-golden-goal = Partita decisa da un golden goal nei tempi supplementari. Risultato finale: { $score }.
end-french = Il mazzo si è esaurito per la seconda volta con il risultato in parità, quindi vincono i francesi. Risultato finale: { $score }.
end-limit = La partita ha raggiunto il limite di turni. Risultato finale: { $score }.
end-stall = Per { $turns } turni nessuno ha giocato carte, quindi la partita è finita. Risultato finale: { $score }.

# The match report.
report-goal = **{ $germans }–{ $french }** { CAPITAL($team) }, turno { $turn }, { $half }: { $philosopher } da { $space }, { $card }
report-own-goal = **{ $germans }–{ $french }** { CAPITAL($team) }, turno { $turn }, { $half }: { $philosopher } da { $space }, { $card }, autogol
report-earlier = { $count ->
    [one] 1 gol precedente è nel registro
   *[other] { $count } gol precedenti sono nel registro
}
