title = Treino
text = Perguntas rápidas, respondidas por milhares de distribuições simuladas.
intro = Um toque basta para responder. O que errar volta: depois de dez minutos, um dia, três dias, uma semana e assim por diante.
name = { $trainer ->
    [grand] Grande Tichu
    [tichu] Tichu
    [exchange] Troca de cartas
    [wish] O desejo
    [endings] Finais
   *[mistakes] Os seus erros
}
about = { $trainer ->
    [grand] Oito cartas: declara?
    [tichu] Catorze cartas antes da sua primeira jogada: declara?
    [exchange] Que carta para quem?
    [wish] O Mah Jong: que valor ajuda mais?
    [endings] Poucas cartas, todas as mãos à vista.
   *[mistakes] Decisões das suas partidas analisadas.
}
question = { $trainer ->
    [grand] As suas oito primeiras cartas. Declara Grande Tichu?
    [tichu] A sua mão depois da troca. Declara Tichu antes da sua primeira carta?
    [exchange] Que carta passa a quem?
    [wish] Joga o Mah Jong. O que deseja?
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
allDone = Já respondeu a tudo aqui. O que errou volta na hora certa.
leads = { $who ->
    [right] O adversário à direita inicia.
    [partner] O seu parceiro inicia.
    [left] O adversário à esquerda inicia.
   *[you] Inicia você.
}
call = { $call ->
    [grand] Declarar Grande Tichu
   *[tichu] Declarar Tichu
}
keep = Não declarar
correct = Certo!
close = Por pouco: as duas opções são boas.
wrong = Melhor: { $what }
chance = Probabilidade de sucesso
with = Com declaração
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
has_phoenix = a Fénix
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
has_nothing = nem Ás, nem Dragão, nem Fénix
many_grand = { $power ->
    [one] Com { $power } carta forte (Ás, Dragão, Fénix), { $called } dos jogadores declaram; { $made } dessas declarações dão certo.
   *[other] Com { $power } cartas fortes (Ases, Dragão, Fénix), { $called } dos jogadores declaram; { $made } dessas declarações dão certo.
}
many_tichu = Os jogadores declaram Tichu com { $called } das mãos; { $made } dessas declarações dão certo.
next = Pergunta seguinte
quit = q termina o treino.
notAnswer = Isso não é uma das respostas.
tally = Certas: { $right } de { $n }
