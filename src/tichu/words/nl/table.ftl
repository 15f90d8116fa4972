## the line

connecting = De tafel wordt gezocht …
lost = De verbinding is weg. Nieuwe poging …
refusedTitle = Deze tafel is niet voor jou open
refusedGone = Deze tafel bestaat niet, of niet meer.
refusedSpectators = Zonder plaats mag hier niemand meekijken.

## people

you = Jij
partner = Partner
dummy = Blinde
away = afwezig
gone = weg
nextDeal = vanaf volgende ronde
thinking = { $name } denkt na
yourTurn = Jij bent aan de beurt
turnOf = { $name } is aan de beurt
cardsLeft = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
out = uit
outAs = uit, plaats { $n }
soloist = alleenspeler
disconnected = niet verbonden

## the hand

hand = Je hand
handOf = Hand: { $name }
sortRank = Sorteer op waarde
sortSuit = Sorteer op reeks
clear = Terugleggen

## actions

pass = Passen
tichu = Tichu
tichuSure = Echt Tichu?
tichuPartner = Partner deed het al. Jij ook?
tichuText = Tichu is een weddenschap: { $points } punten als je als eerste uit bent, anders min { $points }. Tik nog eens om aan te kondigen.
tichuWho = Wie kondigt Tichu aan?
tichuSelf = Tichu voor jezelf?
tichuDummy = Tichu voor de blinde?
tichuDummyText = Tichu voor de blinde: { $points } punten als die als eerste uit is, anders min { $points }. Tik nog eens om aan te kondigen.
withdraw = Aankondiging intrekken
bomb = Bom
noBomb = Je hebt geen Bom die dit slaat.
play = Spelen
playIt = Speel: { $what }
lead = Jij speelt uit: kies kaarten.
leadFirst = Je speelt uit wat je wilt. Tik twee keer op een kaart voor een paar, een straat …
follow = Sla het, of pas.
followFirst = Sla het met iets hogers van dezelfde soort, of pas.
takes = { $name } neemt de slag.
yourTrick = De slag is van jou.
mustPass = Niets past: passen.
take = Slag nemen
hint = Tip
hintSays = De coach zou spelen: { $what }
hintPass = De coach zou passen
hintWhy = { $what } – { $why }
autoPass = Slag passen
autoPassOn = Je past deze slag
held = Even wachten op Bommen …
heldCall = Je aankondiging klinkt zodra iedereen geantwoord heeft.

## grand

grandTitle = Grote Tichu?
grandText = Een weddenschap na { $n } kaarten: { $points } punten als je als eerste al je kaarten kwijt bent, anders min { $points }. Bij twijfel niet.
goal = Het doel: je kaarten kwijt zijn vóór de anderen. Je speelt samen met { $partner }.
grandCall = Grote Tichu aankondigen
grandSure = Echt waar? { $points } punten
grandNo = Nee, laat de rest zien
grandWaiting = De anderen denken nog na …

## exchange

exchangeTitle = Kaarten doorgeven
exchangeText = Kies een kaart voor iedereen: aantikken, of erheen slepen.
exchangeAdvice = Iedereen één kaart: lage aan de tegenstanders, een goede aan je partner. Tik, of sleep.
exchangeBest = Je moet je beste kaarten geven.
exchangeLowest = Je moet je laagste kaarten geven.
exchangeEquals = Uit gelijke kies je zelf: tik een andere aan.
exchangeTo = aan { $name }
exchangeDo = Deze kaarten doorgeven
exchangeWaiting = De anderen kiezen nog kaarten …
exchangeEmpty = nog geen kaart
gave = Gegeven
got = Gekregen
left = links
right = rechts
opposite = tegenover
opponent = { $where }, tegenstander

## choices

wishTitle = Wat wens je?
wishText = Wie deze waarde kan spelen, moet.
wishNone = Geen wens
wishBadge = Wens: { $rank }
wishBinds = De wens bindt je
dogTitle = Wie mag uitspelen?
dragonTitle = Wie krijgt de drakenslag?
phoenixTitle = Wat is de Feniks?
phoenixAs = Feniks als { $rank }

## combinations


## what happens, for the log and for ears

saidPlay = { $name }: { $what }
saidPass = { $name }: pas
saidTichu = { $name }: Tichu!
saidGrand = { $name }: grote Tichu!
saidNoGrand = { $name }: geen grote Tichu
saidWithdraw = { $name }: aankondiging ingetrokken
saidTake = Slag: { $name }
saidGive = Drakenslag: { $name } › { $to }
saidWish = – wens: { $rank }
saidDog = Hond: uitspeelrecht › { $to }
saidOut = – uit
saidDealt = Ronde { $n }: de kaarten zijn gedeeld
saidExchange = De kaarten zijn doorgegeven
saidSat = { $name } gaat zitten
saidLeft = { $name } gaat weg
saidAway = { $name } is afwezig: een bot speelt verder
saidBack = { $name } is terug
saidPaused = De tafel pauzeert
saidResumed = De tafel gaat verder
saidHost = { $name } leidt nu de tafel
saidStarted = Het spel begint
saidClock = De tijd is om: een bot beslist voor { $name }
bombFalls = Bom!

