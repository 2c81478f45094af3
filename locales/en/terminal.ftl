# The game in the terminal: `teahouse play`.
#
# $seat is the name of a seat. Commands (undo, level …), moves and files are the same in every language.

# A name that is the same in every language.
terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? help
terminal-player-human = you
terminal-player-level = level { $level }
# $seats is a list of seats.
terminal-seated = { $seats }: { $player }
terminal-welcome = Welcome to { $rules }. { $facing }
terminal-facing = You face { $opponent }.
terminal-facing-net = level { $level }: the net { $net }
terminal-all-here = Everybody plays at this terminal.

## What happens. $dice are the dice as they fell, $action is a move, $way the places it goes by.
terminal-rolls = { $seat } rolls { $dice }
terminal-dice-fall = The dice fall: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, captures
terminal-cannot-move = { $seat } cannot move
# $actions is a list of moves.
terminal-last-moves = Last: { $seat } played { $actions }
terminal-last-roll-moves = Last: { $seat } rolled { $dice }, played { $actions }
terminal-last-pass = Last: { $seat } could not move
terminal-last-roll-pass = Last: { $seat } rolled { $dice }, could not move

## Where the game stands
terminal-to-act = { $seat } to move
terminal-over-won = The game is over: { $seat } wins. { $reason }
terminal-over-draw = The game is over: a draw. { $reason }
terminal-over-resigned = The game is over: { $seat } has resigned.
terminal-thinking = { $seat } is thinking …
terminal-thinking-hurry = { $seat } is thinking … (Esc: play at once)
terminal-looking = Looking for a hint … (Esc: what is found so far)
# Something that is counted, such as pips, and its numbers by seat.
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = from { $place } to …

## Answers to commands
terminal-moves = Moves: { $moves }
terminal-no-moves = There is nothing to move now.
terminal-is-legal = { $action } is legal.
terminal-why-what = Which move? Type why and a move, as in "why { $example }".
terminal-level-what = Which level? Type level and a number from 1 to { $most }.
terminal-no-level = Nobody at this table plays at a level.
terminal-save-what = Where? Type save and the name of a file.
terminal-load-what = Which one? Type load and the name of a file.
terminal-saved = Saved in { $file }.
terminal-cannot-save = It cannot be saved: { $problem }
terminal-loaded =
    { $events ->
        [one] Loaded { $file }: { $rules }, { $events } event.
       *[other] Loaded { $file }: { $rules }, { $events } events.
    }
