prompt-over = L'assemblea è finita.
prompt-choosing = Scegli il tuo filosofo, o prendine uno a caso.
prompt-asking = Il tuo tema è “{ $subject }”. Fai una domanda con due risposte possibili e cerca di dividere gli altri a metà.
prompt-asking-free = Scegli un tema qualsiasi. Fai una domanda con due risposte possibili e cerca di dividere gli altri a metà.
prompt-asking-again = Gli altri hanno fatto obiezione. Fai una domanda diversa.
prompt-question = **{ $question }**
prompt-answers = ⚪ { $white } · ⚫ { $black }
prompt-predict = Prevedi quale risposta darà la maggior parte degli altri. Se almeno { $needed } degli altri { $others } votano come te, avanzi di una casella per ognuno che vota in modo diverso.
prompt-vote = Vota con sincerità.
prompt-voted = Hai votato. Puoi cambiare il tuo voto finché non è arrivato l'ultimo.
prompt-corrupting = Corruzione! La tua pietra è { $stone }. Scegli { $count ->
    [one] una persona, la cui pietra deve essere dello stesso colore
   *[other] { $count } persone, le cui pietre devono essere dello stesso colore
}.
prompt-consulting = Consulta l'Oracolo. Scegli { $count ->
    [one] una persona, che deve rivelare la sua pietra.
   *[other] { $count } persone, che devono rivelare le loro pietre.
}
prompt-deciding = La tua pietra è { $stone }. La tieni o la giri?
prompt-waiting = Si attende { $name }.
prompt-prepare = Probabilmente dopo tocca a te, con il tema “{ $subject }”. Puoi già preparare la tua domanda.
prompt-prepare-free = Probabilmente dopo tocca a te, con un tema a scelta. Puoi già preparare la tua domanda.

task-choosing = scegli il tuo filosofo
task-asking = fai la tua domanda
task-voting = vota sulla domanda
task-corrupting = scegli chi corrompere
task-consulting = consulta l'Oracolo
task-deciding = tieni o gira la tua pietra
task-over = l'assemblea è finita

## Asked once more

caution-keep-silent = Se non fai domande, finisci sotto il Sole, proprio come se avessi fallito. Non potrai annullare.
caution-drop-prepared = La domanda che hai preparato sarà cancellata. Per farla, dovresti riscriverla.
caution-vote-by-lot = Sarà il caso a decidere se la tua pietra è bianca o nera. Potrai girarla solo finché non sarà posata l'ultima.
caution-name-by-lot = Le persone che ti restano da nominare saranno estratte a sorte. Non potrai annullare.
