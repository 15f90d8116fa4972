# The game in a terminal. Keys and what is typed (p, 8g, ph …) are the same in every language.
# $own: yes if the reader is meant. $hand: own, or dummy for the hand of Trichu’s dummy.

## people

somebody = jemand
partner = Partner
partnerAt = Partner, { $where }
nameOf = { $name } ({ $place })

## what happens

soloist = { $own ->
    [yes] Du spielst allein: dein eigenes Blatt und das von Frau Tisch.
   *[no] { $name } spielt allein, mit Frau Tisch.
}
leftOver = Übrig:
passes = { $n ->
    [one] { $own ->
        [yes] Du passt
       *[no] { $names } passt
    }
   *[other] Gepasst: { $names }
}
takesTrick = { $own ->
    [yes] Du nimmst den Stich
   *[no] { $name } nimmt den Stich
}{ worth }
givesTrick = Drachenstich: { $name } › { $to }{ worth }
# What a trick is worth, at the end of a sentence
worth = { $points ->
    [0] .
    [one] {" "}({ $points } Punkt).
   *[other] {" "}({ $points } Punkte).
}
dogTo = { $card }: Ausspielrecht › { $to }
playPhoenix = { $what } (Phönix als { $rank })
playWish = { $what }, Wunsch: { $rank }
wishFulfilled = Der Wunsch ist erfüllt.
breaksWish = { $own ->
    [yes] Du missachtest den Wunsch: Die Runde ist verloren.
   *[no] { $name } missachtet den Wunsch: Die Runde ist verloren.
}
goesOut = { $own ->
    [yes] Du bist fertig, Platz { $n }.
   *[no] { $name } ist fertig, Platz { $n }.
}
actionGive = Drachenstich › { $name }
actionNoGrand = kein großes Tichu
givesYou = { $name } gibt dir:
givesDummy = { $name } gibt Frau Tisch:

## the table

onTable = Auf dem Tisch
onTableWorth = { $n ->
    [one] Auf dem Tisch · { $n } Punkt
   *[other] Auf dem Tisch · { $n } Punkte
}
leads = { $own ->
    [yes] Du spielst aus
   *[no] { $name } spielt aus
}
grandStake = { $n ->
    [one] Großes Tichu: { $n } Punkt, gewonnen oder verloren
   *[other] Großes Tichu: { $n } Punkte, gewonnen oder verloren
}
youHave = Du hast:
dummyHas = Frau Tisch hat:
# Below a player’s name
noteDecides = { $own ->
    [yes] überlegst …
   *[no] überlegt …
}
noteReady = bereit

## what you are asked

nothingToPlay = Du kannst jetzt nichts spielen.
nothingFits = Mit diesen Karten kannst du nichts spielen.
grandAsk = { $n ->
    [one] Großes Tichu? Du siehst deine erste Karte.
   *[other] Großes Tichu? Du siehst deine ersten { $n } Karten.
}
dragonYours = Du hast den Drachenstich gemacht: Mit Enter wählst du, welcher Gegner ihn bekommt.
waitingFor = Warten auf: { $names }
mustGive = { $forced ->
    [best] Du musst deine besten Karten geben: Enter.
   *[lowest] Du musst deine tiefsten Karten geben: Enter.
}
mustGiveThese = { $forced ->
    [best] Du musst deine besten Karten geben: { $what }
   *[lowest] Du musst deine tiefsten Karten geben: { $what }
}
enterGives = Enter schupft diese Karten.
giveTo = { $hand ->
    [dummy] Aus dem Blatt von Frau Tisch für { $name }
   *[own] Für { $name }
}: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}{ $forced ->
    [best] , von deinen besten
    [lowest] , von deinen tiefsten
   *[no] {""}
}.
turn = { $hand ->
    [dummy] Frau Tisch ist dran
   *[own] Du bist dran
}
# The end of a sentence, with the wish if it binds
wished = { $bound ->
    [yes] . Wunsch: { $rank }.
   *[no] .
}
turnLead = { turn }: { $bound ->
    [yes] Spiel aus
   *[no] Spiel aus, was du willst
}{ wished }
turnNothing = { turn }: Nichts auf der Hand schlägt das, p passt{ wished }
turnBeat = { turn }. Zu schlagen: { $what }{ $partner ->
    [yes] {" "}(vom Partner)
   *[no] {""}
}{ $mayPass ->
    [yes] {" "}– oder passen
   *[no] {""}
}{ wished }
nothingBeats = { $hand ->
    [dummy] Frau Tisch hat nichts, was das schlägt.
   *[own] Du hast nichts, was das schlägt.
}

