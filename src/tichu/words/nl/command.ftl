# What the commands print for players: tichu deal, legal, rules, replay, stats, puzzles, verify, bots.
# Names of commands, options and settings are typed, so they are the same in every language.

## errors: each follows “tichu: ” or the name of a file, so it begins with a small letter where that is usual

problem = { $what }: { $why }
possible = Mogelijk: { $choices }
noLanguage = er zijn geen teksten in ‘{ $tag }’; er zijn: { $choices }
notNameValue = schrijf een huisregel als NAAM=WAARDE, niet ‘{ $text }’
setTwice = { $name } is twee keer opgegeven
stopped = voor het einde gestopt
alreadyExists = { $file } bestaat al en is niet veranderd
noSuchFile = dat bestand of die map bestaat niet
noAccess = geen toegang
isFolder = dat is een map
notText = het bestand is geen UTF-8-tekst
emptyFolder = er zijn geen partijen (.jsonl, .tch) in deze map
noRound = er is geen ronde
noSuchRound = die ronde bestaat niet
onlyRounds = { $n ->
    [one] er is maar { $n } ronde
   *[other] er zijn maar { $n } rondes
}
noPlayer = niemand heet hier { $name }
error_not-reviewed = analyses zijn er alleen voor { $games }

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
dealer = gever
nobodyActs = de ronde is afgelopen: niemand is aan de beurt
noAction = { $seat }: nu kan er niets.
holds = { $seat }: { $cards }

## variants and rules

game = Spel
players = Spelers
about = Wat het is
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
here = Hier
meaning = Betekenis
# What a house rule or a book has changed
houseRule = Een huisregel; anders: { $value }
setByBook = Volgens { $book }; anders: { $value }
sameSettings = De regelboekjes zijn het over dit spel eens.
differences = Wat de regelboekjes verschillend regelen

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
   *[failed] onbewezen
}
why_open = de ronde is nog niet afgelopen, dus haar salt is nog geheim
why_uncommitted = er is geen controlegetal van deze kaarten
why_unopened = de ronde is afgelopen, maar de salt van haar controlegetal is nooit gepubliceerd
why_differs = de kaarten passen niet bij het controlegetal
why_not-noted = dit is niet het controlegetal dat aan tafel is genoteerd
why_damaged = het verslag is in deze ronde beschadigd, dus haar kaarten zijn niet te controleren
nothingToCheck = Niet bewezen: er is geen ronde om te controleren.
noCommitments = Niet bewezen: het verslag heeft geen controlegetallen, dus niets laat zien wanneer de kaarten vastlagen.
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
gameRound = Partij { $game }, ronde { $n }
withoutNotes = Wie een verslag schrijft, kan de controlegetallen hebben vervangen: vergelijk ze met die je aan tafel hebt genoteerd, of geef de jouwe met --seen.
notNoted = { $hash } is genoteerd, maar hoort bij geen ronde in deze bestanden
notBoth = --commitment of --seen, niet allebei
lineNumber = regel { $n }

## bots

bot = Bot
levels = Niveaus
from = Van
broken = niet bruikbaar: { $why }
programs = Elk programma kan meespelen als { $program }; docs/bots.md beschrijft hoe.
replaced = het antwoord van de bot is vervangen: { $why }

## stats

noName = (zonder naam)
soFar = gestopt; tot nu toe:
plots = { $n ->
    [one] { $n } grafiek in { $folder }
   *[other] { $n } grafieken in { $folder }
}
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
    [one] { $n } partij
   *[other] { $n } partijen
}
tricksPerRound = slagen per ronde: { $n }
player = speler
roundsHead = rondes
won = gewonnen
points = punten
lead = voorsprong
place = plaats
firstOut = eerst uit
doubleWon = dubbelzege
doubleLost = ertegen
tripleWon = triple
tripleLost = ertegen
passes = gepast
hand = hand
aboutPoints = per ronde: punten, voorsprong op het andere team, gepast; hand: haar sterkte, zie onder
aboutPlaces = gepast: per ronde; hand: haar sterkte, zie onder
morePlayers = { $n ->
    [one] nog { $n } speler: --player NAAM of --json
   *[other] nog { $n } spelers: --player NAAM of --json
}
placeNumber = { $n }e
caught = gepakt
aboutOrder = hoe vaak, en de gemiddelde voorsprong van het team; gepakt: nog kaarten in de hand na een dubbelzege van de anderen
perRound = per ronde
held = gehad
fours = vier gelijke
straights = rij-bom
led = uitgespeeld
inTurn = aan beurt
outOfTurn = buiten beurt
aboutBombs = gehad: deel van de handen met een Bom na het doorgeven
noWish = geen wens
atOnce = meteen
later = later
never = nooit
mostWished = meest gewenst
aboutWishes = meteen: de waarde is in dezelfde slag gespeeld; later: in een andere
wishesByRank = Wensen per waarde ({ $name })
rank = waarde
wished = gewenst
share = deel
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
