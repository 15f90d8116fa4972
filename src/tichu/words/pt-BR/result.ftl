## where the points came from

tricks = { $name }: vazas
tricksTo = { $name } › { $to }: vazas
handTo = { $name } › { $to }: mão
nothing = nenhuma que conte
left = Cartas que sobraram
review = Analisar esta Rodada

## before the next round, or another match

awaited = Esperando { $names }
wants = Nova partida pedida por { $names }
startNow = Começar sem esperar
lastRound = A última Rodada
finalScore = Placar final

## sharing

share = Compartilhar
shareText = Tichu: vitória de { $winners } contra { $losers }, { $score }
shareWinners = Tichu: vitória de { $winners }
savePicture = Salvar a imagem
linkHelp = O link mostra a partida inteira, carta por carta.
