## the page itself

title = Regras
games = Jogos
book = Livro de regras
notes = Neste livro
contents = Índice
learn = Aprender jogando
play = Abrir uma mesa

# The rules, by section and game. In these texts *stars* make a word bold, [Kg] shows a card (rank and suit; keep it
# as it is), and <Dog|Wolf> is one wording for the usual cards and one for Tichubadour’s, where Dog and Mah Jong are
# Wolf and Nightingale.

## headings of the sections

heading-differs = O que muda em relação a Nanjing
heading-goal = O objetivo
heading-cards = As cartas
heading-deal = A distribuição
heading-calls = Pequeno e Grande Tichu
heading-exchange = A troca de cartas
heading-play = Jogar as vazas
heading-combinations = As combinações
heading-bombs = As Bombas
heading-wish = O desejo
heading-specials = <Cão|Lobo>, Fênix, Dragão
heading-end = O fim da Rodada
heading-score = A pontuação
heading-match = A partida

## rule books: publisher or author (language, year)

book-fata-morgana = Fata Morgana (alemão, 2011)
book-philibert = Philibert (francês, 2004)
book-groo = Groo (português, 2009)
book-tichubadour = Tichubadour (francês, 2022)
book-francois = Johan François (holandês)

## the cards (this and what follows up to the games stands on the pages of several games)

cards-pack = O baralho tem 56 cartas. Quatro naipes de treze valores somam 52: do 2 ao 10, depois Valete, Dama, Rei e Ás. O Ás é sempre a carta mais alta, e nenhum naipe vale mais que outro.
cards-suits = Os quatro naipes: <Jade, Espadas, Templos e Estrelas|Picareta, Barraca, Bússola e Lenço>.
cards-special = Quatro cartas especiais não têm naipe:
cards-mahjong = *<Mah Jong|Rouxinol>:* um 1. Quem o tem começa, e quem o joga tem direito a um desejo.
cards-dog = *<Cão|Lobo>:* passa o direito de iniciar ao seu parceiro.
cards-phoenix = *Fênix:* um coringa, e dos bons. Custa 25 pontos.
cards-dragon = *Dragão:* a carta única mais alta, 25 pontos.

## tables of the deal: “11-two-10” is “11, two have 10”

deal-players = Jogadores
deal-packs = Baralhos
deal-cards = Cartas na mão
deal-9-one-10 = 9, um tem 10
deal-15-four-16 = 15, quatro têm 16
deal-13-five-14 = 13, cinco têm 14
deal-12-one-13 = 12, um tem 13
deal-10-nine-11 = 10, nove têm 11
deal-9-ten-10 = 9, dez têm 10
deal-open = Abertas
deal-none = nenhuma
deal-11-two-10 = 11, dois têm 10

## Tichu and Grand Tichu

calls-bet = Declarar Tichu é apostar que *você mesmo* será o primeiro a ficar sem cartas.
calls-tichu = *(Pequeno) Tichu:* a qualquer momento antes de jogar a sua primeira carta, na sua vez ou não, e mesmo antes da troca de cartas. Rende ou custa 100 pontos.
calls-personal = A declaração é pessoal. Não se combina com o parceiro, e se ele sair antes de você, ela está perdida. Vários jogadores podem declarar, até os dois parceiros; no máximo um terá razão. Para a mesma mão só se declara uma vez.
calls-score = Esses pontos se somam ao resto da Rodada e não mudam nada nela: 30 pontos em cartas e um Tichu ganho dão 130; 40 pontos e um Tichu perdido dão −60.

## playing tricks

play-right = Joga-se para a direita, em sentido anti-horário.
play-begin = Quem tem o <Mah Jong|Rouxinol> quando o jogo começa inicia a primeira vaza, com a combinação que quiser. O <Mah Jong|Rouxinol> pode continuar na mão.
play-beat = Depois, cada jogador, na sua vez, passa ou vence o que está por cima. Para vencer é preciso:
play-kind = o mesmo tipo de combinação,
play-number = o mesmo número de cartas,
play-rank = um valor mais alto.
play-example = Ou seja: só um par vence um par, e só uma sequência de seis cartas vence uma sequência de seis. A única exceção são as Bombas.
play-pass = Passar não compromete ninguém: quando a vez voltar, na mesma vaza, você pode jogar. Quando todos os outros que ainda têm cartas passam em seguida, o último que jogou recolhe a vaza, deixa-a fechada à sua frente e inicia a próxima. Quem inicia não pode passar.
play-out = Quem fica sem cartas está fora da Rodada. Se o vencedor da vaza não tem mais cartas, o direito de iniciar vai para o próximo jogador, na ordem do jogo, que ainda tenha.
play-piles = Os parceiros guardam suas vazas em montes separados: no fim da Rodada, um dos montes talvez mude de dono.

## one trick, step by step

