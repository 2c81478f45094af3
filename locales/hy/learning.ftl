# Armenian: What is said to programs that learn or search by numbers: Python and its environments.
# Terms: action = գործողություն, seat = տեղ, table = սեղան, state = վիճակ, array = զանգված, batch = փաթեթ, thread = հոսք, seed = սկզբնարժեք, snapshot = պատճեն.

# $number is what was asked for, $last the highest number there is.
action-number-unknown = Այստեղ { $number } համարով գործողություն չկա։ Համարները 0-ից { $last } են։

## A game in progress that was saved as a line of text.
notation-saved = անցյալ
saved-form = Սպասվում է իրադարձությունների և նետումների քանակը, ապա դիրքերի բանալիները, օրինակ՝ «12 4 1f3a»։

## Arguments that do not fit.
# $name is what was asked for, $known all languages.
language-unknown = «{ $name }» լեզու չկա։ Կան՝ { $known }։
seat-unknown = Այս սեղանի շուրջ { $seat } տեղ չկա։ Տեղերը 0-ից { $last } են։
seat-missing = Հիմա ոչ ոքի հերթը չէ, ուստի պետք է նշել տեղը։
family-unknown = «{ $name }» ընտանիք չկա։ Կան՝ { $known }։
# $type is the name of a type of Python.
option-type = Պարամետրը տրամաբանական արժեք է, թիվ, տեքստ, ցուցակ կամ dict, ոչ թե { $type }։
action-type = Գործողությունը տեքստ է կամ ամբողջ թիվ, ոչ թե { $type }։
roll-arguments = Զառերն ընկնում են կամ ինչպես տրված են, կամ ըստ սկզբնարժեքի (seed)՝ երկուսից մեկը։
threads-wrong = { $threads } հոսք․ սպասվում է 1-ից { $most }։
level-wrong = { $level } մակարդակ չկա․ մակարդակները 1-ից { $most } են։
rollout-no-dice = Ջրաղացում ռոլաութի համար զառեր չկան։ Ռոլաութը զառերով խաղերի համար է։
position-type = Սպասվում է սեղան, վիճակ կամ մրցախաղ, ոչ թե { $type }։
players-few = Ասպարեզի համար պետք է երկու կամ ավելի խաղացող։
table-or-record = Սպասվում է սեղան, մրցախաղ կամ գրառման տեքստ, ոչ թե { $type }։
# $count is how many games the text holds.
one-game-wanted = Սպասվում է մեկ խաղի գրառում, բայց կա { $count } խաղ։
# $count is how many matches or single games the text holds.
one-match-wanted = Սպասվում են մեկ մրցախաղի գրառումներ, բայց տեքստում { $count ->
    [0] ոչինչ չկա
    [1] կա մեկ խաղ, որը մրցախաղի մաս չէ
   *[other] կա { $count } մրցախաղ կամ առանձին խաղ
}։
