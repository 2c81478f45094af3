# What is wrong with rule files, in Greek.
# Terms: option επιλογή, family οικογένεια, variant παραλλαγή, rule file αρχείο κανόνων, lane τελική ευθεία, goal slots
# θέσεις τέρματος.

## Around a problem
problem-at = γραμμή { $line }, στήλη { $column }: { $problem }
problem-with-help = { $problem } (βοήθεια: { $help })

## Hints that go with several problems
hint-expected = αναμένεται { $expected }
hint-did-you-mean = μήπως εννοείς { $suggestion };
hint-did-you-mean-name = μήπως εννοείς "{ $suggestion }";
hint-version = version = 1

## What an option takes
expected-truth = true ή false
expected-number = ακέραιος από { $min } έως { $max }
expected-name = ένα από { $names }
expected-numbers = λίστα ακεραίων από { $min } έως { $max }, κανένας δύο φορές
expected-names = λίστα με μερικά από { $names }, κανένα δύο φορές
expected-lists = λίστα από λίστες ακεραίων από { $min } έως { $max }
expected-board-points = λίστα δακτυλίων ή σειρών, καθένας λίστα σημείων, καθένα ["name", x, y]
expected-board-edges = λίστα από ζεύγη ονομάτων σημείων
expected-board-lines = λίστα γραμμών, καθεμία λίστα ονομάτων σημείων από άκρη σε άκρη

## What stands in the file
value-truth = λογική τιμή
value-number = ακέραιος
value-fraction = αριθμός με δεκαδικά
value-text = κείμενο
value-date = ημερομηνία ή ώρα
value-list = λίστα
value-table = πίνακας

