## formats

format_swiss = Schweizer System
format_individual = Partner werden jede Runde ausgelost
format_individual_alone = Jede Runde neue Gegner
format_round-robin = Jeder gegen jeden
format_knockout = K.-o.-System
format_double-knockout = Doppel-K.-o.-System
format_duplicate = Duplikat
format_arena = Arena

## when a match ends

length_points = Partien bis { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
length_hands = Partien über { $n ->
    [one] { $n } Blatt
   *[other] { $n } Blätter
}
length_minutes = Partien über { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}; das laufende Blatt wird zu Ende gespielt
length_boards = { $n ->
    [one] { $n } Board
   *[other] { $n } Boards
} pro Runde
length_arena = insgesamt { $n } Minuten
withoutGrand = ohne großes Tichu
oneCopy = ein Satz Boards
bestOf = Auf { $n } Partien

## standings

standings = Rangliste
afterRound = Nach Runde { $n } von { $all }
rank = Rang
name = Name
criterion_match-points = Partiepunkte
criterion_wins = Siege
criterion_difference = Differenz
criterion_points = Punkte
criterion_direct = Direkter Vergleich
criterion_buchholz = Buchholz
criterion_sonneborn-berger = Sonneborn-Berger
criterion_stage = Überstandene Runden
criterion_boards = Boards
criterion_places = Platzprozente
criterion_arena-points = Arenapunkte
about_match-points = zwei für einen Sieg oder eine spielfreie Runde, einer für ein Unentschieden
about_wins = gewonnene Partien
about_difference = eigene Punkte minus die der Gegner; spielfrei zählt wie der Durchschnitt der eigenen Partien
about_points = eigene Punkte in allen Partien; spielfrei zählt wie der Durchschnitt der eigenen Partien
about_direct = Partiepunkte aus den Partien unter denen, die noch gleichauf sind
about_buchholz = Partiepunkte aller Gegner; spielfrei zählt wie ein Gegner mit den eigenen Partiepunkten
about_sonneborn-berger = Partiepunkte der besiegten Gegner, bei Unentschieden die Hälfte
about_stage = Runden, die man überstanden hat
about_boards_matchpoints = Anteil der anderen Tische, die mit denselben Karten schlechter waren
about_boards_mean = Punkte über dem Durchschnitt aller Tische mit denselben Karten
about_places = für jeden Tisch der Anteil der anderen dort, die hinter dir liegen, in Prozent; spielfrei zählt wie der Durchschnitt der eigenen Tische
about_arena-points = zwei für einen Sieg, einer für ein Unentschieden
about_arena-points_streaks = zwei für einen Sieg, einer für ein Unentschieden; doppelt nach zwei Siegen in Folge

## rounds

round = Runde { $n }
roundOf = Runde { $n } von { $all }
table = Tisch { $n }
bye = Spielfrei
byes = Spielfrei: { $names }
result = Ergebnis
noResult = –
forfeited = kampflos
unconfirmed = nicht bestätigt
absent = abwesend
withdrawn = ausgeschieden
registration = Die Anmeldung läuft: { $n ->
    [one] { $n } Anmeldung
   *[other] { $n } Anmeldungen
}
missing = Es fehlen Ergebnisse: { $tables }
complete = Alle Ergebnisse dieser Runde sind eingetragen.
openTables = Laufende Tische
waiting = Warten: { $names }
endsAt = Die Zeit ist um { $time } um; laufende Blätter werden zu Ende gespielt.
finished = Das Turnier ist zu Ende.
notes = Notizen

## what a command has done

created = { $name }: { $file } wurde angelegt.
registered = { $n }: { $name } spielt mit.
changed = { $n }: { $name } wurde geändert.
isAbsent = { $name } wird bis zur Rückkehr nicht eingeteilt.
isBack = { $name } ist wieder da.
hasWithdrawn = { $name } ist ausgeschieden.
entered = Tisch { $n }: { $first } { $score } { $second }
noted = Notiert.
undone = Rückgängig gemacht: { $what }
written = { $file } wurde geschrieben.

## printed pages

pairings = Paarungen
seats = Wer sitzt wo
sideOne = Plätze 1 und 3
sideTwo = Plätze 2 und 4
sideSeats = Plätze { $seats }
players = Spieler
slip = Ergebniszettel
hand = Blatt
total = Summe
calls = Ansagen
signature = Unterschrift
slipHint = Beide Seiten unterschreiben. Die Sieger geben den Zettel ab.
boardHint = Nehmt die geschupften Karten zurück und ordnet jede Hand für den nächsten Tisch.
rankHint = Schreibt für jedes Blatt auf, wie viele nach euch fertig wurden, und zählt am Ende zusammen.
shareHint = Ein anderer Tisch spielt in dieser Runde dieselben Boards: tauscht sie nach jedem Board.
tableCards = Tischkarten
deals = Kartenverteilung
board = Board { $n }
boards = Boards
seat = Platz { $n }
dealHint = Die Karten vor dem Strich sieht man vor der Frage nach dem großen Tichu. Wer mitspielt, darf diese Seite nicht sehen.
dealHintPlain = Wer mitspielt, darf diese Seite nicht sehen.
boardRange = Boards { $first }–{ $last }
guideCards = Laufkarten
against = Gegen
sitOut = ihr setzt aus
guideHint = Sind eure Gegner nicht da, setzt ihr diese Runde aus.
instructions = So wird Duplikat gespielt
ruleCount = Zählt eure Karten, bevor ihr sie anschaut: jeder hat 14. Stimmt die Zahl nicht, ruft die Turnierleitung.
ruleSilent = Sagt ohne Worte an: dreht eure Ansagekarte um und zeigt darauf, bis alle sie gesehen haben. Andere Tische spielen dieselben Karten.
rulePassed = Schreibt auf, welche Karten ihr wem schupft.
ruleTakeBack = Nehmt nach dem Blatt zurück, was ihr geschupft habt. Jede Hand hat wieder ihre 14 Karten, wenn das Board weitergeht.
ruleQuiet = Sprecht nicht über ein Board, solange andere es noch spielen.
ruleNoGrand = Niemand sagt großes Tichu an. Nehmt alle 14 Karten auf einmal auf.
ruleEight = Schaut zuerst die oberen acht Karten an und entscheidet über das große Tichu.

## errors

error_bad-name = dieser Name ist leer oder zu lang
error_bad-members = die Zahl der Mitglieder stimmt nicht
error_name-taken = { $name } ist schon angemeldet
error_no-such-entrant = es gibt keine Anmeldung { $n }
error_no-such-round = Runde { $n } ist noch nicht ausgelost
error_no-such-table = in dieser Runde gibt es keinen Tisch { $n }
error_already-absent = Nummer { $n } ist schon abwesend
error_already-present = Nummer { $n } ist schon da
error_already-withdrawn = Nummer { $n } ist schon ausgeschieden
error_schedule-full = im Spielplan ist kein Platz mehr
error_results-missing = es fehlen Ergebnisse: { $tables }
error_all-rounds-played = alle Runden sind gespielt
error_nobody-free = erst wenn noch ein Tisch fertig ist, kann wieder ausgelost werden
error_time-over = die Zeit ist um: trag die letzten Ergebnisse ein und schließ das Turnier ab
error_no-clock = nur eine laufende Arena hat eine Uhr
error_already-closed = das Turnier ist zu Ende
error_too-few-entrants = für eine Runde braucht es mindestens { $n } Anmeldungen
error_has-result = Tisch { $n } hat schon ein Ergebnis
error_no-result = Tisch { $n } hat noch kein Ergebnis
error_bad-score = schreib ein Ergebnis als 1000:640, nicht „{ $text }“
error_bad-points = Punkte sind Vielfache von fünf
error_bad-result = zum Ergebnis gehören die Punkte beider Seiten
error_one-game = in diesem Turnier wird nur einmal gegeneinander gespielt
error_boards-missing = zum Ergebnis gehören die Punkte von { $n } Boards
error_no-draws = im K.-o.-System gibt es kein Unentschieden: spielt noch ein Blatt
error_undecided = die Begegnung geht weiter, bis eine Seite { $n } Partien gewonnen hat
error_too-many-games = die Begegnung war vor der letzten Partie entschieden
error_next-round-paired = der Sieger spielt schon in der nächsten Runde: mach zuerst diese rückgängig
error_bad-note = die Notiz ist leer oder zu lang
error_nothing-to-undo = es gibt nichts rückgängig zu machen