trick = Uma vaza, passo a passo
trick-seats = Sul e Norte jogam contra Leste e Oeste. A ordem é Sul, Leste, Norte, Oeste.
trick-1 = Sul inicia com um par: nesta vaza só valem pares.
trick-2 = Leste joga um par mais alto. Norte e Oeste passam.
trick-3 = Sul volta ao jogo; a Fênix é o segundo Valete.
trick-4 = Leste sobe de novo. Norte e Oeste passam.
trick-5 = Sul joga uma Bomba. Três passam: Sul recolhe a vaza e inicia a próxima.

## combinations

combinations-single = *Carta única:* uma carta sozinha.
combinations-pair = *Par:* duas cartas do mesmo valor.
combinations-pair-run = *Sequência de pares:* dois ou mais pares de valores seguidos. Conta o par mais alto.
combinations-triple = *Trinca:* três cartas do mesmo valor.
combinations-full-house = *Full house:* uma trinca e um par. Conta a trinca.
combinations-straight = *Sequência:* cinco ou mais valores seguidos, de naipes misturados. Conta a carta mais alta.
combinations-ace = Uma sequência pode começar com o <Mah Jong|Rouxinol> como 1 e ir até o Ás: no máximo catorze cartas. O Ás nunca fica abaixo do 2.
combinations-alone = Além dessas, só existem as Bombas. O Dragão e o <Cão|Lobo> são sempre jogados sozinhos.

## bombs

bombs-four = *Quatro iguais:* as quatro cartas de um valor.
bombs-straight = *Sequência-bomba:* cinco ou mais valores seguidos, todos do mesmo naipe.
bombs-order = Uma Bomba vence tudo, menos uma Bomba mais alta. Mais cartas vencem menos cartas; com o mesmo número, vence o valor mais alto. Da mais fraca à mais forte:
bombs-order-1 = quatro 4
bombs-order-2 = quatro 5
bombs-order-3 = cinco cartas até o 6
bombs-order-4 = cinco cartas até o 8
bombs-order-5 = seis cartas até o 7
bombs-anytime = Uma Bomba pode ser jogada *a qualquer momento* enquanto houver algo na mesa: fora da vez, sobre as próprias cartas e mesmo depois do último “passo”, até que a vaza seja recolhida.
bombs-lead = Ela nunca tira de ninguém o direito de iniciar. Com a mesa vazia, só joga quem inicia; e pode muito bem iniciar com uma Bomba.
bombs-turn = Depois de uma Bomba, o jogo continua com o jogador seguinte a quem a jogou, e quem tinha passado pode jogar de novo.
bombs-several = Se vários quiserem jogar Bombas ao mesmo tempo, ser rápido não ajuda: segue-se a ordem do jogo, a partir das últimas cartas jogadas. Na internet, a mesa espera um instante para que todos possam se manifestar.
bombs-special = Nenhuma carta especial faz parte de uma Bomba. Uma sequência de um só naipe com a Fênix ou o <Mah Jong|Rouxinol> no meio é uma sequência comum.
bombs-always = Uma sequência de um só naipe é sempre uma Bomba e não pode ser jogada como sequência comum.
bombs-phoenix = Quatro iguais com a Fênix não são um full house nem outra combinação.

## the wish

wish-make = Quem joga o <Mah Jong|Rouxinol>, sozinho ou numa sequência, pode desejar um valor, do 2 ao Ás. Cartas especiais não podem ser desejadas.
wish-must = A partir daí, o jogador da vez que tiver uma carta desse valor e puder jogá-la dentro das regras *tem* de jogá-la: sozinha ou em qualquer combinação que sirva, com a ajuda da Fênix ou como Bomba, se for preciso. A combinação é escolha dele. Quem não pode joga ou passa normalmente.
wish-open = O desejo continua valendo, mesmo nas vazas seguintes, até que alguém jogue uma carta verdadeira desse valor. Vale para todos, inclusive para quem o fez.
wish-phoenix = A Fênix no lugar do valor desejado não cumpre o desejo, e ninguém é obrigado a jogá-la para isso.
wish-lead = O desejo vale também para quem inicia: se você inicia e tem o valor, sua jogada precisa contê-lo. Uma Bomba sem ele não serve.
wish-turn = Ele só vale na sua vez. Uma Bomba fora da vez pode ignorá-lo; por isso, quem estaria obrigado pode sempre jogar uma Bomba sobre o que está na mesa.
wish-itself = A jogada que traz o desejo não o cumpre.
wish-played = Pode-se desejar um valor do qual já saíram todas as cartas. Isso não obriga ninguém.
wish-example = Um exemplo
wish-example-led = inicia a vaza, com o desejo de um 7.
wish-example-straight = têm de ser jogadas, com a Fênix como 4 ou como 9.
wish-example-bomb = têm de ser jogadas como Bomba.
wish-example-free = podem ficar na mão: só a Fênix seria um 7.

## the Dog

