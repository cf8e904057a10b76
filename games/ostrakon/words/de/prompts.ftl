# What a player has to decide.

prompt-over = Der Rat ist beendet.
prompt-choosing = Wähle deinen Philosophen selbst, oder überlass die Wahl dem Zufall.
prompt-asking = Dein Thema ist „{ $subject }“. Stelle eine Frage mit zwei möglichen Antworten, bei der die anderen möglichst geteilter Meinung sind.
prompt-asking-free = Das Thema darfst du wählen. Stelle eine Frage mit zwei möglichen Antworten, bei der die anderen möglichst geteilter Meinung sind.
prompt-asking-again = Die anderen haben Einspruch erhoben. Stelle eine andere Frage.
prompt-question = **{ $question }**
prompt-answers = ⚪ { $white } · ⚫ { $black }
# $needed: half of the others, rounded up.
prompt-predict = Sag voraus, welche Antwort die meisten der anderen geben. Haben mindestens { $needed } der { $others } anderen denselben Stein wie du, rückst du für jeden abweichenden ein Feld vor.
prompt-vote = Gib deine ehrliche Antwort.
prompt-voted = Du hast abgestimmt. Du kannst deine Stimme ändern, bis die letzte abgegeben ist.
# $count: how many players are still to be chosen.
prompt-corrupting = { $count ->
    [one] Bestechung! Dein Stein ist { $stone }. Wähle eine Person, die denselben haben muss.
   *[other] Bestechung! Dein Stein ist { $stone }. Wähle { $count } Personen, die denselben haben müssen.
}
prompt-consulting = { $count ->
    [one] Befrage das Orakel. Wähle eine Person, die ihren Stein aufdecken muss.
   *[other] Befrage das Orakel. Wähle { $count } Personen, die ihre Steine aufdecken müssen.
}
prompt-deciding = Dein Stein ist { $stone }. Behältst du ihn, oder drehst du ihn um?
prompt-waiting = Warte auf { $name }.
prompt-prepare = Du bist wahrscheinlich als Nächstes dran, mit dem Thema „{ $subject }“. Du kannst deine Frage jetzt schon vorbereiten.
prompt-prepare-free = Du bist wahrscheinlich als Nächstes dran und darfst das Thema wählen. Du kannst deine Frage jetzt schon vorbereiten.

# In the message that pings a player: "@Malia: stelle deine Frage".
task-choosing = wähle deinen Philosophen
task-asking = stelle deine Frage
task-voting = stimme über die Frage ab
task-corrupting = wähle, wen du bestichst
task-consulting = befrage das Orakel
task-deciding = behalte deinen Stein oder dreh ihn um
task-over = der Rat ist beendet

## Asked once more

caution-keep-silent = Wenn du nichts fragst, kommst du unter die Sonne, genau wie nach einem Scheitern. Das lässt sich nicht rückgängig machen.
caution-drop-prepared = Die Frage, die du vorbereitet hast, wird gelöscht. Um sie zu stellen, müsstest du sie neu eintippen.
caution-vote-by-lot = Der Zufall entscheidet, ob dein Stein weiß oder schwarz ist. Umdrehen kannst du ihn nur, bis der letzte Stein liegt.
caution-name-by-lot = Wen du noch nicht genannt hast, bestimmt der Zufall. Das lässt sich nicht rückgängig machen.
