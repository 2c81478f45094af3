# Azerbaijani. The store of shared tables. $problem is what the database says, in its own words.
# Terms: anbar store, icarə lease, son vaxt deadline, verilənlər bazası database, göndərən sender.

store-address = Verilənlər bazası açılmır: { $problem }. Gözlənilən: fayl və ya postgres://user@host/database.
store-name =
    "{ $found }" { $what ->
        [table] masa
        [client] göndərən
        [lease] icarə
        [holder] icarə sahibi
        [kind] hadisə növü
       *[deadline] son vaxt
    } adı ola bilməz. Gözlənilən: 1-dən 100-ə qədər hərf, rəqəm və işarə, boşluqsuz.
store-no-events = Əlavə ediləsi bir şey yoxdur.
store-too-large = { $bytes } bayt həddən çoxdur; bir dəfəyə ən çoxu { $most } bayt qəbul edilir.
store-no-table = { $table } masası yoxdur.
store-compacted = { $table } masası bağlanıb. Onun yazısı saxlanılır.
store-full = Disk doludur, ona görə heç nə saxlanılmadı: { $problem }
store-unavailable = Verilənlər bazasına çatmaq olmur: { $problem }
store-newer = Verilənlər bazasının versiyası { $found }, amma yalnız { $known } versiyasına qədər (o da daxil) olanlar tanınır. Daha yeni Teahouse işlədin.
store-exists = { $path } artıq var və üzərinə yazılmır.
store-damaged = { $path } bütöv Teahouse verilənlər bazası deyil: { $problem }
store-not-encrypted = Teahouse-un PostgreSQL ilə öz bağlantıları şifrələnmir, ona görə şifrələmə tələb edən ünvan qəbul edilmir. Soket, özəl şəbəkə və ya tunel işlədin və sslmode yazmayın.
store-no-copies = PostgreSQL-in ehtiyat nüsxələr üçün öz alətləri var: pg_dump və pg_restore.
store-closed = Anbar bağlıdır.
store-failed = Verilənlər bazası imtina etdi: { $problem }
