# What Ludo says, in German.
# Terms: piece Figur, base Basis, start square Startfeld, loop Rundbahn, home column Zielgerade, goal Ziel, goal space
# Zielfeld, capture schlagen, blockade Blockade, globe Globus, star Stern, pass (a turn) aussetzen, pass (a piece)
# überholen, double Pasch, bonus steps Bonusschritte, stairs Treppe.

## Places
ludo-place-square = Feld { $number }
ludo-place-column = Zielgerade von { $seat }, { $number }
ludo-place-goal = Ziel von { $seat }
ludo-place-goal-space = Zielfeld { $number } von { $seat }
ludo-place-base = Basis von { $seat }

## What is counted
count-in-base = in der Basis
count-at-goal = im Ziel
count-progress = gelaufene Felder

## What the player to act has to do
ludo-task-roll = { $seat } muss würfeln
ludo-task-play = { $seat } zieht { $numbers }
ludo-task-bonus = { $seat } zieht { $steps } Bonusschritte
ludo-task-no-move = { $seat } kann { $numbers } nicht ziehen und setzt aus
ludo-task-third = Zum dritten Mal in Folge { $roll }: { $seat } setzt aus

## Rolls that may count in a row
ludo-roll-six = eine Sechs
ludo-roll-double = ein Pasch
ludo-roll-six-or-double = eine Sechs oder ein Pasch

## Why a move is not legal
must-move = Du hast einen möglichen Zug und darfst daher nicht aussetzen.
no-such-piece = Es gibt keine Figur { $piece }: deine Figuren haben die Nummern 0 bis { $last }.
all-at-goal = Alle deine Figuren sind im Ziel, es gibt nichts mehr zu ziehen.
third-in-a-row =
    { $effect ->
        [last-moved-home] Zum dritten Mal in Folge { $roll }: Du darfst den Wurf nicht ziehen, dein Zug endet, und die zuletzt gezogene Figur muss zurück in die Basis.
        [leader-home] Zum dritten Mal in Folge { $roll }: Du darfst den Wurf nicht ziehen, dein Zug endet, und deine vorderste Figur muss zurück in die Basis.
        [roll-void] Zum dritten Mal in Folge { $roll }: Du darfst den Wurf nicht ziehen; setze aus und würfle noch einmal.
       *[turn-ends] Zum dritten Mal in Folge { $roll }: Du darfst den Wurf nicht ziehen, und dein Zug endet.
    }
no-such-number = Es ist keine { $steps } zu ziehen; du hast { $numbers }.
sum-only-enters = Mit beiden Würfeln zusammen, { $steps }, kommt nur eine Figur aus der Basis heraus.
at-goal = Figur { $piece } ist am Ende ihres Weges.
needs-entry-number =
    { $count ->
        [0] Aus der Basis kommt keine Figur mehr heraus.
       *[other] Figur { $piece } kommt mit { $steps } nicht aus der Basis: dazu braucht sie { $entry }.
    }
bonus-from-base = Mit Bonusschritten kommt keine Figur aus der Basis.
overshoot =
    { $left ->
        [one] { $steps } ist zu viel: Figur { $piece } ist ein Feld vom Ende ihres Weges entfernt.
       *[other] { $steps } ist zu viel: Figur { $piece } ist { $left } Felder vom Ende ihres Weges entfernt.
    }
past-the-foot = Figur { $piece } muss zuerst genau auf { $square } anhalten, am Fuß der Treppe.
wrong-stair = Figur { $piece } steigt nur mit { $needed } auf die nächste Stufe.
own-in-the-way = Deine eigene Figur auf { $square } steht im Weg; sie darf nicht überholt werden.
piece-in-the-way = { $owner } hat eine Figur auf deinem Feld { $square }; sie darf nicht überholt werden.
blockade-in-the-way = { $owner } hat eine Blockade auf deinem Feld { $square }; an ihr kommt niemand vorbei.
own-blockade = Deine eigene Blockade auf { $square } hält auch dich auf.
own-square-full =
    { $room ->
        [one] Auf { $square } steht schon deine eigene Figur, und zwei deiner Figuren dürfen dieses Feld nicht teilen.
       *[other] Du hast schon { $room } Figuren auf { $square }, und mehr haben dort keinen Platz.
    }