dog = O <Cão|Lobo>
dog-partner = Só pode ser jogado sozinho, por quem inicia. Não ganha vazas e não vale nada: passa na hora o direito de iniciar ao seu parceiro. Se o parceiro já saiu, o direito vai para o próximo jogador com cartas à direita dele, que pode até ser você.
dog-safe = Não se joga Bomba sobre o <Cão|Lobo>: quando ele aparece, o direito de iniciar já mudou de mãos.
dog-wish = Enquanto um desejo obrigar você, não se pode jogar o <Cão|Lobo>.

## the Phoenix

phoenix = A Fênix
phoenix-joker = Em qualquer combinação, menos na Bomba, ela é um coringa para um valor do 2 ao Ás. Se houver duas possibilidades, você escolhe; se não disser nada, vale a mais alta.
phoenix-full-house = Full house de 8 ou de 9.
phoenix-straight = Uma sequência até o 8 ou até o 9.
phoenix-single = Sozinha, ela vale ½ a mais que a carta de baixo. Sobre [8g] é um 8½: [9k] a vence, [8b] não. Ela vence um Ás, mas não o Dragão. Ao iniciar uma vaza, vale 1½, e qualquer carta a partir do 2 a vence.
phoenix-points = Ela conta *menos* 25 pontos para quem a tiver em suas vazas no final.

## the Dragon

dragon = O Dragão
dragon-highest = É a carta única mais alta: vence um Ás e até uma Fênix jogada sobre um Ás. Só uma Bomba o vence. Vale 25 pontos.
dragon-gift = Quem ganha uma vaza com ele tem de dar a vaza inteira, com o Dragão, a um adversário à sua escolha. O direito de iniciar continua com ele.
dragon-bombed = Se uma Bomba cair sobre o Dragão, a vaza é de quem jogou a Bomba, e ele não dá nada a ninguém. Isso vale também para quem joga uma Bomba sobre o próprio Dragão.

## the end of a round

end-when = A Rodada termina na hora em que só um jogador ainda tem cartas, ou quando os dois parceiros de uma dupla são o primeiro e o segundo a sair: uma *Vitória Dupla*.
end-last = Antes da contagem, o último entrega
end-hand = as cartas que sobraram na mão à dupla adversária,
end-tricks = todas as suas vazas a quem saiu primeiro.
end-last-trick = A última vaza conta como as outras. A última carta do terceiro jogador a encerra na hora, sem que mais ninguém passe ou jogue Bombas, e a ganha; se essa carta for o Dragão, a vaza é dada antes.

## scoring

score-cards = Cada dupla conta as cartas das suas vazas. Ao todo são 100 pontos.
score-double = Depois de uma *Vitória Dupla* não se conta nada: a dupla marca 200 pontos, a outra 0.
score-calls = Em seguida somam-se ou descontam-se os Tichus e os Grandes Tichus. Uma Vitória Dupla com um Tichu ganho dá 300.

## table of the card points

points-card = Carta
points = Pontos
points-king = cada Rei
points-ten = cada 10
points-five = cada 5
points-dragon = Dragão
points-phoenix = Fênix
points-others = todas as outras

## the match

match-target = A partida vai até 1000 pontos; a mesa pode combinar outro número. Se as duas equipes chegarem lá na mesma Rodada, vence o total mais alto. Em caso de empate joga-se mais uma Rodada, e assim por diante, até que uma esteja na frente.

## both games of ranks

ranks-phoenix = *Fênix:* um coringa.
ranks-dragon = *Dragão:* a carta única mais alta.
ranks-seats = Quem se senta onde
ranks-bombs-suits = Uma Bomba de quatro iguais precisa de quatro naipes diferentes.

## what the Philibert book does in several games

philibert-dog = Uma Bomba também pode cair sobre o Cão, até que jogue quem recebeu o direito de iniciar.

## what the Groo book does in several games

groo-clockwise = A mesa pode preferir jogar em sentido horário.

## what Johan François’s book does in several games

francois-wish = Quem joga o Mah Jong, sozinho ou numa sequência, *tem* de desejar um valor, do 2 ao Ás. Cartas especiais não podem ser desejadas.
francois-clockwise = De comum acordo, pode-se jogar em sentido horário.

## Nanjing

