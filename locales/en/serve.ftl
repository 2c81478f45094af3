# The page and its server: `teahouse serve`.

# $address is a web address.
serve-at = Teahouse is open at { $address } – Ctrl-C closes it.
serve-for-all = Everybody who can reach this machine can open it, under the machine's own address.
serve-cannot-open = No browser could be started ({ $problem }). Open { $address } yourself.

## Why nothing can listen
serve-port-taken = Port { $port } is taken by another program. Name another one, or --port 0 for any that is free.
serve-ports-taken = The ports { $first } to { $last } are all taken. Name another one with --port, or --port 0 for any that is free.
serve-port-forbidden = This user may not use port { $port }. Ports from 1024 on are open to everybody: --port 7654.
serve-no-address = { $address } is no address of this machine. --listen 127.0.0.1 is for this machine alone, --listen 0.0.0.0 for everybody who can reach it.
serve-cannot-listen = Cannot listen at { $address }: { $problem }

## Backups. $path is a file.
backup-done = { $path } holds all tables as they are now.
restore-done = The tables are in { $path }. "teahouse serve --database { $path }" goes on with them.
database-nowhere = Nobody says where the tables are. Name a file with --database, or set { $variable }.

## What a browser is told
serve-page-not-built = This Teahouse was built without its page. Run "make page" in the project's folder, build it again, and start it anew; or "make run", which does all of that.
serve-no-file = There is no file { $path } here.
serve-only-get = Nothing here answers { $method }: files are read with GET or HEAD.

# Tables that people share
serve-tables = Tables are kept in { $database }.
serve-tables-refused = Tables cannot be kept in { $database }: { $problem }
