# What the tutor says, in Persian.
# Terms: tutor مربی, point (nardi) خانه, checker and piece مهره, block سد, head سر, home زمین پایانی, base پایگاه, goal مقصد,
# a mill دوز, to take back پس گرفتن, points امتیاز.

## What it costs
tutor-warning = { $mark }: { $action } به بهای { $points } امتیاز تمام می‌شود.
tutor-better = بهتر است: { $better }.
tutor-take-back = پس می‌گیرید؟ (y بله، n نه)
tutor-taken-back = پس گرفته شد.
tutor-on = پیش از آنکه حرکت بدی قطعی شود به شما گفته می‌شود.
tutor-off = دیگر دربارهٔ حرکت‌های بد چیزی گفته نمی‌شود.
tutor-what = دستور tutor on یا tutor off را بنویسید.

## Chances
tutor-chance-win = شانس برد { $seat }: { $played } % به جای { $best } %.
tutor-chance-win-by-mars = شانس مارس کردن { $seat }: { $played } % به جای { $best } %.
tutor-chance-loss-by-mars = خطر مارس شدن { $seat }: { $played } % به جای { $best } %.
tutor-chance-win-by-koks = شانس کوکس کردن { $seat }: { $played } % به جای { $best } %.
tutor-chance-loss-by-koks = خطر کوکس شدن { $seat }: { $played } % به جای { $best } %.

## Nardi
tutor-nardi-block = بلندترین سد جلوی مهرهٔ حریف { $played } خانه است به جای { $best }.
tutor-nardi-numbers = در این وضعیت، از شش عدد تاس فقط { $played } تا را می‌شود در نوبت بعد بازی کرد به جای { $best }.
tutor-nardi-behind =
    { $played ->
        [one] { $played } مهره پشت سد حریف می‌ماند به جای { $best }.
       *[other] { $played } مهره پشت سد حریف می‌ماند به جای { $best }.
    }
tutor-nardi-runner = مهرهٔ پیشتاز، روی { $place }، { $played } عدد باز دارد به جای { $best }.
tutor-nardi-off = مهره‌های کمتری بیرون برده می‌شود: { $played } به جای { $best }.
tutor-nardi-head =
    { $played ->
        [one] { $played } مهره روی سر می‌ماند به جای { $best }.
       *[other] { $played } مهره روی سر می‌ماند به جای { $best }.
    }
tutor-nardi-home = مهره‌های کمتری به زمین پایانی رسیده است: { $played } به جای { $best }.
tutor-nardi-points = خانه‌های کمتری گرفته شده است: { $played } به جای { $best }.

## Ludo
tutor-ludo-captured = فرصت زدن مهره از دست می‌رود.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] مهرهٔ روی { $place } در تیررس یک مهرهٔ حریف می‌ماند.
           *[other] مهرهٔ روی { $place } در تیررس { $played } مهرهٔ حریف می‌ماند.
        }
       *[other] مهرهٔ روی { $place } در تیررس { $played } مهرهٔ حریف می‌ماند به جای { $best }.
    }
tutor-ludo-base =
    { $played ->
        [one] { $played } مهره در پایگاه می‌ماند به جای { $best }.
       *[other] { $played } مهره در پایگاه می‌ماند به جای { $best }.
    }
tutor-ludo-goal = هیچ مهره‌ای را به مقصد نمی‌رساند.
tutor-ludo-safe = مهره‌های کمتری امن است: { $played } به جای { $best }.
tutor-ludo-reach = مهره‌های کمتری از حریف در تیررس تاس بعد است: { $played } به جای { $best }.

## Mill
tutor-mill-closed =
    { $played ->
        [0] دوزی نمی‌سازد.
       *[other] دوزهای کمتری می‌سازد.
    }
tutor-mill-threat = حریف می‌تواند روی { $place } دوز بسازد.
tutor-mill-opened = دوزی را باز می‌کند.
tutor-mill-waiting = ردیف‌های کمتری منتظر مهرهٔ سوم است: { $played } به جای { $best }.
tutor-mill-room = { $played } حرکت باقی می‌گذارد به جای { $best }.
tutor-mill-enemy-room = برای حریف { $played } حرکت باقی می‌گذارد به جای { $best }.
