## list

title = Clubs
intro = Mensen die elkaar steeds weer treffen: hun avonden, hun tafels en een seizoensstand.
mine = Jouw clubs
others = Clubs die je hier vindt
found = Club oprichten
noneTitle = Je zit nog niet in een club
noneText = Richt er een op: nodig mensen uit met een link, houd avonden, en de seizoensstand telt zichzelf.
accountNeeded = Om een club op te richten heb je een account nodig, zodat hij niet met een cookie verdwijnt.
makeAccount = Account maken
members = { $n ->
    [one] { $n } lid
   *[other] { $n } leden
}
role_organiser = Jij organiseert
role_member = Je bent lid
role_applicant = Je hebt gevraagd lid te worden
notFound = Deze club bestaat niet.

## form

newTitle = Club oprichten
editTitle = Naam en toelating
name = Naam
nameHint = Bijvoorbeeld: Dinsdagtichu
about = Wat mensen moeten weten
admission = Wie er zonder jouw link bij kan
admission_open = iedereen
admission_approval = wie jij toelaat
admission_invitation = niemand
listed = In de openbare lijst tonen
create = Club oprichten
save = Opslaan

## one club

join = Lid worden
ask = Vragen om lid te worden
joinLinkText = Je bent uitgenodigd voor deze club.
invitationOnly = In deze club kom je met een link van de organisatoren.
waiting = De organisatoren beslissen nog over je.
withdrawRequest = Aanvraag intrekken
leave = Club verlaten
leaveSure = { $name } verlaten?
organisedBy = Georganiseerd door { $names }
evenings = Volgende avonden
noEvenings = Er staat geen avond gepland.
planEvening = Avond plannen
past = Vorige avonden
tables = Tafels
noTables = Er is geen tafel open.
openTable = Tafel openen
tableFor = Wie er mag gaan zitten
tableMembers = leden
tableLink = iedereen met de link
membersOnly = voor leden
free = { $n ->
    [0] vol
    [one] { $n } vrije plaats
   *[other] { $n } vrije plaatsen
}
memberList = Leden
membersHidden = Alleen leden zien wie erbij horen.
organiser = organiseert
since = sinds { $date }
applicants = Willen lid worden
admit = Toelaten
admitName = { $name } toelaten
reject = Afwijzen
rejectName = { $name } afwijzen
moreAbout = Meer over { $name }
makeOrganiser = Organisator maken
makeMember = Gewoon lid maken
remove = Verwijderen
removeSure = { $name } uit de club verwijderen?
bar = Weren
barSure = { $name } weren? Terugkomen kan dan niet.
barred = Geweerd
unbar = Weer toelaten
unbarName = { $name } weer toelaten
inviteLink = Wie deze link opent, kan meteen lid worden
newLink = Nieuwe link maken
newLinkSure = De oude link werkt dan niet meer.
organise = Organiseren
edit = Naam en toelating
deleteClub = Club opheffen
deleteSure = { $name } voorgoed opheffen? De toernooien blijven, leden en seizoenen niet.

## seasons

season = Seizoen
seasons = Seizoenen
noSeason = Er is nog geen seizoen. Het telt de avonden van de club tussen twee datums.
noSeasonMember = Er is nog geen seizoen.
newSeason = Seizoen beginnen
editSeason = Seizoen wijzigen
seasonName = Naam
seasonNameHint = Bijvoorbeeld: Voorjaar 2027
from = Van
to = Tot en met
toHint = Laat leeg als het einde open is.
scoring = Een avond telt
scoring_places = punten voor de plaats
scoring_match-points = zijn spelpunten
scoring_points = zijn kaartpunten
places = Punten vanaf de eerste plaats
placesHint = Bijvoorbeeld: 10 8 6 5 4 3 2 1
attendance = Punten voor meedoen
best = Avonden die tellen
bestAll = alle
bestHint = Ieders beste. Laat leeg voor alle.
ranked = Wie er in de stand staan
ranked_persons = personen
ranked_entrants = paren en teams
tieBreaks = Bij gelijke score
deleteSeason = Seizoen verwijderen
deleteSeasonSure = { $name } verwijderen? De avonden blijven.
noResults = De stand verschijnt na de eerste avond.
rank = Plaats
player = Naam
seasonDates = { $from } tot en met { $to }
seasonOpen = sinds { $from }
counted = { $n ->
    [one] { $n } avond telt
   *[other] { $n } avonden tellen
}
notCounted = telt niet
count = Deze avond tellen
dontCount = Niet tellen
countName = { $name } tellen
dontCountName = { $name } niet tellen
winners = Gewonnen door { $names }
place = plaats { $n }
dropped = Een uitslag tussen haakjes hoort niet bij de beste { $n }.
rule_places = Een avond telt { $points } punten vanaf de eerste plaats; wie plaatsen delen, delen hun punten.
rule_match-points = Een avond telt zijn spelpunten: twee voor winst, één voor gelijk.
rule_points = Een avond telt de som van zijn kaartpunten.
rule_attendance = { $n ->
    [one] Meedoen is { $n } punt extra waard.
   *[other] Meedoen is { $n } punten extra waard.
}
rule_best = { $n ->
    [one] Van iedereen telt de beste avond.
   *[other] Van iedereen tellen de beste { $n } avonden.
}
rule_persons = In paren en teams krijgt iedereen de hele uitslag.
criterion_score = Score
criterion_firsts = Gewonnen avonden
criterion_podiums = Podiumplaatsen
criterion_direct = Onderling resultaat
criterion_best = Beste avond
criterion_total = Alle avonden
criterion_evenings = Avonden
about_score = de som van de avonden die tellen.
about_firsts = avonden op de eerste plaats, ook die niet tellen.
about_podiums = avonden op een van de eerste drie plaatsen.
about_direct = onder gelijken: avonden met de betere plaats min avonden met de slechtere.
about_best = de score van de beste avond.
about_total = de som van alle avonden, ook die niet tellen.
about_evenings = avonden waarop iemand meedeed.
csv = Stand als CSV
json = Stand als JSON
print = Afdrukken

## what happened

log = Wat er gebeurd is
event_founded = Club opgericht
event_changed = Naam of toelating gewijzigd
event_new-link = Nieuwe link
event_applied = Gevraagd om lid te worden
event_joined = Lid geworden
event_left = Vertrokken
event_admitted = Toegelaten
event_removed = Verwijderd
event_barred = Geweerd
event_role = Nieuwe rol
event_season = Seizoen gewijzigd
event_season-deleted = Seizoen verwijderd
event_tournament = Avond gepland
event_table = Tafel geopend

## in tournaments and at tables

ofClub = Een avond van { $name }
membersRegister = Alleen leden van de club kunnen zich inschrijven
