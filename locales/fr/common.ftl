# Words and sentences of all games, in French.

## Lists
list-more = { $items }, { $next }
list-all = { $items } et { $next }
list-any = { $items } ou { $next }

## Seats
seat-white = Blanc
seat-black = Noir
seat-green = Vert
seat-red = Rouge
seat-yellow = Jaune
seat-blue = Bleu

## Reasons that every game has
too-long = La partie dure depuis trop longtemps, elle est donc nulle.
game-over = La partie est terminée.
dice-due = Il faut d’abord lancer les dés.
dice-not-due = Ce n’est pas le moment de lancer les dés.
no-such-roll = Les dés ne peuvent pas tomber ainsi.
not-your-piece = Ce pion est à { $owner } ; c’est à { $seat } de jouer.
no-way-there = Aucun pion ne peut aller là depuis ici.

## Texts that could not be read
notation-error = { $what } "{ $found }" : { $problem }
notation-fen = FEN
notation-move = coup
notation-dice = dés
