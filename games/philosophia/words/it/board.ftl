headline-cards = { $name } può scrivere carte Saggezza
headline-choose = { $name } sceglie un filosofo
headline-won = { $name } è la mente più grande della Grecia
headline-moirai = Ha vinto la Moira
headline-nobody = Nessuno ha ottenuto in tempo tre segnalini Labirinto
headline-shop = { $year }: chi è in finale compra carte argomento
headline = Round { $round }, { $year }: { $now }
headline-round = Round { $round }, { $year }
chapter-setup = Preparazione
chapter-round = Round { $round }

# These follow a colon or a semicolon, and stand beside the title of the picture, where room is short.
now-move = { $name } muove
now-doves = { $name } muove di nuovo
now-token = { $name } sceglie fra bonus e segnalino
now-act = { $name } svolge un'azione
now-leaves = { $name } svolge un'altra azione
now-rest = { $name } può ancora giocare carte Oracolo
now-oracle = { $name } sceglie una carta Oracolo
now-aim = { $name } decide l'effetto della carta
now-unlock = { $name } sblocca una carta Saggezza
now-chronos = { $name } decide sulla clessidra
now-motion = { $name } propone o accetta una mozione
now-prove = { $name } riassume le carte Saggezza
now-judge = { $name } giudica i riassunti
now-fates = { $name } piazza un pezzo per la Moira
now-lead = { $name } apre
now-answer = { $name } risponde
now-bid = { $name } mette all'asta “{ $disk }”
now-react = { $name } ha giocato “{ $card }”
now-verdict = il tavolo giudica un argomento
now-shop = chi è in finale compra carte argomento
now-debate = dibattito tra { $first } e { $second }; { $now }
now-final = dibattito finale; { $now }

score = { $philosopher }, { count-labyrinth }; { $things }; { $done }

task-cards = scrivi carte Saggezza o inizia la partita
task-choose = scegli il tuo filosofo
task-move = tocca a te muovere
task-doves = muovi ancora una volta
task-token = prendi il bonus o tieni il segnalino
task-act = svolgi la tua azione
task-leaves = svolgi un'altra azione normale
task-rest = gioca carte Oracolo o termina il turno
task-oracle = scegli la carta Oracolo da tenere
task-react = decidi se una carta Oracolo resta valida
task-aim = decidi l'effetto della tua carta Oracolo
task-bid = fai un'offerta all'asta
task-unlock = scegli la carta Saggezza da sbloccare
task-chronos = decidi se riportare indietro la clessidra
task-motion = accordati su una mozione
task-debate = tocca a te nel dibattito
task-verdict = giudica l'argomento
task-prove = dimostra quello che sai
task-judge = giudica i riassunti
task-fates = piazza un pezzo per la Moira
task-shop = compra argomenti per il dibattito finale
task-over = la partita è finita

to-come-react = { $count ->
    [one] manca ancora 1 risposta
   *[other] mancano ancora { $count } risposte
}
to-come-bid = { $count ->
    [one] manca ancora 1 offerta
   *[other] mancano ancora { $count } offerte
}
to-come-verdict = { $count ->
    [one] manca ancora 1 voto
   *[other] mancano ancora { $count } voti
}
to-come-shop = { $count ->
    [one] manca ancora 1 lista
   *[other] mancano ancora { $count } liste
}

before-player = { $symbol } **{ $name }**: { $philosopher }
before-none = { $symbol } **{ $name }**: ancora nessun filosofo
before-own = Carte Saggezza scritte dall'host per { $philosophers }.

player-line = { $symbol } **{ $name }**, { $philosopher } { $place }: { $things }; { $done }; { $labyrinth }
player-line-turn = { $symbol } **{ $name }**, { $philosopher } { $place } (di turno): { $things }; { $done }; { $labyrinth }
has-study = 1 segnalino studio
has-oracle = carte Oracolo ({ $decks })
has-oracle-deck = { $deck } { $count }
has-unknown-oracle = Oracolo sconosciuto
done-followers = { $count }/{ $all } seguaci
done-schools = { $count }/{ $all } scuole
done-debates = { $count }/{ $all } dibattiti vinti
done-wisdom = { $count }/{ $all } carte Saggezza
done-tokens = segnalini: { $tokens }
tokens-of = { $count }/{ $dealt } { $kind }
labyrinth = **Labirinto { $count }/{ $all }**
labyrinth-ways = **Labirinto { $count }/{ $all }** ({ $ways })
labyrinth-number = **Labirinto { $count }/{ $all }**, numero { $number } ({ $ways })

region = **{ $kind }** { $places }
place-bare = { $place }
place-with = { $place } ({ $things })
place-school = scuola { $symbol }
place-followers = seguaci { $symbols }
place-hidden = ?

