# Long Nardi and its family, in German.
# Terms: checker Stein, point Feld, head Kopf, home Haus, way Weg, bear off abtragen, block Block (Prime), pip Pip, runner
# Läufer, starting quarter Startviertel, roll Wurf, roll-off Startwurf, double Pasch, step Schritt, turn Zug, doubling cube
# Dopplerwürfel, take annehmen, drop ablehnen, Oin, Mars, Koks; points of a score Punkte.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }: abgetragen

## What is counted, beside a number
count-pips = Pips
count-off = abgetragen
count-on-head = auf dem Kopf

## What is to be done
nardi-task-roll-off = Jede Seite wirft einen Würfel; die mit dem höheren beginnt.
nardi-task-roll = { $seat } muss würfeln.
nardi-task-roll-again = { $seat } würfelt nach einem Pasch noch einmal.
nardi-task-last-roll = { $opponent } hat alle Steine abgetragen; { $seat } hat einen letzten Wurf.
nardi-task-last-turn = { $opponent } hat alle Steine abgetragen; { $seat } hat einen letzten Zug.
nardi-task-play = { $seat } spielt { $dice }.
nardi-task-play-handed = { $seat } spielt { $dice }, was { $opponent } nicht spielen konnte.
nardi-task-pass = { $seat } kann { $dice } nicht spielen und muss aussetzen.
nardi-task-pips = Noch zu gehen: { seat-white } { $white }, { seat-black } { $black } Pips.

## How a game ended
nardi-verdict-oin = { $points ->
    [one] { $winner } gewinnt ein Oin, { $points } Punkt: { $loser } hat mindestens einen Stein abgetragen.
   *[other] { $winner } gewinnt ein Oin, { $points } Punkte: { $loser } hat mindestens einen Stein abgetragen.
}
nardi-verdict-mars = { $points ->
    [one] { $winner } gewinnt ein Mars, { $points } Punkt: { $loser } hat nichts abgetragen.
   *[other] { $winner } gewinnt ein Mars, { $points } Punkte: { $loser } hat nichts abgetragen.
}
nardi-verdict-koks-none-home = { $points ->
    [one] { $winner } gewinnt ein Koks, { $points } Punkt: { $loser } hat nichts abgetragen und keinen Stein im Haus.
   *[other] { $winner } gewinnt ein Koks, { $points } Punkte: { $loser } hat nichts abgetragen und keinen Stein im Haus.
}
nardi-verdict-koks-first-quarter = { $points ->
    [one] { $winner } gewinnt ein Koks, { $points } Punkt: { $loser } hat nichts abgetragen und noch einen Stein im Startviertel.
   *[other] { $winner } gewinnt ein Koks, { $points } Punkte: { $loser } hat nichts abgetragen und noch einen Stein im Startviertel.
}
nardi-verdict-tie = Die Partie ist unentschieden: beide Seiten haben alle Steine abgetragen.

## Why a step is not legal: the checker
point-empty = Auf Feld { $point } liegt kein Stein.
not-your-checker = Die Steine auf Feld { $point } gehören { $owner }; am Zug ist { $seat }.
head-already-used = { $limit ->
    [one] Vom Kopf, Feld { $point }, darf in diesem Zug kein Stein mehr weg; erlaubt ist einer je Zug.
   *[other] Vom Kopf, Feld { $point }, darf in diesem Zug kein Stein mehr weg; erlaubt sind { $limit } je Zug.
}
runner-first = Nur der Läufer auf Feld { $point } darf ziehen, bis er am gegnerischen Kopf, Feld { $head }, vorbei ist.

## Why a step is not legal: the dice
no-such-die = Von Feld { $from } auf Feld { $to } braucht man eine { $needed }; noch zu spielen: { $dice }.
die-too-small = Zum Abtragen von Feld { $point } braucht man mindestens eine { $needed }; noch zu spielen: { $dice }.
must-play = { $seat } kann einen Schritt machen und darf daher nicht aussetzen.
both-dice-must-be-played = Beide, { $dice }, lassen sich spielen, aber nicht nach diesem Schritt.
more-dice-must-be-played = In diesem Zug sind { $steps } Schritte möglich, aber nicht nach diesem.
only-the-higher-die = Nur einer der beiden Würfel lässt sich spielen, also muss es der höhere sein: die { $die }, nicht die { $other }.

