rules-title = ### { $game }: reglas
rules-topic =
    ### { $game }: { $title }
    { $text }
rules-no-topic = No hay ningún tema con ese nombre. Elige una de las sugerencias que aparecen al escribir.
rules-choose = Elige un tema.
rules-none = Este juego todavía no tiene temas de reglas. Los botones de tu panel muestran siempre lo que puedes hacer.
rules-quick = Con estos cinco temas basta para empezar. El menú tiene los demás.
rules-preview = **{ $title }:** { $text }
rules-next = Siguiente: { $title }
rules-menu = Tema
rules-more = Más temas
rules-place = -# { $origin }

greeting-text =
    ### Stoa te da la bienvenida
    Aquí se juega a juegos de mesa de filosofía, en vivo o durante varios días, con más gente o contra la máquina. `{ COMMAND("play") }` abre una mesa, y `{ COMMAND("help") }` vuelve a mostrar este mensaje. La moderación puede convocar votaciones secretas con `{ COMMAND("ostrakon", "open") }`. Abajo, **Jugar** empieza una partida contra la máquina y **Aprender**, una lección breve.
greeting-game = **{ $game }** · { $players } · { $length }
greeting-play = Jugar a { $game }
greeting-learn = Aprender { $game }
greeting-rules = Leer las reglas de un juego
greeting-tables = Mesas abiertas
greeting-settings = Mis ajustes

lesson-title =
    ### { $game }: lección
    -# Página { $page } de { $pages }. Sin prisa: nadie espera y no se guarda nada.
lesson-wrong = **No del todo.** { $why }
lesson-next = Siguiente
lesson-back = Atrás
lesson-play = Jugar esto contra la máquina
lesson-again = Volver a empezar
lesson-rules = Todas las reglas
lesson-none = { $game } todavía no tiene lección. Sus reglas están en `{ COMMAND("rules") }`.
lesson-unknown = Ese juego ya no está instalado aquí.
