# The game in a terminal. Keys and what is typed (p, 8g, ph …) are the same in every language.
# $own: yes if the reader is meant. $hand: own, or dummy for the hand of Trichu’s dummy.

## people

somebody = alguém
partner = parceiro
partnerAt = parceiro, { $where }
nameOf = { $name } ({ $place })

## what happens

soloist = { $own ->
    [yes] Você é o Jogador Inicial: joga com a sua mão e a do Fictício.
   *[no] Jogador Inicial: { $name }, com a própria mão e a do Fictício.
}
leftOver = Sobram:
passes = { $n ->
    [one] { $own ->
        [yes] Você passa
       *[no] { $names } passa
    }
   *[other] Passam: { $names }
}
takesTrick = { $own ->
    [yes] Você leva a vaza
   *[no] { $name } leva a vaza
}{ worth }
givesTrick = Vaza do Dragão: { $name } › { $to }{ worth }
# What a trick is worth, at the end of a sentence
worth = { $points ->
    [0] .
    [one] {" "}({ $points } ponto).
   *[other] {" "}({ $points } pontos).
}
dogTo = { $card }: direito de iniciar › { $to }
playPhoenix = { $what } (Fênix como { $rank })
playWish = { $what }, desejo: { $rank }
wishFulfilled = O desejo foi cumprido.
breaksWish = { $own ->
    [yes] Você não cumpriu o desejo: Rodada perdida.
   *[no] { $name } não cumpriu o desejo: Rodada perdida.
}
goesOut = { $own ->
    [yes] Você saiu em { $n }º.
   *[no] { $name } saiu em { $n }º.
}
actionGive = vaza do Dragão › { $name }
actionNoGrand = sem Grande Tichu
givesYou = { $name } dá a você:
givesDummy = { $name } dá ao Fictício:

## the table

onTable = Na mesa
onTableWorth = { $n ->
    [one] Na mesa · { $n } ponto
   *[other] Na mesa · { $n } pontos
}
leads = { $own ->
    [yes] Você inicia
   *[no] { $name } inicia
}
grandStake = { $n ->
    [one] Grande Tichu: { $n } ponto, ganho ou perdido
   *[other] Grande Tichu: { $n } pontos, ganhos ou perdidos
}
youHave = Você tem:
dummyHas = O Fictício tem:
# Below a player’s name
noteDecides = decidindo…
noteReady = decidiu

## what you are asked

nothingToPlay = Não há nada que você possa jogar agora.
nothingFits = Nenhuma jogada possível com essas cartas.
grandAsk = { $n ->
    [one] Grande Tichu? Esta é a sua primeira carta.
   *[other] Grande Tichu? Estas são as suas primeiras { $n } cartas.
}
dragonYours = A vaza do Dragão é sua. Enter escolhe o adversário que a recebe.
waitingFor = Esperando: { $names }
mustGive = { $forced ->
    [best] Você precisa dar suas melhores cartas: Enter.
   *[lowest] Você precisa dar suas cartas mais baixas: Enter.
}
mustGiveThese = { $forced ->
    [best] Você precisa dar suas melhores cartas: { $what }
   *[lowest] Você precisa dar suas cartas mais baixas: { $what }
}
enterGives = Enter passa estas cartas.
giveTo = { $hand ->
    [dummy] Da mão do Fictício para { $name }
   *[own] Para { $name }
}: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}{ $forced ->
    [best] , das melhores
    [lowest] , das mais baixas
   *[no] {""}
}.
turn = { $hand ->
    [dummy] Vez do Fictício
   *[own] Sua vez
}
# The end of a sentence, with the wish if it binds
wished = { $bound ->
    [yes] . Desejo: { $rank }.
   *[no] .
}
turnLead = { turn }: { $bound ->
    [yes] inicie
   *[no] inicie com o que quiser
}{ wished }
turnNothing = { turn }: nada vence isso, p passa{ wished }
turnBeat = { turn }. Vença: { $what }{ $partner ->
    [yes] {" "}(do seu parceiro)
   *[no] {""}
}{ $mayPass ->
    [yes] {" "}– ou passe
   *[no] {""}
}{ wished }
nothingBeats = { $hand ->
    [dummy] O Fictício não tem nada que vença isso.
   *[own] Você não tem nada que vença isso.
}

