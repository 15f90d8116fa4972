## the line

connecting = Conectando à mesa…
lost = A conexão caiu. Tentando de novo…
refusedTitle = Você não pode entrar nesta mesa
refusedGone = Esta mesa não existe mais.
refusedSpectators = Esta mesa não aceita espectadores.

## people

you = Você
partner = Parceiro
dummy = Fictício
away = ausente
gone = foi embora
nextDeal = na próxima Rodada
thinking = { $name } está pensando
yourTurn = Sua vez
turnOf = Vez de { $name }
cardsLeft = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
out = saiu
outAs = saiu em { $n }º
# At the seat of a player, whose name is there: the place of who is out, and who has passed
outMark = saiu · { $n }º
passed = passou
soloist = Jogador Inicial
holds = está ganhando a vaza
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
disconnected = sem conexão

## the hand

hand = Sua mão
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
} se você sair primeiro, menos { $points } se não. Toque de novo para declarar.
tichuWho = Quem declara Tichu?
tichuSelf = Tichu para você?
tichuDummy = Tichu para o Fictício?
tichuDummyText = Tichu para o Fictício: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} se ele sair primeiro, menos { $points } se não. Toque de novo para declarar.
withdraw = Retirar a declaração
bomb = Bomba
noBomb = Você não tem Bomba para jogar agora.
bombHelp = Uma Bomba – quatro iguais ou uma sequência de cinco ou mais do mesmo naipe – vence tudo, mesmo fora da vez.
play = Jogar
playIt = Jogar: { $what }
lead = Você inicia: escolha cartas.
leadFirst = Você inicia: jogue o que quiser. Toque duas vezes numa carta para completar um par, uma sequência…
follow = Vença ou passe.
followFirst = Vença com algo mais alto do mesmo tipo ou passe.
takes = { $name } leva a vaza.
yourTrick = A vaza é sua.
mustPass = Você não pode vencer isso: passe.
hint = Dica
hintSays = O coach jogaria: { $what }
hintPass = O coach passaria
hintTichu = O coach declararia Tichu
hintGrand = O coach declararia Grande Tichu
hintNoGrand = O coach não declararia Grande Tichu
hintTake = O coach levaria a vaza
hintGive = O coach daria a vaza a { $name }
hintWhy = { $what } – { $why }
autoPass = Passar nesta vaza
autoPassOn = Você passa nesta vaza
held = Um instante para Bombas…
heldCall = Sua declaração será revelada quando todos tiverem respondido.

## grand