## buttons, short

no = Nein
give = Schupfen
takeTrick = Stich nehmen
giveTrick = Stich verschenken …
withdraw = Widerruf
suggest = Vorschlag
leave = Gehen

## messages

pickFirst = Wähle zuerst Karten: Tab zeigt, was du spielen kannst.
giftMissing = Es fehlt noch eine Karte für { $name }.
breaksWishEnter = Das missachtet den Wunsch und kostet die Runde. Trotzdem? Noch einmal Enter.
breaksWishPass = Passen missachtet den Wunsch und kostet die Runde. Trotzdem? Noch einmal p.
tichuAgain = Tichu? Noch einmal t zum Ansagen.
grandAgain = Großes Tichu? Noch einmal g zum Ansagen.
bombPicked = Enter wirft sie, Esc legt sie zurück.
thinking = Der Coach überlegt …
hintGifts = Der Coach würde schupfen: { $what }

## dialogs

keysTitle = Was die Tasten tun
listTitle = Was du spielen kannst
sayTitle = Den anderen sagen
saveTitle = Spiel speichern als
choiceKeys = Enter oder die Taste wählt, Esc geht zurück
pageKeys = Esc oder Enter schließt
lineKeys = Enter übernimmt, Esc geht zurück
leaveAsk = Den Tisch verlassen?
stay = Bleiben
saveAndLeave = Speichern und gehen
leaveUnsaved = Gehen, ohne zu speichern

## saving

notSaved = Das Spiel ist noch nicht gespeichert.
overNotSaved = Die Partie ist zu Ende und noch nicht gespeichert.
savedIn = Das Spiel ist in { $file } gespeichert.
saved-already = Das Spiel wird schon in { $file } gespeichert.
cannot-save = Der Server bewahrt dieses Spiel auf.
fileExists = { $file } gibt es schon; nichts wurde überschrieben.
cannotWrite = { $file }: { $why }
savedReplay = In { $file } gespeichert; tichu replay zeigt es.
savedResume = In { $file } gespeichert; tichu replay zeigt es, tichu play --resume { $file } setzt es fort.

## a table on a server

connectingTo = Verbindung zu { $link } …
unreachable = { $server } antwortet nicht: { $why }
notTichu = { $server } ist kein Tichu-Server.
badLink = der Link eines Tisches sieht so aus: { $example }, nicht so: { $link }
placeKept = Dein Platz bleibt dir erhalten: Mit tichu play { $link } kommst du zurück.
youHost = Du leitest den Tisch.
nobody-listens = Hier ist niemand, mit dem du reden könntest.

## score sheets

roundIsOver = Runde { $n } ist zu Ende
round = Runde
rank = Rang
player = Spieler
noRanks = Noch hat niemand einen Rang.
nobodyOut = Niemand wurde fertig.
bet = { $call ->
    [grand] Großes Tichu
   *[tichu] Tichu
}, { $name }: { $made ->
    [yes] gewonnen
   *[no] verloren
}
goalPoints = { $n ->
    [one] Gespielt wird bis { $n } Punkt.
   *[other] Gespielt wird bis { $n } Punkte.
}
goalRounds = { $n ->
    [one] Gespielt wird { $n } Runde.
   *[other] Gespielt werden { $n } Runden.
}
goalEither = { $points ->
    [one] Gespielt wird bis { $points } Punkt
   *[other] Gespielt wird bis { $points } Punkte
}{ $n ->
    [one] , höchstens { $n } Runde.
   *[other] , höchstens { $n } Runden.
}
youLeave = { $n ->
    [0] Du gehst, bevor die erste Runde zu Ende ist.
    [one] Du gehst nach { $n } Runde.
   *[other] Du gehst nach { $n } Runden.
}

## the table line by line

