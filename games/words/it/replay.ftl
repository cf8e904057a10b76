# What is wrong with the record of a match. $record: its index in the exported file, from 0

broken-record = record { $record }: { $problem }
broken-undo = annulla mosse fino a un punto che la partita non aveva raggiunto
broken-state = porta a uno stato diverso da quello di quando è stato giocato
broken-no-key = ha estrazioni ma nessuna chiave
broken-start-key = ha la stessa chiave dell'apertura
broken-used-key = ha la stessa chiave del record { $record }

# The draws of an action. $draw: the recorded number; $bound: the number it must be below
draw-missing = manca un'estrazione
draw-too-high = l'estrazione { $draw } non è minore di { $bound }
draws-left = { $count ->
    [one] { $count } estrazione registrata non è mai stata usata
   *[other] { $count } estrazioni registrate non sono mai state usate
}
draw-differs = l'estrazione { $number } è { $draw }, ma il segreto e la sua chiave danno { $due }

opening-fails = l'apertura non si può riprodurre ({ $error })
opening-differs = l'apertura non deriva dal segreto e dalla sua chiave
commitment-differs = l'impronta nel file è { $commitment }, non { $shown }
secret-differs = il segreto corrisponde all'impronta { $found }, non a { $commitment }
