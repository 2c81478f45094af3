# Russian. Fair dice: what `teahouse verify` says (docs/fair-dice.md).
# Terms: fair = честные, commitment = обязательство, to commit to = закрепить, secret = секрет, contribution = вклад,
# roll = бросок, header = заголовок, scheme = схема, record = запись партии.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [1] один бросок — такой, как было закреплено до партии
    [one] { $rolls } бросок, все — как было закреплено до партии
    [few] { $rolls } броска, все — как было закреплено до партии
   *[other] { $rolls } бросков, все — как было закреплено до партии
}
fair-no-dice = проверять нечего: в этой игре нет костей
# Counts of games, over all files.
fair-all-checked = { $games ->
    [1] Кости в партии честные.
    [one] Во всех партиях ({ $games }) кости честные.
   *[other] Во всех { $games } партиях кости честные.
}
fair-not-all-checked = Партий { $failed } из { $games }: костям нельзя доверять или их нельзя проверить.
fair-no-records = в нём нет ни одной записи
fair-empty = В тексте нет ни одной записи.
# $expected is the first sentence under "What stands in headers".
fair-commitment = «{ $found }» — не обязательство. Ожидается: { $expected }.

## Why the dice of a record cannot be checked
fair-none = В записи не сказано, как бросали кости: нет заголовка { $header }.
fair-missing = Нет заголовка { $header }.
fair-unknown-header = Заголовка { $header } в этой схеме нет, или за столом нет такого места.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] — непонятно. Ожидается: { $expected }
fair-scheme = Кости бросали по схеме { $found }, а известна только схема { $scheme }.
fair-unfinished = Секрета в записи ещё нет. Его раскрывают, когда партия окончена.
fair-no-secret = Партия окончена, а секрета нет (заголовок { $header }). Без него не проверить ни одного броска.

## Why the dice of a record are not fair
fair-late-commitment = Обязательство стоит после { $header }. Его нужно дать раньше, чем место внесёт свой вклад.
fair-wrong-secret = Секрет не тот, который был закреплён: его SHA-256 — { $found }, а закреплено { $commitment }.
fair-other-commitment = В записи обязательство { $found }, а вам показывали { $expected }.
fair-other-roll = Бросок { $number } должен быть { $expected }, а стоит { $found }.
fair-missing-roll = Нет броска { $number }. Должно быть { $expected }, а стоит { $found }.
fair-other-rolls-before = По записи до этой партии было бросков: { $found }, а на самом деле: { $expected }.
fair-other-header = Заголовок { $header } не такой, как в первой партии матча.

## What stands in headers
fair-expected-hash = 64 шестнадцатеричные цифры
fair-expected-contribution = шестнадцатеричные цифры, не больше { $digits }, по две на байт
fair-expected-table = не больше { $bytes } Б
fair-expected-number = число
