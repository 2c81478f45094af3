# Russian: what the tutor says.
# Terms: tutor = наставник, block = блок, head = голова, checker = шашка, point = пункт, piece = фишка, base = база,
# goal = финиш, mill = мельница.

## What it costs
tutor-warning = { $action } — { $mark }: потеря { $points } очка.
tutor-better = Лучше { $better }.
tutor-take-back = Взять назад? (y — да, n — нет)
tutor-taken-back = Ход взят назад.
tutor-on = О плохих ходах вас предупредят, пока их можно взять назад.
tutor-off = О плохих ходах больше не предупреждают.
tutor-what = Наберите tutor on или tutor off.

## Chances
tutor-chance-win = { $seat } выигрывают в { $played } % вместо { $best } %.
tutor-chance-win-by-mars = { $seat } выигрывают марс: { $played } % вместо { $best } %.
tutor-chance-loss-by-mars = { $seat } могут проиграть марс: { $played } % вместо { $best } %.
tutor-chance-win-by-koks = { $seat } выигрывают кокс: { $played } % вместо { $best } %.
tutor-chance-loss-by-koks = { $seat } могут проиграть кокс: { $played } % вместо { $best } %.

## Nardi
tutor-nardi-block = Длина самого длинного блока перед шашкой противника — { $played } вместо { $best }.
tutor-nardi-numbers = При такой позиции следующим броском можно сыграть лишь { $played } из шести чисел вместо { $best }.
tutor-nardi-behind =
    { $played ->
        [one] За блоком противника остаётся { $played } шашка вместо { $best }.
        [few] За блоком противника остаются { $played } шашки вместо { $best }.
       *[other] За блоком противника остаётся { $played } шашек вместо { $best }.
    }
tutor-nardi-runner = У передней шашки, на { $place }, открыто чисел: { $played } вместо { $best }.
tutor-nardi-off = Снято меньше шашек: { $played } вместо { $best }.
tutor-nardi-head =
    { $played ->
        [one] На голове остаётся { $played } шашка вместо { $best }.
        [few] На голове остаются { $played } шашки вместо { $best }.
       *[other] На голове остаётся { $played } шашек вместо { $best }.
    }
tutor-nardi-home = В дом пришло меньше шашек: { $played } вместо { $best }.
tutor-nardi-points = Занято меньше пунктов: { $played } вместо { $best }.

## Ludo
tutor-ludo-captured = Упущено взятие.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] Фишка на { $place } остаётся под ударом { $played } фишки противника.
           *[other] Фишка на { $place } остаётся под ударом { $played } фишек противника.
        }
       *[other] Фишка на { $place } остаётся под ударом; фишек противника, которые могут её побить: { $played } вместо { $best }.
    }
tutor-ludo-base =
    { $played ->
        [one] На базе остаётся { $played } фишка вместо { $best }.
        [few] На базе остаются { $played } фишки вместо { $best }.
       *[other] На базе остаётся { $played } фишек вместо { $best }.
    }
tutor-ludo-goal = Ни одна фишка не приходит на финиш.
tutor-ludo-safe = Меньше фишек в безопасности: { $played } вместо { $best }.
tutor-ludo-reach = Следующим броском можно достать меньше фишек противника: { $played } вместо { $best }.

## Mill
tutor-mill-closed =
    { $played ->
        [0] Мельница не строится.
       *[other] Строится меньше мельниц.
    }
tutor-mill-threat = Противник может построить мельницу на { $place }.
tutor-mill-opened = Мельница разрывается.
tutor-mill-waiting = Меньше линий ждут третьей фишки: { $played } вместо { $best }.
tutor-mill-room = Остаётся ходов: { $played } вместо { $best }.
tutor-mill-enemy-room = У противника остаётся ходов: { $played } вместо { $best }.
