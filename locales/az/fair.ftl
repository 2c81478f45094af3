# Azerbaijani. Fair dice: what `teahouse verify` says (docs/fair-dice.md).
# Terms: ədalətli fair, öhdəlik commitment, sirr secret, pay contribution, zər atışı roll, başlıq header, sxem scheme, yazı record.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [one] bir zər atışı, oyundan əvvəl öhdəlik götürüldüyü kimi
   *[other] { $rolls } zər atışı, hamısı oyundan əvvəl öhdəlik götürüldüyü kimi
}
fair-no-dice = yoxlanılası bir şey yoxdur: oyunda zər yoxdur
# Counts of games, over all files.
fair-all-checked = { $games ->
    [one] Oyunun zərləri ədalətlidir.
   *[other] { $games } oyunun hamısında zərlər ədalətlidir.
}
fair-not-all-checked = { $games } oyundan { $failed } oyun: zərlərə etibar etmək və ya onları yoxlamaq olmur.
fair-no-records = onda yazı yoxdur
fair-empty = Mətndə yazı yoxdur.
# $expected is the first sentence under "What stands in headers".
fair-commitment = "{ $found }" öhdəlik deyil. Gözlənilən: { $expected }.

## Why the dice of a record cannot be checked
fair-none = Yazı zərlərin necə atıldığını demir: { $header } başlığı yoxdur.
fair-missing = { $header } başlığı çatışmır.
fair-unknown-header = Bu sxemdə { $header } başlığı yoxdur və ya bu masada belə yer yoxdur.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] anlaşılmır. Gözlənilən: { $expected }
fair-scheme = Bu zərlər { $found } sxemi ilə atılıb; yalnız { $scheme } sxemi tanınır.
fair-unfinished = Sirr hələ yazıda yoxdur. O, oyun bitəndə göstərilir.
fair-no-secret = Oyun bitib, amma sirr çatışmır ({ $header } başlığı). Onsuz heç bir zər atışı yoxlanıla bilməz.

## Why the dice of a record are not fair
fair-late-commitment = Öhdəlik { $header } başlığından sonra gəlir. O, hər hansı yer öz payını verməmişdən əvvəl götürülməlidir.
fair-wrong-secret = Sirr öhdəlik götürülən sirr deyil: onun SHA-256-sı { $found }, öhdəlik isə { $commitment }.
fair-other-commitment = Yazıdakı öhdəlik { $found }, amma sizə { $expected } göstərilib.
fair-other-roll = Zər atışı { $number }: { $expected } olmalıdır, amma { $found } yazılıb.
fair-missing-roll = Zər atışı { $number } çatışmır: { $expected } olmalıdır, amma { $found } yazılıb.
fair-other-rolls-before = Yazıya görə bu oyundan əvvəl { $found } zər atışı olub, amma əslində { $expected } olub.
fair-other-header = { $header } başlığı matçın ilk oyunundakından fərqlidir.

## What stands in headers
fair-expected-hash = 64 onaltılıq rəqəm
fair-expected-contribution = ən çoxu { $digits } onaltılıq rəqəm, hər bayta iki
fair-expected-table = ən çoxu { $bytes } bayt
fair-expected-number = ədəd
