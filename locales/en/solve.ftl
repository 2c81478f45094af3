### What is said about databases of Mill: `teahouse solve`. A database knows of each position who wins, and maybe how soon.

solve-remembers = These rules cannot be solved: with { $option } a position is worth what it is worth because of moves made before.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = cannot write { $file }: { $cause }
solve-file-foreign = { $file } is not a Mill database of Teahouse.
solve-file-other-layout = { $file } has layout { $found }, but this Teahouse reads layout { $read }. Solve it again with teahouse solve.
solve-file-other-rules = { $file } is a database of other rules.
solve-file-head-damaged = { $file } is damaged: its head does not have the checksum it was written with. Delete it and solve it again.
solve-file-block-damaged = { $file } is damaged: block { $block } of { $blocks } does not have the checksum it was written with. Delete it and solve it again.
solve-file-length = { $file } is not a whole database: expected { $expected } bytes, found { $found }.

## What databases know about moves
moves-not-solved = no database knows all moves of this position; teahouse solve { $rules } makes databases of it
solved-win = won
solved-draw = drawn
solved-loss = lost
solved-win-in =
    { $turns ->
        [one] won in { $turns } turn
       *[other] won in { $turns } turns
    }
solved-loss-in =
    { $turns ->
        [one] lost in { $turns } turn
       *[other] lost in { $turns } turns
    }
solved-win-capture =
    { $turns ->
        [one] won, with the next capture in { $turns } turn
       *[other] won, with the next capture in { $turns } turns
    }
solved-loss-capture =
    { $turns ->
        [one] lost, with the next capture in { $turns } turn
       *[other] lost, with the next capture in { $turns } turns
    }
