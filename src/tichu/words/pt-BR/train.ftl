title = Treino
text = Perguntas rápidas, respondidas por milhares de distribuições simuladas.
intro = Um toque basta para responder. O que você errar volta: depois de dez minutos, um dia, três dias, uma semana e assim por diante.
name = { $trainer ->
    [grand] Grande Tichu
    [tichu] Tichu
    [exchange] Troca de cartas
    [wish] O desejo
    [endings] Finais
   *[mistakes] Seus erros
}
about = { $trainer ->
    [grand] Oito cartas: você declara?
    [tichu] Catorze cartas antes da sua primeira jogada: você declara?
    [exchange] Qual carta para quem?
    [wish] O Mah Jong: qual valor ajuda mais?
    [endings] Poucas cartas, todas as mãos abertas.
   *[mistakes] Decisões das suas partidas analisadas.
}
question = { $trainer ->
    [grand] Suas oito primeiras cartas. Você declara Grande Tichu?
    [tichu] Sua mão depois da troca. Você declara Tichu antes da sua primeira carta?
    [exchange] Qual carta você passa para quem?
    [wish] Você joga o Mah Jong. O que você deseja?
   *[mistakes] Uma decisão de uma das suas partidas. O que é melhor?
}
progress = Respostas: { $n } de { $all }, { $right } certas
notStarted = { $all ->
    [one] { $all } pergunta
   *[other] { $all } perguntas
}
due = { $n ->
    [one] { $n } para repetir
   *[other] { $n } para repetir
}
all = Todos os treinos
repetition = Repetição
allDone = Você respondeu tudo aqui. O que errou volta na hora certa.
leads = { $who ->
    [right] O adversário à direita inicia.
    [partner] Seu parceiro inicia.
    [left] O adversário à esquerda inicia.
   *[you] Você inicia.
}
call = { $call ->
    [grand] Declarar Grande Tichu
   *[tichu] Declarar Tichu
}
keep = Não declarar
correct = Certo!
close = Por pouco: as duas opções são boas.
wrong = Melhor: { $what }
chance = Chance de sucesso
with = Declarando
without = Sem declarar
range = { $value } ± { $error }
gain = Em média, declarar muda o resultado em { $value } ± { $error } pontos.
deals = { $n ->
    [one] De { $n } distribuição simulada.
   *[other] De { $n } distribuições simuladas.
}
good = A favor: { $list }.
bad = Contra: { $list }.
has_aces = { $n ->
    [one] { $n } Ás
   *[other] { $n } Ases
}
has_dragon = o Dragão
has_phoenix = a Fênix
has_bombs = { $n ->
    [one] uma bomba
   *[other] { $n } bombas
}
has_straight = uma sequência de { $n }
has_dog = o Cão
has_singles = { $n ->
    [one] uma carta baixa solta
   *[other] { $n } cartas baixas soltas
}
has_pairs = { $n ->
    [one] um par baixo
   *[other] { $n } pares baixos
}
has_nothing = nem Ás, nem Dragão, nem Fênix
many_grand = { $power ->
    [one] Com { $power } carta forte (Ás, Dragão, Fênix), { $called } dos jogadores declaram; { $made } dessas declarações dão certo.
   *[other] Com { $power } cartas fortes (Ases, Dragão, Fênix), { $called } dos jogadores declaram; { $made } dessas declarações dão certo.
}
many_tichu = Os jogadores declaram Tichu com { $called } das mãos; { $made } dessas declarações dão certo.
next = Próxima pergunta
quit = q encerra o treino.
notAnswer = Essa não é uma das respostas.
tally = Certas: { $right } de { $n }
