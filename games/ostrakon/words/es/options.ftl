game-length = 45 minutos

option-philosophers = Filósofos
    .description = Cómo se reparten los filósofos.
    .value-choose = Cada cual elige el suyo
    .value-draw = Al azar, así la partida empieza enseguida
option-show-voters = Mostrar quién ha votado
    .description = Mostrar quién ha votado durante una votación. Si no, solo se ve cuántos votos faltan.
option-objections = Objeciones
    .description = Si más de la mitad de las demás personas se opone a una pregunta, hay que hacer otra.
option-subjects = Cartas de temas en blanco
    .description = Hasta 64 temas propios, de 30 caracteres como máximo, separados por punto y coma.

fault-too-many-subjects = caben { $most } temas, y has escrito { $count }
fault-long-subject = cada tema tiene que ser una sola línea de { $most } caracteres como máximo
