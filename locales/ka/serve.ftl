# Georgian. The page and its server: `teahouse serve`.
# Terms: პორტი port, ბრაუზერი browser, გვერდი page.

serve-at = Teahouse გახსნილია მისამართზე { $address } – Ctrl-C ხურავს.
serve-for-all = მისი გახსნა შეუძლია ყველას, ვისთვისაც ეს კომპიუტერი ხელმისაწვდომია, თავად კომპიუტერის მისამართით.
serve-cannot-open = ბრაუზერი ვერ გაეშვა ({ $problem }). თავად გახსენით { $address }

## Why nothing can listen
serve-port-taken = პორტი { $port } სხვა პროგრამას უკავია. მიუთითეთ სხვა, ან --port 0 ნებისმიერი თავისუფალი პორტისთვის.
serve-ports-taken = პორტები { $first }-დან { $last }-მდე ყველა დაკავებულია. მიუთითეთ სხვა --port პარამეტრით, ან --port 0 ნებისმიერი თავისუფალი პორტისთვის.
serve-port-forbidden = ამ მომხმარებელს პორტის { $port } გამოყენება არ შეუძლია. პორტები 1024-დან ყველასთვის ღიაა: --port 7654.
serve-no-address = { $address } ამ კომპიუტერის მისამართი არ არის. --listen 127.0.0.1 მხოლოდ ამ კომპიუტერისთვისაა, --listen 0.0.0.0 კი ყველასთვის, ვისთვისაც ის ხელმისაწვდომია.
serve-cannot-listen = მისამართზე { $address } კავშირების მიღება ვერ ხერხდება: { $problem }

## Backups. $path is a file.
backup-done = ფაილში { $path } ყველა მაგიდაა, როგორც ახლა არის.
restore-done = მაგიდები ახლა აქაა: { $path }. "teahouse serve --database { $path }" მათით აგრძელებს.
database-nowhere = არ წერია, სად არის მაგიდები. მიუთითეთ ფაილი --database პარამეტრით ან დააყენეთ { $variable }.

## What a browser is told
serve-page-not-built = ეს Teahouse გვერდის გარეშეა აწყობილი. პროექტის საქაღალდეში გაუშვით "make page", ხელახლა ააწყვეთ და თავიდან გაუშვით; ან გაუშვით "make run", რომელიც ამ ყველაფერს აკეთებს.
serve-no-file = ფაილი { $path } აქ არ არის.
serve-only-get = მოთხოვნას { $method } აქ არაფერი პასუხობს: ფაილები იკითხება GET-ით ან HEAD-ით.

# Tables that people share
serve-tables = მაგიდები ინახება აქ: { $database }.
serve-tables-refused = მაგიდები აქ ვერ შეინახება ({ $database }): { $problem }
