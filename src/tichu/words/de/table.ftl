## the line

connecting = Verbindung zum Tisch …
lost = Verbindung verloren. Neuer Versuch …
refusedTitle = Du kannst an diesem Tisch nicht mitspielen
refusedGone = Diesen Tisch gibt es nicht mehr.
refusedSpectators = An diesem Tisch sind keine Zuschauer erlaubt.

## people

you = Du
partner = Partner
dummy = Frau Tisch
away = abwesend
gone = gegangen
nextDeal = ab nächster Runde
thinking = { $name } überlegt
yourTurn = Du bist dran
turnOf = { $name } ist dran
cardsLeft = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
out = fertig
outAs = fertig, Platz { $n }
# At the seat of a player, whose name is there: the place of who is out, and who has passed
outMark = fertig · { $n }.
passed = gepasst
soloist = Alleinspieler
holds = hält den Stich
# At the seat of a player, whose name is there: who leads, gets the Dragon’s trick, or gives it away
leads = spielt aus
gotDragon = bekommt den Drachenstich
gaveDragon = Drachenstich › { $to }
# A seat for those who hear it. $state: “8 cards” or “out, place 1”; $reserve: “reserve 1:20”, or none
seatLabel = { $name }, { $state }{ $call ->
    [grand] , { callGrand }
    [tichu] , { callTichu }
   *[none] {""}
}{ $turn ->
    [yes] , ist dran
   *[no] {""}
}{ $passed ->
    [yes] , { passed }
   *[no] {""}
}{ $reserve ->
    [none] {""}
   *[other] , { $reserve }
}{ $holds ->
    [yes] , { holds }
   *[no] {""}
}{ $present ->
    [yes] {""}
   *[no] , { disconnected }
}
disconnected = nicht verbunden

## the hand

hand = Dein Blatt
handOf = Blatt: { $name }
sortRank = Nach Wert ordnen
sortSuit = Nach Familie ordnen
clear = Zurücklegen

## actions

pass = Passen
tichu = Tichu
tichuSure = Wirklich Tichu?
tichuPartner = Partner hat schon. Sicher?
tichuText = Tichu ist eine Wette: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn du zuerst fertig bist, sonst minus { $points }. Zum Ansagen noch einmal tippen.
tichuWho = Wer sagt Tichu an?
tichuSelf = Tichu für dich?
tichuDummy = Tichu für Frau Tisch?
tichuDummyText = Tichu für Frau Tisch: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn sie zuerst fertig ist, sonst minus { $points }. Zum Ansagen noch einmal tippen.
withdraw = Ansage zurücknehmen
bomb = Bombe
noBomb = Du hast keine Bombe, die du jetzt werfen kannst.
bombHelp = Eine Bombe – ein Vierblatt oder eine Reihe von mindestens fünf Karten einer Familie – schlägt alles, auch außer der Reihe.
play = Spielen
playIt = Spielen: { $what }
lead = Du spielst aus: Wähle Karten.
leadFirst = Du spielst aus, was du willst. Tipp zweimal schnell auf eine Karte für ein Paar, eine Reihe …
follow = Schlagen oder passen.
followFirst = Schlag es mit etwas Höherem der gleichen Art, oder passe.
takes = { $name } nimmt den Stich.
yourTrick = Der Stich gehört dir.
mustPass = Das kannst du nicht schlagen: passen.
hint = Tipp
hintSays = Der Coach würde spielen: { $what }
hintPass = Der Coach würde passen
hintTichu = Der Coach würde Tichu ansagen
hintGrand = Der Coach würde großes Tichu ansagen
hintNoGrand = Der Coach würde kein großes Tichu ansagen
hintTake = Der Coach würde den Stich nehmen
hintGive = Der Coach würde den Stich an { $name } verschenken
hintWhy = { $what } – { $why }
autoPass = Stich auslassen
autoPassOn = Du lässt diesen Stich aus
held = Ein Moment für Bomben …
heldCall = Deine Ansage wird bekannt, sobald alle geantwortet haben.

## grand

