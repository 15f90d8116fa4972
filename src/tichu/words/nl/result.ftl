## where the points came from

tricks = { $name }: slagen
tricksTo = { $name } › { $to }: slagen
handTo = { $name } › { $to }: hand
nothing = geen die tellen
left = Nog in de hand
review = Deze ronde analyseren

## before the next round, or another match

awaited = Wachten op { $names }
wants = Willen nog een keer spelen: { $names }
startNow = Starten zonder te wachten
lastRound = De laatste ronde
finalScore = Eindstand

## sharing

share = Delen
shareText = Tichu: { $winners } tegen { $losers }, { $score }
shareWinners = Tichu: gewonnen door { $winners }
savePicture = Afbeelding opslaan
linkHelp = De link toont het hele spel, kaart voor kaart.