## Options that are set by a word, not by a file
setting-wrong = { $path }: "{ $value }" δεν ταιριάζει· αναμένεται { $expected }
setting-syntax = { $path }: "{ $value }" δεν ταιριάζει· αναμένεται { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = δες τη σύνταξη στο toml.io
rules-too-large = το αρχείο έχει { $bytes } byte
rules-too-large-help = ένα αρχείο κανόνων έχει το πολύ { $limit }
rules-more = και { $count } ακόμα
rules-more-help = διόρθωσε πρώτα αυτά

## The head of the file
rules-no-id = το αρχείο δεν έχει id
rules-no-id-help = πρόσθεσε id = "my-variant"
rules-bad-id = το "{ $id }" δεν μπορεί να είναι id
rules-bad-id-help = πεζά λατινικά γράμματα και ψηφία, λέξεις με παύλα ανάμεσα, το πολύ 64 χαρακτήρες
rules-no-family = το αρχείο δεν λέει σε ποια οικογένεια ανήκει
rules-no-family-help = πρόσθεσε family = ένα από { $families }
rules-unknown-family = δεν υπάρχει οικογένεια "{ $family }"
rules-unknown-family-help = ένα από { $families }
rules-family-not-played = κανείς δεν παίζει { $family } εδώ
rules-family-not-played-help = ένα από { $families }
rules-not-a-text = το { $path } δεν είναι κείμενο
rules-not-a-text-help = { $path } = "…"
rules-bad-version = το version δεν είναι ακέραιος από 1 και πάνω
rules-bad-sources = το sources δεν είναι λίστα κειμένων
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = η οικογένεια "{ $family }" δεν μπορεί να επεκτείνει το "{ $parent }" της οικογένειας "{ $parent-family }"
rules-extends-other-family-help = άφησε έξω το family, ή επέκτεινε παραλλαγή της ίδιας οικογένειας
rules-extends-unknown = δεν υπάρχει παραλλαγή "{ $name }" για επέκταση
rules-extends-unknown-help = δώσε ενσωματωμένη παραλλαγή ή αρχείο κανόνων
rules-extends-unreadable = δεν διαβάζεται το { $file }: { $why }
rules-extends-unreadable-help = δώσε ενσωματωμένη παραλλαγή ή αρχείο κανόνων
rules-extends-wrong = το { $file } είναι λάθος: { $first }
rules-extends-wrong-help = το `teahouse rules check { $file }` τα λέει όλα
rules-extends-circle = τα αρχεία επεκτείνουν το ένα το άλλο σε κύκλο: { $circle }
rules-extends-circle-help = κάνε ένα από αυτά να επεκτείνει κάτι άλλο, ή τίποτα
rules-extends-chain = πάνω από { $most } αρχεία επεκτείνουν το ένα το άλλο
rules-extends-chain-help = γράψε τις επιλογές μερικών σε ένα αρχείο

## Single options
rules-unknown-key = { $family }: δεν υπάρχει επιλογή { $path }
rules-unknown-key-help = το `teahouse rules schema` απαριθμεί τις επιλογές ({ $family })
rules-not-a-group = το { $path } είναι ομάδα επιλογών· εδώ υπάρχει { $found }
rules-not-a-group-help = γράψε [{ $path }], μετά τις επιλογές της
rules-out-of-range = { $path }: το { $value } δεν είναι από { $min } έως { $max }
rules-wrong-type = { $path }: υπάρχει { $found }, ενώ αναμένεται { $wanted }
rules-unknown-name = { $path }: "{ $value }" δεν ταιριάζει· αναμένεται { $wanted }
rules-twice = { $path }: το { $value } υπάρχει εδώ δύο φορές
rules-number-too-large = { $path }: το { $value } δεν χωρά σε αριθμό
rules-not-finite = { $path }: το { $value } δεν έχει νόημα εδώ
rules-date = { $path }: ημερομηνία ή ώρα δεν έχει νόημα εδώ

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: το equal-turns πρέπει να ξέρει ποιος άρχισε, και η ζαριά εκκίνησης το κρύβει
rules-combination-tie-roll-off-help = opening.roll = "white-rolls", ή άλλο score.tie
rules-combination-tie-next-game = { $path }: με equal-turns αρχίζουν πάντα τα Λευκά
rules-combination-tie-next-game-help = opening.next_game = "opening-roll", ή άλλο score.tie
rules-combination-mars = { $path }: το μαρς ({ $mars }) αξίζει λιγότερο από το όιν ({ $oin })
rules-combination-mars-help = τουλάχιστον όσο το score.oin
rules-combination-koks = { $path }: το κοκς ({ $koks }) αξίζει λιγότερο από το μαρς ({ $mars })
rules-combination-koks-help = τουλάχιστον όσο το score.mars, ή 0 για κανένα
rules-combination-cascade = { $path }: μια αλυσίδα διπλών δεν έχει τέλος σειράς όπου να ανοίξει μπλόκο
rules-combination-cascade-help = false, ή άλλο dice.doubles
rules-combination-crawford = { $path }: ο κανόνας Crawford θέλει κύβο και αγώνα
rules-combination-crawford-help = match.cube = true και match.length 2 ή περισσότερο, ή false
rules-combination-jacoby = { $path }: ο κανόνας Jacoby είναι για μεμονωμένες παρτίδες με κύβο
rules-combination-jacoby-help = match.cube = true και match.length = 1, ή false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: το { $loop } δεν είναι πολλαπλάσιο του 4
rules-combination-loop-help = συνηθισμένα είναι 40, 52, 56 και 68
rules-combination-visited = { $path }: ένα χρώμα δεν μπορεί να περάσει από { $visited } τετράγωνα ενός κύκλου { $loop }
rules-combination-visited-help = το πολύ board.loop
rules-combination-square = { $path }: το { $square } δεν είναι στον κύκλο, που τελειώνει για κάθε χρώμα στο { $visited }
rules-combination-square-help = αριθμοί όπως μετρά κάθε χρώμα τα τετράγωνά του, από 1 έως board.visited
rules-combination-star-order = { $path }: τα αστέρια δεν είναι στη σειρά της διαδρομής
rules-combination-star-order-help = γράψε πρώτα τους μικρότερους αριθμούς
rules-combination-star-to-slots = { $path }: αστέρι δεν οδηγεί σε χωριστές θέσεις τέρματος
rules-combination-star-to-slots-help = board.goal = "shared", ή άφησε έξω αυτή την επιλογή
rules-combination-lane-on-loop = { $path }: χρειάζεται τελική ευθεία, και κύκλος όπου ένα χρώμα αφήνει έξω ένα τετράγωνο
rules-combination-lane-on-loop-help = μόνο για το ταμπλό του LUDOpy
rules-combination-stairs = { $path }: η σκάλα θέλει τελική ευθεία και κοινό τέρμα
rules-combination-stairs-help = board.lane = 6 και board.goal = "shared", ή άλλο lane.rule
rules-combination-pieces-out = { $path }: δεν υπάρχουν τόσα πιόνια
rules-combination-pieces-out-help = το πολύ `pieces`
rules-combination-start-square = { $path }: { $most ->
    [one] η αφετηρία χωρά μόνο ένα δικό σου πιόνι
   *[other] η αφετηρία χωρά το πολύ { $most } δικά σου πιόνια
}
rules-combination-start-square-help = δες square.own_max
rules-combination-never-full = { $path }: το "one-when-full" δεν σημαίνει τίποτα όπου ένα τετράγωνο δεν γεμίζει ποτέ
rules-combination-never-full-help = όρισε square.own_max, ή γράψε "one"
rules-combination-pair-binds = { $path }: εδώ τα ζεύγη δεν μπλοκάρουν
rules-combination-pair-binds-help = δες pair.effect
rules-combination-no-entry = { $path }: τίποτα δεν βγάζει πιόνι από τη βάση
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: κανένα ζάρι δεν δείχνει τέτοιον αριθμό
rules-combination-entry-number-help = αριθμοί από 1 έως 6, ή entry.by_sum = true
rules-combination-entry-square = { $path }: δεν είναι τετράγωνο του κύκλου για αριθμό του entry.values
rules-combination-entry-square-help = όσα τετράγωνα όσοι οι αριθμοί του entry.values, από 1 έως board.visited
rules-combination-no-sum = { $path }: ένα ζάρι δεν έχει άθροισμα
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: ένα ζάρι δεν φέρνει διπλές
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: μια παρτίδα θέλει τουλάχιστον δύο θέσεις παικτών
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: οι θέσεις δεν είναι στη σειρά του παιχνιδιού
rules-combination-seat-order-help = γράψε πρώτα τους μικρότερους αριθμούς
rules-combination-teams = { $path }: κάθε πιασμένη θέση ανήκει σε μία ακριβώς ομάδα
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: μία ομάδα μόνη δεν έχει αντίπαλο
rules-combination-one-team-help = τουλάχιστον δύο ομάδες, ή καμία

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] πλευρά με ένα πιόνι έχει χάσει από την αρχή
   *[other] πλευρά με { $pieces } πιόνια έχει χάσει από την αρχή
}
rules-combination-lost-from-the-start-help = το πολύ piece_count
rules-combination-no-room = { $path }: δύο φορές { $pieces } πιόνια δεν χωρούν σε { $points } σημεία
rules-combination-no-room-help = το πολύ { $most }
rules-combination-not-own = { $path }: περιγράφεται μόνο δικό σου ταμπλό
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: δύο δακτύλιοι δεν έχουν διαγωνίους
rules-combination-no-diagonals-help = has_diagonal_lines = false, ή άλλο ταμπλό
rules-combination-no-middle = { $path }: τέτοιες αιχμαλωσίες θέλουν μεσαίο σημείο σε κάθε γραμμή
rules-combination-no-middle-help = γραμμές με τρία σημεία, ή όχι τέτοια αιχμαλωσία

