# What the server says at tables that people share, in Spanish.
# Terms: seat puesto, clock reloj, record acta, event suceso, intention intención.

## Making a table
host-rules-long = El archivo de reglas tiene { $bytes } bytes; el servidor admite hasta { $most }.
host-seats = El tablero tiene { $expected } puestos, pero se han dado { $found }.
host-seat-empty = En el puesto { $seat } tiene que jugar alguien.
host-seat-nobody = Con estas reglas nadie juega en el puesto { $seat }.
host-seat-level = Puesto { $seat }: no existe el nivel { $level }; los niveles van del 1 al 10.
host-no-person = Al menos un puesto tiene que ser para una persona.
host-own-seat = El puesto { $seat } no es para una persona, así que no puede ser el tuyo.
host-clock = Un reloj necesita al menos un segundo, y como mucho { $most } segundos.
host-only-json = Una mesa se crea con un cuerpo de tipo application/json.
host-body = El cuerpo de la petición es demasiado largo o no llegó a tiempo; puede tener { $most } bytes.
host-foreign-origin = Esta página no puede hablar con este servidor.

## At a table
table-stale = Antes ha ocurrido otra cosa.
host-no-table = Esta mesa no existe. Quizá el enlace esté incompleto, o la mesa se creó hace mucho.
host-table-is-record = Esta partida terminó hace mucho. Su acta aún se puede leer.
host-table-broken = Lo guardado de esta mesa no se puede leer.
host-made-twice = Esta mesa ya se ha creado.
host-not-stored = El servidor no ha podido guardar esto. No ha cambiado nada; inténtalo de nuevo en un momento.
host-full = Al servidor no le queda espacio para guardar jugadas. No se ha perdido nada, y la partida seguirá en cuanto haya espacio.
host-wrong-token = Este enlace no es de ningún puesto de esta mesa.
host-no-seat = Aquí no hay ningún puesto { $seat }.
host-seat-taken = Aquí ya se sienta otra persona.
host-seat-kept = Este puesto está reservado para alguien.
host-token-twice = Ya tienes un puesto en esta mesa.
host-name = Un nombre puede tener hasta { $most } letras, y ningún carácter de control.
host-contribution = Lo que se aporta a los dados tienen que ser cifras hexadecimales, de 2 a { $most }.
host-watching = Estás mirando. Para jugar, ocupa antes un puesto.
host-not-seated = En tu puesto ya no juega nadie.
host-not-begun = La partida empieza cuando todos los puestos estén ocupados.
host-over = La partida ha terminado.
host-withdrawn = Esta mesa se cerró antes de que empezara la partida.
host-has-begun = La partida ha empezado. Para terminarla, abandona.
host-others-wait = Aquí hay otros sentados, así que la mesa sigue abierta.
host-not-over = La partida aún no ha terminado.
host-not-your-turn = Le toca a { $seat }.
host-not-yours = { $action } no te corresponde a ti.
host-action-long = Una jugada puede tener hasta { $most } caracteres.
host-not-due = Ahora no hay nada que hacer.
host-offer-open = Ya hay una oferta. Primero hay que responderla.
host-no-offer = No hay ninguna oferta.
host-offer-others = Tienen que responder los demás.
host-no-draws = Con dados no se acuerdan tablas.
host-no-draw-with-computers = El ordenador siempre sigue jugando.
host-undo-what = Solo se puede deshacer lo que ha ocurrido: di cuántos de los { $events } sucesos deben quedar.
host-again-already = Ya lo has dicho.

## On the connection
socket-hello-first = El primer mensaje tiene que decir hello.
socket-hello-twice = Ya se ha dicho hello.
socket-version = Este cliente habla la versión { $found } del protocolo; el servidor habla la versión { $known }.
socket-not-understood = Esto no se entiende: { $problem }
socket-id = El id de una intención tiene de 1 a 40 letras, cifras y guiones.
socket-text-only = Los mensajes son texto.
socket-too-often = Eso ha sido demasiado de una vez. Espera un poco.
socket-too-many = Hay demasiadas conexiones desde aquí.
socket-only = Esta dirección es para WebSockets.
socket-stopping = El servidor se está deteniendo. Vuelve en un momento.
