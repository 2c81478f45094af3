# Mill: Nine Men's Morris and its family, in German.
# Terms: mill Mühle, piece Stein, point Punkt, edge Verbindung, mill line Mühlenlinie, placing phase Setzphase, moving
# phase Zugphase, fly springen, leap überspringen (Sprungschlag), remove wegnehmen, capture schlagen, shuttling Pendeln
# (Zwickmühle), custodian capture Zangenschlag, intervention capture Zwischenschlag, stalemate Patt, marker Sperrmarke.

## Reasons: why an action is not legal

mill-no-such-point = Diesen Punkt gibt es auf dem Brett nicht.
removal-due =
    { $count ->
        [one] { $seat } muss zuerst einen gegnerischen Stein wegnehmen.
       *[other] { $seat } muss zuerst { $count } gegnerische Steine wegnehmen.
    }
own-removal-due =
    { $count ->
        [one] { $seat } muss zuerst einen eigenen Stein wegnehmen.
       *[other] { $seat } muss zuerst { $count } eigene Steine wegnehmen.
    }
point-taken =
    { $seat-code ->
        [seat-white] Auf { $point } steht schon ein weißer Stein.
       *[seat-black] Auf { $point } steht schon ein schwarzer Stein.
    }
point-marked = Eine Sperrmarke blockiert { $point } bis zum Ende der Setzphase.
mill-no-piece = Auf { $point } steht kein Stein.
hand-empty = { $seat } hat keine Steine mehr in der Hand.
placing-first =
    { $hand ->
        [one] { $seat } hat noch einen Stein zu setzen.
       *[other] { $seat } hat noch { $hand } Steine zu setzen.
    }
mill-not-your-piece =
    { $seat-code ->
        [seat-white] Der Stein auf { $point } ist weiß.
       *[seat-black] Der Stein auf { $point } ist schwarz.
    }
same-point = Der Stein steht schon auf { $point }.
repeated-mill = Pendeln ist eingeschränkt: der Stein auf { $from } darf nicht gleich nach { $to } zurück und die Mühle { $line } wieder schließen.
leap-over-protected = Der Stein auf { $over } kann nicht übersprungen werden: ihn schützt die Mühle { $line }.
not-adjacent = { $from } und { $to } sind nicht verbunden.
not-adjacent-while-placing = { $from } und { $to } sind nicht verbunden, und mit Steinen in der Hand darf niemand springen.
not-adjacent-nor-flying =
    { $count ->
        [one] { $from } und { $to } sind nicht verbunden, und springen darf nur, wer einen einzigen Stein hat.
       *[other] { $from } und { $to } sind nicht verbunden, und springen darf nur, wer höchstens { $count } Steine hat.
    }
no-removal-due = { $seat } hat jetzt nichts wegzunehmen.
not-removable =
    { $victim-code ->
        [seat-white] Der Stein auf { $point } ist schwarz; wegzunehmen ist ein weißer.
       *[seat-black] Der Stein auf { $point } ist weiß; wegzunehmen ist ein schwarzer.
    }
not-next-to-own = { $seat } darf nur einen gegnerischen Stein neben einem eigenen wegnehmen, und neben { $point } steht keiner.
protected-by-mill = Der Stein auf { $point } ist geschützt: er steht in der Mühle { $line }.
not-captured = Der Stein auf { $point } ist nicht geschlagen; wegnehmen darf man jetzt nur { $targets }.

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [one] { $seat } hat keine Steine mehr.
       *[other] { $seat } hat weniger als { $count } Steine übrig.
    }
mill-verdict-stuck = { $seat } kann nicht ziehen.
mill-verdict-full-board = Das Brett ist voll, damit verliert Weiß.
mill-verdict-full-board-draw = Das Brett ist voll.
mill-verdict-stuck-draw = { $seat } kann nicht ziehen, damit ist die Partie unentschieden.
mill-verdict-both-stuck = Keine Seite kann ziehen.
mill-verdict-quiet =
    { $count ->
        [one] Es gab { $count } Zug, ohne dass ein Stein gesetzt oder weggenommen wurde.
       *[other] Es gab { $count } Züge in Folge, ohne dass ein Stein gesetzt oder weggenommen wurde.
    }
mill-verdict-repetition = Dieselbe Stellung ist zum dritten Mal entstanden.

## Tasks: what the side to move has to do, below the board