blockade-on-target = { $owner } hat eine Blockade auf deinem Feld { $square }; du darfst dort nicht landen.
safe-square-taken = { $owner } hält das sichere Feld { $square }, du darfst dort also nicht landen.
enemy-on-start = { $owner } steht auf deinem Feld { $square } und hält deine Figuren in der Basis.
must-use-both-dice = Du kannst beide Würfel ziehen, { $dice }, also musst du es; nach diesem Zug ginge der andere nicht mehr.
must-use-larger-die = Nur einer der Würfel kann gezogen werden, also muss es der höhere sein: { $die }.
must-enter = Du kannst eine Figur aus der Basis bringen, also musst du es.
must-clear-start = Solange Figuren in deiner Basis warten, muss zuerst deine Figur auf dem Startfeld weiterziehen.
must-break-pair = Eine Sechs muss mit einer der Figuren gezogen werden, die auf { $squares } zusammenstehen.
must-capture = Du kannst mit einem Zug auf { $squares } schlagen, also musst du schlagen.

## How a game ended
ludo-verdict-first =
    { $count ->
        [one] { $winners } hat als Erster alle Figuren ins Ziel gebracht.
       *[other] { $winners } haben als Erste alle ihre Figuren ins Ziel gebracht.
    }
ludo-verdict-no-opponent = Es ist niemand mehr da, gegen den man spielen könnte.

## Positions, moves and dice that cannot be read
ludo-fen-fields = erwartet wird <pieces> <seat> <dice> <round> <tries> <sixes> <places>
ludo-fen-seat = der Platz am Zug muss ein besetzter sein, von 0 bis 3
ludo-fen-round = die Runde ist eine Zahl von 1 bis 65535
ludo-fen-tries = die Versuche sind eine Zahl von 0 bis { $most }
ludo-fen-seat-skipped = dieser Platz ist schon fertig und daher nicht am Zug
ludo-fen-four-seats = erwartet werden vier Plätze, durch / verbunden, mit - für einen leeren
ludo-fen-seat-empty = dieser Platz ist nach diesen Regeln leer; schreibe -
ludo-fen-squares =
    { $count ->
        [one] erwartet wird das Feld einer Figur
       *[other] erwartet werden die Felder von { $count } Figuren, durch Kommas verbunden
    }
ludo-fen-beyond-the-end = der Weg endet bei { $end }
ludo-fen-crowded = auf Feld { $square } haben keine { $count } Figuren einer Farbe Platz
ludo-fen-two-seats = mindestens zwei Plätze müssen besetzt sein
ludo-fen-bonus-zero = ein Bonus hat mindestens einen Schritt
ludo-fen-bonus-unknown =
    { $count ->
        [0] diese Regeln kennen keine Bonusschritte
       *[other] diese Regeln kennen nur Boni von { $steps } Schritten
    }
ludo-fen-dice =
    { $count ->
        [one] erwartet werden höchstens ein Würfel von 1 bis { $most } und Bonusschritte wie b20
       *[other] erwartet werden höchstens { $count } Würfel von 1 bis { $most } und Bonusschritte wie b20
    }
ludo-fen-bonus-many = es können höchstens { $most } Bonuszüge ausstehen
ludo-fen-streak = die Würfe in Folge sind eine Zahl von 0 bis 255
ludo-fen-streak-never = hier werden keine Würfe in Folge gezählt; schreibe 0
ludo-fen-streak-other-dice = mit diesen Würfeln endet die Folge; schreibe 0
ludo-fen-places = erwartet werden die Plätze, die fertig sind, jeder einmal, oder -
ludo-fen-last-piece = erwartet wird eine Figur, von l0 bis l{ $last }
ludo-fen-meaningless = das bedeutet nach diesen Regeln nichts oder ist nicht fällig
ludo-move-form = erwartet wird eine Figur von 0 bis 3 und eine Zahl, wie p2+6, oder pass
ludo-dice-one = erwartet wird ein Würfel von 1 bis 6
ludo-dice-two = erwartet werden zwei Würfel von 1 bis 6, wie 63

## The rules in words: headings
ludo-explain-board = Das Brett
ludo-explain-turn = Ein Zug
ludo-explain-entering = Herauskommen
ludo-explain-moving = Ziehen
ludo-explain-meeting = Schlagen
ludo-explain-special = Besondere Felder
ludo-explain-home = Ins Ziel kommen
ludo-explain-winning = Gewinnen
ludo-explain-oddities = Eigenheiten, der Verträglichkeit halber

