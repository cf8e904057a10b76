# What is wrong with the record of a match. $record: its index in the exported file, from 0

broken-record = enregistrement { $record } : { $problem }
broken-undo = il annule des coups jusqu’à un point que la partie n’avait pas atteint
broken-state = il mène à un autre état que lors de la partie
broken-no-key = il a des tirages mais pas de clé
broken-start-key = il a la même clé que l’ouverture
broken-used-key = il a la même clé que l’enregistrement { $record }

# The draws of an action. $draw: the recorded number; $bound: the number it must be below
draw-missing = un tirage manque
draw-too-high = le tirage { $draw } n’est pas inférieur à { $bound }
draws-left = { $count ->
    [one] { $count } tirage enregistré n’a jamais servi
   *[other] { $count } tirages enregistrés n’ont jamais servi
}
# $number: which draw of the action; $due: what it should be
draw-differs = le tirage { $number } est { $draw }, mais le secret et sa clé donnent { $due }

# $error: the name of an exception
opening-fails = l’ouverture ne peut pas être reproduite ({ $error })
opening-differs = l’ouverture ne découle pas du secret et de sa clé
commitment-differs = l’empreinte du fichier est { $commitment }, et non { $shown }
secret-differs = le secret correspond à l’empreinte { $found }, et non à { $commitment }
