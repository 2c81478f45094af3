# Azerbaijani. What the server says at tables that people share. $seat is a number, but in host-not-your-turn.
# Terms: server server, masa table, yer seat, keçid link, klient client, niyyət intention, bağlantı connection.

## Making a table
host-rules-long = Qayda faylı { $bytes } baytdır; server ən çoxu { $most } bayt qəbul edir.
host-seats = Taxtada { $expected } yer var, amma { $found } yer verilib.
host-seat-empty = { $seat } nömrəli yerdə kimsə oynamalıdır.
host-seat-nobody = Bu qaydalarda { $seat } nömrəli yerdə heç kim oynamır.
host-seat-level = Yer { $seat }: { $level } səviyyəsi yoxdur; səviyyələr 1-dən 10-a qədərdir.
host-no-person = Ən azı bir yer insan üçün olmalıdır.
host-own-seat = { $seat } nömrəli yer insan üçün deyil, ona görə sizin ola bilməz.
host-clock = Saatda ən azı bir, ən çoxu { $most } saniyə olmalıdır.
host-only-json = Masa application/json tipli sorğu gövdəsi ilə yaradılır.
host-body = Sorğunun gövdəsi həddən uzundur və ya vaxtında gəlmədi; ən çoxu { $most } bayt ola bilər.
host-foreign-origin = Bu səhifə bu serverə müraciət edə bilməz.

## At a table
table-stale = Əvvəlcə başqa bir şey baş verdi.
host-no-table = Belə masa yoxdur. Bəlkə keçid natamamdır və ya masa çoxdan yaradılıb.
host-table-is-record = Bu oyun çoxdan bitib. Onun yazısını hələ oxumaq olar.
host-table-broken = Bu masa haqqında saxlanılanları oxumaq olmur.
host-made-twice = Bu masa artıq yaradılıb.
host-not-stored = Server bunu saxlaya bilmədi. Heç nə dəyişməyib; bir azdan yenə cəhd edin.
host-full = Serverdə gedişləri saxlamağa yer qalmayıb. Heç nə itməyib; yer olan kimi oyun davam edəcək.
host-wrong-token = Bu keçid bu masada heç bir yerə aid deyil.
host-no-seat = Burada { $seat } nömrəli yer yoxdur.
host-seat-taken = Burada artıq başqası oturur.
host-seat-kept = Bu yer kimsə üçün saxlanılıb.
host-token-twice = Bu masada artıq yeriniz var.
host-name = Ad ən çoxu { $most } hərf ola bilər və idarəedici simvolları olmamalıdır.
host-contribution = Zərlərə verilən pay 2-dən { $most } rəqəmə qədər onaltılıq rəqəmlərdən ibarət olmalıdır.
host-watching = Siz baxırsınız. Oynamaq üçün əvvəlcə bir yerə oturun.
host-not-seated = Sizin yerinizdə artıq heç kim oynamır.
host-not-begun = Oyun bütün yerlər tutulanda başlayır.
host-over = Oyun bitib.
host-withdrawn = Bu masa oyun başlamazdan əvvəl bağlanıb.
host-has-begun = Oyun başlayıb. Bitirmək üçün təslim olun.
host-others-wait = Burada başqaları da oturub, ona görə masa açıq qalır.
host-not-over = Oyun hələ bitməyib.
host-not-your-turn = Növbə { $seat } tərəfindədir.
host-not-yours = { $action }: bunu siz edə bilməzsiniz.
host-action-long = Gediş ən çoxu { $most } simvol ola bilər.
host-not-due = İndi ediləsi bir şey yoxdur.
host-offer-open = Artıq bir təklif var. Əvvəlcə ona cavab verilməlidir.
host-no-offer = Heç bir təklif yoxdur.
host-offer-others = Cavabı digərləri verməlidir.
host-no-draws = Zərli oyunlarda heç-heçəyə razılaşmırlar.
host-no-draw-with-computers = Kompüter həmişə oynamağa davam edir.
host-undo-what = Yalnız baş vermiş şeyi geri götürmək olar: { $events } hadisədən neçəsinin qalacağını deyin.
host-again-already = Siz bunu artıq demisiniz.

## On the connection
socket-hello-first = İlk mesaj hello olmalıdır.
socket-hello-twice = hello artıq deyilib.
socket-version = Bu klient protokolun { $found } versiyasında danışır; server isə { $known } versiyasında.
socket-not-understood = Bu anlaşılmadı: { $problem }
socket-id = Niyyətin id-si 1-dən 40-a qədər hərf, rəqəm və defisdən ibarətdir.
socket-text-only = Mesajlar mətndir.
socket-too-often = Bir dəfəyə həddən çox oldu. Bir az gözləyin.
socket-too-many = Buradan həddən çox bağlantı var.
socket-only = Bu ünvan WebSocket üçündür.
socket-stopping = Server dayanır. Bir azdan qayıdın.
