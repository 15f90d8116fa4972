## where the points came from

tricks = { $name }: Stiche
tricksTo = { $name } › { $to }: Stiche
handTo = { $name } › { $to }: Blatt
nothing = keine, die zählen
left = Noch auf der Hand
review = Diese Runde analysieren

## before the next round, or another match

awaited = Warten auf { $names }
wants = Noch einmal spielen möchten: { $names }
startNow = Ohne zu warten starten
lastRound = Die letzte Runde
finalScore = Endstand

## sharing

share = Teilen
shareText = Tichu: { $winners } gegen { $losers } – { $score }
shareWinners = Tichu: Sieg für { $winners }
savePicture = Bild speichern
linkHelp = Der Link zeigt die ganze Partie, Karte für Karte.