nanjing-name = Tichu Nanjing
nanjing-short = Nanjing
nanjing-players = 4 jogadores
nanjing-summary = Duas duplas disputam quem se livra primeiro das cartas. Alguém inicia com uma carta ou uma combinação; os outros a vencem com a mesma coisa, só que mais alta, ou passam. Algumas cartas valem pontos, quatro são especiais, as Bombas vencem tudo, e quem se sente forte pode apostar que será o primeiro a sair: essa aposta se chama Tichu.
nanjing-goal = Você se senta em frente ao seu parceiro e joga com ele contra os outros dois. A primeira dupla a ter 1000 pontos vence a partida. Há três maneiras de marcar pontos:
nanjing-goal-cards = *Cartas nas vazas:* Reis, 10, 5, Dragão e Fênix contam, 100 pontos em cada Rodada.
nanjing-goal-out = *Sair cedo:* se você e seu parceiro saírem antes de qualquer adversário, é uma Vitória Dupla, 200 pontos.
nanjing-goal-calls = *Declarações:* Tichu e Grande Tichu rendem ou custam 100 ou 200 pontos.
nanjing-goal-early = Sair cedo compensa, e ser o último dói: quem fica com cartas tem de entregar tudo.
nanjing-deal = Quem saiu primeiro na Rodada anterior embaralha; na primeira Rodada, o Jogador Inicial é sorteado. Ninguém distribui: quem embaralhou pega a carta do topo, e depois cada um pega uma carta por vez, na ordem do jogo, até que todos tenham catorze.
nanjing-deal-custom = Muitas mesas distribuem mesmo assim: oito cartas para cada um, uma pausa para o Grande Tichu, depois mais seis. Dá no mesmo, porque ninguém vê a nona carta antes de se decidir sobre o Grande Tichu. Na internet, pergunta-se a todos ao mesmo tempo, e as respostas ficam escondidas até a última.
nanjing-calls-grand = *Grande Tichu:* antes de ver a sua nona carta. Rende ou custa 200 pontos.
nanjing-exchange = Quando todos têm catorze cartas, cada um dá uma carta fechada a cada um dos outros três, e assim recebe três. As novas só podem ser vistas depois de entregues as suas.
nanjing-exchange-custom = O que passa entre dois jogadores não é da conta dos outros. Normalmente o parceiro recebe algo bom e os adversários algo inútil, mas isso é costume, não regra.
nanjing-fata-morgana = O livro da editora de Berna. É o jogo como está contado nesta página.
nanjing-fata-morgana-bombs = O livro diz com todas as letras: Bombas vencem cartas, mas não o direito de iniciar nem o Cão, e até sobre a própria vaza se pode jogar uma Bomba.
nanjing-fata-morgana-end = O livro confirma que a última vaza do terceiro jogador conta, e que um Dragão nela ainda é dado.
nanjing-philibert = Uma tradução francesa cheia de exemplos. Uma coisa é diferente: aqui nem o Cão está a salvo.
nanjing-philibert-dog = Uma Bomba pode cair sobre as quatro cartas especiais, inclusive o Cão. Ele fica na mesa até que jogue quem recebeu o direito de iniciar; até lá qualquer um pode jogar uma Bomba sobre ele, mesmo quem o jogou. Quem jogou a Bomba fica com o Cão, e o jogo segue como depois de qualquer Bomba.
nanjing-groo = O livro em português, que chama o jogo de Tichu Nanking, traz uma longa lista de perguntas e respostas.
nanjing-groo-deal = As cartas são pegas em sentido horário, embora se jogue em sentido anti-horário. Quem embaralha também pode distribuí-las.
nanjing-groo-calls = Se dois parceiros declararem Tichu exatamente ao mesmo tempo, o segundo na ordem do jogo pode desistir da sua declaração.
nanjing-tichubadour = A edição dos escoteiros Troubadours, de Friburgo, com naipes e bichos próprios. As cartas funcionam do mesmo jeito.
nanjing-tichubadour-cards = Os naipes são Picareta, Barraca, Bússola e Lenço. O Cão é um Lobo, e o Mah Jong, um Rouxinol.
nanjing-tichubadour-deal = As cartas são distribuídas: oito para cada um, depois o Grande Tichu, depois mais seis.
nanjing-tichubadour-wish = Quem poderia cumprir o desejo e não o faz não é impedido, mas punido: os adversários ganham a Rodada com 200 pontos, os outros ficam com 0, e as cartas não são contadas. As declarações ainda dependem de quem sai primeiro; se houver alguma em aberto, joga-se até lá.
nanjing-tichubadour-match = A pontuação final é combinada antes da partida. A tradição manda 1000.
nanjing-francois = A tradução holandesa, com perguntas e respostas da associação dos jogadores de Tichu.
nanjing-francois-dragon = Segundo o livro, quem ganha uma vaza com o Dragão pode “iniciar ou passar”. Aqui tem de iniciar de qualquer modo: nada poderia vir depois do passe.

## Trichu

