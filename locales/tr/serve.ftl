# Turkish. The page and its server: `teahouse serve`.
# Terms: bağlantı noktası port, tarayıcı browser, sayfa page.

serve-at = Teahouse şu adreste açık: { $address } – Ctrl-C kapatır.
serve-for-all = Bu makineye ulaşabilen herkes onu makinenin kendi adresinden açabilir.
serve-cannot-open = Hiçbir tarayıcı başlatılamadı ({ $problem }). Şu adresi kendiniz açın: { $address }

## Why nothing can listen
serve-port-taken = Bağlantı noktası { $port } başka bir program tarafından kullanılıyor. Başka birini verin ya da boş olan herhangi biri için --port 0 yazın.
serve-ports-taken = { $first } – { $last } arasındaki bağlantı noktalarının hepsi dolu. --port ile başka birini verin ya da boş olan herhangi biri için --port 0 yazın.
serve-port-forbidden = Bu kullanıcı { $port } numaralı bağlantı noktasını kullanamaz. 1024 ve üstü herkese açıktır: --port 7654.
serve-no-address = { $address } bu makinenin adresi değil. --listen 127.0.0.1 yalnız bu makine içindir, --listen 0.0.0.0 ise ona ulaşabilen herkes için.
serve-cannot-listen = { $address } adresinde dinlenemiyor: { $problem }

## Backups. $path is a file.
backup-done = { $path } bütün masaları şu anki hâliyle içeriyor.
restore-done = Masalar { $path } içinde. "teahouse serve --database { $path }" onlarla sürdürür.
database-nowhere = Masaların nerede olduğu belirtilmemiş. --database ile bir dosya verin ya da { $variable } değişkenini ayarlayın.

## What a browser is told
serve-page-not-built = Bu Teahouse sayfası olmadan derlenmiş. Proje klasöründe "make page" çalıştırın, yeniden derleyip baştan başlatın; ya da hepsini birden yapan "make run" komutunu kullanın.
serve-no-file = Burada { $path } diye bir dosya yok.
serve-only-get = Burada { $method } isteğine yanıt verilmez: dosyalar GET ya da HEAD ile okunur.

# Tables that people share
serve-tables = Masalar { $database } içinde saklanıyor.
serve-tables-refused = Masalar { $database } içinde saklanamıyor: { $problem }
