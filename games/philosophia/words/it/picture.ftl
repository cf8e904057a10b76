picture-title = Philosophia

picture-round = Round { $round }
picture-when = Round { $round }, { $year }

end-tokens = { count-labyrinth }
end-greatest = { $philosopher }: la mente più grande della Grecia
end-moirai = Il destino è stato più forte di qualsiasi argomento
end-alone = Quando la Grecia cadde in mano a Roma, nessun altro aveva tre segnalini Labirinto.
end-nobody = La Grecia è caduta in mano a Roma, e nessuno aveva tre segnalini Labirinto.
end-debate = { $name } ha vinto il dibattito finale con { $count } carte contro { $other }.
end-lowest-number = Dibattito finale in parità, { $count } carte: vince il filosofo con il numero più basso.

debate-result = { $result ->
    [tie] pareggia
   *[other] batte
}
debate-all-passed = gli altri hanno passato
debate-what = Su che cosa dibattere?
debate-has-passed = ha passato
debate-to-answer = risponde
debate-to-lead = apre
debate-waits = attende