trichu-name = Trichu
trichu-players = 3 jogadores
trichu-summary = Tichu para três, com uma quarta mão que não é de ninguém. O Jogador Inicial joga com ela além da sua: ele e o Jogador Fictício contra os outros dois. Na Rodada seguinte, talvez seja outro a ter o parceiro obediente.
trichu-differs-hands = Quatro mãos para três jogadores: o Jogador Inicial joga duas, a sua e a do Jogador Fictício.
trichu-differs-grand = Nenhum dos dois pode declarar Grande Tichu.
trichu-differs-exchange = O Jogador Inicial e o Jogador Fictício não trocam cartas entre si.
trichu-differs-open = Depois da troca, a mão do Jogador Fictício fica aberta na mesa.
trichu-differs-wish = O Jogador Fictício não precisa cumprir desejos.
trichu-differs-score = Os pontos são anotados por jogador, em quatro colunas. Jogam-se nove Rodadas, normalmente sem pontuação a alcançar.
trichu-goal = Ter mais pontos que os outros depois de nove Rodadas. Em cada uma jogam dois contra dois, o Jogador Inicial e o Jogador Fictício contra os outros, e você anota o resultado do seu lado na sua própria coluna. O Jogador Fictício também tem a dele, e pode vencer.
trichu-deal = Quatro mãos de catorze cartas são tiradas como em Nanjing. O Jogador Fictício fica em frente ao Jogador Inicial.
trichu-deal-soloist = Quem embaralha é o Jogador Inicial. O primeiro é sorteado; depois de cada Rodada a função passa para o jogador à direita.
trichu-deal-look = Quando todas as cartas estiverem nas mãos, o Jogador Inicial olha as duas.
trichu-calls-dummy = O Jogador Inicial também pode declarar Tichu *pelo Jogador Fictício*, antes da primeira carta dele. Cada declaração vale só para aquela mão.
trichu-calls-grand = O *Grande Tichu* é só para os dois adversários, cada um antes de ver a nona carta. Rende ou custa 200 pontos.
trichu-exchange = As cartas só passam entre adversários, fechadas e ao mesmo tempo:
trichu-exchange-soloist = o Jogador Inicial dá uma carta a cada adversário,
trichu-exchange-dummy = o Jogador Fictício dá uma carta a cada adversário, escolhida pelo Jogador Inicial,
trichu-exchange-opponents = cada adversário dá uma carta ao Jogador Inicial e uma ao Jogador Fictício.
trichu-exchange-open = Depois a mão do Jogador Fictício é aberta para todos verem.
trichu-play-dummy = O Jogador Fictício joga na sua vez; o quê, decide o Jogador Inicial. Se ele tiver o Mah Jong, é ele quem inicia, e o Jogador Inicial faz o desejo.
trichu-wish = O Jogador Fictício e o desejo
trichu-wish-dummy = O Jogador Fictício não precisa cumprir desejos, nem na sua vez nem ao iniciar. Se mesmo assim jogar uma carta desse valor, o desejo está cumprido. A mão do próprio Jogador Inicial fica obrigada como qualquer outra.
trichu-score = O que a dupla marcou é anotado para cada um dos seus dois jogadores. Se os adversários fazem 60 pontos e o lado do Jogador Inicial 40, cada adversário anota 60, o Jogador Inicial 40 e o Jogador Fictício 40.
trichu-match = Uma partida tem nove Rodadas, ou outro múltiplo de três, para que todos sejam Jogador Inicial o mesmo número de vezes. Vence quem tiver mais pontos; em caso de empate, a vitória é dividida.
trichu-match-target = As regras desaconselham uma meta de 1000 pontos: o Jogador Fictício está em todas as Rodadas do lado do Jogador Inicial e provavelmente chegaria lá primeiro. A mesa pode combiná-la mesmo assim: vence quem estiver na frente quando alguém a alcançar; em caso de empate joga-se mais uma Rodada.
trichu-fata-morgana = O jogo como está contado nesta página. O livro chama o Jogador Fictício de “Tisch”, mesa em alemão, e faz dele uma senhora.
trichu-fata-morgana-deal = O livro não diz para que lado vai a função de Jogador Inicial. Aqui ela vai para a direita, como o jogo.
trichu-philibert = O livro francês chama o Jogador Fictício de “le Mort” e tem ideias próprias sobre quem joga com ele.
trichu-philibert-deal = O Jogador Inicial é quem saiu primeiro na Rodada anterior; na primeira Rodada ele é sorteado. Se o Jogador Fictício saiu primeiro, nada muda.
trichu-philibert-exchange = Cada um dos três jogadores de verdade dá uma carta a cada um dos outros dois. O Jogador Fictício não dá nem recebe.
trichu-philibert-match = Jogam-se nove Rodadas, seja quem for o Jogador Inicial.
trichu-groo = O livro em português chama o jogo de Threechu.
trichu-groo-soloist = Quem embaralha é o Jogador Inicial. O primeiro é sorteado; depois de cada Rodada a função passa para o jogador à esquerda.
trichu-groo-deal = As cartas são pegas em sentido horário, embora se jogue em sentido anti-horário.
trichu-groo-calls = Se os dois adversários declararem Tichu exatamente ao mesmo tempo, o segundo na ordem do jogo pode desistir da sua declaração.
trichu-groo-match = O número de Rodadas fica a critério da mesa, desde que seja divisível por três. Aqui o usual são nove.

## Tientsin

