# Tables and records.

## What a table refuses. $action is the action as it was written, $reason why.
table-illegal = { $action } is not legal: { $reason }

## Records. $problem is one of the sentences below, or a reason of the game.
record-line = line { $line }: { $problem }
record-event = event { $event }: { $problem }
record-no-rules = The record names no rules.
record-rules = The rules of the record cannot be had: { $problem }
record-start = The start of the record: { $problem }
record-no-digest = The record does not say by which rules it was played: it has no header Digest.
record-other-rules = The record was played by other rules (digest { $found }) than { $rules } (digest { $digest }).
record-cut-off = The record is cut off: it says { $claimed } events, but has { $found }.
record-not-over = The record says that the result is { $claimed }, but the game is not over.
record-wrong-end = The record says { $header } "{ $claimed }", but it is "{ $found }".
record-open-comment = A comment that begins here is never closed with a brace.
record-header = "{ $found }" is not a header. Expected: [Name "value"].
record-header-twice = The header { $header } stands here for the second time.
record-late-header = The header { $header } stands behind the first event. What it says must be known before.
record-beginning = A record begins with [Teahouse "{ $format }"].
record-format = This is format { $found }; only format { $format } is known.
record-comment-first = A comment stands after a roll or an action.
