description = Mantenimiento de la base de datos de Stoa.
command-migrate = actualizar la base de datos al último esquema
command-restore = sustituir una base de datos SQLite por una copia de seguridad
command-check = comprobar todas las partidas y votaciones de la base de datos; el bot puede estar en marcha
command-backup = hacer una copia de seguridad de una base de datos SQLite, como { COMMAND("admin", "backup") }; el bot puede estar en marcha
argument-file = la copia de seguridad, que no se modifica
argument-url = la base de datos (si no se indica, la que usa el bot: la de DATABASE_URL en el entorno o en .env)

copied = Copia de seguridad de { $database } hecha en { $copy }.
copied-open-votes = { $count ->
    [one] Contiene { $count } votación abierta sin sus piedras. Si restauras esta copia, esa votación quedará anulada.
   *[other] Contiene { $count } votaciones abiertas sin sus piedras. Si restauras esta copia, esas votaciones quedarán anuladas.
}
restored = { $database } se ha restaurado desde { $copy }.
restored-previous = La base de datos anterior está ahora en { $file }.
restored-stones = Contiene las piedras de votaciones abiertas. Bórrala en cuanto deje de hacerte falta.
vote-void = La votación { $vote } (“{ $question }”) seguía abierta, así que queda anulada: las copias de seguridad no incluyen las piedras de las votaciones abiertas.
schema = esquema { $revision }
schema-updated = esquema { $former } -> { $revision }
schema-none = ninguno

not-copied-postgresql = Esta base de datos es PostgreSQL. Haz la copia de seguridad con pg_dump --exclude-table-data='vote_(secrets|roll|stones)', que excluye las piedras de las votaciones abiertas.
not-copied = No se ha podido hacer la copia de seguridad de { $database } ({ $error }).
not-restored-postgresql = Esta base de datos es PostgreSQL. Usa pg_restore o psql para restaurar un volcado hecho con pg_dump.

## What `check` finds. $match, $vote: ids; $problem: what is wrong with a record of the match

match-broken = Partida { $match }: { $problem }
match-unknown = La partida { $match } no se puede comprobar porque su juego no está instalado.
broken-chain = Votación { $vote }: la cadena de recibos no lleva al hash publicado.
ballots-missing = Votación { $vote }: no hay tantos votos como se contaron.
checked = Comprobación terminada: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
} y { $votes ->
    [one] { $votes } votación
   *[other] { $votes } votaciones
}. Fallos encontrados: { $faults }.
