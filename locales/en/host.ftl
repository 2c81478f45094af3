# What the server says at tables that people share.

## Making a table
host-rules-long = The rule file has { $bytes } bytes; the server takes up to { $most }.
host-seats = The board has { $expected } seats, but { $found } were given.
host-seat-empty = Somebody has to play in seat { $seat }.
host-seat-nobody = Nobody plays in seat { $seat } under these rules.
host-seat-level = Seat { $seat }: there is no level { $level }; levels go from 1 to 10.
host-no-person = At least one seat has to be for a person.
host-own-seat = Seat { $seat } is not for a person, so it cannot be yours.
host-clock = A clock needs at least a second, and at most { $most } seconds.
host-only-json = A table is made with a body of the type application/json.
host-body = The body of the request is too long, or did not come in time; it may have { $most } bytes.
host-foreign-origin = This page may not speak to this server.

## At a table
table-stale = Something else happened first.
host-no-table = There is no such table. Perhaps the link is not complete, or the table was made long ago.
host-table-is-record = This game was over long ago. Its record can still be read.
host-table-broken = What is stored of this table cannot be read.
host-made-twice = This table was made already.
host-not-stored = The server could not store this. Nothing has changed; try again in a moment.
host-full = The server has no room left to store moves. Nothing is lost, and the game goes on once there is room.
host-wrong-token = This link belongs to no seat of this table.
host-no-seat = There is no seat { $seat } here.
host-seat-taken = Somebody else sits here already.
host-seat-kept = This seat is kept for somebody.
host-token-twice = You have a seat at this table already.
host-name = A name may have up to { $most } letters, and no control characters.
host-contribution = What is added to the dice has to be hexadecimal digits, 2 to { $most } of them.
host-watching = You are watching. To play, take a seat first.
host-not-seated = Nobody plays in your seat any more.
host-not-begun = The game begins once every seat is taken.
host-over = The game is over.
host-withdrawn = This table was closed before the game began.
host-has-begun = The game has begun. To end it, resign.
host-others-wait = Others sit here as well, so the table stays open.
host-not-over = The game is not over yet.
host-not-your-turn = It is the turn of { $seat }.
host-not-yours = { $action } is not for you to do.
host-action-long = A move may have up to { $most } characters.
host-not-due = There is nothing to do now.
host-offer-open = Something is offered already. It has to be answered first.
host-no-offer = Nothing is offered.
host-offer-others = The others have to answer.
host-no-draws = With dice nobody agrees on a draw.
host-no-draw-with-computers = The computer always plays on.
host-undo-what = Only what happened can be taken back: say how many of the { $events } events are to stay.
host-again-already = You have said so already.

## On the connection
socket-hello-first = The first message has to say hello.
socket-hello-twice = Hello was said already.
socket-version = This client speaks version { $found } of the protocol; the server speaks version { $known }.
socket-not-understood = This was not understood: { $problem }
socket-id = The id of an intention has 1 to 40 letters, digits and hyphens.
socket-text-only = Messages are text.
socket-too-often = That was too much at once. Wait a little.
socket-too-many = There are too many connections from here.
socket-only = This address is for WebSockets.
socket-stopping = The server is stopping. Come back in a moment.
