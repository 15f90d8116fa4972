title = Analyse
intro = Zet een stelling op en zie wat elke keuze naar verwachting oplevert. Kaarten die je weglaat, zijn onbekend: ze worden telkens opnieuw gedeeld. Bij het terugkijken opent “Analyseren” elk moment van een afgelopen ronde.
notRanks = De analyse kent Nanjing, Trichu en Tientsin, niet de rangspellen. Met de hand kun je Nanjing opzetten; momenten van de andere twee komen uit teruggekeken spellen.
phase = Wat is de vraag?
phase_grand = Grote Tichu
phase_exchange = Doorgeven
phase_play = Spel
brush = Wat tik je aan?
zone_hand = Je hand
zone_table = Op tafel
zone_ours = Jullie slagen
zone_theirs = Slagen van de tegenstanders
cardIn = { $card }: { $zone }
cardOut = { $card }: onbekend
handCount = { $n } van { $all } kaarten
clear = Alles wissen
owner = Gespeeld door
others = De anderen
count = Kaarten: { $name }
fewer = { $name }: een kaart minder
more = { $name }: een kaart meer
call = Melding: { $name }
noCall = Geen melding
wish = Wens
analyse = Analyseren
edit = Stelling wijzigen
seatFour = { $step ->
    [1] Tegenstander rechts
    [2] Partner
   *[3] Tegenstander links
}
seatShort = { $step ->
    [1] Rechts
    [2] Partner
   *[3] Links
}
seatSix = { $partner ->
    [yes] Partner { $n }
   *[no] Tegenstander { $n }
}
decides = { $name }: wat nu?
waiting = { $n ->
    [one] { $n } analyse is vóór die van jou.
   *[other] { $n } analyses zijn vóór die van jou.
}
starting = Delingen worden gesimuleerd…
worlds = { $done ->
    [yes] Klaar: { $n } gesimuleerde delingen.
   *[no] Tot nu toe { $n } gesimuleerde delingen…
}
stop = Stoppen
again = Opnieuw analyseren
withError = { $points } ±{ $error }
withWish = { $what }, wens: { $rank }
noGrand = Geen Grote Tichu
take = De slag nemen
give = De slag gaat naar { $name }
played = gespeeld
showAll = Alle { $n } keuzes tonen
help = Verwachte punten van deze kant min die van de andere in deze ronde. De balken tonen hoe zeker dat is: twee standaardfouten naar elke kant. Tik op een keuze om die op het bord te spelen.
back = Terug
forward = Vooruit
start = De stelling
line = Het vervolg
botsOne = Bots: één zet
botsTo = { $you ->
    [yes] Bots tot jij aan de beurt bent
   *[no] Bots tot { $name } aan de beurt is
}
botsEnd = Bots tot het einde
share = Link kopiëren
hide = Kaarten van de anderen verbergen
dealt = De onbekende kaarten zijn willekeurig gedeeld, zodat er verder gespeeld kon worden. De analyse kent nog steeds alleen wat elke speler ziet.
over = De ronde is voorbij
damaged = Deze link is beschadigd: er staat geen stelling in.
no_impossible-position = Zo’n stelling kan niet voorkomen. Controleer je kaarten, de aantallen kaarten en wat er op tafel ligt.
no_malformed = Er ontbreekt iets in deze stelling. Kies eerst je kaarten.
no_not-analysed = Rangspellen kunnen niet geanalyseerd worden.
no_nothing-to-decide = In deze stelling heeft niemand iets te beslissen.
no_fixed-view = Alleen de speler wiens kaarten bekend zijn, kan gevraagd worden.
no_analysis-failed = Deze stelling kan nu niet geanalyseerd worden.
