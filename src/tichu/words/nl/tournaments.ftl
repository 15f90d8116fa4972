## list

title = Toernooien
intro = Bekers, clubavonden en duplicate, op het scherm of met echte kaarten.
mine = Van jou
coming = Open en bezig
past = Afgelopen
noneTitle = Nu geen toernooien
noneText = Organiseer er een: vrienden doen mee via een link, de indeling maakt zichzelf, en niemand houdt een spreadsheet bij.
organise = Toernooi organiseren
noDate = Nog geen datum
entries = { $n ->
    [one] { $n } inschrijving
   *[other] { $n } inschrijvingen
}
hostIs = van { $name }
screens = Op het scherm
room = Met echte kaarten
status_registration = De inschrijving is open
status_playing = Ronde { $n } van { $all }
status_between = Na ronde { $n } van { $all }
status_finished = Afgelopen
status_closed = Gesloten

## form

newTitle = Toernooi organiseren
name = Naam
nameHint = Bijvoorbeeld: Vrijdagbeker
who = Wie doen mee
who_person = Personen
who_pair = Paren
who_team = Teams
format = Vorm
format_swissHint = Gelijke scores treffen elkaar. Voor elk aantal in weinig rondes.
format_individualHint = Elke ronde een nieuwe partner, iedereen speelt voor zichzelf. Wat de meesten een toernooi noemen.
format_round-robinHint = Iedereen treft iedereen. Het best tot acht.
format_knockoutHint = De winnaars gaan door.
format_double-knockoutHint = Wie twee keer verliest, ligt eruit.
format_duplicateHint = Alle tafels spelen dezelfde kaarten, dus geluk telt minder.
format_arenaHint = Een vaste tijd lang. Wie vrij is, speelt meteen weer.
where = Waar
whereScreensHint = Iedereen krijgt een plaats aan een tafel op deze site.
whereRoomHint = Jij print de indeling; uitslagen voer je in op een telefoon.
rounds = Rondes
roundsUsual = Zoveel als gebruikelijk
matchLength = Lengte van een spel in
lengthPoints = punten
lengthHands = giften
lengthMinutes = minuten
hands = Giften
boardsPerRound = Boards per ronde
duration = Minuten
bestOf = Best of
bestOfLate = Vanaf de halve finale
starts = Begint
startsHint = Laat leeg als je dat ter plekke beslist.
about = Wat iedereen moet weten
more = Meer instellingen
listed = Zichtbaar voor iedereen
checkIn = Alleen wie zich meldt, wordt ingedeeld
automatic = Rondes worden vanzelf ingedeeld
breakMinutes = Minuten tussen de rondes
absence = Als iemand niet komt
absence_wait = wachten de anderen
absence_substitute = mag iedereen invallen
absence_bot = speelt een bot
absence_forfeit = is het spel verloren
absenceMinutes = Minuten wachten
clock = Seconden per beslissing
create = Toernooi aanmaken

## one tournament

share = Nodig mensen uit met deze link
copy = Link kopiëren
copied = Gekopieerd
register = Meedoen
registerName = Naam van jullie paar of team
registered = Je doet mee als { $name }.
invitePartner = Stuur deze link naar wie met je speelt
incomplete = Er ontbreekt nog iemand in je paar of team.
joinEntry = Bij { $name } gaan
checkInNow = Ik ben er
sitOut = Overslaan
withdraw = Terugtrekken
withdrawSure = Je uit dit toernooi terugtrekken? Je uitslagen blijven.
absentNow = Je slaat over tot je je weer meldt.
yourTable = Jouw tafel
goToTable = Naar je tafel
atTable = Tafel { $n }
yourBye = Je bent deze ronde vrij.
waitForRound = Je krijgt een plaats zodra de ronde is ingedeeld.
nextRoundIn = De volgende ronde begint over { $time }.
enterResult = Uitslag invoeren
confirmResult = Uitslag bevestigen
confirmText = De andere partij heeft { $score } gemeld. Klopt dat?
disputeResult = Dat klopt niet
disputed = De partijen zijn het niet eens: de leiding beslist.
unconfirmed = wacht op de andere partij
standIn = Invallen
watch = Kijken
replay = Terugkijken
paused = Alle tafels staan stil.
sealed = De kaarten blijven geheim tot alle tafels klaar zijn.
announcement = Mededeling
pairings = Indeling
noPairings = Er is nog niemand ingedeeld.
standings = Stand
noStandings = De stand verschijnt na de eerste uitslagen.
entrants = Wie doen mee
noEntrants = Nog niemand heeft zich ingeschreven.
here = aanwezig
markHere = Aanwezig melden
markHereName = Aanwezig melden: { $name }
markAbsent = Afwezig melden
markAbsentName = Afwezig melden: { $name }
notComplete = onvolledig
boards = Boards
boardsLink = Boards vergelijken
noBoards = Een board is te vergelijken zodra alle tafels ermee klaar zijn.
boardTitle = Board { $n }
cards = De kaarten
points = Punten
worth = Score
projector = Voor de beamer
print = Printen
slips = Uitslagbriefjes
csv = Stand als CSV
json = Uitslagen als JSON
log = Wat er gebeurd is
notFound = Dit toernooi bestaat niet.

## results

resultTitle = Uitslag van tafel { $n }
game = Spel { $n }
forfeit = niet gekomen
correct = Corrigeren
reason = Reden
save = Opslaan

## directing

direct = Leiding
startNow = Beginnen: ronde 1 indelen
pairNext = Ronde { $n } indelen
pauseAll = Alle tafels stilzetten
resumeAll = Alle tafels verder laten spelen
extend = Vijf minuten extra voor iedereen
announce = Meedelen
announceHint = Wat moet iedereen weten?
addEntrant = Iemand toevoegen
addHint = Naam, of Naam: lid, lid
closeIt = Toernooi sluiten
closeSure = Voorgoed sluiten? Dan kan niemand er meer in spelen.
remaining = Nog bezig: { $tables }

## the log

event_created = Aangemaakt
event_hosted = Inschrijving geopend
event_settings = Instellingen gewijzigd
event_director = Leiding gewijzigd
event_registered = Ingeschreven
event_changed = Inschrijving gewijzigd
event_entry = Link gegeven
event_invited = Uitgenodigd
event_joined = Toegetreden
event_left = Vertrokken
event_checked-in = Aanwezig
event_absent = Afwezig
event_withdrawn = Teruggetrokken
event_paired = Ronde ingedeeld
event_committed = Giften vastgelegd
event_revealed = Giften onthuld
event_opened = Tafel geopend
event_finished = Tafel klaar
event_absence = Afwezigheid
event_substituted = Invaller
event_result = Uitslag
event_confirmed = Uitslag bevestigd
event_disputed = Uitslag betwist
event_corrected = Uitslag gecorrigeerd
event_extended = Extra tijd
event_announced = Mededeling
event_note = Notitie
event_paused = Stilgezet
event_resumed = Hervat
event_clock = Tijd
event_undone = Ongedaan gemaakt
event_closed = Gesloten
event_unpaired = Indeling teruggenomen
event_deals-seen = Kaarten bekeken
event_club = Club

## calendar, bracket, deals

calendar = Kalender
monthBefore = Vorige maand
monthAfter = Volgende maand
bracket = Schema
undoPairing = Indeling terugnemen
undoPairingSure = Ronde { $n } terugnemen? De tafels worden gesloten en je kunt opnieuw indelen.
deals = Klaar te leggen kaarten
dealsText = Alleen de leiding ziet deze kaarten. In het logboek staat voor iedereen dat je gekeken hebt.
showDeals = Kaarten tonen
