## formats

format_swiss = Zwitsers systeem
format_individual = Partners worden geloot
format_individual_alone = Elke ronde nieuwe tegenstanders
format_round-robin = Iedereen tegen iedereen
format_knockout = Knock-out
format_double-knockout = Dubbele knock-out
format_duplicate = Duplicate
format_arena = Arena

## when a match ends

length_points = Spellen tot { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
length_hands = Spellen van { $n ->
    [one] { $n } gift
   *[other] { $n } giften
}
length_minutes = Spellen van { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}; de lopende gift wordt uitgespeeld
length_boards = { $n ->
    [one] { $n } board
   *[other] { $n } boards
} per ronde
length_arena = { $n } minuten in totaal
withoutGrand = zonder grote Tichu
oneCopy = één set boards
bestOf = Best of { $n }

## standings

standings = Stand
afterRound = Na ronde { $n } van { $all }
rank = Plaats
name = Naam
criterion_match-points = Spelpunten
criterion_wins = Gewonnen
criterion_difference = Verschil
criterion_points = Punten
criterion_direct = Onderling resultaat
criterion_buchholz = Buchholz
criterion_sonneborn-berger = Sonneborn-Berger
criterion_stage = Rondes doorstaan
criterion_boards = Boards
criterion_places = Plaatsen
criterion_arena-points = Arenapunten
about_match-points = twee voor winst of een vrije ronde, één voor een gelijkspel
about_wins = gewonnen spellen
about_difference = eigen punten min die van de tegenstanders; een vrije ronde telt als het gemiddelde van je andere spellen
about_points = eigen punten in alle spellen; een vrije ronde telt als het gemiddelde van je andere spellen
about_direct = spelpunten uit de spellen tussen wie nog gelijk staan
about_buchholz = spelpunten van alle tegenstanders; een vrije ronde telt als een tegenstander met jouw spelpunten
about_sonneborn-berger = spelpunten van verslagen tegenstanders, en de helft bij gelijkspel
about_stage = rondes die je hebt doorstaan
about_boards_matchpoints = het deel van de andere tafels dat het met dezelfde kaarten slechter deed
about_boards_mean = punten boven het gemiddelde van alle tafels met dezelfde kaarten
about_places = per tafel het deel van de anderen dat achter je eindigt, in procenten; een vrije ronde telt als het gemiddelde van je andere tafels
about_arena-points = twee voor winst, één voor een gelijkspel
about_arena-points_streaks = twee voor winst, één voor een gelijkspel; dubbel na twee overwinningen op rij

## rounds

round = Ronde { $n }
roundOf = Ronde { $n } van { $all }
table = Tafel { $n }
bye = Vrij
byes = Vrij: { $names }
result = Uitslag
noResult = –
forfeited = niet gespeeld
unconfirmed = niet bevestigd
absent = afwezig
withdrawn = teruggetrokken
registration = De inschrijving is open: { $n ->
    [one] { $n } inschrijving
   *[other] { $n } inschrijvingen
}
missing = Uitslagen ontbreken: { $tables }
complete = Alle uitslagen van deze ronde zijn ingevoerd.
openTables = Tafels in spel
waiting = Wachten: { $names }
endsAt = De tijd is om { $time } om; lopende giften worden uitgespeeld.
finished = Het toernooi is afgelopen.
notes = Notities

## what a command has done

created = { $name }: { $file } is aangemaakt.
registered = { $n }: { $name } doet mee.
changed = { $n }: { $name } is gewijzigd.
isAbsent = { $name } wordt niet ingedeeld tot ze terug zijn.
isBack = { $name } is terug.
hasWithdrawn = { $name } heeft zich teruggetrokken.
entered = Tafel { $n }: { $first } { $score } { $second }
noted = Genoteerd.
undone = Ongedaan gemaakt: { $what }
written = { $file } is geschreven.

## printed pages

pairings = Indeling
seats = Wie zit waar
sideOne = Plaatsen 1 en 3
sideTwo = Plaatsen 2 en 4
sideSeats = Plaatsen { $seats }
players = Spelers
slip = Uitslagbriefje
hand = Gift
total = Totaal
calls = Aankondigingen
signature = Handtekening
slipHint = Beide partijen tekenen. De winnaars leveren het briefje in.
boardHint = Neem de doorgegeven kaarten terug en sorteer elke hand voor de volgende tafel.
rankHint = Schrijf bij elke gift op hoeveel spelers na je uit waren. Tel ze op het eind op.
shareHint = Een andere tafel speelt in deze ronde dezelfde boards: ruil ze na elk board.
tableCards = Tafelkaarten
deals = Verdelingen
board = Board { $n }
boards = Boards
seat = Plaats { $n }
dealHint = De kaarten voor de streep zie je vóór de vraag naar de grote Tichu. Wie meespeelt, mag deze pagina niet zien.
dealHintPlain = Wie meespeelt, mag deze pagina niet zien.
boardRange = Boards { $first }–{ $last }
guideCards = Loopkaarten
against = Tegen
sitOut = jullie zijn vrij
guideHint = Zijn jullie tegenstanders er niet, dan zijn jullie deze ronde vrij.
instructions = Zo speel je duplicate
ruleCount = Tel je kaarten voor je ze bekijkt: ieder heeft er 14. Klopt het aantal niet, roep dan de toernooileider.
ruleSilent = Kondig zonder woorden aan: draai je aankondigingskaart om en wijs ernaar tot iedereen haar heeft gezien. Andere tafels spelen dezelfde kaarten.
rulePassed = Schrijf op welke kaarten je aan wie doorgeeft.
ruleTakeBack = Neem na de gift terug wat je hebt doorgegeven. Elke hand heeft weer haar 14 kaarten als het board verdergaat.
ruleQuiet = Praat niet over een board zolang anderen het nog moeten spelen.
ruleNoGrand = Niemand kondigt een grote Tichu aan. Pak alle 14 kaarten in één keer.
ruleEight = Bekijk eerst de bovenste acht kaarten en beslis over de grote Tichu.

## errors

error_bad-name = deze naam is leeg of te lang
error_bad-members = het aantal leden klopt niet
error_name-taken = { $name } is al ingeschreven
error_no-such-entrant = er is geen inschrijving { $n }
error_no-such-round = ronde { $n } is nog niet ingedeeld
error_no-such-table = er is geen tafel { $n } in deze ronde
error_already-absent = nummer { $n } is al afwezig
error_already-present = nummer { $n } is er al
error_already-withdrawn = nummer { $n } heeft zich al teruggetrokken
error_schedule-full = het schema heeft geen plaats meer
error_results-missing = uitslagen ontbreken: { $tables }
error_all-rounds-played = alle rondes zijn gespeeld
error_nobody-free = er kan pas weer worden ingedeeld als er nog een tafel klaar is
error_time-over = de tijd is om: voer de laatste uitslagen in en sluit het toernooi af
error_no-clock = alleen een lopende arena heeft een klok
error_already-closed = het toernooi is afgelopen
error_too-few-entrants = voor een ronde zijn minstens { $n } inschrijvingen nodig
error_has-result = tafel { $n } heeft al een uitslag
error_no-result = tafel { $n } heeft nog geen uitslag
error_bad-score = schrijf een uitslag als 1000:640, niet ‘{ $text }’
error_bad-points = punten zijn veelvouden van vijf
error_bad-result = de uitslag heeft de punten van beide partijen nodig
error_one-game = in dit toernooi speel je één spel tegen elkaar
error_boards-missing = de uitslag heeft de punten van { $n } boards nodig
error_no-draws = een knock-outspel kan niet gelijk eindigen: speel nog een gift
error_undecided = het spel gaat door tot een partij { $n } keer heeft gewonnen
error_too-many-games = het spel was vóór de laatste keer al beslist
error_next-round-paired = de winnaar speelt al in de volgende ronde: maak die eerst ongedaan
error_bad-note = de notitie is leeg of te lang
error_nothing-to-undo = er is niets ongedaan te maken
