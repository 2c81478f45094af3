# Playing together at tables of a server, on the page, in Chinese.
# Terms: online 在线, table 棋桌, seat 座位, link 链接, clock 棋钟, reserve 备用时间, fingerprint 指纹, secret 密值.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = 在线对局
online-home-line = 公开的棋桌，或用链接自己开一桌
# A name for somebody who gave none.
online-guest = 访客
online-name = 您的名字
online-away = 服务器没有响应。网络是否正常？
online-back = 返回公开棋桌

## A new table
new-online = 在线
new-here = 本机
online-open-table = 开桌
online-opening = 正在开桌 …
online-others = 其他人
online-clock = 棋钟
online-clock-none = 无
online-clock-quick = 快
online-clock-usual = 通常
online-clock-slow = 慢
online-clock-own = 自定
online-clock-move = 每步秒数
online-clock-reserve = 备用时间（分钟）
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = 每步 { $move } 秒，备用 { $reserve }
online-clock-help = 每步的秒数不计入备用时间。超出的部分从备用时间中扣除，备用时间用完者判负。
online-no-clock = 不用棋钟
online-listed = 任何人都可加入
online-listed-help = 棋桌会列在公开棋桌中。否则只有持链接的人才能来。
online-match = { $length } 分制比赛
online-single = 单局

## Open tables
online-tables = 公开棋桌
online-tables-none = 现在没有人在等对手。
online-tables-none-help = 开一桌，把链接发给朋友，或让任何人加入。
online-tables-new = 开一桌
online-join = 加入
online-join-label = 加入{ $variant }棋桌
online-waits = { $person } 在等待
online-waits-nobody = 还没有人
# $when is as in "5 minutes ago".
online-since = { $when }开桌
online-free-seats =
    { $count ->
       *[other] { $count } 个空位
    }

## Before the game
online-invited = 邀请您入座
online-waiting = 等待其他人
online-sit-as = 加入{ $seat }
online-watch = 观战
online-free = 空位
online-you-are = { $person }（您）
online-here = 在线
online-gone = 离线
online-link = 把这个链接发给您想一起下的人
online-copy = 复制
online-copied = 已复制
online-share = 分享
online-link-text = 来和我下{ $variant }
online-rules = 规则
online-missing = 没有这张棋桌。
online-missing-help = 链接可能不完整，或棋桌已不存在：早已结束的对局不会永久保存。
online-wrong-seat = 这个链接不对应这张棋桌的任何座位。那里可能坐着别人。
online-stay = 您可以关闭网页。对局会在“我的对局”里等您。
online-close = 关闭棋桌
online-closed = 这张棋桌已关闭。

## Fair dice
online-fair = 公平骰子
online-fair-line = 骰子由服务器掷，谁也不能选择点数。对局结束后可以检查。
online-fair-how = 在有人入座之前，服务器选定一个密值并公布了它的指纹，见下方。每个入座的人都会加入自己的随机数字。每次掷骰都由所有这些数字算出。对局结束后密值公开：它的指纹必须与此相同，每次掷骰也必须能由它算出。
online-fingerprint = 密值的指纹
online-check = 检查骰子
online-checking = 正在检查 …
online-check-right =
    { $rolls ->
        [1] 骰子是公平的：{ $rolls } 次掷骰与密值相符。
       *[other] 骰子是公平的：全部 { $rolls } 次掷骰都与密值相符。
    }
online-check-right-some = 骰子是公平的：每次掷骰都与密值相符。
online-check-forged = 伪造
online-check-impossible = 无法在这里检查：{ $problem }
online-check-label = 检查{ $variant }的骰子

## At the table
# Stands in the title of the page.
online-your-turn = 轮到您
online-won = { $person } 获胜
online-lost = 连接中断，正在重试 …
online-out-of-step = 此网页与对局不同步。请重新加载。详情：{ $problem }
online-watching = 您在观战
online-watchers =
    { $count ->
       *[other] { $count } 人观战
    }
online-offers-draw = { $person } 提议和棋。
online-offers-undo = { $person } 请求悔上一步棋。
online-offered-draw = 您提议了和棋。
online-offered-undo = 您请求了悔棋。
online-accept = 同意
online-decline = 拒绝
online-withdraw = 撤回
online-waits-answer = 您已同意。其他人还没有回应。
online-say-declined = { $person } 拒绝了
online-offer-draw = 提议和棋
online-clock-left = { $person } 还剩 { $time }
online-my-link = 在其他设备上用我的座位
online-my-link-help = 这个链接就是您的座位：谁打开它，谁就替您下棋。除了自己，不要发给任何人。
online-table-link = 观战链接
online-goes-on = 电脑代替 { $person } 继续下。

## The end
online-over-resignation = { $person } 认输
online-over-timeout = { $person } 超时
online-over-agreement = 双方同意
online-rematch = 再战
online-rematch-wanted = { $person } 想再战一局。
online-rematch-waits = 等待 { $person } …
online-rematch-others = 等待其他人 …

## My games
games-online = 在线
games-against = { $variant }，对手：{ $person }
games-online-table = { $variant }，在线
