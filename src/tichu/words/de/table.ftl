## the line

connecting = Der Tisch wird gesucht …
lost = Die Verbindung ist weg. Neuer Versuch …
refusedTitle = Dieser Tisch ist nicht für dich offen
refusedGone = Diesen Tisch gibt es nicht, oder nicht mehr.
refusedSpectators = Ohne Platz darf hier niemand zuschauen.

## people

you = Du
partner = Partner
dummy = Tisch
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
soloist = spielt allein
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
tichuSure = Tichu – echt?
tichuPartner = Partner hat schon. Du auch?
tichuText = Tichu ist eine Wette: { $points } Punkte, wenn du als Erstes fertig bist, sonst minus { $points }. Nochmals tippen sagt es an.
tichuWho = Wer sagt Tichu an?
tichuSelf = Tichu für dich?
tichuDummy = Tichu für den Tisch?
tichuDummyText = Tichu für den Tisch: { $points } Punkte, wenn er als Erster fertig ist, sonst minus { $points }. Nochmals tippen sagt es an.
withdraw = Ansage zurückziehen
bomb = Bombe
noBomb = Du hast keine Bombe, die das schlägt.
play = Spielen
playIt = Spielen: { $what }
lead = Du spielst aus: Wähle Karten.
leadFirst = Du spielst aus, was du willst. Tipp zweimal auf eine Karte für ein Paar, eine Reihe …
follow = Schlagen oder passen.
followFirst = Schlag es mit etwas Höherem der gleichen Art, oder passe.
takes = { $name } nimmt den Stich.
yourTrick = Der Stich gehört dir.
mustPass = Nichts passt: passen.
take = Stich nehmen
hint = Tipp
hintSays = Der Coach würde spielen: { $what }
hintPass = Der Coach würde passen
hintWhy = { $what } – { $why }
autoPass = Stich passen
autoPassOn = Du passt in diesem Stich
held = Ein Moment für Bomben …
heldCall = Deine Ansage wird verkündet, wenn alle geantwortet haben.

## grand

grandTitle = Grosses Tichu?
grandText = Eine Wette nach { $n } Karten: { $points } Punkte, wenn du als Erstes alle Karten los bist, sonst minus { $points }. Im Zweifel nein.
goal = Das Ziel: vor den anderen alle Karten loswerden. Du spielst mit { $partner } zusammen.
grandCall = Grosses Tichu ansagen
grandSure = Wirklich ansagen? { $points } Punkte
grandNo = Nein, weiter zu den anderen Karten
grandWaiting = Die anderen überlegen noch …

## exchange

exchangeTitle = Schupfen
exchangeText = Wähle für alle eine Karte. Antippen oder hinziehen.
exchangeAdvice = Allen eine Karte: tiefe an die Gegner, eine gute an dein Gegenüber. Tippen oder ziehen.
exchangeBest = Du musst deine besten Karten geben.
exchangeLowest = Du musst deine tiefsten Karten geben.
exchangeEquals = Unter gleichen wählst du: Tippe eine andere an.
exchangeTo = an { $name }
exchangeDo = Diese Karten schupfen
exchangeWaiting = Die anderen schupfen noch …
exchangeEmpty = noch keine Karte
gave = Gegeben
got = Bekommen
left = links
right = rechts
opposite = gegenüber
opponent = { $where }, Gegner

## choices

wishTitle = Was wünschst du dir?
wishText = Wer diesen Wert spielen kann, muss.
wishNone = Kein Wunsch
wishBadge = Wunsch: { $rank }
wishBinds = Der Wunsch bindet dich
dogTitle = Wer darf ausspielen?
dragonTitle = Wer bekommt den Drachenstich?
phoenixTitle = Was ist der Phönix?
phoenixAs = Phönix als { $rank }

## combinations


## what happens, for the log and for ears

saidPlay = { $name }: { $what }
saidPass = { $name }: passen
saidTichu = { $name }: Tichu!
saidGrand = { $name }: grosses Tichu!
saidNoGrand = { $name }: kein grosses Tichu
saidWithdraw = { $name }: Ansage zurückgezogen
saidTake = Stich: { $name }
saidGive = Drachenstich: { $name } › { $to }
saidWish = – Wunsch: { $rank }
saidDog = Hund: Ausspielrecht › { $to }
saidOut = – fertig
saidDealt = Runde { $n }: Die Karten sind verteilt
saidExchange = Die Karten sind geschupft
saidSat = { $name } setzt sich
saidLeft = { $name } geht
saidAway = { $name } ist abwesend: Ein Bot spielt weiter
saidBack = { $name } ist zurück
saidPaused = Der Tisch macht Pause
saidResumed = Es geht weiter
saidHost = { $name } leitet jetzt den Tisch
saidStarted = Die Partie beginnt
saidClock = Die Zeit ist um: Ein Bot entscheidet für { $name }
bombFalls = Bombe!

