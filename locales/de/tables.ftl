# Tables and records, in German.
# Terms: record Aufzeichnung, event Ereignis, header Kopfeintrag.

## What a table refuses
table-illegal = { $action } ist nicht erlaubt: { $reason }

## Records
record-line = Zeile { $line }: { $problem }
record-event = Ereignis { $event }: { $problem }
record-no-rules = Die Aufzeichnung nennt keine Regeln.
record-rules = Die Regeln der Aufzeichnung sind nicht zu bekommen: { $problem }
record-start = Der Anfang der Aufzeichnung: { $problem }
record-no-digest = Die Aufzeichnung sagt nicht, nach welchen Regeln gespielt wurde: der Kopfeintrag Digest fehlt.
record-other-rules = Die Aufzeichnung wurde nach anderen Regeln (Digest { $found }) gespielt als { $rules } (Digest { $digest }).
record-cut-off = Die Aufzeichnung ist abgeschnitten: laut Angabe { $claimed } Ereignisse, vorhanden sind { $found }.
record-not-over = Die Aufzeichnung gibt als Ergebnis { $claimed } an, aber die Partie ist nicht zu Ende.
record-wrong-end = Die Aufzeichnung sagt { $header } "{ $claimed }", richtig ist aber "{ $found }".
record-open-comment = Ein Kommentar, der hier beginnt, wird nie mit einer Klammer geschlossen.
record-header = "{ $found }" ist kein Kopfeintrag. Erwartet wird: [Name "value"].
record-header-twice = Der Kopfeintrag { $header } steht hier zum zweiten Mal.
record-late-header = Der Kopfeintrag { $header } steht nach dem ersten Ereignis. Was er sagt, muss vorher bekannt sein.
record-beginning = Eine Aufzeichnung beginnt mit [Teahouse "{ $format }"].
record-format = Das ist Format { $found }; bekannt ist nur Format { $format }.
record-comment-first = Ein Kommentar steht nach einem Wurf oder einer Aktion.
