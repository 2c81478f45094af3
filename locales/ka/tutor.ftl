# Georgian. What the tutor says.
# Terms: მასწავლებელი tutor, ბლოკი block, თავი head, ქვა checker, უჯრა point, ფიშკა piece (Ludo), ბაზა base,
# ფინიში goal, წისქვილი mill.

## What it costs
tutor-warning = { $action } – { $mark }: ღირს { $points } ქულა.
tutor-better = უკეთესია { $better }.
tutor-take-back = დავაბრუნოთ უკან? (y – კი, n – არა)
tutor-taken-back = სვლა უკან დაბრუნდა.
tutor-on = ცუდ სვლაზე წინასწარ გაგაფრთხილებთ.
tutor-off = ცუდ სვლებზე აღარ გაგაფრთხილებთ.
tutor-what = აკრიფეთ tutor on ან tutor off.

## Chances
tutor-chance-win = { $seat } იგებს: { $played } %, ნაცვლად { $best } %-ისა.
tutor-chance-win-by-mars = { $seat } მარსით იგებს: { $played } %, ნაცვლად { $best } %-ისა.
tutor-chance-loss-by-mars = { $seat } შეიძლება მარსით აგებდეს: { $played } %, ნაცვლად { $best } %-ისა.
tutor-chance-win-by-koks = { $seat } კოქსით იგებს: { $played } %, ნაცვლად { $best } %-ისა.
tutor-chance-loss-by-koks = { $seat } შეიძლება კოქსით აგებდეს: { $played } %, ნაცვლად { $best } %-ისა.

## Nardi
tutor-nardi-block = მოწინააღმდეგის ქვის წინ ყველაზე გრძელი ბლოკი { $played } უჯრაა, ნაცვლად { $best }-ისა.
tutor-nardi-numbers = ამ მდგომარეობით შემდეგ ჯერზე ექვსი რიცხვიდან მხოლოდ { $played } ითამაშება, ნაცვლად { $best }-ისა.
tutor-nardi-behind = მოწინააღმდეგის ბლოკის უკან რჩება { $played } ქვა, ნაცვლად { $best }-ისა.
tutor-nardi-runner = მეწინავე ქვას ({ $place }) { $played } ღია რიცხვი აქვს, ნაცვლად { $best }-ისა.
tutor-nardi-off = ნაკლები ქვაა გაყვანილი: { $played }, ნაცვლად { $best }-ისა.
tutor-nardi-head = თავზე რჩება { $played } ქვა, ნაცვლად { $best }-ისა.
tutor-nardi-home = კარში ნაკლები ქვაა შესული: { $played }, ნაცვლად { $best }-ისა.
tutor-nardi-points = ნაკლები უჯრაა დაკავებული: { $played }, ნაცვლად { $best }-ისა.

## Ludo
tutor-ludo-captured = მოკვლის შანსი ხელიდან გაშვებულია.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] ფიშკა ({ $place }) მოწინააღმდეგის ერთი ფიშკის დარტყმის ქვეშ რჩება.
           *[other] ფიშკა ({ $place }) მოწინააღმდეგის { $played } ფიშკის დარტყმის ქვეშ რჩება.
        }
       *[other] ფიშკა ({ $place }) მოწინააღმდეგის { $played } ფიშკის დარტყმის ქვეშ რჩება, ნაცვლად { $best }-ისა.
    }
tutor-ludo-base = ბაზაზე რჩება { $played } ფიშკა, ნაცვლად { $best }-ისა.
tutor-ludo-goal = ფინიშამდე არცერთი ფიშკა არ მიდის.
tutor-ludo-safe = ნაკლები ფიშკაა უსაფრთხოდ: { $played }, ნაცვლად { $best }-ისა.
tutor-ludo-reach = შემდეგი გაგორებით მოწინააღმდეგის ნაკლებ ფიშკას მისწვდებით: { $played }, ნაცვლად { $best }-ისა.

## Mill
tutor-mill-closed =
    { $played ->
        [0] წისქვილი არ იწყობა.
       *[other] ნაკლები წისქვილი იწყობა.
    }
tutor-mill-threat = მოწინააღმდეგეს წისქვილის აწყობა შეუძლია: { $place }.
tutor-mill-opened = წისქვილი იშლება.
tutor-mill-waiting = მესამე ქვას ნაკლები ხაზი ელოდება: { $played }, ნაცვლად { $best }-ისა.
tutor-mill-room = რჩება { $played } სვლა, ნაცვლად { $best }-ისა.
tutor-mill-enemy-room = მოწინააღმდეგეს რჩება { $played } სვლა, ნაცვლად { $best }-ისა.