## The rules in words: the board
ludo-explain-players = { $count } Spieler ziehen reihum in dieser Folge: { $seats }.
ludo-explain-team = { $seats } sind Partner.
ludo-explain-partners = Partner teilen Felder und schlagen einander nie.
ludo-explain-pieces =
    { $count ->
        [one] Jeder Spieler hat eine Figur, die in der Basis beginnt.
       *[other] Jeder Spieler hat { $count } Figuren, die in der Basis beginnen.
    }
ludo-explain-pieces-all-out =
    { $count ->
        [one] Jeder Spieler hat eine Figur, die auf seinem Startfeld beginnt.
       *[other] Jeder Spieler hat { $count } Figuren, die auf seinem Startfeld beginnen.
    }
ludo-explain-pieces-some-out = Jeder Spieler hat { $count } Figuren: { $out } auf dem Startfeld und { $in } in der Basis.
ludo-explain-loop = Die Rundbahn hat { $squares } Felder. Du zählst von deinem Startfeld an, das dein Feld 1 ist, und verlässt die Rundbahn nach deinem Feld { $visited }.
ludo-explain-column =
    { $count ->
        [one] Feld { $first } ist deine Zielgerade, die keine andere Farbe betritt.
       *[other] Die Felder { $first } bis { $last } sind deine Zielgerade, die keine andere Farbe betritt.
    }
ludo-explain-goal = Dein Ziel ist { $goal }; dort sammeln sich alle deine Figuren.
ludo-explain-goal-spaces =
    { $count ->
        [one] Dein Ziel ist das Feld { $first }.
       *[other] Dein Ziel ist eine Reihe von { $count } Feldern, { $first } bis { $last }, mit Platz für je eine Figur.
    }

## The rules in words: a turn
ludo-explain-one-die = Würfle mit einem Würfel und ziehe eine Figur um seine Augen.
ludo-explain-two-dice = Würfle mit zwei Würfeln; jeder zieht eine Figur. Wenn du beide ziehen kannst, musst du es. Wenn du den einen oder den anderen, aber nicht beide ziehen kannst, musst du den höheren ziehen.
ludo-explain-two-dice-free = Würfle mit zwei Würfeln; jeder zieht eine Figur, in beliebiger Reihenfolge.
ludo-explain-seven = Wenn du keine Figur in der Basis hast, zählt eine 6 als 7.
ludo-explain-must-move = Wenn du ziehen kannst, musst du ziehen; sonst setzt du aus.
ludo-explain-may-pass = Du darfst aussetzen, auch wenn du ziehen kannst.
ludo-explain-extra-roll = Du würfelst noch einmal nach { $what }.
ludo-explain-extra-roll-later = Ab der zweiten Runde würfelst du noch einmal nach { $what }.
ludo-explain-no-extra-roll = Es gibt nie einen weiteren Wurf.
ludo-extra-six = einer 6
ludo-extra-doubles = einem Pasch
ludo-extra-capture = dem Schlagen einer Figur
ludo-extra-finish = der Ankunft einer Figur im Ziel
ludo-explain-tries = Solange du keine Figur unterwegs hast, darfst du bis zu { $count }-mal würfeln, um eine herauszubringen.
ludo-explain-tries-first-round = In der ersten Runde darfst du, solange du keine Figur unterwegs hast, bis zu { $count }-mal würfeln, um eine herauszubringen.
ludo-explain-third-no-extra-roll = Fällt zum dritten Mal in Folge { $roll }, wird der Wurf gezogen, aber dein Zug endet damit.
ludo-explain-third-turn-ends = Fällt zum dritten Mal in Folge { $roll }, wird der Wurf nicht gezogen, und dein Zug endet.
ludo-explain-third-roll-void = Fällt zum dritten Mal in Folge { $roll }, wird der Wurf nicht gezogen; du würfelst noch einmal und zählst neu.
ludo-explain-third-last-moved-home = Fällt zum dritten Mal in Folge { $roll }, wird der Wurf nicht gezogen: dein Zug endet, und die in diesem Zug zuletzt gezogene Figur muss zurück in die Basis, außer sie hat die Rundbahn schon verlassen.
ludo-explain-third-leader-home = Fällt zum dritten Mal in Folge { $roll }, wird der Wurf nicht gezogen: dein Zug endet, und deine vorderste Figur, die noch nicht im Ziel ist, muss zurück in die Basis.

