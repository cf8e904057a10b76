# The position as text, what only one player sees, and the result.

headline-scenario = { $title }: { $name } debe elegir un escenario
headline-league = { $title }: { $name } debe elegir una liga
headline-city = { $title }: { $name } debe elegir una ciudad
headline-administrator = { $title }: { $name } debe elegir un Administrador
headline-figure = { $title }: { $name } debe elegir su primera figura
headline-develop = { $title }: { $name } debe desarrollar su ciudad
headline-diplomacy = { $title }: { $name } debe mover figuras
headline-resolution = { $title }: { $name } puede repetir la tirada o mantenerla
headline-share = { $title }: { $name } puede tomar el territorio o cederlo
headline-army = { $title }: { $name } debe desplegar su ejército
headline-generals = { $title }: { $name } debe colocar figuras
headline-battle = { $title }: { $name } debe hacer intervenir a su figura o esperar
headline-together-figure = { $title }: se eligen las primeras figuras; { still-to-come }
headline-together-army = { $title }: las dos ligas despliegan sus ejércitos; { still-to-come }
headline-together-generals = { $title }: las dos ligas colocan sus figuras; { still-to-come }
still-to-come = { $missing ->
    [one] falta 1 decisión
   *[other] faltan { $missing } decisiones
}
headline-over = La partida ha terminado
phase-setup = Preparación
chapter-turn = Turno { $turn }
chapter-round = Ronda { $turn }
phase-battle = La Gran Batalla
phase-round = Ronda { $round }, { $name }
phase-turn = Turno { $turn }, acto { $act } ({ $name })

board-headline = **{ $headline }**
board-act = **Acto { $act }, { $name }.** { $card }
board-act-over = **Acto { $act }, { $name }:** terminado. { $act ->
    [3] La Gran Batalla empieza al final de este turno.
   *[other] El próximo acto empieza con el próximo turno.
}
board-solo = **{ $name }**, { $rounds } rondas. { $card }
board-augur = **Augurio: { $augur }.** { $effect }
board-dice = **Dados:** { $dice }
board-territories = **Territorios de { $name }:** { $territories }.
board-no-territories = **Territorios:** nadie controla ninguno.
board-brigands = **Bandidos:** { $territories }.
board-enemies = **Enemigos:** { $figures }.
board-tokens-left = **Fichas que quedan:** { $tokens }.
board-tokens = { $count } de { $deck }
figure-placed = { $figure } { $where }
# What shows who is ahead; $prestige: of all cities of the league together.
league-standing = prestigio { $prestige }, { $territories ->
    [one] 1 territorio
   *[other] { $territories } territorios
}
board-league = **{ $league } ({ $names }):** { league-standing }; tesoro { $stock }; reserva: { $reserve }.
board-league-allied = **{ $league } ({ $names }):** { league-standing }; tesoro { $stock }; reserva: { $reserve }; ciudades integradas: { $cities }.
board-enemy = **{ $league }, el enemigo:** { $army }.
army-column = { $column }: { $tokens }

board-no-league = { $player }: todavía sin liga.
board-no-city = { $player }: { $league }, todavía sin ciudad.
board-player = { $player }, **{ $city }**.
board-goods = { $stock }; prestigio { $prestige }.
board-administrator = { $name } ({ uses-ready }).
board-merchant = { $name } ({ uses-ready }; la próxima negociación tiene éxito).
uses-ready = { $count ->
    [one] 1 uso disponible
   *[other] { $count } usos disponibles
}
board-figures = { $figures }.
board-built = Construido: { $buildings }.
board-nothing-built = Nada construido.
board-city-tokens = Fichas de ciudad que quedan: { $left } de { $all }.

board-front = **{ $front }**
board-front-figures = **{ $front }:** { $figures }
board-figure = { $figure } +{ $strength } ({ $league }, sin intervenir)
board-figure-engaged = { $figure } +{ $strength } ({ $league }, interviene en la columna { $column })
board-column = Columna { $number }. Liga de Delos: { $delian }; Liga del Peloponeso: { $peloponnesian }.
board-column-won = Gana la { $league }.
board-column-tied = Empate.
board-column-open = Sin decidir.

