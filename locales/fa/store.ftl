# The store of shared tables, in Persian. $problem is what the database says, in its own words.
# Terms: store انبار, table میز, lease اجاره, deadline مهلت, database پایگاه داده.

store-address = پایگاه داده باز نمی‌شود: { $problem }. شکل درست: یک فایل، یا postgres://user@host/database.
store-name =
    «{ $found }» نام درستی برای { $what ->
        [table] میز
        [client] فرستنده
        [lease] اجاره
        [holder] دارندهٔ اجاره
        [kind] نوع رویداد
       *[deadline] مهلت
    } نیست. شکل درست: 1 تا 100 حرف و رقم و نشانه، بدون فاصله.
store-no-events = چیزی برای افزودن نیست.
store-too-large = { $bytes } بایت زیاد است؛ هر بار { $most } بایت پذیرفته می‌شود.
store-no-table = میز { $table } وجود ندارد.
store-compacted = میز { $table } بسته شده است. ثبت بازی آن نگه داشته می‌شود.
store-full = دیسک پر است و چیزی ذخیره نشد: { $problem }
store-unavailable = پایگاه داده در دسترس نیست: { $problem }
store-newer = نسخهٔ پایگاه داده { $found } است، ولی فقط نسخه‌های تا { $known } شناخته‌شده است. از Teahouse جدیدتری استفاده کنید.
store-exists = { $path } از پیش هست و رویش نوشته نمی‌شود.
store-damaged = { $path } پایگاه دادهٔ کاملی از Teahouse نیست: { $problem }
store-not-encrypted = اتصال‌های خود Teahouse به PostgreSQL رمزگذاری نمی‌شود و نشانی‌ای که رمزگذاری بخواهد پذیرفته نمی‌شود. از سوکت، شبکهٔ خصوصی یا تونل استفاده کنید و sslmode را بردارید.
store-no-copies = PostgreSQL برای پشتیبان‌گیری ابزار خودش را دارد: pg_dump و pg_restore.
store-closed = انبار بسته است.
store-failed = پایگاه داده نپذیرفت: { $problem }
