# The review of a game, as a page of its own and in a terminal. $names: the players of one side.

pageTitle = Análise: { $names }
stopped = Interrompida antes do fim: faltam decisões.
decisions = Decisões
lostPlay = Perdidos no jogo
lostExchange = Perdidos ao passar cartas
lostCalls = Perdidos com Tichus
sides = { $names } contra { $others }
result = Resultado para { $names }: { $n }
unfinished = A Rodada não terminou.
luck = Sorte nas cartas para { $names }: { $n }
move = Jogada
moveNumber = Jogada { $n }
played = Jogou
cost = Custo
comment = Comentário
instead = Melhor: { $what }
# A mark in the graph
lostAt = Jogada { $move }: { $n ->
    [one] { $n } ponto perdido
   *[other] { $n } pontos perdidos
}
turningPoint = Momento decisivo
# An action that changed the expected result of one side
turning = Momento decisivo na jogada { $n }, { $name }: { $what }. Resultado esperado: { $from } → { $to }
noTichu = sem Tichu
clean = { $n ->
    [one] Nenhum erro claro em { $n } decisão.
   *[other] Nenhum erro claro em { $n } decisões.
}
aboutCost = O custo é em pontos por Rodada, comparado com a melhor alternativa. Só conta o que se podia saber à mesa, em distribuições simuladas; diferenças que podem ser acaso não contam.
aboutGraph = O gráfico é calculado com todas as cartas visíveis.
written = Salvo: { $file }
