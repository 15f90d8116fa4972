## the line

connecting = A ligar à mesa…
lost = A ligação caiu. A tentar de novo…
refusedTitle = Não pode entrar nesta mesa
refusedGone = Esta mesa já não existe.
refusedSpectators = Esta mesa não aceita espectadores.

## people

you = Você
partner = Parceiro
dummy = Fictício
away = ausente
gone = foi-se embora
nextDeal = na próxima Ronda
thinking = { $name } está a pensar
yourTurn = É a sua vez
turnOf = Vez de { $name }
cardsLeft = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
out = saiu
outAs = saiu em { $n }.º
# At the seat of a player, whose name is there: the place of who is out, and who has passed
outMark = saiu · { $n }.º
passed = passou
soloist = Jogador Inicial
holds = está a ganhar a vaza
# At the seat of a player, whose name is there: who leads, gets the Dragon’s trick, or gives it away
leads = inicia
gotDragon = recebe a vaza do Dragão
gaveDragon = Vaza do Dragão › { $to }
# A seat for those who hear it. $state: “8 cards” or “out, place 1”; $reserve: “reserve 1:20”, or none
seatLabel = { $name }, { $state }{ $call ->
    [grand] , { callGrand }
    [tichu] , { callTichu }
   *[none] {""}
}{ $turn ->
    [yes] , tem a vez
   *[no] {""}
}{ $passed ->
    [yes] , { passed }
   *[no] {""}
}{ $reserve ->
    [none] {""}
   *[other] , { $reserve }
}{ $holds ->
    [yes] , { holds }
   *[no] {""}
}{ $present ->
    [yes] {""}
   *[no] , { disconnected }
}
disconnected = sem ligação

## the hand

hand = A sua mão
handOf = Mão: { $name }
sortRank = Ordenar por valor
sortSuit = Ordenar por naipe
clear = Desmarcar

## actions

pass = Passar
tichu = Tichu
tichuSure = Tichu mesmo?
tichuPartner = O parceiro já. E você?
tichuText = Tichu é uma aposta: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} se sair primeiro, menos { $points } se não. Toque de novo para declarar.
tichuWho = Quem declara Tichu?
tichuSelf = Tichu para si?
tichuDummy = Tichu para o Fictício?
tichuDummyText = Tichu para o Fictício: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} se ele sair primeiro, menos { $points } se não. Toque de novo para declarar.
withdraw = Retirar a declaração
bomb = Bomba
noBomb = Não tem nenhuma Bomba para jogar agora.
bombHelp = Uma Bomba – quatro iguais ou uma sequência de cinco ou mais do mesmo naipe – vence tudo, mesmo fora da vez.
play = Jogar
playIt = Jogar: { $what }
lead = É você a iniciar: escolha cartas.
leadFirst = É você a iniciar: jogue o que quiser. Toque duas vezes numa carta para completar um par, uma sequência…
follow = Vença ou passe.
followFirst = Vença com algo mais alto do mesmo tipo ou passe.
takes = { $name } leva a vaza.
yourTrick = A vaza é sua.
mustPass = Não consegue vencer isto: passe.
hint = Dica
hintSays = O treinador jogaria: { $what }
hintPass = O treinador passaria
hintTichu = O treinador declararia Tichu
hintGrand = O treinador declararia Grande Tichu
hintNoGrand = O treinador não declararia Grande Tichu
hintTake = O treinador levaria a vaza
hintGive = O treinador daria a vaza a { $name }
hintWhy = { $what } – { $why }
autoPass = Passar nesta vaza
autoPassOn = Passa nesta vaza
held = Um instante para as Bombas…
heldCall = A sua declaração será revelada quando todos tiverem respondido.

## grand

