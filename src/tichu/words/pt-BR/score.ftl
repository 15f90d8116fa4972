title = Folha de pontos
intro = Para uma mesa com cartas de verdade. Fica neste navegador e não precisa de conexão.
sheets = Todas as folhas
noSheets = Nenhuma folha ainda.
newSheet = Nova folha
begin = Começar
change = Jogadores e meta
game = Jogo
about_nanjing = quatro, dois contra dois
about_trichu = três e um jogador fictício
about_tientsin = seis, três contra três
about_grandseigneur = de cinco a doze, por posição
about_hierarchie = de cinco a dez, por posição
players = Jogadores
player = Jogador { $n }
team = Equipe { $n }
soloist = Jogador Inicial
dummy = Fictício
morePlayers = Adicionar um jogador
fewerPlayers = Remover um jogador
until = Fim da partida
points = Pontos
rounds = Rodadas
open = Sem limite
target = Pontos a alcançar
howMany = Número de Rodadas
toPoints = { $n ->
    [one] até { $n } ponto
   *[other] até { $n } pontos
}
toRounds = { $n ->
    [one] { $n } Rodada
   *[other] { $n } Rodadas
}
toOpen = sem limite
penaltyRule = Um desejo não cumprido custa a Rodada (Tichubadour)
round = Rodada { $n }
changeRound = Alterar a Rodada { $n }
cardPointsOf = Pontos das cartas de { $who }
# $who has $n of the hundred points, $other has $rest
cardPointsSplit = { $who }: { $n }, { $other }: { $rest }
fiveMore = +5 para { $who }
doubleVictory = Vitória Dupla
tripleVictory = Vitória Tripla
victoryOf = { $victory }: { $who }
breach = Desejo não cumprido
breachOf = Desejo não cumprido: pontos para { $who }
breachGain = Desejo não cumprido
calls = Declarações
callsHint = Um toque: cumprido. Dois toques: perdido.
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
    [yes] cumprido
   *[no] perdido
}
call = { $call ->
    [grand] Grande Tichu
   *[tichu] Tichu
}
callOf = { call }, { $name }: { $state ->
   *[none] não declarado
    [made] cumprido, { $gain }
    [lost] perdido, { $gain }
}
tichu = Tichu
grandShort = Grande
write = Anotar
writeAnew = Alterar
strike = Apagar esta Rodada
undo = Desfazer
redo = Refazer
share = Compartilhar como texto
copied = A folha está na área de transferência.
copyFailed = O navegador não nos deixa copiar. Aqui está o texto:
sameAgain = Nova partida, mesmos jogadores
goOn = Continuar jogando
remove = Apagar
removed = Folha apagada: { $what }.
bringBack = Recuperar
history = Rodadas
noRounds = Nenhuma Rodada ainda.
total = Pontuação
graph = Gráfico da pontuação
rankGraph = Gráfico das posições
totalsOf = { $who }: { $n }
change_nobody = Alguém saiu primeiro: nem todas as declarações podem ter sido perdidas.
change_two = Só um jogador pode sair primeiro: uma destas declarações foi perdida.
order = Quem saiu primeiro? Toque nos nomes pela ordem de saída.
ranks = Posições
nextExchange = Próxima troca
gives = { $who } ⇄ { $other }: { $n }
meanPlace = Média
# how often somebody was first and last, and the average
times = Primeiros lugares: { $first }, últimos lugares: { $last }, posição média: { $mean }
ahead = { $who } na frente
level = Empate
winTeam = { $who } vencem a partida!
winOne = { $who } vence a partida!
winTogether = { $who } dividem a vitória!
written = A Rodada { $n } está anotada.
notKept = Este navegador não guarda nada. A folha se perde quando você fecha a página.
gone = Esta folha não está salva neste navegador.
offlineTitle = Não foi possível conectar ao servidor.
offlineText = As mesas precisam dele. A folha de pontos e as regras continuam disponíveis.
offlineBack = O servidor voltou.
offlineReload = Recarregar
offlineTry = Tentar de novo
offlineClose = Fechar

## tournaments

handIn = Entregar a um torneio
