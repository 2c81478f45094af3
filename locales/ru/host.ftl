# Russian: what the server says at tables that people share. $seat is a number, but in host-not-your-turn.
# Terms: server = сервер, table = стол, seat = место, client = клиент, intention = намерение, connection = соединение.

## Making a table
host-rules-long = Размер файла правил — { $bytes } Б; сервер принимает не больше { $most } Б.
host-seats = Мест на доске: { $expected }, а указано: { $found }.
host-seat-empty = На месте { $seat } кто-то должен играть.
host-seat-nobody = По этим правилам на месте { $seat } никто не играет.
host-seat-level = Место { $seat }: уровня { $level } нет; уровни — от 1 до 10.
host-no-person = Хотя бы одно место должно быть для человека.
host-own-seat = Место { $seat } не для человека, поэтому вашим быть не может.
host-clock = На часах должна быть хотя бы секунда и не больше { $most } с.
host-only-json = Чтобы создать стол, нужно тело запроса типа application/json.
host-body = Тело запроса слишком длинное или не пришло вовремя; в нём может быть до { $most } Б.
host-foreign-origin = Этой странице нельзя обращаться к этому серверу.

## At a table
table-stale = Раньше произошло что-то другое.
host-no-table = Такого стола нет. Возможно, ссылка неполная или стол создан слишком давно.
host-table-is-record = Эта партия давно окончена. Её запись ещё можно прочитать.
host-table-broken = То, что сохранено об этом столе, прочитать не удаётся.
host-made-twice = Этот стол уже создан.
host-not-stored = Серверу не удалось это сохранить. Ничего не изменилось; попробуйте ещё раз чуть позже.
host-full = На сервере кончилось место для ходов. Ничего не потеряно: партия продолжится, когда место появится.
host-wrong-token = Эта ссылка не относится ни к одному месту за этим столом.
host-no-seat = Места { $seat } здесь нет.
host-seat-taken = Здесь уже сидит кто-то другой.
host-seat-kept = Это место для кого-то оставлено.
host-token-twice = У вас уже есть место за этим столом.
host-name = Имя может быть не длиннее { $most } букв и без управляющих символов.
host-contribution = Вклад в кости должен состоять из шестнадцатеричных цифр, от 2 до { $most }.
host-watching = Вы смотрите. Чтобы играть, сначала займите место.
host-not-seated = На вашем месте больше никто не играет.
host-not-begun = Партия начнётся, когда все места будут заняты.
host-over = Партия окончена.
host-withdrawn = Этот стол закрыли до начала партии.
host-has-begun = Партия началась. Чтобы закончить её, сдайтесь.
host-others-wait = За этим столом сидят и другие, поэтому он остаётся открытым.
host-not-over = Партия ещё не окончена.
host-not-your-turn = Сейчас ходят { $seat }.
host-not-yours = { $action } — не ваше действие.
host-action-long = Ход может быть не длиннее { $most } знаков.
host-not-due = Сейчас делать нечего.
host-offer-open = Одно предложение уже сделано. Сначала нужно на него ответить.
host-no-offer = Никто ничего не предлагал.
host-offer-others = Ответить должны остальные.
host-no-draws = В играх с костями на ничью не соглашаются.
host-no-draw-with-computers = Компьютер всегда играет дальше.
host-undo-what = Взять назад можно только то, что было: укажите, сколько событий из { $events } оставить.
host-again-already = Вы уже об этом сказали.

## On the connection
socket-hello-first = Первым сообщением должно быть hello.
socket-hello-twice = hello уже было.
socket-version = Клиент говорит на версии { $found } протокола, а сервер — на версии { $known }.
socket-not-understood = Это непонятно: { $problem }
socket-id = id намерения — от 1 до 40 букв, цифр и дефисов.
socket-text-only = Сообщения передаются текстом.
socket-too-often = Слишком много сразу. Подождите немного.
socket-too-many = Отсюда слишком много соединений.
socket-only = Этот адрес — для WebSocket.
socket-stopping = Сервер останавливается. Зайдите чуть позже.
