# The position: the headline, the text of the board, scores, what only one player sees, and the result.

headline-choosing = Se eligen los filósofos
headline-over = La asamblea ha terminado
chapter-choosing = Elección de filósofos
chapter-day = Día { $day } de { $days }
headline-asking = Día { $day } de { $days } · Tema: { $subject } · Tiene la palabra: { $name }
headline-voting = { $missing ->
    [one] Día { $day } de { $days } · Tema: { $subject } · Pregunta de { $name } · Falta 1 voto
   *[other] Día { $day } de { $days } · Tema: { $subject } · Pregunta de { $name } · Faltan { $missing } votos
}
headline-corrupting = Día { $day } de { $days } · ¡Corrupción! · Tiene la palabra: { $name }
headline-consulting = Día { $day } de { $days } · Consulta al Oráculo · Tiene la palabra: { $name }
headline-deciding = Día { $day } de { $days } · ¿Dejar la piedra o darle la vuelta? · Tiene la palabra: { $name }

board-headline = **{ $headline }**
board-chosen = Ya han elegido: { $names }.
board-chosen-none = Todavía no ha elegido nadie.
board-question = **{ $question }**
board-answers = ⚪ Blanca: { $white } · ⚫ Negra: { $black }
board-voters = Ya han votado: { $names }.
board-follower = Acompaña: { $name }.
board-objections = Impugnan la pregunta: { $names }. Hacen falta { $enough } objeciones para anularla.
board-revealed = A la vista: { $stones }.
board-named = Hasta ahora: { $names }.

path-heading = **El camino**, desde el Templo; cada pila, de arriba abajo
path-line = { $place }: { $names }
path-nobody = { $place }: nadie
path-under = Bajo el Sol: { $names }
place = Casilla { $space }
place-sun = Casilla { $space } (el Sol)
place-special = Casilla { $space } ({ $rule })
place-special-sun = Casilla { $space } ({ $rule }, el Sol)
place-temple = Templo de la Sabiduría

calendar-day = **Día { $day } de { $days }.** { $rule }
day-rule-regular = Día normal: sin regla especial.
day-rule-corruption = Corrupción: después de la votación, quien pregunta revela su piedra y elige a { $count ->
    [one] otra persona, que tiene que coincidir con ella.
   *[other] otras { $count } personas, que tienen que coincidir con ella.
}
day-rule-oracle = Oráculo: después de la votación, quien pregunta elige a { $count ->
    [one] otra persona, que revela su piedra.
   *[other] otras { $count } personas, que revelan sus piedras.
} Después deja su propia piedra como está o le da la vuelta.
day-rule-treachery = Traición: con todas las piedras a la vista, quien pregunta todavía puede dar la vuelta a la suya.
calendar-next = Tema: { $subject }. A continuación: { $next } (tema: { $later }).
calendar-open = Tema: { $subject }. Este turno decide quién pregunta después (tema: { $later }).

last-question = **Última pregunta**, de { $name }: { $question }
last-struck = Quedó anulada por las objeciones.
last-votes = { $stone ->
    [white] ⚪ Blanca
   *[black] ⚫ Negra
}, { $answer }: { $count } ({ $names })
last-no-votes = { $stone ->
    [white] ⚪ Blanca
   *[black] ⚫ Negra
}, { $answer }: 0

# $pile: how a player stands on a space; $above: the symbol of the player on top of them.
score-pile = { $pile ->
    [top] , en lo alto de la pila
    [under] , debajo de { $above }
   *[alone] { "" }
}
score-space = { $philosopher }, en la casilla { $space }{ score-pile }
score-space-branches = { $philosopher }, en la casilla { $space }{ score-pile }, con ramas de olivo
score-sun = { $philosopher }, bajo el Sol en la casilla { $space }
score-sun-branches = { $philosopher }, bajo el Sol en la casilla { $space }, con ramas de olivo
score-temple = { $philosopher }, en el Templo
score-temple-branches = { $philosopher }, en el Templo, con ramas de olivo

hand-hidden = **Tu piedra** (boca abajo): { $stone }, { $answer }.
hand-open = **Tu piedra** (a la vista): { $stone }, { $answer }.
hand-prepared = **La pregunta que has preparado** (tema: { $subject })
hand-question = { $question } ⚪ { $white } · ⚫ { $black }

result-temple = { $name } llega al Templo de la Sabiduría: ¡Victoria Extraordinaria!
result-calendar = { $name } gana: está en lo alto de la pila más cercana al Templo (casilla { $space }).
