## play with people

title = Jogar com pessoas
text = Senta-se com outras pessoas que querem o mesmo jogo, nunca com quem bloqueou.
pace = Ritmo
paceNormal = Normal
paceFast = Rápido
paceNormalText = 60 segundos por jogada, um jogo inteiro.
paceFastText = 20 segundos por jogada, meio jogo.
strength = Nível dos outros
strengthAny = Qualquer um
strengthNear = Como o meu
bots = Os bots podem ocupar lugares livres
botsAfter = { $n ->
    [one] Após { $n } minuto
   *[other] Após { $n } minutos
}
botsNever = Nunca
rating = Classificação
casual = Amigável
rated = Com classificação
casualText = Só por diversão.
ratedText = O jogo conta para a sua classificação. Quem sai perde.
ratedAccount = Os jogos com classificação são para pessoas com conta.
toAccount = Criar conta
find = Procurar mesa
waitTitle = À espera de jogadores
waitPeople = { $n } de { $all } lugares ocupados
botsIn = Os bots ocupam os lugares livres dentro de { $time }.
botsSoon = Os bots estão a ocupar os lugares livres.
botsNeverText = Sem bots: o jogo começa quando houver gente suficiente.
keepOpen = Deixe esta página aberta, mesmo noutro separador. Um som avisa quando a mesa estiver pronta.
unreachable = Não é possível chegar ao servidor. Continuamos a tentar.
stop = Deixar de esperar
seated = A sua mesa está pronta
replaced = Está à espera noutra janela.
others = Há quem espere por
othersCount = { $n ->
    [one] { $n } pessoa à espera
   *[other] { $n } pessoas à espera
}
join = Juntar-se
joinGame = Esperar por { $game }

## the ladder

ladder = Tabela
ladderText = Os melhores de cada jogo. A classificação ganha-se em mesas com classificação, e os bots também.
ladderEmpty = Ainda não há ninguém nesta tabela. Entra-se após uns 15 jogos com classificação.
place = Lugar
player = Jogador
matches = Jogos
bot = Bot
botText = Um bot. Ganha a classificação em mesas com classificação, como toda a gente.
guestText = Um convidado. Para ter classificação é preciso uma conta.
joined = Cá desde { $date }
youPlace = O seu lugar: { $place } de { $size }, com { $rating } pontos
youProvisional = { $n ->
    [one] A sua classificação de { $rating } é provisória após { $n } jogo.
   *[other] A sua classificação de { $rating } é provisória após { $n } jogos.
}
provisional = provisória
placeOn = Lugar { $n }
noRatings = Ainda sem jogos com classificação.
ratedMatches = Jogos com classificação
graphLabel = { $n ->
    [one] Classificação após { $n } jogo: de { $from } a { $to }
   *[other] Classificação após { $n } jogos: de { $from } a { $to }
}
publicPage = A sua página pública
