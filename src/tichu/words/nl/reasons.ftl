## the yardsticks

any = elke toegestane zet is even goed
never-bets = hij kondigt nooit iets aan
lowest-cards = de laagste kaarten weggeven
many-low-cards = zo veel mogelijk lage kaarten uitspelen
cheapest = de slag zo goedkoop mogelijk slaan
keeps-bomb = alleen een Bom zou dit slaan
nothing-to-play = er valt niets te spelen

## calls

calls-grand = grote Tichu aankondigen: de eerste kaarten tellen voor { $power }, nodig is { $needed }
no-grand = geen grote Tichu: de eerste kaarten tellen voor { $power }, nodig is { $needed }
never-grand = geen grote Tichu: hij kondigt die nooit aan
tichu-chance = Tichu aankondigen: { $percent }% kans om als eerste uit te zijn

## the exchange

low-strays = lage kaarten doorgeven die nergens bij passen, oneven naar de ene kant en even naar de andere
best-to-caller = de partner heeft aangekondigd en krijgt de beste kaart
keeps-strength = na de eigen aankondiging houden wat sterk is
dog-from-strong = een sterke hand heeft niets aan de Hond: hij gaat naar de partner
dog-away = na de eigen aankondiging de Hond aan de partner doorgeven
best-from-weak = een zwakke hand geeft de partner een sterke kaart
high-stray = de partner een hoge kaart geven die hier nergens bij past
must-give = deze kaarten moeten worden doorgegeven

## playing

goes-out = zo is de hand leeg
runs-out = nog { $leads } zetten, waarvan er waarschijnlijk hooguit één wordt geslagen: nu doorspelen
leads-loser = uitspelen wat moeilijk kwijt te raken is, zolang sterke kaarten het uitspeelrecht kunnen terugwinnen
leads-winner = uitspelen wat de slag waarschijnlijk wint
dog-to-partner = de Hond geeft het uitspeelrecht aan de partner
takes-lead = de slag pakken om daarna uit te spelen
gets-rid = kwijtraken wat later moeilijk te spelen zou zijn
fights-caller = de tegenstander die heeft aangekondigd ({ $seat }) voor de slag laten betalen
bombs = de slag ({ $points } punten) en het uitspeelrecht zijn een Bom waard
partner-holds = de slag is van de partner (kaarten over: { $cards })
waits-for-caller = nu uitgaan zou de partner zijn aankondiging kosten
own-trick = de eigen slag met rust laten
saves-cards = wat dit zou slaan, is later meer waard
cannot-beat = niets in de hand slaat dit
solved = er zijn nog maar twee spelers en alles is bekend: dit is de beste lijn
no-choice = er is niets anders te doen
searched = het beste in { $worlds } bedachte verdelingen: { $points } punten verwacht, { $gain } meer dan op het eerste gezicht
searched-closely = het beste in { $worlds } bedachte verdelingen: { $points } punten verwacht
searched-and-kept = niets doet het beter in { $worlds } bedachte verdelingen: { $points } punten verwacht

## picking up

takes = de slag nemen
more-cards = de drakenslag gaat naar de tegenstander met meer kaarten
dragon-to-more-cards = de drakenslag gaat naar de tegenstander die meer kaarten heeft en misschien laatste wordt ({ $seat })

## bots of other people

own-words = { $words }
unexplained = hij zegt niet waarom
fallback = de bot had geen toegestaan antwoord ({ $kind }): dit is in zijn plaats gedaan
not-asked = de bot heeft te vaak gefaald en wordt niet meer gevraagd
