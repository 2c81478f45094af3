# The store of shared tables. $problem is what the database says, in its own words.

store-address = The database cannot be opened: { $problem }. Expected: a file, or postgres://user@host/database.
store-name =
    "{ $found }" is no name of a { $what ->
        [table] table
        [client] sender
        [lease] lease
        [holder] holder of a lease
        [kind] kind of event
       *[deadline] deadline
    }. Expected: 1 to 100 letters, digits and signs, without spaces.
store-no-events = There is nothing to append.
store-too-large = { $bytes } bytes are too many; { $most } at a time are taken.
store-no-table = There is no table { $table }.
store-compacted = Table { $table } is closed. Its record is kept.
store-full = The disk is full, so nothing was stored: { $problem }
store-unavailable = The database cannot be reached: { $problem }
store-newer = The database is of version { $found }, but only versions up to { $known } are known. Use a newer Teahouse.
store-exists = { $path } is there already, and is not overwritten.
store-damaged = { $path } is not a whole database of Teahouse: { $problem }
store-not-encrypted = Teahouse's own connections to PostgreSQL are not encrypted, so an address that asks for it is refused. Use a socket, a private network or a tunnel, and leave sslmode out.
store-no-copies = PostgreSQL has tools of its own for backups: pg_dump and pg_restore.
store-closed = The store is closed.
store-failed = The database refused: { $problem }
