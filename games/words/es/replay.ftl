broken-record = registro { $record }: { $problem }
broken-undo = deshace jugadas hasta un punto al que la partida no había llegado
broken-state = lleva a un estado distinto del que se dio en la partida
broken-no-key = tiene sorteos, pero no clave
broken-start-key = tiene la misma clave que la apertura
broken-used-key = tiene la misma clave que el registro { $record }

draw-missing = falta un sorteo
draw-too-high = el sorteo { $draw } no es menor que { $bound }
draws-left = { $count ->
    [one] { $count } sorteo registrado no se ha usado
   *[other] { $count } sorteos registrados no se han usado
}
draw-differs = el sorteo { $number } es { $draw }, pero del secreto y su clave sale { $due }

opening-fails = no se puede reproducir la apertura ({ $error })
opening-differs = la apertura no se deriva del secreto y su clave
commitment-differs = la huella del archivo es { $commitment }, no { $shown }
secret-differs = el secreto corresponde a la huella { $found }, no a { $commitment }
