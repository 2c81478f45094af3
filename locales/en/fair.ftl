# Fair dice: what `teahouse verify` says (docs/fair-dice.md).

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [one] one roll, as committed to before the game
   *[other] { $rolls } rolls, all as committed to before the game
}
fair-no-dice = nothing to check: the game has no dice
# Counts of games, over all files.
fair-all-checked = { $games ->
    [one] The dice of the game are fair.
   *[other] The dice of all { $games } games are fair.
}
fair-not-all-checked = { $failed } of { $games } games: the dice cannot be trusted, or cannot be checked.
fair-no-records = there are no records in it
fair-empty = There is no record in the text.
# $expected is the first sentence under "What stands in headers".
fair-commitment = "{ $found }" is no commitment. Expected: { $expected }.

## Why the dice of a record cannot be checked
fair-none = The record says nothing about how its dice were rolled: it has no header { $header }.
fair-missing = The header { $header } is missing.
fair-unknown-header = There is no header { $header } in this scheme, or no such seat at this table.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] is not understood. Expected: { $expected }
fair-scheme = These dice were rolled by scheme { $found }; only scheme { $scheme } is known.
fair-unfinished = The secret is not in the record yet. It is shown when the game is over.
fair-no-secret = The game is over, but the secret is missing (header { $header }). Without it no roll can be checked.

## Why the dice of a record are not fair
fair-late-commitment = The commitment stands behind { $header }. It must be made before any seat contributes.
fair-wrong-secret = The secret is not the one that was committed to: its SHA-256 is { $found }, but { $commitment } was committed to.
fair-other-commitment = The record has the commitment { $found }, but you were shown { $expected }.
fair-other-roll = Roll { $number } should be { $expected }, but { $found } stands there.
fair-missing-roll = Roll { $number } is missing. It should be { $expected }, but { $found } stands there.
fair-other-rolls-before = The record says that { $found } rolls came before this game, but there were { $expected }.
fair-other-header = The header { $header } is another one than in the first game of the match.

## What stands in headers
fair-expected-hash = 64 hexadecimal digits
fair-expected-contribution = at most { $digits } hexadecimal digits, two for each byte
fair-expected-table = at most { $bytes } bytes
fair-expected-number = a number
