# The page and its server, in Chinese.
# Terms: port 端口, browser 浏览器, page 网页.

serve-at = Teahouse 已在 { $address } 打开 – 按 Ctrl-C 关闭。
serve-for-all = 凡能连到这台电脑的人，都可以用这台电脑自己的地址打开它。
serve-cannot-open = 无法启动浏览器（{ $problem }）。请自行打开 { $address } 。

## Why nothing can listen
serve-port-taken = 端口 { $port } 已被其他程序占用。请另选一个，或用 --port 0 任选空闲端口。
serve-ports-taken = 端口 { $first } 到 { $last } 均已被占用。请用 --port 另选一个，或用 --port 0 任选空闲端口。
serve-port-forbidden = 当前用户无权使用端口 { $port }。1024 及以上的端口人人可用：--port 7654。
serve-no-address = { $address } 不是这台电脑的地址。--listen 127.0.0.1 仅供本机使用，--listen 0.0.0.0 供所有能连到本机的人使用。
serve-cannot-listen = 无法在 { $address } 监听：{ $problem }

## Backups. $path is a file.
backup-done = { $path } 保存了所有棋桌的当前状态。
restore-done = 棋桌已在 { $path } 中。用 "teahouse serve --database { $path }" 继续。
database-nowhere = 没有说明棋桌在哪里。请用 --database 指定文件，或设置 { $variable }。

## What a browser is told
serve-page-not-built = 这个 Teahouse 编译时没有包含网页。请在项目文件夹中运行 "make page"，重新编译后再启动；或运行 "make run"，一次全部完成。
serve-no-file = 这里没有文件 { $path }。
serve-only-get = 这里不接受 { $method }：文件用 GET 或 HEAD 读取。

# Tables that people share
serve-tables = 棋桌保存在 { $database }。
serve-tables-refused = 棋桌无法保存在 { $database }：{ $problem }
