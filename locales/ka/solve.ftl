### Georgian. What is said about databases of Mill: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
### Terms: მონაცემთა ბაზა database, ამოხსნა solve, ქვესივრცე sub-space, თავი head, ბლოკი block, საკონტროლო ჯამი checksum,
### მოგება / ფრე / წაგება won / drawn / lost, ქვის მოხსნა capture.

solve-remembers = ამ წესების ამოხსნა შეუძლებელია: პარამეტრით { $option } პოზიციის ფასი ადრე ნათამაშებ სვლებზეა დამოკიდებული.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = { $file } ვერ იწერება: { $cause }
solve-file-foreign = { $file } Teahouse-ის წისქვილის მონაცემთა ბაზა არ არის.
solve-file-other-layout = ფაილის { $file } აგებულებაა { $found }, ეს Teahouse კი კითხულობს აგებულებას { $read }. ხელახლა ამოხსენით: teahouse solve.
solve-file-other-rules = { $file } სხვა წესების მონაცემთა ბაზაა.
solve-file-head-damaged = { $file } დაზიანებულია: ფაილის თავის საკონტროლო ჯამი არ ემთხვევა. წაშალეთ და ხელახლა ამოხსენით.
solve-file-block-damaged = { $file } დაზიანებულია: ბლოკის { $block } (სულ { $blocks }) საკონტროლო ჯამი არ ემთხვევა. წაშალეთ და ხელახლა ამოხსენით.
solve-file-length = { $file } სრული მონაცემთა ბაზა არ არის: უნდა იყოს { $expected } ბაიტი, არის კი { $found }.

## What databases know about moves
moves-not-solved = ამ პოზიციის სვლებზე არცერთმა მონაცემთა ბაზამ არაფერი იცის; ბაზებს ქმნის teahouse solve { $rules }

