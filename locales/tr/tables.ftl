# Turkish. Tables and records.
# Terms: kayıt record, olay event, başlık header, açıklama comment, özet digest.

## What a table refuses
table-illegal = { $action } kurallara uygun değil: { $reason }

## Records
record-line = satır { $line }: { $problem }
record-event = olay { $event }: { $problem }
record-no-rules = Kayıtta kurallar belirtilmemiş.
record-rules = Kaydın kuralları bulunamadı: { $problem }
record-start = Kaydın başı: { $problem }
record-no-digest = Kayıt hangi kurallarla oynandığını söylemiyor: Digest başlığı yok.
record-other-rules = Kayıt { $rules } (özet { $digest }) kurallarıyla değil, başka kurallarla (özet { $found }) oynanmış.
record-cut-off = Kayıt yarım: { $claimed } olay diyor, ama { $found } olay var.
record-not-over = Kayıt sonucun { $claimed } olduğunu söylüyor, ama oyun bitmemiş.
record-wrong-end = Kayıtta { $header } "{ $claimed }" yazıyor, ama doğrusu "{ $found }".
record-open-comment = Burada başlayan açıklama süslü ayraçla kapatılmamış.
record-header = "{ $found }" bir başlık değil. Beklenen: [Name "value"].
record-header-twice = { $header } başlığı burada ikinci kez geçiyor.
record-late-header = { $header } başlığı ilk olaydan sonra geliyor. Söylediği şey önceden bilinmelidir.
record-beginning = Kayıt [Teahouse "{ $format }"] ile başlar.
record-format = Bu biçim { $found }; yalnızca biçim { $format } biliniyor.
record-comment-first = Açıklama bir zar atışından ya da eylemden sonra gelir.