## buttons, short

no = Não
give = Trocar
takeTrick = Levar a vaza
giveTrick = Dar a vaza a…
withdraw = Retirar
suggest = Sugerir
leave = Sair

## messages

pickFirst = Escolha cartas primeiro: Tab mostra o que você pode jogar.
giftMissing = Falta uma carta para { $name }.
breaksWishEnter = Isso não cumpre o desejo e perde a Rodada: Enter de novo para confirmar.
breaksWishPass = Passar não cumpre o desejo e perde a Rodada: p de novo para confirmar.
tichuAgain = Tichu? Aperte t de novo para declarar.
grandAgain = Grande Tichu? Aperte g de novo para declarar.
bombPicked = Enter joga a Bomba, Esc devolve à mão.
thinking = Pensando…
hintGifts = O coach daria: { $what }

## dialogs

keysTitle = O que as teclas fazem
listTitle = O que você pode jogar
sayTitle = Dizer aos outros
saveTitle = Salvar o jogo como
choiceKeys = Enter ou a tecla escolhe, Esc volta
pageKeys = Esc ou Enter fecha
lineKeys = Enter aceita, Esc volta
leaveAsk = Sair da mesa?
stay = Ficar
saveAndLeave = Salvar o jogo e sair
leaveUnsaved = Sair sem salvar

## saving

notSaved = O jogo ainda não foi salvo.
overNotSaved = A partida acabou e ainda não foi salva.
savedIn = O jogo está salvo em { $file }.
saved-already = O jogo já está sendo salvo em { $file }.
cannot-save = O servidor guarda este jogo.
fileExists = { $file } já existe; nada foi sobrescrito.
cannotWrite = { $file }: { $why }
savedReplay = Salvo em { $file }; tichu replay mostra o jogo.
savedResume = Salvo em { $file }; tichu replay mostra o jogo, tichu play --resume { $file } continua.

## a table on a server

connectingTo = Conectando a { $link }…
unreachable = { $server } não responde: { $why }
notTichu = { $server } não é um servidor de Tichu.
badLink = o link de uma mesa é como { $example }, não { $link }
placeKept = Seu lugar fica guardado: volte com tichu play { $link }.
youHost = Você é o anfitrião.
nobody-listens = Não há ninguém aqui com quem conversar.

## score sheets

roundIsOver = A Rodada { $n } acabou
round = Rodada
rank = posição
player = jogador
noRanks = Ninguém tem posição ainda.
nobodyOut = Ninguém saiu.
bet = { $call ->
    [grand] Grande Tichu
   *[tichu] Tichu
}, { $name }: { $made ->
    [yes] cumprido
   *[no] perdido
}
goalPoints = { $n ->
    [one] A partida vai até { $n } ponto.
   *[other] A partida vai até { $n } pontos.
}
goalRounds = { $n ->
    [one] A partida dura { $n } Rodada.
   *[other] A partida dura { $n } Rodadas.
}
goalEither = { $points ->
    [one] A partida vai até { $points } ponto
   *[other] A partida vai até { $points } pontos
}{ $n ->
    [one] , ou dura { $n } Rodada.
   *[other] , ou dura { $n } Rodadas.
}
youLeave = { $n ->
    [0] Você sai antes do fim da primeira Rodada.
    [one] Você sai depois de { $n } Rodada.
   *[other] Você sai depois de { $n } Rodadas.
}

## the table line by line