grandTitle = Grande Tichu?
grandText = Uma aposta, depois de { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} se você sair primeiro, menos { $points } se não. Na dúvida, não.
goal = O objetivo: ficar sem cartas antes dos outros. Você joga em equipe com { $partner }.
grandCall = Declarar Grande Tichu
grandSure = Tem certeza? { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
grandNo = Não, quero ver o resto
grandWaiting = Esperando a resposta dos outros…

## exchange

exchangeTitle = Troca de cartas
exchangeText = Uma carta para cada um: toque nela ou arraste.
exchangeAdvice = Uma carta para cada um: baixas aos adversários, uma boa ao parceiro. Toque ou arraste.
exchangeBest = Você precisa dar suas melhores cartas.
exchangeLowest = Você precisa dar suas cartas mais baixas.
exchangeEquals = Entre cartas iguais, você escolhe: toque em outra.
exchangeDo = Passar estas cartas
exchangeWaiting = Esperando as cartas dos outros…
exchangeEmpty = ainda sem carta
gave = Você deu
got = Você recebeu
left = à esquerda
right = à direita
opposite = em frente
opponent = { $where }, adversário

## choices

wishTitle = O que você deseja?
wishText = Quem puder jogar este valor na sua vez tem de jogá-lo.
wishNone = Nenhum desejo
wish = Desejo
wishBadge = Desejo: { $rank }
wishHelp = Desejo: { $rank }. Quem puder jogar este valor na sua vez tem de jogá-lo. O desejo vale até ser cumprido.
wishBinds = Você precisa cumprir o desejo
wishFulfilled = Desejo cumprido
dogTitle = Quem vai iniciar?
dragonTitle = Quem recebe a vaza do Dragão?
chooseSeat = Escolher
phoenixTitle = O que a Fênix representa?
phoenixAs = Fênix como { $rank }

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
saidDealt = Rodada { $n }: cartas distribuídas
saidExchange = As cartas foram trocadas
saidSat = { $name } se senta à mesa
saidLeft = { $name } sai da mesa
saidAway = { $name } se ausentou: um bot continua
saidBack = { $name } voltou
saidPaused = O jogo está em pausa
saidResumed = O jogo continua
saidHost = { $name } agora é o anfitrião
saidStarted = A partida começa
saidClock = { $name }: tempo esgotado, um bot decide
saidClockYou = Seu tempo acabou: um bot decide
saidOver = { roundOver }. { outOrder }.
saidResult = { roundOver }: { $result }. { outOrder }. { total }: { $sum }.

## result

roundOver = Rodada { $n }
matchOver = A partida acabou
won = Você venceu!
wonBy = Vitória: { $names }
total = Total
pointsCards = Cartas
cardsHelp = Reis e dez valem 10, cincos 5, o Dragão 25, a Fênix −25. { $team ->
    [three] O último dá a mão e as vazas aos adversários, o quinto dá as vazas a quem saiu primeiro.
   *[two] O último dá a mão aos adversários e as vazas a quem saiu primeiro.
}
outOrder = Ordem de saída: { $names }
pointsVictory = Vitória Dupla
pointsBreach = Desejo não cumprido
pointsTriple = Vitória Tripla
callTichu = Tichu
callGrand = Grande Tichu
nextRound = Próxima Rodada
nextIn = Próxima Rodada em { $n } s
rematch = Jogar de novo
places = Trocar de lugar
backHome = Voltar ao início
watchReplay = Rever a partida

## panels

score = Placar
yourRank = Você: { $title }
log = Histórico
chat = Chat
lastTrick = Última vaza
lastTrickNone = Nenhuma vaza até agora.
logNone = Ainda não aconteceu nada nesta Rodada.
menu = Menu
round = Rodada { $n }
target = até { $n }
scoreGraph = Placar por Rodada
chatPlaceholder = Diga algo gentil…
chatSend = Enviar
chatEmpty = Ninguém disse nada ainda.
chatWatching = espectador
mute = Silenciar { $name }
unmute = Ouvir { $name } de novo
watchers = { $n ->
    [one] { $n } espectador
   *[other] { $n } espectadores
}
sealed = Código de verificação desta distribuição (confira depois da partida): { $hash }

## running a table

pause = Pausa
resume = Continuar
paused = Em pausa
pausedText = Os relógios estão parados.
pauseAsked = Pausa pedida por { $names } ({ $n } de { $needed ->
    [one] { $needed } voto
   *[other] { $needed } votos
})
pauseYours = Você pediu uma pausa ({ $n } de { $needed ->
    [one] { $needed } voto
   *[other] { $needed } votos
}; o anfitrião pode decidir sozinho)
resumeAsked = Pedido para continuar: { $names } ({ $n } de { $needed ->
    [one] { $needed } voto
   *[other] { $needed } votos
})
resumeYours = Você pediu para continuar ({ $n } de { $needed ->
    [one] { $needed } voto
   *[other] { $needed } votos
}; o anfitrião pode decidir sozinho)
leave = Sair da mesa
leaveSure = Sair mesmo? Um bot vai jogar por você.
leaveRated = Sair mesmo? Esta partida vale classificação: se não voltar em um minuto, você perde.
backNow = Voltei
awayText = Um bot está jogando por você.
awayRated = Um bot está jogando por você. Depois de um minuto, esta partida classificada conta como derrota sua.

## before the start

lobbyTitle = A mesa está pronta
invite = Convidar amigos
inviteText = Quem tiver este link pode entrar na mesa.
copyLink = Copiar o link
qr = Código QR do link
sit = Sentar aqui
sitDown = Sentar à mesa
empty = lugar livre
chooseBot = Escolher um bot
removeBot = Liberar o lugar
swap = Trocar
start = Começar
startFill = Começar com bots
waitHost = O anfitrião começa a partida.
waitMore = { $n ->
    [one] Falta { $n } jogador.
   *[other] Faltam { $n } jogadores.
}
allHere = Todos os lugares estão ocupados. Você pode começar.
present = presente
botIs = Bot: { $bot }
swapHint = Para trocar de lugar, arraste um jogador ou toque em um lugar.
moveHint = Toque em um lugar livre para se sentar nele.
swapNow = Trocar { $name }: toque em outro lugar
terms = Jogo e regras
watchAllowed = Outras pessoas podem assistir.
watchForbidden = Ninguém mais pode assistir.
listed = Aparece no salão: qualquer pessoa pode entrar.
unlisted = Só entra quem tem o link.
changeTerms = Mudar
makeHost = Tornar anfitrião
host = anfitrião
watching = Você está assistindo à partida.
takePlace = Ocupar o lugar de { $name }
waitsText = Você joga a partir da próxima Rodada. Um bot termina esta.
newcomer = { $name } joga a partir da próxima Rodada.
admit = Deixar jogar agora
saidAdmitted = { $name } entra já nesta Rodada
closeTable = Fechar a mesa
closeSure = Fechar mesmo para todos?
closed = Esta mesa está fechada.
closed_rounds = A partida atingiu o número máximo de Rodadas. Termina aqui, sem resultado.
closed_events = A mesa atingiu o número máximo de eventos. A partida termina aqui, sem resultado.
closed_administrator = A administração fechou esta mesa. A partida termina aqui, sem resultado.
closed_time = O tempo acabou. Vale o placar atual.
closed_boards = Todos os boards foram jogados.
closed_director = A direção do torneio fechou esta mesa.
tournamentWaits = A partida começa quando todos chegarem.
toTournament = Ir para o torneio

## phrases

phrase_hello = Olá!
phrase_good-luck = Boa sorte!
phrase_well-played = Bem jogado!
phrase_thanks = Valeu!
phrase_sorry = Desculpa!
phrase_oops = Ops…
phrase_wow = Uau!
phrase_nice-bomb = Bela Bomba!
phrase_hurry = Meu chá está esfriando.
phrase_thinking = Deixa eu pensar…
phrase_one-moment = Um momento, por favor.
phrase_back = Voltei!
phrase_again = Mais uma?
phrase_good-game = Bom jogo!
phrase_bye = Boa noite!

## keys

keys = Teclas
keysText = Setas movem, Espaço escolhe, Enter joga, P passa, T declara Tichu, B joga uma Bomba, S ordena, H pede uma dica.
