# What the server says at tables that people share.
# Georgian. Terms: მაგიდა table, ადგილი seat, შეთავაზება offer, უკან დაბრუნება take back, სერვერი server, მოვლენა event, ჩანაწერი record.

## Making a table
host-rules-long = წესების ფაილში { $bytes } ბაიტია; სერვერი მაქსიმუმ { $most } ბაიტს იღებს.
host-seats = დაფაზე { $expected } ადგილია, მითითებულია კი { $found }.
host-seat-empty = ადგილი { $seat }: აქ ვიღაცამ უნდა ითამაშოს.
host-seat-nobody = ადგილი { $seat }: ამ წესებით აქ არავინ თამაშობს.
host-seat-level = ადგილი { $seat }: დონე { $level } არ არსებობს; დონეებია 1-დან 10-მდე.
host-no-person = ერთი ადგილი მაინც ადამიანისთვის უნდა იყოს.
host-own-seat = ადგილი { $seat } ადამიანისთვის არ არის, ამიტომ თქვენი ვერ იქნება.
host-clock = საათს მინიმუმ ერთი წამი სჭირდება, მაქსიმუმ { $most } წამი.
host-only-json = მაგიდა იქმნება მოთხოვნით, რომლის ტანი application/json ტიპისაა.
host-body = მოთხოვნის ტანი ძალიან გრძელია ან დროულად არ მოვიდა; მასში მაქსიმუმ { $most } ბაიტი შეიძლება იყოს.
host-foreign-origin = ამ გვერდს ამ სერვერთან კავშირის უფლება არ აქვს.

## At a table
table-stale = მანამდე სხვა რამ მოხდა.
host-no-table = ასეთი მაგიდა არ არის. შეიძლება ბმული არასრულია, ან მაგიდა დიდი ხნის წინ შეიქმნა.
host-table-is-record = ეს თამაში დიდი ხნის წინ დასრულდა. მისი ჩანაწერის წაკითხვა ისევ შეიძლება.
host-table-broken = ამ მაგიდის შენახული მონაცემები ვერ იკითხება.
host-made-twice = ეს მაგიდა უკვე შექმნილია.
host-not-stored = სერვერმა ეს ვერ შეინახა. არაფერი შეცვლილა; ცოტა ხანში ისევ სცადეთ.
host-full = სერვერს სვლების შესანახი ადგილი აღარ აქვს. არაფერი დაკარგულა და თამაში გაგრძელდება, როგორც კი ადგილი იქნება.
host-wrong-token = ეს ბმული ამ მაგიდის არცერთ ადგილს არ ეკუთვნის.
host-no-seat = ადგილი { $seat } აქ არ არის.
host-seat-taken = აქ უკვე სხვა ზის.
host-seat-kept = ეს ადგილი ვიღაცისთვის ინახება.
host-token-twice = ამ მაგიდასთან თქვენ უკვე გაქვთ ადგილი.
host-name = სახელში მაქსიმუმ { $most } ასო შეიძლება იყოს, მმართველი სიმბოლოების გარეშე.
host-contribution = კამათელს თექვსმეტობითი ციფრები ემატება, 2-დან { $most }-მდე.
host-watching = თქვენ უყურებთ. სათამაშოდ ჯერ ადგილი დაიკავეთ.
host-not-seated = თქვენს ადგილზე აღარავინ თამაშობს.
host-not-begun = თამაში დაიწყება, როცა ყველა ადგილი დაკავდება.
host-over = თამაში დასრულებულია.
host-not-over = თამაში ჯერ არ დასრულებულა.
host-not-your-turn = ახლა თამაშობს { $seat }.
host-not-yours = { $action }: ეს თქვენი გასაკეთებელი არ არის.
host-action-long = სვლაში მაქსიმუმ { $most } სიმბოლო შეიძლება იყოს.
host-not-due = ახლა გასაკეთებელი არაფერია.
host-offer-open = შეთავაზება უკვე არის. ჯერ მას უნდა ეპასუხოს.
host-no-offer = შეთავაზება არ არის.
host-offer-others = დანარჩენებმა უნდა უპასუხონ.
host-no-draws = კამათლიან თამაშში ფრეზე არ თანხმდებიან.
host-no-draw-with-computers = კომპიუტერი ყოველთვის აგრძელებს თამაშს.
host-undo-what = უკან დაბრუნდება მხოლოდ ის, რაც მოხდა: მოვლენებიდან (სულ { $events }) მიუთითეთ, რამდენი დარჩეს.
host-again-already = ეს უკვე თქვით.

## On the connection
socket-hello-first = პირველი შეტყობინება უნდა იყოს hello.
socket-hello-twice = hello უკვე ითქვა.
socket-version = ეს პროგრამა პროტოკოლის ვერსიით { $found } ლაპარაკობს, სერვერი კი ვერსიით { $known }.
socket-not-understood = ეს გაუგებარია: { $problem }
socket-id = განზრახვის id შედგება 1-დან 40-მდე ასოსგან, ციფრისგან და დეფისისგან.
socket-text-only = შეტყობინებები ტექსტია.
socket-too-often = ერთბაშად ძალიან ბევრი იყო. ცოტა მოიცადეთ.
socket-too-many = აქედან ძალიან ბევრი კავშირია.
socket-only = ეს მისამართი WebSocket-ისთვისაა.
socket-stopping = სერვერი ჩერდება. ცოტა ხანში დაბრუნდით.