# No full stop after a year: "a.C." ends with one.
timeline = { $left ->
    [one] **Linea del tempo:** { $year } ({ $event }), 1 casella prima del { $end }
   *[other] **Linea del tempo:** { $year } ({ $event }), { $left } caselle prima del { $end }
}
athena = **Primo disco di Atena:** { $disk }. { $effect }
athena-bottom = **Primo disco di Atena:** { $disk }. { $effect } In fondo alla pila: { $bottom }.
deck-empty = Il mazzo { $deck } è vuoto.
decks-empty = I mazzi Sofisma e Sillogismo sono vuoti.

auction = **Asta** del disco “{ $disk }”, aperta da { $name }; { $missing }.
shopping = **Acquisti** per il dibattito finale; { $missing }.
oracle-played = { $name } ha giocato **{ $card }**: “{ $effect }”
oracle-played-against = { $name } ha giocato **{ $card }** contro { $victim }: “{ $effect }”
oracle-missing = { $played } · { $missing }

debate-public = **Dibattito pubblico**, carte vinte finora: { $piles }.
debate-final = **Dibattito finale**, carte vinte finora: { $piles }.
debate-pile = { $symbol } { $name } { $count }
debate-pile-out = { $symbol } { $name } { $count }, ha passato
debate-motion = Mozione: “{ $motion }”. { $sides }
debate-sides = A favore: { $first }. Contro: { $second }.
debate-sides-final = Chi attacca argomenta a favore, chi difende contro.
debate-led = { $name } ha aperto con { $card } contro { $defender }. { $relations } { $lesson }
debate-argued = { $name } ha giocato { $card } e ha detto: “{ $text }” ({ $lesson }) · { $missing }
debate-argued-silent = { $name } ha giocato { $card } senza dire nulla. { $lesson } · { $missing }

hand-purse = **Hai:** { $things }. Ancora da piazzare: { $left }.
hand-request = **Richiesta olimpica di { $god }:** { $needs }.
hand-request-need = { $count }/{ $needed } { $what }
hand-moirai = **La Moira vince** se ha tre segnalini Labirinto e tu no quando la clessidra arriva al 146 a.C., o se ti batte nel dibattito finale. Per ora ha { $tokens }.
hand-oracle-deck = **Carte di questo oracolo:** { $cards }.
hand-wishes = **La tua lista:** { $wishes }.
wishes-then = { $first }, poi { $second }
hand-bid = **La tua offerta:** { $coins }. Puoi cambiarla finché non sono arrivate tutte.
hand-ability = **{ $philosopher }:** { $ability }
hand-wisdom = **Carte Saggezza:**
hand-unlocked = Sbloccata: { $card }
hand-locked = Bloccata: { $card }
hand-no-arguments = **Argomenti:** nessuno.
hand-arguments = **Argomenti ({ $count }):**
hand-arguments-named = { $cards } (spiegati in { COMMAND("rules") }: “{ rule-sophistry-argumentum }”, “{ rule-sophistry-others }” e “{ rule-syllogisms }”)
hand-arguments-more = { $count ->
    [one] e 1 altro tipo (nei dibattiti il menu li elenca tutti, pagina per pagina)
   *[other] e altri { $count } tipi (nei dibattiti il menu li elenca tutti, pagina per pagina)
}
hand-oracle-cards = **Carte Oracolo:**
hand-oracle-card = { $card }: { $effect }
hand-oracle-named = { $cards } (ognuna è spiegata quando la giochi)

proof = **Riassunti** di { $name }; giudica { $judge }:
proof-summary = **Riassunto:** { $text }
proof-no-summary = **Riassunto:** nessuno

alt-last-map = Ecco la mappa alla fine della partita.
alt-standing = Sulla mappa: { $players }.
alt-standing-player = { $name } ({ $philosopher }) { $place }
alt = { $headline }.
alt-leaders = { $count ->
    [one] { $headline }. { $names } ha più segnalini Labirinto: { $best }.
   *[other] { $headline }. { $names } hanno più segnalini Labirinto: { $best }.
}

result-tokens = Segnalini Labirinto: { $counts }.
result-piles = Carte vinte nel dibattito finale: { $counts }.
result-alone = { $name }, con { $philosopher }, è la mente più grande dell'antica Grecia. Quando la Grecia è caduta in mano a Roma, nessun altro aveva tre segnalini Labirinto. { $standing }
result-final-debate = { $name }, con { $philosopher }, ha vinto il dibattito finale ed è la mente più grande dell'antica Grecia. { $standing }
result-lowest-number = { $name }, con { $philosopher }, è la mente più grande dell'antica Grecia. Il dibattito finale è finito in pareggio, e in caso di pareggio vince il filosofo con il numero più basso. { $standing }
result-moirai = Ha vinto la Moira. { $standing }
result-nobody = Nessuno ha ottenuto in tempo tre segnalini Labirinto. { $standing }
result-player = { $name } { $count }
