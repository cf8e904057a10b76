-restore = Ejecuta `python -m storage restore FILE` para restaurar una copia de seguridad

## Settings

wrong-key = SECRET_KEY debe tener { $bytes } bytes, escritos como { $digits } cifras hexadecimales o en base64.
no-key = SECRET_KEY es obligatorio, salvo que la base de datos sea un archivo SQLite.
missing-key = No se ha definido SECRET_KEY, y falta el archivo de la clave, { $key }, junto a { $database }. Recupéralo: sin la clave no se puede descifrar la base de datos.
wrong-key-file = El archivo de la clave, { $key }, no contiene un SECRET_KEY de { $bytes } bytes.
another-key = SECRET_KEY no es la clave con la que se cifró esta base de datos, o la base de datos está dañada. { -restore }.
wrong-url = DATABASE_URL debe ser una URL como sqlite:///data/stoa.db o postgresql://user:password@host/name.
no-file = Con SQLite, DATABASE_URL debe indicar un archivo, por ejemplo sqlite:///data/stoa.db.
# $error: the operating system's reason
unusable-file = DATABASE_URL debe indicar un archivo que Stoa pueda crear y modificar ({ $error }).
wrong-parameter = DATABASE_URL tiene un parámetro que el controlador de la base de datos no conoce. Un archivo de SQLite no admite ninguno.
wrong-env-file = No se puede leer el archivo .env: debe ser un archivo de texto en UTF-8.
unknown-database = DATABASE_URL empieza por { $name }. Solo se admiten sqlite y postgresql.

## The database. $error: an error's name; $file, $copy: the name of a file

not-usable = Stoa no puede usar la base de datos que indica DATABASE_URL ({ $error }).
database-fails = No se puede usar la base de datos de DATABASE_URL ({ $error }).
unreachable = No se puede acceder a la base de datos de DATABASE_URL ({ $error }).
not-migrated = La base de datos de DATABASE_URL no se ha migrado. Ejecuta `python -m storage migrate`.
newer = La base de datos de DATABASE_URL es de una versión posterior de Stoa, o está dañada. { -restore }.
damaged = La base de datos está dañada. { -restore }.
damaged-file = El archivo de la base de datos, { $file } (DATABASE_URL), está dañado o no es una base de datos de Stoa. { -restore } hecha con `{ COMMAND("admin", "backup") }` o con `python -m storage backup`.

copy-missing = El archivo { $file } no existe.
copy-damaged = { $file } está dañado.
copy-foreign = { $file } no es una base de datos de Stoa.
copy-is-database = Este archivo es la propia base de datos. Indica una de sus copias de seguridad.
copy-another-key = { $copy } se cifró con otra clave. Restaura también esa clave (SECRET_KEY, o { $key } junto a la base de datos).
copy-failed = No se ha podido copiar { $copy } en su ubicación definitiva ({ $error }).
in-use = La base de datos está en uso. Primero detén el bot.