grandTitle = Grande Tichu?
grandText = Uma aposta, depois de { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} se sair primeiro, menos { $points } se não. Na dúvida, não.
goal = O objetivo: ficar sem cartas antes dos outros. Joga em equipa com { $partner }.
grandCall = Declarar Grande Tichu
grandSure = Tem a certeza? { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
grandNo = Não, quero ver o resto
grandWaiting = À espera da resposta dos outros…

## exchange

exchangeTitle = Troca de cartas
exchangeText = Uma carta para cada um: toque nela ou arraste-a.
exchangeAdvice = Uma carta para cada um: baixas para os adversários, uma boa para o parceiro. Toque ou arraste.
exchangeBest = Tem de dar as suas melhores cartas.
exchangeLowest = Tem de dar as suas cartas mais baixas.
exchangeEquals = Entre cartas iguais, a escolha é sua: toque noutra.
exchangeDo = Passar estas cartas
exchangeWaiting = À espera das cartas dos outros…
exchangeEmpty = ainda sem carta
gave = Deu
got = Recebeu
left = à esquerda
right = à direita
opposite = em frente
opponent = { $where }, adversário

## choices

wishTitle = O que deseja?
wishText = Quem puder jogar este valor na sua vez tem de o jogar.
wishNone = Nenhum desejo
wish = Desejo
wishBadge = Desejo: { $rank }
wishHelp = Desejo: { $rank }. Quem puder jogar este valor na sua vez tem de o jogar. O desejo vale até ser cumprido.
wishBinds = Tem de cumprir o desejo
wishFulfilled = Desejo cumprido
dogTitle = Quem vai iniciar?
dragonTitle = Quem recebe a vaza do Dragão?
chooseSeat = Escolher
phoenixTitle = O que representa a Fénix?
phoenixAs = Fénix como { $rank }

## what happens, for the log and for ears

saidPlay = { $bomb ->
    [yes] Bomba! { $name }: { $what }
   *[no] { $name }: { $what }
}{ $wishes ->
    [yes] {" "}– desejo: { $rank }
   *[no] {""}
}{ $out ->
    [yes] {" "}– sem cartas
   *[no] {""}
}
saidPass = { $name }: passo
saidTichu = { $name }: Tichu!
saidGrand = { $name }: Grande Tichu!
saidNoGrand = { $name }: sem Grande Tichu
saidWithdraw = { $name }: declaração retirada
saidTake = Vaza: { $name }
saidGive = Vaza do Dragão: { $name } › { $to }
saidDog = Cão: direito de iniciar › { $to }
saidDealt = Ronda { $n }: cartas distribuídas
saidExchange = As cartas foram trocadas
saidSat = { $name } senta-se à mesa
saidLeft = { $name } sai da mesa
saidAway = { $name } ausentou-se: um bot continua
saidBack = { $name } voltou
saidPaused = O jogo está em pausa
saidResumed = O jogo continua
saidHost = { $name } é agora o anfitrião
saidStarted = A partida começa
saidClock = { $name }: tempo esgotado, um bot decide
saidClockYou = O seu tempo acabou: decide um bot
saidOver = { roundOver }. { outOrder }.
saidResult = { roundOver }: { $result }. { outOrder }. { total }: { $sum }.

## result

roundOver = Ronda { $n }
matchOver = A partida acabou
won = Ganhou!
wonBy = Vitória: { $names }
total = Total
pointsCards = Cartas
cardsHelp = Reis e dez valem 10, cincos 5, o Dragão 25, a Fénix −25. { $team ->
    [three] O último dá a mão e as vazas aos adversários, o quinto dá as vazas a quem saiu primeiro.
   *[two] O último dá a mão aos adversários e as vazas a quem saiu primeiro.
}
outOrder = Ordem de saída: { $names }
pointsVictory = Vitória Dupla
pointsBreach = Desejo não cumprido
pointsTriple = Vitória Tripla
callTichu = Tichu
callGrand = Grande Tichu
nextRound = Ronda seguinte
nextIn = Ronda seguinte dentro de { $n } s
rematch = Jogar de novo
places = Trocar de lugar
backHome = Voltar ao início
watchReplay = Rever a partida

## panels

score = Pontuação
yourRank = Você: { $title }
log = Registo
chat = Chat
lastTrick = Última vaza
lastTrickNone = Nenhuma vaza até agora.
logNone = Ainda não aconteceu nada nesta Ronda.
menu = Menu
round = Ronda { $n }
target = até { $n }
scoreGraph = Pontuação por Ronda
chatPlaceholder = Diga algo simpático…
chatSend = Enviar
chatEmpty = Ainda ninguém disse nada.
chatWatching = espectador
mute = Silenciar { $name }
unmute = Voltar a ouvir { $name }
watchers = { $n ->
    [one] { $n } espectador
   *[other] { $n } espectadores
}
sealed = Código de verificação desta distribuição (confirme-o depois da partida): { $hash }

## running a table

pause = Pausa
resume = Continuar
paused = Em pausa
pausedText = Os relógios estão parados.
pauseAsked = Pausa pedida por { $names } ({ $n } de { $needed ->
    [one] { $needed } voto
   *[other] { $needed } votos
})
pauseYours = Pediu uma pausa ({ $n } de { $needed ->
    [one] { $needed } voto
   *[other] { $needed } votos
}; o anfitrião pode decidir sozinho)
resumeAsked = Pedido para continuar: { $names } ({ $n } de { $needed ->
    [one] { $needed } voto
   *[other] { $needed } votos
})
resumeYours = Pediu para continuar ({ $n } de { $needed ->
    [one] { $needed } voto
   *[other] { $needed } votos
}; o anfitrião pode decidir sozinho)
leave = Sair da mesa
leaveSure = Sair mesmo? Um bot vai jogar por si.
leaveRated = Sair mesmo? Esta partida conta para a classificação: se não voltar dentro de um minuto, perde-a.
backNow = Voltei
awayText = Um bot está a jogar por si.
awayRated = Um bot está a jogar por si. Ao fim de um minuto, esta partida conta como derrota na classificação.

## before the start

lobbyTitle = A mesa está pronta
invite = Convidar amigos
inviteText = Quem tiver esta ligação pode entrar na mesa.
copyLink = Copiar a ligação
qr = Código QR da ligação
sit = Sentar-se aqui
sitDown = Sentar-se à mesa
empty = lugar livre
chooseBot = Escolher um bot
removeBot = Libertar o lugar
swap = Trocar
start = Começar
startFill = Começar com bots
waitHost = O anfitrião começa a partida.
waitMore = { $n ->
    [one] Falta { $n } jogador.
   *[other] Faltam { $n } jogadores.
}
allHere = Todos os lugares estão ocupados. Pode começar.
present = presente
botIs = Bot: { $bot }
swapHint = Para trocar de lugar, arraste um jogador ou toque num lugar.
moveHint = Toque num lugar livre para se sentar aí.
swapNow = Trocar { $name }: toque noutro lugar
terms = Jogo e regras
watchAllowed = Outras pessoas podem ver.
watchForbidden = Mais ninguém pode ver.
listed = Aparece na sala: qualquer pessoa pode entrar.
unlisted = Só entra quem tem a ligação.
changeTerms = Mudar
makeHost = Tornar anfitrião
host = anfitrião
watching = Está a assistir à partida.
takePlace = Ocupar o lugar de { $name }
waitsText = Joga a partir da próxima Ronda. Um bot termina esta.
newcomer = { $name } joga a partir da próxima Ronda.
admit = Deixar jogar agora
saidAdmitted = { $name } entra já nesta Ronda
closeTable = Fechar a mesa
closeSure = Fechar mesmo para todos?
closed = Esta mesa está fechada.
closed_rounds = A partida atingiu o número máximo de Rondas. Termina aqui, sem resultado.
closed_events = A mesa atingiu o número máximo de eventos. A partida termina aqui, sem resultado.
closed_administrator = A administração fechou esta mesa. A partida termina aqui, sem resultado.
closed_time = O tempo acabou. Conta o resultado atual.
closed_boards = Todos os boards foram jogados.
closed_director = A direção do torneio fechou esta mesa.
tournamentWaits = A partida começa quando todos chegarem.
toTournament = Ir para o torneio

## phrases

phrase_hello = Olá!
phrase_good-luck = Boa sorte!
phrase_well-played = Bem jogado!
phrase_thanks = Obrigado!
phrase_sorry = Desculpem!
phrase_oops = Ups…
phrase_wow = Uau!
phrase_nice-bomb = Bela Bomba!
phrase_hurry = O meu chá está a arrefecer.
phrase_thinking = Deixem-me pensar…
phrase_one-moment = Um momento, por favor.
phrase_back = Voltei!
phrase_again = Mais uma?
phrase_good-game = Bom jogo!
phrase_bye = Boa noite!

## keys

keys = Teclas
keysText = As setas movem, Espaço escolhe, Enter joga, P passa, T declara Tichu, B joga uma Bomba, S ordena, H pede uma dica.