## Solving
solve-too-large = დაფა { $points } წერტილით და ამდენი ქვით ამოსახსნელად ძალიან დიდია.
solve-memory = ამოხსნას სულ მცირე { $needed } მბ მეხსიერება სჭირდება, ნებადართულია კი მხოლოდ { $allowed } მბ. მეტი დაუშვით პარამეტრით --memory, ან ნაკლები ქვისთვის ამოხსენით პარამეტრით --pieces.
solve-scratch-busy = { $file } დაკავებულია: იქ სხვა გაშვება იმავე წესებს ხსნის. დაელოდეთ მას, ან სხვა საქაღალდე აირჩიეთ პარამეტრით --out.
solve-scratch-damaged = { $file } ისეთი აღარ არის, როგორიც ჩაიწერა. ამოხსნისას დროებითი ფაილები სხვა რამემ შეცვალა; დაიწყეთ თავიდან.
solve-interrupted = შეწყდა. რაც მზადაა, შენახულია; იგივე ბრძანება იქიდან აგრძელებს.
solve-verify-counts = { $file } მცდარია: თითოეული სახის პოზიციების რაოდენობა ისეთი არ არის, როგორიც ფაილის თავში წერია.
solve-verify-differs = { $file } მცდარია: პოზიციისთვის { $position } ჩაწერილია { $stored }, მისი სვლებით კი გამოდის { $found }.
solve-verify-missing = { $file } ვერ მოწმდება: მისი სვლები მიდის ფაილის { $missing } პოზიციებამდე, ის ფაილი კი არ არის.
solve-lacking = ქვესივრცე { $space } იმათზე ადრე არ ამოხსნილა, რომლებიც მასთან მიდის.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = საჭიროა ზომა, მაგალითად 3G ან 500M, ან ბაიტების რაოდენობა
solve-not-mill = { $rules } წისქვილი არ არის; მხოლოდ წისქვილის ამოხსნა შეიძლება.
solve-no-cache = ქეშისთვის მომხმარებლის საქაღალდე არ არის; საქაღალდე მიუთითეთ პარამეტრით --out.
solve-no-memory = ამოხსნას { $needed } მეხსიერება სჭირდება, თავისუფალია კი მხოლოდ { $there }.
solve-no-disk = მონაცემთა ბაზებს დისკზე შეიძლება { $needed } დასჭირდეს, საქაღალდეში { $folder } კი თავისუფალია მხოლოდ { $there }.
solve-nothing-left = ყველაფერი უკვე ამოხსნილია.
solve-plan = ამოსახსნელია { $spaces ->
    [one] 1 ქვესივრცე
   *[other] { $spaces } ქვესივრცე
}, { $positions } პოზიცია: მაქსიმუმ { $memory } მეხსიერება და { $disk } დისკზე.
solve-plan-sliced = ქვესივრცეები, რომლებიც მეხსიერებაში არ ეტევა და დროებითი ფაილებით ნაწილ-ნაწილ იხსნება: { $count }. მეტი მეხსიერებით (--memory) უფრო სწრაფია.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } პოზიცია, მოგება { $won } %, ფრე { $drawn } %, წაგება { $lost } %, ყველაზე გრძელი { $longest }
solve-summary = ცნობილია სვლების ეტაპის { $positions } პოზიცია: მხარისთვის, რომლის ჯერიცაა, მოგება { $won } %, ფრე { $drawn } %, წაგება { $lost } %. დრო: { $seconds } წმ, წამში { $speed } პოზიცია.
solve-verified = { $file }: ყველა პოზიცია ({ $positions }) თავის სვლებს ემთხვევა ({ $seconds } წმ)
solve-not-known = ეს პოზიცია არცერთ მონაცემთა ბაზაში არ არის.
# $value is one of the words below, such as "won in 9 turns".
solve-game = თამაში თეთრისთვის, რომელიც იწყებს: { $value }.
solve-position = პოზიცია მხარისთვის, რომლის ჯერიცაა: { $value }.
solve-move = { $value }
solve-move-unknown = უცნობია
solve-best-line = საუკეთესო თამაში:
solve-alternatives = ასევე კარგია: { $moves }
solve-won = მოგება
solve-drawn = ფრე
solve-lost = წაგება
solve-won-in = { $until ->
    [capture] მოგება, ქვის მოხსნა { $turns ->
        [one] 1 სვლაში
       *[other] { $turns } სვლაში
    }
   *[end] მოგება { $turns ->
        [one] 1 სვლაში
       *[other] { $turns } სვლაში
    }
}
solve-lost-in = { $until ->
    [capture] წაგება, ქვის მოხსნა { $turns ->
        [one] 1 სვლაში
       *[other] { $turns } სვლაში
    }
   *[end] წაგება { $turns ->
        [one] 1 სვლაში
       *[other] { $turns } სვლაში
    }
}
solve-opening-needs = დებიუტში ძებნა სვლების ეტაპამდე მიდის, მისი ფაილი { $file } კი არ არის.
solve-opening-circles = დებიუტში ძებნა შეუძლებელია: პარამეტრით { $option } დალაგების ეტაპი შეიძლება წრეზე წავიდეს. --whole მას პოზიცია-პოზიცია ხსნის.
solve-placing-rules = ამ წესების დალაგების ეტაპი პოზიცია-პოზიცია არ იხსნება: იქ უფრო მეტი ხდება, ვიდრე წისქვილისთვის ერთი ქვის აღება, ან ფერებს მნიშვნელობა აქვს. მოძებნეთ --opening-ით.
solve-at-least-drawn = მოგება ან ფრე
solve-at-most-drawn = ფრე ან წაგება
solve-opening-game = დალაგების ეტაპის ძებნით, თამაში თეთრისთვის, რომელიც იწყებს: { $value }. პირველი სვლები:
solve-opening-effort = განხილულია { $positions } პოზიცია, დრო { $seconds } წმ.
solve-opening-kept = განლაგების ფაზის { $positions } პოზიციაზე დამტკიცებული შენახულია ({ $size } მბ): მოთამაშეები მას ეკითხებიან და შემდეგი ძიება მისგან იწყება.
