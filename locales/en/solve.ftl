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
moves-not-solved = no database knows anything about the moves of this position; teahouse solve { $rules } makes databases of it

## Solving
solve-too-large = A board of { $points } points with so many pieces is too large to be solved.
solve-memory = Solving takes at least { $needed } MB of memory, but only { $allowed } MB are allowed. Allow more with --memory, or solve fewer pieces with --pieces.
solve-scratch-busy = { $file } is in use: another run solves the same rules there. Wait for it, or choose another folder with --out.
solve-scratch-damaged = { $file } is not as it was written. Something else changed scratch files while solving; start again.
solve-interrupted = Interrupted. What is finished is kept; the same command goes on from there.
solve-verify-counts = { $file } is wrong: it does not have as many positions of each kind as its head says.
solve-verify-differs = { $file } is wrong: the position { $position } is stored as { $stored }, but its moves make it { $found }.
solve-verify-missing = { $file } cannot be verified: its moves lead to positions of { $missing }, which is not there.
solve-lacking = The sub-space { $space } was not solved before what leads to it.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = expected a size such as 3G, 500M or a number of bytes
solve-not-mill = { $rules } is not a game of Mill; only those can be solved.
solve-no-cache = There is no home folder for the cache; name a folder with --out.
solve-no-memory = Solving takes { $needed } of memory, but only { $there } are free.
solve-no-disk = The databases take up to { $needed } of disk, but only { $there } are free in { $folder }.
solve-nothing-left = Everything is solved already.
solve-plan = { $spaces ->
    [one] 1 sub-space
   *[other] { $spaces } sub-spaces
} to solve with up to { $positions } positions: up to { $memory } of memory and { $disk } of disk.
solve-plan-sliced = Sub-spaces that do not fit the memory and are solved slice by slice, with scratch files: { $count }. More memory (--memory) is faster.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } positions, { $won } % won, { $drawn } % drawn, { $lost } % lost, longest { $longest }
solve-summary = { $positions } positions of the moving phase are known: { $won } % are won, { $drawn } % drawn and { $lost } % lost for the side to move. This took { $seconds } s, { $speed } positions a second.
solve-verified = { $file }: all { $positions } positions agree with their moves ({ $seconds } s)
solve-not-known = This position is in no database.
# $value is one of the words below, such as "won in 9 turns".
solve-game = The game is { $value } for White, who begins.
solve-position = The position is { $value } for the side to move.
solve-move = { $value }
solve-move-unknown = not known
solve-best-line = Best play:
solve-alternatives = as good: { $moves }
solve-won = won
solve-drawn = drawn
solve-lost = lost
solve-won-in = { $until ->
    [capture] won, with a capture in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[end] won in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
}
solve-lost-in = { $until ->
    [capture] lost, with a capture in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[end] lost in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
}
solve-opening-needs = The opening is searched down to the moving phase, of which { $file } is not there.
solve-opening-circles = The opening cannot be searched: with { $option } the placing phase can go round in circles. Solve it position by position with --whole.
solve-placing-rules = The placing phase of these rules is not solved position by position: more comes about in it than one piece taken for a mill, or colours make a difference. Search it with --opening.
solve-at-least-drawn = won or drawn
solve-at-most-drawn = drawn or lost
solve-opening-game = By the search of the placing phase the game is { $value } for White, who begins. First moves:
solve-opening-effort = { $positions } positions were searched in { $seconds } s.
solve-opening-kept = What is proved about { $positions } positions of the placing phase is kept ({ $size } MB): players ask it, and the next search begins with it.