mill-task-place = { $seat } setzt einen Stein
mill-task-place-or-move = { $seat } setzt oder zieht einen Stein
mill-task-move = { $seat } zieht
mill-task-fly = { $seat } zieht und darf springen
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] { $seat } nimmt einen weißen Stein weg
           *[other] { $seat } nimmt { $count } weiße Steine weg
        }
       *[seat-black] { $count ->
            [one] { $seat } nimmt einen schwarzen Stein weg
           *[other] { $seat } nimmt { $count } schwarze Steine weg
        }
    }
mill-task-remove-own =
    { $count ->
        [one] { $seat } nimmt einen eigenen Stein weg
       *[other] { $seat } nimmt { $count } eigene Steine weg
    }
mill-task-remove-captured = { $seat } nimmt den geschlagenen Stein auf { $points } weg
mill-task-remove-choose = { $seat } nimmt für die Mühle einen beliebigen Stein weg oder den geschlagenen auf { $points }
mill-task-remove-neighbour = { $seat } nimmt einen Stein neben einem eigenen weg: { $points }

## Counts of a position, and the line below the drawing

count-on-board = auf dem Brett
count-in-hand = in der Hand
count-lost = verloren
mill-counts = Weiß O: { $white-on-board } auf dem Brett, { $white-in-hand } in der Hand · Schwarz @: { $black-on-board } auf dem Brett, { $black-in-hand } in der Hand

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] Hand von Weiß
       *[seat-black] Hand von Schwarz
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = bei Mühle gibt es keine Würfel
mill-fen-fields =
    { $count ->
        [one] hier steht { $count } Feld, wo 17 stehen sollten, wie in "{ $example }"
       *[other] hier stehen { $count } Felder, wo 17 stehen sollten, wie in "{ $example }"
    }
mill-fen-shape = die Ringe oder Reihen dieses Bretts haben { $shape } Punkte
mill-fen-point = ein Punkt ist * (leer), O (weiß), @ (schwarz) oder X (eine Sperrmarke)
mill-fen-side = die Seite am Zug ist w oder b
mill-fen-phase = die Phase ist p (Setzen), m (Ziehen) oder o (zu Ende)
mill-fen-action = die Aktion ist p (setzen), s (einen Stein zum Ziehen wählen) oder, solange Wegnehmen fällig ist, r (wegnehmen)
mill-fen-phase-of-hand = eine Seite mit Steinen in der Hand setzt (p), eine ohne zieht (m)
mill-fen-number-on-board = hier wird die Zahl der Steine auf dem Brett erwartet
mill-fen-number-in-hand = hier wird die Zahl der Steine in der Hand erwartet
mill-fen-number-removals = hier wird die Zahl der fälligen Wegnahmen erwartet
mill-fen-number-used = hier werden die Punkte der verbrauchten Mühlen erwartet, als Zahl
mill-fen-number-quiet = hier wird die Zahl der Züge seit dem letzten Setzen oder Wegnehmen erwartet
mill-fen-number-move = hier wird die Nummer des Zuges erwartet
mill-fen-number-square = hier wird die Nummer eines Punktes erwartet
mill-fen-number-captures = hier wird die Zahl der geschlagenen Steine erwartet
mill-fen-number-mill-removals = nach m: wird die Zahl der Wegnahmen für Mühlen erwartet
mill-fen-on-board =
    { $count ->
        [one] das Brett zeigt { $count } Stein von { $seat }
       *[other] das Brett zeigt { $count } Steine von { $seat }
    }
mill-fen-too-many =
    { $count ->
        [one] { $seat } hat höchstens { $count } Stein, auf dem Brett und in der Hand zusammen
       *[other] { $seat } hat höchstens { $count } Steine, auf dem Brett und in der Hand zusammen
    }
mill-fen-no-markers = in dieser Variante gibt es keine Sperrmarken
mill-fen-too-many-markers =
    { $count ->
        [one] { $count } Sperrmarke ist mehr, als Steine weggenommen wurden
       *[other] { $count } Sperrmarken sind mehr, als Steine weggenommen wurden
    }
