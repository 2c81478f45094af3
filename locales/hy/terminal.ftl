# Armenian: the game in the terminal.
# Terms: level = մակարդակ, hint = հուշում, record = գրառում, take back = հետ վերցնել, chances = հավանականություն.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? օգնություն
terminal-player-human = դուք
terminal-player-level = մակարդակ { $level }
terminal-seated = { $seats }՝ { $player }
terminal-welcome = Բարի գալուստ։ Խաղը՝ { $rules }։ { $facing }
terminal-facing = Ձեր մրցակիցը՝ { $opponent }։
terminal-facing-net = մակարդակ { $level }, { $net } ցանց
terminal-all-here = Բոլորը խաղում են այս տերմինալի առջև։

## What happens
terminal-rolls = { $seat } գցեցին { $dice }
terminal-dice-fall = Զառերն ընկան՝ { $dice }
terminal-plays = { $seat }՝ { $action }
terminal-plays-way = { $seat }՝ { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, գրավում
terminal-cannot-move = { $seat } քայլել չեն կարող
terminal-last-moves = Վերջինը՝ { $seat } խաղացին { $actions }
terminal-last-roll-moves = Վերջինը՝ { $seat } գցեցին { $dice }, խաղացին { $actions }
terminal-last-pass = Վերջինը՝ { $seat } չկարողացան քայլել
terminal-last-roll-pass = Վերջինը՝ { $seat } գցեցին { $dice }, չկարողացան քայլել

## Where the game stands
terminal-to-act = Քայլում են { $seat }
terminal-over-won = Խաղն ավարտվեց․ հաղթեցին { $seat }։ { $reason }
terminal-over-draw = Խաղն ավարտվեց ոչ-ոքի։ { $reason }
terminal-over-resigned = Խաղն ավարտվեց․ { $seat } հանձնվեցին։
terminal-thinking = { $seat } մտածում են …
terminal-thinking-hurry = { $seat } մտածում են … (Esc՝ քայլել անմիջապես)
terminal-looking = Հուշում եմ փնտրում … (Esc՝ մինչ այժմ գտածը)
terminal-count = { $what }՝ { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = { $place } → …

## Answers to commands
terminal-moves = Քայլերը՝ { $moves }
terminal-no-moves = Հիմա քայլելու բան չկա։
terminal-is-legal = { $action } կարելի է։
terminal-why-what = Ո՞ր քայլը։ Գրեք why և քայլը, օրինակ՝ «why { $example }»։
terminal-level-what = Ո՞ր մակարդակը։ Գրեք level և թիվ 1-ից { $most }։
terminal-no-level = Այս սեղանի շուրջ ոչ ոք որևէ մակարդակով չի խաղում։
terminal-save-what = Որտե՞ղ։ Գրեք save և ֆայլի անունը։
terminal-load-what = Ո՞ր մեկը։ Գրեք load և ֆայլի անունը։
terminal-saved = Պահված է { $file } ֆայլում։
terminal-cannot-save = Պահել չի հաջողվում՝ { $problem }
terminal-loaded = Բեռնված է { $file }՝ { $rules }, { $events } իրադարձություն։
terminal-cannot-load = { $file } բեռնել չի հաջողվում՝ { $problem }
terminal-no-record = դրանում գրառում չկա
terminal-file-too-large = այն { $most } մեգաբայթից մեծ է
terminal-chances = Հաղթելու հավանականությունը՝ { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = Այս դիրքը գնահատող չկա՝ { $problem }
terminal-eval-what = Գրեք eval on կամ eval off․ միայն eval-ը ցույց է տալիս մեկ անգամ։
terminal-eval-on = Այսուհետ հավանականությունը ցույց է տրվում։
terminal-eval-off = Հավանականությունն այլևս ցույց չի տրվում։
terminal-hint = Հուշում՝ { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (հաղթում է { $actions } գործողությամբ)
terminal-hint-loses = { $action } (պարտվում է { $actions } գործողությամբ)
terminal-no-hint = Հուշում չկա՝ { $problem }
terminal-taken-back = Հետ վերցված է։
terminal-nothing-to-undo = Հետ վերցնելու բան չկա։
terminal-played-again = Կրկին խաղացված է։
terminal-nothing-to-redo = Կրկին խաղալու բան չկա։
terminal-new-game = Նոր խաղ։
terminal-is-over = Խաղն ավարտված է․ գրեք new՝ նորն սկսելու համար, կամ undo։
terminal-not-your-turn = Ձեր հերթը չէ։
terminal-dice-by-themselves = Զառերը ձեր փոխարեն են նետվում։
terminal-unknown = «{ $typed }» ո՛չ հրաման է, ո՛չ քայլ ({ $problem })։ Հրամանները՝ { $commands }։
terminal-failed = Համակարգիչը չի կարող քայլել՝ { $problem }

## Help: one line for each command
terminal-help-commands = Հրամաններ, որ կարելի է գրել
terminal-command-move = խաղալ այն․ զառերը ձեր փոխարեն են նետվում
terminal-command-why = ինչու այդպես քայլել չի կարելի
terminal-command-moves = հնարավոր քայլերը
terminal-command-hint = ինչ կխաղար համակարգիչն իր ամբողջ ուժով
terminal-command-undo = հետ վերցնել ձեր վերջին քայլը
terminal-command-redo = կրկին խաղալ հետ վերցրածը
terminal-command-level = այլ մակարդակ, 1-ից 10
terminal-command-eval = ցույց տալ հավանականությունը կամ ոչ
terminal-command-tutor = զգուշացնել վատ քայլերից, քանի դեռ դրանք կարելի է հետ վերցնել, կամ ոչ
terminal-command-save = գրել խաղը ֆայլում
terminal-command-load = շարունակել գրառված խաղը
terminal-command-record = ցույց տալ գրառումը
terminal-command-fen = ցույց տալ դիրքը որպես տեքստ
terminal-command-resign = հանձնել խաղը, իսկ match բառով՝ ամբողջ մրցախաղը
terminal-command-new = սկսել նորից
terminal-command-help = այս օգնությունը
terminal-command-quit = դուրս գալ․ խաղը պահվում է հաջորդ անգամվա համար
terminal-help-keys = Ստեղներ
terminal-help-keys-text =
    սլաքներ, Tab   անցնել հաջորդ տեղին, որ կարելի է ընտրել
    Enter          ընտրել․ եթե ինչ-որ բան գրված է՝ կատարել
    Esc            չեղարկել․ երբ համակարգիչը մտածում է՝ քայլել անմիջապես
    Ctrl-T հուշում   Ctrl-Z հետ   Ctrl-Y կրկին
    Ctrl-N նոր խաղ   Ctrl-C ելք   ? այս օգնությունը
terminal-help-notation = Ինչպես են գրում քայլերը
terminal-notation-nardi =
    24/18՝ քարը 24 կետից գնում է 18․ 3/off՝ քարը հանվում է։ Կետերը
    համարակալված են սպիտակների կողմից։ Մի քանի քայլ միասին՝ 24/18,18/15։
terminal-notation-ludo =
    p1+5՝ թիվ 1 խաղաքարը գնում է 5․ խաղաքարերի համարները նկարված են։
terminal-notation-mill =
    d6՝ քար դնել d6-ում․ d6-d5՝ քայլել․ xd5՝ հանել d5-ի քարը։
terminal-help-legend = Խաղատախտակը
terminal-legend-piece = { $sign }  քար՝ { $seat }
terminal-legend-home = { $sign }  ումն է՝ { $seat }
terminal-legend-special = { $sign }  հատուկ վանդակ
terminal-legend-marks = Նշված է՝ ուր կարող եք գնալ, որտեղ եք, որտեղից և ուր գնաց վերջին հերթը։
terminal-legend-marks-plain = [ ] ցուցիչը   ( ) ընտրված   < > ուր կարող եք գնալ   { "{" } { "}" } վերջին հերթը
terminal-page-keys = Վերև և Ներքև՝ ոլորել, ցանկացած այլ ստեղն՝ հետ

## Windows
terminal-too-small = Պատուհանը { $width } × { $height } նիշ է, իսկ այս խաղատախտակին պետք է { $needed-width } × { $needed-height }։ Մեծացրեք այն կամ խաղացեք --plain-ով։
terminal-side-log = Ինչ եղավ

## The menu and questions
terminal-menu-keys = Վերև, Ներքև և Enter՝ ընտրել · Esc՝ հետ
terminal-menu-game = Ո՞ր խաղը։
terminal-menu-variant = Ո՞ր կանոններով։
terminal-menu-level = Ո՞ւմ դեմ։
terminal-menu-number = Համարը, կամ q՝ դուրս գալու համար․
terminal-menu-no-number = «{ $typed }» 1-ից { $most } համար չէ։
terminal-menu-all-here = Ոչ մեկի․ բոլորը խաղում են այս տերմինալի առջև
terminal-family-nardi = Երկար նարդի և նրա տարբերակները
terminal-family-ludo = Լուդո և նրա տարբերակները
terminal-family-mill = Ջրաղաց և նրա տարբերակները
terminal-menu-go-on = Շարունակել՝ { $rules }, { $players }
terminal-kept-question = Կա անավարտ խաղ՝ { $rules }։
terminal-kept-go-on = Շարունակել այն (մինչ այժմ՝ { $events } իրադարձություն)
terminal-kept-new = Սկսել նոր խաղ
terminal-kept-damaged = Անավարտ խաղը շարունակել չի հաջողվում՝ { $problem }
terminal-nothing-kept = Անավարտ խաղ չկա՝ { $rules }։
terminal-none-kept = Անավարտ խաղ չկա։
terminal-cannot-keep = Խաղը հաջորդ անգամվա համար պահել չի հաջողվում՝ { $problem }
terminal-gone-on = Ձեր անավարտ խաղը։

## Learning
terminal-learn-question = Այս կանոնների համար դեռ ցանց չկա։ Նախ սովորեցնե՞լ։
terminal-learn-yes = Սովորեցնել ամենաշատը { $seconds } վայրկյան, ապա խաղալ
terminal-learn-no = Խաղալ անմիջապես՝ ձեռքով գրված գնահատման դեմ
terminal-learning = Սովորում է՝ { $rules } (Ctrl-C՝ բավական է)
terminal-learned = Սովորեց { $games } խաղից։
terminal-learned-strength = { $learned } Էվրիստիկայի դեմ հաղթում է { $percent } % (± { $error })․ հավասար կլիներ { $even } %։
terminal-learned-known = Օգտագործվում է այս կանոններն արդեն սովորած ցանց։
terminal-learn-mill = Ջրաղաց համակարգիչը խաղում է որոնումով․ սովորելու բան չկա։
terminal-learn-net-there = Այս կանոնները խաղացող ցանցը Teahouse-ի հետ է․ սովորելու բան չկա։

## Languages
terminal-no-language = «{ $language }» լեզու չկա․ կան՝ { $languages }։