## Why a step is not legal: where it ends
point-held = Feld { $point } ist von { $owner } besetzt.
no-inner-steps = Alle Steine von { $seat } sind im Haus: jetzt werden sie nur noch abgetragen, nicht mehr im Haus gezogen.
not-all-home = { $count ->
    [one] { $seat } kann erst abtragen, wenn alle Steine im Haus sind; Feld { $points } gehört nicht dazu.
   *[other] { $seat } kann erst abtragen, wenn alle Steine im Haus sind; die Felder { $points } gehören nicht dazu.
}
exact-die-only = Zum Abtragen von Feld { $point } braucht man genau eine { $needed }; noch zu spielen: { $dice }.
larger-die-only-from-farthest = Ein höherer Würfel als nötig trägt nur vom hintersten besetzten Feld ab; das ist { $point }, nicht { $from }.

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] Dieser Schritt lässt einen Block auf den Feldern { $points } stehen. { $rule }
   *[turn-end] Dieser Schritt lässt einen Block auf den Feldern { $points } stehen, und der Rest des Zuges kann ihn nicht öffnen. { $rule }
}
block-needs-enemy-ahead = { $length } Felder in Folge darf man nur halten, solange ein Stein von { $enemy } schon an ihnen vorbei ist.
block-needs-enemy-home = { $length } Felder in Folge darf man nur halten, solange ein Stein von { $enemy } im Haus ist.
block-never = { $length } Felder in Folge darf man nie halten.
own-start-full = { $checked ->
    [every-step] { $seat } darf höchstens { $limit } der sechs Felder des eigenen Startviertels, { $first } bis { $last }, halten; nach diesem Schritt wären es { $held }.
   *[turn-end] { $seat } darf am Ende eines Zuges höchstens { $limit } der sechs Felder des eigenen Startviertels, { $first } bis { $last }, halten, und nach diesem Schritt geht das nicht mehr.
}
enemy-start-full = { $checked ->
    [every-step] { $seat } darf höchstens { $limit } der sechs Felder des gegnerischen Startviertels, { $first } bis { $last }, halten; nach diesem Schritt wären es { $held }.
   *[turn-end] { $seat } darf am Ende eines Zuges höchstens { $limit } der sechs Felder des gegnerischen Startviertels, { $first } bis { $last }, halten, und nach diesem Schritt geht das nicht mehr.
}
block-must-be-opened = Alle Steine von { $enemy } stehen auf Feld { $point }, direkt hinter dem Block auf den Feldern { $points }; dieser Zug muss ihn öffnen.

## Why steps are not a whole turn
turn-over = { $steps ->
    [one] Der Zug ist nach { $steps } Schritt zu Ende.
   *[other] Der Zug ist nach { $steps } Schritten zu Ende.
}
turn-incomplete = Der Zug ist nicht vollständig: { $seat } kann von den übrigen Würfeln, { $dice }, noch mehr spielen.

## Texts that could not be read: what was being read
nardi-notation-turn = Zug
nardi-notation-board = Brett
nardi-notation-side = Seite
nardi-notation-head = Kopfangabe
nardi-notation-mark = Zeichen

