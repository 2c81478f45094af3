# Many games at once, for learning, in Greek.
# Terms: batch δέσμη, array πίνακας, shape σχήμα, snapshot στιγμιότυπο, thread νήμα.

batch-no-games = Μια δέσμη έχει τουλάχιστον μία παρτίδα.
batch-no-length = Μια παρτίδα διακόπτεται το νωρίτερο μετά από 1 ενέργεια.
batch-length = { $array }: έχει { $length } στοιχεία, αλλά χρειάζονται { $expected }.
batch-no-game = Δεν υπάρχει παρτίδα { $index }: υπάρχουν { $count }, με αρίθμηση από το 0.
batch-illegal = Παρτίδα { $game }: η ενέργεια { $action } ({ $meaning }) δεν επιτρέπεται. { $reason }
batch-no-action = Παρτίδα { $game }: η ενέργεια { $action } δεν επιτρέπεται. { $reason }
batch-others = Παρτίδα { $game }: όποιος παίζει στη θέση παίκτη { $seat } απάντησε "{ $answer }". { $reason }
batch-others-silent = Αυτό δεν είναι απάντηση.
batch-others-too-much = Η σειρά τελείωσε πριν από το τέλος της απάντησης.
batch-no-others = Δεν υπάρχει κανείς να παίξει για τις άλλες θέσεις παικτών.
batch-no-seat = Παρτίδα { $game }: κανείς δεν παίζει στη θέση παίκτη { $seat }, άρα κανείς δεν μπορεί να μάθει εκεί.
batch-position = Παρτίδα { $game }: { $reason }
batch-threads = Το σύστημα δεν δίνει άλλα νήματα ({ $why }).

## Reasons
batch-number = Οι ενέργειες έχουν αριθμούς από 0 έως { $last }.
batch-number-unused = Αυτός ο αριθμός δεν σημαίνει τίποτα σε αυτή τη θέση.
batch-roll-number = Πρέπει να ριχτούν τα ζάρια: η ενέργεια είναι ο αριθμός μιας ζαριάς, 0 έως { $last }.
batch-over = Η παρτίδα τελείωσε. Ξεκίνησέ την πρώτα από την αρχή· η ενέργεια -1 την αφήνει όπως είναι.

## Snapshots
batch-no-snapshot = Αυτό δεν είναι στιγμιότυπο δέσμης, ή είναι άλλης έκδοσης.
batch-other-rules = Το στιγμιότυπο είναι με άλλους κανόνες.
batch-broken-snapshot = Το στιγμιότυπο έχει χαλάσει.

## Arrays of Python
vector-dtype = { $array }: έχει στοιχεία τύπου { $found }, αλλά χρειάζεται { $expected }.
vector-no-array = { $array }: είναι { $found }, αλλά χρειάζεται πίνακας του NumPy με στοιχεία τύπου { $expected }.
vector-shape = { $array }: έχει σχήμα { $found }, αλλά χρειάζεται { $expected }.
vector-not-contiguous = { $array }: δεν είναι συνεχόμενο στη μνήμη. Το numpy.ascontiguousarray το κάνει συνεχόμενο.
vector-not-writable = { $array }: δεν επιτρέπεται εγγραφή.
vector-name-unknown = { $argument } είναι "{ $name }": αναμένεται { $known }.
vector-closed = Αυτή η δέσμη έχει κλείσει.
