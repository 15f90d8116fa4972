## the line

connecting = Procurando a mesa …
lost = A conexão caiu. Tentando de novo …
refusedTitle = Esta mesa não está aberta para você
refusedGone = Esta mesa não existe, ou não existe mais.
refusedSpectators = Aqui ninguém assiste sem ter lugar.

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
outAs = saiu, lugar { $n }
soloist = joga só
disconnected = sem conexão

## the hand

hand = Sua mão
handOf = Mão: { $name }
sortRank = Ordenar por valor
sortSuit = Ordenar por naipe
clear = Devolver

## actions

pass = Passar
tichu = Tichu
tichuSure = Tichu, certo?
tichuPartner = A dupla já tem um. Outro?
tichuText = Tichu é uma aposta: { $points } pontos se você sair primeiro, menos { $points } se não. Toque de novo para declarar.
tichuWho = Quem declara Tichu?
tichuSelf = Tichu para você?
tichuDummy = Tichu para o fictício?
tichuDummyText = Tichu para o fictício: { $points } pontos se ele sair primeiro, menos { $points } se não. Toque de novo para declarar.
withdraw = Retirar a declaração
bomb = Bomba
noBomb = Nenhuma Bomba na sua mão vence isso.
play = Jogar
playIt = Jogar: { $what }
lead = Você inicia: escolha cartas.
leadFirst = Você inicia: jogue o que quiser. Toque duas vezes numa carta para um par, uma sequência …
follow = Vença, ou passe.
followFirst = Vença com algo mais alto do mesmo tipo, ou passe.
takes = { $name } leva a vaza.
yourTrick = A vaza é sua.
mustPass = Nada serve: passe.
take = Levar a vaza
hint = Dica
hintSays = O técnico jogaria: { $what }
hintPass = O técnico passaria
hintWhy = { $what } – { $why }
autoPass = Passar a vaza
autoPassOn = Você passa nesta vaza
held = Um instante para Bombas …
heldCall = Sua declaração será anunciada quando todos tiverem respondido.

## grand

grandTitle = Grande Tichu?
grandText = Uma aposta, depois de { $n } cartas: { $points } pontos se você for o primeiro a ficar sem cartas, menos { $points } se não. Na dúvida, não.
goal = O objetivo: ficar sem cartas antes dos outros. Você joga com { $partner }.
grandCall = Declarar Grande Tichu
grandSure = Mesmo? { $points } pontos
grandNo = Não, quero ver o resto
grandWaiting = Esperando a resposta dos outros …

## exchange

exchangeTitle = Troca de cartas
exchangeText = Uma carta para cada um: toque nela, ou arraste.
exchangeAdvice = Uma carta para cada um: baixas aos adversários, uma boa ao parceiro. Toque ou arraste.
exchangeBest = Você precisa dar suas melhores cartas.
exchangeLowest = Você precisa dar suas cartas mais baixas.
exchangeEquals = Entre iguais, você escolhe: toque em outra.
exchangeTo = para { $name }
exchangeDo = Passar estas cartas
exchangeWaiting = Esperando as cartas dos outros …
exchangeEmpty = ainda sem carta
gave = Você deu
got = Você recebeu
left = à esquerda
right = à direita
opposite = em frente
opponent = { $where }, adversário

## choices

wishTitle = O que você deseja?
wishText = Quem puder jogar este valor tem que jogar.
wishNone = Nenhum desejo
wishBadge = Desejo: { $rank }
wishBinds = O desejo obriga você
dogTitle = Quem vai iniciar?
dragonTitle = Quem leva a vaza do Dragão?
phoenixTitle = O que é a Fênix?
phoenixAs = Fênix como { $rank }

## combinations


## what happens, for the log and for ears

saidPlay = { $name }: { $what }
saidPass = { $name }: passo
saidTichu = { $name }: Tichu!
saidGrand = { $name }: Grande Tichu!
saidNoGrand = { $name }: sem Grande Tichu
saidWithdraw = { $name }: declaração retirada
saidTake = Vaza: { $name }
saidGive = Vaza do Dragão: { $name } › { $to }
saidWish = – desejo: { $rank }
saidDog = Cão: direito de iniciar › { $to }
saidOut = – sem cartas
saidDealt = Rodada { $n }: cartas na mão
saidExchange = As cartas foram trocadas
saidSat = { $name } senta à mesa
saidLeft = { $name } vai embora
saidAway = { $name } se ausentou: um bot continua
saidBack = { $name } voltou
saidPaused = A mesa está em pausa
saidResumed = A mesa continua
saidHost = { $name } comanda a mesa agora
saidStarted = A partida começa
saidClock = Tempo esgotado: um bot decide por { $name }
bombFalls = Bomba!

