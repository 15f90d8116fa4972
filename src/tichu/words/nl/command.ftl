# What the commands print for players: tichu deal, legal, rules, replay, stats, puzzles, verify, bots.
# Names of commands, options and settings are typed, so they are the same in every language.

## errors: each follows “tichu: ” or the name of a file, so it begins with a small letter where that is usual

problem = { $what }: { $why }
possible = Mogelijk: { $choices }
noLanguage = er is geen vertaling voor ‘{ $tag }’; mogelijk: { $choices }
notNameValue = schrijf een huisregel als NAAM=WAARDE, niet ‘{ $text }’
setTwice = { $name } is twee keer opgegeven
compiling = Eenmalige voorbereiding op deze computer: één tot twee minuten…
compilingBehind = shark wordt op deze computer voorbereid, alleen de eerste keer; tot dan speelt club, één tot twee minuten
stopped = voor het einde gestopt
alreadyExists = { $file } bestaat al en is niet veranderd
noSuchFile = dat bestand of die map bestaat niet
noAccess = geen toegang
isFolder = dat is een map
notText = het bestand is geen UTF-8-tekst
emptyFolder = er zijn geen spellen (.jsonl, .tch) in deze map
noRound = er is geen ronde
noSuchRound = die ronde bestaat niet
onlyRounds = { $n ->
    [one] er is maar { $n } ronde
   *[other] er zijn maar { $n } rondes
}
noPlayer = niemand heet hier { $name }
error_not-reviewed = analyses zijn er alleen voor { $games }
error_missing-extra = { $module } is niet geïnstalleerd: { $command }

## progress

analysing = analyseren
counting = tellen
searching = zoeken
roundsSoFar = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}

## deal and legal

dealtWith = { $game }, { $book }, startgetal { $seed }
seat = Plaats { $n }
faceUp = Open
dealer = deler
nobodyActs = de ronde is afgelopen: niemand is aan de beurt
noAction = { $seat }: nu is er niets te doen.
holds = { $seat }: { $cards }

## variants and rules

game = Spel
players = Spelers
about = Beschrijving
books = Regelboekjes
book = Regelboekje
title = Titel
language = Taal
year = Jaar
moreRules = Het eerste regelboekje van een spel geldt als je niets kiest. Meer: tichu rules SPEL
byBook = { $game } volgens { $book }
bookYear = { $book } ({ $title }, { $year })
bookNoYear = { $book } ({ $title })
setting = Instelling
here = Waarde
meaning = Betekenis
# What a house rule or a book has changed
houseRule = Een huisregel; anders: { $value }
setByBook = Volgens { $book }; anders: { $value }
sameSettings = De regelboekjes zijn het over dit spel eens.
differences = Waarin de regelboekjes verschillen

## replay

recordEnds = Hier eindigt het verslag, voordat de ronde is afgelopen.
nextTrick = Enter: volgende slag, q: stoppen

## puzzles

puzzlesFound = { $n ->
    [one] { $n } puzzel
   *[other] { $n } puzzels
}{ $rounds ->
    [one] {" "}in { $rounds } ronde
   *[other] {" "}in { $rounds } rondes
}
nameFile = noem een bestand, of laat bots spelen: --own 100

## verify

proof = { $status ->
    [proven] bewezen
    [open] open
   *[failed] niet bewezen
}
why_open = de ronde is nog niet afgelopen, dus de salt is nog geheim
why_uncommitted = er is geen controlecode van deze kaarten
why_unopened = de ronde is afgelopen, maar de salt van de controlecode is nooit gepubliceerd
why_differs = de kaarten kloppen niet met de controlecode
why_not-noted = dit is niet de controlecode die aan tafel is genoteerd
why_damaged = het verslag is in deze ronde beschadigd, dus de kaarten zijn niet te controleren
nothingToCheck = Niet bewezen: er is geen ronde om te controleren.
noCommitments = Niet bewezen: het verslag heeft geen controlecodes, dus uit niets blijkt wanneer de kaarten zijn vastgelegd.
allProven = { $n ->
    [one] { $n } ronde bewezen.
   *[other] { $n } rondes bewezen.
}
notAllProven = Niet bewezen: { $n ->
    [one] { $proven } van { $n } ronde bewezen.
   *[other] { $proven } van { $n } rondes bewezen.
}
stillOpen = { $n ->
    [one] { $n } ronde is nog open.
   *[other] { $n } rondes zijn nog open.
}
fileDamaged = Het bestand is beschadigd.
gameRound = Spel { $game }, ronde { $n }
withoutNotes = Wie het verslag schreef, kan de controlecodes hebben vervangen: vergelijk ze met de codes die je aan tafel hebt genoteerd, of geef die op met --seen.
notNoted = { $hash } is genoteerd, maar hoort bij geen ronde in deze bestanden
notBoth = gebruik --commitment of --seen, niet allebei
lineNumber = regel { $n }

