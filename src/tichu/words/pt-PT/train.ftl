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
    [tichu] Catorze cartas: é mão para Tichu?
    [exchange] Que carta para quem?
    [wish] O Mah Jong: que valor ajuda mais?
    [endings] Poucas cartas, todas as mãos à vista.
   *[mistakes] Decisões das suas partidas analisadas.
}
question = { $trainer ->
    [grand] As suas oito primeiras cartas. Declara Grande Tichu?
    [tichu] As suas catorze cartas antes da troca. É mão para declarar Tichu?
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
worth = A sua escolha, comparada com a melhor
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
many_exchange = { $ace } dos jogadores passam um Ás ao parceiro; depois de um Grande Tichu do parceiro, { $called }.
many_wish = Os desejos mais comuns: { $list }.
many_dragon = { $share } dos jogadores dão a vaza do Dragão ao adversário com mais cartas.
to = { $who ->
    [right] Direita
    [partner] Parceiro
   *[left] Esquerda
}
partnerCalled = O seu parceiro declarou Grande Tichu.
bestGift = Melhor: { $card }
best = Nada melhor encontrado
loss = { $n ->
    [one] cerca de { $n } ± { $error } ponto a menos
   *[other] cerca de { $n } ± { $error } pontos a menos
}
why_help = A mão é fraca: o parceiro aproveita mais a melhor carta.
why_keep = A mão é suficientemente forte para guardar as cartas altas: o parceiro recebe uma carta solta.
why_dog = O Cão é um peso aqui; com o parceiro, não atrapalha.
why_low = Os adversários recebem cartas baixas que não combinam com nada.
why_given = Passou este valor ao próximo adversário: o desejo tira-lho.
why_other = Passou este valor ao outro adversário: o desejo tira-lho.
why_ace = Um Ás jogado cedo não ganha vaza mais tarde.
why_missing = Não tem este valor: o desejo só obriga os outros.
why_held = O desejo não atrapalha: pode cumpri-lo quando quiser.
why_none = Nenhum valor ajuda: um desejo também poderia atingir o parceiro.
next = Pergunta seguinte
quit = q termina o treino.
notAnswer = Isso não é uma das respostas.
tally = Certas: { $right } de { $n }
