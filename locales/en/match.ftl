## Matches: the score, the cube
# Why something is not possible now.
match-answer-first = a double waits for its answer: take or drop
match-no-double = nobody has doubled
match-no-cube = this match is played without the cube
match-crawford-game = this is the Crawford game, which is played without the cube
match-double-before-roll = a double is offered before one rolls
match-cube-is-theirs = the cube belongs to the other side
match-double-not-now = the cube cannot be turned now
match-game-goes-on = the game is not over yet
match-over = the match is over
match-none = these rules know no matches; games of the nardi family do
match-score = nobody can begin at { $first }–{ $second } in a match to { $length }: it is over

# What the side has to do that was offered a double.
match-task-answer = Take or drop the double

match-verdict-dropped =
    { $points ->
        [one] { $winner } wins a point: { $loser } dropped the double
       *[other] { $winner } wins { $points } points: { $loser } dropped the double
    }

## Records of matches
record-match = the match cannot be played so: { $problem }
record-match-header = [{ $header } "{ $found }"] is not understood; expected { $expected }
record-next-game = a record holds one game; the next game of a match has a record of its own
record-game = game { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] does not go on from the game before; expected "{ $expected }"
record-other-start = the game does not begin as this match goes on
