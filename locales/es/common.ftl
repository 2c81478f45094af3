# Words and sentences of all games, in Spanish.

## Lists
list-more = { $items }, { $next }
list-all = { $items } y { $next }
list-any = { $items } o { $next }

## Seats
seat-white = Blanco
seat-black = Negro
seat-green = Verde
seat-red = Rojo
seat-yellow = Amarillo
seat-blue = Azul

## Reasons that every game has
too-long = La partida ha durado demasiado, así que es tablas.
game-over = La partida ha terminado.
dice-due = Primero hay que tirar los dados.
dice-not-due = Ahora no toca tirar los dados.
no-such-roll = Los dados no pueden caer así.
not-your-piece = Esa ficha es de { $owner }; le toca a { $seat }.
no-way-there = Ninguna ficha puede ir allí desde aquí.

## Texts that could not be read
notation-error = { $what } "{ $found }": { $problem }
notation-fen = FEN
notation-move = jugada
notation-dice = dados
