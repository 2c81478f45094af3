# Fair dice, in French: what `teahouse verify` says (docs/fair-dice.md).
# Terms: commitment engagement, secret secret, contribution contribution, scheme procédé, seat place, header en-tête, roll lancer.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [one] { $rolls } lancer, conforme à l’engagement pris avant la partie
   *[other] { $rolls } lancers, tous conformes à l’engagement pris avant la partie
}
fair-no-dice = rien à vérifier : le jeu n’a pas de dés
# Counts of games, over all files.
fair-all-checked = { $games ->
    [one] Les dés de la partie sont honnêtes.
   *[other] Les dés des { $games } parties sont tous honnêtes.
}
fair-not-all-checked = { $failed } sur { $games } parties : les dés ne sont pas dignes de confiance, ou ne peuvent pas être vérifiés.
fair-no-records = il ne contient aucune feuille de partie
fair-empty = Le texte ne contient aucune feuille de partie.
# $expected is the first sentence under "What stands in headers".
fair-commitment = "{ $found }" n’est pas un engagement. Attendu : { $expected }.

## Why the dice of a record cannot be checked
fair-none = La feuille de partie ne dit pas comment les dés ont été lancés : il lui manque l’en-tête { $header }.
fair-missing = Il manque l’en-tête { $header }.
fair-unknown-header = Il n’y a pas d’en-tête { $header } dans ce procédé, ou pas de telle place à cette table.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] est incompréhensible. Attendu : { $expected }
fair-scheme = Ces dés ont été lancés par le procédé { $found } ; seul le procédé { $scheme } est connu.
fair-unfinished = Le secret n’est pas encore dans la feuille de partie. Il est montré quand la partie est terminée.
fair-no-secret = La partie est terminée, mais le secret manque (en-tête { $header }). Sans lui, aucun lancer ne peut être vérifié.

## Why the dice of a record are not fair
fair-late-commitment = L’engagement se trouve après { $header }. Il doit être pris avant toute contribution d’une place.
fair-wrong-secret = Le secret n’est pas celui de l’engagement : son SHA-256 est { $found }, mais l’engagement était { $commitment }.
fair-other-commitment = La feuille de partie a l’engagement { $found }, mais on vous a montré { $expected }.
fair-other-roll = Le lancer { $number } devrait être { $expected }, mais il est écrit { $found }.
fair-missing-roll = Il manque le lancer { $number }. Il devrait être { $expected }, mais il est écrit { $found }.
fair-other-rolls-before = La feuille de partie dit que { $found } lancers ont précédé cette partie, mais il y en a eu { $expected }.
fair-other-header = L’en-tête { $header } n’est pas le même que dans la première partie du match.

## What stands in headers
fair-expected-hash = 64 chiffres hexadécimaux
fair-expected-contribution = au plus { $digits } chiffres hexadécimaux, deux par octet
fair-expected-table = au plus { $bytes } octets
fair-expected-number = un nombre
