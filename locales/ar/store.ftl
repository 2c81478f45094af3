# The store of shared tables, in Arabic. $problem is what the database says, in its own words.
# Terms: store مخزن, table طاولة, lease حجز, deadline مهلة, database قاعدة بيانات.

store-address = تعذر فتح قاعدة البيانات: { $problem }. المتوقع: ملف، أو postgres://user@host/database.
store-name =
    «{ $found }» لا يصلح اسمًا { $what ->
        [table] لطاولة
        [client] لمرسِل
        [lease] لحجز
        [holder] لصاحب حجز
        [kind] لنوع حدث
       *[deadline] لمهلة
    }. المتوقع: من 1 إلى 100 من الحروف والأرقام والعلامات، بلا مسافات.
store-no-events = لا شيء يُضاف.
store-too-large = { $bytes } بايت أكثر من اللازم؛ يُقبل { $most } في المرة الواحدة.
store-no-table = لا توجد طاولة { $table }.
store-compacted = الطاولة { $table } مغلقة. سجلها محفوظ.
store-full = القرص ممتلئ، فلم يُخزَّن شيء: { $problem }
store-unavailable = تعذر الوصول إلى قاعدة البيانات: { $problem }
store-newer = قاعدة البيانات من الإصدار { $found }، والمعروف هو الإصدارات حتى { $known } فقط. استعمل إصدارًا أحدث من Teahouse.
store-exists = { $path } موجود من قبل، ولن يُكتب فوقه.
store-damaged = { $path } ليس قاعدة بيانات كاملة من Teahouse: { $problem }
store-not-encrypted = اتصالات Teahouse نفسه بـ PostgreSQL غير مشفرة، فيُرفض كل عنوان يطلب التشفير. استعمل مقبسًا (socket) أو شبكة خاصة أو نفقًا، واحذف sslmode.
store-no-copies = لدى PostgreSQL أدواته الخاصة للنسخ الاحتياطي: pg_dump وpg_restore.
store-closed = المخزن مغلق.
store-failed = رفضت قاعدة البيانات: { $problem }
