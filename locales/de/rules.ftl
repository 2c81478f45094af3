# What is wrong with rule files, in German.
# Terms: option Option, family Familie, variant Variante, rule file Regeldatei, lane Zielgerade, goal slots Zielfelder.

## Around a problem
problem-at = Zeile { $line }, Spalte { $column }: { $problem }
problem-with-help = { $problem } (Hilfe: { $help })

## Hints that go with several problems
hint-expected = erwartet wird { $expected }
hint-did-you-mean = meintest du { $suggestion }?
hint-did-you-mean-name = meintest du "{ $suggestion }"?
hint-version = version = 1

## What an option takes
expected-truth = true oder false
expected-number = eine ganze Zahl von { $min } bis { $max }
expected-name = eines von { $names }
expected-numbers = eine Liste ganzer Zahlen von { $min } bis { $max }, keine doppelt
expected-names = eine Liste mit einigen von { $names }, keines doppelt
expected-lists = eine Liste von Listen ganzer Zahlen von { $min } bis { $max }
expected-board-points = eine Liste von Ringen oder Reihen, jede eine Liste von Punkten, jeder ["name", x, y]
expected-board-edges = eine Liste von Paaren von Punktnamen
expected-board-lines = eine Liste von Linien, jede eine Liste von Punktnamen von Ende zu Ende

## What stands in the file
value-truth = ein Wahrheitswert
value-number = eine ganze Zahl
value-fraction = eine Zahl mit Nachkommastellen
value-text = ein Text
value-date = ein Datum oder eine Uhrzeit
value-list = eine Liste
value-table = eine Tabelle