grandTitle = Großes Tichu?
grandText = Eine Wette nach { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn du zuerst alle Karten los bist, sonst minus { $points }. Im Zweifel nein.
goal = Das Ziel: vor den anderen alle Karten loswerden. Du spielst mit { $partner } zusammen.
grandCall = Großes Tichu ansagen
grandSure = Wirklich ansagen? { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
grandNo = Nein, zeig mir den Rest
grandWaiting = Die anderen überlegen noch …

## exchange

exchangeTitle = Schupfen
exchangeText = Wähle für jeden eine Karte. Antippen oder hinziehen.
exchangeAdvice = Jedem eine Karte: tiefe den Gegnern, eine gute dem Partner. Antippen oder hinziehen.
exchangeBest = Du musst deine besten Karten geben.
exchangeLowest = Du musst deine tiefsten Karten geben.
exchangeEquals = Bei gleichen Karten hast du die Wahl: Tipp eine andere an.
exchangeDo = Diese Karten schupfen
exchangeWaiting = Die anderen schupfen noch …
exchangeEmpty = noch keine Karte
gave = Gegeben
got = Bekommen
left = links
right = rechts
opposite = gegenüber
opponent = { $where }, Gegner

## choices

wishTitle = Was wünschst du dir?
wishText = Wer dran ist und diesen Wert spielen kann, muss es tun.
wishNone = Kein Wunsch
wish = Wunsch
wishBadge = Wunsch: { $rank }
wishHelp = Gewünscht: { $rank }. Wer dran ist und diesen Wert spielen kann, muss es tun. Der Wunsch gilt, bis er erfüllt ist.
wishBinds = Du musst den Wunsch erfüllen
wishFulfilled = Wunsch erfüllt
dogTitle = Wer darf ausspielen?
dragonTitle = Wer bekommt den Drachenstich?
chooseSeat = Wählen
phoenixTitle = Was soll der Phönix sein?
phoenixAs = Phönix als { $rank }

## what happens, for the log and for ears

saidPlay = { $bomb ->
    [yes] Bombe! { $name }: { $what }
   *[no] { $name }: { $what }
}{ $wishes ->
    [yes] {" "}– Wunsch: { $rank }
   *[no] {""}
}{ $out ->
    [yes] {" "}– fertig
   *[no] {""}
}
saidPass = { $name }: gepasst
saidTichu = { $name }: Tichu!
saidGrand = { $name }: großes Tichu!
saidNoGrand = { $name }: kein großes Tichu
saidWithdraw = { $name }: Ansage zurückgenommen
saidTake = Stich: { $name }
saidGive = Drachenstich: { $name } › { $to }
saidDog = Hund: Ausspielrecht › { $to }
saidDealt = Runde { $n }: Die Karten sind verteilt
saidExchange = Die Karten sind geschupft
saidSat = { $name } setzt sich
saidLeft = { $name } geht
saidAway = { $name } ist abwesend: Ein Bot spielt weiter
saidBack = { $name } ist zurück
saidPaused = Das Spiel ist pausiert
saidResumed = Es geht weiter
saidHost = { $name } leitet jetzt den Tisch
saidStarted = Die Partie beginnt
saidClock = { $name }: Zeit abgelaufen, ein Bot entscheidet
saidClockYou = Deine Zeit ist um: Ein Bot entscheidet
saidOver = { roundOver }. { outOrder }.
saidResult = { roundOver }: { $result }. { outOrder }. { total }: { $sum }.

## result

roundOver = Runde { $n }
matchOver = Die Partie ist zu Ende
won = Gewonnen!
wonBy = Sieg: { $names }
total = Gesamt
pointsCards = Karten
cardsHelp = Könige und Zehner zählen 10, Fünfer 5, der Drache 25, der Phönix −25. { $team ->
    [three] Wer zuletzt Karten hat, gibt sie und seine Stiche den Gegnern; der Fünfte gibt seine Stiche dem, der zuerst fertig war.
   *[two] Wer zuletzt Karten hat, gibt sie den Gegnern und seine Stiche dem, der zuerst fertig war.
}
outOrder = Reihenfolge: { $names }
pointsVictory = Doppelsieg
pointsBreach = Wunschstrafe
pointsTriple = Trippelsieg
callTichu = Tichu
callGrand = Großes Tichu
nextRound = Nächste Runde
nextIn = Nächste Runde in { $n } s
rematch = Noch einmal spielen
places = Plätze ändern
backHome = Zur Startseite
watchReplay = Partie noch einmal ansehen

## panels

score = Punkte
yourRank = Du: { $title }
log = Verlauf
chat = Chat
lastTrick = Letzter Stich
lastTrickNone = Noch hat niemand einen Stich gemacht.
logNone = In dieser Runde ist noch nichts passiert.
menu = Menü
round = Runde { $n }
target = bis { $n }
scoreGraph = Punkteverlauf
chatPlaceholder = Sag etwas Nettes …
chatSend = Senden
chatEmpty = Noch hat niemand etwas gesagt.
chatWatching = schaut zu
mute = { $name } stummschalten
unmute = { $name } nicht mehr stummschalten
watchers = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
sealed = Prüfsumme dieser Karten (nach dem Spiel überprüfbar): { $hash }

## running a table

pause = Pause
resume = Weiter
paused = Pause
pausedText = Die Uhren stehen still.
pauseAsked = { $names }: Pause? ({ $n } von { $needed ->
    [one] { $needed } Stimme
   *[other] { $needed } Stimmen
})
pauseYours = Du hast um eine Pause gebeten ({ $n } von { $needed ->
    [one] { $needed } Stimme
   *[other] { $needed } Stimmen
}; wer den Tisch leitet, kann sofort unterbrechen)
resumeAsked = { $names }: Weiterspielen? ({ $n } von { $needed ->
    [one] { $needed } Stimme
   *[other] { $needed } Stimmen
})
resumeYours = Du möchtest weiterspielen ({ $n } von { $needed ->
    [one] { $needed } Stimme
   *[other] { $needed } Stimmen
}; wer den Tisch leitet, kann sofort fortsetzen)
leave = Tisch verlassen
leaveSure = Wirklich gehen? Ein Bot spielt für dich weiter.
leaveRated = Wirklich gehen? Die Partie wird gewertet: Kommst du nicht innerhalb einer Minute zurück, verlierst du sie.
backNow = Ich bin zurück
awayText = Ein Bot spielt für dich.
awayRated = Ein Bot spielt für dich. Nach einer Minute zählt diese gewertete Partie für dich als verloren.

## before the start

lobbyTitle = Der Tisch ist bereit
invite = Freunde einladen
inviteText = Wer diesen Link hat, kann mitspielen.
copyLink = Link kopieren
qr = QR-Code des Links
sit = Hier hinsetzen
sitDown = Platz nehmen
empty = freier Platz
chooseBot = Bot wählen
removeBot = Platz freigeben
swap = Tauschen
start = Starten
startFill = Mit Bots starten
waitHost = Wer den Tisch leitet, startet die Partie.
waitMore = { $n ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $n } Personen.
}
allHere = Alle Plätze sind besetzt. Du kannst starten.
present = da
botIs = Bot: { $bot }
swapHint = Um Plätze zu tauschen, zieh jemanden auf einen anderen Platz oder tippe einen Platz an.
moveHint = Tippe einen freien Platz an, um dich dorthin zu setzen.
swapNow = { $name } tauscht: Tippe einen anderen Platz an
terms = Spiel und Regeln
watchAllowed = Andere dürfen zuschauen.
watchForbidden = Niemand sonst kann zuschauen.
listed = Steht in der Lobby: Alle können mitspielen.
unlisted = Nur wer den Link hat, kann mitspielen.
changeTerms = Ändern
makeHost = Leitung übergeben
host = leitet den Tisch
watching = Du schaust zu.
takePlace = Den Platz von { $name } übernehmen
waitsText = Du steigst in der nächsten Runde ein. Diese spielt ein Bot zu Ende.
newcomer = { $name } steigt in der nächsten Runde ein.
admit = Sofort mitspielen lassen
saidAdmitted = { $name } steigt schon in dieser Runde ein
closeTable = Tisch schließen
closeSure = Wirklich für alle schließen?
closed = Dieser Tisch ist geschlossen.
closed_rounds = Die Partie hat die Höchstzahl an Runden erreicht. Sie endet hier ohne Ergebnis.
closed_events = Der Tisch hat die Höchstzahl an Ereignissen erreicht. Die Partie endet hier ohne Ergebnis.
closed_administrator = Die Administration hat diesen Tisch geschlossen. Die Partie endet hier ohne Ergebnis.
closed_time = Die Zeit ist um. Es zählt der jetzige Stand.
closed_boards = Alle Boards sind gespielt.
closed_director = Die Turnierleitung hat diesen Tisch geschlossen.
tournamentWaits = Die Partie beginnt, sobald alle da sind.
toTournament = Zum Turnier

## phrases

phrase_hello = Hallo!
phrase_good-luck = Viel Glück!
phrase_well-played = Gut gespielt!
phrase_thanks = Danke!
phrase_sorry = Entschuldigung!
phrase_oops = Hoppla …
phrase_wow = Wow!
phrase_nice-bomb = Schöne Bombe!
phrase_hurry = Mein Tee wird kalt.
phrase_thinking = Lass mich überlegen …
phrase_one-moment = Einen Moment, bitte.
phrase_back = Bin wieder da.
phrase_again = Noch einmal?
phrase_good-game = Schönes Spiel!
phrase_bye = Gute Nacht!

## keys

keys = Tasten
keysText = Pfeile bewegen, Leertaste wählt, Enter spielt, P passt, T sagt Tichu an, B bombt, S ordnet, H zeigt einen Tipp.
