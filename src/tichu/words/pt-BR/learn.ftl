## round the lessons

title = Aprender Tichu
intro = “Se algo não ficar claro, pergunte ao motorista do ônibus”, dizem as regras. Então suba a bordo: dez paradas, um ou dois minutos cada, sempre com as cartas na mão.
begin = Começar pela lição 1
goOn = Continuar com a lição { $n }
doneCount = Lições concluídas: { $n } de { $all }
lesson = Lição { $n }
lessonNamed = { $done ->
    [yes] Lição { $n }: { $title } (concluída)
   *[no] Lição { $n }: { $title }
}
lessonOf = Lição { $n } de { $all }
stepOf = Passo { $n } de { $all }
forget = Zerar meu progresso
overview = Todas as lições
restart = Recomeçar
skip = Pular
showMe = Mostrar
next = Continuar
nextLesson = Próxima lição
play = Jogar uma Rodada de verdade
empty = Nenhuma carta na mão: você saiu.
worth = Vaza: { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
choose = Escolha primeiro as cartas: toque nelas.
again = Ainda não. Olhe suas cartas mais uma vez.

## replies for every lesson

no_low = Isso não é mais alto do que o que está na mesa.
no_count = Tem de ser o mesmo tipo de combinação, com o mesmo número de cartas.
no_better = Você pode passar, mas aqui tem coisa melhor.
no_turn = Não é a sua vez, e isso não é uma Bomba.

## cards

cards_title = As cartas e o objetivo
cards_about = Valores, vazas e por que esvaziar a mão
cards_1 = Cinquenta e seis cartas: quatro naipes – Jade, Espadas, Templos, Estrelas – do 2 ao Ás. E quatro cartas especiais, que vamos conhecer uma a uma.
cards_1_do = Joga-se em duplas: você e { $partner }, à sua frente, contra { $left } e { $right }.
cards_2 = Todos querem se livrar das cartas antes dos outros. { $left } iniciou com um seis. O naipe não importa, só o valor: jogue uma carta mais alta.
cards_2_do = Toque numa carta para erguê-la e depois jogue.
cards_2_yes = Um nove sobre um seis. { $right } sobe mais; os outros passam.
cards_2_no1 = Serviria, mas o nove basta. Guarde o Rei para quando for preciso.
cards_3 = O dez está por cima, e é a sua vez de novo: a vaza dá voltas até que ninguém queira subir mais.
cards_3_do = Você consegue vencer o dez?
cards_3_yes = Todos os outros passam. A vaza é sua.
cards_4 = Quem ganha a vaza inicia a próxima, com o que quiser. É a sua chance: até uma carta baixa pode iniciar.
cards_4_do = Jogue a última carta.
cards_4_yes = Sua mão está vazia: você saiu antes de todos. É essa a ideia do jogo.

## sets

sets_title = Pares, trincas, full house
sets_about = Cartas do mesmo valor, jogadas juntas
sets_1 = Duas cartas do mesmo valor são um par. Um par só é vencido por um par mais alto.
sets_1_do = { $left } iniciou com um par de seis. Vença-o.
sets_1_yes = Oitos vencem seis. Ninguém sobe mais.
sets_1_no1 = Um Rei é alto, mas é uma carta só. Um par pede duas.
sets_1_no2 = Três sobre duas não dá: jogue o mesmo número de cartas.
sets_1_no3 = Vence os seis, mas separa três Valetes. Há um par mais barato.
sets_2 = Três cartas do mesmo valor são uma trinca. A mesma regra: só uma trinca mais alta a vence.
sets_2_do = { $right } iniciou com três setes.
sets_2_yes = Três noves. A vaza é sua.
sets_2_no1 = Há três cartas na mesa: você precisa de três.
sets_2_no2 = Isso é um full house: cinco cartas. Na mesa há três: você precisa de três.
sets_3 = Uma trinca e um par formam um full house: cinco cartas de uma vez. A trinca decide a altura.
sets_3_do = Você inicia. Livre-se de cinco cartas de uma vez.
sets_3_yes = Full house de Damas. Ninguém acompanha, e só lhe resta uma carta.
sets_3_no1 = Pode, mas então os quatros ficam para trás. Leve-os junto!
sets_3_no2 = Pode, mas cinco cartas de uma vez são melhores que uma ou duas.
sets_3_no3 = Quem inicia não pode passar.
sets_4 = Uma pergunta antes de descer: olhe para a trinca, não para o par.
sets_4_do = Qual full house é mais alto?
sets_4_yes = Setes vencem cincos. Os Ases são só passageiros.
sets_4_no1 = Os Ases são só o par. Vale a trinca: cincos.

## runs

runs_title = Sequências
runs_about = Valores seguidos, de cartas ou de pares
runs_1 = Cinco ou mais valores seguidos são uma sequência. Os naipes podem se misturar.
runs_1_do = Você inicia. Ache a sequência.
runs_1_yes = Cinco cartas a menos. Mas { $right } tem uma sequência de cinco mais alta.
runs_1_no1 = Quatro seguidas: falta uma. Você precisa de cinco.
runs_1_no2 = Uma carta única é permitida, mas cinco das suas podem ir de uma vez. Procure valores seguidos.
runs_2 = Uma sequência é vencida por outra do mesmo tamanho com a carta de cima mais alta.
runs_2_do = Vença a sequência até o dez.
runs_2_yes1 = Até a Dama, e o Rei e o Ás ficam com você. Muito bem.
runs_2_yes2 = Até o Rei: bom. Até a Dama já bastava.
runs_2_yes3 = Nada vence isso. Mas até a Dama já bastava, e o Rei e o Ás ficariam com você.
runs_2_no1 = Bela sequência, mas longa demais: há cinco na mesa, você precisa de exatamente cinco.
runs_3 = Pares seguidos são uma sequência de pares: dois pares ou mais.
runs_3_do = Você inicia de novo. Seis das suas cartas andam juntas.
runs_3_yes = Três pares seguidos. Difícil de vencer.
runs_3_no1 = Já é uma sequência de pares, mas um par ficaria para trás. Leve os três.
runs_3_no2 = Um par é permitido, mas estes três pares são seguidos.
runs_3_no3 = Guarde o Ás: ele ganha uma vaza quando você precisar.
runs_4 = O Ás é sempre alto, nunca um 1. Uma sequência não continua depois do Ás.
runs_4_do = Qual destas não é uma combinação?
runs_4_yes = Certo: depois do Ás não vem nada.
runs_4_no1 = É uma sequência: cinco valores seguidos.
runs_4_no2 = É uma sequência de dois pares.

## points

points_title = Passar e pontuar
points_about = Quando deixar passar, e quanto vale uma vaza
points_1 = { $partner } pôs um Rei na vaza. Você poderia vencê-lo com o Ás. Mas vocês são parceiros: as vazas contam juntas.
points_1_do = O que você faz?
points_1_yes = Isso. { $partner } leva a vaza e inicia, e você ainda tem o Ás.
points_1_no1 = Você tiraria a vaza da própria dupla. Guarde o Ás para os outros.
points_2 = Poucas cartas valem pontos: o cinco vale 5, o dez e o Rei valem 10. O Dragão vale 25, a Fênix custa 25. São 100 ao todo.
points_2_do = Quanto vale esta vaza?
points_2_yes = Cinco, dez e dez: 25. O Ás não vale nada.
points_2_no1 = Conte de novo: 5 pelo cinco, 10 pelo dez, 10 pelo Rei.
points_2_no2 = O Ás é forte, mas não vale pontos.
points_3 = A Fênix é uma carta poderosa, mas tem o seu preço.
points_3_do = E esta?
points_3_yes = 10 + 10 − 25 = −5. Às vezes é um prazer perder uma vaza.
points_3_no1 = Não esqueça a Fênix: ela custa 25.
points_3_no2 = A Fênix custa 25, não os dá.
points_4 = Um cinco, um dez, um Rei: há 25 pontos aqui, e os adversários estão prestes a levá-los.
points_4_do = É a sua vez.
points_4_yes = 25 pontos para a sua dupla.
points_4_no1 = Então 25 pontos vão para os outros. Você pode impedir.
points_5 = A Rodada acaba quando só uma pessoa tem cartas. Ela dá essas cartas aos adversários e todas as suas vazas a quem saiu primeiro. Portanto, não fique por último.
points_5_do = Se os dois parceiros saírem antes dos adversários, não se conta nada: 200 pontos de uma vez. A partida vai até 1000 pontos.

## wish

wish_title = O Mah Jong e o desejo
wish_about = Um pardal que dá ordens
wish_1 = O Mah Jong vale 1, a carta mais baixa de todas. Mas quem o tem inicia primeiro, e quem o joga pode desejar um valor.
wish_1_do = Inicie com o Mah Jong e deseje um Ás.
wish_1_yes = { $right } tem um Ás e tem de jogá-lo. Assim se atrai uma carta alta.
wish_1_no1 = Pode, mas desta vez queremos um Ás.
wish_1_no2 = Você pode guardar o Mah Jong, mas não vai ficar mais fácil jogá-lo. A hora é agora.
wish_2 = { $left } jogou uma sequência com o Mah Jong e desejou um oito. Você tem um oito, e ele serve: então tem de jogá-lo.
wish_2_do = Vença a sequência com o seu oito.
wish_2_yes = O desejo foi cumprido, e acabou.
wish_2_no1 = Desta vez não: quem pode cumprir o desejo, tem de cumprir.
wish_2_no2 = É um oito, sim, mas há cinco cartas na mesa. Ponha-o numa sequência.
wish_3 = Aqui o desejo é um seis. Mas há uma Dama na mesa, e um seis sozinho não a vence. Quem não pode cumprir o desejo joga como sempre.
wish_3_do = Vença a Dama, ou passe.
wish_3_yes1 = A vaza é sua. Mas o desejo continua valendo.
wish_3_yes2 = Também está bem. O desejo continua valendo.
wish_3_no1 = Um seis não vence a Dama; você não precisa jogá-lo agora.
wish_4 = O desejo vale até que alguém jogue uma carta desse valor. Agora você inicia, e tem dois seis na mão.
wish_4_do = Com o que você inicia?
wish_4_yes1 = Os dois seis de uma vez: um bastaria, mas assim vão os dois.
wish_4_yes2 = Um seis basta. Em par, teriam ido os dois.
wish_4_yes3 = Um seis basta. Em par, teriam ido os dois.
wish_4_no1 = O desejo obriga também quem inicia: você tem um seis, então a sua jogada precisa ter um.

## dogdragon

dogdragon_title = O Cão e o Dragão
dogdragon_about = Um dá o direito de iniciar, o outro dá a vaza
dogdragon_1 = O Cão não ganha nada. Só se joga para iniciar, sozinho, e o direito de iniciar passa logo ao parceiro. { $partner } tem duas cartas e só espera por isso.
dogdragon_1_do = Solte o Cão.
dogdragon_1_yes = { $partner } inicia, joga um par e sai.
dogdragon_1_no1 = Pode, mas cartas únicas não ajudam { $partner }. Passe o direito de iniciar.
dogdragon_2 = O Cão não pode ser jogado sobre cartas que já estão na mesa.
dogdragon_2_do = Vença o três.
dogdragon_2_yes1 = O Cão espera até você iniciar.
dogdragon_2_yes2 = Forte. O oito bastava. O Cão espera até você iniciar.
dogdragon_2_no1 = Aqui o Cão não vale nada. Ele só serve para iniciar.
dogdragon_3 = O Dragão é a carta única mais alta: só uma Bomba o vence. Joga-se sozinho, nunca numa combinação.
dogdragon_3_do = Vença o Ás.
dogdragon_3_yes = Contra o Dragão, ninguém pode nada.
dogdragon_4 = O preço do Dragão: a vaza vai, com os seus 25 pontos, para um adversário à sua escolha. O direito de iniciar continua com você.
dogdragon_4_do = { $left } tem duas cartas, { $right } tem onze. Quem recebe a vaza?
dogdragon_4_yes = É mais provável que { $right } fique por último, e então todas as vazas voltam para você.
dogdragon_4_no1 = { $left } está quase saindo e ficaria com os pontos. Dê a quem ainda pode ficar por último.
dogdragon_5 = Você inicia, e restam duas cartas.
dogdragon_5_do = Jogue as últimas cartas.
dogdragon_5_yes = Saiu. O Dragão abriu a porta.
dogdragon_5_no1 = Juntas elas são um par, e você sai.

## phoenix

phoenix_title = A Fênix
phoenix_about = Meio valor acima, ou o que você precisar
phoenix_1 = Sozinha, a Fênix fica meio valor acima da carta sobre a qual é jogada: sobre um nove, nove e meio. Ela vence até um Ás.
phoenix_1_do = Vença o Ás.
phoenix_1_yes = Catorze e meio. Só o Dragão ou uma Bomba vencem isso. Mas atenção: ela custa 25 pontos.
phoenix_2 = Numa combinação, ela é um coringa: qualquer valor do 2 ao Ás.
phoenix_2_do = Vença a sequência até o sete.
phoenix_2_yes = A Fênix como nove. O buraco está tapado.
phoenix_2_no1 = Falta um nove. O que poderia substituí-lo?
phoenix_3 = Às vezes ela pode ser uma coisa ou outra. Então é você quem diz.
phoenix_3_do = Inicie com cinco cartas: o que a Fênix deve ser?
phoenix_3_yes = Full house de Damas: mais alto que de oitos.
phoenix_3_no1 = Pode, mas um full house de oitos é mais fácil de vencer. A Fênix pode mais.
phoenix_3_no2 = Dois pares e a Fênix: isso é mais que um par.
phoenix_4 = Uma carta é grande demais para ela.
phoenix_4_do = { $left } iniciou com o Dragão. E você?
phoenix_4_yes = Nada a fazer. { $left } tem de dar a vaza do Dragão, e dá a você.
phoenix_4_no1 = A Fênix vence qualquer carta única, menos o Dragão.

## bombs

bombs_title = Bombas
bombs_about = A qualquer momento, sobre qualquer coisa
bombs_1 = Quatro cartas do mesmo valor são uma Bomba. Ela vence tudo: cartas únicas, pares, o Dragão, o que estiver na mesa.
bombs_1_do = { $left } acha que o par de Ases está seguro.
bombs_1_yes = Bomba! Ninguém tem uma mais alta.
bombs_1_no1 = Dois seis não vencem Ases. Quatro, sim.
bombs_2 = Uma Bomba não precisa esperar a vez. { $right } declarou Tichu e joga o Dragão. É a vez de { $partner }, não a sua. Não importa.
bombs_2_do = Solte a sua Bomba.
bombs_2_yes = O Dragão é seu, e um Dragão vencido por uma Bomba não se dá: 25 pontos.
bombs_2_no1 = Não é a sua vez, então não há o que passar. Mas uma Bomba pode.
bombs_3 = Cinco ou mais seguidas, todas do mesmo naipe: uma sequência-bomba. Mais cartas vencem menos, então ela vence quaisquer quatro iguais. Nenhuma carta especial entra nela.
bombs_3_do = { $left } jogou uma Bomba de quatro dez. Vença-a.
bombs_3_yes = Cinco cartas vencem quatro.
bombs_3_no1 = O nove é de Estrelas, os outros de Templos: é uma sequência comum. A Bomba pede um só naipe.
bombs_4 = O Ás de { $partner } está por cima, e ninguém o venceu. Você tem quatro Valetes.
bombs_4_do = O que você faz?
bombs_4_yes = Nunca jogue uma Bomba sobre o parceiro. Os Valetes ainda vão ser úteis.
bombs_4_no1 = Poderoso, mas sobre a vaza da própria dupla? Guarde para os adversários.

## tichu

tichu_title = Tichu e Grande Tichu
tichu_about = Apostar que vai sair primeiro
tichu_1 = Antes da sua primeira carta, você pode declarar Tichu: +100 pontos se sair primeiro, −100 se não. Se o parceiro sair primeiro, também está perdido.
tichu_1_do = Esta é uma mão forte. { $left } iniciou; declare antes de jogar.
tichu_1_yes = O carimbo está ao lado do seu nome. Agora todos sabem.
tichu_1_no1 = Aí é tarde para o Tichu: só antes da primeira carta. Primeiro declare, depois jogue.
tichu_1_no2 = Você poderia passar e declarar depois. Mas com esta mão, para que esperar?
tichu_2 = Dois Ases, o Dragão, a Fênix e uma longa sequência: aquilo era um Tichu. E esta mão?
tichu_2_do = Você declararia?
tichu_2_yes = Cartas baixas, nenhum Ás, quase nenhum jeito de iniciar. Deixe outros brilharem.
tichu_2_c1 = Declarar Tichu
tichu_2_no1 = Qual destas cartas ganha uma vaza? Quase tudo é baixo.
tichu_2_c2 = Com esta, não
tichu_3 = Antes da nona carta vem outra pergunta: Grande Tichu, ±200, com apenas oito cartas. Dragão, Fênix e Ases decidem.
tichu_3_do = Dragão, Fênix e um Ás em oito cartas. Declara?
tichu_3_yes = Corajoso, e certo: com Dragão e Fênix, compensa a longo prazo.
tichu_3_c1 = Grande Tichu!
tichu_3_c2 = Não, mostre o resto
tichu_3_no1 = Prudente, mas oito cartas raramente são tão boas.
tichu_4 = Próxima distribuição.
tichu_4_do = E estas oito?
tichu_4_yes = Sem Dragão, Fênix nem Ases, o Grande Tichu falha duas vezes em três.
tichu_4_c1 = Grande Tichu!
tichu_4_no1 = Ainda vêm seis cartas, mas esperança não é plano: são 200 pontos em jogo.
tichu_4_c2 = Não, mostre o resto
tichu_5 = Os outros também podem declarar. { $right } declarou Tichu e tem uma só carta. Se ela vencer uma carta única sua, são 100 pontos para eles.
tichu_5_do = Você inicia. O que é seguro?
tichu_5_yes = Um par! Contra ele, uma carta só não adianta, e { $partner } assume.
tichu_5_no1 = Uma carta única? { $right } tem justamente uma, e pode vencê-la. Inicie com algo mais longo.

## together

together_title = Juntos
together_about = A troca de cartas e um final inteiro
together_1 = Antes de cada Rodada, cada um passa uma carta fechada a cada um dos outros três. Os adversários recebem cartas baixas que não combinam com nada; o parceiro, algo bom.
together_1_do = Escolha uma carta para cada um.
together_1_yes = Os adversários não farão muito com elas, e { $partner } vai gostar.
together_1_no1 = Cartas altas são boas demais para os adversários. Dê as mais baixas.
together_1_no2 = Essa ainda combina com algo na sua mão, ou vale pontos. O 2, o 3 e o 6 não combinam com nada.
together_1_no3 = { $partner } joga pela sua dupla: dê uma das suas melhores cartas, o Ás ou o Rei.
together_2 = Agora o fim de uma Rodada. Você declarou Tichu: tem de sair primeiro. { $left } iniciou com um dez.
together_2_do = Faltam quatro cartas. Conquiste o direito de iniciar.
together_2_yes = 10 pontos, e você inicia.
together_2_no1 = Então outros iniciam, e o seu três talvez nunca saia. O Ás é para momentos assim.
together_3 = Restam um par e um três. Não importa se vencerem a sua última jogada.
together_3_do = Com o que você inicia primeiro?
together_3_yes = Ninguém tem um par. O direito de iniciar continua com você.
together_3_no1 = Alguém vence o três, e os seus seis chegarão à mesa? Primeiro o que mantém o direito de iniciar.
together_3_no2 = Não separe o par: sobrariam duas cartas soltas.
together_4 = Uma carta, e você inicia.
together_4_do = Jogue a última carta.
together_4_yes = Primeiro lugar: Tichu cumprido! E { $partner } faz o resto: Dama, vaza, quatro, saiu.
together_5 = Você primeiro, { $partner } logo depois: uma Vitória Dupla, 200 pontos, e 100 pelo seu Tichu. Os adversários ficam sem nada.
together_5_do = É tudo o que se precisa saber. O resto é prática, e boa companhia.
analysis = Analisar uma posição
