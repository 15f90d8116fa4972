# What the commands print for players: tichu deal, legal, rules, replay, stats, puzzles, verify, bots.
# Names of commands, options and settings are typed, so they are the same in every language.

## errors: each follows “tichu: ” or the name of a file, so it begins with a small letter where that is usual

problem = { $what }: { $why }
possible = Opções: { $choices }
noLanguage = não há tradução para “{ $tag }”; escolha entre: { $choices }
notNameValue = escreva uma regra da casa como NOME=VALOR, não “{ $text }”
setTwice = { $name } aparece duas vezes
compiling = A compilar para este computador, só desta vez: um a dois minutos…
compilingBehind = o shark está a ser compilado para este computador, só desta vez; entretanto, o club joga no lugar dele, um a dois minutos
stopped = interrompido antes do fim
alreadyExists = { $file } já existe e não foi alterado
noSuchFile = esse ficheiro ou pasta não existe
noAccess = acesso recusado
isFolder = isso é uma pasta
notText = o ficheiro não é texto UTF-8
emptyFolder = não há partidas (.jsonl, .tch) nesta pasta
noRound = não há nenhuma Ronda
noSuchRound = essa Ronda não existe
onlyRounds = { $n ->
    [one] só há { $n } Ronda
   *[other] só há { $n } Rondas
}
noPlayer = ninguém se chama { $name }
error_not-reviewed = só há análise para { $games }
error_missing-extra = { $module } não está instalado: { $command }

## progress

analysing = a analisar
counting = a contar
searching = a procurar
roundsSoFar = { $n ->
    [one] { $n } Ronda
   *[other] { $n } Rondas
}

## deal and legal

dealtWith = { $game }, { $book }, semente { $seed }
seat = Lugar { $n }
faceUp = À vista
dealer = distribui
nobodyActs = a Ronda terminou: ninguém tem o que jogar
noAction = { $seat }: nada a fazer agora.
holds = { $seat }: { $cards }

## variants and rules

game = Jogo
players = Jogadores
about = Descrição
books = Livros de regras
book = Livro de regras
title = Título
language = Idioma
year = Ano
moreRules = Sem escolha, vale o primeiro livro de cada jogo. Mais: tichu rules JOGO
byBook = { $game }, segundo { $book }
bookYear = { $book } ({ $title }, { $year })
bookNoYear = { $book } ({ $title })
setting = Opção
here = Valor
meaning = Significado
# What a house rule or a book has changed
houseRule = Uma regra da casa; normalmente: { $value }
setByBook = Segundo { $book }; normalmente: { $value }
sameSettings = Os livros de regras concordam neste jogo.
differences = O que muda entre os livros de regras

## replay

recordEnds = O registo termina aqui, antes do fim da Ronda.
nextTrick = Enter: próxima vaza, q: sair

## puzzles

puzzlesFound = { $n ->
    [one] { $n } desafio
   *[other] { $n } desafios
}{ $rounds ->
    [one] {" "}em { $rounds } Ronda
   *[other] {" "}em { $rounds } Rondas
}
nameFile = indique um ficheiro, ou deixe os bots jogar: --own 100

## verify

proof = { $status ->
    [proven] provada
    [open] aberta
   *[failed] não provada
}
why_open = a Ronda não terminou, por isso o seu sal ainda é secreto
why_uncommitted = não há código de verificação destas cartas
why_unopened = a Ronda terminou, mas o sal do seu código nunca foi publicado
why_differs = as cartas não correspondem ao código de verificação
why_not-noted = este não é o código anotado à mesa
why_damaged = o registo está danificado nesta Ronda, por isso as suas cartas não podem ser verificadas
nothingToCheck = Não provado: não há nenhuma Ronda para verificar.
noCommitments = Não provado: o registo não tem códigos de verificação, por isso nada mostra quando as cartas foram fixadas.
allProven = { $n ->
    [one] { $n } Ronda provada.
   *[other] { $n } Rondas provadas.
}
notAllProven = Não provado: { $n ->
    [one] { $proven } de { $n } Ronda provada.
   *[other] Rondas provadas: { $proven } de { $n }.
}
stillOpen = { $n ->
    [one] { $n } Ronda ainda está aberta.
   *[other] { $n } Rondas ainda estão abertas.
}
fileDamaged = O ficheiro está danificado.
gameRound = Partida { $game }, Ronda { $n }
withoutNotes = Quem fez o registo pode ter trocado os códigos: compare-os com os que anotou à mesa, ou indique os seus com --seen.
notNoted = { $hash } foi anotado, mas não pertence a nenhuma Ronda destes ficheiros
notBoth = use --commitment ou --seen, não ambos
lineNumber = linha { $n }

