# What is wrong with the record of a match. $record: its index in the exported file, from 0

broken-record = Eintrag { $record }: { $problem }
broken-undo = er nimmt Züge bis zu einem Punkt zurück, den die Partie noch nicht erreicht hatte
broken-state = er führt zu einem anderen Stand als beim Spielen
broken-no-key = er hat Zufallsentscheidungen, aber keinen Schlüssel
broken-start-key = er hat denselben Schlüssel wie die Eröffnung
broken-used-key = er hat denselben Schlüssel wie Eintrag { $record }

# The draws of an action. $draw: the recorded number; $bound: the number it must be below
draw-missing = eine Zufallsentscheidung fehlt
draw-too-high = die gezogene Zahl { $draw } ist nicht kleiner als { $bound }
draws-left = { $count ->
    [one] { $count } aufgezeichnete Zufallsentscheidung wurde nie verwendet
   *[other] { $count } aufgezeichnete Zufallsentscheidungen wurden nie verwendet
}
# $number: which draw of the action; $due: what it should be
draw-differs = Zufallsentscheidung { $number } ist { $draw }, aber aus dem Geheimnis und ihrem Schlüssel folgt { $due }

# $error: the name of an exception
opening-fails = die Eröffnung lässt sich nicht wiederholen ({ $error })
opening-differs = die Eröffnung folgt nicht aus dem Geheimnis und ihrem Schlüssel
commitment-differs = der Fingerabdruck in der Datei ist { $commitment }, nicht { $shown }
secret-differs = das Geheimnis gehört zum Fingerabdruck { $found }, nicht zu { $commitment }
