title = Análise
intro = Monte uma posição e veja quanto cada escolha deve render. As cartas que você deixa de fora são desconhecidas: são distribuídas de novo muitas vezes. Ao rever uma partida, “Analisar” abre qualquer momento de uma rodada terminada.
notRanks = A análise conhece Nanjing, Trichu e Tientsin, não os jogos de postos. À mão você monta Nanjing; momentos dos outros dois vêm de partidas revistas.
phase = Qual é a questão?
phase_grand = Grande Tichu
phase_exchange = Troca
phase_play = Jogo
brush = O que você toca?
zone_hand = Sua mão
zone_table = Na mesa
zone_ours = Suas vazas
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
edit = Mudar a posição
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
starting = Simulando distribuições…
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
help = Pontos esperados deste lado menos os do outro nesta rodada. As barras mostram a certeza: dois erros padrão para cada lado. Toque numa escolha para jogá-la na mesa.
back = Voltar
forward = Avançar
start = A posição
line = A sequência
botsOne = Bots: uma jogada
botsTo = { $you ->
    [yes] Bots até a sua vez
   *[no] Bots até a vez de { $name }
}
botsEnd = Bots até o fim
share = Copiar o link
hide = Esconder as cartas dos outros
dealt = As cartas desconhecidas foram distribuídas ao acaso para o jogo continuar. A análise continua sabendo só o que cada jogador vê.
over = A rodada terminou
damaged = Este link está danificado: não contém uma posição.
no_impossible-position = Essa posição não pode acontecer. Confira suas cartas, os números de cartas e o que está na mesa.
no_malformed = Falta algo nesta posição. Escolha primeiro suas cartas.
no_not-analysed = Jogos de postos não podem ser analisados.
no_nothing-to-decide = Ninguém tem nada a decidir nesta posição.
no_fixed-view = Só se pode perguntar ao jogador cujas cartas são conhecidas.
no_analysis-failed = Esta posição não pode ser analisada agora.
