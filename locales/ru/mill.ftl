# Russian: Mill, Nine Men's Morris and its family.
# Terms: mill = мельница, piece = фишка, point = точка, edge = отрезок, line = линия, ring = кольцо,
# place = ставить, remove = снимать, in hand = в запасе, fly = летать, leap = прыжок, capture = взятие,
# placing phase = расстановка, moving phase = передвижение, marker = метка, stalemate = пат,
# custodian = зажатие, intervention = вклинивание, shuttling = хождение туда-обратно.

## Reasons: why an action is not legal

mill-no-such-point = На этой доске такой точки нет.
removal-due =
    { $count ->
        [1] { $seat } должны сначала снять фишку противника.
        [one] { $seat } должны сначала снять { $count } фишку противника.
        [few] { $seat } должны сначала снять { $count } фишки противника.
       *[other] { $seat } должны сначала снять { $count } фишек противника.
    }
own-removal-due =
    { $count ->
        [1] { $seat } должны сначала снять одну из своих фишек.
        [one] { $seat } должны сначала снять { $count } свою фишку.
        [few] { $seat } должны сначала снять { $count } свои фишки.
       *[other] { $seat } должны сначала снять { $count } своих фишек.
    }
point-taken =
    { $seat-code ->
        [seat-white] На { $point } уже стоит белая фишка.
       *[seat-black] На { $point } уже стоит чёрная фишка.
    }
point-marked = Точка { $point } закрыта меткой до конца расстановки.
mill-no-piece = На { $point } нет фишки.
hand-empty = { $seat } уже поставили все свои фишки.
placing-first =
    { $hand ->
        [1] { $seat } ещё должны поставить фишку.
        [one] { $seat } ещё должны поставить { $hand } фишку.
        [few] { $seat } ещё должны поставить { $hand } фишки.
       *[other] { $seat } ещё должны поставить { $hand } фишек.
    }
mill-not-your-piece =
    { $seat-code ->
        [seat-white] Фишка на { $point } белая.
       *[seat-black] Фишка на { $point } чёрная.
    }
same-point = Фишка уже стоит на { $point }.
repeated-mill = Ходить туда-обратно нельзя: фишка с { $from } не может сразу вернуться на { $to } и снова построить мельницу { $line }.
leap-over-protected = Через фишку на { $over } прыгать нельзя: её защищает мельница { $line }.
not-adjacent = { $from } и { $to } не соединены.
not-adjacent-while-placing = { $from } и { $to } не соединены, а пока есть фишки в запасе, никто не летает.
not-adjacent-nor-flying =
    { $count ->
        [1] { $from } и { $to } не соединены, а летать может только сторона с единственной фишкой.
        [one] { $from } и { $to } не соединены, а летать может только сторона, у которой не больше { $count } фишки.
       *[other] { $from } и { $to } не соединены, а летать может только сторона, у которой не больше { $count } фишек.
    }
no-removal-due = { $seat } сейчас ничего не снимают.
not-removable =
    { $victim-code ->
        [seat-white] Фишка на { $point } чёрная, а снять нужно белую.
       *[seat-black] Фишка на { $point } белая, а снять нужно чёрную.
    }
not-next-to-own = { $seat } могут снять только фишку противника рядом со своей, а рядом с { $point } своих нет.
protected-by-mill = Фишка на { $point } защищена: она стоит в мельнице { $line }.
not-captured = Фишка на { $point } не взята; сейчас можно снять только { $targets }.

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [1] { $seat } остались без фишек.
        [one] { $seat }: осталось меньше { $count } фишки.
       *[other] { $seat }: осталось меньше { $count } фишек.
    }
mill-verdict-stuck = { $seat } не могут ходить.
mill-verdict-full-board = Доска заполнена, а это проигрыш белых.
mill-verdict-full-board-draw = Доска заполнена.
mill-verdict-stuck-draw = { $seat } не могут ходить, поэтому ничья.
mill-verdict-both-stuck = Ни одна сторона не может ходить.
mill-verdict-quiet =
    { $count ->
        [one] { $count } ход подряд фишки не ставились и не снимались.
        [few] { $count } хода подряд фишки не ставились и не снимались.
       *[other] { $count } ходов подряд фишки не ставились и не снимались.
    }