mill-fen-last-mill = eine letzte Mühle hat ein verschiedenes Von und Nach, oder 0 für beide
mill-fen-used-points = einige dieser Punkte verbrauchter Mühlen sind nicht auf dem Brett
mill-fen-square = die Punkte haben die Nummern { $first } bis { $last }
mill-fen-tail = nach der Zugnummer dürfen nur c: i: l: p: s: oder m: folgen
mill-fen-tail-of-other-rules = in dieser Variante gibt nichts einer Stellung ein solches Zeichen
mill-fen-captures = Schläge schreibt man w-N-square.square|b-N-square.square, und nur die Seite am Zug hat welche
mill-fen-captures-own = nur gegnerische Steine können geschlagen werden
mill-fen-too-few =
    { $count ->
        [one] { $seat } hat keine Steine mehr; eine solche Partie ist zu Ende (o)
       *[other] { $seat } hat weniger als { $count } Steine übrig; eine solche Partie ist zu Ende (o)
    }
mill-fen-markers-gone = wenn beide Hände leer sind, gibt es keine Sperrmarken mehr
mill-fen-removals = eine Seite hat höchstens 16 Steine wegzunehmen, und die Seite am Zug nimmt zuerst weg
mill-fen-capture-not-due = Schläge und Patt verlangen eine fällige Wegnahme und kommen nicht zusammen vor
mill-fen-mill-choice = m: steht neben einem Schlag, und fällig sind die Wegnahmen der Mühle und des Schlags zusammen
mill-fen-nothing-to-remove = eine Wegnahme ist fällig, aber es gibt nichts wegzunehmen
mill-fen-no-action = die Seite am Zug kann nichts tun; eine solche Partie ist zu Ende (o)

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] vor der ersten Aktion, "{ $word }": { $problem }
       *[other] Aktion { $ply }, "{ $word }": { $problem }
    }
mill-record-tag = ein Kopfeintrag wird [Name "value"] geschrieben

## The rules in words: the board and the aim

mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players =
    { $count ->
        [one] Zwei Spieler, Weiß und Schwarz, haben je einen Stein. Weiß beginnt, dann ziehen sie abwechselnd.
       *[other] Zwei Spieler, Weiß und Schwarz, haben je { $count } Steine. Weiß beginnt, dann ziehen sie abwechselnd.
    }
mill-explain-board-heading = Das Brett
mill-explain-points = Das Brett hat { $points } Punkte. { $edges ->
        [one] Eine Verbindung liegt zwischen benachbarten Punkten.
       *[other] { $edges } Verbindungen liegen zwischen benachbarten Punkten.
    }
mill-explain-lines =
    { $lines ->
        [one] Es gibt eine Mühlenlinie: { $count } Steine einer Seite darauf bilden eine Mühle.
       *[other] Es gibt { $lines } Mühlenlinien: { $count } Steine einer Seite auf einer von ihnen bilden eine Mühle.
    }
mill-explain-aim-heading = Das Ziel
mill-explain-too-few =
    { $count ->
        [one] Eine Seite verliert, wenn sie keine Steine mehr hat, weder auf dem Brett noch in der Hand.
       *[other] Eine Seite verliert, wenn sie weniger als { $count } Steine übrig hat, auf dem Brett und in der Hand zusammen.
    }
mill-explain-stuck-loses-too = Sie verliert auch, wenn sie ziehen muss und nicht kann.

## The rules in words: the placing phase

mill-explain-placing-heading = Die Setzphase
mill-explain-place = Eine Seite mit Steinen in der Hand setzt einen davon auf einen leeren Punkt.
mill-explain-place-or-move = Eine Seite mit Steinen in der Hand setzt entweder einen davon auf einen leeren Punkt oder zieht einen Stein auf einen verbundenen leeren Punkt.
mill-explain-mill-removes = Wer eine Mühle schließt, nimmt einen gegnerischen Stein vom Brett.
mill-explain-mill-empties-hand = Wer eine Mühle schließt, nimmt einen Stein aus der Hand des Gegners; ist sie leer, stattdessen einen vom Brett. Dann ist der Gegner am Zug.
mill-explain-mill-empties-hand-again = Wer eine Mühle schließt, nimmt einen Stein aus der Hand des Gegners und ist noch einmal am Zug; ist die Hand leer, nimmt er stattdessen einen Stein vom Brett, und sein Zug endet.
mill-explain-mill-victim-removes = Wenn eine Seite eine Mühle schließt, nimmt die andere einen beliebigen eigenen Stein weg und macht dann ihren gewöhnlichen Zug.
mill-explain-mill-marks = Wer eine Mühle schließt, nimmt einen gegnerischen Stein weg, aber eine Sperrmarke blockiert den Punkt bis zum Ende der Setzphase.
mill-explain-mill-waits = Für eine Mühle wird noch nichts weggenommen: die Mühlen werden am Ende der Setzphase gezählt.
mill-explain-extra-turn = Wer eine Mühle schließt und noch Steine in der Hand hat, ist außerdem noch einmal am Zug.
mill-explain-two-empty = Wird ein Stein gesetzt, ohne eine Mühle zu schließen oder zu schlagen, und bleiben zwei Punkte leer, so endet die Setzphase; Steine in der Hand scheiden aus.

