# Armenian: the page in the browser.
# Terms: take back = հետ վերցնել, hint = հուշում, evaluation = գնահատական, theme = թեմա, record = գրառում.

## Everywhere
page-name = Teahouse
page-close = Փակել
page-menu = Ցանկ
page-loading = Բեռնվում է …
page-broken = Շարժիչը չի կարող աշխատել այս դիտարկիչում։
page-broken-help = Պետք է 2023 թվականի կամ ավելի նոր դիտարկիչ։ Մանրամասներ՝ { $problem }
page-incomplete = Այս լեզվի թարգմանությունը պատրաստ է { $share } %-ով, մնացածն անգլերեն է։
page-update = Նոր տարբերակ կա։
page-update-now = Բեռնել

## Home
home-play = Խաղալ
home-friend = Ընկերոջ հետ
home-more = Ավելին…
home-play-label = Խաղալ՝ { $game }
home-friend-label = Խաղալ ընկերոջ հետ այս էկրանի առջև՝ { $game }
home-more-label = Խաղալու այլ ձևեր՝ { $game }
home-against = { $variant }, մրցակիցը՝ { $player }
home-hot-seat = { $variant }, երկուսով այս էկրանի առջև
home-table-of = { $variant }, սեղանի շուրջ { $seats } խաղացող
home-watch = { $variant }, խաղում են համակարգիչները
home-go-on = Շարունակել
home-go-on-label = Շարունակել՝ { $variant }
home-unfinished = Անավարտ խաղեր
home-finished = Ավարտված խաղեր
home-no-games = Ձեր խաղացած խաղերը պահվում են այստեղ՝ այս դիտարկիչում։
home-delete-label = Ջնջել խաղը՝ { $variant }
home-step-through = Դիտել
home-left = ընդհատված՝ { $when }
home-played = խաղացված՝ { $when }
home-moves = { $turns } հերթ
home-games = Իմ խաղերը
home-games-line =
    { $played ->
        [0] Դեռ ոչինչ խաղացված չէ
       *[other] { $played } խաղ, { $won } հաղթանակ
    }

## Families of games
family-nardi = Երկար նարդի
family-ludo = Լուդո
family-mill = Ջրաղաց

## A new game
new-title = Նոր խաղ՝ { $game }
new-variant = Տարբերակ
new-rules-of = Կանոններ՝ { $variant }
new-opponent = Մրցակից
new-computer = Համակարգիչ
new-friend = Ընկեր այստեղ
new-watch = Դիտել
new-level = Մակարդակ
new-level-of = Մակարդակ՝ { $seat }
new-strength = Մակարդակ { $level } · { $word }
new-seat = Ձեր կողմը
new-person = Մարդ
new-empty = Դատարկ
new-start = Սկսել
new-own = Ձեր կանոնների ֆայլը
new-own-help = Ընտրեք .toml-ով վերջացող ֆայլ։ Այն մնում է այս դիտարկիչում։
new-own-wrong = Այս ֆայլով խաղալ չի կարելի՝
level-word-1 = Սկսնակ
level-word-2 = Սիրող
level-word-3 = Ակումբային
level-word-4 = Ուժեղ
level-word-5 = Փորձագետ

## Players
player-you = Դուք
player-level = Մակարդակ { $level } · { $word }
player-person = Մարդ
player-turn = { $seat } · ձեր հերթն է
player-thinks = { $seat } · մտածում են …
player-to-act = { $seat } · խաղում են