## Texts that could not be read: what is wrong
nardi-step-form = Ein Schritt ist zwei Felder mit "/" dazwischen, wie "24/18" oder "6/off", oder "pass".
nardi-step-from = Ein Schritt beginnt auf einem Feld von 1 bis 24.
nardi-step-to = Ein Schritt endet auf einem Feld von 1 bis 24 oder mit "off".
nardi-step-off-outside = Nur ein Stein in seinem Haus kann abgetragen werden.
nardi-step-distance = Ein Schritt geht 1 bis 6 Felder vorwärts.
nardi-turn-too-long = Ein Zug hat höchstens vier Schritte.
nardi-turn-pass-alone = "pass" steht allein.
nardi-dice-form = Zwei Ziffern von 1 bis 6 werden erwartet, wie "63".
nardi-fen-fields = Brett, Seite und Würfel werden erwartet, wie "O5/6/o5/6 w -".
nardi-fen-too-long = Hier steht mehr als Brett, Seite, Würfel, Kopfangabe und Zeichen.
nardi-fen-side-form = "w", "b" oder, vor einem Startwurf, "-" wird erwartet.
nardi-fen-dice-form = Ziffern von 1 bis 6 werden erwartet, oder "-" vor dem Wurf.
nardi-fen-dice-double = Ein Pasch sind nach diesen Regeln { $count } Würfel.
nardi-fen-dice-differ = Mehr als zwei Würfel müssen die eines Pasches sein.
nardi-fen-mark-meaningless = Das hat mit diesen Regeln und Würfeln keine Bedeutung.
nardi-fen-mark-form = "x", "d", "c" oder "h" wird erwartet.
nardi-fen-head-alone = Die Kopfangabe steht nur bei Würfeln oder beim Zeichen "x".
nardi-fen-head-form = Eine Zahl von 0 bis 15 wird erwartet.
nardi-fen-board-form = Vier Viertel, mit "/" verbunden, werden erwartet.
nardi-fen-board-letter = "A" bis "O" für Weiß, "a" bis "o" für Schwarz und "1" bis "6" für leere Felder werden erwartet.
nardi-fen-quarter-long = Viertel { $quarter } hat mehr als sechs Felder.
nardi-fen-quarter-short = { $points ->
    [one] Viertel { $quarter } hat { $points } Feld statt sechs.
   *[other] Viertel { $quarter } hat { $points } Felder statt sechs.
}
nardi-fen-checkers = { $seat } hat { $count } Steine; höchstens 15 sind möglich.
nardi-fen-no-roll-off = Die Seite "-" steht für einen Startwurf, und den gibt es nach diesen Regeln nicht.
nardi-fen-roll-off-start = Ein Startwurf findet am Anfang und ohne Würfel statt: "O5/6/o5/6 - -".
nardi-fen-no-tie = Keine Seite hat noch Steine, und diese Regeln kennen kein Unentschieden.
nardi-fen-over-with-dice = Die Partie ist zu Ende, also können keine Würfel übrig sein.

## The rules: the board
nardi-explain-board = Das Brett
nardi-explain-points = Das Brett hat 24 Felder im Kreis, nummeriert aus der Sicht von Weiß.
nardi-explain-heads = Jede Seite hat fünfzehn Steine, und alle beginnen auf einem Feld, dem Kopf: die weißen auf Feld 24, die schwarzen auf Feld 12.
nardi-explain-ways = Beide Seiten ziehen in derselben Richtung: Weiß von 24 hinab bis 1, Schwarz von 12 hinab bis 1 und weiter von 24 bis 13.
nardi-explain-homes = Die letzten sechs Felder des Weges sind das Haus: 6 bis 1 für Weiß, 18 bis 13 für Schwarz.
nardi-explain-aim = Ziel ist, alle Steine ins Haus zu bringen und dann abzutragen.

## The rules: the start
nardi-explain-start = Der Anfang
nardi-explain-white-rolls = Weiß würfelt zuerst.
nardi-explain-roll-off = Jede Seite wirft einen Würfel; sind sie gleich, werfen beide noch einmal.
nardi-explain-roll-off-fresh = Die Seite mit dem höheren Würfel beginnt und würfelt neu mit beiden Würfeln.
nardi-explain-roll-off-played = Die Seite mit dem höheren Würfel beginnt und spielt die beiden gerade geworfenen Würfel.

## The rules: a turn
nardi-explain-turn = Ein Zug
nardi-explain-steps = Man würfelt mit zwei Würfeln und macht mit jedem einen Schritt: ein Stein zieht genau so viele Felder vorwärts.
nardi-explain-no-hitting = Ein Feld, auf dem ein gegnerischer Stein steht, darf nicht betreten werden; geschlagen wird nie.
nardi-explain-same-checker = Derselbe Stein darf mehrere Schritte machen, wenn jeder davon möglich ist.
nardi-explain-double-four = Ein Pasch ergibt vier Schritte seiner Zahl.
nardi-explain-double-two = Ein Pasch ergibt zwei Schritte seiner Zahl, dann würfelt derselbe Spieler noch einmal.
nardi-explain-extra-roll = Diesen Wurf gibt es, auch wenn vom Pasch nichts gespielt werden konnte, aber nicht, wenn die Partie schon gewonnen ist; ein Pasch darin ergibt keinen weiteren Wurf.
nardi-explain-extra-roll-head = { $limit ->
    [one] Er ist nie ein erster Zug, und mit ihm darf ein Stein vom Kopf.
   *[other] Er ist nie ein erster Zug, und mit ihm dürfen bis zu { $limit } Steine vom Kopf.
}
nardi-explain-cascade = Ein Pasch ergibt vier Schritte seiner Zahl, dann vier der nächsthöheren und so weiter bis 6: nach 4-4 kommen 5-5 und 6-6.
nardi-explain-cascade-parts = Jeder dieser Pasche wird so weit wie möglich gespielt, bevor der nächste beginnt.
nardi-explain-cascade-ends = Der erste Würfel, der nicht gespielt werden kann, beendet den Zug, und alles Übrige geht an den Gegner, der es in derselben Folge spielt und dann wie üblich würfelt.
nardi-explain-cascade-lost = Was auch der Gegner nicht spielen kann, verfällt.
nardi-explain-most-dice = Es müssen so viele Würfel wie möglich gespielt werden.
nardi-explain-higher-die = Lässt sich von zwei verschiedenen Würfeln der eine oder der andere spielen, aber nicht beide, so muss es der höhere sein.
nardi-explain-pass = Wer keinen Schritt machen kann, setzt aus.
nardi-explain-winning-stop = Der letzte Stein darf sofort abgetragen werden, auch wenn eine andere Folge von Schritten einen Würfel mehr verbraucht hätte.
nardi-explain-runner = Der vorderste Stein ist der Läufer: bis einer am gegnerischen Kopf vorbei ist, darf kein anderer Stein ziehen.
nardi-explain-runner-passed = Danach dürfen die anderen ziehen, auch mit den übrigen Würfeln desselben Zuges.

