# Fair dice, in Arabic: what `teahouse verify` says (docs/fair-dice.md).
# Terms: fair نزيه, commitment التزام, secret السر, contribution مساهمة, scheme مخطط, header ترويسة, roll رمية.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [one] رمية واحدة، كما التُزم به قبل اللعبة
    [two] رميتان، كلتاهما كما التُزم به قبل اللعبة
    [few] { $rolls } رميات، كلها كما التُزم به قبل اللعبة
   *[other] { $rolls } رمية، كلها كما التُزم به قبل اللعبة
}
fair-no-dice = لا شيء يُفحص: لا نرد في هذه اللعبة
# Counts of games, over all files.
fair-all-checked = { $games ->
    [one] نرد اللعبة نزيه.
    [two] نرد اللعبتين نزيه.
   *[other] نرد كل الألعاب نزيه، وعددها { $games }.
}
fair-not-all-checked = { $failed } من مجموع الألعاب { $games }: لا يمكن الوثوق بنردها أو لا يمكن فحصه.
fair-no-records = لا سجلات فيه
fair-empty = لا سجل في النص.
# $expected is the first sentence under "What stands in headers".
fair-commitment = «{ $found }» ليس التزامًا. المتوقع: { $expected }.

## Why the dice of a record cannot be checked
fair-none = لا يقول السجل كيف رُمي نرده: تنقصه الترويسة { $header }.
fair-missing = الترويسة { $header } ناقصة.
fair-unknown-header = لا توجد الترويسة { $header } في هذا المخطط، أو لا مكان كهذا على هذه الطاولة.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] غير مفهومة. المتوقع: { $expected }
fair-scheme = رُمي هذا النرد بالمخطط { $found }؛ المعروف هو المخطط { $scheme } فقط.
fair-unfinished = ليس السر في السجل بعد. يُكشف حين تنتهي اللعبة.
fair-no-secret = انتهت اللعبة، لكن السر ناقص (الترويسة { $header }). بدونه لا يمكن فحص أي رمية.

## Why the dice of a record are not fair
fair-late-commitment = الالتزام يرد بعد { $header }. يجب أن يتم قبل أن يساهم أي مكان.
fair-wrong-secret = ليس هذا هو السر الذي التُزم به: قيمة SHA-256 له { $found }، والالتزام كان { $commitment }.
fair-other-commitment = في السجل الالتزام { $found }، لكن ما عُرض عليك هو { $expected }.
fair-other-roll = يجب أن تكون الرمية { $number } هي { $expected }، لكن المكتوب { $found }.
fair-missing-roll = الرمية { $number } ناقصة. يجب أن تكون { $expected }، لكن المكتوب هناك { $found }.
fair-other-rolls-before = يقول السجل إن عدد الرميات قبل هذه اللعبة { $found }، لكنه كان { $expected }.
fair-other-header = الترويسة { $header } تخالف ما في أول لعبة من المباراة.

## What stands in headers
fair-expected-hash = 64 رقمًا ستعشريًا
fair-expected-contribution = أرقام ستعشرية، { $digits } على الأكثر، اثنان لكل بايت
fair-expected-table = { $bytes } بايت على الأكثر
fair-expected-number = عدد
