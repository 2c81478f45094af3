# Georgian: What is said to programs that learn or search by numbers: Python and its environments.
# Terms: მოქმედება action, ადგილი seat, მაგიდა table, მდგომარეობა state, მასივი array, პაკეტი batch, ნაკადი thread, საწყისი რიცხვი seed, ასლი snapshot.

# $number is what was asked for, $last the highest number there is.
action-number-unknown = აქ მოქმედება ნომრით { $number } არ არის. ნომრებია 0-დან { $last }-მდე.

## A game in progress that was saved as a line of text.
notation-saved = წარსული
saved-form = საჭიროა მოვლენებისა და გაგორებების რაოდენობა, შემდეგ პოზიციების გასაღებები, მაგალითად "12 4 1f3a".

## Arguments that do not fit.
# $name is what was asked for, $known all languages.
language-unknown = ენა "{ $name }" არ არის. არის { $known }.
seat-unknown = ამ მაგიდასთან ადგილი { $seat } არ არის. ადგილებია 0-დან { $last }-მდე.
seat-missing = ახლა არავის ჯერია, ამიტომ ადგილი უნდა მიეთითოს.
family-unknown = ოჯახი "{ $name }" არ არის. არის { $known }.
# $type is the name of a type of Python.
option-type = პარამეტრი ლოგიკური მნიშვნელობაა, რიცხვი, ტექსტი, სია ან dict და არა { $type }.
action-type = მოქმედება ტექსტია ან მთელი რიცხვი და არა { $type }.
roll-arguments = კამათელი ან მითითებულია, ან საწყისი რიცხვით (seed) მოდის: ორიდან ერთი.
threads-wrong = { $threads } ნაკადი: საჭიროა 1-დან { $most }-მდე.
level-wrong = დონე { $level } არ არის: დონეებია 1-დან { $most }-მდე.
rollout-no-dice = წისქვილში როლაუტისთვის კამათელი არ არის. როლაუტი კამათლიანი თამაშებისთვისაა.
position-type = საჭიროა მაგიდა, მდგომარეობა ან მატჩი და არა { $type }.
players-few = არენას ორი ან მეტი მოთამაშე სჭირდება.
table-or-record = საჭიროა მაგიდა, მატჩი ან ჩანაწერის ტექსტი და არა { $type }.
# $count is how many games the text holds.
one-game-wanted = საჭიროა ერთი თამაშის ჩანაწერი, აქ კი { $count } თამაშია.
# $count is how many matches or single games the text holds.
one-match-wanted = საჭიროა ერთი მატჩის ჩანაწერები, ტექსტში კი { $count ->
    [0] არაფერია
    [one] ერთი თამაშია, რომელიც არცერთ მატჩს არ ეკუთვნის
   *[other] { $count } მატჩი ან ცალკეული თამაშია
}.
