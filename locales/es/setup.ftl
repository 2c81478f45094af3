# What is wrong with a position that somebody sets up on the board, in Spanish.

setup-no-such-place = No hay ningún lugar { $place } en este tablero.
setup-no-such-seat = Nadie juega con el bando cuya ficha está aquí: { $place }.
setup-not-theirs = Las fichas de { $seat } nunca están aquí: { $place }.
setup-two-colours = Dos bandos no pueden compartir este lugar: { $place }.
setup-crowded =
    { $count ->
        [one] { $count } ficha es demasiado aquí: { $place }.
       *[other] { $count } fichas son demasiadas aquí: { $place }.
    }
setup-too-many = { $seat } tiene { $count } fichas; solo hay { $most }.
setup-nobody-to-act = Elige a quién le toca.
setup-no-markers = En esta variante no hay marcas.
setup-no-removals = En esta variante nadie retira fichas del tablero.
setup-no-dice = En este juego no hay dados.
