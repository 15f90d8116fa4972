title = Estatísticas
none = Termine uma partida para ver aqui as suas estatísticas.
counting = A contar as suas partidas, { $n ->
    [one] falta { $n }
   *[other] faltam { $n }
}…
game = Jogo
# $players: “5 players”
gameOf = { $variant }, { $players }
players = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
rounds = Rondas
matchesWon = Partidas ganhas
wonOf = { $n } de { $all }
lead = Vantagem média por Ronda
meanPlace = Posição média
firstOut = Saiu primeiro
double = Vitórias Duplas
triple = Vitórias Triplas
overTime = Vantagem em pontos, acumulada
placesOverTime = Posição, média de dez Rondas
graphEnds = { $n ->
    [one] Depois de { $n } Ronda
   *[other] Depois de { $n } Rondas
}: { $value }
strength = Resultados pela força da mão
strengthOf = força { $range }: { $n ->
    [one] { $n } mão
   *[other] { $n } mãos
}, { $rate } em primeiro
strengthText = Força, contada depois da troca de cartas: Dragão e Fénix 3, Ás 2, Rei 1, Bomba 3.
byChance = por acaso
shareOfHands = proporção das mãos
calls = Declarações
called = declarados
ofHands = das mãos
made = cumpridos
tichu = Tichu
grand = Grande Tichu
order = Ordem de saída
places = Posições
place = posição
howOften = frequência
leadThen = vantagem da dupla
caught = ainda com cartas
more = Bombas, desejos, cartas passadas
bombs = Bombas
four = quatro iguais
straight = sequência-bomba
led = ao iniciar
inTurn = na vez
outOfTurn = fora da vez
bombsHeld = Mãos com Bomba
wishes = Desejos com o Mah Jong
mahjongs = Mah Jong jogado
noWish = sem desejo
atOnce = cumprido na mesma vaza
later = cumprido depois
never = nunca cumprido
mostWished = mais desejados
exchange = Cartas passadas
partner = parceiro
left = à esquerda
right = à direita
opposite = em frente
up = para cima
down = para baixo
ace = Ás
high = 10 a Rei
middle = 6 a 9
low = 2 a 5
dragonTrick = A vaza do Dragão
given = dada
moreCards = a quem tem mais cartas
fewerCards = a quem tem menos cartas
perRound = Por Ronda
passes = vezes que passou
plays = jogadas
tricks = vazas na mesa
meanStrength = força da mão
