# Games in other programs' formats, in Greek.
# Terms: format μορφή, match αγώνας, history ιστορικό, moment στιγμή, array πίνακας, cube κύβος, roll-off ζαριά εκκίνησης,
# header κεφαλίδα.

## Where something is wrong
exchange-line = γραμμή { $line }, στήλη { $column }: { $problem }
exchange-byte = byte { $byte }: { $problem }
exchange-moment = στιγμή { $moment } (μετρώντας από το 0): { $problem }
exchange-turn = παρτίδα { $game }, σειρά { $turn }: { $problem }
exchange-record = παρτίδα { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = Δεν είναι καμία από τις γνωστές μορφές: δεν αρχίζει με [Teahouse "1"] ούτε με κεφαλίδες ή κινήσεις του Μύλου, και δεν είναι αγώνας (.mat), ιστορικό του LUDOpy (.npz) ή λίστα του LongNardi (.json).
exchange-empty = Δεν περιέχει παρτίδες.
exchange-nothing-to-write = Δεν υπάρχουν παρτίδες για εγγραφή.
exchange-not-written = Η μορφή { $format } διαβάζεται, αλλά δεν γράφεται.
exchange-other-family = Η μορφή { $format } δεν δέχεται παρτίδες με κανόνες { $rules }.
exchange-other-game = Η παρτίδα { $number } δεν γράφεται σε αυτή τη μορφή, που δέχεται μόνο παρτίδες της οικογένειας { $family }.
exchange-set-up = Η παρτίδα { $number } αρχίζει από στημένη θέση, και για αυτό η μορφή δεν έχει χώρο.

## What had to be assumed, or was left out
exchange-rules-assumed = Το αρχείο δεν αναφέρει κανόνες· θεωρείται ότι είναι { $rules }.
exchange-no-comments =
    { $count ->
        [one] Παραλείπεται ένα σχόλιο· η μορφή { $format } δεν έχει χώρο για αυτό.
       *[other] Παραλείπονται { $count } σχόλια· η μορφή { $format } δεν έχει χώρο για αυτά.
    }
exchange-no-headers = Παραλείπονται ονόματα και άλλες κεφαλίδες· η μορφή { $format } δεν έχει χώρο για αυτά.

## Matches (.mat)
mat-before-games = Το "{ $found }" βρίσκεται πριν από την πρώτη παρτίδα. Αναμένεται: "7 point match", "Game 1" ή σχόλιο που αρχίζει με ";".
mat-names = Το "{ $found }" δεν δίνει τα ονόματα των παικτών. Αναμένεται: όνομα : σκορ, δύο φορές.
mat-cell = Το "{ $found }" δεν είναι κίνηση. Αναμένονται: ζάρια όπως 63:, Doubles, Takes, Drops ή Wins.
mat-cells = Το "{ $found }" λέει πάνω από δύο πράγματα. Αναμένεται: ένα για κάθε παίκτη.
mat-dice = Το "{ $found }" δεν είναι ζάρια. Αναμένονται: δύο αριθμοί από 1 έως 6 και άνω κάτω τελεία.
mat-double = Το Doubles δεν λέει σε πόσο. Αναμένεται: Doubles => 2.
mat-wins = Το Wins δεν λέει πόσους πόντους. Αναμένεται: Wins 1 point.
mat-move = Το "{ $found }" δεν είναι κίνηση. Αναμένεται: από/προς, από 24 ως 1, και 0 ή off για μάζεμα.
mat-variation = Αυτός είναι αγώνας { $variation }· ξαναπαίζονται μόνο αγώνες νάρντι.
mat-cube = Ο κύβος δεν μπορεί να γυρίσει στο { $found }. Αναμένεται: Doubles => { $expected }.
mat-points = Μια παρτίδα που εγκαταλείπεται τώρα δεν αξίζει { $found }. Αναμένεται: { $expected }.
mat-other-end = Η παρτίδα τελείωσε αλλιώς: { $problem }
mat-score = Ως σκορ πριν από αυτή την παρτίδα δίνεται το { $found }, που δεν προκύπτει από τις προηγούμενες. Αναμένεται: { $expected }.
mat-other-turn = Παίζουν τα { $seat }.
mat-other-dice = Τα ζάρια που έχουν πέσει είναι { $dice }.
mat-must-move = Από αυτά τα ζάρια παίζονται κι άλλα, άρα πρέπει να παιχτούν.
mat-refused = { $found } δεν παίζεται: { $problem }
mat-no-such-turn = Αυτό δεν παίζεται με αυτά τα ζάρια.
mat-other-match = Αυτές οι παρτίδες δεν είναι του ίδιου αγώνα: διαφέρουν οι κανόνες ή το μήκος των αγώνων τους.
mat-roll-off = Παρτίδα { $game }: το αρχείο δεν λέει τι έφερε η ζαριά εκκίνησης· γράφεται ως 2 και 1.

## LUDOpy's histories (.npz)
npz-cut-off = Το αρχείο είναι κομμένο εδώ.
npz-directory = Ο κατάλογος του αρχείου .npz έχει χαλάσει.
npz-compressed = Αυτό το μέρος του αρχείου .npz είναι συμπιεσμένο. Αποθήκευσέ το με numpy.savez, όπως κάνει το LUDOpy, και όχι με savez_compressed.
npz-checksum = Αυτό το μέρος του αρχείου .npz έχει χαλάσει: το άθροισμα ελέγχου είναι λάθος.
npy-version = Δεν είναι γνωστός πίνακας του numpy.
npy-header = Το "{ $found }" δεν είναι κεφαλίδα πίνακα.
npy-kind = "{ $found }": ο πίνακας περιέχει κάτι άλλο από ακεραίους. Αναμένεται: ό,τι γράφει το numpy.savez(name, **game.hist).
npy-order = "{ $found }": ο πίνακας είναι σε διάταξη Fortran. Αναμένεται: διάταξη C.
ludopy-one-array = Αυτός είναι ένας μόνο πίνακας, ενώ ένα ιστορικό έχει τέσσερις. Αποθήκευσέ το με save_hist, ή με numpy.savez(name, **game.hist).
ludopy-no-array = Λείπει ο πίνακας { $array }.
ludopy-shape = Ο πίνακας { $array } έχει σχήμα { $found }. Αναμένεται: { $expected }.
ludopy-piece = Το { $found } δεν είναι θέση πιονιού.
ludopy-player = Λέει παίκτης { $found }, αλλά παίζει ο παίκτης { $expected }.
ludopy-pieces = Τα πιόνια δεν είναι εκεί όπου τα άφησε η προηγούμενη στιγμή.
ludopy-pair = Η στιγμή μετά από μια κίνηση έχει άλλο ζάρι ή άλλον παίκτη από την προηγούμενή της.
ludopy-no-such-move = Καμία επιτρεπτή κίνηση με { $die } δεν οδηγεί σε αυτά τα πιόνια.
ludopy-one-game =
    { $count ->
       *[other] Ένα ιστορικό του LUDOpy έχει μία παρτίδα, ενώ εδώ είναι { $count }.
    }
ludopy-rules = Τα ιστορικά του LUDOpy έχουν παρτίδες με τους δικούς του κανόνες, ludopy και ludopy-two, και όχι με { $rules }.

## LongNardi's lists (.json)
longnardi-json = Δεν είναι JSON: { $problem }
longnardi-list = Δεν είναι λίστα από παρτίδες.
longnardi-field = Το πεδίο { $field } λείπει, ή δεν είναι αυτό που πρέπει.
longnardi-board = Το ταμπλό δεν είναι όπως το άφησε η προηγούμενη σειρά.
longnardi-no-such-turn = Καμία επιτρεπτή σειρά με αυτά τα ζάρια δεν οδηγεί σε αυτό το ταμπλό.
