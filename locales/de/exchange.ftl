# Games in other programs' formats, in German.
# Terms: format Format, match Match, history Verlauf, moment Moment, array Array, cube Dopplerwürfel, roll-off Startwurf.

## Where something is wrong
exchange-line = Zeile { $line }, Spalte { $column }: { $problem }
exchange-byte = Byte { $byte }: { $problem }
exchange-moment = Moment { $moment } (von 0 an gezählt): { $problem }
exchange-turn = Partie { $game }, Zug { $turn }: { $problem }
exchange-record = Partie { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = Das ist keines der bekannten Formate: es beginnt weder mit [Teahouse "1"] noch mit Kopfeinträgen oder Zügen von Mühle, noch ist es ein Match (.mat), ein Verlauf von LUDOpy (.npz) oder eine Liste von LongNardi (.json).
exchange-empty = Darin stehen keine Partien.
exchange-nothing-to-write = Es gibt keine Partien zu schreiben.
exchange-not-written = Das Format { $format } wird gelesen, aber nicht geschrieben.
exchange-other-family = Das Format { $format } enthält keine Partien von { $rules }.
exchange-other-game = Partie { $number } lässt sich in diesem Format nicht schreiben; es enthält nur Partien von { $family }.
exchange-set-up = Partie { $number } beginnt mit einer aufgebauten Stellung, und dafür hat dieses Format keinen Platz.

## What had to be assumed, or was left out
exchange-rules-assumed = Die Datei nennt keine Regeln; angenommen wird { $rules }.
exchange-no-comments =
    { $count ->
        [one] Ein Kommentar fällt weg; das Format { $format } hat keinen Platz dafür.
       *[other] { $count } Kommentare fallen weg; das Format { $format } hat keinen Platz dafür.
    }
exchange-no-headers = Namen und andere Kopfeinträge fallen weg; das Format { $format } hat keinen Platz dafür.

## Matches (.mat)
mat-before-games = "{ $found }" steht vor der ersten Partie. Erwartet wird: "7 point match", "Game 1" oder ein Kommentar, der mit einem Semikolon beginnt.
mat-names = "{ $found }" nennt die Spieler nicht. Erwartet wird: Name : Punktestand, zweimal.
mat-cell = "{ $found }" ist kein Zug. Erwartet werden: Würfel wie 63:, Doubles, Takes, Drops oder Wins.
mat-cells = "{ $found }" sagt mehr als zwei Dinge. Erwartet wird: eines für jeden Spieler.
mat-dice = "{ $found }" sind keine Würfel. Erwartet werden: zwei Zahlen von 1 bis 6 und ein Doppelpunkt.
mat-double = Doubles sagt nicht, auf wie viel. Erwartet wird: Doubles => 2.
mat-wins = Wins sagt nicht, wie viele Punkte. Erwartet wird: Wins 1 point.
mat-move = "{ $found }" ist kein Zug. Erwartet wird: von/nach, von 24 hinab bis 1, 0 oder off fürs Abtragen.
mat-variation = Das ist ein Match in { $variation }; nachspielen lassen sich nur Matches in Nardi.
mat-cube = Auf { $found } lässt sich nicht doppeln. Erwartet wird: Doubles => { $expected }.
mat-points = Eine Partie, die jetzt aufgegeben wird, zählt nicht { $found }. Erwartet wird: { $expected }.
mat-other-end = Die Partie endete anders: { $problem }
mat-score = Als Stand vor dieser Partie ist { $found } angegeben; das folgt nicht aus den Partien davor. Erwartet wird: { $expected }.
mat-other-turn = Am Zug ist { $seat }.
mat-other-dice = Die Würfel, die da liegen, sind { $dice }.
mat-must-move = Von diesen Würfeln lässt sich noch mehr spielen, also muss es gespielt werden.
mat-refused = { $found } ist nicht spielbar: { $problem }
mat-no-such-turn = Das lässt sich mit diesen Würfeln nicht spielen.
mat-other-match = Diese Partien gehören nicht zu einem Match: ihre Regeln oder die Längen ihrer Matches sind verschieden.
mat-roll-off = Partie { $game }: die Datei sagt nicht, wie der Startwurf fiel; er wird als 2 und 1 aufgeschrieben.

## LUDOpy's histories (.npz)
npz-cut-off = Die Datei ist hier abgeschnitten.
npz-directory = Das Verzeichnis des Archivs ist beschädigt.
npz-compressed = Dieser Teil des Archivs ist komprimiert. Speichere es mit numpy.savez, wie LUDOpy es tut, und nicht mit savez_compressed.
npz-checksum = Dieser Teil des Archivs ist beschädigt: seine Prüfsumme stimmt nicht.
npy-version = Das ist kein bekanntes Array von numpy.
npy-header = "{ $found }" ist kein Kopf eines Arrays.
npy-kind = "{ $found }": das Array enthält etwas anderes als ganze Zahlen. Erwartet wird: was numpy.savez(name, **game.hist) schreibt.
npy-order = "{ $found }": das Array ist in Fortran-Reihenfolge. Erwartet wird: C-Reihenfolge.
ludopy-one-array = Das ist nur ein Array, ein Verlauf hat vier. Speichere ihn mit save_hist oder mit numpy.savez(name, **game.hist).
ludopy-no-array = Das Array { $array } fehlt.
ludopy-shape = Das Array { $array } hat die Form { $found }. Erwartet wird: { $expected }.
ludopy-piece = { $found } ist kein Platz einer Figur.
ludopy-player = Hier steht Spieler { $found }, am Zug ist aber Spieler { $expected }.
ludopy-pieces = Die Figuren stehen nicht dort, wo der letzte Moment sie gelassen hat.
ludopy-pair = Der Moment nach einem Zug hat einen anderen Würfel oder Spieler als der davor.
ludopy-no-such-move = Kein erlaubter Zug mit einer { $die } führt zu diesen Figuren.
ludopy-one-game =
    { $count ->
       *[other] Ein Verlauf von LUDOpy enthält eine Partie, und das hier sind { $count }.
    }
ludopy-rules = Verläufe von LUDOpy enthalten Partien nach dessen eigenen Regeln, ludopy und ludopy-two, und nicht nach { $rules }.

## LongNardi's lists (.json)
longnardi-json = Das ist kein JSON: { $problem }
longnardi-list = Das ist keine Liste von Partien.
longnardi-field = Das Feld { $field } fehlt oder ist nicht, was es sein soll.
longnardi-board = Das Brett ist nicht so, wie der letzte Zug es gelassen hat.
longnardi-no-such-turn = Kein erlaubter Zug mit diesen Würfeln führt zu diesem Brett.
