# Azerbaijani. The page and its server: `teahouse serve`.
# Terms: port port, brauzer browser, səhifə page.

serve-at = Teahouse bu ünvanda açıqdır: { $address } – Ctrl-C bağlayır.
serve-for-all = Bu kompüterə çata bilən hər kəs onu kompüterin öz ünvanı ilə aça bilər.
serve-cannot-open = Heç bir brauzer işə düşmədi ({ $problem }). Bu ünvanı özünüz açın: { $address }

## Why nothing can listen
serve-port-taken = { $port } portunu başqa proqram tutub. Başqasını göstərin və ya istənilən boş port üçün --port 0 yazın.
serve-ports-taken = { $first } – { $last } portlarının hamısı tutulub. --port ilə başqasını göstərin və ya istənilən boş port üçün --port 0 yazın.
serve-port-forbidden = Bu istifadəçi { $port } portundan istifadə edə bilməz. 1024-dən başlayan portlar hamıya açıqdır: --port 7654.
serve-no-address = { $address } bu kompüterin ünvanı deyil. --listen 127.0.0.1 yalnız bu kompüter üçündür, --listen 0.0.0.0 isə ona çata bilən hər kəs üçün.
serve-cannot-listen = { $address } ünvanında bağlantı qəbul etmək olmur: { $problem }

## Backups. $path is a file.
backup-done = { $path } bütün masaları indiki halında saxlayır.
restore-done = Masalar { $path } faylındadır. "teahouse serve --database { $path }" onlarla davam edir.
database-nowhere = Masaların harada olduğu deyilməyib. --database ilə fayl göstərin və ya { $variable } dəyişənini təyin edin.

## What a browser is told
serve-page-not-built = Bu Teahouse səhifəsiz yığılıb. Layihənin qovluğunda "make page" icra edin, onu yenidən yığıb təzədən başladın; ya da bunların hamısını edən "make run" əmrini icra edin.
serve-no-file = Burada { $path } faylı yoxdur.
serve-only-get = Burada { $method } sorğusuna cavab verilmir: fayllar GET və ya HEAD ilə oxunur.

# Tables that people share
serve-tables = Masalar { $database } bazasında saxlanılır.
serve-tables-refused = Masaları { $database } bazasında saxlamaq olmur: { $problem }
