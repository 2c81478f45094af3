# Russian: what the engine answers to a page that asked something it cannot answer.
# Terms: request = запрос, table = стол, net = сеть, event = событие.

desk-request = Запрос прочитать не удаётся: { $problem }
desk-no-table = Стола { $table } нет.
desk-too-many-tables = Открыто больше столов, чем { $most }; сначала закройте один.
desk-not-thinking = Никто не думает.
desk-not-reviewing = Никто не разбирает партию.
desk-net = Сеть { $name } прочитать не удаётся: { $problem }
desk-endgames = Эндшпили не читаются: { $problem }
desk-endgames-of-mill = Эндшпили есть только для мельницы.
desk-event = Событие { $event }: { $problem }
desk-problem = { $problem }
desk-format = «{ $format }» — не формат записей.