dice-conflict = Conflicto { $where }: la Liga de Delos tiene { $one } (dado: { $first }), y la Liga del Peloponeso, { $two } (dado: { $second }).
dice-conflict-tied = Conflicto { $where }, empatado: la Liga de Delos tiene { $one } (dado: { $first }), igual que la Liga del Peloponeso (dado: { $second }).
dice-brigands = La tirada contra los bandidos { $where } es { $roll }, y hace falta { $needed } o más.
dice-figure = { $figure } ha sacado { $roll } { $where } y necesita { $needed } o más.
reroll-ask = ¿Quieres repetir la tirada con la habilidad de { $figure }? Vale la segunda.
share-ask = Tú o { $ally } podéis tomar el territorio ({ $place }). Tu tributo sería: { $goods }. ¿Lo tomas o se lo dejas a { $ally }?
share-answer = { $ally } te deja el territorio ({ $place }). Tu tributo sería: { $goods }. Si no lo tomas, lo toma { $ally }.
reroll-tied = Conflicto { $where }: tienes { $own } (dado: { $die }), y el enemigo, { $other } (dado: { $theirs }): empate. Si mantienes esta tirada, { $now }.
reroll-behind = Conflicto { $where }: tienes { $own } (dado: { $die }), y el enemigo, { $other } (dado: { $theirs }). Si mantienes esta tirada, { $now }.
reroll-needed = Si la repites, { $needed }.
reroll-needed-or-tie = Si la repites, { $needed }; con { $total } hay empate: { $tie }.
reroll-wins-from = ganas con { $total } o más
reroll-wins-above = ganas con más de { $total }
stands-yours-go-home = tus figuras vuelven a casa
stands-figure-goes-home = { $figure } vuelve a casa sin nada
tie-champion = la { $league } gana el empate
tie-all-go-home = todas las figuras vuelven a casa
tie-yours-stays = todas las figuras vuelven a casa y tú conservas el territorio ({ $place })
tie-stays-with = todas las figuras vuelven a casa y { $city } conserva el territorio ({ $place })

hand-card = **{ $name }.** { $card }
hand-city = **{ $city }:** { $figures }. Edificios que aquí cuestan 1 recurso menos: { $buildings }.
hand-administrator = **{ $name }.** { $effect }
# $figures: what each of its figures can do.
board-city-figures = **{ $city }.** { $figures }
board-ability = *{ $figure }*: { $ability }
hand-figure = **{ $figure }.** { $ability }
hand-aim = **{ $name }:** { $objective } { $progress } Restricción: { $constraint }
hand-goods = **Tienes** { $stock }; prestigio { $prestige } de { $most }.
hand-reserve = **Reserva de tu liga:** { $tokens }.
hand-recruit = **Puedes incorporar a una de estas figuras:**
hand-build = **Por construir:**
hand-build-less = **Por construir** (cada edificio cuesta ahora { resources-less }):
hand-build-more = **Por construir** (cada edificio cuesta ahora { resources-more }, de cualquier tipo):
hand-build-less-more = **Por construir** (cada edificio cuesta ahora { resources-less } y después { resources-more }, de cualquier tipo):
hand-building = { $building } ({ $cost }). { $effect }
cost-less = { $cost }; ahora, { resources-less }
cost-more = { $cost }; ahora, con un recargo de { resources-extra }
cost-less-more = { $cost }; ahora, { resources-less } y después un recargo de { resources-extra }
resources-less = { $less ->
    [one] 1 recurso menos
   *[other] { $less } recursos menos
}
resources-more = { $more ->
    [one] 1 recurso más
   *[other] { $more } recursos más
}
resources-extra = { $more ->
    [one] 1 recurso
   *[other] { $more } recursos
} de cualquier tipo
amount-prestige = { $count } de prestigio
hand-army = **Tu ejército:**
hand-front = { CAPITAL($columns) }
hand-unplaced = **Por desplegar:** { $tokens }.
hand-enemy = **El ejército enemigo, boca abajo:** { $army }.
hand-figures = **Tus figuras:** { $figures }.
hand-post = { $figure } ({ $front })

caption-scenario = **{ $name }.** { $card }
score = { $city } ({ $league }): prestigio { $prestige }; { $stock }; edificios: { $built }
# The same where another line says which players a league has.
score-alone = { $city }: prestigio { $prestige }; { $stock }; edificios: { $built }
score-administrator = { $score }; { $name } ({ uses-ready })
score-figures = { $score }; { $figures }

result-objectives = No has cumplido los objetivos a tiempo, así que pierdes.
result-shared = La batalla es un empate completo: victoria compartida. { fronts-won }
result-lost = Has perdido la batalla. { fronts-won }
result-lost-tie = Los frentes están empatados, y en el modo solitario eso es una derrota. { fronts-won }
result-fronts = Victoria de { $names } con la { $league }, que ha ganado más frentes. { fronts-won }
result-maritime = Victoria de { $names } con la { $league }, que ha ganado el frente del mar. { fronts-won }
result-prestige = Victoria de { $names } con la { $league }, que tiene la ciudad de mayor prestigio. { fronts-won }
result-copper = Victoria de { $names } con la { $league }, que tiene la ciudad con más cobre. { fronts-won }
fronts-won = Frentes ganados: Liga de Delos { $one }, Liga del Peloponeso { $two }.
