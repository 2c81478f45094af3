# What the engine answers to a page that asked something it cannot answer, in Persian.

desk-request = درخواست خوانده نمی‌شود: { $problem }
desk-no-table = میز { $table } وجود ندارد.
desk-too-many-tables = بیش از { $most } میز باز است؛ اول یکی را ببندید.
desk-not-thinking = کسی در حال فکر کردن نیست.
desk-not-reviewing = کسی در حال بازبینی بازی نیست.
desk-net = شبکهٔ { $name } خوانده نمی‌شود: { $problem }
desk-endgames = پایان‌بازی‌ها خوانده نمی‌شوند: { $problem }
desk-endgames-of-mill = پایان‌بازی فقط برای دوز هست.
desk-event = رویداد { $event }: { $problem }
desk-problem = { $problem }
desk-format = «{ $format }» قالب ثبت بازی نیست.
