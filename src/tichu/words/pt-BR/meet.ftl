## play with people

title = Jogar com pessoas
text = Você se senta com outras pessoas que querem o mesmo jogo, nunca com quem você bloqueou.
pace = Ritmo
paceNormal = Normal
paceFast = Rápido
paceNormalText = 60 segundos por jogada, uma partida inteira.
paceFastText = 20 segundos por jogada, meia partida.
strength = Nível dos outros
strengthAny = Qualquer um
strengthNear = Como o meu
bots = Bots podem ocupar lugares vagos
botsAfter = { $n ->
    [one] Após { $n } minuto
   *[other] Após { $n } minutos
}
botsNever = Nunca
rating = Rating
casual = Amistosa
rated = Ranqueada
casualText = Só por diversão.
ratedText = A partida conta para o seu rating. Quem sai perde.
ratedAccount = Partidas ranqueadas são para pessoas com conta.
toAccount = Criar conta
find = Procurar mesa
waitTitle = Esperando jogadores
waitPeople = { $n } de { $all } lugares ocupados
botsIn = Os bots ocupam os lugares vagos em { $time }.
botsSoon = Os bots estão ocupando os lugares vagos.
botsNeverText = Sem bots: o jogo começa quando houver gente suficiente.
keepOpen = Deixe esta página aberta, mesmo em outra aba. Um som avisa quando a mesa estiver pronta.
unreachable = Não foi possível acessar o servidor. Continuamos tentando.
stop = Parar de esperar
seated = Sua mesa está pronta
replaced = Você está esperando em outra janela.
others = Há gente esperando por
othersCount = { $n ->
    [one] { $n } pessoa esperando
   *[other] { $n } pessoas esperando
}
join = Juntar-se
joinGame = Esperar por { $game }

## the ladder

ladder = Ranking
ladderText = Os melhores de cada jogo. O rating se ganha em mesas ranqueadas, e os bots também.
ladderEmpty = Ainda não há ninguém neste ranking. Você entra após umas 15 partidas ranqueadas.
place = Posição
player = Jogador
matches = Partidas
bot = Bot
botText = Um bot. Ganha o rating em mesas ranqueadas, como todo mundo.
guestText = Um convidado. Para ter rating é preciso uma conta.
joined = Aqui desde { $date }
youPlace = Sua posição: { $place } de { $size }, com rating { $rating }
youProvisional = { $n ->
    [one] Seu rating de { $rating } é provisório após { $n } partida.
   *[other] Seu rating de { $rating } é provisório após { $n } partidas.
}
provisional = provisório
placeOn = Posição { $n }
noRatings = Ainda sem partidas ranqueadas.
ratedMatches = Partidas ranqueadas
graphLabel = { $n ->
    [one] Rating após { $n } partida: de { $from } a { $to }
   *[other] Rating após { $n } partidas: de { $from } a { $to }
}
publicPage = Sua página pública
