# Armenian. The store of shared tables. $problem is what the database says, in its own words.
# Terms: store = պահոց, lease = վարձակալություն, deadline = վերջնաժամկետ, database = տվյալների բազա, sender = ուղարկող.

store-address = Տվյալների բազան բացել չի հաջողվում՝ { $problem }։ Սպասվում է՝ ֆայլ կամ postgres://user@host/database։
store-name =
    «{ $found }»-ը չի կարող լինել { $what ->
        [table] սեղանի
        [client] ուղարկողի
        [lease] վարձակալության
        [holder] վարձակալի
        [kind] իրադարձության տեսակի
       *[deadline] վերջնաժամկետի
    } անուն։ Սպասվում է՝ 1-ից 100 տառ, թվանշան և նշան՝ առանց բացատների։
store-no-events = Ավելացնելու բան չկա։
store-too-large = { $bytes } բայթը չափազանց շատ է․ մեկ անգամից ընդունվում է ամենաշատը { $most }։
store-no-table = { $table } սեղան չկա։
store-compacted = { $table } սեղանը փակված է։ Դրա գրառումը պահված է։
store-full = Սկավառակը լիքն է, ուստի ոչինչ չպահվեց՝ { $problem }
store-unavailable = Տվյալների բազան հասանելի չէ՝ { $problem }
store-newer = Տվյալների բազայի տարբերակը { $found } է, բայց հայտնի են միայն տարբերակները մինչև { $known }-ը ներառյալ։ Օգտագործեք ավելի նոր Teahouse։
store-exists = { $path } արդեն կա և չի վերագրվում։
store-damaged = { $path } ֆայլը Teahouse-ի ամբողջական տվյալների բազա չէ՝ { $problem }
store-not-encrypted = Teahouse-ի սեփական միացումները PostgreSQL-ին գաղտնագրված չեն, ուստի գաղտնագրում պահանջող հասցեն մերժվում է։ Օգտագործեք սոկետ, մասնավոր ցանց կամ թունել և մի նշեք sslmode։
store-no-copies = Պահուստային պատճենների համար PostgreSQL-ն ունի իր գործիքները՝ pg_dump և pg_restore։
store-closed = Պահոցը փակ է։
store-failed = Տվյալների բազան մերժեց՝ { $problem }
