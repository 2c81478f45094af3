# Georgian. The store of shared tables. $problem is what the database says, in its own words.
# Terms: საცავი store, იჯარა lease, ვადა deadline, მონაცემთა ბაზა database, გამგზავნი sender.

store-address = მონაცემთა ბაზა ვერ იხსნება: { $problem }. საჭიროა: ფაილი ან postgres://user@host/database.
store-name =
    "{ $found }" ვერ იქნება { $what ->
        [table] მაგიდის
        [client] გამგზავნის
        [lease] იჯარის
        [holder] მოიჯარის
        [kind] მოვლენის სახის
       *[deadline] ვადის
    } სახელი. საჭიროა: 1-დან 100-მდე ასო, ციფრი და ნიშანი, ჰარების გარეშე.
store-no-events = დასამატებელი არაფერია.
store-too-large = { $bytes } ბაიტი ძალიან ბევრია; ერთ ჯერზე მიიღება მაქსიმუმ { $most }.
store-no-table = მაგიდა { $table } არ არსებობს.
store-compacted = მაგიდა { $table } დახურულია. მისი ჩანაწერი შენახულია.
store-full = დისკი სავსეა, ამიტომ არაფერი შენახულა: { $problem }
store-unavailable = მონაცემთა ბაზა მიუწვდომელია: { $problem }
store-newer = მონაცემთა ბაზის ვერსიაა { $found }, ცნობილია კი მხოლოდ ვერსიები { $known }-მდე ჩათვლით. გამოიყენეთ უფრო ახალი Teahouse.
store-exists = { $path } უკვე არსებობს და ზედ არ გადაეწერება.
store-damaged = { $path } Teahouse-ის სრული მონაცემთა ბაზა არ არის: { $problem }
store-not-encrypted = Teahouse-ის საკუთარი კავშირები PostgreSQL-თან დაშიფრული არ არის, ამიტომ მისამართი, რომელიც დაშიფვრას ითხოვს, არ მიიღება. გამოიყენეთ სოკეტი, პირადი ქსელი ან გვირაბი და sslmode ამოიღეთ.
store-no-copies = სარეზერვო ასლებისთვის PostgreSQL-ს საკუთარი ხელსაწყოები აქვს: pg_dump და pg_restore.
store-closed = საცავი დახურულია.
store-failed = მონაცემთა ბაზამ უარი თქვა: { $problem }
