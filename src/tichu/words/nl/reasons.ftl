## the yardsticks

any = elke toegestane zet is even goed
never-bets = deze bot kondigt nooit iets aan
lowest-cards = de laagste kaarten weggeven
many-low-cards = zo veel mogelijk lage kaarten uitspelen
cheapest = de slag zo goedkoop mogelijk slaan
keeps-bomb = alleen een Bom zou dit slaan
nothing-to-play = er valt niets te spelen

## calls

calls-grand = sterkte { $power }, en { $needed } is genoeg
no-grand = sterkte { $power }, nodig is { $needed }
never-grand = deze bot kondigt nooit een grote Tichu aan
tichu-chance = { $percent }% kans om als eerste uit te zijn

## the exchange

low-strays = lage kaarten doorgeven die nergens bij passen: oneven waarden naar de ene kant, even naar de andere
best-to-caller = de partner heeft aangekondigd en krijgt de beste kaart
keeps-strength = wie heeft aangekondigd, houdt de sterke kaarten
dog-from-strong = een sterke hand heeft niets aan de Hond: hij gaat naar de partner
dog-away = wie heeft aangekondigd, geeft de Hond aan de partner
best-from-weak = een zwakke hand geeft de partner een sterke kaart
high-stray = de partner een hoge kaart geven die hier nergens bij past
must-give = deze kaarten moeten worden doorgegeven

## playing

goes-out = daarmee ben je uit
runs-out = nog { $leads ->
    [one] { $leads } zet
   *[other] { $leads } zetten
}, waarvan er waarschijnlijk hooguit één wordt geslagen: nu achter elkaar spelen
leads-loser = uitspelen wat moeilijk kwijt te raken is, zolang sterke kaarten het uitspeelrecht kunnen terugwinnen
leads-winner = uitspelen wat de slag waarschijnlijk wint
dog-to-partner = de Hond geeft het uitspeelrecht aan de partner
takes-lead = de slag pakken om daarna uit te spelen
gets-rid = kwijtraken wat later moeilijk te spelen zou zijn
fights-caller = de tegenstander die heeft aangekondigd ({ $seat }) voor de slag laten betalen
bombs = de slag ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
}) en het uitspeelrecht zijn een Bom waard
partner-holds = de slag is van de partner (nog { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
})
waits-for-caller = wie nu uit is, laat de partner de aankondiging verliezen
own-trick = je eigen slag niet zelf slaan
saves-cards = wat dit zou slaan, is later meer waard
cannot-beat = niets in de hand slaat dit
solved = er zijn nog maar twee spelers en alle kaarten zijn bekend: dit is het beste
no-choice = er is niets anders te doen
looks-best = het ziet er op het eerste gezicht het best uit
searched = het beste in { $worlds ->
    [one] { $worlds } gesimuleerde verdeling
   *[other] { $worlds } gesimuleerde verdelingen
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} verwacht, { $gain } meer dan met de voor de hand liggende zet
searched-closely = het beste in { $worlds ->
    [one] { $worlds } gesimuleerde verdeling
   *[other] { $worlds } gesimuleerde verdelingen
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} verwacht
searched-and-kept = niets doet het beter in { $worlds ->
    [one] { $worlds } gesimuleerde verdeling
   *[other] { $worlds } gesimuleerde verdelingen
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} verwacht
searched-place = het beste in { $worlds ->
    [one] { $worlds } gesimuleerde verdeling
   *[other] { $worlds } gesimuleerde verdelingen
}: gemiddeld plaats { $place }

## picking up

takes = de slag is gewonnen
more-cards = de drakenslag gaat naar de tegenstander met meer kaarten
dragon-to-more-cards = de drakenslag gaat naar de tegenstander die meer kaarten heeft en misschien laatste wordt ({ $seat })

## bots of other people

own-words = { $words }
unexplained = zonder uitleg
fallback = { $kind ->
    [timeout] de bot deed er te lang over, daarom is er iets veiligs voor hem gespeeld
    [illegal] de bot wilde iets doen wat niet mag, daarom is er iets veiligs voor hem gespeeld
    [exit] de bot is uitgevallen, daarom is er iets veiligs voor hem gespeeld
    [start] de bot kon niet starten, daarom is er iets veiligs voor hem gespeeld
   *[other] de bot gaf geen bruikbaar antwoord, daarom is er iets veiligs voor hem gespeeld
}
not-asked = de bot heeft te vaak gefaald en is vervangen
