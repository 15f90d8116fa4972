title = Scoreblad
intro = Voor een tafel met echte kaarten. Het blijft in deze browser en heeft geen verbinding nodig.
sheets = Alle bladen
noSheets = Nog geen blad.
newSheet = Nieuw blad
begin = Beginnen
change = Spelers en doel
game = Spel
about_nanjing = vier, twee tegen twee
about_trichu = drie en een blinde
about_tientsin = zes, drie tegen drie
about_grandseigneur = vijf tot twaalf, naar rang
about_hierarchie = vijf tot tien, naar rang
players = Spelers
player = Speler { $n }
team = Team { $n }
soloist = Alleenspeler
dummy = Blinde
morePlayers = Een speler meer
fewerPlayers = Een speler minder
until = Spelen tot
points = Punten
rounds = Rondes
open = Onbeperkt
target = Puntendoel
howMany = Aantal rondes
toPoints = tot { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
toRounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
toOpen = onbeperkt
penaltyRule = Een niet vervulde wens kost de ronde (Tichubadour)
round = Ronde { $n }
changeRound = Ronde { $n } wijzigen
cardPointsOf = Kaartpunten van { $who }
# $who has $n of the hundred points, $other has $rest
cardPointsSplit = { $who }: { $n }, { $other }: { $rest }
fiveMore = +5 voor { $who }
doubleVictory = Dubbelzege
tripleVictory = Triple-overwinning
victoryOf = { $victory }: { $who }
breach = Wens niet vervuld
breachOf = Wensstraf ten gunste van { $who }
breachGain = Wensstraf
calls = Aankondigingen
callsHint = Eén keer tikken: gehaald. Twee keer: verloren.
betShort = { $call ->
    [grand] GT
   *[tichu] T
} { $made ->
    [yes] ✓
   *[no] ✗
}
betShortOf = { $name } { betShort }
betOf = { $name }: { call } { $made ->
    [yes] ✓
   *[no] ✗
}
betSaid = { $name }: { call }, { $made ->
    [yes] gehaald
   *[no] verloren
}
call = { $call ->
    [grand] Grote Tichu
   *[tichu] Tichu
}
callOf = { call }, { $name }: { $state ->
   *[none] niet aangekondigd
    [made] gehaald, { $gain }
    [lost] verloren, { $gain }
}
tichu = Tichu
grandShort = Grote
write = Ronde opslaan
writeAnew = Wijzigen
strike = Ronde verwijderen
undo = Ongedaan maken
redo = Opnieuw uitvoeren
share = Als tekst delen
copied = Het blad staat op het klembord.
copyFailed = Je browser laat kopiëren niet toe. Hier is de tekst:
sameAgain = Nieuw spel, zelfde spelers
goOn = Doorspelen
remove = Verwijderen
removed = Verwijderd: { $what }.
bringBack = Ongedaan maken
history = Rondes
noRounds = Nog geen rondes.
total = Stand
graph = Scoreverloop
rankGraph = Rangverloop
totalsOf = { $who }: { $n }
change_nobody = Iemand was als eerste uit: niet alle aankondigingen kunnen verloren zijn.
change_two = Er kan maar één speler als eerste uit zijn: een van deze aankondigingen moet verloren zijn.
order = Wie was als eerste uit? Tik de namen op volgorde aan.
ranks = Rangen
nextExchange = Volgende keer doorgeven
gives = { $who } ⇄ { $other }: { $n }
meanPlace = Gemiddeld
# how often somebody was first and last, and the average
times = Eerste plaatsen: { $first }, laatste plaatsen: { $last }, gemiddelde plaats: { $mean }
ahead = Voorsprong: { $who }
level = Gelijke stand
winTeam = { $who } winnen het spel!
winOne = { $who } wint het spel!
winTogether = { $who } winnen samen!
written = Ronde { $n } is opgeslagen.
notKept = Deze browser bewaart niets. Het blad gaat verloren als je de pagina sluit.
gone = Dit blad is niet in deze browser opgeslagen.
offlineTitle = De server is niet bereikbaar.
offlineText = Tafels hebben de server nodig. Scoreblad en regels werken ook zonder.
offlineBack = De server is er weer.
offlineReload = Opnieuw laden
offlineTry = Nog eens proberen
offlineClose = Sluiten

## tournaments

handIn = Inleveren bij een toernooi