## The rules in words: leaving the base
ludo-explain-entry = Du musst { $numbers } würfeln, um eine Figur aus der Basis zu bringen. Sie kommt auf dein Startfeld.
ludo-explain-entry-on = Mit { $number } kommt eine Figur aus der Basis auf dein Feld { $square }.
ludo-explain-entry-never = Eine Figur, die in die Basis zurückmuss, bleibt dort.
ludo-explain-entry-sum = Auch die Summe beider Würfel zählt; sie verbraucht beide.
ludo-explain-entry-forced = Wenn du eine Figur herausbringen kannst, musst du es.
ludo-explain-clear-start = Solange du Figuren in der Basis hast, muss eine Figur auf deinem Startfeld weiterziehen, wenn sie kann.
ludo-explain-entry-captures-one = Eine Figur, die herauskommt, schlägt eine gegnerische Figur auf diesem Feld; weitere bleiben stehen.
ludo-explain-entry-captures-one-when-full = Ist dieses Feld voll, schlägt eine Figur, die herauskommt, dort eine gegnerische Figur.
ludo-explain-entry-captures-all = Eine Figur, die herauskommt, schlägt alle gegnerischen Figuren auf diesem Feld.
ludo-explain-entry-captures-nothing = Eine gegnerische Figur auf diesem Feld hält deine Figuren in der Basis.

## The rules in words: moving
ludo-explain-stack-any = Beliebig viele deiner Figuren dürfen ein Feld teilen.
ludo-explain-stack =
    { $most ->
        [one] Zwei deiner Figuren dürfen nie auf demselben Feld stehen.
       *[other] Höchstens { $most } deiner Figuren dürfen ein Feld teilen.
    }
ludo-explain-passing-not-own = Auf der Rundbahn darfst du deine eigenen Figuren nicht überholen.
ludo-explain-passing-nobody = Auf der Rundbahn darfst du keine Figur überholen.
ludo-explain-column-passing = Auf der Zielgeraden darfst du deine eigenen Figuren nicht überholen.
ludo-explain-column-and-goal-passing = Auf der Zielgeraden und den Zielfeldern darfst du deine eigenen Figuren nicht überholen.
ludo-explain-goal-passing = Auf den Zielfeldern darfst du deine eigenen Figuren nicht überholen.
ludo-explain-stop-behind = Eine Figur, die ihren Zug nicht zu Ende führen kann, hält auf dem letzten freien Feld vor dem Hindernis.
ludo-explain-break-pair = Stehen zwei oder mehr deiner Figuren auf einem Feld der Rundbahn zusammen, musst du eine 6 möglichst mit einer von ihnen ziehen.
ludo-explain-capture-forced = Wenn du schlagen kannst, musst du schlagen.
ludo-explain-capture-bonus =
    { $count ->
        [one] Für jede geschlagene Figur zieht eine deiner Figuren ein Feld.
       *[other] Für jede geschlagene Figur zieht eine deiner Figuren { $count } Felder.
    }
ludo-explain-finish-bonus =
    { $count ->
        [one] Für jede Figur, die du ins Ziel bringst, zieht eine deiner Figuren ein Feld.
       *[other] Für jede Figur, die du ins Ziel bringst, zieht eine deiner Figuren { $count } Felder.
    }
ludo-explain-bonus-last = Bonusschritte werden nach den Würfeln gezogen und verfallen, wenn keine Figur sie ziehen kann.

## The rules in words: captures and blockades
ludo-explain-capture = Eine Figur, die auf einer einzelnen gegnerischen Figur landet, schlägt sie: die gegnerische Figur muss zurück in ihre Basis.
ludo-explain-pair-none = Landet sie auf mehreren, schlägt sie alle.
ludo-explain-pair-not-captured = Zwei oder mehr Figuren einer Farbe auf einem Feld können nicht geschlagen werden; du teilst das Feld mit ihnen.
ludo-explain-pair-cannot-be-landed-on = Zwei oder mehr gegnerische Figuren einer Farbe auf einem Feld der Rundbahn sind eine Blockade: du darfst an ihr vorbei, aber nicht auf ihr landen.
ludo-explain-pair-cannot-be-passed = Zwei oder mehr gegnerische Figuren einer Farbe auf einem Feld der Rundbahn sind eine Blockade: du darfst weder auf ihr landen noch an ihr vorbei.
ludo-explain-pair-arrival-sent-home = Zwei oder mehr Figuren einer Farbe auf einem Feld schützen einander: eine gegnerische Figur, die auf ihnen landet, muss zurück in ihre Basis.
ludo-explain-pair-binds-owner = Eine Blockade hält auch die anderen Figuren ihrer eigenen Farbe auf.

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
        [one] Dein Feld { $squares } ist sicher: Figuren verschiedener Farben dürfen es teilen.
       *[other] Deine Felder { $squares } sind sicher: Figuren verschiedener Farben dürfen sie teilen.
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] Dein Feld { $squares } ist sicher: du darfst dort nicht landen, solange ein Gegner dort steht.
       *[other] Deine Felder { $squares } sind sicher: du darfst auf keinem landen, solange ein Gegner dort steht.
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] Dein Feld { $squares } ist ein Globus: landest du dort, während ein Gegner dort steht, muss deine Figur zurück in die Basis.
       *[other] Deine Felder { $squares } sind Globen: landest du auf einem, während ein Gegner dort steht, muss deine Figur zurück in die Basis.
    }
