# Georgian. Fair dice: what `teahouse verify` says (docs/fair-dice.md).
# Terms: პატიოსანი fair, ვალდებულება commitment, დაფიქსირება to commit to, საიდუმლო secret, წვლილი contribution,
# გაგორება roll, სათაური header, სქემა scheme, ჩანაწერი record.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [one] ერთი გაგორება, ისეთი, როგორიც თამაშამდე დაფიქსირდა
   *[other] { $rolls } გაგორება, ყველა ისეთი, როგორიც თამაშამდე დაფიქსირდა
}
fair-no-dice = შესამოწმებელი არაფერია: თამაშში კამათელი არ არის
# Counts of games, over all files.
fair-all-checked = { $games ->
    [one] თამაშის კამათელი პატიოსანია.
   *[other] ყველა თამაშის ({ $games }) კამათელი პატიოსანია.
}
fair-not-all-checked = { $failed } თამაში { $games }-დან: კამათელს ვერ ვენდობით, ან ვერ მოწმდება.
fair-no-records = მასში ჩანაწერები არ არის
fair-empty = ტექსტში ჩანაწერი არ არის.
# $expected is the first sentence under "What stands in headers".
fair-commitment = "{ $found }" ვალდებულება არ არის. საჭიროა: { $expected }.

## Why the dice of a record cannot be checked
fair-none = ჩანაწერში არ წერია, როგორ გაგორდა კამათელი: სათაური { $header } არ არის.
fair-missing = სათაური { $header } აკლია.
fair-unknown-header = ამ სქემაში სათაური { $header } არ არის, ან ამ მაგიდასთან ასეთი ადგილი არ არის.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] გაუგებარია. საჭიროა: { $expected }
fair-scheme = ეს კამათელი გაგორდა სქემით { $found }; ცნობილია მხოლოდ სქემა { $scheme }.
fair-unfinished = საიდუმლო ჩანაწერში ჯერ არ არის. ის თამაშის დასრულებისას ჩნდება.
fair-no-secret = თამაში დასრულებულია, მაგრამ საიდუმლო აკლია (სათაური { $header }). მის გარეშე ვერცერთი გაგორება ვერ შემოწმდება.

## Why the dice of a record are not fair
fair-late-commitment = ვალდებულება წერია სათაურის { $header } შემდეგ. ის მანამდე უნდა გაცხადდეს, სანამ რომელიმე ადგილი წვლილს შეიტანს.
fair-wrong-secret = საიდუმლო ის არ არის, რაც დაფიქსირდა: მისი SHA-256 არის { $found }, დაფიქსირებული კი იყო { $commitment }.
fair-other-commitment = ჩანაწერში ვალდებულებაა { $found }, თქვენ კი გიჩვენეს { $expected }.
fair-other-roll = გაგორება { $number }: უნდა იყოს { $expected }, წერია კი { $found }.
fair-missing-roll = გაგორება { $number } აკლია: უნდა იყოს { $expected }, წერია კი { $found }.
fair-other-rolls-before = ჩანაწერის მიხედვით ამ თამაშამდე იყო { $found } გაგორება, სინამდვილეში კი იყო { $expected }.
fair-other-header = სათაური { $header } განსხვავდება მატჩის პირველი თამაშისგან.

## What stands in headers
fair-expected-hash = 64 თექვსმეტობითი ციფრი
fair-expected-contribution = მაქსიმუმ { $digits } თექვსმეტობითი ციფრი, თითო ბაიტზე ორი
fair-expected-table = მაქსიმუმ { $bytes } ბაიტი
fair-expected-number = რიცხვი
