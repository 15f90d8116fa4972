## list

title = Klubs
intro = Leute, die sich immer wieder treffen: ihre Abende, ihre Tische und eine Saisontabelle.
mine = Deine Klubs
others = Klubs, die du hier findest
found = Klub gründen
noneTitle = Du bist noch in keinem Klub
noneText = Gründe einen für eure Runde: Lade per Link ein, richte Abende aus, und die Saisontabelle rechnet sich von selbst.
accountNeeded = Um einen Klub zu gründen, brauchst du ein Konto, damit er nicht mit einem Cookie verloren geht.
makeAccount = Konto anlegen
members = { $n ->
    [one] { $n } Mitglied
   *[other] { $n } Mitglieder
}
role_organiser = Du organisierst ihn
role_member = Du bist Mitglied
role_applicant = Du hast angefragt
notFound = Diesen Klub gibt es nicht.

## form

newTitle = Klub gründen
editTitle = Name und Aufnahme
name = Name
nameHint = Zum Beispiel: Dienstags-Tichu
about = Was man wissen sollte
admission = Wer ohne deinen Link beitreten kann
admission_open = alle
admission_approval = wen du aufnimmst
admission_invitation = niemand
listed = In der öffentlichen Liste zeigen
create = Klub gründen
save = Speichern

## one club

join = Beitreten
ask = Um Aufnahme bitten
joinLinkText = Du bist in diesen Klub eingeladen.
invitationOnly = In diesen Klub kommt man mit einem Link von denen, die ihn organisieren.
waiting = Über deine Aufnahme wird noch entschieden.
withdrawRequest = Anfrage zurückziehen
leave = Klub verlassen
leaveSure = { $name } verlassen?
organisedBy = Organisiert von { $names }
evenings = Nächste Abende
noEvenings = Kein Abend ist geplant.
planEvening = Abend planen
past = Vergangene Abende
tables = Tische
noTables = Gerade ist kein Tisch offen.
openTable = Tisch öffnen
tableFor = Wer sich setzen kann
tableMembers = Mitglieder
tableLink = alle mit dem Link
membersOnly = für Mitglieder
free = { $n ->
    [0] voll
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
memberList = Mitglieder
membersHidden = Wer dazugehört, sehen nur Mitglieder.
organiser = organisiert
since = seit { $date }
applicants = Möchten beitreten
admit = Aufnehmen
admitName = { $name } aufnehmen
reject = Ablehnen
rejectName = { $name } ablehnen
moreAbout = Mehr zu { $name }
makeOrganiser = Mit organisieren lassen
makeMember = Nur noch Mitglied
remove = Entfernen
removeSure = { $name } aus dem Klub entfernen?
bar = Sperren
barSure = { $name } sperren? Ein neuer Beitritt ist dann nicht möglich.
barred = Gesperrt
unbar = Wieder zulassen
unbarName = { $name } wieder zulassen
inviteLink = Wer diesen Link öffnet, kann sofort beitreten
newLink = Neuen Link machen
newLinkSure = Der alte Link gilt dann nicht mehr.
organise = Organisieren
edit = Name und Aufnahme
deleteClub = Klub löschen
deleteSure = { $name } endgültig löschen? Die Turniere bleiben, Mitglieder und Saisons nicht.

## seasons

season = Saison
seasons = Saisons
noSeason = Es gibt noch keine Saison. Sie zählt die Abende des Klubs zwischen zwei Daten.
noSeasonMember = Es gibt noch keine Saison.
newSeason = Saison beginnen
editSeason = Saison ändern
seasonName = Name
seasonNameHint = Zum Beispiel: Frühling 2027
from = Von
to = Bis
toHint = Leer lassen, wenn das Ende offen ist.
scoring = Ein Abend zählt
scoring_places = Punkte für den Platz
scoring_match-points = seine Partiepunkte
scoring_points = seine Kartenpunkte
places = Punkte ab dem ersten Platz
placesHint = Zum Beispiel: 10 8 6 5 4 3 2 1
attendance = Punkte fürs Mitspielen
best = Gewertete Abende
bestAll = alle
bestHint = Für jeden die besten. Leer lassen für alle.
ranked = Wer gewertet wird
ranked_persons = Personen
ranked_entrants = Paare und Teams
tieBreaks = Bei gleicher Wertung
deleteSeason = Saison löschen
deleteSeasonSure = { $name } löschen? Die Abende bleiben.
noResults = Die Tabelle erscheint nach dem ersten Abend.
rank = Rang
player = Name
seasonDates = { $from } bis { $to }
seasonOpen = seit { $from }
counted = { $n ->
    [one] { $n } Abend zählt
   *[other] { $n } Abende zählen
}
notCounted = zählt nicht
count = Werten
dontCount = Nicht werten
countName = { $name } werten
dontCountName = { $name } nicht werten
winners = Gewonnen von { $names }
place = Platz { $n }
dropped = Ein Ergebnis in Klammern gehört nicht zu den besten { $n }.
rule_places = Ein Abend zählt { $points } Punkte ab dem ersten Platz; wer sich Plätze teilt, teilt sich deren Punkte.
rule_match-points = Ein Abend zählt seine Partiepunkte: zwei für einen Sieg, einen für ein Unentschieden.
rule_points = Ein Abend zählt die Summe seiner Kartenpunkte.
rule_attendance = { $n ->
    [one] Mitspielen bringt { $n } Punkt dazu.
   *[other] Mitspielen bringt { $n } Punkte dazu.
}
rule_best = { $n ->
    [one] Für jeden zählt der beste Abend.
   *[other] Für jeden zählen die besten { $n } Abende.
}
rule_persons = In Paaren und Teams bekommen alle das ganze Ergebnis.
criterion_score = Wertung
criterion_firsts = Gewonnene Abende
criterion_podiums = Podestplätze
criterion_direct = Direkter Vergleich
criterion_best = Bester Abend
criterion_total = Alle Abende
criterion_evenings = Abende
about_score = die Summe der gewerteten Abende.
about_firsts = Abende auf dem ersten Platz, auch nicht gewertete.
about_podiums = Abende auf einem der ersten drei Plätze.
about_direct = unter Gleichen: Abende mit dem besseren Platz minus Abende mit dem schlechteren.
about_best = die Wertung des besten Abends.
about_total = die Summe aller Abende, auch der nicht gewerteten.
about_evenings = Abende, an denen jemand dabei war.
csv = Tabelle als CSV
json = Tabelle als JSON
print = Drucken

## what happened

log = Was geschah
event_founded = Klub gegründet
event_changed = Name oder Aufnahme geändert
event_new-link = Neuer Link
event_applied = Um Aufnahme gebeten
event_joined = Beigetreten
event_left = Ausgetreten
event_admitted = Aufgenommen
event_removed = Entfernt
event_barred = Gesperrt
event_role = Neue Rolle
event_season = Saison geändert
event_season-deleted = Saison gelöscht
event_tournament = Abend geplant
event_table = Tisch geöffnet

## in tournaments and at tables

ofClub = Ein Abend von { $name }
membersRegister = Nur Mitglieder des Klubs können sich anmelden