## Options that are set by a word, not by a file
setting-wrong = { $path }: "{ $value }" passt nicht; erwartet wird { $expected }
setting-syntax = { $path }: "{ $value }" passt nicht; erwartet wird { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = die Syntax steht auf toml.io
rules-too-large = die Datei hat { $bytes } Byte
rules-too-large-help = eine Regeldatei hat höchstens { $limit }
rules-more = und { $count } weitere
rules-more-help = behebe zuerst diese

## The head of the file
rules-no-id = die Datei hat keine id
rules-no-id-help = füge id = "my-variant" hinzu
rules-bad-id = "{ $id }" kann keine id sein
rules-bad-id-help = Kleinbuchstaben und Ziffern, Wörter mit Bindestrich verbunden, höchstens 64 Zeichen
rules-no-family = die Datei sagt nicht, zu welcher Familie sie gehört
rules-no-family-help = füge family = hinzu, eines von { $families }
rules-unknown-family = es gibt keine Familie "{ $family }"
rules-unknown-family-help = eines von { $families }
rules-family-not-played = { $family } spielt hier niemand
rules-family-not-played-help = eines von { $families }
rules-not-a-text = { $path } ist kein Text
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version ist keine ganze Zahl ab 1
rules-bad-sources = sources ist keine Liste von Texten
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = Familie "{ $family }" kann "{ $parent }" aus der Familie "{ $parent-family }" nicht erweitern
rules-extends-other-family-help = lass family weg oder erweitere eine Variante derselben Familie
rules-extends-unknown = es gibt keine Variante "{ $name }", die erweitert werden könnte
rules-extends-unknown-help = nenne eine eingebaute Variante oder eine Regeldatei
rules-extends-unreadable = { $file } lässt sich nicht lesen: { $why }
rules-extends-unreadable-help = nenne eine eingebaute Variante oder eine Regeldatei
rules-extends-wrong = { $file } ist falsch: { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` sagt alles darüber
rules-extends-circle = die Dateien erweitern einander im Kreis: { $circle }
rules-extends-circle-help = lass eine davon etwas anderes oder nichts erweitern
rules-extends-chain = mehr als { $most } Dateien erweitern einander
rules-extends-chain-help = schreibe die Optionen einiger davon in eine Datei

## Single options
rules-unknown-key = { $family } hat keine Option { $path }
rules-unknown-key-help = `teahouse rules schema` zählt die Optionen von { $family } auf
rules-not-a-group = { $path } ist eine Gruppe von Optionen; hier steht { $found }
rules-not-a-group-help = schreibe [{ $path }], dann ihre Optionen
rules-out-of-range = { $path }: { $value } liegt nicht im Bereich { $min } bis { $max }
rules-wrong-type = { $path }: hier steht { $found }, erwartet wird { $wanted }
rules-unknown-name = { $path }: "{ $value }" passt nicht; erwartet wird { $wanted }
rules-twice = { $path }: { $value } steht hier doppelt
rules-number-too-large = { $path }: { $value } ist größer, als eine Zahl sein kann
rules-not-finite = { $path }: { $value } hat hier keine Bedeutung
rules-date = { $path }: ein Datum oder eine Uhrzeit hat hier keine Bedeutung

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: equal-turns muss wissen, wer begonnen hat, und ein Startwurf verbirgt das
rules-combination-tie-roll-off-help = opening.roll = "white-rolls" oder ein anderes score.tie
rules-combination-tie-next-game = { $path }: mit equal-turns beginnt Weiß jede Partie
rules-combination-tie-next-game-help = opening.next_game = "opening-roll" oder ein anderes score.tie
rules-combination-mars = { $path }: ein Mars ({ $mars }) ist weniger wert als ein Oin ({ $oin })
rules-combination-mars-help = mindestens so viel wie score.oin
rules-combination-koks = { $path }: ein Koks ({ $koks }) ist weniger wert als ein Mars ({ $mars })
rules-combination-koks-help = mindestens so viel wie score.mars, oder 0 für keines
rules-combination-cascade = { $path }: eine Kaskade hat kein Zugende, an dem ein Block geöffnet werden könnte
rules-combination-cascade-help = false oder ein anderes dice.doubles
rules-combination-crawford = { $path }: die Crawford-Regel braucht einen Dopplerwürfel und ein Match
rules-combination-crawford-help = match.cube = true und match.length mindestens 2, oder false
rules-combination-jacoby = { $path }: die Jacoby-Regel ist für einzelne Partien mit Dopplerwürfel
rules-combination-jacoby-help = match.cube = true und match.length = 1, oder false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } ist kein Vielfaches von 4
rules-combination-loop-help = 40, 52, 56 und 68 sind üblich
rules-combination-visited = { $path }: eine Farbe kann nicht { $visited } Felder einer Rundbahn von { $loop } betreten
rules-combination-visited-help = höchstens board.loop
rules-combination-square = { $path }: { $square } liegt nicht auf der Rundbahn, die für jede Farbe bei { $visited } endet
rules-combination-square-help = Zahlen, wie jede Farbe ihre Felder zählt, von 1 bis board.visited
rules-combination-star-order = { $path }: die Sterne stehen nicht in der Folge des Weges
rules-combination-star-order-help = schreibe die kleineren Zahlen zuerst
rules-combination-star-to-slots = { $path }: ein Stern kann nicht auf einzelne Zielfelder führen
rules-combination-star-to-slots-help = board.goal = "shared", oder lass diese Option weg
rules-combination-lane-on-loop = { $path }: das braucht eine Zielgerade und eine Rundbahn, von der eine Farbe ein Feld auslässt
rules-combination-lane-on-loop-help = nur für das Brett von LUDOpy
rules-combination-stairs = { $path }: eine Treppe braucht eine Zielgerade und ein gemeinsames Ziel
rules-combination-stairs-help = board.lane = 6 und board.goal = "shared", oder ein anderes lane.rule
rules-combination-pieces-out = { $path }: so viele Figuren gibt es nicht
rules-combination-pieces-out-help = höchstens `pieces`
rules-combination-start-square = { $path }: { $most ->
    [one] auf dem Startfeld hat nur eine eigene Figur Platz
   *[other] auf dem Startfeld haben höchstens { $most } eigene Figuren Platz
}
rules-combination-start-square-help = siehe square.own_max
rules-combination-never-full = { $path }: "one-when-full" bedeutet nichts, wo ein Feld nie voll ist
rules-combination-never-full-help = setze square.own_max oder schreibe "one"
rules-combination-pair-binds = { $path }: Paare blockieren hier nicht
rules-combination-pair-binds-help = siehe pair.effect
rules-combination-no-entry = { $path }: nichts bringt eine Figur aus der Basis
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: kein Würfel zeigt eine solche Zahl
rules-combination-entry-number-help = Zahlen von 1 bis 6, oder entry.by_sum = true
rules-combination-entry-square = { $path }: kein Feld der Rundbahn für eine Zahl aus entry.values
rules-combination-entry-square-help = so viele Felder, wie entry.values Zahlen hat, von 1 bis board.visited
rules-combination-no-sum = { $path }: ein einziger Würfel hat keine Summe
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: ein einziger Würfel zeigt keinen Pasch
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: eine Partie braucht mindestens zwei Plätze
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: die Plätze stehen nicht in der Zugfolge
rules-combination-seat-order-help = schreibe die kleineren Zahlen zuerst
rules-combination-teams = { $path }: jeder besetzte Platz gehört zu genau einem Team
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: ein einziges Team hat keinen Gegner
rules-combination-one-team-help = mindestens zwei Teams, oder keines

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] eine Seite mit einem Stein hat von Anfang an verloren
   *[other] eine Seite mit { $pieces } Steinen hat von Anfang an verloren
}
rules-combination-lost-from-the-start-help = höchstens piece_count
rules-combination-no-room = { $path }: zweimal { $pieces } Steine haben auf { $points } Punkten keinen Platz
rules-combination-no-room-help = höchstens { $most }
rules-combination-not-own = { $path }: nur ein eigenes Brett wird beschrieben
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: zwei Ringe haben keine Diagonalen
rules-combination-no-diagonals-help = has_diagonal_lines = false, oder ein anderes Brett
rules-combination-no-middle = { $path }: solches Schlagen braucht auf jeder Linie einen mittleren Punkt
rules-combination-no-middle-help = Linien mit drei Punkten, oder kein solches Schlagen

## Boards of Mill that a file describes
rules-board-no-point = { $path }: das ist kein Punkt
rules-board-no-point-help = ["a1", 0, 0]: Name, x, y
rules-board-no-name = { $path }: das ist kein Name
rules-board-no-name-help = der Name eines Punktes
rules-board-no-list = { $path }: hier steht { $found }, erwartet wird eine Liste
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] ein Punkt ist kein Brett
   *[other] { $points } Punkte sind kein Brett
}
rules-board-size-help = { $least } bis { $most } Punkte
rules-board-name = { $path }: "{ $name }" kann kein Punktname sein
rules-board-name-help = ein Buchstabe, dann Buchstaben und Ziffern, höchstens sechs, ohne x
rules-board-name-is-a-roll = { $path }: "{ $name }" kann kein Punktname sein
rules-board-name-is-a-roll-help = ein r und eine Ziffer sind ein Wurf; nimm einen anderen Buchstaben, etwa q1
rules-board-name-is-taken = { $path }: "{ $name }" kann kein Punktname sein
rules-board-name-is-taken-help = dieses Wort ist ein Befehl oder in anderen Spielen ein Zug; hänge etwa eine Ziffer an
rules-board-same-name = { $path }: es gibt zwei Punkte { $name }
rules-board-same-name-help = gib jedem Punkt einen eigenen Namen
rules-board-out-of-drawing = { $path }: { $x }, { $y } liegt außerhalb der Zeichnung
rules-board-out-of-drawing-help = x und y von 0 bis { $most }
rules-board-same-place = { $path }: zwei Punkte bei { $x }, { $y }
rules-board-same-place-help = gib jedem Punkt einen eigenen Ort
rules-board-unknown-point = { $path }: es gibt keinen Punkt "{ $name }"
rules-board-unknown-point-help = siehe board.points
rules-board-point-twice = { $path }: { $name } steht hier doppelt
rules-board-point-twice-help = verschiedene Punkte
rules-board-edge = { $path }: eine Verbindung hat zwei Punkte
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } und { $to } sind doppelt verbunden
rules-board-edge-twice-help = einmal genügt
rules-board-no-lines = { $path }: ein Brett ohne Linien hat keine Mühlen
rules-board-no-lines-help = mindestens eine Linie
rules-board-line-length = { $path }: { $points ->
    [one] diese Linie hat einen Punkt
   *[other] diese Linie hat { $points } Punkte
}
rules-board-line-length-help = Linien haben mindestens zwei Punkte, alle gleich viele
rules-board-line-twice = { $path }: diese Linie steht hier doppelt
rules-board-line-twice-help = einmal genügt
rules-board-many-lines = { $path }: mehr als { $most } Linien gehen durch { $name }
rules-board-many-lines-help = höchstens { $most }
rules-board-no-way = { $path }: kein Weg führt von { $from } nach { $to }
rules-board-no-way-help = füge eine Verbindung zu { $to } hinzu

## Rules that cannot be had
variant-unknown = es gibt keine Variante "{ $name }"; eingebaut sind { $known }; oder nenne eine Regeldatei, die auf .toml endet
variant-unknown-suggested = es gibt keine Variante "{ $name }"; meintest du { $suggestion }? Eingebaut sind { $known }; oder nenne eine Regeldatei, die auf .toml endet
variant-unreadable = { $path } lässt sich nicht lesen: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = die Regeln: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = es ist ein Ordner
file-is-not-plain = es ist keine gewöhnliche Datei
file-too-large = sie hat { $bytes } Byte, und eine Regeldatei hat höchstens { $limit }
file-longer-than-it-says = sie hat mindestens { $bytes } Byte, und eine Regeldatei hat höchstens { $limit }
file-not-text = es ist kein Text in UTF-8
file-no-files = diese Fassung von Teahouse liest keine Dateien
