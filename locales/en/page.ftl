# The page in the browser.
#
# $seat is the name of a seat (White, Red …), $player a name, $level a number from 1 to 10, $dice a list of numbers.
# Buttons are one or two words. Names of languages are written in their own language and stand in the code.

## Everywhere
page-name = Teahouse
page-close = Close
page-menu = Menu
page-loading = Loading …
page-broken = The engine cannot run in this browser.
page-broken-help = A browser from 2023 or later is needed. Details: { $problem }
page-incomplete = This language is { $share } % complete; the rest is in English.
page-update = There is a new version.
page-update-now = Load it

## Home. Each of the three boards has Play, Friend and More.
home-play = Play
home-friend = Friend
home-more = More…
home-play-label = Play { $game }
home-friend-label = Play { $game } with a friend at this screen
home-more-label = More ways to play { $game }
home-against = { $variant }, against { $player }
home-hot-seat = { $variant }, two at this screen
home-table-of =
    { $seats ->
        [one] { $variant }, one at the table
       *[other] { $variant }, { $seats } at the table
    }
home-watch = { $variant }, computers play
home-go-on = Go on
home-go-on-label = Go on with { $variant }
home-unfinished = Unfinished games
home-finished = Finished games
home-no-games = Games you play are kept here, in this browser.
home-delete-label = Delete the game of { $variant }
home-step-through = Look at it
home-left = left { $when }
home-played = played { $when }
home-moves =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
home-games = My games
home-games-line =
    { $played ->
        [0] Nothing played yet
       *[other] { $played } played, { $won } won
    }

## Families of games
family-nardi = Long Nardi
family-ludo = Ludo
family-mill = Mill

## A new game
new-title = New game of { $game }
new-variant = Variant
new-rules-of = Rules of { $variant }
new-opponent = Opponent
new-computer = Computer
new-friend = Friend here
new-watch = Watch
new-level = Level
new-level-of = Level of { $seat }
new-strength = Level { $level } · { $word }
new-seat = You play
new-person = Person
new-empty = Empty
new-start = Start
new-own = A rule file of your own
new-own-help = Choose a file that ends in .toml. It stays in this browser.
new-own-wrong = This file cannot be played:
level-word-1 = Beginner
level-word-2 = Casual
level-word-3 = Club
level-word-4 = Strong
level-word-5 = Expert

## Players
player-you = You
player-level = Level { $level } · { $word }
player-person = Person
player-turn = { $seat } · your turn
player-thinks = { $seat } · thinking …
player-to-act = { $seat } · to play

## The table
table-board = Board of { $variant }
table-board-help = Arrow keys move between places, Enter picks up and puts down, Escape lets go, R rolls, U takes back, H gives a hint.
table-roll = Roll
table-confirm = Done
table-take-back = Take back
# Others have to allow it.
table-ask-back = Ask to take back
table-play-again = Play again
table-hint = Hint
table-moves = Moves
table-rules = Rules
table-evaluation = Evaluation
table-evaluation-key = E
table-best-moves = Best moves
table-new-game = New game
table-same-again = Same again
table-change-seats = Change seats
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-yes = Yes, resign
table-resign-no = No, play on
table-resign-match = Resign the match
table-resign-match-sure = Resign the whole match?
table-settings = Settings
table-home = Home
table-sound-on = Sound on
table-sound-off = Sound off
table-turn-round = Turn the board round
table-type = Type a move
table-type-play = Play
table-flip-theme = Change the theme
table-step-first = To the beginning
table-step-back = One step back
table-step-on = One step on
table-step-last = To the end
table-chance = Chance to win
table-chance-of = { $seat } { $percent } %
table-thinking = Thinking …
table-tutor = The tutor
# $mark is a word: inaccuracy, mistake, blunder. $loss is in points.
table-tutor-costs = This costs { $loss } points: { $mark }.
table-tutor-keep = Keep it

## What to do now
do-roll = Roll the dice
do-choose = Choose a piece
do-where = Choose where it goes
do-where-die = Choose where it goes, or click a die to play it first
do-remove = Choose a piece to take
do-place = Choose a point to place a piece on
do-confirm = Click Done, or the dice, to end your turn
do-only-move = There is only one move
do-wait = Waiting for { $seat }
do-watch = { $seat } plays
do-step-through = Step through the game