## The rules in words: the moving phase

mill-explain-moving-heading = Die Zugphase
mill-explain-move = Eine Seite mit leerer Hand zieht einen Stein auf einen verbundenen leeren Punkt.
mill-explain-flying =
    { $count ->
        [one] Wer nur noch einen Stein hat, darf springen: der Stein zieht auf einen beliebigen leeren Punkt.
       *[other] Wer höchstens { $count } Steine hat, darf springen: ein Stein zieht auf einen beliebigen leeren Punkt.
    }
mill-explain-no-flying = Springen gibt es nicht.
mill-explain-moved-mill = Wer durch einen Zug eine Mühle schließt, nimmt einen gegnerischen Stein vom Brett.

## The rules in words: mills

mill-explain-mills-heading = Mühlen
mill-explain-several-mills-remove-one = Für mehrere zugleich geschlossene Mühlen wird nur ein Stein weggenommen.
mill-explain-several-mills-remove-each = Für mehrere zugleich geschlossene Mühlen wird je ein Stein weggenommen.
mill-explain-mills-protect = Ein Stein in einer Mühle darf nicht weggenommen werden, außer wenn alle Steine seiner Seite in Mühlen stehen.
mill-explain-mills-protect-nothing = Jeder gegnerische Stein darf weggenommen werden, ob in einer Mühle oder nicht.
mill-explain-one-time = Jede Linie bringt einer Seite nur einmal etwas ein: eine Mühle ist nichts wert, wenn alle ihre Punkte zu Linien gehören, die ihrer Seite schon etwas eingebracht haben.
mill-explain-one-time-protects = Eine solche Mühle schützt ihre Steine trotzdem.
mill-explain-shuttling = Das Pendeln zwischen zwei Mühlen (Zwickmühle) ist eingeschränkt: ein Stein, der eine Mühle verlassen und eine andere geschlossen hat, darf im nächsten Zug seiner Seite nicht gleich zurück und die erste wieder schließen.

## The rules in words: captures without mills

mill-explain-custodian-heading = Zangenschlag
mill-explain-custodian = Ein gegnerischer Stein auf einer Linie wird geschlagen, wenn er zwischen dem gerade gespielten Stein und einem anderen derselben Seite steht. Von mehreren solchen Steinen nimmt der Spieler einen weg.
mill-explain-intervention-heading = Zwischenschlag
mill-explain-intervention = Ein Stein, der auf einer Linie zwischen zwei gegnerische Steine gespielt wird, schlägt beide. Gibt es mehrere solche Linien, zählt nur eine: eine Linie quer zu den Ringen vor der Seite eines Rings, und diese vor einer Diagonale.
mill-explain-leap-heading = Sprungschlag
mill-explain-leap = Eine Seite mit leerer Hand darf überspringen: ihr Stein springt auf einer Linie von einem Ende zum anderen über einen gegnerischen Stein und schlägt ihn. Nur dieser Stein wird weggenommen, auch wenn der Sprung eine Mühle schließt.
mill-explain-capture-where = Das geht { $lines }.
mill-explain-along-sides = an den Seiten der Ringe
mill-explain-across-rings = quer zu den Ringen
mill-explain-on-diagonals = auf Diagonalen
mill-explain-capture-everywhere = Das geht auf jeder Linie.
mill-explain-capture-always = Das ist in beiden Phasen erlaubt.
mill-explain-capture-always-few = Das ist in der Setzphase erlaubt, und in der Zugphase einer Seite mit höchstens drei Steinen auf dem Brett.
mill-explain-capture-placing = Das ist nur in der Setzphase erlaubt.
mill-explain-capture-moving = Das ist nur in der Zugphase erlaubt.
mill-explain-capture-moving-few = Das ist nur in der Zugphase erlaubt, und nur einer Seite mit höchstens drei Steinen auf dem Brett.
mill-explain-capture-never = So wie diese Regeln eingestellt sind, kommt das nie vor.
mill-explain-beside-heading = Schlagen neben Mühlen
mill-explain-mills-protect-from-captures = Mühlen schützen ihre Steine auch vor dem Schlagen.
mill-explain-custodian-or-intervention = Ergibt ein Zug einen Zangenschlag und einen Zwischenschlag, so entscheidet die erste Wegnahme, was zählt; ein Stein, den beide schlagen, zählt zum Zwischenschlag.
mill-explain-mill-or-capture = Schließt ein Zug eine Mühle und schlägt zugleich, so entscheidet die erste Wegnahme, was zählt.
mill-explain-mill-and-capture-as-sanmill = Schließt ein Zug eine Mühle und schlägt zugleich, so zählen die Wegnahmen wie in Sanmill: nur geschlagene Steine dürfen weggenommen werden, außer wenn Mühlen mehr Wegnahmen ergeben als Schläge.

