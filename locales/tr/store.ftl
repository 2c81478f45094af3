# Turkish. The store of shared tables. $problem is what the database says, in its own words.
# Terms: depo store, kira lease, süre deadline, veritabanı database, gönderen sender.

store-address = Veritabanı açılamıyor: { $problem }. Beklenen: bir dosya ya da postgres://user@host/database.
store-name =
    "{ $found }" bir { $what ->
        [table] masa
        [client] gönderen
        [lease] kira
        [holder] kira sahibi
        [kind] olay türü
       *[deadline] süre
    } adı olamaz. Beklenen: 1 ile 100 arası harf, rakam ve işaret, boşluksuz.
store-no-events = Eklenecek bir şey yok.
store-too-large = { $bytes } bayt çok fazla; bir kerede en çok { $most } bayt alınır.
store-no-table = { $table } masası yok.
store-compacted = { $table } masası kapandı. Kaydı saklanıyor.
store-full = Disk dolu, bu yüzden hiçbir şey saklanmadı: { $problem }
store-unavailable = Veritabanına ulaşılamıyor: { $problem }
store-newer = Veritabanının sürümü { $found }, ama yalnızca { $known } sürümüne kadar olanlar biliniyor. Daha yeni bir Teahouse kullanın.
store-exists = { $path } zaten var; üzerine yazılmaz.
store-damaged = { $path } sağlam bir Teahouse veritabanı değil: { $problem }
store-not-encrypted = Teahouse'un PostgreSQL bağlantıları şifreli değildir; bu yüzden şifreleme isteyen bir adres reddedilir. Bir soket, özel bir ağ ya da tünel kullanın ve sslmode yazmayın.
store-no-copies = PostgreSQL'in yedekleme için kendi araçları var: pg_dump ve pg_restore.
store-closed = Depo kapalı.
store-failed = Veritabanı reddetti: { $problem }
