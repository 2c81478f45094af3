# Words and sentences of all games, in Hindi.
# Names of seats would be inflected before postpositions (काला, काले का), so sentences put them before a colon or in brackets.

## Lists
list-more = { $items }, { $next }
list-all = { $items } और { $next }
list-any = { $items } या { $next }

## Seats
seat-white = सफ़ेद
seat-black = काला
seat-green = हरा
seat-red = लाल
seat-yellow = पीला
seat-blue = नीला

## Reasons that every game has
too-long = खेल बहुत लंबा खिंच गया, इसलिए बराबरी रही।
game-over = खेल ख़त्म हो चुका है।
dice-due = पहले पासे फेंकने होंगे।
dice-not-due = अभी पासे फेंकने का समय नहीं है।
no-such-roll = पासे ऐसे नहीं गिर सकते।
not-your-piece = यह गोटी दूसरे रंग की है: { $owner }। अभी बारी: { $seat }।
no-way-there = यहाँ से कोई गोटी वहाँ नहीं जा सकती।

## Texts that could not be read
notation-error = { $what } "{ $found }": { $problem }
notation-fen = FEN
notation-move = चाल
notation-dice = पासे
