# Fair dice, in Spanish: what `teahouse verify` says (docs/fair-dice.md).
# Terms: commitment compromiso, secret secreto, contribution aportación, scheme esquema, seat puesto, header cabecera, roll tirada.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [one] una tirada, conforme al compromiso previo a la partida
   *[other] { $rolls } tiradas, todas conformes al compromiso previo a la partida
}
fair-no-dice = nada que comprobar: el juego no tiene dados
# Counts of games, over all files.
fair-all-checked = { $games ->
    [one] Los dados de la partida son limpios.
   *[other] Los dados de las { $games } partidas son limpios.
}
fair-not-all-checked = { $failed } de { $games } partidas: los dados no son de fiar, o no se pueden comprobar.
fair-no-records = no contiene actas
fair-empty = En el texto no hay ningún acta.
# $expected is the first sentence under "What stands in headers".
fair-commitment = "{ $found }" no es un compromiso. Se espera: { $expected }.

## Why the dice of a record cannot be checked
fair-none = El acta no dice cómo se tiraron sus dados: le falta la cabecera { $header }.
fair-missing = Falta la cabecera { $header }.
fair-unknown-header = En este esquema no existe la cabecera { $header }, o no existe ese puesto en esta mesa.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] no se entiende. Se espera: { $expected }
fair-scheme = Estos dados se tiraron con el esquema { $found }; solo se conoce el esquema { $scheme }.
fair-unfinished = El secreto aún no está en el acta. Se muestra cuando termina la partida.
fair-no-secret = La partida ha terminado, pero falta el secreto (cabecera { $header }). Sin él no se puede comprobar ninguna tirada.

## Why the dice of a record are not fair
fair-late-commitment = El compromiso está después de { $header }. Tiene que fijarse antes de que ningún puesto haga su aportación.
fair-wrong-secret = El secreto no es el comprometido: su SHA-256 es { $found }, pero el compromiso era { $commitment }.
fair-other-commitment = El acta tiene el compromiso { $found }, pero a ti se te mostró { $expected }.
fair-other-roll = La tirada { $number } debería ser { $expected }, pero ahí pone { $found }.
fair-missing-roll = Falta la tirada { $number }. Debería ser { $expected }, pero ahí pone { $found }.
fair-other-rolls-before = El acta dice que antes de esta partida hubo { $found } tiradas, pero hubo { $expected }.
fair-other-header = La cabecera { $header } no es la misma que en la primera partida del encuentro.

## What stands in headers
fair-expected-hash = 64 cifras hexadecimales
fair-expected-contribution = como mucho { $digits } cifras hexadecimales, dos por cada byte
fair-expected-table = como mucho { $bytes } bytes
fair-expected-number = un número