tientsin-name = Tichu Tientsin
tientsin-short = Tientsin
tientsin-players = 6 jogadores
tientsin-summary = Tichu para seis: duas equipes de três, sentadas alternadamente, de modo que cada um tem um adversário de cada lado. As mãos são menores, e a vitória completa exige os três da equipe.
tientsin-differs-cards = Dois jogadores têm dez cartas, quatro têm nove.
tientsin-differs-grand = O Grande Tichu é declarado antes da sétima carta.
tientsin-differs-exchange = Cada um dá uma carta a cada parceiro e nenhuma aos adversários.
tientsin-differs-dog = O Cão vai para o parceiro que você escolher.
tientsin-differs-victory = Só a Vitória Tripla conta, 300 pontos. Ser primeiro e segundo não rende nada a mais.
tientsin-differs-tricks = As vazas do último vão para a equipe adversária, as do quinto para o vencedor da Rodada.
tientsin-goal = Vence a primeira equipe de três a ter 1000 pontos. Como em Nanjing, os pontos vêm das cartas nas vazas, das declarações e de sair cedo: se os três de uma equipe saem enquanto os três adversários ainda têm cartas, é uma Vitória Tripla, 300 pontos.
tientsin-deal = Quem saiu primeiro na Rodada anterior embaralha e pega a primeira carta; na primeira Rodada, o Jogador Inicial é sorteado. Depois cada um pega uma carta por vez, na ordem do jogo. 56 não se divide por seis: os dois primeiros ficam com dez cartas, os outros com nove.
tientsin-calls-grand = *Grande Tichu:* antes de ver a sua *sétima* carta. Rende ou custa 200 pontos.
tientsin-exchange = Cada um dá uma carta fechada a cada um dos seus dois parceiros e recebe uma de cada. Os adversários não recebem nada. As novas só podem ser vistas depois de entregues as suas.
tientsin-dog = Só pode ser jogado sozinho, por quem inicia. Não ganha vazas e não vale nada: passa na hora o direito de iniciar a um parceiro à sua escolha que ainda tenha cartas. Se nenhum tiver, vai para o próximo jogador com cartas à sua direita.
tientsin-dragon-gift = Quem ganha uma vaza com ele tem de dar a vaza inteira, com o Dragão, a um dos três adversários. O direito de iniciar continua com ele.
tientsin-end-when = A Rodada termina na hora em que só um jogador ainda tem cartas, ou com uma *Vitória Tripla*: os três de uma equipe saíram, e os três adversários ainda têm cartas.
tientsin-end-last = Antes da contagem,
tientsin-end-hand = o último dá as cartas da mão *e* todas as suas vazas à equipe adversária,
tientsin-end-tricks = o quinto dá todas as suas vazas a quem saiu primeiro.
tientsin-end-last-trick = A última vaza conta como as outras. A última carta do quinto jogador a encerra na hora e a ganha; se essa carta for o Dragão, a vaza é dada antes.
tientsin-score-cards = Cada equipe conta as cartas das suas vazas. Ao todo são 100 pontos.
tientsin-score-triple = Depois de uma *Vitória Tripla* não se conta nada: a equipe marca 300 pontos, a outra 0. Em seguida somam-se ou descontam-se os Tichus e os Grandes Tichus.
tientsin-order = Quem sai quando
tientsin-order-teams = A, C e E jogam contra B, D e F.
tientsin-order-out = Já saíram
tientsin-order-meaning = O que significa
tientsin-order-1 = C, A, E
tientsin-order-1-meaning = Vitória Tripla: 300 pontos, fim da Rodada.
tientsin-order-2 = C, A, B
tientsin-order-2-meaning = Primeiro e segundo juntos não são nada especial. O jogo continua.
tientsin-order-3 = C, A, B, E
tientsin-order-3-meaning = Uma equipe inteira saiu, mas B foi mais rápido que o terceiro dela: não há Vitória Tripla. D e F continuam.
tientsin-order-4 = C, A, B, E, F
tientsin-order-4-meaning = Sobra D, que dá a mão e as vazas à outra equipe. F, o quinto, dá as vazas a C.
tientsin-fata-morgana = O jogo como está contado nesta página.
tientsin-philibert = O livro francês diz claramente como as cartas se dividem: quatro mãos de nove, duas de dez.
tientsin-groo = O livro em português joga o mesmo jogo, com seu próprio jeito de pegar as cartas e declarar.
tientsin-groo-deal = As cartas são pegas em sentido horário, embora se jogue em sentido anti-horário. Por isso, quem embaralha e o vizinho da esquerda ficam com dez cartas.
tientsin-groo-calls = Se parceiros declararem Tichu exatamente ao mesmo tempo, todos menos o primeiro na ordem do jogo podem desistir da declaração.
tientsin-francois = O livro holandês joga o mesmo jogo, mas nele o desejo é obrigatório.

## Grandseigneur

