title = Onde se perdem pontos
area_calls = Anúncios
area_exchange = Troca
area_play = Jogo
area_wish = Desejos
area_dragon = Vaza do Dragão
area_bombs = Bombas
games = Partidas
rounds = Rondas
mostOf = { $name } perde mais em: { $area ->
    [calls] anúncios
    [exchange] troca
   *[play] jogo
    [wish] desejos
    [dragon] vaza do Dragão
    [bombs] bombas
}
mostYou = Perde mais em: { $area ->
    [calls] anúncios
    [exchange] troca
   *[play] jogo
    [wish] desejos
    [dragon] vaza do Dragão
    [bombs] bombas
}
most = Perdem-se mais pontos em: { $area ->
    [calls] anúncios
    [exchange] troca
   *[play] jogo
    [wish] desejos
    [dragon] vaza do Dragão
    [bombs] bombas
}
from = De { $n ->
    [one] { $n } ronda analisada
   *[other] { $n } rondas analisadas
}. Pontos perdidos por ronda, em comparação com as melhores decisões.
none = Ainda não há rondas analisadas. Abra a análise de uma ronda terminada: o que ela encontra é somado aqui.
askMatch = Analisar a partida inteira
match = A partida inteira
progress = { $n } de { $all } rondas analisadas…
