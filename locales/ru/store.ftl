# Russian. The store of shared tables. $problem is what the database says, in its own words.
# Terms: store = хранилище, lease = аренда, deadline = срок, database = база данных, sender = отправитель.

store-address = Базу данных открыть не удаётся: { $problem }. Ожидается: файл или postgres://user@host/database.
store-name =
    «{ $found }» не может быть именем { $what ->
        [table] стола
        [client] отправителя
        [lease] аренды
        [holder] держателя аренды
        [kind] вида события
       *[deadline] срока
    }. Ожидается: от 1 до 100 букв, цифр и знаков без пробелов.
store-no-events = Добавлять нечего.
store-too-large = { $bytes } Б — слишком много; за один раз принимается не больше { $most } Б.
store-no-table = Стола { $table } нет.
store-compacted = Стол { $table } закрыт. Запись партии сохранена.
store-full = Диск заполнен, поэтому ничего не сохранено: { $problem }
store-unavailable = База данных недоступна: { $problem }
store-newer = Версия базы данных — { $found }, а известны только версии до { $known } включительно. Возьмите более новый Teahouse.
store-exists = { $path } уже существует и не перезаписывается.
store-damaged = { $path } — не целая база данных Teahouse: { $problem }
store-not-encrypted = Собственные соединения Teahouse с PostgreSQL не шифруются, поэтому адрес, который этого требует, не принимается. Используйте сокет, частную сеть или туннель и уберите sslmode.
store-no-copies = Для резервных копий у PostgreSQL есть свои средства: pg_dump и pg_restore.
store-closed = Хранилище закрыто.
store-failed = База данных отказала: { $problem }
