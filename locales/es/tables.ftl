# Tables and records, in Spanish.
# Terms: record acta, event suceso, header cabecera.

## What a table refuses
table-illegal = { $action } no está permitido: { $reason }

## Records
record-line = línea { $line }: { $problem }
record-event = suceso { $event }: { $problem }
record-no-rules = El acta no nombra ningunas reglas.
record-rules = No se pueden obtener las reglas del acta: { $problem }
record-start = El comienzo del acta: { $problem }
record-no-digest = El acta no dice con qué reglas se jugó: le falta la cabecera Digest.
record-other-rules = El acta se jugó con otras reglas (digest { $found }) que { $rules } (digest { $digest }).
record-cut-off = El acta está cortada: dice { $claimed } sucesos, pero tiene { $found }.
record-not-over = El acta dice que el resultado es { $claimed }, pero la partida no ha terminado.
record-wrong-end = El acta dice { $header } "{ $claimed }", pero es "{ $found }".
record-open-comment = Un comentario que empieza aquí nunca se cierra con una llave.
record-header = "{ $found }" no es una cabecera. Se espera: [Name "value"].
record-header-twice = La cabecera { $header } aparece aquí por segunda vez.
record-late-header = La cabecera { $header } está después del primer suceso. Lo que dice debe saberse antes.
record-beginning = Un acta empieza con [Teahouse "{ $format }"].
record-format = Este es el formato { $found }; solo se conoce el formato { $format }.
record-comment-first = Un comentario va después de una tirada o una acción.
