# Many games at once, for learning, in German.
# Terms: batch Batch, array Array, shape Form, snapshot Momentaufnahme, thread Thread.

batch-no-games = Ein Batch hat mindestens eine Partie.
batch-no-length = Eine Partie wird frühestens nach 1 Aktion abgebrochen.
batch-length = { $array } hat { $length } Elemente, nötig sind aber { $expected }.
batch-no-game = Die Partie { $index } gibt es nicht: es sind { $count }, von 0 an gezählt.
batch-illegal = Partie { $game }: Aktion { $action } ({ $meaning }) ist nicht erlaubt. { $reason }
batch-no-action = Partie { $game }: Aktion { $action } ist nicht erlaubt. { $reason }
batch-others = Partie { $game }: wer auf Platz { $seat } spielt, hat "{ $answer }" geantwortet. { $reason }
batch-others-silent = Das ist keine Antwort.
batch-others-too-much = Der Zug war vor dem Ende der Antwort vorbei.
batch-no-others = Für die anderen Plätze spielt niemand.
batch-no-seat = Partie { $game }: auf Platz { $seat } spielt niemand, also kann dort niemand lernen.
batch-position = Partie { $game }: { $reason }
batch-threads = Das System gibt keine weiteren Threads her ({ $why }).

## Reasons
batch-number = Aktionen haben die Nummern 0 bis { $last }.
batch-number-unused = Diese Nummer bedeutet in dieser Stellung nichts.
batch-roll-number = Es muss gewürfelt werden: die Aktion ist die Nummer eines Wurfs, 0 bis { $last }.
batch-over = Die Partie ist zu Ende. Setze sie erst zurück; die Aktion -1 lässt sie, wie sie ist.

## Snapshots
batch-no-snapshot = Das ist keine Momentaufnahme eines Batches oder eine aus einer anderen Version.
batch-other-rules = Die Momentaufnahme hat andere Regeln.
batch-broken-snapshot = Die Momentaufnahme ist beschädigt.

## Arrays of Python
vector-dtype = { $array } hat Elemente vom Typ { $found }, nötig ist aber { $expected }.
vector-no-array = { $array } ist { $found }, nötig ist aber ein Array von NumPy mit Elementen vom Typ { $expected }.
vector-shape = { $array } hat die Form { $found }, nötig ist aber { $expected }.
vector-not-contiguous = { $array } liegt nicht in einem Stück im Speicher. numpy.ascontiguousarray macht es zusammenhängend.
vector-not-writable = { $array } ist schreibgeschützt.
vector-name-unknown = { $argument } ist "{ $name }": erwartet wird { $known }.
vector-closed = Dieser Batch ist schon geschlossen.
