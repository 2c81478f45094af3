# Azerbaijani: What is said to programs that learn or search by numbers: Python and its environments.
# Terms: hərəkət action, yer seat, masa table, vəziyyət state, massiv array, dəst batch, axın thread, toxum seed, surət snapshot.

# $number is what was asked for, $last the highest number there is.
action-number-unknown = Burada { $number } nömrəli hərəkət yoxdur. Nömrələr 0 ilə { $last } arasındadır.

## A game in progress that was saved as a line of text.
notation-saved = keçmiş
saved-form = Əvvəlcə neçə hadisə və neçə zər olduğu, sonra mövqelərin açarları gözlənilir, məsələn "12 4 1f3a".

## Arguments that do not fit.
# $name is what was asked for, $known all languages.
language-unknown = "{ $name }" dili yoxdur. Olan dillər: { $known }.
seat-unknown = Bu masada { $seat } nömrəli yer yoxdur. Yerlər 0 ilə { $last } arasındadır.
seat-missing = İndi heç kimin növbəsi deyil, ona görə yer göstərilməlidir.
family-unknown = "{ $name }" ailəsi yoxdur. Olanlar: { $known }.
# $type is the name of a type of Python.
option-type = Seçim məntiqi qiymət, ədəd, mətn, siyahı və ya dict olur, { $type } yox.
action-type = Hərəkət mətn və ya tam ədəd olur, { $type } yox.
roll-arguments = Zərlər ya verildiyi kimi, ya da toxuma görə düşür: ikisindən yalnız biri.
threads-wrong = { $threads } axın: 1 ilə { $most } arası gözlənilir.
level-wrong = { $level } səviyyəsi yoxdur: səviyyələr 1 ilə { $most } arasındadır.
rollout-no-dice = Doqquz daşda rollaut üçün zər yoxdur. Rollaut zərli oyunlar üçündür.
position-type = Masa, vəziyyət və ya matç gözlənilir, { $type } yox.
players-few = Arena üçün ən azı iki oyunçu lazımdır.
table-or-record = Masa, matç və ya yazının mətni gözlənilir, { $type } yox.
# $count is how many games the text holds.
one-game-wanted = Bir oyunun yazısı gözlənilir, amma { $count } oyun var.
# $count is how many matches or single games the text holds.
one-match-wanted = Bir matçın yazıları gözlənilir; mətndə { $count ->
    [0] heç nə yoxdur
    [one] heç bir matça aid olmayan bir oyun var
   *[other] { $count } matç və ya tək oyun var
}.
