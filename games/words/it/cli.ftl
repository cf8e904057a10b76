# The command line, `python -m games`. Names of commands, arguments and values stay as they are.

description = Gioca, controlla e misura i giochi di Stoa senza Discord.

command-list = elenca tutti i giochi, ognuno con una riga di JSON
command-play = fai giocare una partita ai computer e stampala
command-replay = rigioca e controlla una partita esportata, o il nastro di una legge violata
command-verify = controlla che ogni lancio ed estrazione di una partita esportata derivi dal suo segreto
command-laws = controlla ogni legge su partite casuali, e stampa la più piccola che ne viola una
command-bench = misura la velocità e la dimensione degli stati, e stampa righe di JSON
command-playthrough = controlla le partite di esempio registrate di un gioco, o registrale di nuovo
command-lesson = stampa la lezione di un gioco, con le azioni possibili nell'ultima pagina
command-rules = stampa le regole di un gioco per argomento, o inseriscile in una pagina
command-trace = stampa gli hash di una partita casuale, che devono essere uguali in ogni processo

argument-language = lingua dei testi, per esempio "it"; i testi non tradotti sono in inglese
argument-players = livello di ogni posto, per esempio "hard,random"; l'ultimo vale per tutti i posti che restano
argument-play-words = stampa ciò che vede il pubblico al posto di una registrazione
argument-replay-words = stampa anche il registro di una partita esportata
argument-tape = il nastro stampato da "laws"; vi si controlla ogni legge
argument-file = il file che “{ COMMAND("table", "export") }” manda a partita finita
argument-commitment = l'impronta che il tavolo ha mostrato all'inizio
argument-draws = stampa ogni estrazione con la sua chiave e il suo intervallo
argument-games = numero di partite casuali per ogni numero di posti e ogni insieme di opzioni
argument-seconds = durata di una misura in secondi
argument-laws-seconds = gioca in tutto per circa questi secondi, ma almeno una partita per ogni numero di posti e ogni insieme di opzioni
argument-write = gioca e registra nuove partite
argument-retell = conserva le partite registrate, ma registra di nuovo ciò che vede ogni posto
argument-seats = numero di posti (predefinito: il minimo che il gioco ammette)
argument-options = le opzioni del gioco come oggetto JSON (se omesse, quelle predefinite del gioco)
argument-options-all = le opzioni del gioco come oggetto JSON (se omesse, ogni insieme di opzioni)
argument-seed = seme per le scelte casuali
argument-into = la pagina Markdown di cui sostituire le regole
argument-folder = cartella con le partite di esempio di tutti i giochi
argument-seats-all = numero di posti (predefinito: ogni numero che il gioco ammette)

## What is wrong with the command line

usage-error = { $problem }; vedi python -m games --help.
no-game = Non c'è nessun gioco che si chiama “{ $name }”. Scegli uno di questi: { $games }.
wrong-seats = { $game } è per un numero di giocatori da { $fewest } a { $most }, non { $seats }.
options-unreadable = Le opzioni di { $game } devono essere un oggetto JSON ({ $problem }). Quelle predefinite sono { $defaults }.
option-wrong = { $game } non si può giocare con queste opzioni. { $option }: { $problem }. Quelle predefinite sono { $defaults }.
# These three are followed by a pointer to --help, so they have no full stop.
not-a-tape = “{ $text }” non è una lista di numeri come 3,0,1
negative-tape = un nastro non può contenere numeri negativi
not-positive = “{ $text }” non è un numero intero maggiore di 0
not-a-language = “{ $text }” non è una lingua come “it” o “en-GB”
no-level = Non c'è nessun livello che si chiama “{ $name }”. Scegli uno di questi: { $levels }.
too-many-players = Hai indicato { $players } giocatori, ma { $seats ->
    [one] c'è solo { $seats } posto
   *[other] i posti sono solo { $seats }
}.
no-lesson = { $game } non ha una lezione.
lesson-wrong = La lezione non si può giocare: { $problem }
rules-no-page = Le regole non si possono scrivere in { $file }: { $problem }.
no-playthroughs = { $game } non ha partite di esempio in { $folder }. Registrane con --write.
file-unreadable = { $file } non si può leggere: { $problem }.
not-json = { $file } non è un file JSON.
not-an-export = { $file } non è l'esportazione di una partita finita.
no-secret = { $file } non contiene il segreto della partita, quindi le estrazioni non si possono controllare.
game-not-installed = Questa partita è di un gioco che non è installato: { $game }.
endless = La partita non è finita dopo { $steps } passi.

## Results

player = Giocatore { $number }
headline = == { $text }

broken = NON VA: { $problem }
broken-outcome = la partita si può rigiocare, ma con un esito diverso da quello registrato
replayed = OK: { $game }, edizione { $edition }. { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, { $records ->
    [one] { $records } record
   *[other] { $records } record
}{ $undone ->
    [0] .
    [one] , di cui { $undone } annullato o di annullamento.
   *[other] , di cui { $undone } annullati o di annullamento.
}
proven = { $count ->
    [0] OK: { $game }, edizione { $edition }. Non ci sono state estrazioni.
    [one] OK: { $game }, edizione { $edition }. L'unica estrazione deriva dal segreto.
   *[other] OK: { $game }, edizione { $edition }. Estrazioni controllate: { $count }. Derivano tutte dal segreto.
}
draws-by = { $cause ->
    [press] { $count ->
        [one] { $count } estrazione viene da una persona.
       *[other] { $count } estrazioni vengono da persone.
    }
    [computer] { $count ->
        [one] { $count } estrazione viene da un computer.
       *[other] { $count } estrazioni vengono da computer.
    }
    [deadline] { $count ->
        [one] { $count } estrazione viene da una scadenza.
       *[other] { $count } estrazioni vengono da scadenze.
    }
   *[other] { $count ->
        [one] { $count } estrazione viene da “{ $cause }”.
       *[other] { $count } estrazioni vengono da “{ $cause }”.
    }
}
commitment = Confronta questa impronta con quella che il tavolo ha mostrato prima dell'inizio: { $commitment }
draw-of-opening = apertura: chiave { $key }, estratto { $draw } (da 0 a { $most })
draw-of-record = record { $record }: chiave { $key }, estratto { $draw } (da 0 a { $most })

lesson-page = == { $number } di { $count }: { $headline }
lesson-right = [{ $action }] continua la lezione
lesson-wrong-way = [{ $action }] { $why }
lesson-actions = Azioni possibili adesso:

laws-hold = OK: { $setup }, { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} ({ $number } di { $setups })
tape-holds = OK: { $setup }; su questo nastro nessuna legge è violata
law-processes-agree = LEGGE VIOLATA: processes_agree
    in { $setup }, seme { $seed }:
    { $difference }
process-differs = la partita è diversa in un processo con PYTHONHASHSEED={ $seed }:
    { $one }
    { $other }
process-ends = un processo con PYTHONHASHSEED={ $seed } gioca { $count ->
    [one] { $count } posizione
   *[other] { $count } posizioni
}, non { $expected }: { $errors }
unchanged = { $count ->
    [one] { $count } partita di esempio è invariata.
   *[other] { $count } partite di esempio sono invariate.
}
playthrough-refused = { $file }: le regole rifiutano la mossa dopo la riga { $line }: { $error }
perft-differs = { $file }: perft è { $found }, ma era registrato { $expected }
