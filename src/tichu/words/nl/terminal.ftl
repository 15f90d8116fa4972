# The game in a terminal. Keys and what is typed (p, 8g, ph …) are the same in every language.
# $own: yes if the reader is meant. $hand: own, or dummy for the hand of Trichu’s dummy.

## people

somebody = iemand
partner = partner
partnerAt = partner, { $where }
nameOf = { $name } ({ $place })

## what happens

soloist = { $own ->
    [yes] Je bent de alleenspeler: je speelt je eigen hand en die van de blinde.
   *[no] { $name } speelt alleen, met de blinde.
}
leftOver = Overgebleven:
passes = { $n ->
    [one] { $own ->
        [yes] Je past
       *[no] { $names } past
    }
   *[other] Gepast: { $names }
}
takesTrick = { $own ->
    [yes] Je neemt de slag
   *[no] { $name } neemt de slag
}{ worth }
givesTrick = Drakenslag: { $name } › { $to }{ worth }
# What a trick is worth, at the end of a sentence
worth = { $points ->
    [0] .
    [one] {" "}({ $points } punt).
   *[other] {" "}({ $points } punten).
}
dogTo = { $card }: uitspeelrecht › { $to }
playPhoenix = { $what } (Feniks als { $rank })
playWish = { $what }, wens: { $rank }
wishFulfilled = De wens is vervuld.
breaksWish = { $own ->
    [yes] Je negeert de wens: de ronde is verloren.
   *[no] { $name } negeert de wens: de ronde is verloren.
}
goesOut = { $own ->
    [yes] Je bent uit, plaats { $n }.
   *[no] { $name } is uit, plaats { $n }.
}
actionGive = drakenslag › { $name }
actionNoGrand = geen grote Tichu
givesYou = { $name } geeft je:
givesDummy = { $name } geeft de blinde:

## the table

onTable = Op tafel
onTableWorth = { $n ->
    [one] Op tafel · { $n } punt
   *[other] Op tafel · { $n } punten
}
leads = { $own ->
    [yes] Jij speelt uit
   *[no] { $name } speelt uit
}
grandStake = { $n ->
    [one] Grote Tichu: { $n } punt winst of verlies
   *[other] Grote Tichu: { $n } punten winst of verlies
}
youHave = Jij hebt:
dummyHas = De blinde heeft:
# Below a player’s name
noteDecides = denkt na…
noteReady = klaar

## what you are asked

nothingToPlay = Je kunt nu niets spelen.
nothingFits = Met die kaarten kun je niets spelen.
grandAsk = { $n ->
    [one] Grote Tichu? Je ziet je eerste kaart.
   *[other] Grote Tichu? Je ziet je eerste { $n } kaarten.
}
dragonYours = De drakenslag is van jou. Met Enter kies je de tegenstander die hem krijgt.
waitingFor = Wachten op: { $names }
mustGive = { $forced ->
    [best] Je moet je beste kaarten geven: Enter.
   *[lowest] Je moet je laagste kaarten geven: Enter.
}
mustGiveThese = { $forced ->
    [best] Je moet je beste kaarten geven: { $what }
   *[lowest] Je moet je laagste kaarten geven: { $what }
}
enterGives = Enter geeft deze kaarten door.
giveTo = { $hand ->
    [dummy] Uit de hand van de blinde voor { $name }
   *[own] Voor { $name }
}: { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}{ $forced ->
    [best] , van je beste
    [lowest] , van je laagste
   *[no] {""}
}.
turn = { $hand ->
    [dummy] De blinde is aan de beurt
   *[own] Jij bent aan de beurt
}
# The end of a sentence, with the wish if it binds
wished = { $bound ->
    [yes] . Wens: { $rank }.
   *[no] .
}
turnLead = { turn }: { $bound ->
    [yes] speel uit
   *[no] speel uit wat je wilt
}{ wished }
turnNothing = { turn }: niets slaat dit, met p pas je{ wished }
turnBeat = { turn }. Te slaan: { $what }{ $partner ->
    [yes] {" "}(van je partner)
   *[no] {""}
}{ $mayPass ->
    [yes] {" "}– of pas
   *[no] {""}
}{ wished }
nothingBeats = { $hand ->
    [dummy] De blinde heeft niets wat dit slaat.
   *[own] Je hebt niets wat dit slaat.
}

