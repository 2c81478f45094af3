# The store of shared tables, in German. $problem is what the database says, in its own words.
# Terms: store Speicher, lease Lease, deadline Frist, event Ereignis, sender Absender.

store-address = Die Datenbank lässt sich nicht öffnen: { $problem }. Erwartet wird: eine Datei oder postgres://user@host/database.
store-name =
    "{ $found }" ist kein Name für { $what ->
        [table] einen Tisch
        [client] einen Absender
        [lease] eine Lease
        [holder] den Inhaber einer Lease
        [kind] eine Art von Ereignissen
       *[deadline] eine Frist
    }. Erwartet werden: 1 bis 100 Buchstaben, Ziffern und Zeichen, ohne Leerzeichen.
store-no-events = Es gibt nichts anzuhängen.
store-too-large = { $bytes } Byte sind zu viel; auf einmal werden { $most } angenommen.
store-no-table = Den Tisch { $table } gibt es nicht.
store-compacted = Der Tisch { $table } ist geschlossen. Seine Aufzeichnung bleibt erhalten.
store-full = Die Platte ist voll, deshalb wurde nichts gespeichert: { $problem }
store-unavailable = Die Datenbank ist nicht erreichbar: { $problem }
store-newer = Die Datenbank hat die Version { $found }, bekannt sind aber nur Versionen bis { $known }. Verwende ein neueres Teahouse.
store-exists = { $path } gibt es schon und wird nicht überschrieben.
store-damaged = { $path } ist keine ganze Datenbank von Teahouse: { $problem }
store-not-encrypted = Teahouse verschlüsselt seine eigenen Verbindungen zu PostgreSQL nicht; eine Adresse, die das verlangt, wird deshalb abgelehnt. Verwende einen Socket, ein privates Netz oder einen Tunnel, und lass sslmode weg.
store-no-copies = PostgreSQL hat eigene Werkzeuge für Sicherungskopien: pg_dump und pg_restore.
store-closed = Der Speicher ist geschlossen.
store-failed = Die Datenbank hat abgelehnt: { $problem }
