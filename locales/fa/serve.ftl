# The page and its server, in Persian.
# Terms: port درگاه, browser مرورگر, page صفحه.

serve-at = Teahouse در { $address } باز است – Ctrl-C آن را می‌بندد.
serve-for-all = هر کسی که به این رایانه دسترسی دارد می‌تواند آن را با نشانی خود رایانه باز کند.
serve-cannot-open = هیچ مرورگری اجرا نشد ({ $problem }). خودتان { $address } را باز کنید.

## Why nothing can listen
serve-port-taken = درگاه { $port } را برنامهٔ دیگری گرفته است. درگاه دیگری بدهید، یا --port 0 برای هر درگاه آزاد.
serve-ports-taken = درگاه‌های { $first } تا { $last } همه گرفته شده‌اند. با --port درگاه دیگری بدهید، یا --port 0 برای هر درگاه آزاد.
serve-port-forbidden = این کاربر اجازهٔ استفاده از درگاه { $port } را ندارد. درگاه‌های 1024 به بالا برای همه باز است: --port 7654.
serve-no-address = { $address } نشانی این رایانه نیست. --listen 127.0.0.1 فقط برای همین رایانه است و --listen 0.0.0.0 برای هر کسی که به آن دسترسی دارد.
serve-cannot-listen = در { $address } نمی‌شود منتظر اتصال ماند: { $problem }

## Backups. $path is a file.
backup-done = همهٔ میزها، همان‌طور که الان هستند، در { $path } است.
restore-done = میزها در { $path } است. "teahouse serve --database { $path }" با آن‌ها ادامه می‌دهد.
database-nowhere = معلوم نیست میزها کجاست. با --database فایلی بدهید، یا { $variable } را تنظیم کنید.

## What a browser is told
serve-page-not-built = این Teahouse بدون صفحه‌اش ساخته شده است. در پوشهٔ پروژه "make page" را اجرا کنید، آن را دوباره بسازید و از نو اجرا کنید؛ یا "make run" که همهٔ این کارها را می‌کند.
serve-no-file = فایل { $path } اینجا نیست.
serve-only-get = اینجا چیزی به { $method } پاسخ نمی‌دهد: فایل‌ها با GET یا HEAD خوانده می‌شوند.

# Tables that people share
serve-tables = میزها در { $database } نگه داشته می‌شود.
serve-tables-refused = میزها را نمی‌شود در { $database } نگه داشت: { $problem }
