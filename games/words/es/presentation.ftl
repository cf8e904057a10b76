prompt = Elige una acción.
# In the message that pings a player: "@Malia: te toca."
task = te toca

no-winner = No gana nadie.
winners = { $count ->
    [one] { $names } gana.
   *[other] { $names } ganan en común.
}

refusal-not-active = No te toca.
refusal-not-now = Ahora no puedes elegir “{ $action }”.
refusal = Ahora no puedes elegir “{ $action }”.

topic-origin = { $place } · { $source ->
    [ruling] aclaración propia, porque el reglamento no dice nada
    [reconstructed] reconstruido, porque no teníamos la regla impresa
   *[printed] según el reglamento
}