grandseigneur-name = Grandseigneur
grandseigneur-players = 5 a 12 jogadores
grandseigneur-summary = Cada um por si. Sem equipes, sem pontos, sem declarações; a ordem de saída decide quem se senta no alto na Rodada seguinte e quem tem de entregar as melhores cartas. Quem está em cima costuma ficar por lá.
grandseigneur-differs-teams = Sem equipes: cada um joga sozinho.
grandseigneur-differs-dog = O Cão fica na caixa.
grandseigneur-differs-calls = Sem Tichu, sem Grande Tichu, sem pontos.
grandseigneur-differs-exchange = A troca segue a hierarquia: os de baixo dão suas melhores cartas aos de cima.
grandseigneur-differs-dragon = A vaza do Dragão não é dada.
grandseigneur-differs-packs = A partir de sete jogadores, dois baralhos.
grandseigneur-goal = Livre-se das suas cartas o mais cedo possível. Quem sai primeiro é o *Grandseigneur* da Rodada seguinte; quem fica com cartas é o *Misérable*. De cima para baixo:
grandseigneur-title-1 = Grandseigneur
grandseigneur-title-2 = Seigneur
grandseigneur-title-3 = Maître
grandseigneur-title-4 = Bourgeois
grandseigneur-title-5 = Pauvre
grandseigneur-title-6 = Misérable
grandseigneur-goal-titles = Com mais ou menos jogadores, acrescentam-se ou retiram-se títulos.
grandseigneur-cards = O baralho tem quatro naipes de treze valores: do 2 ao 10, depois Valete, Dama, Rei e Ás. O Ás é sempre a carta mais alta, e nenhum naipe vale mais que outro.
grandseigneur-cards-special = Há três cartas especiais. O Cão fica de fora: sem parceiro, não tem para onde ir.
grandseigneur-cards-packs = A partir de sete jogadores, embaralham-se dois baralhos juntos, o segundo sem Cão nem Mah Jong. Há então duas Fênix e dois Dragões.
grandseigneur-deal = O Misérable embaralha, distribui e recolhe as vazas; na primeira Rodada, um jogador sorteado. Todas as cartas são distribuídas. As que sobram vão para os primeiros a serem servidos, a começar pelo Grandseigneur.
grandseigneur-seats = Todos se sentam pela hierarquia: à esquerda do Grandseigneur o Seigneur, depois o Maître, e assim por diante em volta da mesa até o Misérable, que acaba à direita do Grandseigneur. A melhor poltrona é a do Grandseigneur.
grandseigneur-calls = Não há declarações. Ninguém aposta, todos se apressam.
grandseigneur-exchange = Na primeira Rodada não se troca nada. A partir da segunda,
grandseigneur-exchange-3 = o último dá suas *três* melhores cartas ao primeiro,
grandseigneur-exchange-2 = o penúltimo dá suas *duas* melhores ao segundo,
grandseigneur-exchange-1 = o antepenúltimo dá a sua melhor carta (*uma*) ao terceiro.
grandseigneur-exchange-return = Os de cima devolvem o mesmo número de cartas à sua escolha, ao mesmo tempo, ou seja, antes de ver o que recebem. Os demais ficam com a mão que têm.
grandseigneur-exchange-best = A melhor carta é o Dragão, depois a Fênix, depois o Mah Jong, depois as outras pelo valor. Entre iguais, escolhe quem dá. Com cinco jogadores é uma carta a menos em cada nível: duas, uma, nenhuma.
grandseigneur-play-right = Joga-se para a direita, em sentido anti-horário; depois do Grandseigneur joga, portanto, o Misérable.
grandseigneur-play-tricks = As vazas em si não valem nada. Ganha-se uma vaza para poder iniciar a próxima.
grandseigneur-combinations-alone = Além dessas, só existem as Bombas. O Dragão é sempre jogado sozinho.
grandseigneur-bombs = Com dois baralhos
grandseigneur-bombs-yes = são uma Bomba.
grandseigneur-bombs-no = não são uma combinação.
grandseigneur-dog = Não está no jogo.
grandseigneur-phoenix = Com dois baralhos há duas. Uma Fênix sobre uma Fênix vale ½ a mais, e as duas podem servir na mesma combinação, mas nunca numa Bomba.
grandseigneur-dragon = É a carta única mais alta; só uma Bomba o vence ou, com dois baralhos, o segundo Dragão. Sua vaza não é dada: não há a quem dar.
grandseigneur-end = A Rodada termina quando só um jogador ainda tem cartas. A ordem de saída define a hierarquia da Rodada seguinte, e todos mudam de lugar. Se é que alguém muda: o sistema é estável.
grandseigneur-score = Não há pontos. Ninguém conta vazas.
grandseigneur-match = Não há fim, a não ser que se combine um. A mesa pode fixar um número de Rodadas; quem for Grandseigneur depois da última venceu.
grandseigneur-fata-morgana = Só o livro da editora tem este jogo. O livro em português se recusa a traduzi-lo e recomenda futebol de salão a quem tiver doze pessoas à mão.
grandseigneur-fata-morgana-wish = O livro diz que as sutilezas do Tichu não contam aqui. Entendemos: sem declarações e sem pontos. O desejo continua.
grandseigneur-fata-morgana-cards = Dois baralhos são uma recomendação a partir de sete jogadores. A mesa pode usá-los com menos.

## Hierarchy

