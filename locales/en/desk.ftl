# What the engine answers to a page that asked something it cannot answer.

desk-request = The request cannot be read: { $problem }
desk-no-table = There is no table { $table }.
desk-too-many-tables = More than { $most } tables are open; close one first.
desk-not-thinking = Nobody is thinking.
desk-not-reviewing = Nobody is reviewing a game.
desk-net = The net { $name } cannot be read: { $problem }
desk-endgames = The endgames cannot be read: { $problem }
desk-endgames-of-mill = There are endgames of Mill alone.
desk-event = Event { $event }: { $problem }
# Something that has no words of its own in other languages yet.
desk-problem = { $problem }
desk-format = "{ $format }" is no format of records.
