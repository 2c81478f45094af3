# Words and sentences of all games, in Greek.
# Seats are neuter plurals (Λευκά, Μαύρα …), so that nominative and accusative are the same.

## Lists
list-more = { $items }, { $next }
list-all = { $items } και { $next }
list-any = { $items } ή { $next }

## Seats
seat-white = Λευκά
seat-black = Μαύρα
seat-green = Πράσινα
seat-red = Κόκκινα
seat-yellow = Κίτρινα
seat-blue = Μπλε

## Reasons that every game has
too-long = Η παρτίδα κράτησε υπερβολικά, γι’ αυτό λήγει ισόπαλη.
game-over = Η παρτίδα τελείωσε.
dice-due = Πρέπει πρώτα να ριχτούν τα ζάρια.
dice-not-due = Τώρα δεν ρίχνονται ζάρια.
no-such-roll = Τα ζάρια δεν μπορούν να έρθουν έτσι.
not-your-piece = Αυτό το πιόνι ανήκει στα { $owner }· παίζουν τα { $seat }.
no-way-there = Κανένα πιόνι δεν μπορεί να πάει εκεί από εδώ.

## Texts that could not be read
notation-error = { $what } "{ $found }": { $problem }
notation-fen = FEN
notation-move = κίνηση
notation-dice = ζάρια
