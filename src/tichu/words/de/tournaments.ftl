## list

title = Turniere
intro = Pokale, Klubabende und Duplikat, am Bildschirm oder mit echten Karten.
mine = Deine
coming = Offen und im Gang
past = Beendet
noneTitle = Gerade kein Turnier
noneText = Richte eines aus: Freunde kommen über einen Link dazu, die Paarungen entstehen von selbst, und niemand führt eine Tabelle.
organise = Turnier ausrichten
noDate = Noch kein Termin
entries = { $n ->
    [one] { $n } Anmeldung
   *[other] { $n } Anmeldungen
}
hostIs = von { $name }
screens = Am Bildschirm
room = Mit echten Karten
status_registration = Die Anmeldung läuft
status_playing = Runde { $n } von { $all }
status_between = Nach Runde { $n } von { $all }
status_finished = Beendet
status_closed = Geschlossen

## form

newTitle = Turnier ausrichten
name = Name
nameHint = Zum Beispiel: Freitagspokal
who = Wer spielt mit
who_person = Einzelne
who_pair = Paare
who_team = Teams
format = Modus
format_swissHint = Wer gleich steht, trifft aufeinander. Für viele in wenigen Runden.
format_individualHint = In jeder Runde ein neuer Partner, jeder spielt für sich. Das, was die meisten unter einem Turnier verstehen.
format_round-robinHint = Jeder trifft auf jeden. Am besten bis acht.
format_knockoutHint = Wer gewinnt, ist weiter.
format_double-knockoutHint = Wer zweimal verliert, ist draußen.
format_duplicateHint = Alle Tische spielen dieselben Karten, Glück zählt weniger.
format_arenaHint = Eine feste Zeit lang. Wer frei ist, bekommt die nächste Partie.
where = Wo
whereScreensHint = Alle werden an Tische dieser Seite gesetzt.
whereRoomHint = Du druckst die Paarungen; Ergebnisse gibt man am Handy ein.
rounds = Runden
roundsUsual = So viele wie üblich
matchLength = Länge einer Partie in
lengthPoints = Punkten
lengthHands = Blättern
lengthMinutes = Minuten
hands = Blätter
boardsPerRound = Boards pro Runde
duration = Minuten
bestOf = Partien pro Begegnung
bestOfLate = Ab dem Halbfinale
starts = Beginn
startsHint = Leer lassen, wenn du vor Ort entscheidest.
about = Was alle wissen sollten
more = Mehr Einstellungen
listed = Für alle sichtbar
checkIn = Nur wer sich anwesend meldet, wird eingeteilt
automatic = Runden werden von selbst eingeteilt
breakMinutes = Minuten zwischen den Runden
absence = Wenn jemand nicht kommt
absence_wait = warten die anderen
absence_substitute = darf jeder einspringen
absence_bot = spielt ein Bot
absence_forfeit = ist die Partie verloren
absenceMinutes = Wartezeit in Minuten
clock = Sekunden pro Entscheidung
create = Turnier anlegen

## one tournament

