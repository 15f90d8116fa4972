## where the points came from

tricks = { $name }: vazas
tricksTo = { $name } › { $to }: vazas
handTo = { $name } › { $to }: mão
nothing = nenhuma que conte
left = Cartas que sobraram
review = Analisar esta Ronda

## before the next round, or another match

awaited = À espera de { $names }
wants = Nova partida pedida por { $names }
startNow = Começar sem esperar
lastRound = A última Ronda
finalScore = Resultado final

## sharing

share = Partilhar
shareText = Tichu: vitória de { $winners } contra { $losers }, { $score }
shareWinners = Tichu: vitória de { $winners }
savePicture = Guardar a imagem
linkHelp = A ligação mostra a partida inteira, carta a carta.