## The table
table-board = Խաղատախտակ՝ { $variant }
table-board-help = Սլաքներով անցնում են տեղից տեղ, Enter՝ վերցնել և դնել, Escape՝ բաց թողնել, R՝ նետել, U՝ հետ վերցնել, H՝ հուշում։
table-roll = Նետել
table-confirm = Պատրաստ է
table-take-back = Հետ վերցնել
# Others have to allow it.
table-ask-back = Խնդրել հետ վերցնել
table-play-again = Կրկին խաղալ
table-hint = Հուշում
table-moves = Քայլեր
table-rules = Կանոններ
table-evaluation = Գնահատական
table-evaluation-key = E
table-best-moves = Լավագույն քայլեր
table-new-game = Նոր խաղ
table-same-again = Նույնը նորից
table-change-seats = Փոխել կողմերը
table-resign = Հանձնվել
table-resign-sure = Հանձնե՞լ այս խաղը։
table-resign-yes = Այո, հանձնվել
table-resign-no = Ոչ, շարունակել
table-resign-match = Հանձնել մրցախաղը
table-resign-match-sure = Հանձնե՞լ ամբողջ մրցախաղը։
table-settings = Կարգավորումներ
table-home = Գլխավոր էջ
table-sound-on = Միացնել ձայնը
table-sound-off = Անջատել ձայնը
table-turn-round = Շրջել խաղատախտակը
table-type = Գրել քայլը
table-type-play = Խաղալ
table-flip-theme = Փոխել թեման
table-step-first = Դեպի սկիզբ
table-step-back = Մեկ քայլ հետ
table-step-on = Մեկ քայլ առաջ
table-step-last = Դեպի վերջ
table-chance = Հաղթելու հավանականություն
table-chance-of = { $seat } { $percent } %
table-thinking = Մտածում է …
table-tutor = Ուսուցիչ
table-tutor-costs = Սա արժե { $loss } միավոր՝ { $mark }։
table-tutor-keep = Թողնել

## What to do now
do-roll = Նետեք զառերը
do-choose = Ընտրեք քար
do-where = Ընտրեք, թե ուր գնա
do-where-die = Ընտրեք, թե ուր գնա, կամ սեղմեք զառը՝ նախ այն խաղալու համար
do-remove = Ընտրեք հանելու քարը
do-place = Ընտրեք կետ՝ քար դնելու համար
do-confirm = Սեղմեք «Պատրաստ է» կամ զառերը՝ հերթն ավարտելու համար
do-only-move = Միայն մեկ քայլ կա
do-wait = Սպասում ենք՝ { $seat }
do-watch = { $seat } խաղում են
do-step-through = Դիտեք խաղը քայլ առ քայլ

## The end
over-you-won = Դուք հաղթեցի՜ք
over-you-lost = { $seat } հաղթեցին
over-won = { $seat } հաղթեցին
over-draw = Ոչ-ոքի
over-resigned = { $seat } հանձնվեցին
over-rematch = Ռևանշ
over-step-through = Դիտել խաղը
over-download = Ներբեռնել գրառումը

## Announcements, for screen readers and the line under the board
say-rolled = { $seat } գցեցին { $dice }
say-moved = { $seat }՝ { $from } → { $to }
say-placed = { $seat }՝ քար { $to } կետում
say-finished = { $seat }՝ { $from }, քարը հանված է տախտակից
say-removed = { $seat }՝ հանում են { $to }
say-captured = { $move }, գրավում
say-passed = { $seat } քայլել չեն կարող
say-taken-back = Հետ վերցված է
say-hint = Հուշում՝ { $move }
say-place-empty = { $place }՝ դատարկ
say-place-holds = { $place }՝ { $pieces }
say-pieces = { $seat } { $count }
say-place-movable = { $label }, կարող է քայլել
say-place-target = { $label }, կարելի է գալ այստեղ
say-place-removable = { $label }, կարելի է հանել
say-die = Զառ { $number }. խաղալ առաջինը
say-die-used = Զառ { $number }, խաղացված է

## The list of moves
moves-to-play = խաղալու է
moves-pass = բաց թողնված
moves-empty = Դեռ քայլեր չկան

## Settings
set-title = Կարգավորումներ
set-language = Լեզու
set-theme = Թեմա
set-theme-auto = Ինչպես համակարգում
set-theme-light = Բաց
set-theme-dark = Մուգ
set-theme-contrast = Բարձր հակադրություն
set-sound = Ձայն
set-speed = Շարժապատկեր
set-speed-off = Անջատված
set-speed-slow = Դանդաղ
set-speed-normal = Սովորական
set-speed-fast = Արագ
set-direction = Խաղատախտակ
set-direction-usual = Սովորական
set-direction-turned = Շրջված
set-direction-mirrored = Հայելային
set-direction-both = Շրջված և հայելային
set-numbers = Համարներ եզրերին
set-auto-roll = Ինքնաշխատ նետել
set-auto-confirm = Ինքնաշխատ ավարտել հերթը
set-auto-finish = Վերջում ինքնաշխատ հանել քարերը
set-help = Օգնություն
set-tutor = Ուսուցիչ՝ զգուշացնում է վատ քայլից առաջ