## The end
over-you-won = You won!
over-you-lost = { $seat } won
over-won = { $seat } won
over-draw = A draw
over-resigned = { $seat } resigned
over-rematch = Rematch
over-step-through = Look at the game
over-download = Download the record

## Announcements, for screen readers and the line under the board
say-rolled = { $seat } rolled { $dice }
say-moved = { $seat }: { $from } to { $to }
say-placed = { $seat }: placed on { $to }
say-finished = { $seat }: from { $from } off the board
say-removed = { $seat }: takes { $to }
say-captured = { $move }, captures
say-passed = { $seat } cannot move
say-taken-back = Taken back
say-hint = Hint: { $move }
say-place-empty = { $place }: empty
say-place-holds = { $place }: { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }, can move
say-place-target = { $label }, can go here
say-place-removable = { $label }, can be taken
# A die, by what it shows.
say-die = Die { $number }: play it first
say-die-used = Die { $number }, used

## The list of moves
moves-to-play = to play
moves-pass = pass
moves-empty = No moves yet

## Settings
set-title = Settings
set-language = Language
set-theme = Theme
set-theme-auto = As the system
set-theme-light = Light
set-theme-dark = Dark
set-theme-contrast = High contrast
set-sound = Sound
set-speed = Animation
set-speed-off = Off
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-direction = Board
set-direction-usual = Usual
set-direction-turned = Turned round
set-direction-mirrored = Mirrored
set-direction-both = Turned and mirrored
set-numbers = Numbers at the rim
set-auto-roll = Roll by itself
set-auto-confirm = End turns by itself
set-auto-finish = Bear off by itself at the end
set-help = Help
set-tutor = Tutor: tells me before a bad move stands

## Help
help-best = Best moves
help-win = { $percent } %
help-wins-in =
    { $actions ->
        [one] wins in { $actions }
       *[other] wins in { $actions }
    }
help-loses-in =
    { $actions ->
        [one] loses in { $actions }
       *[other] loses in { $actions }
    }
# What endgames know about a move.
help-won = won
help-drawn = drawn
help-lost = lost
help-capture-in =
    capture in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

## Review of a game. $turn is a number, $dice two numbers as in 6-3, $line a move in notation, $loss and $luck points with a sign.
study-title = Review
study-open = Review
study-open-label = Review the game of { $variant }
study-progress = { $done } of { $of } judged
study-progress-label = How far the review is
study-graph = Chances of { $seat }, %
study-luck = Luck
study-luck-of = luck { $luck }
study-luck-column = luck
study-turn = Turn { $turn }, { $seat }
study-turn-you = Turn { $turn }, you
study-turn-rolled = Turn { $turn }, { $seat } rolled { $dice }
study-turn-you-rolled = Turn { $turn }, you rolled { $dice }
study-turn-column = Turn
study-mark-column = Mistake
study-mark-loss = { $mark } { $loss }
study-forced = forced
study-decision = The decision
study-played = Played
study-better = Better
study-next-best = Next best
study-others = Other moves
study-show = Show { $line } on the board
study-wins = { $percent } % wins
study-mars = { $percent } % of them mars
study-goes-on = Goes on:
study-not-yet = Not judged yet
study-worst-first = Worst first
study-whose = Whose mistakes
study-yours = Yours
study-all = All
study-no-mistakes = No mistakes.
study-none-yet = No mistakes so far.
study-summary = Summary
study-rate = error rate
study-rate-help = Thousandths of a point lost in each decision
study-blunders = blunders
study-plays-like = plays like
study-level = Level { $level }
study-play-on = Play on from here
study-table = Moves
study-keys = Left and right step through the game, M and N go to the next mistake and the one before, B shows the better move, down and up go along it, Escape leaves it.
# The games of a match. $score is the score before the game: "2–1".
study-games = Game of the match
study-game = Game { $number }
study-game-at = Game { $number }, at { $score }
study-game-before = The game before
study-game-next = The next game
# The cube. $seat is whoever may double, or has doubled.
study-cube-roll = No double
study-cube-double = Double
study-cube-take = Take
study-cube-drop = Drop
study-cube-double-take = Double, take
study-cube-double-drop = Double, drop
study-cube-right = right
study-cube-match = Chance of { $seat } to win the match
study-cube-points = Points of { $seat }
study-percent = { $percent } %
study-rate-moves = moves
study-rate-cube = cube
study-lost = This game is not kept in this browser.
study-no-graph = The graph cannot be drawn in this browser.
