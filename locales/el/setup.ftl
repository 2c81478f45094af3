# What is wrong with a position that somebody sets up on the board, in Greek.

setup-no-such-place = Δεν υπάρχει θέση { $place } σε αυτό το ταμπλό.
setup-no-such-seat = Κανείς δεν παίζει με την πλευρά που έχει πιόνι εδώ: { $place }.
setup-not-theirs = Τα { $seat } δεν στέκονται ποτέ εδώ: { $place }.
setup-two-colours = Δύο πλευρές δεν μοιράζονται αυτή τη θέση: { $place }.
setup-crowded =
    { $count ->
        [one] { $count } πιόνι είναι πολύ εδώ: { $place }.
       *[other] { $count } πιόνια είναι πάρα πολλά εδώ: { $place }.
    }
setup-too-many = Τα { $seat } έχουν { $count } πιόνια· υπάρχουν μόνο { $most }.
setup-nobody-to-act = Διάλεξε ποιος παίζει.
setup-no-markers = Σε αυτή την παραλλαγή δεν υπάρχουν σημάδια.
setup-no-removals = Σε αυτή την παραλλαγή κανείς δεν αφαιρεί πιόνια από το ταμπλό.
setup-no-dice = Σε αυτό το παιχνίδι δεν υπάρχουν ζάρια.
