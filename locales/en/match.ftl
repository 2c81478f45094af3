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
match-no-koks = these rules know no koks
match-none = these rules know no matches; games of the nardi family do
match-score = nobody can begin at { $first }–{ $second } in a match to { $length }: it is over

# What the side has to do that was offered a double.
match-task-answer = Take or drop the double

match-verdict-dropped =
    { $points ->
        [one] { $winner } wins { $points } point: { $loser } dropped the double.
       *[other] { $winner } wins { $points } points: { $loser } dropped the double.
    }
match-verdict-resigned =
    { $points ->
        [one] { $winner } wins { $points } point: { $loser } resigned.
       *[other] { $winner } wins { $points } points: { $loser } resigned.
    }

## Records of matches
record-match = the match cannot be played so: { $problem }
record-match-header = [{ $header } "{ $found }"] is not understood; expected { $expected }
record-next-game = a record holds one game; the next game of a match has a record of its own
record-game = game { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] does not go on from the game before; expected "{ $expected }"
record-other-start = the game does not begin as this match goes on

## Matches in the terminal. $seat is the name of a seat, $value what the cube shows.
terminal-match = Match to { $length }: { $score }
terminal-cube = cube { $value }
terminal-cube-owned = cube { $value }, { $seat }
terminal-crawford = Crawford game
terminal-roll-or-double = { $seat }: roll or double?
terminal-doubles = { $seat } doubles to { $value }
terminal-takes = { $seat } takes; the cube shows { $value }
terminal-drops = { $seat } drops
terminal-resigns = { $seat } resigns
terminal-resign-what = Type resign to give up the game, or resign match to give up the whole match.
terminal-resign-between = The game is over. Type resign match to give up the match.
terminal-next-game = Game { $game }
# $reason says how the game ended; $first and $second are the points of both sides.
terminal-match-goes-on = { $reason } The match stands { $first }–{ $second }; type next.
terminal-match-won = { $reason } { $seat } wins the match, { $first }–{ $second }.
terminal-command-roll = roll the dice, where you could double instead
terminal-command-double = double the stake before you roll, in a match with the cube
terminal-command-take = take the double, and with it the cube
terminal-command-drop = drop the double and lose the game
terminal-command-next = the next game of the match
