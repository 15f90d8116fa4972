## round the lessons

title = Aprender Tichu
intro = “Se alguma coisa não for clara, pergunte ao motorista do autocarro”, dizem as regras. Suba a bordo: dez paragens, um ou dois minutos cada, sempre com as cartas na mão.
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
forget = Apagar o meu progresso
overview = Todas as lições
restart = Recomeçar
skip = Saltar
showMe = Mostrar
next = Continuar
nextLesson = Próxima lição
play = Jogar uma Ronda a sério
empty = Já não tem cartas: saiu.
worth = Vaza: { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
choose = Escolha primeiro as cartas: toque nelas.
again = Ainda não. Veja as suas cartas mais uma vez.

## replies for every lesson

no_low = Isso não é mais alto do que o que está na mesa.
no_count = Tem de ser o mesmo tipo de combinação, com o mesmo número de cartas.
no_better = Pode passar, mas aqui tem coisa melhor.
no_turn = Não é a sua vez, e isso não é uma Bomba.

## cards

cards_title = As cartas e o objetivo
cards_about = Valores, vazas e porque se quer esvaziar a mão
cards_1 = Cinquenta e seis cartas: quatro naipes – Jade, Espadas, Templos, Estrelas – do 2 ao Ás. E quatro cartas especiais, que vamos conhecer uma a uma.
cards_1_do = Joga-se em duplas: você e { $partner }, à sua frente, contra { $left } e { $right }.
cards_2 = Todos querem livrar-se das cartas antes dos outros. { $left } iniciou com um seis. O naipe não importa, só o valor: jogue uma carta mais alta.
cards_2_do = Toque numa carta para a levantar e depois jogue-a.
cards_2_yes = Um nove sobre um seis. { $right } sobe mais; os outros passam.
cards_2_no1 = Servia, mas o nove basta. Guarde o Rei para quando for preciso.
cards_3 = O dez está por cima, e é outra vez a sua vez: a vaza dá a volta até ninguém querer subir mais.
cards_3_do = Consegue vencer o dez?
cards_3_yes = Todos os outros passam. A vaza é sua.
cards_4 = Quem ganha a vaza inicia a seguinte, com o que quiser. É a sua oportunidade: até uma carta baixa pode iniciar.
cards_4_do = Jogue a última carta.
cards_4_yes = A sua mão está vazia: saiu antes de todos. É essa a ideia do jogo.

## sets

sets_title = Pares, trincas, full house
sets_about = Cartas do mesmo valor, jogadas juntas
sets_1 = Duas cartas do mesmo valor são um par. Um par só é vencido por um par mais alto.
sets_1_do = { $left } iniciou com um par de seis. Vença-o.
sets_1_yes = Oitos vencem seis. Ninguém sobe mais.
sets_1_no1 = Um Rei é alto, mas é só uma carta. Um par exige duas.
sets_1_no2 = Três sobre duas não pode ser: jogue o mesmo número de cartas.
sets_1_no3 = Vence os seis, mas separa três Valetes. Há um par mais barato.
sets_2 = Três cartas do mesmo valor são uma trinca. A mesma regra: só uma trinca mais alta a vence.
sets_2_do = { $right } iniciou com três setes.
sets_2_yes = Três noves. A vaza é sua.
sets_2_no1 = Há três cartas na mesa: precisa de três.
sets_2_no2 = Isso é um full house: cinco cartas. Na mesa há três: precisa de três.
sets_3 = Uma trinca e um par formam um full house: cinco cartas de uma vez. A trinca decide a altura.
sets_3_do = É você a iniciar. Livre-se de cinco cartas de uma vez.
sets_3_yes = Full house de Damas. Ninguém acompanha, e só lhe resta uma carta.
sets_3_no1 = Pode, mas então ficam-lhe os quatros. Jogue-os também!
sets_3_no2 = Pode, mas cinco cartas de uma vez são melhores do que uma ou duas.
sets_3_no3 = Quem inicia não pode passar.
sets_4 = Uma pergunta antes de descer: olhe para a trinca, não para o par.
sets_4_do = Qual full house é mais alto?
sets_4_yes = Setes vencem cincos. Os Ases são só passageiros.
sets_4_no1 = Os Ases são só o par. Vale a trinca: cincos.

## runs

runs_title = Sequências
runs_about = Valores seguidos, de cartas ou de pares
runs_1 = Cinco ou mais valores seguidos são uma sequência. Os naipes podem misturar-se.
runs_1_do = É você a iniciar. Encontre a sequência.
runs_1_yes = Menos cinco cartas. Mas { $right } tem uma sequência de cinco mais alta.
runs_1_no1 = Quatro seguidas: falta uma. Precisa de cinco.
runs_1_no2 = Uma carta única é permitida, mas cinco das suas podem ir de uma vez. Procure valores seguidos.
runs_2 = Uma sequência é vencida por outra do mesmo comprimento com a carta de cima mais alta.
runs_2_do = Vença a sequência até ao dez.
runs_2_yes1 = Até à Dama, e fica com o Rei e o Ás. Muito bem.
runs_2_yes2 = Até ao Rei: bom. Até à Dama já bastava.
runs_2_yes3 = Nada vence isso. Mas até à Dama já bastava, e ficava com o Rei e o Ás.
runs_2_no1 = Bela sequência, mas demasiado longa: há cinco na mesa, precisa de exatamente cinco.
runs_3 = Pares seguidos são uma sequência de pares: dois pares ou mais.
runs_3_do = É de novo você a iniciar. Seis das suas cartas andam juntas.
runs_3_yes = Três pares seguidos. Difícil de vencer.
runs_3_no1 = Já é uma sequência de pares, mas ficava-lhe um par. Jogue os três.
runs_3_no2 = Um par é permitido, mas estes três pares são seguidos.
runs_3_no3 = Guarde o Ás: ganha uma vaza quando precisar.
runs_4 = O Ás é sempre alto, nunca um 1. Uma sequência não continua depois do Ás.
runs_4_do = Qual destas não é uma combinação?
runs_4_yes = Certo: depois do Ás não vem nada.
runs_4_no1 = É uma sequência: cinco valores seguidos.
runs_4_no2 = É uma sequência de dois pares.

## points

points_title = Passar e pontuar
points_about = Quando deixar passar, e quanto vale uma vaza
points_1 = { $partner } pôs um Rei na vaza. Você podia vencê-lo com o Ás. Mas são parceiros: as vossas vazas contam juntas.
points_1_do = O que faz?
points_1_yes = Exato. { $partner } leva a vaza e inicia, e você ainda tem o Ás.
points_1_no1 = Tirava a vaza à sua própria dupla. Guarde o Ás para os outros.
points_2 = Poucas cartas valem pontos: o cinco vale 5, o dez e o Rei valem 10. O Dragão vale 25, a Fénix custa 25. São 100 ao todo.
points_2_do = Quanto vale esta vaza?
points_2_yes = Cinco, dez e dez: 25. O Ás não vale nada.
points_2_no1 = Conte de novo: 5 pelo cinco, 10 pelo dez, 10 pelo Rei.
points_2_no2 = O Ás é forte, mas não vale pontos.
points_3 = A Fénix é uma carta poderosa, mas tem o seu preço.
points_3_do = E esta?
points_3_yes = 10 + 10 − 25 = −5. Às vezes é um prazer perder uma vaza.
points_3_no1 = Não se esqueça da Fénix: custa 25.
points_3_no2 = A Fénix custa 25, não os dá.
points_4 = Um cinco, um dez, um Rei: há 25 pontos aqui, e os adversários estão prestes a levá-los.
points_4_do = É a sua vez.
points_4_yes = 25 pontos para a sua dupla.
points_4_no1 = Então 25 pontos vão para os outros. Pode impedi-lo.
points_5 = A Ronda acaba quando só uma pessoa tem cartas. Essa pessoa dá as cartas aos adversários e todas as suas vazas a quem saiu primeiro. Por isso, não fique em último.
points_5_do = Se os dois parceiros saírem antes dos adversários, não se conta nada: 200 pontos de uma vez. A partida vai até aos 1000 pontos.

## wish

wish_title = O Mah Jong e o desejo
wish_about = Um pardal que dá ordens
wish_1 = O Mah Jong vale 1, é a carta mais baixa de todas. Mas quem o tem inicia primeiro, e quem o joga pode desejar um valor.
wish_1_do = Inicie com o Mah Jong e deseje um Ás.
wish_1_yes = { $right } tem um Ás e tem de o jogar. Assim se atrai uma carta alta.
wish_1_no1 = Pode, mas desta vez queremos um Ás.
wish_1_no2 = Pode guardar o Mah Jong, mas não vai ser mais fácil jogá-lo. É agora.
wish_2 = { $left } jogou uma sequência com o Mah Jong e desejou um oito. Você tem um oito, e serve: tem de o jogar.
wish_2_do = Vença a sequência com o seu oito.
wish_2_yes = O desejo foi cumprido, e acabou.
wish_2_no1 = Desta vez não: quem pode cumprir o desejo tem de o cumprir.
wish_2_no2 = É um oito, sim, mas há cinco cartas na mesa. Ponha-o numa sequência.
wish_3 = Aqui o desejo é um seis. Mas há uma Dama na mesa, e um seis sozinho não a vence. Quem não pode cumprir o desejo joga como sempre.
wish_3_do = Vença a Dama, ou passe.
wish_3_yes1 = A vaza é sua. Mas o desejo continua a valer.
wish_3_yes2 = Também está bem. O desejo continua a valer.
wish_3_no1 = Um seis não vence a Dama; não precisa de o jogar agora.
wish_4 = O desejo vale até que alguém jogue uma carta desse valor. Agora é você a iniciar, e tem dois seis na mão.
wish_4_do = Com que inicia?
wish_4_yes1 = Os dois seis de uma vez: bastava um, mas assim vão os dois.
wish_4_yes2 = Um seis basta. Em par, tinham ido os dois.
wish_4_yes3 = Um seis basta. Em par, tinham ido os dois.
wish_4_no1 = O desejo obriga também quem inicia: tem um seis, por isso a sua jogada tem de incluir um.

## dogdragon

dogdragon_title = O Cão e o Dragão
dogdragon_about = Um dá o direito de iniciar, o outro dá a vaza
dogdragon_1 = O Cão não ganha nada. Só se joga para iniciar, sozinho, e o direito de iniciar passa logo ao parceiro. { $partner } tem duas cartas e só espera por isso.
dogdragon_1_do = Solte o Cão.
dogdragon_1_yes = { $partner } inicia, joga um par e sai.
dogdragon_1_no1 = Pode, mas cartas únicas não servem a { $partner }. Passe o direito de iniciar.
dogdragon_2 = O Cão não pode ser jogado sobre cartas que já estão na mesa.
dogdragon_2_do = Vença o três.
dogdragon_2_yes1 = O Cão espera até ser você a iniciar.
dogdragon_2_yes2 = Forte. O oito bastava. O Cão espera até ser você a iniciar.
dogdragon_2_no1 = Aqui o Cão não vale nada. Só serve para iniciar.
dogdragon_3 = O Dragão é a carta única mais alta: só uma Bomba o vence. Joga-se sozinho, nunca numa combinação.
dogdragon_3_do = Vença o Ás.
dogdragon_3_yes = Contra o Dragão, ninguém pode nada.
dogdragon_4 = O preço do Dragão: a vaza vai, com os seus 25 pontos, para um adversário à sua escolha. O direito de iniciar fica consigo.
dogdragon_4_do = { $left } tem duas cartas, { $right } tem onze. Quem recebe a vaza?
dogdragon_4_yes = É mais provável que { $right } fique em último, e então todas as vazas voltam para si.
dogdragon_4_no1 = { $left } está quase a sair e ficava com os pontos. Dê-a a quem ainda pode ficar em último.
dogdragon_5 = É você a iniciar, e restam duas cartas.
dogdragon_5_do = Jogue as últimas cartas.
dogdragon_5_yes = Saiu. O Dragão abriu a porta.
dogdragon_5_no1 = Juntas são um par, e você sai.

## phoenix

phoenix_title = A Fénix
phoenix_about = Meio valor acima, ou o que for preciso
phoenix_1 = Sozinha, a Fénix fica meio valor acima da carta sobre a qual é jogada: sobre um nove, nove e meio. Vence até um Ás.
phoenix_1_do = Vença o Ás.
phoenix_1_yes = Catorze e meio. Só o Dragão ou uma Bomba vencem isso. Mas atenção: custa 25 pontos.
phoenix_2 = Numa combinação, é um joker: qualquer valor do 2 ao Ás.
phoenix_2_do = Vença a sequência até ao sete.
phoenix_2_yes = A Fénix como nove. O buraco está tapado.
phoenix_2_no1 = Falta um nove. O que o poderia substituir?
phoenix_3 = Às vezes pode ser uma coisa ou outra. Então é você quem diz.
phoenix_3_do = Inicie com cinco cartas: o que deve ser a Fénix?
phoenix_3_yes = Full house de Damas: mais alto do que de oitos.
phoenix_3_no1 = Pode, mas um full house de oitos é mais fácil de vencer. A Fénix pode mais.
phoenix_3_no2 = Dois pares e a Fénix: isso é mais do que um par.
phoenix_4 = Há uma carta demasiado grande para ela.
phoenix_4_do = { $left } iniciou com o Dragão. E você?
phoenix_4_yes = Nada a fazer. { $left } tem de dar a vaza do Dragão, e dá-a a si.
phoenix_4_no1 = A Fénix vence qualquer carta única, menos o Dragão.

## bombs

bombs_title = Bombas
bombs_about = A qualquer momento, sobre qualquer coisa
bombs_1 = Quatro cartas do mesmo valor são uma Bomba. Vence tudo: cartas únicas, pares, o Dragão, o que estiver na mesa.
bombs_1_do = { $left } acha que o par de Ases está seguro.
bombs_1_yes = Bomba! Ninguém tem uma mais alta.
bombs_1_no1 = Dois seis não vencem Ases. Quatro, sim.
bombs_2 = Uma Bomba não precisa de esperar pela vez. { $right } declarou Tichu e joga o Dragão. É a vez de { $partner }, não a sua. Não importa.
bombs_2_do = Lance a sua Bomba.
bombs_2_yes = O Dragão é seu, e um Dragão vencido por uma Bomba não se dá: 25 pontos.
bombs_2_no1 = Não é a sua vez, por isso não há nada a passar. Mas pode jogar uma Bomba.
bombs_3 = Cinco ou mais seguidas, todas do mesmo naipe: uma sequência-bomba. Mais cartas vencem menos, por isso vence quaisquer quatro iguais. Nenhuma carta especial entra nela.
bombs_3_do = { $left } jogou uma Bomba de quatro dez. Vença-a.
bombs_3_yes = Cinco cartas vencem quatro.
bombs_3_no1 = O nove é de Estrelas, os outros de Templos: é uma sequência normal. A Bomba exige um só naipe.
bombs_4 = O Ás de { $partner } está por cima, e ninguém o venceu. Tem quatro Valetes.
bombs_4_do = O que faz?
bombs_4_yes = Nunca jogue uma Bomba sobre o parceiro. Os Valetes ainda vão ser úteis.
bombs_4_no1 = Poderoso, mas sobre a vaza da própria dupla? Guarde-a para os adversários.

## tichu

tichu_title = Tichu e Grande Tichu
tichu_about = Apostar que se sai primeiro
tichu_1 = Antes da sua primeira carta, pode declarar Tichu: +100 pontos se sair primeiro, −100 se não. Se o parceiro sair primeiro, também está perdido.
tichu_1_do = Esta é uma mão forte. { $left } iniciou; declare antes de jogar.
tichu_1_yes = O carimbo está ao lado do seu nome. Agora todos sabem.
tichu_1_no1 = Aí já é tarde para o Tichu: só antes da primeira carta. Primeiro declare, depois jogue.
tichu_1_no2 = Podia passar e declarar depois. Mas com esta mão, para quê esperar?
tichu_2 = Dois Ases, o Dragão, a Fénix e uma longa sequência: aquilo era um Tichu. E esta mão?
tichu_2_do = Declarava?
tichu_2_yes = Cartas baixas, nenhum Ás, quase nenhuma forma de iniciar. Deixe brilhar os outros.
tichu_2_c1 = Declarar Tichu
tichu_2_no1 = Qual destas cartas ganha uma vaza? Quase tudo é baixo.
tichu_2_c2 = Com esta, não
tichu_3 = Antes da nona carta vem outra pergunta: Grande Tichu, ±200, só com oito cartas. Dragão, Fénix e Ases decidem.
tichu_3_do = Dragão, Fénix e um Ás em oito cartas. Declara?
tichu_3_yes = Corajoso, e certo: com Dragão e Fénix, compensa a longo prazo.
tichu_3_c1 = Grande Tichu!
tichu_3_c2 = Não, mostrar o resto
tichu_3_no1 = Prudente, mas oito cartas raramente são tão boas.
tichu_4 = Próxima distribuição.
tichu_4_do = E estas oito?
tichu_4_yes = Sem Dragão, Fénix nem Ases, o Grande Tichu falha duas vezes em três.
tichu_4_c1 = Grande Tichu!
tichu_4_no1 = Ainda vêm seis cartas, mas a esperança não é um plano: estão 200 pontos em jogo.
tichu_4_c2 = Não, mostrar o resto
tichu_5 = Os outros também podem declarar. { $right } declarou Tichu e só tem uma carta. Se ela vencer uma carta única sua, são 100 pontos para eles.
tichu_5_do = É você a iniciar. O que é seguro?
tichu_5_yes = Um par! Contra ele, uma só carta de nada serve, e { $partner } toma conta do resto.
tichu_5_no1 = Uma carta única? { $right } tem justamente uma, e pode vencê-la. Inicie com algo mais longo.

## together

together_title = Juntos
together_about = A troca de cartas e um final completo
together_1 = Antes de cada Ronda, cada um passa uma carta, virada para baixo, a cada um dos outros três. Os adversários recebem cartas baixas que não ligam com nada; o parceiro, algo de bom.
together_1_do = Escolha uma carta para cada um.
together_1_yes = Os adversários não farão muito com elas, e { $partner } vai gostar.
together_1_no1 = As cartas altas são demasiado boas para os adversários. Dê as mais baixas.
together_1_no2 = Essa ainda liga com algo na sua mão, ou vale pontos. O 2, o 3 e o 6 não ligam com nada.
together_1_no3 = { $partner } joga pela sua dupla: dê-lhe uma das suas melhores cartas, o Ás ou o Rei.
together_2 = Agora o fim de uma Ronda. Declarou Tichu: tem de sair primeiro. { $left } iniciou com um dez.
together_2_do = Faltam quatro cartas. Conquiste o direito de iniciar.
together_2_yes = 10 pontos, e é você a iniciar.
together_2_no1 = Então iniciam outros, e o seu três talvez nunca saia. O Ás é para momentos destes.
together_3 = Restam um par e um três. Não faz mal que vençam a sua última jogada.
together_3_do = Com que inicia primeiro?
together_3_yes = Ninguém tem um par. O direito de iniciar continua a ser seu.
together_3_no1 = Alguém vence o três, e os seus seis chegarão à mesa? Primeiro o que mantém o direito de iniciar.
together_3_no2 = Não separe o par: ficavam duas cartas soltas.
together_4 = Uma carta, e é você a iniciar.
together_4_do = Jogue a última carta.
together_4_yes = Primeiro lugar: Tichu cumprido! E { $partner } faz o resto: Dama, vaza, quatro, saiu.
together_5 = Você primeiro, { $partner } logo depois: uma Vitória Dupla, 200 pontos, e 100 pelo seu Tichu. Os adversários ficam sem nada.
together_5_do = É tudo o que é preciso saber. O resto é prática, e boa companhia.
analysis = Analisar uma posição
