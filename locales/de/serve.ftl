# The page and its server, in German.

serve-at = Teahouse ist offen unter { $address } – Ctrl-C schließt es.
serve-for-all = Alle, die diesen Rechner erreichen, können es unter der Adresse des Rechners öffnen.
serve-cannot-open = Es ließ sich kein Browser starten ({ $problem }). Öffne { $address } selbst.

## Why nothing can listen
serve-port-taken = Port { $port } ist von einem anderen Programm belegt. Nenne einen anderen, oder --port 0 für irgendeinen freien.
serve-ports-taken = Die Ports { $first } bis { $last } sind alle belegt. Nenne mit --port einen anderen, oder --port 0 für irgendeinen freien.
serve-port-forbidden = Dieser Benutzer darf Port { $port } nicht verwenden. Ports ab 1024 stehen allen offen: --port 7654.
serve-no-address = { $address } ist keine Adresse dieses Rechners. --listen 127.0.0.1 gilt nur für diesen Rechner, --listen 0.0.0.0 für alle, die ihn erreichen.
serve-cannot-listen = Unter { $address } lassen sich keine Verbindungen annehmen: { $problem }

## Backups. $path is a file.
backup-done = { $path } enthält alle Tische, wie sie jetzt sind.
restore-done = Die Tische sind in { $path }. Mit "teahouse serve --database { $path }" geht es an ihnen weiter.
database-nowhere = Es ist nicht angegeben, wo die Tische sind. Nenne mit --database eine Datei, oder setze { $variable }.

## What a browser is told
serve-page-not-built = Dieses Teahouse wurde ohne seine Seite gebaut. Führe "make page" im Ordner des Projekts aus, baue es neu und starte es wieder; oder "make run", das alles zusammen erledigt.
serve-no-file = Eine Datei { $path } gibt es hier nicht.
serve-only-get = Auf { $method } antwortet hier nichts: Dateien werden mit GET oder HEAD gelesen.

# Tables that people share
serve-tables = Die Tische werden in { $database } aufgehoben.
serve-tables-refused = In { $database } lassen sich keine Tische aufheben: { $problem }
