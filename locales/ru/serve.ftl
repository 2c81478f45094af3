# Russian: the page and its server. Terms: port = порт, browser = браузер, page = страница.

serve-at = Teahouse открыт по адресу { $address } — Ctrl-C закрывает его.
serve-for-all = Открыть его может каждый, кому доступен этот компьютер, — по адресу самого компьютера.
serve-cannot-open = Браузер запустить не удалось ({ $problem }). Откройте { $address } сами.

## Why nothing can listen
serve-port-taken = Порт { $port } занят другой программой. Укажите другой или --port 0 — подойдёт любой свободный.
serve-ports-taken = Порты с { $first } по { $last } все заняты. Укажите другой через --port или --port 0 — подойдёт любой свободный.
serve-port-forbidden = Этому пользователю порт { $port } недоступен. Порты от 1024 открыты для всех: --port 7654.
serve-no-address = { $address } — не адрес этого компьютера. --listen 127.0.0.1 — только для этого компьютера, --listen 0.0.0.0 — для всех, кому он доступен.
serve-cannot-listen = Принимать соединения по адресу { $address } не удаётся: { $problem }

## Backups. $path is a file.
backup-done = В { $path } — все столы, как они есть сейчас.
restore-done = Столы — в { $path }. «teahouse serve --database { $path }» продолжит с ними.
database-nowhere = Не сказано, где столы. Укажите файл через --database или задайте { $variable }.

## What a browser is told
serve-page-not-built = Этот Teahouse собран без страницы. Выполните «make page» в папке проекта, соберите его заново и запустите снова; или «make run» — эта команда делает всё сразу.
serve-no-file = Файла { $path } здесь нет.
serve-only-get = На { $method } здесь ничто не отвечает: файлы читаются через GET или HEAD.

# Tables that people share
serve-tables = Столы хранятся в { $database }.
serve-tables-refused = Хранить столы в { $database } нельзя: { $problem }