## The rules: the head
nardi-explain-head = Der Kopf
nardi-explain-head-free = In einem Zug dürfen beliebig viele Steine vom Kopf.
nardi-explain-head-limit = { $limit ->
    [one] In einem Zug darf nur ein Stein vom Kopf.
   *[other] In einem Zug dürfen höchstens { $limit } Steine vom Kopf.
}
nardi-explain-first-turn = Im ersten Zug eines Spielers, wenn alle fünfzehn Steine auf dem Kopf stehen, darf bei { $doubles } ein zweiter herunter.
nardi-explain-first-turn-second = Im ersten Zug eines Spielers, wenn alle fünfzehn Steine auf dem Kopf stehen, darf bei { $doubles } ein zweiter herunter, aber nur, wenn der Gegner seinen Kopf schon verlassen hat.

## The rules: blocks
nardi-explain-blocks = Blöcke
nardi-explain-blocks-free = Felder in Folge (einen Block, auch Prime) darf man unbegrenzt halten.
nardi-explain-block = Ein Block, auch Prime, sind { $length } oder mehr Felder in Folge auf dem Weg des Gegners, alle von einer Seite gehalten.
nardi-explain-block-never = Ein Block darf nie stehen.
nardi-explain-block-ahead = Ein Block darf nur stehen, solange ein gegnerischer Stein schon an ihm vorbei ist.
nardi-explain-block-home = Ein Block darf nur stehen, solange ein gegnerischer Stein im Haus ist.
nardi-explain-block-off-counts = Ein abgetragener Stein zählt dafür mit.
nardi-explain-block-off-ignored = Ein abgetragener Stein zählt dafür nicht.
nardi-explain-own-start = { $limit ->
    [one] Im eigenen Startviertel (dem Kopf und den fünf Feldern danach) darf man nur ein Feld halten.
   *[other] Im eigenen Startviertel (dem Kopf und den fünf Feldern danach) darf man höchstens { $limit } Felder zugleich halten.
}
nardi-explain-enemy-start = { $limit ->
    [0] Im gegnerischen Startviertel (dem Kopf des Gegners und den fünf Feldern danach) darf man kein Feld halten.
    [one] Im gegnerischen Startviertel (dem Kopf des Gegners und den fünf Feldern danach) darf man nur ein Feld halten.
   *[other] Im gegnerischen Startviertel (dem Kopf des Gegners und den fünf Feldern danach) darf man höchstens { $limit } Felder zugleich halten.
}
nardi-explain-checked-every-step = Das wird nach jedem Schritt geprüft.
nardi-explain-checked-turn-end = Das wird nur am Ende des Zuges geprüft: was im Zug entsteht, darf im Zug wieder aufgelöst werden.
nardi-explain-bear-off-unchecked = Schritte, die einen Stein abtragen, werden nicht geprüft.
nardi-explain-mover-bound = Wer zieht, muss sich daran halten, auch wenn die Felder schon vor dem Zug gehalten wurden.
nardi-explain-open-block = Stehen alle fünfzehn gegnerischen Steine auf dem Feld direkt hinter einem Block von { $length }, so muss der Zug mit geöffnetem Block enden, wenn irgendeine Spielweise das erlaubt.