mill-verdict-repetition = Одна и та же позиция возникла в третий раз.

## Tasks: what the side to move has to do, below the board

mill-task-place = { $seat } ставят фишку
mill-task-place-or-move = { $seat } ставят фишку или ходят
mill-task-move = { $seat } ходят
mill-task-fly = { $seat } ходят и могут летать
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [1] { $seat } снимают белую фишку
            [one] { $seat } снимают { $count } белую фишку
            [few] { $seat } снимают { $count } белые фишки
           *[other] { $seat } снимают { $count } белых фишек
        }
       *[seat-black] { $count ->
            [1] { $seat } снимают чёрную фишку
            [one] { $seat } снимают { $count } чёрную фишку
            [few] { $seat } снимают { $count } чёрные фишки
           *[other] { $seat } снимают { $count } чёрных фишек
        }
    }
mill-task-remove-own =
    { $count ->
        [1] { $seat } снимают одну из своих фишек
        [one] { $seat } снимают { $count } свою фишку
        [few] { $seat } снимают { $count } свои фишки
       *[other] { $seat } снимают { $count } своих фишек
    }
mill-task-remove-captured = { $seat } снимают взятую фишку на { $points }
mill-task-remove-choose = { $seat } снимают любую фишку за мельницу или взятую на { $points }
mill-task-remove-neighbour = { $seat } снимают фишку рядом со своей: { $points }

## Counts of a position, and the line below the drawing

count-on-board = на доске
count-in-hand = в запасе
count-lost = потеряно
mill-counts = Белые O: { $white-on-board } на доске, { $white-in-hand } в запасе · Чёрные @: { $black-on-board } на доске, { $black-in-hand } в запасе

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] Запас белых
       *[seat-black] Запас чёрных
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = в мельнице нет костей
mill-fen-fields =
    { $count ->
        [one] здесь { $count } поле, а должно быть 17, как в «{ $example }»
        [few] здесь { $count } поля, а должно быть 17, как в «{ $example }»
       *[other] здесь { $count } полей, а должно быть 17, как в «{ $example }»
    }
mill-fen-shape = число точек в кольцах или рядах этой доски: { $shape }
mill-fen-point = точка — это * (пусто), O (белая), @ (чёрная) или X (метка)
mill-fen-side = сторона, которой ходить, — w или b
mill-fen-phase = фаза — p (расстановка), m (передвижение) или o (партия окончена)
mill-fen-action = действие — p (поставить), s (выбрать фишку для хода) или, пока нужно снимать, r (снять)
mill-fen-phase-of-hand = сторона с фишками в запасе ставит (p), без них — ходит (m)
mill-fen-number-on-board = здесь ожидается число фишек на доске
mill-fen-number-in-hand = здесь ожидается число фишек в запасе
mill-fen-number-removals = здесь ожидается, сколько фишек осталось снять
mill-fen-number-used = здесь ожидаются точки использованных мельниц в виде числа
mill-fen-number-quiet = здесь ожидается число ходов после последней постановки или снятия фишки
mill-fen-number-move = здесь ожидается номер хода
mill-fen-number-square = здесь ожидается номер точки
mill-fen-number-captures = здесь ожидается число взятых фишек
mill-fen-number-mill-removals = после m: ожидается, сколько фишек снимают за мельницы
mill-fen-on-board =
    { $count ->
        [one] на доске { $count } фишка ({ $seat })
        [few] на доске { $count } фишки ({ $seat })
       *[other] на доске { $count } фишек ({ $seat })
    }
mill-fen-too-many =
    { $count ->
        [one] { $seat }: на доске и в запасе вместе не больше { $count } фишки
       *[other] { $seat }: на доске и в запасе вместе не больше { $count } фишек
    }
mill-fen-no-markers = в этом варианте нет меток
mill-fen-too-many-markers =
    { $count ->
        [one] { $count } метка — больше, чем снято фишек
        [few] { $count } метки — больше, чем снято фишек
       *[other] { $count } меток — больше, чем снято фишек
    }
