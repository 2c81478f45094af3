# The page and its server, in Spanish.

serve-at = Teahouse está abierto en { $address } – Ctrl-C lo cierra.
serve-for-all = Quien pueda llegar a esta máquina puede abrirlo, con la dirección de la propia máquina.
serve-cannot-open = No se ha podido iniciar ningún navegador ({ $problem }). Abre { $address } por tu cuenta.

## Why nothing can listen
serve-port-taken = El puerto { $port } lo ocupa otro programa. Indica otro, o --port 0 para cualquiera que esté libre.
serve-ports-taken = Los puertos del { $first } al { $last } están todos ocupados. Indica otro con --port, o --port 0 para cualquiera que esté libre.
serve-port-forbidden = Este usuario no puede usar el puerto { $port }. Los puertos desde el 1024 están abiertos a todos: --port 7654.
serve-no-address = { $address } no es una dirección de esta máquina. --listen 127.0.0.1 es solo para esta máquina, --listen 0.0.0.0 para quien pueda llegar a ella.
serve-cannot-listen = No se puede escuchar en { $address }: { $problem }

## Backups. $path is a file.
backup-done = { $path } contiene todas las mesas tal como están ahora.
restore-done = Las mesas están en { $path }. "teahouse serve --database { $path }" sigue con ellas.
database-nowhere = No se ha dicho dónde están las mesas. Indica un archivo con --database, o define { $variable }.

## What a browser is told
serve-page-not-built = Este Teahouse se compiló sin su página. Ejecuta "make page" en la carpeta del proyecto, vuelve a compilarlo e inícialo de nuevo; o ejecuta "make run", que hace todo eso.
serve-no-file = Aquí no hay ningún archivo { $path }.
serve-only-get = Aquí nada responde a { $method }: los archivos se leen con GET o HEAD.

# Tables that people share
serve-tables = Las mesas se guardan en { $database }.
serve-tables-refused = No se pueden guardar mesas en { $database }: { $problem }
