# The store of shared tables, in Spanish. $problem is what the database says, in its own words.
# Terms: store almacén, lease concesión, deadline plazo, event suceso, sender remitente.

store-address = No se puede abrir la base de datos: { $problem }. Se espera: un archivo, o postgres://user@host/database.
store-name =
    "{ $found }" no es un nombre de { $what ->
        [table] mesa
        [client] remitente
        [lease] concesión
        [holder] titular de una concesión
        [kind] tipo de suceso
       *[deadline] plazo
    }. Se esperan: de 1 a 100 letras, cifras y signos, sin espacios.
store-no-events = No hay nada que añadir.
store-too-large = { $bytes } bytes son demasiados; se admiten { $most } de una vez.
store-no-table = No existe la mesa { $table }.
store-compacted = La mesa { $table } está cerrada. Su acta se conserva.
store-full = El disco está lleno, así que no se ha guardado nada: { $problem }
store-unavailable = No se puede acceder a la base de datos: { $problem }
store-newer = La base de datos es de la versión { $found }, pero solo se conocen versiones hasta la { $known }. Usa un Teahouse más reciente.
store-exists = { $path } ya existe, y no se sobrescribe.
store-damaged = { $path } no es una base de datos completa de Teahouse: { $problem }
store-not-encrypted = Las conexiones del propio Teahouse con PostgreSQL no van cifradas, así que se rechaza una dirección que lo pida. Usa un socket, una red privada o un túnel, y omite sslmode.
store-no-copies = PostgreSQL tiene sus propias herramientas para copias de seguridad: pg_dump y pg_restore.
store-closed = El almacén está cerrado.
store-failed = La base de datos se ha negado: { $problem }
