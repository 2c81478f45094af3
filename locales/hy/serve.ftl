# Armenian: the page and its server. Terms: port = պորտ, browser = դիտարկիչ, page = էջ.

serve-at = Teahouse-ը բաց է { $address } հասցեով – Ctrl-C-ն փակում է այն։
serve-for-all = Այն կարող է բացել յուրաքանչյուրը, ում հասանելի է այս համակարգիչը՝ հենց համակարգչի հասցեով։
serve-cannot-open = Դիտարկիչը գործարկել չհաջողվեց ({ $problem })։ Ինքներդ բացեք { $address } հասցեն։

## Why nothing can listen
serve-port-taken = { $port } պորտը զբաղված է այլ ծրագրով։ Նշեք ուրիշը կամ --port 0՝ ցանկացած ազատ պորտի համար։
serve-ports-taken = { $first }–{ $last } պորտերը բոլորը զբաղված են։ Նշեք ուրիշը --port-ով կամ --port 0՝ ցանկացած ազատ պորտի համար։
serve-port-forbidden = Այս օգտատերը չի կարող օգտագործել { $port } պորտը։ 1024-ից սկսած պորտերը բաց են բոլորի համար՝ --port 7654։
serve-no-address = { $address } այս համակարգչի հասցեն չէ։ --listen 127.0.0.1 միայն այս համակարգչի համար է, --listen 0.0.0.0 բոլորի համար, ում այն հասանելի է։
serve-cannot-listen = { $address } հասցեով միացումներ ընդունել չի հաջողվում՝ { $problem }

## Backups. $path is a file.
backup-done = { $path } ֆայլում բոլոր սեղաններն են՝ ինչպես հիմա կան։
restore-done = Սեղանները { $path } ֆայլում են։ «teahouse serve --database { $path }» հրամանը շարունակում է դրանցով։
database-nowhere = Նշված չէ, թե որտեղ են սեղանները։ Նշեք ֆայլ --database-ով կամ սահմանեք { $variable }։

## What a browser is told
serve-page-not-built = Այս Teahouse-ը կառուցված է առանց էջի։ Նախագծի պանակում կատարեք «make page», նորից կառուցեք և կրկին գործարկեք․ կամ «make run», որն անում է այդ ամենը։
serve-no-file = { $path } ֆայլն այստեղ չկա։
serve-only-get = Այստեղ ոչինչ չի պատասխանում { $method } հարցմանը․ ֆայլերը կարդացվում են GET-ով կամ HEAD-ով։

# Tables that people share
serve-tables = Սեղանները պահվում են այստեղ՝ { $database }։
serve-tables-refused = Սեղանները հնարավոր չէ պահել այստեղ՝ { $database }։ { $problem }
