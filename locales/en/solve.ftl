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
solve-too-large = A board of { $points } points with so many pieces is too large to be solved.
solve-memory = Solving takes { $needed } MB of memory, but only { $allowed } MB are allowed. Allow more with --memory, or solve fewer pieces with --pieces.
solve-interrupted = Interrupted. What is finished is kept; the same command goes on from there.
solve-verify-counts = { $file } is wrong: it does not have as many positions of each kind as its head says.
solve-verify-differs = { $file } is wrong: the position { $position } is stored as { $stored }, but its moves make it { $found }.
solve-verify-missing = { $file } cannot be verified: its moves lead to positions of { $missing }, which is not there.
solve-lacking = The sub-space { $space } was not solved before what leads to it.