share = Lade andere mit diesem Link ein
copy = Link kopieren
copied = Kopiert
register = Mitspielen
registerName = Name eures Paars oder Teams
registered = Du spielst mit als { $name }.
invitePartner = Schick diesen Link allen, die mit dir spielen
incomplete = In deinem Paar oder Team fehlt noch jemand.
joinEntry = Zu { $name } gehen
checkInNow = Ich bin da
sitOut = Aussetzen
withdraw = Ausscheiden
withdrawSure = Aus diesem Turnier ausscheiden? Deine Ergebnisse bleiben.
absentNow = Du setzt aus, bis du dich wieder anwesend meldest.
yourTable = Dein Tisch
goToTable = Zu deinem Tisch
atTable = Tisch { $n }
yourBye = Du hast in dieser Runde spielfrei.
waitForRound = Du bekommst einen Platz, sobald die Runde eingeteilt ist.
nextRoundIn = Die nächste Runde beginnt in { $time }.
enterResult = Ergebnis eintragen
confirmResult = Ergebnis bestätigen
confirmText = Die andere Seite hat { $score } gemeldet. Stimmt das?
disputeResult = Das stimmt nicht
disputed = Die Seiten sind sich nicht einig: Die Turnierleitung entscheidet.
unconfirmed = wartet auf die andere Seite
standIn = Einspringen
watch = Zuschauen
replay = Wiederholung
paused = Alle Tische machen Pause.
sealed = Die Karten bleiben verdeckt, bis alle Tische fertig sind.
announcement = Durchsage
pairings = Paarungen
noPairings = Noch ist niemand eingeteilt.
standings = Rangliste
noStandings = Die Rangliste erscheint nach den ersten Ergebnissen.
entrants = Wer mitspielt
noEntrants = Noch hat sich niemand angemeldet.
here = da
markHere = Anwesend melden
markHereName = Anwesend melden: { $name }
markAbsent = Abwesend melden
markAbsentName = Abwesend melden: { $name }
notComplete = unvollständig
boards = Boards
boardsLink = Boards vergleichen
noBoards = Ein Board lässt sich vergleichen, sobald alle Tische damit fertig sind.
boardTitle = Board { $n }
cards = Die Karten
points = Punkte
worth = Wertung
projector = Für den Beamer
print = Drucken
slips = Ergebniszettel
csv = Rangliste als CSV
json = Ergebnisse als JSON
log = Was geschehen ist
notFound = Dieses Turnier gibt es nicht.

## results

resultTitle = Ergebnis von Tisch { $n }
game = Partie { $n }
forfeit = nicht gekommen
correct = Korrigieren
reason = Grund
save = Speichern

## directing

direct = Turnierleitung
startNow = Beginnen: Runde 1 einteilen
pairNext = Runde { $n } einteilen
pauseAll = Alle Tische anhalten
resumeAll = Alle Tische weiterspielen lassen
extend = Fünf Minuten mehr für alle
announce = Durchsagen
announceHint = Was sollen alle wissen?
addEntrant = Jemanden eintragen
addHint = Name, oder Name: Mitglied, Mitglied
closeIt = Turnier schließen
closeSure = Für immer schließen? Dann kann niemand mehr darin spielen.
remaining = Es spielen noch: { $tables }

## the log

event_created = Angelegt
event_hosted = Anmeldung eröffnet
event_settings = Einstellungen geändert
event_director = Turnierleitung geändert
event_registered = Angemeldet
event_changed = Anmeldung geändert
event_entry = Link vergeben
event_invited = Eingeladen
event_joined = Beigetreten
event_left = Ausgetreten
event_checked-in = Anwesend
event_absent = Abwesend
event_withdrawn = Ausgeschieden
event_paired = Runde eingeteilt
event_committed = Karten festgelegt
event_revealed = Karten offengelegt
event_opened = Tisch eröffnet
event_finished = Tisch fertig
event_absence = Abwesenheit
event_substituted = Ersatz
event_result = Ergebnis
event_confirmed = Ergebnis bestätigt
event_disputed = Ergebnis bestritten
event_corrected = Ergebnis korrigiert
event_extended = Mehr Zeit
event_announced = Durchsage
event_note = Notiz
event_paused = Angehalten
event_resumed = Weiter
event_clock = Zeit
event_undone = Rückgängig
event_closed = Geschlossen
event_unpaired = Paarung zurückgenommen
event_deals-seen = Karten angesehen
event_club = Klub

## calendar, bracket, deals

calendar = Kalender
monthBefore = Voriger Monat
monthAfter = Nächster Monat
bracket = Turnierbaum
undoPairing = Paarung zurücknehmen
undoPairingSure = Runde { $n } zurücknehmen? Ihre Tische werden geschlossen, und du kannst sie neu auslosen.
deals = Vorzubereitende Karten
dealsText = Nur die Leitung sieht diese Karten. Im Protokoll steht für alle, dass du sie angesehen hast.
showDeals = Karten zeigen
