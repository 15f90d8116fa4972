## the line

connecting = Verbinden met de tafel…
lost = De verbinding is verbroken. Opnieuw verbinden…
refusedTitle = Je kunt niet meedoen aan deze tafel
refusedGone = Deze tafel bestaat niet meer.
refusedSpectators = Aan deze tafel mag niemand meekijken.

## people

you = Jij
partner = Partner
dummy = Blinde
away = afwezig
gone = weg
nextDeal = vanaf volgende ronde
thinking = { $name } denkt na
yourTurn = Je bent aan de beurt
turnOf = { $name } is aan de beurt
cardsLeft = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
out = uit
outAs = uit, plaats { $n }
# At the seat of a player, whose name is there: the place of who is out, and who has passed
outMark = uit · { $n }e
passed = gepast
soloist = alleenspeler
holds = heeft de slag
# At the seat of a player, whose name is there: who leads, gets the Dragon’s trick, or gives it away
leads = speelt uit
gotDragon = krijgt de drakenslag
gaveDragon = Drakenslag › { $to }
# A seat for those who hear it. $state: “8 cards” or “out, place 1”; $reserve: “reserve 1:20”, or none
seatLabel = { $name }, { $state }{ $call ->
    [grand] , { callGrand }
    [tichu] , { callTichu }
   *[none] {""}
}{ $turn ->
    [yes] , is aan de beurt
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
tichuPartner = Partner al. Jij ook?
tichuText = Tichu is een weddenschap: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als je als eerste uit bent, anders min { $points }. Tik nog eens om aan te kondigen.
tichuWho = Wie kondigt Tichu aan?
tichuSelf = Tichu voor jezelf?
tichuDummy = Tichu voor de blinde?
tichuDummyText = Tichu voor de blinde: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als die als eerste uit is, anders min { $points }. Tik nog eens om aan te kondigen.
withdraw = Tichu intrekken
bomb = Bom
noBomb = Je hebt geen Bom die je nu kunt gooien.
bombHelp = Een Bom – vier gelijke, of een straat van minstens vijf kaarten van één reeks – slaat alles, ook buiten je beurt.
play = Spelen
playIt = Spelen: { $what }
lead = Jij speelt uit: kies kaarten.
leadFirst = Je speelt uit wat je wilt. Tik twee keer snel op een kaart voor een paar, een straat…
follow = Slaan of passen.
followFirst = Sla het met iets hogers van dezelfde soort, of pas.
takes = { $name } neemt de slag.
yourTrick = De slag is van jou.
mustPass = Je kunt dit niet slaan: passen.
hint = Tip
hintSays = De coach zou spelen: { $what }
hintPass = De coach zou passen
hintTichu = De coach zou Tichu aankondigen
hintGrand = De coach zou grote Tichu aankondigen
hintNoGrand = De coach zou geen grote Tichu aankondigen
hintTake = De coach zou de slag nemen
hintGive = De coach zou de slag aan { $name } geven
hintWhy = { $what } – { $why }
autoPass = Slag overslaan
autoPassOn = Je slaat deze slag over
held = Even wachten op Bommen…
heldCall = Je aankondiging wordt bekendgemaakt zodra iedereen heeft geantwoord.

## grand

grandTitle = Grote Tichu?
grandText = Een weddenschap na { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als je als eerste al je kaarten kwijt bent, anders min { $points }. Bij twijfel niet.
goal = Het doel: je kaarten kwijt zijn vóór de anderen. Je speelt samen met { $partner }.
grandCall = Grote Tichu aankondigen
grandSure = Zeker weten? { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
grandNo = Nee, laat de rest zien
grandWaiting = De anderen denken nog na…

## exchange

exchangeTitle = Kaarten doorgeven
exchangeText = Kies voor iedereen een kaart: aantikken, of erheen slepen.
exchangeAdvice = Iedereen één kaart: lage aan de tegenstanders, een goede aan je partner. Tikken of slepen.
exchangeBest = Je moet je beste kaarten geven.
exchangeLowest = Je moet je laagste kaarten geven.
exchangeEquals = Bij gelijke kaarten kies je zelf: tik een andere aan.
exchangeDo = Deze kaarten doorgeven
exchangeWaiting = De anderen zijn nog aan het doorgeven…
exchangeEmpty = nog geen kaart
gave = Gegeven
got = Gekregen
left = links
right = rechts
opposite = tegenover
opponent = { $where }, tegenstander

## choices

wishTitle = Wat wens je?
wishText = Wie aan de beurt is en deze waarde kan spelen, moet dat doen.
wishNone = Geen wens
wish = Wens
wishBadge = Wens: { $rank }
wishHelp = De wens: { $rank }. Wie aan de beurt is en deze waarde kan spelen, moet dat doen. De wens blijft gelden tot hij is vervuld.
wishBinds = Je moet de wens vervullen
wishFulfilled = Wens vervuld
dogTitle = Wie mag uitspelen?
dragonTitle = Wie krijgt de drakenslag?
chooseSeat = Kiezen
phoenixTitle = Wat stelt de Feniks voor?
phoenixAs = Feniks als { $rank }

## what happens, for the log and for ears

saidPlay = { $bomb ->
    [yes] Bom! { $name }: { $what }
   *[no] { $name }: { $what }
}{ $wishes ->
    [yes] {" "}– wens: { $rank }
   *[no] {""}
}{ $out ->
    [yes] {" "}– uit
   *[no] {""}
}
saidPass = { $name }: pas
saidTichu = { $name }: Tichu!
saidGrand = { $name }: grote Tichu!
saidNoGrand = { $name }: geen grote Tichu
saidWithdraw = { $name }: aankondiging ingetrokken
saidTake = Slag: { $name }
saidGive = Drakenslag: { $name } › { $to }
saidDog = Hond: uitspeelrecht › { $to }
saidDealt = Ronde { $n }: de kaarten zijn gedeeld
saidExchange = De kaarten zijn doorgegeven
saidSat = { $name } gaat zitten
saidLeft = { $name } gaat weg
saidAway = { $name } is afwezig: een bot speelt verder
saidBack = { $name } is terug
saidPaused = Het spel is gepauzeerd
saidResumed = Het spel gaat verder
saidHost = { $name } leidt nu de tafel
saidStarted = Het spel begint
saidClock = { $name }: tijd om, een bot beslist
saidClockYou = Je tijd is om: een bot beslist
saidOver = { roundOver }. { outOrder }.
saidResult = { roundOver }: { $result }. { outOrder }. { total }: { $sum }.

## result

roundOver = Ronde { $n }
matchOver = Het spel is afgelopen
won = Gewonnen!
wonBy = Gewonnen: { $names }
total = Totaal
pointsCards = Kaarten
cardsHelp = Koningen en tienen tellen 10, vijven 5, de Draak 25, de Feniks −25. { $team ->
    [three] De laatste geeft zijn kaarten en slagen aan de tegenpartij, de vijfde zijn slagen aan wie als eerste uit was.
   *[two] De laatste geeft zijn kaarten aan de tegenpartij en zijn slagen aan wie als eerste uit was.
}
outOrder = Volgorde: { $names }
pointsVictory = Dubbelzege
pointsBreach = Wensstraf
pointsTriple = Triple-overwinning
callTichu = Tichu
callGrand = Grote Tichu
nextRound = Volgende ronde
nextIn = Volgende ronde over { $n } s
rematch = Nog een keer spelen
places = Plaatsen wisselen
backHome = Naar de startpagina
watchReplay = Spel terugkijken

## panels

score = Stand
yourRank = Jij: { $title }
log = Verloop
chat = Chat
lastTrick = Laatste slag
lastTrickNone = Er is nog geen slag gemaakt.
logNone = In deze ronde is nog niets gebeurd.
menu = Menu
round = Ronde { $n }
target = tot { $n }
scoreGraph = Scoreverloop
chatPlaceholder = Zeg iets aardigs…
chatSend = Versturen
chatEmpty = Er heeft nog niemand iets gezegd.
chatWatching = kijkt mee
mute = { $name } dempen
unmute = { $name } niet meer dempen
watchers = { $n ->
    [one] { $n } kijkt mee
   *[other] { $n } kijken mee
}
sealed = Controlecode van deze kaarten (na afloop te controleren): { $hash }

## running a table

pause = Pauze
resume = Verder
paused = Pauze
pausedText = De klokken staan stil.
pauseAsked = { $names }: pauze? ({ $n } van { $needed ->
    [one] { $needed } stem
   *[other] { $needed } stemmen
})
pauseYours = Je hebt om pauze gevraagd ({ $n } van { $needed ->
    [one] { $needed } stem
   *[other] { $needed } stemmen
}; wie de tafel leidt mag meteen)
resumeAsked = { $names }: verder spelen? ({ $n } van { $needed ->
    [one] { $needed } stem
   *[other] { $needed } stemmen
})
resumeYours = Je wilt verder spelen ({ $n } van { $needed ->
    [one] { $needed } stem
   *[other] { $needed } stemmen
}; wie de tafel leidt mag meteen)
leave = Tafel verlaten
leaveSure = Echt weggaan? Een bot speelt voor je verder.
leaveRated = Echt weggaan? Dit spel telt voor de rating: ben je niet binnen een minuut terug, dan verlies je het.
backNow = Ik ben terug
awayText = Een bot speelt voor je.
awayRated = Een bot speelt voor je. Na een minuut telt dit spel voor je rating als verloren.

## before the start

lobbyTitle = De tafel staat klaar
invite = Vrienden uitnodigen
inviteText = Iedereen met deze link kan meedoen.
copyLink = Link kopiëren
qr = QR-code van de link
sit = Hier zitten
sitDown = Plaatsnemen
empty = vrije plaats
chooseBot = Kies een bot
removeBot = Plaats vrijmaken
swap = Ruilen
start = Beginnen
startFill = Beginnen met bots
waitHost = Wie de tafel leidt, begint het spel.
waitMore = { $n ->
    [one] Er is nog één speler nodig.
   *[other] Er zijn nog { $n } spelers nodig.
}
allHere = Alle plaatsen zijn bezet. Je kunt beginnen.
present = aanwezig
botIs = Bot: { $bot }
swapHint = Om van plaats te wisselen, sleep je een speler naar een andere plaats, of tik je een plaats aan.
moveHint = Tik een vrije plaats aan om daar te gaan zitten.
swapNow = { $name } ruilt: tik een andere plaats aan
terms = Spel en regels
watchAllowed = Anderen mogen meekijken.
watchForbidden = Verder kan niemand meekijken.
listed = Staat in de lobby: iedereen mag meedoen.
unlisted = Alleen wie de link heeft, kan meedoen.
changeTerms = Wijzigen
makeHost = Leiding overdragen
host = leidt de tafel
watching = Je kijkt mee.
takePlace = De plaats van { $name } overnemen
waitsText = Je doet mee vanaf de volgende ronde. Een bot speelt deze uit.
newcomer = { $name } doet mee vanaf de volgende ronde.
admit = Meteen laten meespelen
saidAdmitted = { $name } doet al mee in deze ronde
closeTable = Tafel sluiten
closeSure = Echt voor iedereen sluiten?
closed = Deze tafel is gesloten.
closed_rounds = Het spel heeft het maximale aantal rondes bereikt. Het eindigt hier zonder uitslag.
closed_events = De tafel heeft het maximale aantal gebeurtenissen bereikt. Het spel eindigt hier zonder uitslag.
closed_administrator = Een beheerder heeft deze tafel gesloten. Het spel eindigt hier zonder uitslag.
closed_time = De tijd is om. De huidige stand telt.
closed_boards = Alle boards zijn gespeeld.
closed_director = De toernooileiding heeft deze tafel gesloten.
tournamentWaits = Het spel begint zodra iedereen er is.
toTournament = Naar het toernooi

## phrases

phrase_hello = Hallo!
phrase_good-luck = Succes!
phrase_well-played = Goed gespeeld!
phrase_thanks = Dank je!
phrase_sorry = Sorry!
phrase_oops = Oeps…
phrase_wow = Wauw!
phrase_nice-bomb = Mooie Bom!
phrase_hurry = Mijn thee wordt koud.
phrase_thinking = Even denken…
phrase_one-moment = Momentje, graag.
phrase_back = Ik ben er weer.
phrase_again = Nog een keer?
phrase_good-game = Mooi spel!
phrase_bye = Welterusten!

## keys

keys = Toetsen
keysText = Pijltjes bewegen, spatie kiest, Enter speelt, P past, T kondigt Tichu aan, B gooit een Bom, S sorteert, H geeft een tip.
