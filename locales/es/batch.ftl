# Many games at once, for learning, in Spanish.
# Terms: batch lote, array matriz, shape forma, snapshot instantánea, thread hilo.

batch-no-games = Un lote tiene al menos una partida.
batch-no-length = Una partida se corta, como muy pronto, tras 1 acción.
batch-length = { $array } tiene { $length } elementos, pero hacen falta { $expected }.
batch-no-game = No existe la partida { $index }: hay { $count }, contadas desde 0.
batch-illegal = Partida { $game }: la acción { $action } ({ $meaning }) no está permitida. { $reason }
batch-no-action = Partida { $game }: la acción { $action } no está permitida. { $reason }
batch-others = Partida { $game }: quien juega en el puesto { $seat } ha respondido "{ $answer }". { $reason }
batch-others-silent = Eso no es una respuesta.
batch-others-too-much = El turno había acabado antes del final de la respuesta.
batch-no-others = No hay nadie que juegue por los demás puestos.
batch-no-seat = Partida { $game }: nadie juega en el puesto { $seat }, así que nadie puede aprender ahí.
batch-position = Partida { $game }: { $reason }
batch-threads = El sistema no da más hilos ({ $why }).

## Reasons
batch-number = Las acciones tienen los números de 0 a { $last }.
batch-number-unused = Este número no significa nada en esta posición.
batch-roll-number = Toca tirar los dados: la acción es el número de una tirada, de 0 a { $last }.
batch-over = La partida ha terminado. Reiníciala primero; la acción -1 la deja como está.

## Snapshots
batch-no-snapshot = Esto no es una instantánea de un lote, o es de otra versión.
batch-other-rules = La instantánea es de otras reglas.
batch-broken-snapshot = La instantánea está dañada.

## Arrays of Python
vector-dtype = { $array } tiene elementos de tipo { $found }, pero hace falta { $expected }.
vector-no-array = { $array } es { $found }, pero hace falta una matriz de NumPy con elementos de tipo { $expected }.
vector-shape = { $array } tiene la forma { $found }, pero hace falta { $expected }.
vector-not-contiguous = { $array } no está en un solo bloque de memoria. numpy.ascontiguousarray lo arregla.
vector-not-writable = No se puede escribir en { $array }.
vector-name-unknown = { $argument } es "{ $name }": se espera { $known }.
vector-closed = Este lote ya está cerrado.
