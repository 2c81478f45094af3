# The store of shared tables, in Chinese. $problem is what the database says, in its own words.
# Terms: store 存储, table 棋桌, lease 租约, deadline 期限, database 数据库.

store-address = 无法打开数据库：{ $problem }。应为：文件，或 postgres://user@host/database。
store-name =
    “{ $found }”不能用作{ $what ->
        [table] 棋桌
        [client] 发送者
        [lease] 租约
        [holder] 租约持有者
        [kind] 事件类型
       *[deadline] 期限
    }的名称。应为：1 到 100 个字母、数字和符号，不含空格。
store-no-events = 没有可追加的内容。
store-too-large = { $bytes } 字节太多；一次最多 { $most } 字节。
store-no-table = 没有棋桌 { $table }。
store-compacted = 棋桌 { $table } 已关闭。它的棋谱已保存。
store-full = 磁盘已满，没有存储任何内容：{ $problem }
store-unavailable = 无法连接数据库：{ $problem }
store-newer = 数据库的版本是 { $found }，但只认识 { $known } 及以下的版本。请使用更新的 Teahouse。
store-exists = { $path } 已存在，不会覆盖。
store-damaged = { $path } 不是完整的 Teahouse 数据库：{ $problem }
store-not-encrypted = Teahouse 自身与 PostgreSQL 的连接不加密，因此要求加密的地址会被拒绝。请使用套接字、专用网络或隧道，并去掉 sslmode。
store-no-copies = PostgreSQL 有自己的备份工具：pg_dump 和 pg_restore。
store-closed = 存储已关闭。
store-failed = 数据库拒绝：{ $problem }
