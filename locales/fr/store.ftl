# The store of shared tables, in French. $problem is what the database says, in its own words.
# Terms: store dépôt, lease bail, deadline échéance, event événement, sender expéditeur.

store-address = La base de données ne peut pas être ouverte : { $problem }. Attendu : un fichier, ou postgres://user@host/database.
store-name =
    "{ $found }" n’est pas un nom { $what ->
        [table] de table
        [client] d’expéditeur
        [lease] de bail
        [holder] de titulaire d’un bail
        [kind] de type d’événement
       *[deadline] d’échéance
    }. Attendu : de 1 à 100 lettres, chiffres et signes, sans espaces.
store-no-events = Il n’y a rien à ajouter.
store-too-large = { $bytes } octets, c’est trop ; { $most } sont acceptés à la fois.
store-no-table = Il n’y a pas de table { $table }.
store-compacted = La table { $table } est fermée. Sa feuille de partie est conservée.
store-full = Le disque est plein, donc rien n’a été enregistré : { $problem }
store-unavailable = La base de données est injoignable : { $problem }
store-newer = La base de données est de la version { $found }, mais seules les versions jusqu’à { $known } sont connues. Utilisez un Teahouse plus récent.
store-exists = { $path } existe déjà, et n’est pas écrasé.
store-damaged = { $path } n’est pas une base de données entière de Teahouse : { $problem }
store-not-encrypted = Les connexions de Teahouse lui-même à PostgreSQL ne sont pas chiffrées, donc une adresse qui le demande est refusée. Utilisez un socket, un réseau privé ou un tunnel, et omettez sslmode.
store-no-copies = PostgreSQL a ses propres outils de sauvegarde : pg_dump et pg_restore.
store-closed = Le dépôt est fermé.
store-failed = La base de données a refusé : { $problem }
