# What is said to programs that learn or search by numbers, in Spanish.
# Terms: seat puesto, action acción, event suceso, level nivel, record acta, state estado, seed semilla.

action-number-unknown = Ninguna acción tiene aquí el número { $number }. Los números van de 0 a { $last }.

## A game in progress that was saved as a line of text.
notation-saved = pasado
saved-form = Se espera cuántos sucesos y tiradas hubo, y después las claves de posiciones, como en "12 4 1f3a".

## Arguments that do not fit.
language-unknown = No existe el idioma "{ $name }". Existen { $known }.
seat-unknown = No existe el puesto { $seat } en esta mesa. Los puestos van de 0 a { $last }.
seat-missing = Ahora no le toca a nadie, así que hay que nombrar el puesto.
family-unknown = No existe la familia "{ $name }". Existen { $known }.
option-type = Una opción es un valor lógico, un número, un texto, una lista o un dict, pero no { $type }.
action-type = Una acción es un texto o un número entero, pero no { $type }.
roll-arguments = Los dados caen como se indica, o según una semilla: solo una de las dos cosas.
threads-wrong = { $threads } hilos: se esperan de 1 a { $most }.
level-wrong = No existe el nivel { $level }: los niveles van de 1 a { $most }.
rollout-no-dice = En Molino no hay dados. Los rollouts son para los juegos con dados.
position-type = Se espera una mesa, un estado o un encuentro, pero no { $type }.
players-few = Una arena necesita al menos dos jugadores.
table-or-record = Se espera una mesa, un encuentro o el texto de un acta, pero no { $type }.
one-game-wanted = Se espera el acta de una sola partida, pero hay { $count }.
one-match-wanted = Se esperan las actas de un solo encuentro; { $count ->
    [0] el texto no contiene nada
    [one] el texto contiene una partida que no pertenece a ningún encuentro
   *[other] el texto contiene { $count } encuentros o partidas sueltas
}.