## buttons, short

no = Nee
give = Geven
takeTrick = Slag nemen
giveTrick = Slag weggeven aan…
withdraw = Intrekken
suggest = Voorstel
leave = Weggaan

## messages

pickFirst = Kies eerst kaarten: Tab laat zien wat je kunt spelen.
giftMissing = Kies nog een kaart voor { $name }.
breaksWishEnter = Dat negeert de wens en verliest de ronde: druk nog eens op Enter om te bevestigen.
breaksWishPass = Passen negeert de wens en verliest de ronde: druk nog eens op p om te bevestigen.
tichuAgain = Tichu? Druk nog eens op t om aan te kondigen.
grandAgain = Grote Tichu? Druk nog eens op g om aan te kondigen.
bombPicked = Enter gooit hem, Esc legt hem terug.
thinking = Even denken…
hintGifts = De coach zou doorgeven: { $what }

## dialogs

keysTitle = Wat de toetsen doen
listTitle = Wat je kunt spelen
sayTitle = Iets zeggen tegen de anderen
saveTitle = Spel opslaan als
choiceKeys = Enter of de toets kiest, Esc gaat terug
pageKeys = Esc of Enter sluit
lineKeys = Enter bevestigt, Esc gaat terug
leaveAsk = De tafel verlaten?
stay = Blijven
saveAndLeave = Spel opslaan en weggaan
leaveUnsaved = Weggaan zonder op te slaan

## saving

notSaved = Het spel is nog niet opgeslagen.
overNotSaved = Het spel is afgelopen en nog niet opgeslagen.
savedIn = Het spel is opgeslagen in { $file }.
saved-already = Het spel wordt al opgeslagen in { $file }.
cannot-save = De server bewaart dit spel.
fileExists = { $file } bestaat al; er is niets overschreven.
cannotWrite = { $file }: { $why }
savedReplay = Opgeslagen in { $file }; terugkijken met tichu replay.
savedResume = Opgeslagen in { $file }; terugkijken met tichu replay, verder spelen met tichu play --resume { $file }.

## a table on a server

connectingTo = Verbinden met { $link }…
unreachable = { $server } antwoordt niet: { $why }
notTichu = { $server } is geen Tichu-server.
badLink = de link naar een tafel ziet eruit als { $example }, niet als { $link }
placeKept = Je plaats blijft voor je vrij: met tichu play { $link } kom je terug.
youHost = Jij leidt de tafel.
nobody-listens = Er is hier niemand om mee te praten.

## score sheets

roundIsOver = Ronde { $n } is afgelopen
round = ronde
rank = rang
player = speler
noRanks = Nog niemand heeft een rang.
nobodyOut = Niemand is uit.
bet = { $call ->
    [grand] Grote Tichu
   *[tichu] Tichu
}, { $name }: { $made ->
    [yes] gehaald
   *[no] verloren
}
goalPoints = { $n ->
    [one] Het spel gaat tot { $n } punt.
   *[other] Het spel gaat tot { $n } punten.
}
goalRounds = { $n ->
    [one] Het spel duurt { $n } ronde.
   *[other] Het spel duurt { $n } rondes.
}
goalEither = { $points ->
    [one] Het spel gaat tot { $points } punt
   *[other] Het spel gaat tot { $points } punten
}{ $n ->
    [one] , maar duurt hoogstens { $n } ronde.
   *[other] , maar duurt hoogstens { $n } rondes.
}
youLeave = { $n ->
    [0] Je gaat weg voordat de eerste ronde is afgelopen.
    [one] Je gaat weg na { $n } ronde.
   *[other] Je gaat weg na { $n } rondes.
}

## the table line by line