introduction = ?: ajuda, q: sair.
yesWords = sim
noWords = n não nao
yesNo = { $question } (y: sim, Enter: não)
answerYesNo = Responda y (sim) ou n (não).
grandPrompt = Grande Tichu? (y: sim, Enter: não, h: dica)
onlyWatch = Agora você só pode assistir (q: sair).
chooseLine = { $question } ({ $keys }{ $none ->
    [yes] , Enter: nenhum
   *[no] {""}
}, { $back }: voltar)
chooseKey = { $keys } ({ $back }: voltar)
typeChoice = Digite a primeira letra ou o número da sua escolha.
queenNote = (Para uma Dama sozinha, digite Q.)
saveAs = Salvar o jogo como (Enter: não salvar)
serverKeeps = O servidor guarda este jogo.
enterFor = Enter: { $what }, s: placar, q: sair
pressEnter = Aperte Enter, ou digite s ou q.
afterMatch = Enter: sair, s: placar, ou espere outra partida
exchangeDummy = Troca de cartas: a mão do Fictício
giveTheseAsk = Dar { $what }? Enter, ou { $back } para escolher de novo
breaksWishAsk = Isso não cumpre o desejo e perde a Rodada. Tem certeza?
trickBombable = A vaza é sua, mas ainda pode cair uma Bomba
canBomb = Você pode jogar uma Bomba
enterTake = Enter: levar, b ou cartas: uma Bomba
enterWait = Enter: esperar, b ou cartas: uma Bomba
whichBomb = Qual Bomba?
none = nenhuma
# What can be typed, each with its key
optionCards = cartas
optionPass = p passar
optionTichu = t Tichu
optionWithdraw = w retirar
optionList = v lista
optionHint = h dica
kinds = { $kind ->
   *[single] cartas únicas
    [pair] pares
    [triple] trincas
    [full_house] full houses
    [straight] sequências
    [pair_run] sequências de pares
    [bomb] Bombas
    [straight_bomb] sequências-bomba
}
andMore = { $n ->
    [one] e mais { $n }
   *[other] e mais { $n }
}

## cards that were typed

typeCards = Digite primeiro as cartas.
notACard = “{ $text }” não é uma carta: digite 8g, 88, 34567, ph ou dr.
cardsPlease = { $n ->
    [one] Uma carta, por favor.
   *[other] { $n } cartas, por favor.
}
notHeld = Você não tem essa carta: { $card }.
heldOnly = Você só tem { $n } desse valor: { $rank }.

## help: the keys. Each stands beside its key; at most about 54 columns

picking = Escolher cartas
pickClick = (ou clique nelas)
helpMove = percorrer a mão
helpLift = ou Espaço: escolher, devolver; Esc: devolver todas
helpRanks = escolher por valor (0: dez); de novo: mais uma
helpSuggest = o que você pode jogar com elas; v: em lista
playing = Jogar
helpEnter = o que diz o primeiro botão: jogar, trocar, levar…
helpPass = passar
helpTichu = Tichu, Grande Tichu: aperte duas vezes
helpWithdraw = retirar uma declaração, se as regras permitem
helpBomb = uma Bomba, mesmo fora da vez; de novo: outra
helpHint = uma dica: o que um bom jogador faria, e por quê
helpOther = sua outra mão, como Jogador Inicial no Trichu
anythingElse = O resto
helpElse = s: placar · PgUp PgDn: histórico · Ctrl+S: salvar · c: chat · l: sair

## help: what is typed

typedCards = Cartas
typedAsSeen = Digite como aparecem: 8g 8k.
typedRanks = Os valores bastam: 88, 3344, 34567, 10jqka.
typedSpecials = As especiais são ma, do, ph, dr: 88ph são três oitos com a Fênix.
typedSingles = Um dez sozinho é 10 ou T, uma Dama sozinha é Q.
typedWords = Palavras
typedPlaying = p passar, t Tichu, w retirar a declaração, b uma Bomba, v o que você pode jogar,
typedHint = h uma dica: o que um bom jogador faria, e por quê,
typedElse = ? esta página, s placar, save salvar o jogo, q sair
typedChat = c e um texto: dizer aos outros

## the command

serverFixed = uma mesa num servidor tem suas próprias regras, jogadores e registro: tire estas opções
savedFixed = um jogo salvo tem suas próprias regras e seu arquivo: tire estas opções
tooManyBots = { $n ->
    [one] { $n } bot foi indicado
   *[other] { $n } bots foram indicados
}, mas só { $places ->
    [one] { $places } pode
   *[other] { $places } podem
} jogar com você
botFailed = { $name } falhou { $n ->
    [one] { $n } vez
   *[other] { $n } vezes
}{ $stopped ->
    [yes] {" "}e não foi mais consultado
   *[no] {""}
}; última falha: { $why }