## result

roundOver = Runde { $n }
matchOver = Die Partie ist zu Ende
won = Du gewinnst
wonBy = Sieg: { $names }
total = Total
pointsCards = Karten
outOrder = Fertig in dieser Folge: { $names }
pointsVictory = Doppelsieg
pointsBreach = Wunschstrafe
pointsTriple = Trippelsieg
callTichu = Tichu
callGrand = Grosses Tichu
nextRound = Nächste Runde
nextIn = Nächste Runde in { $n } s
waitingReady = Warten auf die anderen …
rematch = Nochmals spielen
places = Wer sitzt wo
backHome = Zur Startseite
watchReplay = Partie nochmals ansehen

## panels

score = Punkte
log = Verlauf
chat = Chat
lastTrick = Letzter Stich
lastTrickNone = Noch kein Stich gemacht.
lastTrickLate = Kein Stich, seit du da bist.
logNone = Seit du da bist, ist nichts geschehen.
menu = Menü
round = Runde { $n }
target = bis { $n }
scoreGraph = Punkte nach Runden
chatPlaceholder = Sag etwas Nettes …
chatSend = Senden
chatEmpty = Noch hat niemand etwas gesagt.
chatWatching = aus dem Publikum
mute = { $name } stummschalten
unmute = { $name } wieder hören
watchers = Publikum: { $n }
sealed = Die Karten dieser Runde sind versiegelt: { $hash }

## running a table

pause = Pause
resume = Weiter
paused = Pause
pausedText = Die Uhren stehen still.
pauseAsked = Pause gewünscht von { $names }: { $n } von { $needed }
pauseYours = Du hast um eine Pause gebeten: { $n } von { $needed }, oder wer den Tisch leitet
resumeAsked = Weiterspielen gewünscht von { $names }: { $n } von { $needed }
resumeYours = Du möchtest weiterspielen: { $n } von { $needed }, oder wer den Tisch leitet
leave = Tisch verlassen
leaveSure = Wirklich gehen? Ein Bot spielt für dich weiter.
leaveRated = Wirklich gehen? Die Partie wird gewertet: Kommst du nicht innert einer Minute zurück, verlierst du sie.
backNow = Ich bin zurück
awayText = Ein Bot spielt für dich.
awayRated = Ein Bot spielt für dich. Nach einer Minute zählt diese gewertete Partie für dich als verloren.

## before the start

lobbyTitle = Der Tisch ist gedeckt
invite = Freunde einladen
inviteText = Wer diesen Link öffnet, kann sich hinsetzen.
copyLink = Link kopieren
qr = QR-Code des Links
sit = Hierher
sitDown = Platz nehmen
empty = freier Platz
addBot = Bot
chooseBot = Bot wählen
removeBot = Platz freigeben
swap = Tauschen
swapWith = Tauschen mit …
start = Los
startFill = Los, mit Bots auf den freien Plätzen
waitHost = Wer den Tisch leitet, startet die Partie.
waitPlayers = Es fehlen noch Leute.
makeHost = Leitung abgeben
host = leitet den Tisch
watching = Du schaust zu.
takePlace = Den Platz von { $name } übernehmen
waitsText = Du spielst ab der nächsten Runde mit. Ein Bot spielt diese zu Ende.
newcomer = { $name } spielt ab der nächsten Runde mit.
admit = Sofort mitspielen lassen
saidAdmitted = { $name } spielt schon in dieser Runde mit
closeTable = Tisch schliessen
closeSure = Wirklich für alle schliessen?
closed = Dieser Tisch ist geschlossen.
closed_rounds = Die Partie hat die Höchstzahl der Runden erreicht. Sie endet hier ohne Ergebnis.
closed_events = Der Tisch hat die Höchstzahl der Ereignisse erreicht. Die Partie endet hier ohne Ergebnis.
closed_administrator = Die Administration hat diesen Tisch geschlossen. Die Partie endet hier ohne Ergebnis.

## phrases

phrase_hello = Hallo!
phrase_good-luck = Viel Glück!
phrase_well-played = Gut gespielt!
phrase_thanks = Danke!
phrase_sorry = Entschuldigung!
phrase_oops = Hoppla …
phrase_wow = Wow!
phrase_nice-bomb = Schöne Bombe!
phrase_hurry = Mein Tee wird kalt.
phrase_thinking = Lass mich überlegen …
phrase_one-moment = Einen Moment, bitte.
phrase_back = Bin wieder da.
phrase_again = Nochmals?
phrase_good-game = Schönes Spiel!
phrase_bye = Gute Nacht!

## keys

keys = Tasten
keysText = Pfeile bewegen, Leertaste wählt, Enter spielt, P passt, T sagt Tichu an, B bombt, S ordnet, H fragt um einen Tipp.
