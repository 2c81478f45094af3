# Georgian. Tables and records.
# Terms: ჩანაწერი record, მოვლენა event, სათაური header, კომენტარი comment, დაიჯესტი digest.

## What a table refuses
table-illegal = { $action } წესების საწინააღმდეგოა: { $reason }

## Records
record-line = სტრიქონი { $line }: { $problem }
record-event = მოვლენა { $event }: { $problem }
record-no-rules = ჩანაწერში წესები მითითებული არ არის.
record-rules = ჩანაწერის წესები ვერ მოიძებნა: { $problem }
record-start = ჩანაწერის დასაწყისი: { $problem }
record-no-digest = ჩანაწერში არ წერია, რომელი წესებით ითამაშეს: სათაური Digest არ არის.
record-other-rules = ჩანაწერი სხვა წესებით არის ნათამაშები (დაიჯესტი { $found }) და არა ამით: { $rules } (დაიჯესტი { $digest }).
record-cut-off = ჩანაწერი არასრულია: მითითებულია { $claimed } მოვლენა, არის კი { $found }.
record-not-over = ჩანაწერის მიხედვით შედეგია { $claimed }, მაგრამ თამაში დასრულებული არ არის.
record-wrong-end = ჩანაწერში წერია { $header } "{ $claimed }", სინამდვილეში კი არის "{ $found }".
record-open-comment = აქ დაწყებული კომენტარი ფიგურული ფრჩხილით არ იხურება.
record-header = "{ $found }" სათაური არ არის. საჭიროა: [Name "value"].
record-header-twice = სათაური { $header } აქ მეორედ წერია.
record-late-header = სათაური { $header } პირველი მოვლენის შემდეგ წერია. რასაც ის ამბობს, მანამდე უნდა იყოს ცნობილი.
record-beginning = ჩანაწერი იწყება ასე: [Teahouse "{ $format }"].
record-format = ეს ფორმატი { $found } არის; ცნობილია მხოლოდ ფორმატი { $format }.
record-comment-first = კომენტარი იწერება გაგორების ან მოქმედების შემდეგ.