terminal-cannot-load = { $file } cannot be loaded: { $problem }
terminal-no-record = there is no record in it
terminal-file-too-large = it has more than { $most } megabytes
terminal-chances = Chances to win: { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = Nobody can tell what this position is worth: { $problem }
terminal-eval-what = Type eval on or eval off; eval alone says it once.
terminal-eval-on = The chances are shown from now on.
terminal-eval-off = The chances are not shown any more.
terminal-hint = Hint: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (wins in { $actions })
terminal-hint-loses = { $action } (loses in { $actions })
terminal-no-hint = There is no hint: { $problem }
terminal-taken-back = Taken back.
terminal-nothing-to-undo = There is nothing to take back.
terminal-played-again = Played again.
terminal-nothing-to-redo = There is nothing to play again.
terminal-new-game = A new game.
terminal-is-over = The game is over; type new for another one, or undo.
terminal-not-your-turn = It is not your turn.
terminal-dice-by-themselves = The dice are rolled for you.
terminal-unknown = "{ $typed }" is neither a command nor a move ({ $problem }). Commands: { $commands }.
terminal-failed = The computer cannot move: { $problem }

## Help: one line for each command
terminal-help-commands = Commands, typed at the prompt
terminal-command-move = play it; dice are rolled for you
terminal-command-why = why a move is not legal
terminal-command-moves = the legal moves
terminal-command-hint = what the computer would play at its best
terminal-command-undo = take back your last move
terminal-command-redo = play again what was taken back
terminal-command-level = another level, 1 to 10
terminal-command-eval = show the chances, or not
terminal-command-tutor = be warned of bad moves before they stand, or not
terminal-command-save = write the game to a file, as a record
terminal-command-load = go on with a recorded game
terminal-command-record = show the record
terminal-command-fen = show the position as text
terminal-command-resign = give up the game, or with the word match the whole match
terminal-command-new = begin anew
terminal-command-help = this help
terminal-command-quit = leave; the game is kept for next time
terminal-help-keys = Keys
terminal-help-keys-text =
    arrows, Tab   go to the next place that can be chosen
    Enter         take it; with something typed: do that
    Esc           drop it; while the computer thinks: play at once
    Ctrl-T hint   Ctrl-Z undo   Ctrl-Y redo   Ctrl-N new game
    Ctrl-C quit   ? this help
terminal-help-notation = How moves are written
terminal-notation-nardi =
    24/18 moves a checker from point 24 to 18; 3/off bears it off. Points are
    numbered as White sees them. Several steps at once: 24/18,18/15.
terminal-notation-ludo =
    p1+5 moves piece 1 by 5; pieces have the numbers drawn on the board.
terminal-notation-mill =
    d6 places a piece on d6; d6-d5 moves it; xd5 removes the piece on d5.
terminal-help-legend = The board
terminal-legend-piece = { $sign }  a piece: { $seat }
terminal-legend-home = { $sign }  belongs to { $seat }
terminal-legend-special = { $sign }  a special square
terminal-legend-marks = Marked: where you can go, where you are, and where the last turn went from and to.
terminal-legend-marks-plain = [ ] the cursor   ( ) taken   < > where you can go   { "{" } { "}" } the last turn
terminal-page-keys = Up and Down scroll, any other key goes back

## Windows
terminal-too-small = The window has { $width } × { $height } characters, but this board needs { $needed-width } × { $needed-height }. Make it larger, or play with --plain.
terminal-side-log = What happened

## The menu and questions
terminal-menu-keys = Up, Down and Enter choose · Esc goes back
terminal-menu-game = Which game?
terminal-menu-variant = Which rules?
terminal-menu-level = Against whom?
terminal-menu-number = A number, or q to leave:
terminal-menu-no-number = "{ $typed }" is none of the numbers 1 to { $most }.
terminal-menu-all-here = Nobody else: all play at this terminal
terminal-family-nardi = Long Nardi and its family
terminal-family-ludo = Ludo and its family
terminal-family-mill = Mill and its family
terminal-menu-go-on = Go on: { $rules }, { $players }
terminal-kept-question = There is an unfinished game of { $rules }.
terminal-kept-go-on =
    { $events ->
        [one] Go on with it ({ $events } event so far)
       *[other] Go on with it ({ $events } events so far)
    }
terminal-kept-new = Begin a new game
terminal-kept-damaged = The unfinished game cannot be taken up: { $problem }
terminal-nothing-kept = There is no unfinished game of { $rules }.
terminal-none-kept = There is no unfinished game.
terminal-cannot-keep = The game cannot be kept for next time: { $problem }
terminal-gone-on = Your unfinished game.

## Learning
terminal-learn-question = No net plays these rules yet. Shall one learn them first?
terminal-learn-yes = Learn for { $seconds } seconds at most, then play
terminal-learn-no = Play at once, against a hand-written estimate
terminal-learning = Learning { $rules } (Ctrl-C: enough)
terminal-learned =
    { $games ->
        [one] Learned from { $games } game.
       *[other] Learned from { $games } games.
    }
terminal-learned-strength = { $learned } It wins { $percent } % (± { $error }) against the heuristic; { $even } % would be even.
terminal-learned-known = A net that learned these rules before is used.
terminal-learn-mill = Mill is played by search; there is nothing to learn.
terminal-learn-net-there = A net that plays these rules comes with Teahouse; there is nothing to learn.

## Languages
terminal-no-language = There is no language "{ $language }"; there is { $languages }.
