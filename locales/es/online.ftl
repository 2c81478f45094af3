# Playing together at tables of a server, on the page, in Spanish.
# Terms: table mesa, seat puesto, clock reloj, reserve reserva, fair dice dados limpios, secret secreto, fingerprint
# huella, rematch revancha, take back deshacer.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = Jugar en línea
online-home-line = Mesas abiertas, o la tuya por enlace
# A name for somebody who gave none.
online-guest = Invitado
online-name = Tu nombre
online-away = El servidor no responde. ¿Hay conexión a la red?
online-back = Volver a las mesas abiertas

## A new table
new-online = En línea
new-here = Aquí
online-open-table = Abrir la mesa
online-opening = Abriendo …
online-others = Los demás
online-clock = Reloj
online-clock-none = Ninguno
online-clock-quick = Rápido
online-clock-usual = Habitual
online-clock-slow = Lento
online-clock-own = Propio
online-clock-move = Segundos por jugada
online-clock-reserve = Reserva en minutos
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = { $move } s por jugada, { $reserve } de reserva
online-clock-help = Los segundos de una jugada no cuestan nada. Lo que una jugada tarde de más sale de la reserva; quien se queda sin ella pierde.
online-no-clock = Sin reloj
online-listed = Cualquiera puede unirse
online-listed-help = La mesa aparece entre las abiertas. Si no, solo puede venir quien tenga el enlace.
online-match = Encuentro a { $length }
online-single = Partida suelta

## Open tables
online-tables = Mesas abiertas
online-tables-none = Ahora mismo nadie espera una partida.
online-tables-none-help = Abre una mesa y envía el enlace a alguien, o deja que se una cualquiera.
online-tables-new = Abrir una mesa
online-join = Unirse
online-join-label = Unirse a la mesa de { $variant }
online-waits = En la mesa: { $person }
online-waits-nobody = Aún no hay nadie
# $when is as in "5 minutes ago".
online-since = abierta { $when }
online-free-seats =
    { $count ->
        [one] { $count } puesto libre
       *[other] { $count } puestos libres
    }

## Before the game
online-invited = Te invitan a jugar
online-waiting = Esperando a los demás
online-sit-as = Jugar con { $seat }
online-watch = Mirar
online-free = Libre
online-you-are = { $person } (tú)
online-here = presente
online-gone = ausente
online-link = Envía este enlace a quien quieras que juegue contigo
online-copy = Copiar
online-copied = Copiado
online-share = Compartir
online-link-text = Juega conmigo a { $variant }
online-rules = Reglas
online-missing = Esta mesa no existe.
online-missing-help = Puede que el enlace esté incompleto o que la mesa ya no exista: las partidas que acabaron hace mucho no se guardan para siempre.
online-wrong-seat = Este enlace no lleva a ningún puesto de esta mesa. Puede que ahí se siente otra persona.
online-stay = Puedes cerrar la página. La partida te espera en «Mis partidas».
online-close = Cerrar la mesa
online-closed = Esta mesa se cerró.

## Fair dice
online-fair = Dados limpios
online-fair-line = El servidor tira los dados, y nadie puede elegir cómo caen. Podrás comprobarlo después de la partida.
online-fair-how = Antes de que nadie se sentara, el servidor eligió un secreto y mostró su huella, que está abajo. Cada persona que se sienta añade sus propias cifras al azar. Cada tirada se calcula a partir de todo ello. Después de la partida se muestra el secreto: debe tener esta huella, y cada tirada debe salir de él.
online-fingerprint = Huella del secreto
online-check = Comprobar los dados
online-checking = Comprobando …
online-check-right =
    { $rolls ->
        [one] Los dados son limpios: { $rolls } tirada, que sale del secreto.
       *[other] Los dados son limpios: las { $rolls } tiradas salen del secreto.
    }
online-check-right-some = Los dados son limpios: cada tirada sale del secreto.
online-check-forged = Falsificado
online-check-impossible = Esto no se puede comprobar aquí: { $problem }
online-check-label = Comprobar los dados de { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = Te toca
online-won = Victoria: { $person }
online-lost = Se ha perdido la conexión. Reintentando …
online-out-of-step = Esta página ha perdido el hilo de la partida. Vuelve a cargarla. Detalles: { $problem }
online-watching = Estás mirando
online-watchers =
    { $count ->
        [one] { $count } persona mira
       *[other] { $count } personas miran
    }
online-offers-draw = { $person } ofrece tablas.
online-offers-undo = { $person } pide deshacer la última jugada.
online-offered-draw = Has ofrecido tablas.
online-offered-undo = Has pedido deshacer.
online-accept = Aceptar
online-decline = Rechazar
online-withdraw = Retirar
online-waits-answer = Has aceptado. Los demás aún no han respondido.
online-say-declined = { $person } ha rechazado
online-offer-draw = Ofrecer tablas
online-clock-left = A { $person } le quedan { $time }
online-my-link = Mi puesto en otro dispositivo
online-my-link-help = Este enlace es tu puesto: quien lo abra juega por ti. No se lo envíes a nadie más que a ti.
online-table-link = Enlace para mirar
online-goes-on = Un ordenador sigue jugando por { $person }.

## The end
online-over-resignation = { $person } ha abandonado
online-over-timeout = { $person } ha agotado su tiempo
online-over-agreement = De mutuo acuerdo
online-rematch = Revancha
online-rematch-wanted = Revancha pedida por { $person }.
online-rematch-waits = Esperando a { $person } …
online-rematch-others = Esperando a los demás …

## My games
games-online = En línea
games-against = { $variant }, contra { $person }
games-online-table = { $variant }, en línea
