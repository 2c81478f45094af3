# Azerbaijani. Words and sentences of all games.
# Terms: heç-heçə draw, zər die, gediş move, mövqe position.

## Lists
list-more = { $items }, { $next }
list-all = { $items } və { $next }
list-any = { $items } və ya { $next }

## Seats
seat-white = Ağ
seat-black = Qara
seat-green = Yaşıl
seat-red = Qırmızı
seat-yellow = Sarı
seat-blue = Mavi

## Reasons that every game has
too-long = Oyun çox uzandı, buna görə heç-heçədir.
game-over = Oyun bitib.
dice-due = Əvvəlcə zər atılmalıdır.
dice-not-due = İndi zər atmaq vaxtı deyil.
no-such-roll = Zərlər belə düşə bilməz.
not-your-piece = O daş { $owner } tərəfinindir; növbə { $seat } tərəfindədir.
no-way-there = Buradan ora heç bir daş gedə bilməz.

## Texts that could not be read
notation-error = { $what } "{ $found }": { $problem }
notation-fen = FEN
notation-move = gediş
notation-dice = zər