## bots

bot = Bot
levels = Níveis
from = Origem
broken = não pode ser usado: { $why }
seated = { $name } sentou-se à mesa { $link }. Ctrl+C termina.
programs = Qualquer programa pode jogar como { $program }; docs/bots.md explica como.
replaced = a resposta do bot foi substituída: { $why }

## stats

noName = (sem nome)
soFar = interrompido; até aqui:
plots = { $n ->
    [one] { $n } gráfico em { $folder }
   *[other] { $n } gráficos em { $folder }
}
plotsEnglish = os gráficos estão em inglês: nenhum tipo de letra tem as letras da sua língua
plotBelow = { $game }, { $rounds }. { $about }
plotCalls = Declarações e sucesso
plotCallsAbout = Declarações por cada cem mãos: cumpridas (cheio) e perdidas (às riscas).
plotCallsAxis = declarações por 100 mãos
plotSuccess = { $rate } de { $n }
plotNoCall = nenhuma declaração
plotOrder = Pontos pela ordem de saída
plotOrderAbout = A vantagem média da dupla pela posição de um dos jogadores, e a frequência de cada posição.
plotPlaces = Posições
plotPlacesAbout = Com que frequência cada jogador termina em cada posição; a média entre parênteses.
plotStrength = Resultado pela força da mão
plotStrengthAll = Todas as mãos. Dragão 3, Fénix 3, Ás 2, Rei 1, Bomba 3, depois da troca.
plotStrengthOf = As mãos de { $name }. Dragão 3, Fénix 3, Ás 2, Rei 1, Bomba 3, depois da troca.
plotStrengthAxis = força da mão
plotHistory = Pontuação ao longo das partidas
plotHistoryAxis = vantagem acumulada em pontos
plotHistoryAbout = Cada linha é a vantagem acumulada de uma dupla; um ponto marca o fim de uma partida.
plotPlacesOverTime = Posições ao longo do tempo
plotPlacesOverTimeAbout = Posição média em { $n } Rondas, a primeira no topo.
plotOnePlayer = um jogador
plotShare = proporção das mãos
plotFirst = sai primeiro
plotChance = por acaso
plotPercent = por cento
plotFirstTitle = Sair primeiro
plotLead = A vantagem da dupla
plotPlace = A posição
plotMeanPlace = posição média
moreUnread = { $n ->
    [one] e mais { $n } que não pode ser lido
   *[other] e mais { $n } que não podem ser lidos
}
notCounted = { $n ->
    [one] { $n } Ronda inacabada não foi contada
   *[other] { $n } Rondas inacabadas não foram contadas
}
noFinished = nenhuma Ronda terminada

## stats: tables, with short headings

everybody = todos
playersOf = { $game } · { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
rounds = { $n ->
    [one] { $n } Ronda
   *[other] { $n } Rondas
}
matches = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
tricksPerRound = vazas por Ronda: { $n }
player = jogador
roundsHead = Rondas
won = ganhas
points = pontos
lead = saldo
place = posição
firstOut = saiu 1.º
doubleWon = duplas
doubleLost = contra
tripleWon = triplas
tripleLost = contra
passes = passou
hand = mão
aboutPoints = por Ronda: pontos, saldo sobre a outra equipa, vezes que passou; mão: a sua força, ver abaixo
aboutPlaces = vezes que passou por Ronda; mão: a sua força, ver abaixo
morePlayers = { $n ->
    [one] mais { $n } jogador: --player NOME ou --json
   *[other] mais { $n } jogadores: --player NOME ou --json
}
placeNumber = { $n }.º
caught = com cartas
aboutOrder = quantas vezes, e o saldo médio da equipa; com cartas: ainda na mão após uma Vitória Dupla dos outros
perRound = por Ronda
held = na mão
fours = quatro iguais
straights = sequências
led = ao iniciar
inTurn = na vez
outOfTurn = fora da vez
aboutBombs = na mão: proporção das mãos com uma Bomba depois da troca de cartas
noWish = sem desejo
atOnce = logo
later = depois
never = nunca
mostWished = mais desejados
aboutWishes = logo: o valor foi jogado na mesma vaza; depois: noutra
wishesByRank = Desejos por valor ({ $name })
rank = valor
wished = desejado
share = proporção
givesTo = passa a
relation = { $to ->
   *[partner] parceiro
    [left] esquerda
    [right] direita
    [opposite] em frente
    [up] posição superior
    [down] posição inferior
}
given = dada
moreCards = mais cartas
sameCards = iguais
fewerCards = menos
aboutDragon = mais cartas: ao adversário com mais cartas
strengthHead = força
hands = mãos
strengthOf = Força da mão ({ $name })