introduction = ? zeigt, was du tippen kannst, mit q gehst du.
yesWords = j ja
noWords = n nein
yesNo = { $question } (j: ja, Enter: nein)
answerYesNo = Bitte antworte mit j (ja) oder n (nein).
grandPrompt = Großes Tichu? (j: ja, Enter: nein, h: Tipp)
onlyWatch = Du kannst jetzt nur zuschauen. Mit q gehst du.
chooseLine = { $question } ({ $keys }{ $none ->
    [yes] , Enter: nichts
   *[no] {""}
}, { $back }: zurück)
chooseKey = { $keys } ({ $back }: zurück)
typeChoice = Tippe den ersten Buchstaben oder die Nummer deiner Wahl.
queenNote = (Eine einzelne Dame tippst du als Q.)
saveAs = Spiel speichern als (Enter: gar nicht)
serverKeeps = Der Server bewahrt dieses Spiel auf.
enterFor = Enter: { $what }, s: Punkte, q: gehen
pressEnter = Bitte drück Enter oder tippe s oder q.
afterMatch = Enter: gehen, s: Punkte, oder warte auf die nächste Partie
exchangeDummy = Schupfen: das Blatt von Frau Tisch
giveTheseAsk = Schupfen: { $what }? Enter, oder { $back } für eine neue Wahl
breaksWishAsk = Das missachtet den Wunsch und kostet die Runde. Wirklich?
trickBombable = Der Stich gehört dir, aber er kann noch gebombt werden
canBomb = Du kannst eine Bombe werfen
enterTake = Enter: nehmen, b oder Karten: bomben
enterWait = Enter: warten, b oder Karten: bomben
whichBomb = Welche Bombe?
none = keine
# What can be typed, each with its key
optionCards = Karten
optionPass = p passen
optionTichu = t Tichu
optionWithdraw = w zurücknehmen
optionList = v Liste
optionHint = h Tipp
kinds = { $kind ->
   *[single] Einzelkarten
    [pair] Paare
    [triple] Trippel
    [full_house] Fullhouses
    [straight] Reihen
    [pair_run] Treppen
    [bomb] Bomben
    [straight_bomb] Reihenbomben
}
andMore = { $n ->
    [one] und { $n } weitere
   *[other] und { $n } weitere
}

## cards that were typed

typeCards = Tippe zuerst Karten ein.
notACard = „{ $text }“ ist keine Karte: Schreib 8g, 88, 34567, ph oder dr.
cardsPlease = { $n ->
    [one] Eine Karte, bitte.
   *[other] { $n } Karten, bitte.
}
notHeld = Das hast du nicht: { $card }.
heldOnly = Davon hast du nur { $n }: { $rank }.

## help: the keys. Each stands beside its key; at most about 54 columns

picking = Karten wählen
pickClick = (oder anklicken)
helpMove = im Blatt bewegen
helpLift = oder Leertaste: wählen, zurücklegen; Esc: alle zurück
helpRanks = nach Wert wählen (0: Zehn); noch einmal: eine mehr
helpSuggest = was du damit spielen kannst; v: als Liste
playing = Spielen
helpEnter = was der erste Knopf sagt: spielen, schupfen, nehmen …
helpPass = passen
helpTichu = Tichu, großes Tichu: zweimal drücken
helpWithdraw = Ansage zurücknehmen, wo die Regeln es erlauben
helpBomb = Bombe, auch außer der Reihe; noch einmal: die nächste
helpHint = Tipp: was gute Spieler tun würden, und warum
helpOther = dein anderes Blatt, als Alleinspieler in Trichu
anythingElse = Alles andere
helpElse = s: Punkte · Bild↑↓: Verlauf · Strg+S: sichern · c: Chat · l: gehen

## help: what is typed

typedCards = Karten
typedAsSeen = Tippe sie, wie du sie siehst: 8g 8k.
typedRanks = Werte genügen: 88, 3344, 34567, 10jqka.
typedSpecials = Spezialkarten sind ma, do, ph, dr: 88ph ist ein Trippel mit Phönix.
typedSingles = Eine einzelne Zehn ist 10 oder T, eine einzelne Dame Q.
typedWords = Wörter
typedPlaying = p passen, t Tichu, w Ansage zurück, b Bombe, v was du spielen kannst,
typedHint = h Tipp: was gute Spieler tun würden, und warum,
typedElse = ? diese Seite, s Punkte, save speichern, q gehen
typedChat = c und ein Text: sagt ihn den anderen

## the command

serverFixed = ein Tisch auf einem Server hat eigene Regeln, Spieler und ein eigenes Protokoll: Lass diese Optionen weg
savedFixed = ein gespeichertes Spiel hat eigene Regeln und eine eigene Datei: Lass diese Optionen weg
tooManyBots = { $n ->
    [one] { $n } Bot ist genannt
   *[other] { $n } Bots sind genannt
}, aber nur { $places } { $places ->
    [one] kann
   *[other] können
} mit dir spielen
botFailed = { $name } hat { $n ->
    [one] einmal
   *[other] { $n }-mal
} versagt{ $stopped ->
    [yes] {" "}und wurde nicht mehr gefragt
   *[no] {""}
}; zuletzt: { $why }
