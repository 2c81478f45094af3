# What the engine answers to a page that asked something it cannot answer, in Chinese.

desk-request = 无法读取请求：{ $problem }
desk-no-table = 没有棋桌 { $table }。
desk-too-many-tables = 打开的棋桌超过 { $most } 张，请先关闭一张。
desk-not-thinking = 现在没有人在思考。
desk-not-reviewing = 现在没有人在复盘。
desk-net = 无法读取网络 { $name }：{ $problem }
desk-endgames = 无法读取残局库：{ $problem }
desk-endgames-of-mill = 只有九子棋才有残局库。
desk-event = 事件 { $event }：{ $problem }
desk-problem = { $problem }
desk-format = “{ $format }”不是棋谱格式。
