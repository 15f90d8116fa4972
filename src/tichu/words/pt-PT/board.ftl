title = Análise
intro = Monte uma posição e veja quanto cada escolha deverá render. As cartas que deixa de fora são desconhecidas: são distribuídas de novo muitas vezes. Ao rever uma partida, «Analisar» abre qualquer momento de uma ronda terminada.
notRanks = A análise conhece Nanjing, Trichu e Tientsin, não os jogos de postos. À mão monta-se Nanjing; momentos dos outros dois vêm de partidas revistas.
phase = Qual é a questão?
phase_grand = Grande Tichu
phase_exchange = Troca
phase_play = Jogo
brush = Em que toca?
zone_hand = A sua mão
zone_table = Na mesa
zone_ours = As suas vazas
zone_theirs = Vazas dos adversários
cardIn = { $card }: { $zone }
cardOut = { $card }: desconhecida
handCount = { $n } de { $all } cartas
clear = Apagar tudo
owner = Jogado por
others = Os outros
count = Cartas: { $name }
fewer = { $name }: uma carta a menos
more = { $name }: uma carta a mais
call = Anúncio: { $name }
noCall = Nenhum anúncio
wish = Desejo
analyse = Analisar
edit = Alterar a posição
seatFour = { $step ->
    [1] Adversário à direita
    [2] Parceiro
   *[3] Adversário à esquerda
}
seatShort = { $step ->
    [1] Direita
    [2] Parceiro
   *[3] Esquerda
}
seatSix = { $partner ->
    [yes] Parceiro { $n }
   *[no] Adversário { $n }
}
decides = { $name }: e agora?
waiting = { $n ->
    [one] { $n } análise está antes da sua.
   *[other] { $n } análises estão antes da sua.
}
starting = A simular distribuições…
worlds = { $done ->
    [yes] Pronto: { $n } distribuições simuladas.
   *[no] { $n } distribuições simuladas até agora…
}
stop = Parar
again = Analisar de novo
withError = { $points } ±{ $error }
withWish = { $what }, desejo: { $rank }
noGrand = Sem Grande Tichu
take = Ficar com a vaza
give = A vaza vai para { $name }
played = jogado
showAll = Mostrar as { $n } escolhas
help = Pontos esperados deste lado menos os do outro nesta ronda. As barras mostram a certeza: dois erros padrão para cada lado. Toque numa escolha para a jogar na mesa.
back = Voltar
forward = Avançar
start = A posição
line = A sequência
botsOne = Bots: uma jogada
botsTo = { $you ->
    [yes] Bots até à sua vez
   *[no] Bots até à vez de { $name }
}
botsEnd = Bots até ao fim
share = Copiar a ligação
hide = Esconder as cartas dos outros
dealt = As cartas desconhecidas foram distribuídas ao acaso para o jogo continuar. A análise continua a saber só o que cada jogador vê.
over = A ronda terminou
damaged = Esta ligação está danificada: não contém uma posição.
no_impossible-position = Essa posição não pode acontecer. Verifique as suas cartas, os números de cartas e o que está na mesa.
no_malformed = Falta algo nesta posição. Escolha primeiro as suas cartas.
no_not-analysed = Os jogos de postos não podem ser analisados.
no_nothing-to-decide = Ninguém tem nada a decidir nesta posição.
no_fixed-view = Só se pode perguntar ao jogador cujas cartas são conhecidas.
no_analysis-failed = Esta posição não pode ser analisada agora.
