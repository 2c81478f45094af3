# The game in the terminal, in Spanish.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? ayuda
terminal-player-human = tú
terminal-player-level = nivel { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = Te damos la bienvenida a { $rules }. { $facing }
terminal-facing = Tu rival: { $opponent }.
terminal-facing-net = nivel { $level }: la red { $net }
terminal-all-here = Todos juegan en este terminal.

## What happens
terminal-rolls = { $seat } tira { $dice }
terminal-dice-fall = Los dados caen: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, captura
terminal-cannot-move = { $seat } no puede mover
terminal-last-moves = Última: { $seat } jugó { $actions }
terminal-last-roll-moves = Última: { $seat } tiró { $dice }, jugó { $actions }
terminal-last-pass = Última: { $seat } no pudo mover
terminal-last-roll-pass = Última: { $seat } tiró { $dice }, no pudo mover

## Where the game stands
terminal-to-act = Le toca a { $seat }
terminal-over-won = La partida ha terminado: gana { $seat }. { $reason }
terminal-over-draw = La partida ha terminado: tablas. { $reason }
terminal-over-resigned = La partida ha terminado: { $seat } ha abandonado.
terminal-thinking = { $seat } está pensando …
terminal-thinking-hurry = { $seat } está pensando … (Esc: jugar ya)
terminal-looking = Buscando una pista … (Esc: lo hallado hasta ahora)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = de { $place } a …

## Answers to commands
terminal-moves = Jugadas: { $moves }
terminal-no-moves = Ahora no hay nada que mover.
terminal-is-legal = { $action } está permitido.
terminal-why-what = ¿Qué jugada? Escribe why y una jugada, como en "why { $example }".
terminal-level-what = ¿Qué nivel? Escribe level y un número del 1 al { $most }.
terminal-no-level = Nadie en esta mesa juega con un nivel.
terminal-save-what = ¿Dónde? Escribe save y el nombre de un archivo.
terminal-load-what = ¿Cuál? Escribe load y el nombre de un archivo.
terminal-saved = Guardado en { $file }.
terminal-cannot-save = No se puede guardar: { $problem }
terminal-loaded =
    { $events ->
        [one] Cargado { $file }: { $rules }, { $events } suceso.
       *[other] Cargado { $file }: { $rules }, { $events } sucesos.
    }
terminal-cannot-load = No se puede cargar { $file }: { $problem }
terminal-no-record = no contiene ningún acta
terminal-file-too-large = tiene más de { $most } megabytes
terminal-chances = Probabilidad de ganar: { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = Nadie sabe decir cuánto vale esta posición: { $problem }
terminal-eval-what = Escribe eval on o eval off; eval solo lo dice una vez.
terminal-eval-on = Desde ahora se muestran las probabilidades.
terminal-eval-off = Ya no se muestran las probabilidades.
terminal-hint = Pista: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (gana en { $actions })
terminal-hint-loses = { $action } (pierde en { $actions })
terminal-no-hint = No hay pista: { $problem }
terminal-taken-back = Jugada deshecha.
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-played-again = Jugada rehecha.
terminal-nothing-to-redo = No hay nada que rehacer.
terminal-new-game = Una partida nueva.
terminal-is-over = La partida ha terminado; escribe new para otra, o undo.
terminal-not-your-turn = No es tu turno.
terminal-dice-by-themselves = Los dados se tiran por ti.
terminal-unknown = "{ $typed }" no es ni una orden ni una jugada ({ $problem }). Órdenes: { $commands }.
terminal-failed = El ordenador no puede mover: { $problem }

## Help: one line for each command
terminal-help-commands = Órdenes que se escriben en la entrada
terminal-command-move = jugarla; los dados se tiran por ti
terminal-command-why = por qué una jugada no está permitida
terminal-command-moves = las jugadas permitidas
terminal-command-hint = lo mejor que jugaría el ordenador
terminal-command-undo = deshacer tu última jugada
terminal-command-redo = rehacer lo deshecho
terminal-command-level = otro nivel, del 1 al 10
terminal-command-eval = mostrar las probabilidades, o no
terminal-command-tutor = avisar de las malas jugadas antes de darlas por buenas, o no
terminal-command-save = escribir la partida en un archivo, como acta
terminal-command-load = seguir una partida guardada
terminal-command-record = mostrar el acta
terminal-command-fen = mostrar la posición como texto
terminal-command-resign = abandonar la partida, o con la palabra match todo el encuentro
terminal-command-new = empezar de nuevo
terminal-command-help = esta ayuda
terminal-command-quit = salir; la partida se guarda para la próxima vez
terminal-help-keys = Teclas
terminal-help-keys-text =
    flechas, Tab  ir al siguiente lugar que se puede elegir
    Enter         tomarlo; con algo escrito: ejecutarlo
    Esc           soltarlo; mientras el ordenador piensa: jugar ya
    Ctrl-T pista   Ctrl-Z deshacer   Ctrl-Y rehacer   Ctrl-N partida nueva
    Ctrl-C salir   ? esta ayuda
terminal-help-notation = Cómo se escriben las jugadas
terminal-notation-nardi =
    24/18 mueve una ficha de la casilla 24 a la 18; 3/off la saca. Las casillas
    se numeran como las ve Blanco. Varios pasos a la vez: 24/18,18/15.
terminal-notation-ludo =
    p1+5 mueve la ficha 1 cinco casillas; sus números están en el tablero.
terminal-notation-mill =
    d6 coloca una ficha en d6; d6-d5 la mueve; xd5 retira la ficha de d5.
terminal-help-legend = El tablero
terminal-legend-piece = { $sign }  una ficha: { $seat }
terminal-legend-home = { $sign }  es de { $seat }
terminal-legend-special = { $sign }  una casilla especial
terminal-legend-marks = Marcado: adónde puedes ir, dónde estás, y de dónde a dónde fue el último turno.
terminal-legend-marks-plain = [ ] el cursor   ( ) tomada   < > adónde puedes ir   { "{" } { "}" } el último turno
terminal-page-keys = Arriba y Abajo desplazan, cualquier otra tecla vuelve

## Windows
terminal-too-small = La ventana tiene { $width } × { $height } caracteres, pero este tablero necesita { $needed-width } × { $needed-height }. Agrándala, o juega con --plain.
terminal-side-log = Qué ha pasado

## The menu and questions
terminal-menu-keys = Arriba, Abajo y Enter eligen · Esc vuelve
terminal-menu-game = ¿Qué juego?
terminal-menu-variant = ¿Qué reglas?
terminal-menu-level = ¿Contra quién?
terminal-menu-number = Un número, o q para salir:
terminal-menu-no-number = "{ $typed }" no es ninguno de los números del 1 al { $most }.
terminal-menu-all-here = Nadie más: todos juegan en este terminal
terminal-family-nardi = El nardi largo y su familia
terminal-family-ludo = El ludo y su familia
terminal-family-mill = El molino y su familia
terminal-menu-go-on = Seguir: { $rules }, { $players }
terminal-kept-question = Hay una partida sin acabar de { $rules }.
terminal-kept-go-on =
    { $events ->
        [one] Seguirla ({ $events } suceso hasta ahora)
       *[other] Seguirla ({ $events } sucesos hasta ahora)
    }
terminal-kept-new = Empezar una partida nueva
terminal-kept-damaged = La partida sin acabar no se puede retomar: { $problem }
terminal-nothing-kept = No hay ninguna partida sin acabar de { $rules }.
terminal-none-kept = No hay ninguna partida sin acabar.
terminal-cannot-keep = La partida no se puede guardar para la próxima vez: { $problem }
terminal-gone-on = Tu partida sin acabar.

## Learning
terminal-learn-question = Ninguna red juega aún con estas reglas. ¿Que una las aprenda primero?
terminal-learn-yes = Aprender como mucho { $seconds } segundos, y luego jugar
terminal-learn-no = Jugar ya, contra una estimación escrita a mano
terminal-learning = Aprendiendo { $rules } (Ctrl-C: basta)
terminal-learned =
    { $games ->
        [one] Ha aprendido de { $games } partida.
       *[other] Ha aprendido de { $games } partidas.
    }
terminal-learned-strength = { $learned } Gana el { $percent } % (± { $error }) contra la heurística; el { $even } % sería igualdad.
terminal-learned-known = Se usa una red que ya aprendió estas reglas.
terminal-learn-mill = El molino se juega por búsqueda; no hay nada que aprender.
terminal-learn-net-there = Con Teahouse viene una red que juega con estas reglas; no hay nada que aprender.

## Languages
terminal-no-language = No hay ningún idioma "{ $language }"; hay { $languages }.