mill-fen-last-mill = у последней мельницы точки «откуда» и «куда» различны, или обе 0
mill-fen-used-points = некоторых из этих точек использованных мельниц нет на доске
mill-fen-square = точки имеют номера от { $first } до { $last }
mill-fen-tail = после номера хода могут стоять только c: i: l: p: s: или m:
mill-fen-tail-of-other-rules = в этом варианте у позиции не бывает такой пометки
mill-fen-captures = взятия пишут как w-N-square.square|b-N-square.square, и они бывают только у стороны, которой ходить
mill-fen-captures-own = брать можно только фишки противника
mill-fen-too-few =
    { $count ->
        [1] { $seat } остались без фишек; такая партия окончена (o)
        [one] { $seat }: осталось меньше { $count } фишки; такая партия окончена (o)
       *[other] { $seat }: осталось меньше { $count } фишек; такая партия окончена (o)
    }
mill-fen-markers-gone = когда запас пуст у обеих сторон, меток больше нет
mill-fen-removals = снять можно не больше 16 фишек, и первой снимает сторона, которой ходить
mill-fen-capture-not-due = взятия и пат бывают, только когда нужно снять фишку, и не сочетаются друг с другом
mill-fen-mill-choice = m: стоит рядом с взятием, а снять нужно столько, сколько за мельницу и за взятие вместе
mill-fen-nothing-to-remove = нужно снять фишку, но снимать нечего
mill-fen-no-action = сторона, которой ходить, ничего не может сделать; такая партия окончена (o)

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] перед первым действием, «{ $word }»: { $problem }
       *[other] действие { $ply }, «{ $word }»: { $problem }
    }
mill-record-tag = тег пишут так: [Name "value"]

## The rules in words: the board and the aim

mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players =
    { $count ->
        [1] Играют двое, белые и чёрные, у каждого по одной фишке. Начинают белые, ходят по очереди.
        [one] Играют двое, белые и чёрные, у каждого по { $count } фишке. Начинают белые, ходят по очереди.
        [few] Играют двое, белые и чёрные, у каждого по { $count } фишки. Начинают белые, ходят по очереди.
       *[other] Играют двое, белые и чёрные, у каждого по { $count } фишек. Начинают белые, ходят по очереди.
    }
mill-explain-board-heading = Доска
mill-explain-points = { $points ->
        [one] На доске { $points } точка.
        [few] На доске { $points } точки.
       *[other] На доске { $points } точек.
    } { $edges ->
        [one] Соседние точки соединяет { $edges } отрезок.
        [few] Соседние точки соединяют { $edges } отрезка.
       *[other] Соседние точки соединяют { $edges } отрезков.
    }
mill-explain-lines =
    { $lines ->
        [1] Есть одна линия для мельниц. Мельница — это фишки одной стороны на всех точках линии (их { $count }).
        [one] Есть { $lines } линия для мельниц. Мельница — это фишки одной стороны на всех точках линии (их { $count }).
        [few] Есть { $lines } линии для мельниц. Мельница — это фишки одной стороны на всех точках линии (их { $count }).
       *[other] Есть { $lines } линий для мельниц. Мельница — это фишки одной стороны на всех точках линии (их { $count }).
    }
mill-explain-aim-heading = Цель
mill-explain-too-few =
    { $count ->
        [1] Сторона проигрывает, когда у неё не осталось фишек ни на доске, ни в запасе.
        [one] Сторона проигрывает, когда на доске и в запасе вместе у неё осталось меньше { $count } фишки.
       *[other] Сторона проигрывает, когда на доске и в запасе вместе у неё осталось меньше { $count } фишек.
    }
mill-explain-stuck-loses-too = Она проигрывает и тогда, когда должна ходить, но не может.

## The rules in words: the placing phase

