# Turkish. Games in other programs' formats.
# Terms: biçim format, maç match, açıklama comment, başlık header, dizi array, küp cube, geçmiş history, an moment,
# arşiv archive, sağlama toplamı checksum.

## Where something is wrong
exchange-line = satır { $line }, sütun { $column }: { $problem }
exchange-byte = bayt { $byte }: { $problem }
exchange-moment = an { $moment } (0'dan sayılır): { $problem }
exchange-turn = oyun { $game }, tur { $turn }: { $problem }
exchange-record = oyun { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = Bu, bilinen biçimlerden hiçbiri değil: ne [Teahouse "1"] ile ne de Dokuz Taş etiketleri ya da hamleleriyle başlıyor; ne bir maç (.mat), ne bir LUDOpy geçmişi (.npz), ne de bir LongNardi listesi (.json).
exchange-empty = İçinde oyun yok.
exchange-nothing-to-write = Yazılacak oyun yok.
exchange-not-written = { $format } biçimi okunur ama yazılmaz.
exchange-other-family = { $format } biçimi { $rules } oyunlarını tutmaz.
exchange-other-game = Oyun { $number } bu biçimde yazılamaz; biçim yalnızca { $family } oyunları içindir.
exchange-set-up = Oyun { $number } dizilmiş bir pozisyonla başlıyor; bu biçimde onun için yer yok.

## What had to be assumed, or was left out
exchange-rules-assumed = Dosyada kurallar belirtilmemiş; { $rules } varsayılıyor.
exchange-no-comments =
    { $count ->
        [one] Bir açıklama atlandı; { $format } biçiminde ona yer yok.
       *[other] { $count } açıklama atlandı; { $format } biçiminde onlara yer yok.
    }
exchange-no-headers = Adlar ve öteki başlıklar atlandı; { $format } biçiminde onlara yer yok.

## Matches (.mat)
mat-before-games = "{ $found }" ilk oyundan önce geliyor. Beklenen: "7 point match", "Game 1" ya da noktalı virgülle başlayan bir açıklama.
mat-names = "{ $found }" oyuncuları belirtmiyor. Beklenen: ad : skor, iki kez.
mat-cell = "{ $found }" bir hamle değil. Beklenen: 63: gibi zarlar, Doubles, Takes, Drops ya da Wins.
mat-cells = "{ $found }" ikiden fazla şey söylüyor. Beklenen: her oyuncu için bir tane.
mat-dice = "{ $found }" zar değil. Beklenen: 1 ile 6 arasında iki sayı ve iki nokta.
mat-double = Doubles kaça katlandığını söylemiyor. Beklenen: Doubles => 2.
mat-wins = Wins kaç puan olduğunu söylemiyor. Beklenen: Wins 1 point.
mat-move = "{ $found }" bir hamle değil. Beklenen: nereden/nereye, 24'ten 1'e kadar, tahtanın dışı için 0 ya da off.
mat-variation = Bu bir { $variation } maçı; yalnızca nardi maçları yeniden oynatılabilir.
mat-cube = Küp { $found } yapılamaz. Beklenen: Doubles => { $expected }.
# $found and $expected are numbers of points; $expected may be several, such as 2, 4.
mat-points = Şimdi çekilinen bir oyun { $found } puan etmez. Beklenen: { $expected }.
# $problem says how the game ended.
mat-other-end = Oyun başka türlü bitti: { $problem }
# Scores such as 2-4, the left player's points first.
mat-score = Bu oyundan önceki skor { $found } olarak verilmiş, ama önceki oyunlardan bu çıkmıyor. Beklenen: { $expected }.
mat-other-turn = Sıra { $seat } tarafında.
mat-other-dice = Tahtadaki zarlar: { $dice }.
mat-must-move = Bu zarlarla daha oynanabilir, öyleyse oynanmalı.
mat-refused = { $found } oynanamaz: { $problem }
mat-no-such-turn = Bu zarlarla böyle oynanamaz.
mat-other-match = Bu oyunlar aynı maçtan değil: kuralları ya da maç uzunlukları farklı.
mat-roll-off = Oyun { $game }: dosya başlangıç zarının ne geldiğini söylemiyor; 2 ve 1 diye yazılıyor.

## LUDOpy's histories (.npz)
npz-cut-off = Dosya burada kesiliyor.
npz-directory = Arşivin dizini bozuk.
npz-compressed = Arşivin bu bölümü sıkıştırılmış. savez_compressed ile değil, LUDOpy gibi numpy.savez ile kaydedin.
npz-checksum = Arşivin bu bölümü bozuk: sağlama toplamı tutmuyor.
npy-version = Bu, bilinen bir numpy dizisi değil.
npy-header = "{ $found }" bir dizi başlığı değil.
npy-kind = "{ $found }": dizide tam sayılardan başka bir şey var. Beklenen: numpy.savez(name, **game.hist) ne yazıyorsa o.
npy-order = "{ $found }": dizi Fortran sırasında. Beklenen: C sırası.
ludopy-one-array = Bu tek bir dizi, bir geçmişte ise dört tane olur. save_hist ya da numpy.savez(name, **game.hist) ile kaydedin.
ludopy-no-array = { $array } dizisi yok.
ludopy-shape = { $array } dizisinin boyutları { $found }. Beklenen: { $expected }.
ludopy-piece = { $found } bir taşın durabileceği yer değil.
ludopy-player = Oyuncu { $found } diyor, ama sıra oyuncu { $expected } üzerinde.
ludopy-pieces = Taşlar önceki anın bıraktığı yerde değil.
ludopy-pair = Hamleden sonraki anın zarı ya da oyuncusu öncekiyle aynı değil.
ludopy-no-such-move = { $die } zarıyla hiçbir geçerli hamle taşları bu yerlere getirmez.
ludopy-one-game = Bir LUDOpy geçmişi tek oyun tutar, burada ise { $count } oyun var.
ludopy-rules = LUDOpy geçmişleri { $rules } ile değil, kendi kuralları olan ludopy ve ludopy-two ile oynanan oyunları tutar.

## LongNardi's lists (.json)
longnardi-json = Bu JSON değil: { $problem }
longnardi-list = Bu bir oyun listesi değil.
longnardi-field = { $field } alanı yok ya da olması gerektiği gibi değil.
longnardi-board = Tahta önceki turun bıraktığı gibi değil.
longnardi-no-such-turn = Bu zarlarla hiçbir geçerli hamle bu tahtaya getirmez.
