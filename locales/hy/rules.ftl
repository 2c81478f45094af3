# Armenian: what is wrong with rule files.
# Terms: rule file = կանոնների ֆայլ, option = պարամետր, family = ընտանիք, variant = տարբերակ, extend = ընդլայնել,
# seat = տեղ, loop = շրջուղի, lane = տնային ուղի, slot = տան տեղ, own board = սեփական խաղատախտակ.

## Around a problem
problem-at = տող { $line }, սյունակ { $column }: { $problem }
problem-with-help = { $problem } (հուշում՝ { $help })

## Hints that go with several problems
hint-expected = սպասվում է { $expected }
hint-did-you-mean = գուցե նկատի ունեի՞ք { $suggestion }
hint-did-you-mean-name = գուցե նկատի ունեի՞ք "{ $suggestion }"
hint-version = version = 1

## What an option takes
expected-truth = true կամ false
expected-number = ամբողջ թիվ { $min }-ից { $max }
expected-name = սրանցից մեկը՝ { $names }
expected-numbers = { $min }-ից { $max } ամբողջ թվերի ցանկ՝ առանց կրկնության
expected-names = սրանցից մի քանիսի ցանկ՝ առանց կրկնության․ { $names }
expected-lists = { $min }-ից { $max } ամբողջ թվերի ցանկերի ցանկ
expected-board-points = օղակների կամ շարքերի ցանկ, ամեն մեկը՝ կետերի ցանկ, ամեն կետը՝ ["name", x, y]
expected-board-edges = կետերի անունների զույգերի ցանկ
expected-board-lines = գծերի ցանկ, ամեն մեկը՝ կետերի անունների ցանկ ծայրից ծայր

## What stands in the file
value-truth = տրամաբանական արժեք
value-number = ամբողջ թիվ
value-fraction = կոտորակային թիվ
value-text = տեքստ
value-date = ամսաթիվ կամ ժամ
value-list = ցանկ
value-table = աղյուսակ

