### What is said about databases of Mill, in Spanish: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
### Terms: database base de datos, solve resolver, sub-space subespacio, position posición, head encabezado, checksum suma de
### comprobación, block bloque, capture captura, won victoria, drawn tablas, lost derrota.

solve-remembers = Estas reglas no se pueden resolver: con { $option } el valor de una posición depende de las jugadas anteriores.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = no se puede escribir { $file }: { $cause }
solve-file-foreign = { $file } no es una base de datos de Molino de Teahouse.
solve-file-other-layout = { $file } tiene la estructura { $found }, pero este Teahouse lee la estructura { $read }. Resuélvela de nuevo con teahouse solve.
solve-file-other-rules = { $file } es una base de datos de otras reglas.
solve-file-head-damaged = { $file } está dañado: su encabezado no tiene la suma de comprobación con la que se escribió. Bórralo y resuélvelo de nuevo.
solve-file-block-damaged = { $file } está dañado: el bloque { $block } de { $blocks } no tiene la suma de comprobación con la que se escribió. Bórralo y resuélvelo de nuevo.
solve-file-length = { $file } no es una base de datos completa: se esperan { $expected } bytes y hay { $found }.

## What databases know about moves
moves-not-solved = ninguna base de datos sabe nada de las jugadas de esta posición; teahouse solve { $rules } crea bases de datos para ella

## Solving
solve-too-large = Un tablero de { $points } puntos con tantas fichas es demasiado grande para resolverlo.
solve-memory = Resolver requiere al menos { $needed } MB de memoria, pero solo se permiten { $allowed } MB. Permite más con --memory, o resuelve menos fichas con --pieces.
solve-scratch-busy = { $file } está en uso: otra ejecución resuelve allí las mismas reglas. Espera a que termine o elige otra carpeta con --out.
solve-scratch-damaged = { $file } no está como se escribió. Algo cambió los archivos temporales mientras se resolvía; empieza de nuevo.
solve-interrupted = Interrumpido. Lo que está terminado se conserva; la misma orden sigue desde ahí.
solve-verify-counts = { $file } es incorrecto: no tiene tantas posiciones de cada clase como dice su encabezado.
solve-verify-differs = { $file } es incorrecto: la posición { $position } está guardada como { $stored }, pero según sus jugadas es { $found }.
solve-verify-missing = { $file } no se puede verificar: sus jugadas llevan a posiciones de { $missing }, que no está.
solve-lacking = El subespacio { $space } no se resolvió antes de lo que lleva a él.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = se espera un tamaño como 3G, 500M o un número de bytes
solve-not-mill = { $rules } no es un juego de Molino; solo esos se pueden resolver.
solve-no-cache = No hay carpeta personal para la caché; indica una carpeta con --out.
solve-no-memory = Resolver requiere { $needed } de memoria, pero solo hay { $there } libres.
solve-no-disk = Las bases de datos ocupan hasta { $needed } de disco, pero en { $folder } solo hay { $there } libres.
solve-nothing-left = Ya está todo resuelto.
solve-plan = { $spaces ->
    [one] 1 subespacio
   *[other] { $spaces } subespacios
} por resolver con { $positions } posiciones: hasta { $memory } de memoria y { $disk } de disco.
solve-plan-sliced = Subespacios que no caben en la memoria y se resuelven por partes, con archivos temporales: { $count }. Con más memoria (--memory) es más rápido.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } posiciones, { $won } % ganadas, { $drawn } % de tablas, { $lost } % perdidas, la más larga { $longest }
solve-summary = Se conocen { $positions } posiciones de la fase de movimiento: para el bando que juega son un { $won } % ganadas, un { $drawn } % de tablas y un { $lost } % perdidas. Ha llevado { $seconds } s, { $speed } posiciones por segundo.
solve-verified = { $file }: las { $positions } posiciones concuerdan con sus jugadas ({ $seconds } s)
solve-not-known = Esta posición no está en ninguna base de datos.
# $value is one of the words below, such as "won in 9 turns".
solve-game = La partida, para Blanco, que empieza: { $value }.
solve-position = La posición, para el bando que juega: { $value }.
solve-move = { $value }
solve-move-unknown = no se sabe
solve-best-line = El mejor juego:
solve-alternatives = igual de buenas: { $moves }
solve-won = victoria
solve-drawn = tablas
solve-lost = derrota
solve-won-in = { $until ->
    [capture] victoria, con una captura en { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }
   *[end] victoria en { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }
}
solve-lost-in = { $until ->
    [capture] derrota, con una captura en { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }
   *[end] derrota en { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }
}
solve-opening-needs = La apertura se busca hasta la fase de movimiento, de la que falta { $file }.
solve-opening-circles = La apertura no se puede buscar: con { $option } la fase de colocación puede dar vueltas sin fin. Con --whole se resuelve posición por posición.
solve-placing-rules = La fase de colocación de estas reglas no se resuelve posición por posición: en ella pasa más que tomar una ficha por un molino, o los colores importan. Búsquela con --opening.
solve-at-least-drawn = victoria o tablas
solve-at-most-drawn = tablas o derrota
solve-opening-game = Según la búsqueda de la fase de colocación, la partida, para Blanco, que empieza: { $value }. Primeras jugadas:
solve-opening-effort = Se han buscado { $positions } posiciones en { $seconds } s.
solve-opening-kept = Se ha guardado lo demostrado sobre { $positions } posiciones de la fase de colocación ({ $size } MB): los jugadores lo consultan y la próxima búsqueda empieza con ello.
