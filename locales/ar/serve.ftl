# The page and its server, in Arabic.
# Terms: port منفذ, browser متصفح, page صفحة.

serve-at = Teahouse مفتوح على { $address } – ويغلقه Ctrl-C.
serve-for-all = كل من يصل إلى هذا الجهاز يستطيع فتحه بعنوان الجهاز نفسه.
serve-cannot-open = تعذّر تشغيل أي متصفح ({ $problem }). افتح { $address } بنفسك.

## Why nothing can listen
serve-port-taken = المنفذ { $port } يشغله برنامج آخر. اختر غيره، أو --port 0 لأي منفذ متاح.
serve-ports-taken = المنافذ من { $first } إلى { $last } كلها مشغولة. اختر غيرها بالخيار --port، أو --port 0 لأي منفذ متاح.
serve-port-forbidden = لا يحق لهذا المستخدم استعمال المنفذ { $port }. المنافذ من 1024 فما فوق مفتوحة للجميع: --port 7654.
serve-no-address = { $address } ليس عنوانًا لهذا الجهاز. --listen 127.0.0.1 لهذا الجهاز وحده، و --listen 0.0.0.0 لكل من يصل إليه.
serve-cannot-listen = لا يمكن استقبال الاتصالات على { $address }: { $problem }

## Backups. $path is a file.
backup-done = في { $path } كل الطاولات كما هي الآن.
restore-done = الطاولات في { $path }. و"teahouse serve --database { $path }" يتابع بها.
database-nowhere = لم يُذكر أين الطاولات. اذكر ملفًا بالخيار --database، أو عيّن { $variable }.

## What a browser is told
serve-page-not-built = بُني هذا الإصدار من Teahouse بلا صفحته. نفّذ "make page" في مجلد المشروع، ثم أعد بناءه وشغّله من جديد؛ أو نفّذ "make run" الذي يفعل كل ذلك.
serve-no-file = لا يوجد هنا ملف { $path }.
serve-only-get = لا شيء هنا يجيب عن { $method }: تُقرأ الملفات بـ GET أو HEAD.

# Tables that people share
serve-tables = تُحفظ الطاولات في { $database }.
serve-tables-refused = لا يمكن حفظ الطاولات في { $database }: { $problem }