## Options that are set by a word, not by a file
setting-wrong = { $path }: «{ $value }» չի ընդունվում, սպասվում է { $expected }
setting-syntax = { $path }: «{ $value }» չի ընդունվում, սպասվում է { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = շարահյուսությունը նկարագրված է toml.io-ում
rules-too-large = ֆայլը { $bytes } բայթ է
rules-too-large-help = կանոնների ֆայլը կարող է լինել ամենաշատը { $limit }
rules-more = և ևս { $count }
rules-more-help = նախ ուղղեք սրանք

## The head of the file
rules-no-id = ֆայլը id չունի
rules-no-id-help = ավելացրեք id = "my-variant"
rules-bad-id = «{ $id }» չի կարող id լինել
rules-bad-id-help = լատինական փոքրատառեր և թվանշաններ, բառերը գծիկով միացված, ամենաշատը 64 նիշ
rules-no-family = ֆայլում ասված չէ, թե որ ընտանիքին է պատկանում
rules-no-family-help = ավելացրեք family = սրանցից մեկը՝ { $families }
rules-unknown-family = «{ $family }» ընտանիք չկա
rules-unknown-family-help = սրանցից մեկը՝ { $families }
rules-family-not-played = այստեղ ոչ ոք { $family } չի խաղում
rules-family-not-played-help = սրանցից մեկը՝ { $families }
rules-not-a-text = { $path }-ը տեքստ չէ
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version-ը 1-ից սկսվող ամբողջ թիվ չէ
rules-bad-sources = sources-ը տեքստերի ցանկ չէ
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = «{ $family }» ընտանիքը չի կարող ընդլայնել «{ $parent }»-ը «{ $parent-family }» ընտանիքից
rules-extends-other-family-help = հանեք family-ն կամ ընդլայնեք նույն ընտանիքի տարբերակ
rules-extends-unknown = ընդլայնելու «{ $name }» տարբերակ չկա
rules-extends-unknown-help = նշեք ներկառուցված տարբերակ կամ կանոնների ֆայլ
rules-extends-unreadable = { $file } ֆայլը կարդալ չի հաջողվում՝ { $why }
rules-extends-unreadable-help = նշեք ներկառուցված տարբերակ կամ կանոնների ֆայլ
rules-extends-wrong = { $file } ֆայլում սխալ կա՝ { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` հրամանը կպատմի ամեն ինչ դրա մասին
rules-extends-circle = ֆայլերն ընդլայնում են իրար շրջանով՝ { $circle }
rules-extends-circle-help = թող դրանցից մեկն ընդլայնի ուրիշ բան կամ ոչինչ
rules-extends-chain = իրար ընդլայնում են { $most }-ից ավելի ֆայլեր
rules-extends-chain-help = դրանցից մի քանիսի պարամետրերը գրեք մեկ ֆայլում

## Single options
rules-unknown-key = { $family }: { $path } պարամետր չկա
rules-unknown-key-help = `teahouse rules schema` հրամանը թվարկում է { $family } ընտանիքի պարամետրերը
rules-not-a-group = { $path }-ը պարամետրերի խումբ է, ոչ թե { $found }
rules-not-a-group-help = գրեք [{ $path }], ապա դրա պարամետրերը
rules-out-of-range = { $path }: { $value }-ը { $min }-ից { $max } միջակայքում չէ
rules-wrong-type = { $path }: այստեղ { $found } է, իսկ սպասվում է { $wanted }
rules-unknown-name = { $path }: «{ $value }» չի ընդունվում, սպասվում է { $wanted }
rules-twice = { $path }: { $value }-ն այստեղ երկու անգամ է
rules-number-too-large = { $path }: { $value } թիվը չափազանց մեծ է
rules-not-finite = { $path }: { $value }-ն այստեղ իմաստ չունի
rules-date = { $path }: ամսաթիվը կամ ժամն այստեղ իմաստ չունի

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: equal-turns-ի համար պետք է իմանալ, թե ով է սկսել, իսկ առաջին հերթի խաղարկումը դա թաքցնում է
rules-combination-tie-roll-off-help = opening.roll = "white-rolls" կամ այլ score.tie
rules-combination-tie-next-game = { $path }: equal-turns-ի դեպքում ամեն խաղ սկսում են սպիտակները
rules-combination-tie-next-game-help = opening.next_game = "opening-roll" կամ այլ score.tie
rules-combination-mars = { $path }: մարսը ({ $mars }) օյինից ({ $oin }) պակաս արժե
rules-combination-mars-help = առնվազն այնքան, որքան score.oin
rules-combination-koks = { $path }: կոկսը ({ $koks }) մարսից ({ $mars }) պակաս արժե
rules-combination-koks-help = առնվազն այնքան, որքան score.mars, կամ 0, եթե չկա
rules-combination-cascade = { $path }: կասկադում չկա հերթի վերջ, երբ պատնեշը կարելի լիներ բացել
rules-combination-cascade-help = false կամ այլ dice.doubles
rules-combination-crawford = { $path }: Քրոֆորդի կանոնին պետք են խորանարդ և մրցախաղ
rules-combination-crawford-help = match.cube = true և match.length՝ 2 կամ ավելի, կամ false
rules-combination-jacoby = { $path }: Ջեքոբիի կանոնը խորանարդով առանձին խաղերի համար է
rules-combination-jacoby-help = match.cube = true և match.length = 1, կամ false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop }-ը 4-ի բազմապատիկ չէ
rules-combination-loop-help = սովորաբար 40, 52, 56 և 68
rules-combination-visited = { $path }: գույնը չի կարող անցնել { $visited } վանդակ { $loop } վանդակի շրջուղու վրա
rules-combination-visited-help = ամենաշատը board.loop
rules-combination-square = { $path }: { $square }-ը շրջուղու վրա չէ, որն ամեն գույնի համար ավարտվում է { $visited }-ով
rules-combination-square-help = թվեր, ինչպես ամեն գույն հաշվում է իր վանդակները, 1-ից board.visited
rules-combination-star-order = { $path }: աստղերը ճանապարհի հերթականությամբ չեն
rules-combination-star-order-help = նախ գրեք փոքր թվերը
rules-combination-star-to-slots = { $path }: աստղը չի կարող տանել տան առանձին տեղեր
rules-combination-star-to-slots-help = board.goal = "shared", կամ հանեք այս պարամետրը
rules-combination-lane-on-loop = { $path }: սրա համար պետք են տնային ուղի և շրջուղի, որի վրա գույնը բաց է թողնում մեկ վանդակ
rules-combination-lane-on-loop-help = միայն LUDOpy-ի խաղատախտակի համար
rules-combination-stairs = { $path }: սանդուղքին պետք են տնային ուղի և ընդհանուր տուն
rules-combination-stairs-help = board.lane = 6 և board.goal = "shared", կամ այլ lane.rule
rules-combination-pieces-out = { $path }: այդքան խաղաքար չկա
rules-combination-pieces-out-help = ամենաշատը `pieces`
rules-combination-start-square = { $path }: { $most ->
    [1] մեկնարկային վանդակում տեղավորվում է միայն մեկ սեփական խաղաքար
   *[other] մեկնարկային վանդակում տեղավորվում է ամենաշատը { $most } սեփական խաղաքար
}
rules-combination-start-square-help = տես square.own_max
rules-combination-never-full = { $path }: "one-when-full" ոչինչ չի նշանակում այնտեղ, որտեղ վանդակը երբեք լիքը չի լինում
rules-combination-never-full-help = սահմանեք square.own_max կամ գրեք "one"
rules-combination-pair-binds = { $path }: զույգերն այստեղ չեն արգելում անցնել
rules-combination-pair-binds-help = տես pair.effect
rules-combination-no-entry = { $path }: ոչինչ բազայից խաղաքար չի հանում
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: ոչ մի զառ այդպիսի թիվ ցույց չի տալիս
rules-combination-entry-number-help = թվեր 1-ից 6 կամ entry.by_sum = true
rules-combination-entry-square = { $path }: entry.values-ի թվի համար նշվածը շրջուղու վանդակ չէ
rules-combination-entry-square-help = այնքան վանդակ, որքան թիվ կա entry.values-ում, 1-ից board.visited
rules-combination-no-sum = { $path }: մեկ զառը գումար չունի
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: մեկ զառով դուբլ չի լինում
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: խաղին պետք է առնվազն երկու տեղ
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: տեղերը խաղի հերթականությամբ չեն
rules-combination-seat-order-help = նախ գրեք փոքր թվերը
rules-combination-teams = { $path }: ամեն զբաղված տեղ պատկանում է ճիշտ մեկ թիմի
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: մեկ թիմը մրցակից չունի
rules-combination-one-team-help = առնվազն երկու թիմ կամ ոչ մեկը

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces } քարով կողմը սկզբից պարտված է
rules-combination-lost-from-the-start-help = ամենաշատը piece_count
rules-combination-no-room = { $path }: երկու անգամ { $pieces } քարը չի տեղավորվում { $points } կետի վրա
rules-combination-no-room-help = ամենաշատը { $most }
rules-combination-not-own = { $path }: նկարագրվում է միայն սեփական խաղատախտակը
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: երկու օղակն անկյունագծեր չունեն
rules-combination-no-diagonals-help = has_diagonal_lines = false կամ այլ խաղատախտակ
rules-combination-no-middle = { $path }: այդպիսի գրավումների համար ամեն գծի վրա միջին կետ է պետք
rules-combination-no-middle-help = երեք կետանոց գծեր կամ առանց այդպիսի գրավման

## Boards of Mill that a file describes
rules-board-no-point = { $path }: սա կետ չէ
rules-board-no-point-help = ["a1", 0, 0]: անուն, x, y
rules-board-no-name = { $path }: սա անուն չէ
rules-board-no-name-help = կետի անունը
rules-board-no-list = { $path }: այստեղ { $found } է, իսկ սպասվում է ցանկ
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points } կետը խաղատախտակ չէ
rules-board-size-help = { $least }-ից { $most } կետ
rules-board-name = { $path }: «{ $name }» չի կարող կետի անուն լինել
rules-board-name-help = լատինատառ, ապա տառեր և թվանշաններ, ամենաշատը վեց նիշ, առանց x-ի
rules-board-name-is-a-roll = { $path }: «{ $name }» չի կարող կետի անուն լինել
rules-board-name-is-a-roll-help = r-ը և թվանշանը զառի նետում են․ վերցրեք ուրիշ տառ, օրինակ՝ q1
rules-board-name-is-taken = { $path }: «{ $name }» չի կարող կետի անուն լինել
rules-board-name-is-taken-help = այս բառը հրաման է կամ քայլ ուրիշ խաղերում․ ավելացրեք, օրինակ, թվանշան
rules-board-same-name = { $path }: կա { $name } անունով երկու կետ
rules-board-same-name-help = ամեն կետին տվեք իր անունը
rules-board-out-of-drawing = { $path }: { $x }, { $y } նկարից դուրս է
rules-board-out-of-drawing-help = x և y՝ 0-ից { $most }
rules-board-same-place = { $path }: երկու կետ { $x }, { $y } տեղում
rules-board-same-place-help = ամեն կետին տվեք իր տեղը
rules-board-unknown-point = { $path }: «{ $name }» կետ չկա
rules-board-unknown-point-help = տես board.points
rules-board-point-twice = { $path }: { $name } այստեղ երկու անգամ է
rules-board-point-twice-help = տարբեր կետեր
rules-board-edge = { $path }: հատվածը միացնում է երկու կետ
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } և { $to } կետերը միացված են երկու անգամ
rules-board-edge-twice-help = մեկ անգամը բավական է
rules-board-no-lines = { $path }: առանց գծերի խաղատախտակին ջրաղաց չի լինում
rules-board-no-lines-help = առնվազն մեկ գիծ
rules-board-line-length = { $path }: այս գիծն ունի { $points } կետ
rules-board-line-length-help = գծերն ունեն առնվազն երկու կետ, բոլորը՝ հավասար
rules-board-line-twice = { $path }: այս գիծն այստեղ երկու անգամ է
rules-board-line-twice-help = մեկ անգամը բավական է
rules-board-many-lines = { $path }: { $name } կետով անցնում է { $most }-ից ավելի գիծ
rules-board-many-lines-help = ամենաշատը { $most }
rules-board-no-way = { $path }: { $from } կետից { $to } կետ ճանապարհ չկա
rules-board-no-way-help = ավելացրեք հատված դեպի { $to }

## Rules that cannot be had
variant-unknown = «{ $name }» տարբերակ չկա․ ներկառուցված են՝ { $known }․ կամ նշեք .toml-ով վերջացող կանոնների ֆայլ
variant-unknown-suggested = «{ $name }» տարբերակ չկա․ գուցե նկատի ունեի՞ք { $suggestion }։ Ներկառուցված են՝ { $known }․ կամ նշեք .toml-ով վերջացող կանոնների ֆայլ
variant-unreadable = { $path } կարդալ չի հաջողվում՝ { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = կանոնները՝ { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = սա պանակ է
file-is-not-plain = սա սովորական ֆայլ չէ
file-too-large = այն { $bytes } բայթ է, իսկ կանոնների ֆայլը կարող է լինել ամենաշատը { $limit }
file-longer-than-it-says = այն առնվազն { $bytes } բայթ է, իսկ կանոնների ֆայլը կարող է լինել ամենաշատը { $limit }
file-not-text = սա UTF-8 տեքստ չէ
file-no-files = Teahouse-ի այս կառուցումը ֆայլեր չի կարդում