## result

roundOver = Ronde { $n }
matchOver = Het spel is afgelopen
won = Je wint
wonBy = Winst: { $names }
total = Totaal
pointsCards = Kaarten
outOrder = Uit in deze volgorde: { $names }
pointsVictory = Dubbelzege
pointsBreach = Wensstraf
pointsTriple = Triple-overwinning
callTichu = Tichu
callGrand = Grote Tichu
nextRound = Volgende ronde
nextIn = Volgende ronde over { $n } s
waitingReady = Wachten op de anderen …
rematch = Nog een keer
places = Wie zit waar
backHome = Naar de voorpagina
watchReplay = Spel terugkijken

## panels

score = Stand
log = Verloop
chat = Chat
lastTrick = Laatste slag
lastTrickNone = Er is nog geen slag gemaakt.
lastTrickLate = Geen slag sinds je er bent.
logNone = Sinds je er bent is er niets gebeurd.
menu = Menu
round = Ronde { $n }
target = tot { $n }
scoreGraph = Stand per ronde
chatPlaceholder = Zeg iets aardigs …
chatSend = Versturen
chatEmpty = Nog niemand heeft iets gezegd.
chatWatching = in het publiek
mute = { $name } dempen
unmute = { $name } weer horen
watchers = { $n } kijken mee
sealed = De kaarten van deze ronde zijn verzegeld: { $hash }

## running a table

pause = Pauze
resume = Verder
paused = Pauze
pausedText = De klokken staan stil.
pauseAsked = Pauze gevraagd door { $names }: { $n } van { $needed }
pauseYours = Je hebt om pauze gevraagd: { $n } van { $needed }, of wie de tafel leidt
resumeAsked = Verder spelen gevraagd door { $names }: { $n } van { $needed }
resumeYours = Je wilt verder spelen: { $n } van { $needed }, of wie de tafel leidt
leave = Tafel verlaten
leaveSure = Echt weggaan? Een bot speelt voor je verder.
leaveRated = Echt weggaan? Dit spel telt voor de rating: zonder terugkeer binnen een minuut verlies je het.
backNow = Ik ben terug
awayText = Een bot speelt voor je.
awayRated = Een bot speelt voor je. Na een minuut telt dit ratingspel voor jou als verloren.

## before the start

lobbyTitle = De tafel is gedekt
invite = Vrienden uitnodigen
inviteText = Wie deze link opent, kan aanschuiven.
copyLink = Link kopiëren
qr = QR-code van de link
sit = Hier zitten
sitDown = Plaatsnemen
empty = vrije plaats
addBot = Bot
chooseBot = Kies een bot
removeBot = Plaats vrijmaken
swap = Ruilen
swapWith = Ruilen met …
start = Beginnen
startFill = Beginnen, met bots op de vrije plaatsen
waitHost = Wie de tafel leidt, begint het spel.
waitPlayers = Wachten op spelers.
makeHost = Leiding overdragen
host = leidt de tafel
watching = Je kijkt mee.
takePlace = De plaats van { $name } overnemen
waitsText = Je speelt mee vanaf de volgende ronde. Een bot speelt deze uit.
newcomer = { $name } speelt mee vanaf de volgende ronde.
admit = Meteen laten meespelen
saidAdmitted = { $name } speelt al mee in deze ronde
closeTable = Tafel sluiten
closeSure = Echt voor iedereen sluiten?
closed = Deze tafel is gesloten.
closed_rounds = Het spel heeft het maximale aantal rondes bereikt. Het eindigt hier zonder uitslag.
closed_events = De tafel heeft het maximale aantal gebeurtenissen bereikt. Het spel eindigt hier zonder uitslag.
closed_administrator = De beheerder heeft deze tafel gesloten. Het spel eindigt hier zonder uitslag.

## phrases

phrase_hello = Hallo!
phrase_good-luck = Veel geluk!
phrase_well-played = Goed gespeeld!
phrase_thanks = Dank je!
phrase_sorry = Sorry!
phrase_oops = Oeps …
phrase_wow = Wauw!
phrase_nice-bomb = Mooie Bom!
phrase_hurry = Mijn thee wordt koud.
phrase_thinking = Even denken …
phrase_one-moment = Een ogenblik, alsjeblieft.
phrase_back = Ik ben er weer.
phrase_again = Nog een keer?
phrase_good-game = Mooi spel!
phrase_bye = Welterusten!

## keys

keys = Toetsen
keysText = Pijltjes bewegen, spatie kiest, Enter speelt, P past, T kondigt Tichu aan, B bombardeert, S sorteert, H vraagt een tip.
