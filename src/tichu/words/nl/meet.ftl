## play with people

title = Met mensen spelen
text = Je komt aan tafel met anderen die hetzelfde spel willen, nooit met wie je hebt geblokkeerd.
pace = Tempo
paceNormal = Normaal
paceFast = Snel
paceNormalText = 60 seconden per beurt, een hele partij.
paceFastText = 20 seconden per beurt, een halve partij.
strength = Sterkte van de anderen
strengthAny = Iedereen
strengthNear = Zoals ik
bots = Bots mogen vrije plaatsen innemen
botsAfter = { $n ->
    [one] Na { $n } minuut
   *[other] Na { $n } minuten
}
botsNever = Nooit
rating = Rating
casual = Zonder rating
rated = Met rating
casualText = Gewoon voor de lol.
ratedText = De partij telt voor je rating. Wie weggaat, verliest.
ratedAccount = Partijen met rating zijn voor mensen met een account.
toAccount = Account maken
find = Tafel zoeken
waitTitle = Wachten op spelers
waitPeople = { $n } van { $all } plaatsen bezet
botsIn = Bots nemen de vrije plaatsen in over { $time }.
botsSoon = Bots nemen de vrije plaatsen in.
botsNeverText = Geen bots: het begint zodra er genoeg mensen zijn.
keepOpen = Laat deze pagina open, gerust in een ander tabblad. Je hoort een geluid als je tafel klaar is.
unreachable = De server is niet bereikbaar. We blijven het proberen.
stop = Niet meer wachten
seated = Je tafel is klaar
replaced = Je wacht in een ander venster.
others = Anderen wachten op
othersCount = { $n ->
    [one] { $n } persoon wacht
   *[other] { $n } mensen wachten
}
join = Meedoen
joinGame = Wachten op { $game }

## the ladder

ladder = Ranglijst
ladderText = De besten van elk spel. Ratings verdien je aan tafels met rating, bots ook.
ladderEmpty = Er staat nog niemand op deze ranglijst. Na zo’n 15 partijen met rating krijg je een plaats.
place = Plaats
player = Speler
matches = Partijen
bot = Bot
botText = Een bot. Die verdient zijn rating aan tafels met rating, net als iedereen.
guestText = Een gast. Voor een rating heb je een account nodig.
joined = Hier sinds { $date }
youPlace = Jouw plaats: { $place } van { $size }, met een rating van { $rating }
youProvisional = { $n ->
    [one] Je rating van { $rating } is voorlopig na { $n } partij.
   *[other] Je rating van { $rating } is voorlopig na { $n } partijen.
}
provisional = voorlopig
placeOn = Plaats { $n }
noRatings = Nog geen partijen met rating.
ratedMatches = Partijen met rating
graphLabel = { $n ->
    [one] Rating na { $n } partij: van { $from } naar { $to }
   *[other] Rating na { $n } partijen: van { $from } naar { $to }
}
publicPage = Je openbare pagina
