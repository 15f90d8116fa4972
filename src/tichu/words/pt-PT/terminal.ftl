# The game in a terminal. Keys and what is typed (p, 8g, ph …) are the same in every language.
# $own: yes if the reader is meant. $hand: own, or dummy for the hand of Trichu’s dummy.

## people

somebody = alguém
partner = parceiro
partnerAt = parceiro, { $where }
nameOf = { $name } ({ $place })

## what happens

soloist = { $own ->
    [yes] É você o Jogador Inicial: joga com a sua mão e com a do Fictício.
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
playPhoenix = { $what } (Fénix como { $rank })
playWish = { $what }, desejo: { $rank }
wishFulfilled = O desejo foi cumprido.
breaksWish = { $own ->
    [yes] Não cumpriu o desejo: Ronda perdida.
   *[no] { $name } não cumpriu o desejo: Ronda perdida.
}
goesOut = { $own ->
    [yes] Você saiu em { $n }.º.
   *[no] { $name } saiu em { $n }.º.
}
actionGive = vaza do Dragão › { $name }
actionNoGrand = sem Grande Tichu
givesYou = { $name } dá-lhe:
givesDummy = { $name } dá ao Fictício:

## the table

onTable = Na mesa
onTableWorth = { $n ->
    [one] Na mesa · { $n } ponto
   *[other] Na mesa · { $n } pontos
}
leads = { $own ->
    [yes] É você a iniciar
   *[no] { $name } inicia
}
grandStake = { $n ->
    [one] Grande Tichu: { $n } ponto, ganho ou perdido
   *[other] Grande Tichu: { $n } pontos, ganhos ou perdidos
}
youHave = Você tem:
dummyHas = O Fictício tem:
# Below a player’s name
noteDecides = a decidir…
noteReady = decidiu

## what you are asked

nothingToPlay = Não há nada que possa jogar agora.
nothingFits = Nenhuma jogada possível com essas cartas.
grandAsk = { $n ->
    [one] Grande Tichu? Esta é a sua primeira carta.
   *[other] Grande Tichu? Estas são as suas primeiras { $n } cartas.
}
dragonYours = A vaza do Dragão é sua. Enter escolhe o adversário que a recebe.
waitingFor = À espera de: { $names }
mustGive = { $forced ->
    [best] Tem de dar as suas melhores cartas: Enter.
   *[lowest] Tem de dar as suas cartas mais baixas: Enter.
}
mustGiveThese = { $forced ->
    [best] Tem de dar as suas melhores cartas: { $what }
   *[lowest] Tem de dar as suas cartas mais baixas: { $what }
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
    [dummy] É a vez do Fictício
   *[own] É a sua vez
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
turnNothing = { turn }: nada vence isto, p passa{ wished }
turnBeat = { turn }. Vença: { $what }{ $partner ->
    [yes] {" "}(do seu parceiro)
   *[no] {""}
}{ $mayPass ->
    [yes] {" "}– ou passe
   *[no] {""}
}{ wished }
nothingBeats = { $hand ->
    [dummy] O Fictício não tem nada que vença isto.
   *[own] Não tem nada que vença isto.
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

pickFirst = Escolha primeiro cartas: Tab mostra o que pode jogar.
giftMissing = Falta uma carta para { $name }.
breaksWishEnter = Isto não cumpre o desejo e perde a Ronda: Enter de novo para confirmar.
breaksWishPass = Passar não cumpre o desejo e perde a Ronda: p de novo para confirmar.
tichuAgain = Tichu? Prima t de novo para declarar.
grandAgain = Grande Tichu? Prima g de novo para declarar.
bombPicked = Enter joga a Bomba, Esc devolve à mão.
thinking = A pensar…
hintGifts = O treinador daria: { $what }

## dialogs

keysTitle = O que fazem as teclas
listTitle = O que pode jogar
sayTitle = Dizer aos outros
saveTitle = Guardar o jogo como
choiceKeys = Enter ou a tecla escolhe, Esc volta atrás
pageKeys = Esc ou Enter fecha
lineKeys = Enter aceita, Esc volta atrás
leaveAsk = Sair da mesa?
stay = Ficar
saveAndLeave = Guardar o jogo e sair
leaveUnsaved = Sair sem guardar

## saving

notSaved = O jogo ainda não foi guardado.
overNotSaved = A partida acabou e ainda não foi guardada.
savedIn = O jogo está guardado em { $file }.
saved-already = O jogo já está a ser guardado em { $file }.
cannot-save = O servidor guarda este jogo.
fileExists = { $file } já existe; nada foi substituído.
cannotWrite = { $file }: { $why }
savedReplay = Guardado em { $file }; tichu replay mostra o jogo.
savedResume = Guardado em { $file }; tichu replay mostra o jogo, tichu play --resume { $file } continua-o.

## a table on a server

connectingTo = A ligar a { $link }…
unreachable = { $server } não responde: { $why }
notTichu = { $server } não é um servidor de Tichu.
badLink = a ligação de uma mesa é como { $example }, não { $link }
placeKept = O seu lugar fica guardado: volte com tichu play { $link }.
youHost = É você o anfitrião.
nobody-listens = Não há aqui ninguém com quem conversar.

## score sheets

roundIsOver = A Ronda { $n } acabou
round = Ronda
rank = posição
player = jogador
noRanks = Ainda ninguém tem posição.
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
    [one] A partida dura { $n } Ronda.
   *[other] A partida dura { $n } Rondas.
}
goalEither = { $points ->
    [one] A partida vai até { $points } ponto
   *[other] A partida vai até { $points } pontos
}{ $n ->
    [one] , ou dura { $n } Ronda.
   *[other] , ou dura { $n } Rondas.
}
youLeave = { $n ->
    [0] Saiu antes do fim da primeira Ronda.
    [one] Saiu depois de { $n } Ronda.
   *[other] Saiu depois de { $n } Rondas.
}

## the table line by line

introduction = ?: ajuda, q: sair.
yesWords = sim
noWords = n não nao
yesNo = { $question } (y: sim, Enter: não)
answerYesNo = Responda y (sim) ou n (não).
grandPrompt = Grande Tichu? (y: sim, Enter: não, h: dica)
onlyWatch = Agora só pode assistir (q: sair).
chooseLine = { $question } ({ $keys }{ $none ->
    [yes] , Enter: nenhum
   *[no] {""}
}, { $back }: voltar atrás)
chooseKey = { $keys } ({ $back }: voltar atrás)
typeChoice = Escreva a primeira letra ou o número da sua escolha.
queenNote = (Para uma Dama sozinha, escreva Q.)
saveAs = Guardar o jogo como (Enter: não guardar)
serverKeeps = O servidor guarda este jogo.
enterFor = Enter: { $what }, s: pontuação, q: sair
pressEnter = Prima Enter, ou escreva s ou q.
afterMatch = Enter: sair, s: pontuação, ou espere por outra partida
exchangeDummy = Troca de cartas: a mão do Fictício
giveTheseAsk = Dar { $what }? Enter, ou { $back } para escolher de novo
breaksWishAsk = Isto não cumpre o desejo e perde a Ronda. Tem a certeza?
trickBombable = A vaza é sua, mas ainda pode cair uma Bomba
canBomb = Pode jogar uma Bomba
enterTake = Enter: levar, b ou cartas: uma Bomba
enterWait = Enter: esperar, b ou cartas: uma Bomba
whichBomb = Que Bomba?
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

typeCards = Escreva primeiro as cartas.
notACard = “{ $text }” não é uma carta: escreva 8g, 88, 34567, ph ou dr.
cardsPlease = { $n ->
    [one] Uma carta, por favor.
   *[other] { $n } cartas, por favor.
}
notHeld = Não tem essa carta: { $card }.
heldOnly = Só tem { $n } desse valor: { $rank }.

## help: the keys. Each stands beside its key; at most about 54 columns

picking = Escolher cartas
pickClick = (ou clique nelas)
helpMove = percorrer a mão
helpLift = ou Espaço: escolher, devolver; Esc: devolver todas
helpRanks = escolher por valor (0: dez); de novo: mais uma
helpSuggest = o que pode jogar com elas; v: em lista
playing = Jogar
helpEnter = o que diz o primeiro botão: jogar, trocar, levar…
helpPass = passar
helpTichu = Tichu, Grande Tichu: prima duas vezes
helpWithdraw = retirar uma declaração, se as regras o permitem
helpBomb = uma Bomba, mesmo fora da vez; de novo: outra
helpHint = uma dica: o que faria um bom jogador, e porquê
helpOther = a sua outra mão, como Jogador Inicial no Trichu
anythingElse = O resto
helpElse = s: pontos · PgUp PgDn: registo · Ctrl+S: guardar · c: chat · l: sair

## help: what is typed

typedCards = Cartas
typedAsSeen = Escreva-as como aparecem: 8g 8k.
typedRanks = Os valores bastam: 88, 3344, 34567, 10jqka.
typedSpecials = As especiais são ma, do, ph, dr: 88ph são três oitos com a Fénix.
typedSingles = Um dez sozinho é 10 ou T, uma Dama sozinha é Q.
typedWords = Palavras
typedPlaying = p passar, t Tichu, w retirar a declaração, b uma Bomba, v o que pode jogar,
typedHint = h uma dica: o que faria um bom jogador, e porquê,
typedElse = ? esta página, s pontuação, save guardar o jogo, q sair
typedChat = c e um texto: dizê-lo aos outros

## the command

serverFixed = uma mesa num servidor tem as suas próprias regras, jogadores e registo: retire estas opções
savedFixed = um jogo guardado tem as suas próprias regras e o seu ficheiro: retire estas opções
tooManyBots = { $n ->
    [one] foi indicado { $n } bot
   *[other] foram indicados { $n } bots
}, mas só { $places ->
    [one] { $places } pode
   *[other] { $places } podem
} jogar consigo
botFailed = { $name } falhou { $n ->
    [one] { $n } vez
   *[other] { $n } vezes
}{ $stopped ->
    [yes] {" "}e não voltou a ser consultado
   *[no] {""}
}; última falha: { $why }
