### What is said about databases of Mill, in German: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
### Terms: database Datenbank, solve lösen, sub-space Teilraum, position Stellung, head Kopf, checksum Prüfsumme, block Block,
### capture Wegnahme, won gewonnen, drawn unentschieden, lost verloren.

solve-remembers = Diese Regeln lassen sich nicht lösen: mit { $option } hängt der Wert einer Stellung von früheren Zügen ab.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = { $file } lässt sich nicht schreiben: { $cause }
solve-file-foreign = { $file } ist keine Mühle-Datenbank von Teahouse.
solve-file-other-layout = { $file } hat den Aufbau { $found }, aber dieses Teahouse liest den Aufbau { $read }. Löse sie mit teahouse solve neu.
solve-file-other-rules = { $file } ist eine Datenbank für andere Regeln.
solve-file-head-damaged = { $file } ist beschädigt: der Kopf hat nicht die Prüfsumme, mit der er geschrieben wurde. Lösche die Datei und löse sie neu.
solve-file-block-damaged = { $file } ist beschädigt: Block { $block } von { $blocks } hat nicht die Prüfsumme, mit der er geschrieben wurde. Lösche die Datei und löse sie neu.
solve-file-length = { $file } ist keine ganze Datenbank: erwartet werden { $expected } Byte, gefunden wurden { $found }.

## What databases know about moves
moves-not-solved = keine Datenbank weiß etwas über die Züge dieser Stellung; teahouse solve { $rules } legt Datenbanken dafür an

## Solving
solve-too-large = Ein Brett mit { $points } Punkten und so vielen Steinen ist zu groß, um gelöst zu werden.
solve-memory = Das Lösen braucht mindestens { $needed } MB Arbeitsspeicher, erlaubt sind aber nur { $allowed } MB. Erlaube mit --memory mehr oder löse mit --pieces weniger Steine.
solve-scratch-busy = { $file } ist in Gebrauch: Ein anderer Lauf löst dort dieselben Regeln. Warte auf ihn oder wähle mit --out einen anderen Ordner.
solve-scratch-damaged = { $file } ist nicht mehr so, wie es geschrieben wurde. Etwas anderes hat während des Lösens Hilfsdateien verändert; beginne noch einmal.
solve-interrupted = Unterbrochen. Was fertig ist, bleibt erhalten; derselbe Befehl macht dort weiter.
solve-verify-counts = { $file } ist falsch: die Datei hat nicht so viele Stellungen jeder Art, wie ihr Kopf angibt.
solve-verify-differs = { $file } ist falsch: die Stellung { $position } ist als { $stored } gespeichert, aber nach ihren Zügen ist sie { $found }.
solve-verify-missing = { $file } lässt sich nicht prüfen: Züge daraus führen zu Stellungen von { $missing }, und diese Datei fehlt.
solve-lacking = Der Teilraum { $space } wurde nicht vor dem gelöst, was zu ihm führt.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = erwartet wird eine Größe wie 3G, 500M oder eine Zahl von Bytes
solve-not-mill = { $rules } ist kein Mühlespiel; nur solche lassen sich lösen.
solve-no-cache = Es gibt keinen Benutzerordner für den Cache; nenne mit --out einen Ordner.
solve-no-memory = Das Lösen braucht { $needed } Arbeitsspeicher, frei sind aber nur { $there }.
solve-no-disk = Die Datenbanken brauchen bis zu { $needed } auf der Platte, frei sind in { $folder } aber nur { $there }.
solve-nothing-left = Es ist schon alles gelöst.
solve-plan = { $spaces ->
    [one] Zu lösen: 1 Teilraum
   *[other] Zu lösen: { $spaces } Teilräume
} mit { $positions } Stellungen: bis zu { $memory } Arbeitsspeicher und { $disk } auf der Platte.
solve-plan-sliced = Teilräume, die nicht in den Arbeitsspeicher passen und mit Hilfsdateien Stück für Stück gelöst werden: { $count }. Mit mehr Arbeitsspeicher (--memory) geht es schneller.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } Stellungen, { $won } % gewonnen, { $drawn } % unentschieden, { $lost } % verloren, längste { $longest }
solve-summary = { $positions } Stellungen der Zugphase sind bekannt: für die Seite am Zug sind { $won } % gewonnen, { $drawn } % unentschieden und { $lost } % verloren. Das dauerte { $seconds } s, { $speed } Stellungen in der Sekunde.
solve-verified = { $file }: alle { $positions } Stellungen passen zu ihren Zügen ({ $seconds } s)
solve-not-known = Diese Stellung steht in keiner Datenbank.
# $value is one of the words below, such as "won in 9 turns".
solve-game = Weiß beginnt, und für Weiß ist die Partie { $value }.
solve-position = Für die Seite am Zug ist die Stellung { $value }.
solve-move = { $value }
solve-move-unknown = nicht bekannt
solve-best-line = Bestes Spiel:
solve-alternatives = ebenso gut: { $moves }
solve-won = gewonnen
solve-drawn = unentschieden
solve-lost = verloren
solve-won-in = { $until ->
    [capture] gewonnen, mit einer Wegnahme in { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }
   *[end] { $turns ->
        [one] in 1 Zug gewonnen
       *[other] in { $turns } Zügen gewonnen
    }
}
solve-lost-in = { $until ->
    [capture] verloren, mit einer Wegnahme in { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }
   *[end] { $turns ->
        [one] in 1 Zug verloren
       *[other] in { $turns } Zügen verloren
    }
}
solve-opening-needs = Die Eröffnung wird bis zur Zugphase durchsucht, und dafür fehlt { $file }.
solve-opening-circles = Die Eröffnung lässt sich nicht durchsuchen: mit { $option } kann sich die Setzphase im Kreis drehen. Mit --whole wird sie Stellung für Stellung gelöst.
solve-placing-rules = Die Setzphase dieser Regeln wird nicht Stellung für Stellung gelöst: In ihr geschieht mehr, als dass eine Mühle einen Stein nimmt, oder die Farben machen einen Unterschied. Mit --opening wird sie durchsucht.
solve-at-least-drawn = gewonnen oder unentschieden
solve-at-most-drawn = unentschieden oder verloren
solve-opening-game = Weiß beginnt, und nach der Suche in der Setzphase ist die Partie für Weiß { $value }. Erste Züge:
solve-opening-effort = { $positions } Stellungen wurden in { $seconds } s durchsucht.
solve-opening-kept = Was über { $positions } Stellungen der Setzphase bewiesen ist, wurde aufgehoben ({ $size } MB): Spieler fragen danach, und die nächste Suche beginnt damit.
