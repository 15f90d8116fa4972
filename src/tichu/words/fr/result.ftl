## where the points came from

tricks = { $name } : plis
tricksTo = { $name } › { $to } : plis
handTo = { $name } › { $to } : main
nothing = aucune qui compte
left = Cartes restantes
review = Analyser cette manche

## before the next round, or another match

awaited = On attend { $names }
wants = D’accord pour rejouer : { $names }
startNow = Commencer sans attendre
lastRound = La dernière manche
finalScore = Score final

## sharing

share = Partager
shareText = Tichu : victoire pour { $winners } contre { $losers }, { $score }
shareWinners = Tichu : victoire pour { $winners }
savePicture = Enregistrer l’image
linkHelp = Le lien montre toute la partie, carte par carte.
