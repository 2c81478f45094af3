# Playing together at tables of a server, on the page, in German.
# Terms: table Tisch, seat Platz, clock Uhr, reserve Reserve, fair dice faire Würfel, secret Geheimnis, fingerprint
# Fingerabdruck, rematch Revanche, take back zurücknehmen.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = Online spielen
online-home-line = Offene Tische, oder ein eigener per Link
# A name for somebody who gave none.
online-guest = Gast
online-name = Dein Name
online-away = Der Server antwortet nicht. Ist das Netz da?
online-back = Zurück zu den offenen Tischen

## A new table
new-online = Online
new-here = Hier
online-open-table = Tisch eröffnen
online-opening = Wird eröffnet …
online-others = Die anderen
online-clock = Uhr
online-clock-none = Keine
online-clock-quick = Schnell
online-clock-usual = Üblich
online-clock-slow = Langsam
online-clock-own = Eigene
online-clock-move = Sekunden je Zug
online-clock-reserve = Reserve in Minuten
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = { $move } s je Zug, { $reserve } Reserve
online-clock-help = Die Sekunden je Zug kosten nichts. Was ein Zug länger dauert, geht von der Reserve ab; wer keine mehr hat, verliert.
online-no-clock = Ohne Uhr
online-listed = Alle dürfen mitspielen
online-listed-help = Der Tisch steht unter den offenen Tischen. Sonst kommt nur dazu, wer den Link hat.
online-match = Match bis { $length }
online-single = Einzelne Partie

## Open tables
online-tables = Offene Tische
online-tables-none = Gerade wartet niemand auf eine Partie.
online-tables-none-help = Eröffne einen Tisch und schick den Link an Freunde, oder lass alle mitspielen.
online-tables-new = Tisch eröffnen
online-join = Mitspielen
online-join-label = Am Tisch mitspielen: { $variant }
online-waits = Am Tisch: { $person }
online-waits-nobody = Noch niemand da
# $when is as in "5 minutes ago".
online-since = eröffnet { $when }
online-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }

## Before the game
online-invited = Du bist eingeladen
online-waiting = Warten auf die anderen
online-sit-as = { $seat } spielen
online-watch = Zuschauen
online-free = Frei
online-you-are = { $person } (du)
online-here = da
online-gone = nicht da
online-link = Schick diesen Link an alle, mit denen du spielen willst
online-copy = Kopieren
online-copied = Kopiert
online-share = Teilen
online-link-text = Spiel mit mir { $variant }
online-rules = Regeln
online-missing = Diesen Tisch gibt es nicht.
online-missing-help = Vielleicht ist der Link unvollständig, oder es gibt den Tisch nicht mehr: Partien, die lange vorbei sind, werden nicht ewig aufgehoben.
online-wrong-seat = Dieser Link führt zu keinem Platz an diesem Tisch. Vielleicht sitzt dort jemand anderes.
online-stay = Du kannst die Seite schließen. Die Partie wartet auf dich unter „Meine Partien“.
online-close = Tisch schließen
online-closed = Dieser Tisch wurde geschlossen.

## Fair dice
online-fair = Faire Würfel
online-fair-line = Der Server würfelt, und niemand kann bestimmen, wie die Würfel fallen. Nach der Partie kannst du das prüfen.
online-fair-how = Bevor sich jemand gesetzt hat, hat der Server ein Geheimnis gewählt und dessen Fingerabdruck gezeigt; er steht unten. Alle, die sich setzen, geben eigene Zufallsziffern dazu. Aus allem zusammen wird jeder Wurf berechnet. Nach der Partie wird das Geheimnis gezeigt: es muss diesen Fingerabdruck haben, und jeder Wurf muss sich daraus ergeben.
online-fingerprint = Fingerabdruck des Geheimnisses
online-check = Würfel prüfen
online-checking = Wird geprüft …
online-check-right =
    { $rolls ->
        [one] Die Würfel sind fair: { $rolls } Wurf ergibt sich aus dem Geheimnis.
       *[other] Die Würfel sind fair: alle { $rolls } Würfe ergeben sich aus dem Geheimnis.
    }
online-check-right-some = Die Würfel sind fair: jeder Wurf ergibt sich aus dem Geheimnis.
online-check-forged = Gefälscht
online-check-impossible = Das lässt sich hier nicht prüfen: { $problem }
online-check-label = Würfel prüfen: { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = Du bist dran
online-won = { $person } hat gewonnen
online-lost = Verbindung verloren. Neuer Versuch …
online-out-of-step = Diese Seite hat das Spiel aus den Augen verloren. Lade sie neu. Einzelheiten: { $problem }
online-watching = Du schaust zu
online-watchers =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
online-offers-draw = { $person } bietet ein Unentschieden an.
online-offers-undo = { $person } bittet, den letzten Zug zurückzunehmen.
online-offered-draw = Du hast ein Unentschieden angeboten.
online-offered-undo = Du hast um Rücknahme gebeten.
online-accept = Annehmen
online-decline = Ablehnen
online-withdraw = Zurückziehen
online-waits-answer = Du hast zugestimmt. Die anderen haben noch nicht geantwortet.
online-say-declined = { $person } hat abgelehnt
online-offer-draw = Unentschieden anbieten
online-clock-left = { $person } hat noch { $time }
online-my-link = Mein Platz auf einem anderen Gerät
online-my-link-help = Dieser Link ist dein Platz: wer ihn öffnet, spielt für dich. Schick ihn niemandem außer dir selbst.
online-table-link = Link zum Zuschauen
online-goes-on = Für { $person } spielt ein Computer weiter.

## The end
online-over-resignation = { $person } hat aufgegeben
online-over-timeout = Zeit abgelaufen: { $person }
online-over-agreement = Durch Einigung
online-rematch = Revanche
online-rematch-wanted = Revanche gewünscht von { $person }.
online-rematch-waits = Warten auf { $person } …
online-rematch-others = Warten auf die anderen …

## My games
games-online = Online
games-against = { $variant }, gegen { $person }
games-online-table = { $variant }, online