introduction = ? legt uit wat je kunt typen, met q ga je weg.
yesWords = j ja
noWords = n nee
yesNo = { $question } (j: ja, Enter: nee)
answerYesNo = Antwoord met j (ja) of n (nee).
grandPrompt = Grote Tichu? (j: ja, Enter: nee, h: tip)
onlyWatch = Je kunt nu alleen meekijken. Met q ga je weg.
chooseLine = { $question } ({ $keys }{ $none ->
    [yes] , Enter: geen
   *[no] {""}
}, { $back }: terug)
chooseKey = { $keys } ({ $back }: terug)
typeChoice = Typ de eerste letter of het nummer van je keuze.
queenNote = (Een losse vrouw typ je als Q.)
saveAs = Spel opslaan als (Enter: niet)
serverKeeps = De server bewaart dit spel.
enterFor = Enter: { $what }, s: stand, q: weggaan
pressEnter = Druk op Enter, of typ s of q.
afterMatch = Enter: weggaan, s: stand, of wacht op een nieuw spel
exchangeDummy = Kaarten doorgeven: de hand van de blinde
giveTheseAsk = Doorgeven: { $what }? Enter, of { $back } om opnieuw te kiezen
breaksWishAsk = Dat negeert de wens en verliest de ronde. Echt?
trickBombable = De slag is van jou, maar er kan nog een Bom vallen
canBomb = Je kunt een Bom gooien
enterTake = Enter: nemen, b of kaarten: een Bom
enterWait = Enter: wachten, b of kaarten: een Bom
whichBomb = Welke Bom?
none = geen
# What can be typed, each with its key
optionCards = kaarten
optionPass = p passen
optionTichu = t Tichu
optionWithdraw = w intrekken
optionList = v lijst
optionHint = h tip
kinds = { $kind ->
   *[single] losse kaarten
    [pair] paren
    [triple] tripples
    [full_house] full houses
    [straight] straten
    [pair_run] reeksen paren
    [bomb] Bommen
    [straight_bomb] rij-bommen
}
andMore = { $n ->
    [one] en nog { $n }
   *[other] en nog { $n }
}

## cards that were typed

typeCards = Typ eerst kaarten in.
notACard = ‘{ $text }’ is geen kaart: typ 8g, 88, 34567, ph of dr.
cardsPlease = { $n ->
    [one] Eén kaart, alsjeblieft.
   *[other] { $n } kaarten, alsjeblieft.
}
notHeld = Die heb je niet: { $card }.
heldOnly = Daarvan heb je er maar { $n }: { $rank }.

## help: the keys. Each stands beside its key; at most about 54 columns

picking = Kaarten kiezen
pickClick = (of klik erop)
helpMove = door je hand bewegen
helpLift = of spatie: kaart kiezen, terugleggen; Esc: alles terug
helpRanks = op waarde kiezen (0: tien); nog eens: nog een
helpSuggest = wat je met de gekozen kaarten kunt spelen; v: lijst
playing = Spelen
helpEnter = wat de eerste knop zegt: spelen, geven, nemen…
helpPass = passen
helpTichu = Tichu, grote Tichu: twee keer drukken
helpWithdraw = aankondiging intrekken, als het mag
helpBomb = een Bom, ook buiten je beurt; nog eens: een andere
helpHint = een tip: wat een goede speler zou doen, en waarom
helpOther = je andere hand, als alleenspeler in Trichu
anythingElse = Al het andere
helpElse = s: stand · PgUp PgDn: verloop · Ctrl+S: opslaan · c: chat · l: weggaan

## help: what is typed

typedCards = Kaarten
typedAsSeen = Typ ze zoals je ze ziet: 8g 8k.
typedRanks = Waarden zijn genoeg: 88, 3344, 34567, 10jqka.
typedSpecials = Speciaal zijn ma, do, ph, dr: 88ph is drie achten met de Feniks.
typedSingles = Een losse tien is 10 of T, een losse vrouw is Q.
typedWords = Woorden
typedPlaying = p passen, t Tichu, w intrekken, b een Bom, v wat je kunt spelen,
typedHint = h een tip: wat een goede speler zou doen, en waarom,
typedElse = ? deze pagina, s stand, save opslaan, q weggaan
typedChat = c en een tekst: zeg het tegen de anderen

## the command

serverFixed = een tafel op een server heeft eigen regels, spelers en verslag: laat deze opties weg
savedFixed = een opgeslagen spel heeft eigen regels en een eigen bestand: laat deze opties weg
tooManyBots = { $n ->
    [one] er is { $n } bot genoemd
   *[other] er zijn { $n } bots genoemd
}, maar er kunnen er maar { $places } meespelen
botFailed = { $name } faalde { $n ->
    [one] { $n } keer
   *[other] { $n } keer
}{ $stopped ->
    [yes] {" "}en wordt niet meer gevraagd
   *[no] {""}
}; laatste fout: { $why }