## Boards of Mill that a file describes
rules-board-no-point = { $path }: αυτό δεν είναι σημείο
rules-board-no-point-help = ["a1", 0, 0]: όνομα, x, y
rules-board-no-name = { $path }: αυτό δεν είναι όνομα
rules-board-no-name-help = το όνομα ενός σημείου
rules-board-no-list = { $path }: υπάρχει { $found }, ενώ αναμένεται λίστα
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] ένα σημείο δεν είναι ταμπλό
   *[other] { $points } σημεία δεν είναι ταμπλό
}
rules-board-size-help = { $least } έως { $most } σημεία
rules-board-name = { $path }: το "{ $name }" δεν μπορεί να ονομάζει σημείο
rules-board-name-help = ένα λατινικό γράμμα, μετά γράμματα και ψηφία, το πολύ έξι, χωρίς x
rules-board-name-is-a-roll = { $path }: το "{ $name }" δεν μπορεί να ονομάζει σημείο
rules-board-name-is-a-roll-help = ένα r και ένα ψηφίο είναι ζαριά· πάρε άλλο γράμμα, όπως q1
rules-board-name-is-taken = { $path }: το "{ $name }" δεν μπορεί να ονομάζει σημείο
rules-board-name-is-taken-help = αυτή η λέξη είναι εντολή, ή κίνηση σε άλλα παιχνίδια· πρόσθεσε π.χ. ένα ψηφίο
rules-board-same-name = { $path }: υπάρχουν δύο σημεία { $name }
rules-board-same-name-help = δώσε σε κάθε σημείο δικό του όνομα
rules-board-out-of-drawing = { $path }: { $x }, { $y } είναι έξω από το σχέδιο
rules-board-out-of-drawing-help = x και y από 0 έως { $most }
rules-board-same-place = { $path }: δύο σημεία στο { $x }, { $y }
rules-board-same-place-help = δώσε σε κάθε σημείο δική του θέση
rules-board-unknown-point = { $path }: δεν υπάρχει σημείο "{ $name }"
rules-board-unknown-point-help = δες board.points
rules-board-point-twice = { $path }: το { $name } υπάρχει εδώ δύο φορές
rules-board-point-twice-help = διαφορετικά σημεία
rules-board-edge = { $path }: μια σύνδεση ενώνει δύο σημεία
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: τα { $from } και { $to } συνδέονται δύο φορές
rules-board-edge-twice-help = αρκεί μία φορά
rules-board-no-lines = { $path }: ταμπλό χωρίς γραμμές δεν έχει μύλους
rules-board-no-lines-help = τουλάχιστον μία γραμμή
rules-board-line-length = { $path }: { $points ->
    [one] αυτή η γραμμή έχει ένα σημείο
   *[other] αυτή η γραμμή έχει { $points } σημεία
}
rules-board-line-length-help = οι γραμμές έχουν τουλάχιστον δύο σημεία, όλες τα ίδια σε αριθμό
rules-board-line-twice = { $path }: αυτή η γραμμή υπάρχει εδώ δύο φορές
rules-board-line-twice-help = αρκεί μία φορά
rules-board-many-lines = { $path }: πάνω από { $most } γραμμές περνούν από το { $name }
rules-board-many-lines-help = το πολύ { $most }
rules-board-no-way = { $path }: κανένας δρόμος δεν πάει από το { $from } στο { $to }
rules-board-no-way-help = πρόσθεσε σύνδεση προς το { $to }

## Rules that cannot be had
variant-unknown = δεν υπάρχει παραλλαγή "{ $name }"· ενσωματωμένες είναι { $known }· ή δώσε αρχείο κανόνων που τελειώνει σε .toml
variant-unknown-suggested = δεν υπάρχει παραλλαγή "{ $name }"· μήπως εννοείς { $suggestion }; Ενσωματωμένες είναι { $known }· ή δώσε αρχείο κανόνων που τελειώνει σε .toml
variant-unreadable = δεν διαβάζεται το { $path }: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = οι κανόνες: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = είναι φάκελος
file-is-not-plain = δεν είναι απλό αρχείο
file-too-large = έχει { $bytes } byte, και ένα αρχείο κανόνων έχει το πολύ { $limit }
file-longer-than-it-says = έχει τουλάχιστον { $bytes } byte, και ένα αρχείο κανόνων έχει το πολύ { $limit }
file-not-text = δεν είναι κείμενο σε UTF-8
file-no-files = αυτή η έκδοση του Teahouse δεν διαβάζει αρχεία
