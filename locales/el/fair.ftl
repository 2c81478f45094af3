# Fair dice, in Greek: what `teahouse verify` says (docs/fair-dice.md).
# Terms: commitment δέσμευση, secret μυστικό, contribution συνεισφορά, scheme σχήμα, seat θέση παίκτη, header κεφαλίδα, roll ζαριά.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [one] μία ζαριά, σύμφωνη με τη δέσμευση πριν από την παρτίδα
   *[other] { $rolls } ζαριές, όλες σύμφωνες με τη δέσμευση πριν από την παρτίδα
}
fair-no-dice = τίποτα για έλεγχο: το παιχνίδι δεν έχει ζάρια
# Counts of games, over all files.
fair-all-checked = { $games ->
    [one] Τα ζάρια της παρτίδας είναι δίκαια.
   *[other] Τα ζάρια και των { $games } παρτίδων είναι δίκαια.
}
fair-not-all-checked = { $failed } από { $games } παρτίδες: τα ζάρια δεν είναι αξιόπιστα, ή δεν μπορούν να ελεγχθούν.
fair-no-records = δεν περιέχει καταγραφές
fair-empty = Στο κείμενο δεν υπάρχει καταγραφή.
# $expected is the first sentence under "What stands in headers".
fair-commitment = Το "{ $found }" δεν είναι δέσμευση. Αναμένεται: { $expected }.

## Why the dice of a record cannot be checked
fair-none = Η καταγραφή δεν λέει πώς ρίχτηκαν τα ζάρια της: λείπει η κεφαλίδα { $header }.
fair-missing = Λείπει η κεφαλίδα { $header }.
fair-unknown-header = Δεν υπάρχει κεφαλίδα { $header } σε αυτό το σχήμα, ή δεν υπάρχει τέτοια θέση παίκτη σε αυτό το τραπέζι.
# $expected is one of the sentences under "What stands in headers".
fair-header = Το [{ $header } "{ $found }"] δεν είναι κατανοητό. Αναμένεται: { $expected }
fair-scheme = Αυτά τα ζάρια ρίχτηκαν με το σχήμα { $found }· γνωστό είναι μόνο το σχήμα { $scheme }.
fair-unfinished = Το μυστικό δεν είναι ακόμα στην καταγραφή. Φανερώνεται όταν τελειώσει η παρτίδα.
fair-no-secret = Η παρτίδα τελείωσε, αλλά λείπει το μυστικό (κεφαλίδα { $header }). Χωρίς αυτό δεν ελέγχεται καμία ζαριά.

## Why the dice of a record are not fair
fair-late-commitment = Η δέσμευση βρίσκεται μετά το { $header }. Πρέπει να γίνει πριν από κάθε συνεισφορά των παικτών.
fair-wrong-secret = Το μυστικό δεν είναι αυτό της δέσμευσης: το SHA-256 του είναι { $found }, αλλά η δέσμευση ήταν { $commitment }.
fair-other-commitment = Η καταγραφή έχει τη δέσμευση { $found }, αλλά σε εσένα έδειξαν { $expected }.
fair-other-roll = Η ζαριά { $number } έπρεπε να είναι { $expected }, αλλά εκεί γράφει { $found }.
fair-missing-roll = Λείπει η ζαριά { $number }. Έπρεπε να είναι { $expected }, αλλά εκεί γράφει { $found }.
fair-other-rolls-before = Η καταγραφή λέει ότι πριν από αυτή την παρτίδα έγιναν { $found } ζαριές, αλλά έγιναν { $expected }.
fair-other-header = Η κεφαλίδα { $header } δεν είναι ίδια με εκείνη της πρώτης παρτίδας του αγώνα.

## What stands in headers
fair-expected-hash = 64 δεκαεξαδικά ψηφία
fair-expected-contribution = το πολύ { $digits } δεκαεξαδικά ψηφία, δύο για κάθε byte
fair-expected-table = το πολύ { $bytes } byte
fair-expected-number = ένας αριθμός
