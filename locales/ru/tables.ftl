# Russian: tables and records.
# Terms: record = запись партии, event = событие, header = заголовок, digest = контрольная сумма.

## What a table refuses
table-illegal = { $action } — так нельзя: { $reason }

## Records
record-line = строка { $line }: { $problem }
record-event = событие { $event }: { $problem }
record-no-rules = В записи не названы правила.
record-rules = Правила этой записи получить нельзя: { $problem }
record-start = Начало записи: { $problem }
record-no-digest = В записи не сказано, по каким правилам играли: нет заголовка Digest.
record-other-rules = Играли по другим правилам (контрольная сумма { $found }), чем { $rules } (контрольная сумма { $digest }).
record-cut-off = Запись обрывается: заявлено событий { $claimed }, а есть { $found }.
record-not-over = По записи результат — { $claimed }, но партия не окончена.
record-wrong-end = В записи { $header } «{ $claimed }», а на самом деле «{ $found }».
record-open-comment = Комментарий, который здесь начинается, нигде не закрыт фигурной скобкой.
record-header = «{ $found }» — не заголовок. Ожидается: [Name "value"].
record-header-twice = Заголовок { $header } стоит здесь второй раз.
record-late-header = Заголовок { $header } стоит после первого события. То, что в нём сказано, должно быть известно раньше.
record-beginning = Запись начинается с [Teahouse "{ $format }"].
record-format = Это формат { $found }; известен только формат { $format }.
record-comment-first = Комментарий стоит после броска или действия.
