title = Auf diesem Gerät
text = Ohne Netz spielen. Die Partie wird in diesem Browser gespeichert.
textBot = Ohne Netz spielen, gegen { $bot }. Die Partie wird in diesem Browser gespeichert.
playHere = Auf diesem Gerät spielen
games = Partien auf diesem Gerät
over = Beendet
round = Runde { $n }
removeText = Die Partie und ihre Wiederholung werden von diesem Gerät gelöscht.
showAll = { $n ->
    [one] { $n } Partie zeigen
   *[other] Alle { $n } Partien zeigen
}
fetchText = Um auf diesem Gerät zu spielen, werden Regeln und Bots einmal geladen. Danach geht es ohne Netz.
fetch = Herunterladen ({ $size } MB)
fetching = Wird geladen …
starting = Wird gestartet …
again = Noch einmal versuchen
offline = Ohne Netz spielen
offlineText = Partien gegen Bots ohne Netz: Regeln und Bots werden einmal geladen.
offlineGet = Offline verfügbar machen ({ $size } MB)
offlineOn = Bereit. Partien gegen Bots, Lektionen, Rätsel, Regeln und Punktezettel gehen ohne Netz.
offlineRemove = Von diesem Gerät entfernen
upload = Zu deinen Partien online hinzufügen
uploaded = Auch online bei deinen Partien
mark = auf einem Gerät gespielt
why_no-wasm = Dieser Browser kann auf diesem Gerät keine Partien ausführen: Es braucht WebAssembly und Speicher. Aktuelle Versionen von Firefox, Chrome, Edge oder Safari können es, außerhalb privater Fenster.
why_no-memory = Es ist nicht genug Arbeitsspeicher frei, um auf diesem Gerät zu spielen. Schließe andere Tabs oder Apps und versuche es noch einmal.
why_no-files = Dieser Server hat die Dateien für Partien auf deinem Gerät nicht. Lade die Seite neu; hilft das nicht, spiele online.
why_device-offline = Zum Herunterladen braucht es ein Netz. Versuche es noch einmal, wenn du verbunden bist.
why_not-saved = Die Partie konnte nicht gespeichert werden: Auf diesem Gerät ist kein Platz mehr. Schaffe Platz und öffne die Partie wieder; nichts, was du gesehen hast, ist verloren.
why_open-elsewhere = Diese Partie ist in einem anderen Fenster offen. Spiele dort weiter oder schließe es.
why_no-such-game = Diese Partie ist nicht auf diesem Gerät. Vielleicht wurde sie entfernt, oder die Daten des Browsers wurden gelöscht.
why_damaged-table = Diese gespeicherte Partie kann nicht mehr gelesen werden.
why_device-failed = Auf diesem Gerät ist etwas schiefgegangen. Lade die Seite neu; die Partie ist gespeichert.
why_bad-device-game = Der Server konnte diese Partie nicht annehmen. Sie bleibt auf diesem Gerät.