## bots

bot = Bot
levels = Niveaus
from = Herkomst
broken = niet bruikbaar: { $why }
seated = { $name } zit nu aan tafel: { $link }. Stop met Ctrl+C.
programs = Elk programma kan meespelen als { $program }; docs/bots.md beschrijft hoe.
replaced = het antwoord van de bot is vervangen: { $why }

## stats

noName = (zonder naam)
soFar = gestopt; tot nu toe:
plots = { $n ->
    [one] { $n } grafiek in { $folder }
   *[other] { $n } grafieken in { $folder }
}
plotsEnglish = de grafieken zijn in het Engels: er is geen lettertype met de letters van je taal gevonden
plotBelow = { $game }, { $rounds }. { $about }
plotCalls = Aankondigingen en succes
plotCallsAbout = Aankondigingen per honderd handen: gehaald (vol) en verloren (gearceerd).
plotCallsAxis = aankondigingen per 100 handen
plotSuccess = { $rate } van { $n }
plotNoCall = geen aankondiging
plotOrder = Punten naar plaats in de ronde
plotOrderAbout = De gemiddelde voorsprong van het team naar de plaats van een speler, en hoe vaak elke plaats voorkomt.
plotPlaces = Plaatsen
plotPlacesAbout = Hoe vaak elke speler op elke plaats eindigt; gemiddelde plaats tussen haakjes.
plotStrength = Resultaat naar sterkte van de hand
plotStrengthAll = Alle handen. Draak 3, Feniks 3, aas 2, koning 1, Bom 3, na het doorgeven.
plotStrengthOf = De handen van { $name }. Draak 3, Feniks 3, aas 2, koning 1, Bom 3, na het doorgeven.
plotStrengthAxis = sterkte van de hand
plotHistory = Stand door de spellen heen
plotHistoryAxis = totale voorsprong in punten
plotHistoryAbout = Elke lijn is de totale voorsprong van een team; een stip is het einde van een spel.
plotPlacesOverTime = Plaatsen in de loop van de tijd
plotPlacesOverTimeAbout = Gemiddelde plaats over { $n } rondes, de eerste plaats bovenaan.
plotOnePlayer = één speler
plotShare = aandeel van de handen
plotFirst = gaat als eerste uit
plotChance = bij toeval
plotPercent = procent
plotFirstTitle = Als eerste uit
plotLead = De voorsprong van het team
plotPlace = De plaats
plotMeanPlace = gemiddelde plaats
moreUnread = { $n ->
    [one] en nog { $n } die niet leesbaar is
   *[other] en nog { $n } die niet leesbaar zijn
}
notCounted = niet geteld: { $n ->
    [one] { $n } onvoltooide ronde
   *[other] { $n } onvoltooide rondes
}
noFinished = geen voltooide rondes gevonden

## stats: tables, with short headings

everybody = iedereen
playersOf = { $game } · { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
matches = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}
tricksPerRound = slagen per ronde: { $n }
player = speler
roundsHead = rondes
won = winst
points = punten
lead = saldo
place = plaats
firstOut = eerst uit
doubleWon = dubbel voor
doubleLost = dubbel tegen
tripleWon = triple voor
tripleLost = triple tegen
passes = gepast
hand = hand
aboutPoints = per ronde: punten, saldo (voorsprong op het andere team), gepast; hand: de sterkte ervan, zie onder
aboutPlaces = gepast: per ronde; hand: de sterkte ervan, zie onder
morePlayers = { $n ->
    [one] nog { $n } speler: --player NAAM of --json
   *[other] nog { $n } spelers: --player NAAM of --json
}
placeNumber = { $n }e
caught = gepakt
aboutOrder = hoe vaak, en het gemiddelde saldo van het team; gepakt: nog kaarten in de hand na een dubbelzege van de anderen
perRound = per ronde
held = gehad
fours = vier gelijke
straights = rij-bom
led = uitgespeeld
inTurn = aan de beurt
outOfTurn = buiten de beurt
aboutBombs = gehad: aandeel van de handen met een Bom na het doorgeven
noWish = geen wens
atOnce = meteen
later = later
never = nooit
mostWished = meest gewenst
aboutWishes = meteen: de waarde is in dezelfde slag gespeeld; later: in een andere
wishesByRank = Wensen per waarde ({ $name })
rank = waarde
wished = gewenst
share = aandeel
givesTo = geeft aan
relation = { $to ->
   *[partner] partner
    [left] links
    [right] rechts
    [opposite] tegenover
    [up] hogere rang
    [down] lagere rang
}
given = weggegeven
moreCards = meer kaarten
sameCards = evenveel
fewerCards = minder
aboutDragon = meer kaarten: aan de tegenstander met meer kaarten
strengthHead = sterkte
hands = handen
strengthOf = Sterkte van de hand ({ $name })