## result

roundOver = Rodada { $n }
matchOver = A partida acabou
won = Você venceu
wonBy = Vitória: { $names }
total = Total
pointsCards = Cartas
outOrder = Ordem de saída: { $names }
pointsVictory = Vitória Dupla
pointsBreach = Pena do desejo
pointsTriple = Vitória Tripla
callTichu = Tichu
callGrand = Grande Tichu
nextRound = Próxima Rodada
nextIn = Próxima Rodada em { $n } s
waitingReady = Esperando os outros …
rematch = Jogar de novo
places = Quem senta onde
backHome = Ao início
watchReplay = Rever a partida

## panels

score = Placar
log = Histórico
chat = Chat
lastTrick = Última vaza
lastTrickNone = Nenhuma vaza até agora.
lastTrickLate = Nenhuma vaza desde que você chegou.
logNone = Nada aconteceu desde que você chegou.
menu = Menu
round = Rodada { $n }
target = até { $n }
scoreGraph = Placar por Rodada
chatPlaceholder = Diga algo gentil …
chatSend = Enviar
chatEmpty = Ninguém disse nada ainda.
chatWatching = na plateia
mute = Silenciar { $name }
unmute = Ouvir { $name } de novo
watchers = { $n } na plateia
sealed = As cartas desta Rodada estão lacradas: { $hash }

## running a table

pause = Pausa
resume = Continuar
paused = Em pausa
pausedText = Os relógios estão parados.
pauseAsked = Pausa pedida por { $names }: { $n } de { $needed }
pauseYours = Você pediu uma pausa: { $n } de { $needed }, ou o anfitrião
resumeAsked = Continuar, pedido por { $names }: { $n } de { $needed }
resumeYours = Você pediu para continuar: { $n } de { $needed }, ou o anfitrião
leave = Deixar a mesa
leaveSure = Sair mesmo? Um bot joga por você.
leaveRated = Sair mesmo? A partida vale classificação: sem voltar em um minuto, você a perde.
backNow = Voltei
awayText = Um bot está jogando por você.
awayRated = Um bot está jogando por você. Depois de um minuto, esta partida classificada conta como derrota sua.

## before the start

lobbyTitle = A mesa está posta
invite = Convidar amigos
inviteText = Quem abrir este link pode sentar.
copyLink = Copiar o link
qr = Código QR do link
sit = Sentar aqui
sitDown = Sentar à mesa
empty = lugar livre
addBot = Bot
chooseBot = Escolher um bot
removeBot = Liberar o lugar
swap = Trocar
swapWith = Trocar com …
start = Começar
startFill = Começar, com bots nos lugares livres
waitHost = O anfitrião começa a partida.
waitPlayers = Falta gente.
makeHost = Passar o comando
host = comanda a mesa
watching = Você está assistindo.
takePlace = Ocupar o lugar de { $name }
waitsText = Você joga a partir da próxima Rodada. Um bot termina esta.
newcomer = { $name } joga a partir da próxima Rodada.
admit = Deixar jogar agora
saidAdmitted = { $name } já joga nesta Rodada
closeTable = Fechar a mesa
closeSure = Fechar mesmo para todos?
closed = Esta mesa está fechada.
closed_rounds = A partida atingiu o número máximo de Rodadas. Ela termina aqui, sem resultado.
closed_events = A mesa atingiu o número máximo de eventos. A partida termina aqui, sem resultado.
closed_administrator = A administração fechou esta mesa. A partida termina aqui, sem resultado.

## phrases

phrase_hello = Olá!
phrase_good-luck = Boa sorte!
phrase_well-played = Boa jogada!
phrase_thanks = Valeu!
phrase_sorry = Desculpa!
phrase_oops = Opa …
phrase_wow = Uau!
phrase_nice-bomb = Bela Bomba!
phrase_hurry = Meu chá está esfriando.
phrase_thinking = Deixa eu pensar …
phrase_one-moment = Um momento, por favor.
phrase_back = Voltei.
phrase_again = Mais uma?
phrase_good-game = Bom jogo!
phrase_bye = Boa noite!

## keys

keys = Teclas
keysText = Setas movem, Espaço escolhe, Enter joga, P passa, T declara Tichu, B solta a Bomba, S ordena, H pede uma dica.
