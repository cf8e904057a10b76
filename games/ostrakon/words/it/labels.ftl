# A button holds 80 characters, a menu line 100, the label of a form field 45.

verb-choose-philosopher = Scegli un filosofo
verb-draw-philosopher = Scegli a caso
verb-ask-question = Fai una domanda
verb-ask-prepared = Fai la domanda che hai preparato
verb-keep-silent = Non fare domande
verb-prepare-question = Prepara una domanda
verb-drop-prepared = Scarta la domanda che hai preparato
verb-vote = Vota
verb-vote-by-lot = Vota a caso
verb-follow = Segui chi parla
verb-object-to-question = Fai obiezione alla domanda
verb-withdraw-objection = Ritira l'obiezione
verb-corrupt = Corrompi qualcuno
verb-consult = Fai rivelare una pietra
verb-name-by-lot = Scegli a caso
verb-keep-stone = Tieni la pietra
verb-turn-stone = Gira la pietra

label-ask = Fai una domanda sul tema “{ $subject }”
label-ask-free = Fai una domanda su un tema qualsiasi
label-ask-prepared = Domanda: { $question }
label-prepare = Prepara una domanda sul tema “{ $subject }”
label-prepare-free = Prepara una domanda su un tema qualsiasi
label-prepare-again = Cambia la tua domanda sul tema “{ $subject }”
label-prepare-again-free = Cambia la tua domanda
# Cut at 30 characters, so that they stand side by side.
label-vote = { $stone ->
    [white] ⚪ Bianca: { $answer }
   *[black] ⚫ Nera: { $answer }
}
label-turn = { $stone ->
    [white] Gira su ⚪: { $answer }
   *[black] Gira su ⚫: { $answer }
}
label-keep = { $stone ->
    [white] Tieni ⚪: { $answer }
   *[black] Tieni ⚫: { $answer }
}
label-follow = Segui { $name }, una volta per partita
label-corrupt = Corrompi { $name }
label-consult = Rivela la pietra di { $name }

describe-keep-silent = Finisci sotto il Sole, proprio come se avessi fallito
describe-prepare = Nessun altro vede la tua domanda finché non la fai
describe-predict = Prevedi: quale risposta darà la maggior parte degli altri?
describe-follow = Se chi parla avanza, avanzi anche tu, ma non oltre il Sole sulla casella { $space }
describe-object = Se la domanda è offensiva, poco chiara o fuori tema, o se la risposta è scontata
describe-special = Quando hai finito di scegliere, le pietre si rivelano insieme

menu-philosopher = Quale filosofo?
menu-seat = Chi?
menu-player = { $name }
menu-stone = Quale pietra?

form-question = La tua domanda
form-subject = Tema: { $subject }. Due risposte possibili, per favore, e niente di offensivo.
form-subject-free = Un tema qualsiasi. Due risposte possibili, per favore, e niente di offensivo.
form-example = Esempio: “{ $question }”
form-white = Risposta per la pietra bianca
form-black = Risposta per la pietra nera
form-white-example = Sì
form-black-example = No
