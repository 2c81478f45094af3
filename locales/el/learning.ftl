# What is said to programs that learn or search by numbers, in Greek.
# Terms: seat θέση παίκτη, action ενέργεια, event συμβάν, level επίπεδο, record καταγραφή, state κατάσταση, seed σπόρος.

action-number-unknown = Καμία ενέργεια δεν έχει εδώ τον αριθμό { $number }. Οι αριθμοί είναι από 0 έως { $last }.

## A game in progress that was saved as a line of text.
notation-saved = παρελθόν
saved-form = Αναμένεται πόσα συμβάντα και πόσες ζαριές έγιναν, και μετά τα κλειδιά θέσεων, όπως "12 4 1f3a".

## Arguments that do not fit.
language-unknown = Δεν υπάρχει γλώσσα "{ $name }". Υπάρχουν: { $known }.
seat-unknown = Δεν υπάρχει θέση παίκτη { $seat } σε αυτό το τραπέζι. Οι θέσεις είναι από 0 έως { $last }.
seat-missing = Τώρα δεν παίζει κανείς, γι’ αυτό πρέπει να δοθεί η θέση παίκτη.
family-unknown = Δεν υπάρχει οικογένεια "{ $name }". Υπάρχουν: { $known }.
option-type = Μια επιλογή είναι λογική τιμή, αριθμός, κείμενο, λίστα ή dict, αλλά όχι { $type }.
action-type = Μια ενέργεια είναι κείμενο ή ακέραιος, αλλά όχι { $type }.
roll-arguments = Τα ζάρια πέφτουν όπως δίνονται ή με βάση έναν σπόρο: μόνο το ένα από τα δύο.
threads-wrong = { $threads } νήματα: αναμένονται 1 έως { $most }.
level-wrong = Δεν υπάρχει επίπεδο { $level }: τα επίπεδα είναι από 1 έως { $most }.
rollout-no-dice = Ο Μύλος δεν έχει ζάρια. Τα rollout είναι για παιχνίδια με ζάρια.
position-type = Αναμένεται τραπέζι, κατάσταση ή αγώνας, αλλά όχι { $type }.
players-few = Μια αρένα θέλει τουλάχιστον δύο παίκτες.
table-or-record = Αναμένεται τραπέζι, αγώνας ή το κείμενο μιας καταγραφής, αλλά όχι { $type }.
one-game-wanted = Αναμένεται η καταγραφή μίας μόνο παρτίδας, αλλά υπάρχουν { $count }.
one-match-wanted = Αναμένονται οι καταγραφές ενός μόνο αγώνα· { $count ->
    [0] το κείμενο δεν περιέχει τίποτα
    [one] το κείμενο περιέχει μία παρτίδα που δεν ανήκει σε αγώνα
   *[other] το κείμενο περιέχει { $count } αγώνες ή μεμονωμένες παρτίδες
}.