ludo-explain-start-owner = Eine Figur auf ihrem eigenen Startfeld schickt jede gegnerische Figur zurück, die dort landet.
ludo-explain-stars = Deine Felder { $squares } sind Sterne: eine Figur, die auf einem landet, springt zum nächsten Stern.
ludo-explain-last-star-stays = Auf dem letzten Stern bleibt sie stehen.
ludo-explain-last-star-to-goal = Landet sie ohne Sprung auf dem letzten Stern, kommt sie sofort ins Ziel.
ludo-explain-only-star-to-goal = Dein Feld { $square } ist ein Stern: eine Figur, die dort landet, kommt sofort ins Ziel.
ludo-explain-star-captures-first = Eine springende Figur trifft auf die Gegner auf dem Stern, auf dem sie landet, nicht auf die am Ende des Sprungs.
ludo-explain-star-captures-final = Eine springende Figur trifft auf die Gegner am Ende des Sprungs, nicht auf die auf dem Stern, auf dem sie landet.
ludo-explain-star-captures-both = Eine springende Figur trifft auf die Gegner auf dem Stern, auf dem sie landet, und auf die am Ende des Sprungs.

## The rules in words: reaching the goal
ludo-explain-stairs = Die Zielgerade ist eine Treppe. Eine Figur muss zuerst genau auf { $foot } anhalten, an ihrem Fuß. Dann steigt sie Stufe für Stufe, die letzte ist das Ziel: auf die erste mit einer 1, auf die zweite mit einer 2 und so weiter, ab der sechsten mit einer 6.
ludo-explain-finish-exact = Das Ziel muss mit genauem Wurf erreicht werden.
ludo-explain-finish-exact-spaces = Eine Figur kann nicht über das letzte Zielfeld hinaus.
ludo-explain-finish-bounce = Eine Figur, die zu viel würfelt, kehrt auf { $end } um und geht den Rest zurück, aber nie zurück auf die Rundbahn.
ludo-explain-finish-goal-minus-die = Das Ziel muss mit genauem Wurf erreicht werden. Eine Figur auf der Zielgeraden, die mehr würfelt, wird so viele Felder vor { $end } gesetzt, wie der Würfel zeigt; dort geschieht niemandem etwas.

## The rules in words: winning
ludo-explain-win = Wer als Erster alle Figuren ins Ziel bringt, gewinnt.
ludo-explain-win-together = Partner gewinnen gemeinsam, wenn alle ihre Figuren im Ziel sind.
ludo-explain-play-on-all-but-one = Die anderen spielen um die Plätze weiter, bis nur noch einer übrig ist.
ludo-explain-play-on-all = Die anderen spielen um die Plätze weiter, bis alle fertig sind.
ludo-explain-finished-roll = Wer fertig ist, würfelt weiter und setzt aus.

## The rules in words: oddities
ludo-explain-odd-column-on-loop = Eine Figur auf dem ersten Feld ihrer Zielgeraden steht zugleich auf zwei Feldern der Rundbahn: auf dem vor ihrem Startfeld und auf ihrem Startfeld.
ludo-explain-odd-first-enemy-only = Eine Figur, die auf mehreren Farben landet, trifft nur auf die, die in der Zugfolge als erste nach ihrer eigenen kommt.
ludo-explain-odd-star-goes-on = Eine Figur, die von dem Stern, auf dem sie landet, zurückgeschickt wird, trifft dennoch auf die Gegner, wo ihr Sprung geendet hätte.
ludo-explain-odd-tries = Die Versuche gibt es nur, solange nach dem Wurf alle Figuren in der Basis sind.
