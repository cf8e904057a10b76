headline-choosing = Si scelgono i filosofi
headline-over = L'assemblea è finita
chapter-choosing = Scelta dei filosofi
chapter-day = Giorno { $day } di { $days }
headline-asking = Giorno { $day } di { $days } · Tema: { $subject } · Ha la parola: { $name }
headline-voting = Giorno { $day } di { $days } · Tema: { $subject } · Domanda di { $name } · { $missing ->
    [one] manca 1 voto
   *[other] mancano { $missing } voti
}
headline-corrupting = Giorno { $day } di { $days } · Corruzione! · Ha la parola: { $name }
headline-consulting = Giorno { $day } di { $days } · Si consulta l'Oracolo · Ha la parola: { $name }
headline-deciding = Giorno { $day } di { $days } · Tenere o girare la pietra? · Ha la parola: { $name }

board-headline = **{ $headline }**
board-chosen = Filosofi scelti finora: { $names }.
board-chosen-none = Ancora nessuna scelta.
board-question = **{ $question }**
board-answers = ⚪ Bianca: { $white } · ⚫ Nera: { $black }
board-voters = Voti arrivati da { $names }.
board-follower = Seguace: { $name }.
board-objections = Obiezioni: { $names }. Ne servono { $enough } per annullare la domanda.
board-revealed = Pietre rivelate: { $stones }.
board-named = Filosofi scelti finora: { $names }.

path-heading = **Il cammino**, a partire dal Tempio; ogni pila è elencata dall'alto in basso
path-line = { $place }: { $names }
path-nobody = { $place }: nessuno
path-under = Sotto il Sole: { $names }
place = Casella { $space }
place-sun = Casella { $space } (il Sole)
place-special = Casella { $space } ({ $rule })
place-special-sun = Casella { $space } ({ $rule }, il Sole)
place-temple = Tempio della Saggezza

calendar-day = **Giorno { $day } di { $days }.** { $rule }
day-rule-regular = Giorno normale: nessuna regola speciale.
day-rule-corruption = Corruzione: dopo la votazione chi parla rivela la sua pietra e sceglie { $count ->
    [one] un'altra persona, la cui pietra deve essere dello stesso colore.
   *[other] altre { $count } persone, le cui pietre devono essere dello stesso colore.
}
day-rule-oracle = Oracolo: dopo la votazione chi parla sceglie { $count ->
    [one] un'altra persona, che rivela la propria pietra.
   *[other] altre { $count } persone, che rivelano le proprie pietre.
} Poi chi parla decide se tenere o girare la sua.
day-rule-treachery = Tradimento: quando tutte le pietre sono rivelate, chi parla può ancora girare la propria.
calendar-next = Tema: { $subject }. Prossimo turno: { $next } (tema: { $later }).
calendar-open = Tema: { $subject }. Chi parlerà dopo dipende da questo turno (tema: { $later }).

last-question = **Ultima domanda**, di { $name }: { $question }
last-struck = È stata annullata dopo le obiezioni.
last-votes = { $stone ->
    [white] ⚪ Bianca
   *[black] ⚫ Nera
}, { $answer }: { $count } ({ $names })
last-no-votes = { $stone ->
    [white] ⚪ Bianca
   *[black] ⚫ Nera
}, { $answer }: 0

# $pile: how a player stands on a space; $above: the symbol of the player on top of them.
score-pile = { $pile ->
    [top] , in cima alla pila
    [under] , sotto { $above }
   *[alone] { "" }
}
score-space = { $philosopher }, casella { $space }{ score-pile }
score-space-branches = { $philosopher }, casella { $space }{ score-pile }, con rami d'ulivo
score-sun = { $philosopher }, sotto il Sole nella casella { $space }
score-sun-branches = { $philosopher }, sotto il Sole nella casella { $space }, con rami d'ulivo
score-temple = { $philosopher }, nel Tempio
score-temple-branches = { $philosopher }, nel Tempio, con rami d'ulivo

hand-hidden = **La tua pietra** (coperta): { $stone }, { $answer }.
hand-open = **La tua pietra** (rivelata): { $stone }, { $answer }.
hand-prepared = **La domanda che hai preparato** (tema: { $subject })
hand-question = { $question } ⚪ { $white } · ⚫ { $black }

result-temple = { $name } raggiunge il Tempio della Saggezza: una Vittoria Straordinaria!
result-calendar = Vince { $name }, in cima alla pila più vicina al Tempio (casella { $space }).