## The rules: bearing off
nardi-explain-bearing-off = Abtragen
nardi-explain-all-home = Sobald alle übrigen Steine eines Spielers im Haus sind, darf er abtragen, auch schon im selben Zug, in dem der letzte ins Haus kommt.
nardi-explain-exact-die = Ein Würfel trägt einen Stein von dem Feld seiner Zahl ab, vom Ende des Weges gezählt: eine 1 vom allerletzten Feld, eine 6 vom ersten Feld des Hauses.
nardi-explain-larger-die = Ein höherer Würfel als nötig trägt nur vom hintersten noch besetzten Feld ab.
nardi-explain-larger-die-never = Ein höherer Würfel als nötig trägt nichts ab.
nardi-explain-inner-steps = Ein Würfel darf stattdessen für einen Schritt im Haus verwendet werden.
nardi-explain-no-inner-steps = Sobald alle im Haus sind, ziehen Steine nicht mehr innerhalb des Hauses.

## The rules: the end
nardi-explain-end = Das Ende
nardi-explain-winner = Wer zuerst alle fünfzehn Steine abgetragen hat, gewinnt.
nardi-explain-oin = { $points ->
    [one] Der Sieg ist ein Oin und zählt { $points } Punkt.
   *[other] Der Sieg ist ein Oin und zählt { $points } Punkte.
}
nardi-explain-mars = { $points ->
    [one] Hat der Verlierer nichts abgetragen, ist es ein Mars und zählt { $points } Punkt.
   *[other] Hat der Verlierer nichts abgetragen, ist es ein Mars und zählt { $points } Punkte.
}
nardi-explain-koks-none-home = { $points ->
    [one] Hat der Verlierer auch keinen Stein im Haus, ist es stattdessen ein Koks und zählt { $points } Punkt.
   *[other] Hat der Verlierer auch keinen Stein im Haus, ist es stattdessen ein Koks und zählt { $points } Punkte.
}
nardi-explain-koks-first-quarter = { $points ->
    [one] Hat der Verlierer außerdem noch einen Stein auf den ersten sechs Feldern des Weges, ist es stattdessen ein Koks und zählt { $points } Punkt.
   *[other] Hat der Verlierer außerdem noch einen Stein auf den ersten sechs Feldern des Weges, ist es stattdessen ein Koks und zählt { $points } Punkte.
}
nardi-explain-no-ties = Ein Unentschieden gibt es nicht.
nardi-explain-last-roll = Ein Verlierer, der genau vierzehn Steine abgetragen hat, bekommt einen letzten Wurf: trägt er damit den letzten Stein ab, ist die Partie unentschieden, sonst ist sie als Oin verloren.
nardi-explain-last-roll-single = Ein Pasch im letzten Wurf ergibt keinen weiteren Wurf.
nardi-explain-equal-turns = Wird Weiß als beginnende Seite zuerst fertig, bekommt Schwarz noch einen Zug: geht damit der letzte Stein ab, ist die Partie unentschieden.
nardi-explain-equal-turns-judged = Erst nach diesem Zug wird entschieden, welche Art Sieg es ist.

## The rules: matches
nardi-explain-matches = Matches
nardi-explain-single-game = Gespielt wird eine einzelne Partie.
nardi-explain-match-length = Ein Match geht bis { $points } Punkte.
nardi-explain-next-opening = Jede Partie beginnt wie die erste.
nardi-explain-next-winner = Der Sieger einer Partie beginnt die nächste.
nardi-explain-next-loser = Der Verlierer einer Partie beginnt die nächste.
nardi-explain-next-alternate = Die Seiten beginnen die Partien abwechselnd.
nardi-explain-cube = Ein Dopplerwürfel liegt anfangs in der Mitte, auf 1.
nardi-explain-cube-double = Wer gleich würfelt, darf doppeln, wenn der Dopplerwürfel in der Mitte oder bei ihm liegt, aber nicht mit den Würfeln eines Startwurfs.
nardi-explain-cube-answer = Der Gegner nimmt an, dann verdoppelt sich der Dopplerwürfel und gehört ihm, oder er lehnt ab und verliert ein Oin zum alten Wert.
nardi-explain-cube-score = Ein Sieg zählt seine Punkte mal den Dopplerwürfel.
nardi-explain-crawford = Die erste Partie, nachdem einer Seite nur noch ein Punkt zum Match fehlt, wird ohne Dopplerwürfel gespielt (Crawford-Regel).
nardi-explain-jacoby = Solange der Dopplerwürfel in der Mitte liegt, zählt jeder Sieg als Oin (Jacoby-Regel).
