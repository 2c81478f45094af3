# What the server says at tables that people share, in German.
# Terms: seat Platz, clock Uhr, record Aufzeichnung, event Ereignis, intention Absicht.

## Making a table
host-rules-long = Die Regeldatei hat { $bytes } Byte; der Server nimmt bis zu { $most } an.
host-seats = Das Brett hat { $expected } Plätze, angegeben sind aber { $found }.
host-seat-empty = Auf Platz { $seat } muss jemand spielen.
host-seat-nobody = Auf Platz { $seat } spielt nach diesen Regeln niemand.
host-seat-level = Platz { $seat }: eine Stufe { $level } gibt es nicht; Stufen gehen von 1 bis 10.
host-no-person = Mindestens ein Platz muss für einen Menschen sein.
host-own-seat = Platz { $seat } ist nicht für einen Menschen und kann daher nicht deiner sein.
host-clock = Eine Uhr braucht mindestens eine Sekunde und höchstens { $most } Sekunden.
host-only-json = Ein Tisch wird mit einem Rumpf vom Typ application/json angelegt.
host-body = Der Rumpf der Anfrage ist zu lang oder kam nicht rechtzeitig; er darf { $most } Byte haben.
host-foreign-origin = Diese Seite darf nicht mit diesem Server sprechen.

## At a table
table-stale = Inzwischen ist etwas anderes geschehen.
host-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch ist sehr alt.
host-table-is-record = Diese Partie ist lange vorbei. Ihre Aufzeichnung lässt sich noch lesen.
host-table-broken = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen.
host-made-twice = Dieser Tisch wurde schon angelegt.
host-not-stored = Der Server konnte das nicht speichern. Es hat sich nichts geändert; versuche es gleich noch einmal.
host-full = Der Server hat keinen Platz mehr, um Züge zu speichern. Verloren ist nichts, und die Partie geht weiter, sobald wieder Platz ist.
host-wrong-token = Dieser Link gehört zu keinem Platz an diesem Tisch.
host-no-seat = Einen Platz { $seat } gibt es hier nicht.
host-seat-taken = Hier sitzt schon jemand anderes.
host-seat-kept = Dieser Platz ist für jemanden freigehalten.
host-token-twice = Du hast schon einen Platz an diesem Tisch.
host-name = Ein Name darf bis zu { $most } Buchstaben haben und keine Steuerzeichen.
host-contribution = Was zu den Würfeln beigetragen wird, müssen hexadezimale Ziffern sein, 2 bis { $most }.
host-watching = Du schaust zu. Um zu spielen, nimm zuerst Platz.
host-not-seated = Auf deinem Platz spielt niemand mehr.
host-not-begun = Die Partie beginnt, sobald jeder Platz besetzt ist.
host-over = Die Partie ist zu Ende.
host-withdrawn = Dieser Tisch wurde geschlossen, bevor die Partie begann.
host-has-begun = Die Partie hat begonnen. Um sie zu beenden, gib auf.
host-others-wait = Hier sitzen auch andere, deshalb bleibt der Tisch offen.
host-not-over = Die Partie ist noch nicht zu Ende.
host-not-your-turn = Am Zug ist { $seat }.
host-not-yours = { $action } ist nicht deine Sache.
host-action-long = Ein Zug darf bis zu { $most } Zeichen haben.
host-not-due = Jetzt gibt es nichts zu tun.
host-offer-open = Es liegt schon ein Angebot vor. Es muss zuerst beantwortet werden.
host-no-offer = Es liegt kein Angebot vor.
host-offer-others = Die anderen müssen antworten.
host-no-draws = Wo gewürfelt wird, einigt man sich nicht auf Unentschieden.
host-no-draw-with-computers = Der Computer spielt immer weiter.
host-undo-what = Zurücknehmen lässt sich nur, was geschehen ist: sag, wie viele der { $events } Ereignisse bleiben sollen.
host-again-already = Das hast du schon gesagt.

## On the connection
socket-hello-first = Die erste Nachricht muss hello sagen.
socket-hello-twice = hello wurde schon gesagt.
socket-version = Dieser Client spricht Version { $found } des Protokolls; der Server spricht Version { $known }.
socket-not-understood = Das ist nicht zu verstehen: { $problem }
socket-id = Die id einer Absicht hat 1 bis 40 Buchstaben, Ziffern und Bindestriche.
socket-text-only = Nachrichten sind Text.
socket-too-often = Das war zu viel auf einmal. Warte ein wenig.
socket-too-many = Von hier gibt es zu viele Verbindungen.
socket-only = Diese Adresse ist für WebSockets.
socket-stopping = Der Server wird beendet. Komm gleich wieder.
