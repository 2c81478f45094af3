# What the server says at tables that people share, in Chinese. $seat is a number, but in host-not-your-turn.
# Terms: server 服务器, table 棋桌, seat 座位, client 客户端, intention 意图, connection 连接.

## Making a table
host-rules-long = 规则文件有 { $bytes } 字节；服务器最多接受 { $most } 字节。
host-seats = 棋盘有 { $expected } 个座位，却给出了 { $found } 个。
host-seat-empty = 座位 { $seat } 必须有人下。
host-seat-nobody = 按这种规则，座位 { $seat } 没有人下。
host-seat-level = 座位 { $seat }：没有 { $level } 级；级别从 1 到 10。
host-no-person = 至少要有一个座位留给真人。
host-own-seat = 座位 { $seat } 不是给真人的，所以不能归您。
host-clock = 棋钟至少要有一秒，最多 { $most } 秒。
host-only-json = 创建棋桌的请求正文类型必须是 application/json。
host-body = 请求正文太长，或没有及时送到；最多 { $most } 字节。
host-foreign-origin = 这个网页不能访问此服务器。

## At a table
table-stale = 在此之前发生了别的事。
host-no-table = 没有这张棋桌。可能链接不完整，或棋桌是很久以前开的。
host-table-is-record = 这局早已结束。棋谱仍可查看。
host-table-broken = 无法读取这张棋桌的存储内容。
host-made-twice = 这张棋桌已经创建过了。
host-not-stored = 服务器未能存储。什么都没有改变；请稍后再试。
host-full = 服务器已没有空间存储走法。什么都没有丢失，有空间后对局会继续。
host-wrong-token = 这个链接不属于这张棋桌的任何座位。
host-no-seat = 这里没有座位 { $seat }。
host-seat-taken = 这里已经有别人坐了。
host-seat-kept = 这个座位已留给别人。
host-token-twice = 您在这张棋桌已有座位。
host-name = 名字最多 { $most } 个字，不能含控制字符。
host-contribution = 骰子的贡献值必须是十六进制数字，2 到 { $most } 位。
host-watching = 您在观战。要下棋，请先入座。
host-not-seated = 您的座位已经没有人下了。
host-not-begun = 所有座位坐满后对局才开始。
host-over = 对局已结束。
host-withdrawn = 这张棋桌在对局开始前已关闭。
host-has-begun = 对局已开始。要结束请认输。
host-others-wait = 还有其他人坐在这里，所以棋桌保持开放。
host-not-over = 对局尚未结束。
host-not-your-turn = 现在轮到{ $seat }。
host-not-yours = { $action } 不该由您来做。
host-action-long = 走法最多 { $most } 个字符。
host-not-due = 现在没有要做的事。
host-offer-open = 已经有一项提议，必须先回应它。
host-no-offer = 没有任何提议。
host-offer-others = 要由其他人回应。
host-no-draws = 有骰子的棋不能协议和棋。
host-no-draw-with-computers = 电脑总是继续下。
host-undo-what = 只能撤回已发生的事：请指明 { $events } 个事件中保留几个。
host-again-already = 您已经表示过了。

## On the connection
socket-hello-first = 第一条消息必须是 hello。
socket-hello-twice = hello 已经发过了。
socket-version = 此客户端使用协议版本 { $found }；服务器使用版本 { $known }。
socket-not-understood = 无法理解：{ $problem }
socket-id = 意图的 id 由 1 到 40 个字母、数字和连字符组成。
socket-text-only = 消息必须是文本。
socket-too-often = 一次太多了。请稍等。
socket-too-many = 来自这里的连接太多。
socket-only = 这个地址用于 WebSocket。
socket-stopping = 服务器正在停止。请稍后再来。
