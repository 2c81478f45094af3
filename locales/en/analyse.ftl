# Analysing positions, on the page. $seat is the name of a seat, $percent a number without its sign.

## The screen
analyse-title = Analyse
analyse-home-line = Set up any position and see what every move is worth
analyse-variant = Variant
analyse-board-help = Arrow keys move between places, Enter picks up and puts down. Left and right arrows beside the board step through the moves.
analyse-edit = Set up
analyse-done = Done
analyse-cancel = Cancel
analyse-from-here = Analyse from here
analyse-to-play = { $seat } to play { $dice }
analyse-to-move = { $seat } to move
analyse-to-roll = { $seat } to roll
analyse-roll-off = The dice decide who begins
analyse-over = The game is over.

## Dice
analyse-dice = Dice
analyse-dice-choose-one = Choose a number, or roll.
analyse-dice-choose-two = Choose two numbers, or roll.
analyse-dice-choose-other = And the other die?
analyse-die = { $number }
analyse-other-dice = Other dice

## The moves of a position
analyse-moves = Moves, best first
analyse-looking = Looking at the moves …
analyse-column-move = Move
analyse-column-win = Wins
analyse-column-points = Points
analyse-play = Play { $move }
analyse-error = ± { $error }
analyse-played-out =
    { $trials ->
        [one] { $trials } game played out
       *[other] { $trials } games played out
    }
analyse-roll-out = Roll out
analyse-roll-out-help = Plays the best moves out many times with the same dice, until it is clear which is best.
analyse-rolling = Rolling out, { $percent } %
analyse-stop = Stop
# How a game can end, where wins and losses count differently.
outcome-win-by-mars = mars { $percent } %
outcome-win-by-koks = koks { $percent } %
outcome-loss-by-mars = mars lost { $percent } %
outcome-loss-by-koks = koks lost { $percent } %

## What pieces threaten and risk
threats-title = Threats and risks
threats-piece = Piece
threats-risk = Risk
threats-by = Threatened by
threats-strikes = Can send home
threats-safe = safe
threats-none = –
threats-strike = { $place } with { $number }

## Setting up a position
edit-pieces = Pieces
edit-piece = { $seat }, { $count } left
edit-marker = Marker
edit-take = Take away
edit-help = Choose a piece, then click where it stands. Drag pieces to move them; off the board to take them away.
edit-turn = Whose turn
edit-removes = Takes a piece first
edit-empty = Clear
edit-start = Start position
edit-wrong = Not a position yet

## A position as a text
position-fen = Position (FEN)
position-set = Set
position-link = Copy link
position-copied = Copied
position-record = From a record
position-record-help = Paste the record of a game, or choose a file.
position-record-file = Choose a file
position-record-open = Open
position-record-text = Record
position-record-which = Which game
position-record-game = { $number }. { $variant }
position-record-empty = There is no game in this text.

## Links that lead nowhere
link-wrong = This link leads to no position.
link-rules-broken = The rules in it cannot be read. It may have been cut off on its way.
link-rules-long = These rules are too long for a link. Send the rule file and the position (FEN) instead.
link-garbled = It has been changed on its way: some of its signs are broken.
link-start = Analyse something else

## My games
games-import = Import
games-export = Export
games-brought =
    { $taken ->
        [0] No new games.
        [one] { $taken } game was taken in.
       *[other] { $taken } games were taken in.
    }
games-known =
    { $known ->
        [one] { $known } was here already.
       *[other] { $known } were here already.
    }
games-import-problem = { $file }: { $problem }
games-filter = Which games
games-any-family = Every game
games-any-variant = Every variant
games-any-opponent = Every opponent
games-any-result = Every result
games-any-date = Any time
games-last-days =
    { $days ->
        [one] The last day
       *[other] The last { $days } days
    }
games-all = Show all
games-with-friend = With friends
games-computers = Computers alone
games-won = Won
games-lost = Lost
games-draw = Drawn
games-played = Played
games-rate = Error rate
games-no-rates = Games that were reviewed have an error rate.
games-over-time = Error rate and results of your games, in the order they were played
games-summary = Your games in figures
games-none-found = No game is like this.
games-more = More games
games-deleted = { $variant }: deleted
games-undo = Undo

## Matches and the cube, at the table. $value is what the game would be worth, $score the points of both sides: 2–1.
new-match = Match to
new-match-single = Single
new-cube = Doubling cube
match-points = points
match-stands = the match stands { $score }
match-line = match to { $length }, { $score }
match-game-over = Game { $number } is over
match-next-game = Next game
table-double = Double
table-take = Take
table-drop = Drop
do-roll-or-double = Roll the dice, or double
do-answer = { $seat } doubles to { $value }: take it, or give up the game?
say-double = { $seat } doubles
say-take = { $seat } takes the double
say-drop = { $seat } drops the double
say-resign = { $seat } resigns the game
moves-double = doubles
moves-take = takes
moves-drop = drops
moves-resign = resigns

# A link that is called "Look at it".
games-look-label = Look at it: { $variant }
