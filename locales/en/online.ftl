# Playing together at tables of a server, on the page.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = Play online
online-home-line = Open tables, or your own by link
# A name for somebody who gave none.
online-guest = Guest
online-name = Your name
online-away = The server does not answer. Is the network there?
online-back = Back to open tables

## A new table
new-online = Online
new-here = Here
online-open-table = Open the table
online-opening = Opening …
online-others = The others
online-clock = Clock
online-clock-none = None
online-clock-quick = Quick
online-clock-usual = Usual
online-clock-slow = Slow
online-clock-own = Own
online-clock-move = Seconds a move
online-clock-reserve = Reserve in minutes
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = { $move } s a move, { $reserve } in reserve
online-clock-help = The seconds of a move cost nothing. What a move takes longer comes from the reserve; whoever has none left loses.
online-no-clock = No clock
online-listed = Anybody may join
online-listed-help = The table is shown among the open ones. Otherwise only people with the link can come.
online-match = Match to { $length }
online-single = Single game

## Open tables
online-tables = Open tables
online-tables-none = Nobody waits for a game right now.
online-tables-none-help = Open a table and send the link to a friend, or let anybody join.
online-tables-new = Open a table
online-join = Join
online-join-label = Join the table of { $variant }
online-waits = { $person } waits
online-waits-nobody = Nobody there yet
# $when is as in "5 minutes ago".
online-since = opened { $when }
online-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }

## Before the game
online-invited = You are invited
online-waiting = Waiting for the others
online-sit-as = Play { $seat }
online-watch = Watch
online-free = Free
online-you-are = { $person } (you)
online-here = there
online-gone = away
online-link = Send this link to whoever you want to play with
online-copy = Copy
online-copied = Copied
online-share = Share
online-link-text = Play { $variant } with me
online-rules = Rules
online-missing = There is no such table.
online-missing-help = The link may be incomplete, or the table may be gone: games that ended long ago are not kept for ever.
online-wrong-seat = This link leads to no seat of this table. Somebody else may sit there.
online-stay = You can close the page. The game waits for you in My games.
online-close = Close the table
online-closed = This table was closed.

## Fair dice
online-fair = Fair dice
online-fair-line = The server rolls, and nobody can choose how the dice fall. You can check it after the game.
online-fair-how = Before anybody sat down, the server chose a secret and showed its fingerprint, below. Everybody who sits down adds random digits of their own. Each roll is computed from all of them. After the game the secret is shown: it must have this fingerprint, and every roll must follow from it.
online-fingerprint = Fingerprint of the secret
online-check = Check the dice
online-checking = Checking …
online-check-right =
    { $rolls ->
        [one] The dice are fair: { $rolls } roll follows from the secret.
       *[other] The dice are fair: all { $rolls } rolls follow from the secret.
    }
online-check-right-some = The dice are fair: every roll follows from the secret.
online-check-forged = Forged
online-check-impossible = This cannot be checked here: { $problem }
online-check-label = Check the dice of { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = Your turn
online-won = { $person } has won
online-lost = Connection lost. Trying again …
online-out-of-step = This page has lost track of the game. Load it anew. Details: { $problem }
online-watching = You are watching
online-watchers =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
online-offers-draw = { $person } offers a draw.
online-offers-undo = { $person } asks to take back the last move.
online-offered-draw = You offered a draw.
online-offered-undo = You asked to take back.
online-accept = Accept
online-decline = Decline
online-withdraw = Withdraw
online-waits-answer = You have agreed. The others have not answered yet.
online-say-declined = { $person } declined
online-offer-draw = Offer a draw
online-clock-left = { $person } has { $time } left
online-my-link = My seat on another device
online-my-link-help = This link is your seat: whoever opens it plays for you. Send it to nobody but yourself.
online-table-link = Link for watching
online-goes-on = A computer plays on for { $person }.

## The end
online-over-resignation = { $person } resigned
online-over-timeout = { $person } ran out of time
online-over-agreement = Both agreed
online-rematch = Rematch
online-rematch-wanted = { $person } would like a rematch.
online-rematch-waits = Waiting for { $person } …
online-rematch-others = Waiting for the others …

## My games
games-online = Online
games-against = { $variant }, against { $person }
games-online-table = { $variant }, online
