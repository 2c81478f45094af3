# Turkish. Fair dice: what `teahouse verify` says (docs/fair-dice.md).
# Terms: hilesiz fair, taahhüt commitment, sır secret, katkı contribution, zar roll, başlık header, düzen scheme, kayıt record.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [one] bir zar atışı, oyundan önce taahhüt edildiği gibi
   *[other] { $rolls } zar atışı, hepsi oyundan önce taahhüt edildiği gibi
}
fair-no-dice = denetlenecek bir şey yok: oyunda zar yok
# Counts of games, over all files.
fair-all-checked = { $games ->
    [one] Oyunun zarları hilesiz.
   *[other] { $games } oyunun hepsinde zarlar hilesiz.
}
fair-not-all-checked = { $games } oyundan { $failed } tanesi: zarlara güvenilemez ya da zarlar denetlenemez.
fair-no-records = içinde kayıt yok
fair-empty = Metinde kayıt yok.
# $expected is the first sentence under "What stands in headers".
fair-commitment = "{ $found }" bir taahhüt değil. Beklenen: { $expected }.

## Why the dice of a record cannot be checked
fair-none = Kayıt zarların nasıl atıldığını söylemiyor: { $header } başlığı yok.
fair-missing = { $header } başlığı eksik.
fair-unknown-header = Bu düzende { $header } başlığı yok ya da bu masada öyle bir yer yok.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] anlaşılmıyor. Beklenen: { $expected }
fair-scheme = Bu zarlar { $found } düzeniyle atılmış; yalnızca { $scheme } düzeni biliniyor.
fair-unfinished = Sır henüz kayıtta yok. Oyun bitince gösterilir.
fair-no-secret = Oyun bitmiş, ama sır eksik ({ $header } başlığı). Onsuz hiçbir zar denetlenemez.

## Why the dice of a record are not fair
fair-late-commitment = Taahhüt, { $header } başlığından sonra geliyor. Herhangi bir yer katkı vermeden önce yapılmalı.
fair-wrong-secret = Sır, taahhüt edilen sır değil: SHA-256 değeri { $found }, ama taahhüt edilen { $commitment }.
fair-other-commitment = Kayıttaki taahhüt { $found }, ama size gösterilen { $expected }.
fair-other-roll = Zar { $number }: { $expected } olmalı, ama { $found } yazıyor.
fair-missing-roll = Zar { $number } eksik: { $expected } olmalı, ama { $found } yazıyor.
fair-other-rolls-before = Kayda göre bu oyundan önce { $found } zar atılmış, ama doğrusu { $expected }.
fair-other-header = { $header } başlığı, maçın ilk oyunundakinden farklı.

## What stands in headers
fair-expected-hash = 64 onaltılık basamak
fair-expected-contribution = en çok { $digits } onaltılık basamak, her bayt için iki
fair-expected-table = en çok { $bytes } bayt
fair-expected-number = bir sayı
