# Fair dice, in German: what `teahouse verify` says (docs/fair-dice.md).
# Terms: commitment Festlegung, secret Geheimnis, contribution Beitrag, scheme Verfahren, seat Platz, header Kopfeintrag.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [one] ein Wurf, wie vor der Partie festgelegt
   *[other] { $rolls } Würfe, alle wie vor der Partie festgelegt
}
fair-no-dice = nichts zu prüfen: das Spiel hat keine Würfel
# Counts of games, over all files.
fair-all-checked = { $games ->
    [one] Die Würfel der Partie sind fair.
   *[other] Die Würfel aller { $games } Partien sind fair.
}
fair-not-all-checked = { $failed } von { $games } Partien: den Würfeln ist nicht zu trauen, oder sie lassen sich nicht prüfen.
fair-no-records = darin sind keine Aufzeichnungen
fair-empty = In dem Text ist keine Aufzeichnung.
# $expected is the first sentence under "What stands in headers".
fair-commitment = "{ $found }" ist keine Festlegung. Erwartet wird: { $expected }.

## Why the dice of a record cannot be checked
fair-none = Die Aufzeichnung sagt nicht, wie gewürfelt wurde: der Kopfeintrag { $header } fehlt.
fair-missing = Der Kopfeintrag { $header } fehlt.
fair-unknown-header = Den Kopfeintrag { $header } gibt es in diesem Verfahren nicht, oder den Platz gibt es an diesem Tisch nicht.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] ist nicht zu verstehen. Erwartet wird: { $expected }
fair-scheme = Gewürfelt wurde nach dem Verfahren { $found }; bekannt ist nur das Verfahren { $scheme }.
fair-unfinished = Das Geheimnis steht noch nicht in der Aufzeichnung. Es wird gezeigt, wenn die Partie zu Ende ist.
fair-no-secret = Die Partie ist zu Ende, aber das Geheimnis fehlt (Kopfeintrag { $header }). Ohne es lässt sich kein Wurf prüfen.

## Why the dice of a record are not fair
fair-late-commitment = Die Festlegung steht nach { $header }. Sie muss getroffen sein, bevor ein Platz etwas beiträgt.
fair-wrong-secret = Das Geheimnis ist nicht das festgelegte: sein SHA-256 ist { $found }, festgelegt war aber { $commitment }.
fair-other-commitment = Die Aufzeichnung hat die Festlegung { $found }, dir wurde aber { $expected } gezeigt.
fair-other-roll = Wurf { $number } müsste { $expected } sein, dort steht aber { $found }.
fair-missing-roll = Wurf { $number } fehlt. Er müsste { $expected } sein, dort steht aber { $found }.
fair-other-rolls-before = Laut Aufzeichnung gab es vor dieser Partie { $found } Würfe, es waren aber { $expected }.
fair-other-header = Der Kopfeintrag { $header } ist ein anderer als in der ersten Partie des Matches.

## What stands in headers
fair-expected-hash = 64 hexadezimale Ziffern
fair-expected-contribution = höchstens { $digits } hexadezimale Ziffern, zwei für jedes Byte
fair-expected-table = höchstens { $bytes } Byte
fair-expected-number = eine Zahl
