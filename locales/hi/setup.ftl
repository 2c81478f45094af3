# What is wrong with a position that somebody sets up on the board, in Hindi.
# Terms: place जगह, piece गोटी, side पक्ष, marker निशान, take off the board हटाना.

setup-no-such-place = इस बोर्ड पर ऐसी कोई जगह नहीं है: { $place }।
setup-no-such-seat = यहाँ की गोटी के रंग से कोई नहीं खेल रहा: { $place }।
setup-not-theirs = { $seat }: इसकी गोटियाँ यहाँ कभी नहीं होतीं: { $place }।
setup-two-colours = दो पक्ष इस जगह साथ नहीं रह सकते: { $place }।
setup-crowded =
    { $count ->
        [one] यहाँ { $count } गोटी ज़्यादा है: { $place }।
       *[other] यहाँ { $count } गोटियाँ बहुत ज़्यादा हैं: { $place }।
    }
setup-too-many = { $seat }: { $count } गोटियाँ; ज़्यादा से ज़्यादा { $most } होती हैं।
setup-nobody-to-act = चुनें कि किसकी बारी है।
setup-no-markers = इस प्रकार में निशान नहीं होते।
setup-no-removals = इस प्रकार में कोई बोर्ड से गोटियाँ नहीं हटाता।
setup-no-dice = इस खेल में पासे नहीं होते।