hierarchie-name = Hierarquia
hierarchie-players = 5 a 10 jogadores
hierarchie-summary = O jogo de hierarquia do livro francês, com o título “Quelqu’un est toujours le trou du C..”: alguém sempre tem de ser o último, e o último tem um nome feio. Sem equipes, sem pontos; quem sai primeiro é o Grand Maître e leva uma boa vida.
hierarchie-differs-teams = Sem equipes, sem pontos, sem declarações.
hierarchie-differs-cards = 108 cartas: as cartas de naipe de dois baralhos, mas só um jogo de cartas especiais.
hierarchie-differs-clockwise = Joga-se em sentido horário.
hierarchie-differs-exchange = A troca segue a hierarquia: as melhores cartas sobem, as mais baixas descem.
hierarchie-differs-suits = Uma trinca precisa de três naipes diferentes, uma Bomba de quatro iguais, de quatro.
hierarchie-differs-special = O Mah Jong não dá direito a desejo, a vaza do Dragão não é dada, e o Cão vai para o último da hierarquia.
hierarchie-goal = Livre-se das suas cartas o mais cedo possível. Quem sai primeiro é o *Grand Maître* da Rodada seguinte. Quem fica com cartas é o *Trou du C..*: embaralha, distribui e obedece. É o único lugar que ninguém quer.
hierarchie-cards = São 108 cartas: as cartas de naipe de dois baralhos, ou seja, cada carta do 2 ao Ás duas vezes, e um só jogo de cartas especiais.
hierarchie-cards-mahjong = *Mah Jong:* um 1. Quem o tem começa.
hierarchie-cards-dog = *Cão:* passa o direito de iniciar ao último da hierarquia.
hierarchie-deal = O Trou du C.. embaralha e distribui, em sentido horário; na primeira Rodada, um jogador sorteado. De cinco a nove jogadores, cada um recebe doze cartas, e o que sobra fica aberto ao lado do jogo. Com dez, todas as cartas são distribuídas.
hierarchie-seats = O Grand Maître escolhe a cadeira que quiser. Os outros se sentam à esquerda dele, pela hierarquia, de modo que o Trou du C.. acaba à sua direita.
hierarchie-calls = Não há declarações.
hierarchie-exchange = Na primeira Rodada não se troca nada. A partir da segunda, com as cartas fechadas e todos ao mesmo tempo,
hierarchie-exchange-3 = o último dá suas *três* melhores cartas ao primeiro, que devolve suas três mais baixas,
hierarchie-exchange-2 = o penúltimo dá suas *duas* melhores ao segundo, que devolve suas duas mais baixas,
hierarchie-exchange-1 = o antepenúltimo dá a sua melhor carta (*uma*) ao terceiro, que devolve a sua mais baixa.
hierarchie-exchange-best = Da melhor à mais baixa: Dragão, Fênix, Mah Jong, Cão, Ás, Rei, Dama, Valete, 10 e assim por diante até o 2. Entre iguais, escolhe quem dá. Os demais ficam com a mão que têm; com cinco jogadores, o terceiro também.
hierarchie-play-left = Joga-se para a esquerda, em sentido horário; depois do primeiro da hierarquia joga, portanto, o segundo.
hierarchie-play-tricks = Se o Mah Jong estiver entre as cartas que sobraram, inicia o mais alto da hierarquia; na primeira Rodada, o vizinho à esquerda de quem distribuiu. As vazas em si não valem nada. Ganha-se uma vaza para poder iniciar a próxima.
hierarchie-twice = Cada carta duas vezes
hierarchie-triple = Uma trinca precisa de três naipes diferentes, também no full house e ao lado da Fênix. Um par pode ser de duas cartas idênticas.
hierarchie-triple-yes = são uma trinca.
hierarchie-triple-no = não são.
hierarchie-triple-phoenix = também não.
hierarchie-pair = são um par.
hierarchie-wish = Não há desejo. O Mah Jong só decide quem começa; numa sequência ele é o 1, como sempre.
hierarchie-dog = Só pode ser jogado sozinho, por quem inicia. Passa o direito de iniciar ao último da hierarquia, na primeira Rodada a quem distribuiu; se este já saiu, ao próximo jogador com cartas. Se o próprio último o joga, inicia mais uma vez.
hierarchie-dog-bombed = O Cão pode levar uma Bomba até que jogue quem recebeu o direito de iniciar.
hierarchie-dragon = É a carta única mais alta; só uma Bomba o vence. Sua vaza não é dada.
hierarchie-end = A Rodada termina quando só um jogador ainda tem cartas: é o próximo Trou du C.. A ordem de saída define a hierarquia, e todos mudam de lugar.
hierarchie-score = Não há pontos.
hierarchie-match = Não há fim, a não ser que se combine um. A mesa pode fixar um número de Rodadas; quem estiver no topo depois da última venceu.
hierarchie-philibert = Só o livro francês tem este jogo. Onde ele não diz nada, esta página conta como nós jogamos.
hierarchie-philibert-cards = O livro conta os dois baralhos da caixa como 108 cartas. Dois baralhos têm 112; por isso deixamos de fora um jogo de cartas especiais.
hierarchie-philibert-play = O livro não diz quem inicia se o Mah Jong não foi distribuído. Essa regra é nossa.
hierarchie-philibert-dog = Como em todo este livro, uma Bomba pode cair sobre o Cão.