## The rules in words: the end of the placing phase

mill-explain-end-heading = Das Ende der Setzphase
mill-explain-turns-go-on = Wenn beide Hände leer sind, geht es einfach der Reihe nach weiter.
mill-explain-opener = Wenn beide Hände leer sind, macht { $seat } den ersten Zug.
mill-explain-counted = Davor werden die Mühlen gezählt, und beide Seiten nehmen Steine weg, { $seat } zuerst.
mill-explain-counted-none = Gibt es keine Mühlen, nimmt jede Seite einen eigenen Stein weg.
mill-explain-counted-one-side = Hat nur eine Seite Mühlen, nimmt sie zwei gegnerische Steine weg und die andere Seite einen.
mill-explain-counted-both = Haben beide Mühlen, nimmt jede Seite so viele gegnerische Steine weg, wie die Seite mit weniger Mühlen Mühlen hat, und die mit mehr Mühlen einen dazu.
mill-explain-full-loses = Ist das Brett dann voll, verliert Weiß.
mill-explain-full-white-removes = Ist das Brett dann voll, nehmen zuerst Weiß und dann Schwarz einen gegnerischen Stein weg.
mill-explain-full-black-removes = Ist das Brett dann voll, nehmen zuerst Schwarz und dann Weiß einen gegnerischen Stein weg.
mill-explain-full-opener-removes = Ist das Brett dann voll, nimmt die Seite am Zug zuerst einen gegnerischen Stein weg.
mill-explain-full-draw = Ist das Brett dann voll, endet die Partie unentschieden.

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = Patt
mill-explain-stuck-loses = Eine Seite verliert, wenn sie ziehen muss und nicht kann.
mill-explain-stuck-passes = Eine Seite, die nicht ziehen kann, setzt aus; kann keine Seite ziehen, endet die Partie unentschieden.
mill-explain-stuck-removes-and-moves = Eine Seite, die nicht ziehen kann, nimmt einen gegnerischen Stein neben einem eigenen weg, auch aus einer Mühle, und zieht dann.
mill-explain-stuck-removes = Eine Seite, die nicht ziehen kann, nimmt einen gegnerischen Stein neben einem eigenen weg, auch aus einer Mühle; dann zieht die andere Seite.
mill-explain-stuck-both-remove = Kann eine Seite nicht ziehen, nimmt zuerst sie und dann die andere einen gegnerischen Stein neben einem eigenen weg, auch aus einer Mühle; dann zieht die Seite, die festsaß.
mill-explain-stuck-draws = Kann die Seite am Zug nicht ziehen, endet die Partie unentschieden.
mill-explain-draws-heading = Unentschieden
mill-explain-quiet =
    { $count ->
        [one] Die Partie endet unentschieden nach { $count } Zug, ohne dass ein Stein gesetzt oder weggenommen wurde.
       *[other] Die Partie endet unentschieden nach { $count } Zügen in Folge, beide Seiten gezählt, ohne dass ein Stein gesetzt oder weggenommen wurde.
    }
mill-explain-quiet-endgame =
    { $count ->
        [one] Sobald eine Seite drei Steine auf dem Brett hat, genügt { $count } solcher Zug.
       *[other] Sobald eine Seite drei Steine auf dem Brett hat, genügen { $count } solche Züge.
    }
mill-explain-repetition = Die Partie endet unentschieden, wenn dieselbe Stellung zum dritten Mal entsteht.
