# Playing together at tables of a server, on the page.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.
# Georgian. Terms: მაგიდა table, ადგილი seat, საათი clock, მარაგი reserve, ყურება watch, რევანში rematch, პატიოსანი fair,
# საიდუმლო secret, ანაბეჭდი fingerprint, ბმული link, სერვერი server. People are used in the nominative only.

## Everywhere
online-title = ონლაინ თამაში
online-home-line = ღია მაგიდები ან თქვენი მაგიდა ბმულით
# A name for somebody who gave none.
online-guest = სტუმარი
online-name = თქვენი სახელი
online-away = სერვერი არ პასუხობს. ქსელი არის?
online-back = ღია მაგიდებზე დაბრუნება

## A new table
new-online = ონლაინ
new-here = აქვე
online-open-table = მაგიდის გახსნა
online-opening = იხსნება …
online-others = დანარჩენები
online-clock = საათი
online-clock-none = უსაათოდ
online-clock-quick = სწრაფი
online-clock-usual = ჩვეულებრივი
online-clock-slow = ნელი
online-clock-own = საკუთარი
online-clock-move = წამი თითო სვლაზე
online-clock-reserve = მარაგი წუთებში
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = { $move } წმ სვლაზე, მარაგი { $reserve }
online-clock-help = სვლის წამები მარაგს არ აკლდება. თუ სვლა მეტხანს გრძელდება, ზედმეტი დრო მარაგს აკლდება; ვისაც მარაგი გამოელევა, აგებს.
online-no-clock = საათის გარეშე
online-listed = შემოერთება ყველას შეუძლია
online-listed-help = მაგიდა ღია მაგიდებს შორის ჩანს. სხვა შემთხვევაში მხოლოდ ის მოვა, ვისაც ბმული აქვს.
online-match = მატჩი { $length } ქულამდე
online-single = ერთი ხელი

## Open tables
online-tables = ღია მაგიდები
online-tables-none = ახლა თამაშს არავინ ელოდება.
online-tables-none-help = გახსენით მაგიდა და ბმული მეგობარს გაუგზავნეთ, ან შემოერთების ნება ყველას მიეცით.
online-tables-new = მაგიდის გახსნა
online-join = შემოერთება
online-join-label = მაგიდასთან შეერთება: { $variant }
online-waits = მაგიდასთან: { $person }
online-waits-nobody = ჯერ არავინ არის
# $when is as in "5 minutes ago".
online-since = გაიხსნა: { $when }
online-free-seats = { $count } თავისუფალი ადგილი

## Before the game
online-invited = თქვენ მოგიწვიეს
online-waiting = ველოდებით დანარჩენებს
online-sit-as = თამაში: { $seat }
online-watch = ყურება
online-free = თავისუფალი
online-you-are = { $person } (თქვენ)
online-here = აქ არის
online-gone = გასულია
online-link = გაუგზავნეთ ეს ბმული მას, ვისთანაც გინდათ თამაში
online-copy = კოპირება
online-copied = დაკოპირდა
online-share = გაზიარება
online-link-text = მოდი, ვითამაშოთ: { $variant }
online-rules = წესები
online-missing = ასეთი მაგიდა არ არის.
online-missing-help = შეიძლება ბმული არასრულია, ან მაგიდა აღარ არსებობს: დიდი ხნის წინ დასრულებული თამაშები სამუდამოდ არ ინახება.
online-wrong-seat = ეს ბმული ამ მაგიდის არცერთ ადგილამდე არ მიდის. შეიძლება იქ სხვა ზის.
online-stay = შეგიძლიათ გვერდი დახუროთ. თამაში „ჩემს თამაშებში“ გელოდებათ.
online-close = მაგიდის დახურვა
online-closed = ეს მაგიდა დაიხურა.

## Fair dice
online-fair = პატიოსანი კამათელი
online-fair-line = კამათელს სერვერი აგორებს და ვერავინ აირჩევს, როგორ დაჯდება. თამაშის შემდეგ შეგიძლიათ შეამოწმოთ.
online-fair-how = სანამ ვინმე დაჯდებოდა, სერვერმა საიდუმლო აირჩია და მისი ანაბეჭდი აჩვენა; ის ქვემოთ წერია. ვინც ჯდება, თავის შემთხვევით ციფრებს უმატებს. ყოველი გაგორება ამ ყველაფრისგან გამოითვლება. თამაშის შემდეგ საიდუმლო ჩნდება: მას სწორედ ეს ანაბეჭდი უნდა ჰქონდეს და ყოველი გაგორება მისგან უნდა გამომდინარეობდეს.
online-fingerprint = საიდუმლოს ანაბეჭდი
online-check = კამათლის შემოწმება
online-checking = მოწმდება …
online-check-right =
    { $rolls ->
        [one] კამათელი პატიოსანია: ერთადერთი გაგორება საიდუმლოდან გამომდინარეობს.
       *[other] კამათელი პატიოსანია: ყველა გაგორება ({ $rolls }) საიდუმლოდან გამომდინარეობს.
    }
online-check-right-some = კამათელი პატიოსანია: ყოველი გაგორება საიდუმლოდან გამომდინარეობს.
online-check-forged = გაყალბებულია
online-check-impossible = აქ ეს ვერ შემოწმდება: { $problem }
online-check-label = კამათლის შემოწმება: { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = თქვენი ჯერია
online-won = გაიმარჯვა: { $person }
online-lost = კავშირი გაწყდა. ვცდით თავიდან …
online-out-of-step = ამ გვერდმა თამაშის მსვლელობა დაკარგა. თავიდან ჩატვირთეთ. დეტალები: { $problem }
online-watching = თქვენ უყურებთ
online-watchers = { $count } მაყურებელი
online-offers-draw = { $person } ფრეს გთავაზობთ.
online-offers-undo = { $person } ბოლო სვლის უკან დაბრუნებას ითხოვს.
online-offered-draw = თქვენ ფრე შესთავაზეთ.
online-offered-undo = თქვენ უკან დაბრუნება ითხოვეთ.
online-accept = თანხმობა
online-decline = უარი
online-withdraw = გაუქმება
online-waits-answer = თქვენ დათანხმდით. დანარჩენებს ჯერ არ უპასუხიათ.
online-say-declined = { $person } უარს ამბობს
online-offer-draw = ფრის შეთავაზება
online-clock-left = { $person }: დარჩა { $time }
online-my-link = ჩემი ადგილი სხვა მოწყობილობაზე
online-my-link-help = ეს ბმული თქვენი ადგილია: ვინც მას გახსნის, თქვენ ნაცვლად თამაშობს. საკუთარი თავის გარდა არავის გაუგზავნოთ.
online-table-link = საყურებელი ბმული
online-goes-on = { $person }: თამაშს კომპიუტერი აგრძელებს.

## The end
online-over-resignation = { $person } დანებდა
online-over-timeout = { $person }: დრო ამოიწურა
online-over-agreement = ორივეს თანხმობით
online-rematch = რევანში
online-rematch-wanted = რევანშის სურვილი: { $person }.
online-rematch-waits = ველოდებით: { $person } …
online-rematch-others = ველოდებით დანარჩენებს …

## My games
games-online = ონლაინ
games-against = { $variant }, მოწინააღმდეგე: { $person }
games-online-table = { $variant }, ონლაინ
