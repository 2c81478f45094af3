# Turkish. Words and sentences of all games.
# Terms: berabere draw, zar die, hamle move, pozisyon position.

## Lists
list-more = { $items }, { $next }
list-all = { $items } ve { $next }
list-any = { $items } ya da { $next }

## Seats
seat-white = Beyaz
seat-black = Siyah
seat-green = Yeşil
seat-red = Kırmızı
seat-yellow = Sarı
seat-blue = Mavi

## Reasons that every game has
too-long = Oyun çok uzadı, bu yüzden berabere.
game-over = Oyun bitti.
dice-due = Önce zar atılmalı.
dice-not-due = Şimdi zar atma zamanı değil.
no-such-roll = Zarlar böyle gelemez.
not-your-piece = O taş { $owner } tarafının; sıra { $seat } tarafında.
no-way-there = Buradan oraya hiçbir taş gidemez.

## Texts that could not be read
notation-error = { $what } "{ $found }": { $problem }
notation-fen = FEN
notation-move = hamle
notation-dice = zar