mill-explain-placing-heading = Расстановка
mill-explain-place = Сторона с фишками в запасе ставит одну из них на пустую точку.
mill-explain-place-or-move = Сторона с фишками в запасе либо ставит одну из них на пустую точку, либо передвигает фишку по отрезку на пустую точку.
mill-explain-mill-removes = Построив мельницу, сторона снимает с доски фишку противника.
mill-explain-mill-empties-hand = Построив мельницу, сторона забирает фишку из запаса противника; если запас пуст, она снимает фишку с доски. Затем ходит противник.
mill-explain-mill-empties-hand-again = Построив мельницу, сторона забирает фишку из запаса противника и ходит ещё раз; если запас пуст, она снимает фишку с доски, и ход кончается.
mill-explain-mill-victim-removes = Когда сторона строит мельницу, другая сторона снимает любую из своих фишек, а затем ходит как обычно.
mill-explain-mill-marks = Построив мельницу, сторона снимает фишку противника, но её точка закрыта меткой до конца расстановки.
mill-explain-mill-waits = За мельницу пока ничего не снимают: мельницы считают в конце расстановки.
mill-explain-extra-turn = Если у стороны, построившей мельницу, ещё есть фишки в запасе, она ходит ещё раз.
mill-explain-two-empty = Если поставленная фишка не строит мельницу, ничего не берёт и оставляет две пустые точки, расстановка кончается; фишки, оставшиеся в запасе, выбывают из игры.

## The rules in words: the moving phase

mill-explain-moving-heading = Передвижение
mill-explain-move = Сторона с пустым запасом передвигает фишку по отрезку на пустую точку.
mill-explain-flying =
    { $count ->
        [1] Сторона с единственной фишкой может летать: фишка переходит на любую пустую точку.
        [one] Сторона, у которой не больше { $count } фишки, может летать: фишка переходит на любую пустую точку.
       *[other] Сторона, у которой не больше { $count } фишек, может летать: фишка переходит на любую пустую точку.
    }
mill-explain-no-flying = Летать нельзя.
mill-explain-moved-mill = Построив мельницу ходом, сторона снимает с доски фишку противника.

## The rules in words: mills

mill-explain-mills-heading = Мельницы
mill-explain-several-mills-remove-one = За несколько мельниц, построенных сразу, снимают только одну фишку.
mill-explain-several-mills-remove-each = За несколько мельниц, построенных сразу, снимают по фишке за каждую.
mill-explain-mills-protect = Фишку в мельнице снимать нельзя, если только не все фишки её стороны стоят в мельницах.
mill-explain-mills-protect-nothing = Снять можно любую фишку противника, в мельнице она или нет.
mill-explain-one-time = Каждая линия награждает сторону только один раз: мельница ничего не даёт, если все её точки лежат на линиях, уже наградивших эту сторону.
mill-explain-one-time-protects = Такая мельница всё равно защищает свои фишки.
mill-explain-shuttling = Ходить туда-обратно между двумя мельницами нельзя: фишка, которая ушла из одной мельницы и построила другую, следующим ходом своей стороны не может вернуться и снова построить первую.

## The rules in words: captures without mills

mill-explain-custodian-heading = Взятие зажатием
mill-explain-custodian = Фишка противника на линии взята, если она зажата между только что сыгранной фишкой и другой фишкой той же стороны. Из нескольких таких фишек игрок снимает одну.
mill-explain-intervention-heading = Взятие вклиниванием
mill-explain-intervention = Фишка, сыгранная между двумя фишками противника на линии, берёт обе. Если таких линий несколько, считается только одна: линия поперёк колец важнее стороны кольца, а та — важнее диагонали.
mill-explain-leap-heading = Взятие прыжком
mill-explain-leap = Сторона с пустым запасом может прыгать: её фишка перескакивает по линии с одного конца на другой через фишку противника и берёт её. Снимают только эту фишку, даже если прыжок ещё и строит мельницу.
mill-explain-capture-where = Действует { $lines }.
mill-explain-along-sides = вдоль сторон колец
mill-explain-across-rings = поперёк колец
mill-explain-on-diagonals = по диагоналям
mill-explain-capture-everywhere = Действует на всех линиях.
mill-explain-capture-always = Разрешено в обеих фазах.
mill-explain-capture-always-few = Разрешено при расстановке, а при передвижении — стороне, у которой на доске не больше трёх фишек.
mill-explain-capture-placing = Разрешено только при расстановке.
mill-explain-capture-moving = Разрешено только при передвижении.
mill-explain-capture-moving-few = Разрешено только при передвижении и только стороне, у которой на доске не больше трёх фишек.
mill-explain-capture-never = При этих настройках правил такого не бывает.
mill-explain-beside-heading = Взятия и мельницы
mill-explain-mills-protect-from-captures = Мельницы защищают свои фишки и от взятий.
mill-explain-custodian-or-intervention = Если ход берёт и зажатием, и вклиниванием, то, какое взятие считается, решает первая снятая фишка; фишка, взятая обоими способами, относится к вклиниванию.
mill-explain-mill-or-capture = Если ход и строит мельницу, и берёт, то, что из этого считается, решает первая снятая фишка.
mill-explain-mill-and-capture-as-sanmill = Если ход и строит мельницу, и берёт, снимают как в Sanmill: только взятые фишки, если мельницы не дают снять больше, чем взятия.