## Help
help-best = Լավագույն քայլեր
help-win = { $percent } %
help-wins-in = հաղթում է { $actions } գործողությամբ
help-loses-in = պարտվում է { $actions } գործողությամբ
# What endgames know about a move.
help-won = հաղթանակ
help-drawn = ոչ-ոքի
help-lost = պարտություն
help-capture-in =
    քարի հանում { $turns ->
        [one] { $turns } քայլից
       *[other] { $turns } քայլից
    }

## Review of a game. Terms: review = վերլուծություն, mistake = սխալ, blunder = կոպիտ սխալ, luck = բախտ,
## error rate = միջին սխալ, decision = որոշում.
study-title = Խաղի վերլուծություն
study-open = Վերլուծել
study-open-label = Վերլուծել խաղը՝ { $variant }
study-progress = Գնահատված է { $done }՝ { $of }-ից
study-progress-label = Վերլուծության ընթացքը
study-graph = Հավանականություն, %՝ { $seat }
study-luck = Բախտ
study-luck-of = բախտ { $luck }
study-luck-column = բախտ
study-turn = Հերթ { $turn }, { $seat }
study-turn-you = Հերթ { $turn }, դուք
study-turn-rolled = Հերթ { $turn }, { $seat } գցեցին { $dice }
study-turn-you-rolled = Հերթ { $turn }, դուք գցեցիք { $dice }
study-turn-column = Հերթ
study-mark-column = Սխալ
study-mark-loss = { $mark } { $loss }
study-forced = հարկադրված
study-decision = Որոշումը
study-played = Խաղացված
study-better = Ավելի լավ
study-next-best = Հաջորդ լավագույնը
study-others = Այլ քայլեր
study-show = Ցույց տալ { $line } քայլը տախտակին
study-wins = հաղթանակ՝ { $percent } %
study-mars = դրանից մարս՝ { $percent } %
study-goes-on = Շարունակությունը՝
study-not-yet = Դեռ գնահատված չէ
study-worst-first = Նախ վատագույնները
study-whose = Ում սխալները
study-yours = Ձեր
study-all = Բոլոր
study-no-mistakes = Սխալներ չկան։
study-none-yet = Առայժմ սխալներ չկան։
study-summary = Ամփոփում
study-rate = միջին սխալ
study-rate-help = Ամեն որոշման ժամանակ կորցրած միավորի հազարերորդները
study-blunders = կոպիտ սխալներ
study-plays-like = խաղի ուժը
study-level = Մակարդակ { $level }
study-play-on = Խաղալ այստեղից
study-table = Քայլեր
study-keys = Ձախ և աջ՝ թերթել խաղը, M և N՝ հաջորդ և նախորդ սխալը, B՝ ցույց տալ ավելի լավ քայլը, ներքև և վերև՝ գնալ դրանով, Escape՝ դուրս գալ դրանից։
# The games of a match. $score is the score before the game: "2–1".
study-games = Մրցախաղի խաղը
study-game = Խաղ { $number }
study-game-at = Խաղ { $number }, հաշիվը՝ { $score }
study-game-before = Նախորդ խաղը
study-game-next = Հաջորդ խաղը
# The cube. $seat is whoever may double, or has doubled.
study-cube-roll = Առանց կրկնապատկման
study-cube-double = Կրկնապատկում
study-cube-take = Ընդունում
study-cube-drop = Հրաժարում
study-cube-double-take = Կրկնապատկում, ընդունում
study-cube-double-drop = Կրկնապատկում, հրաժարում
study-cube-right = ճիշտ
study-cube-match = Մրցախաղը շահելու հավանականություն՝ { $seat }
study-cube-points = Միավոր՝ { $seat }
study-percent = { $percent } %
study-rate-moves = քայլեր
study-rate-cube = խորանարդ
study-lost = Այս խաղը չի պահվում այս դիտարկիչում։
study-no-graph = Գծապատկերն այս դիտարկիչում հնարավոր չէ նկարել։