## The rules in words: the end of the placing phase

mill-explain-end-heading = Конец расстановки
mill-explain-turns-go-on = Когда запас пуст у обеих сторон, ходы просто продолжаются.
mill-explain-opener = Когда запас пуст у обеих сторон, первый ход делают { $seat }.
mill-explain-counted = Перед этим считают мельницы, и обе стороны снимают фишки; первыми — { $seat }.
mill-explain-counted-none = Если мельниц нет, каждая сторона снимает одну из своих фишек.
mill-explain-counted-one-side = Если мельницы есть только у одной стороны, она снимает две фишки противника, а другая сторона — одну.
mill-explain-counted-both = Если мельницы есть у обеих, каждая снимает столько фишек противника, сколько мельниц у той, у кого их меньше, а сторона, у которой мельниц больше, снимает ещё одну.
mill-explain-full-loses = Если доска при этом заполнена, белые проигрывают.
mill-explain-full-white-removes = Если доска при этом заполнена, сначала белые, потом чёрные снимают фишку противника.
mill-explain-full-black-removes = Если доска при этом заполнена, сначала чёрные, потом белые снимают фишку противника.
mill-explain-full-opener-removes = Если доска при этом заполнена, сторона, которой ходить, сначала снимает фишку противника.
mill-explain-full-draw = Если доска при этом заполнена, партия кончается вничью.

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = Пат
mill-explain-stuck-loses = Сторона проигрывает, если должна ходить, но не может.
mill-explain-stuck-passes = Сторона, которая не может ходить, пропускает ход; если не может ни одна, партия кончается вничью.
mill-explain-stuck-removes-and-moves = Сторона, которая не может ходить, снимает фишку противника рядом со своей, даже из мельницы, и затем ходит.
mill-explain-stuck-removes = Сторона, которая не может ходить, снимает фишку противника рядом со своей, даже из мельницы; затем ходит другая сторона.
mill-explain-stuck-both-remove = Если сторона не может ходить, сначала она, потом другая сторона снимают фишку противника рядом со своей, даже из мельницы; затем ходит та, что была заперта.
mill-explain-stuck-draws = Если сторона, которой ходить, не может ходить, партия кончается вничью.
mill-explain-draws-heading = Ничья
mill-explain-quiet =
    { $count ->
        [one] Ничья, если { $count } ход подряд, считая ходы обеих сторон, фишки не ставились и не снимались.
        [few] Ничья, если { $count } хода подряд, считая ходы обеих сторон, фишки не ставились и не снимались.
       *[other] Ничья, если { $count } ходов подряд, считая ходы обеих сторон, фишки не ставились и не снимались.
    }
mill-explain-quiet-endgame =
    { $count ->
        [one] Когда у одной из сторон на доске три фишки, хватает { $count } такого хода.
       *[other] Когда у одной из сторон на доске три фишки, хватает { $count } таких ходов.
    }
mill-explain-repetition = Ничья, когда одна и та же позиция возникает в третий раз.
