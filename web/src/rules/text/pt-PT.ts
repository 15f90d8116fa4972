// The rules in European Portuguese.
import type { Block, RulesText } from "../shape";

const cards: Block[] = [
  "O baralho tem 56 cartas. Quatro naipes de treze valores somam 52: do 2 ao 10, depois Valete, Dama, Rei e Ás. O Ás é sempre a carta mais alta, e nenhum naipe vale mais do que outro.",
  {
    rows: [
      [
        "Ag Ak Ab Ar",
        "Os quatro naipes: {Jade, Espadas, Templos e Estrelas|Picareta, Tenda, Bússola e Lenço}.",
      ],
    ],
  },
  "Quatro cartas especiais não têm naipe:",
  {
    rows: [
      ["Ma", "*{Mah Jong|Rouxinol}:* um 1. Quem o tem começa, e quem o joga tem direito a um desejo."],
      ["Do", "*{Cão|Lobo}:* passa o direito de iniciar ao seu parceiro."],
      ["Ph", "*Fénix:* um joker, e dos bons. Custa 25 pontos."],
      ["Dr", "*Dragão:* a carta única mais alta, 25 pontos."],
    ],
  },
];

const calls: Block[] = ["Declarar Tichu é apostar que *você mesmo* será o primeiro a ficar sem cartas."];

const callsMore: Block[] = [
  "A declaração é pessoal. Não se combina com o parceiro, e se ele sair antes de si, está perdida. Vários jogadores podem declarar, até os dois parceiros; no máximo um terá razão. Para a mesma mão só se declara uma vez.",
  "Esses pontos somam-se ao resto da Ronda e não mudam nada nela: 30 pontos em cartas e um Tichu ganho dão 130; 40 pontos e um Tichu perdido dão −60.",
];

const tichu =
  "*(Pequeno) Tichu:* a qualquer momento antes de jogar a sua primeira carta, na sua vez ou não, e mesmo antes da troca de cartas. Rende ou custa 100 pontos.";

const play: Block[] = [
  "Quem tem o {Mah Jong|Rouxinol} no começo inicia a primeira vaza, com a combinação que quiser. O {Mah Jong|Rouxinol} pode continuar na mão.",
  "Depois, cada jogador, na sua vez, passa ou vence o que está por cima. Para vencer é preciso:",
  { list: ["o mesmo tipo de combinação,", "o mesmo número de cartas,", "um valor mais alto."] },
  "Ou seja: só um par vence um par, e só uma sequência de seis cartas vence uma sequência de seis. A única exceção são as Bombas.",
  "Passar não compromete ninguém: quando a vez voltar, na mesma vaza, pode jogar. Quando todos os outros que ainda têm cartas passam de seguida, o último que jogou recolhe a vaza, deixa-a virada para baixo à sua frente e inicia a próxima. Quem inicia não pode passar.",
  "Quem fica sem cartas está fora da Ronda. Se o vencedor da vaza já não tem cartas, o direito de iniciar vai para o próximo jogador, na ordem do jogo, que ainda tenha.",
];

const right = "Joga-se para a direita, no sentido contrário ao dos ponteiros do relógio.";

const apart =
  "Os parceiros guardam as suas vazas em montes separados: no fim da Ronda, um dos montes talvez mude de dono.";

const trick: Block[] = [
  { h3: "Uma vaza, passo a passo" },
  "Sul e Norte jogam contra Este e Oeste. A ordem é Sul, Este, Norte, Oeste.",
  {
    rows: [
      ["5g 5k", "Sul inicia com um par: nesta vaza só valem pares."],
      ["8b 8r", "Este joga um par mais alto. Norte e Oeste passam."],
      ["Jg Ph", "Sul volta à vaza; a Fénix é o segundo Valete."],
      ["Qk Qb", "Este sobe de novo. Norte e Oeste passam."],
      ["9g 9k 9b 9r", "Sul joga uma Bomba. Três passam: Sul recolhe a vaza e inicia a próxima."],
    ],
  },
];

const combinations: Block[] = [
  {
    rows: [
      ["4g", "*Carta única:* uma carta sozinha."],
      ["8g 8k", "*Par:* duas cartas do mesmo valor."],
      [
        "Jg Jk Qb Qr Kg Kk",
        "*Sequência de pares:* dois ou mais pares de valores seguidos. Conta o par mais alto.",
      ],
      ["2g 2k 2b", "*Trinca:* três cartas do mesmo valor."],
      ["5g 5k 5b 9g 9r", "*Full house:* uma trinca e um par. Conta a trinca."],
      [
        "4g 5k 6b 7r 8g 9k",
        "*Sequência:* cinco ou mais valores seguidos, de naipes misturados. Conta a carta mais alta.",
      ],
    ],
  },
  "Uma sequência pode começar com o {Mah Jong|Rouxinol} como 1 e ir até ao Ás: no máximo catorze cartas. O Ás nunca fica abaixo do 2.",
  "Além dessas, só existem as Bombas. O Dragão e o {Cão|Lobo} são sempre jogados sozinhos.",
];

const bombs: Block[] = [
  {
    rows: [
      ["7g 7k 7b 7r", "*Quatro iguais:* as quatro cartas de um valor."],
      ["4b 5b 6b 7b 8b", "*Sequência-bomba:* cinco ou mais valores seguidos, todos do mesmo naipe."],
    ],
  },
  "Uma Bomba vence tudo, menos uma Bomba mais alta. Mais cartas vencem menos cartas; com o mesmo número, vence o valor mais alto. Da mais fraca à mais forte:",
  {
    rows: [
      ["4g 4k 4b 4r", "quatro 4"],
      ["5g 5k 5b 5r", "quatro 5"],
      ["2k 3k 4k 5k 6k", "cinco cartas até ao 6"],
      ["4g 5g 6g 7g 8g", "cinco cartas até ao 8"],
      ["2b 3b 4b 5b 6b 7b", "seis cartas até ao 7"],
    ],
  },
  {
    list: [
      "Uma Bomba pode ser jogada *a qualquer momento* enquanto houver algo na mesa: fora da vez, sobre as próprias cartas e mesmo depois do último “passo”, até que a vaza seja recolhida.",
      "Ela nunca tira de ninguém o direito de iniciar. Com a mesa vazia, só joga quem inicia; e pode muito bem iniciar com uma Bomba.",
      "Depois de uma Bomba, o jogo continua com o jogador seguinte a quem a jogou, e quem tinha passado pode jogar de novo.",
      "Se vários quiserem jogar Bombas ao mesmo tempo, ser rápido não ajuda: segue-se a ordem do jogo, a partir das últimas cartas jogadas. Na internet, a mesa espera um instante para que todos se possam manifestar.",
      "Nenhuma carta especial faz parte de uma Bomba. Uma sequência de um só naipe com a Fénix ou o {Mah Jong|Rouxinol} no meio é uma sequência normal.",
      "Uma sequência de um só naipe é sempre uma Bomba e não pode ser jogada como sequência normal.",
      "Quatro iguais com a Fénix não são um full house nem outra combinação.",
    ],
  },
];

const wish: Block[] = [
  "Quem joga o {Mah Jong|Rouxinol}, sozinho ou numa sequência, pode desejar um valor, do 2 ao Ás. Cartas especiais não podem ser desejadas.",
  "A partir daí, o jogador da vez que tiver uma carta desse valor e puder jogá-la dentro das regras *tem* de a jogar: sozinha ou em qualquer combinação que sirva, com a ajuda da Fénix ou como Bomba, se for preciso. A escolha da combinação é sua. Quem não pode joga ou passa normalmente.",
  "O desejo continua a valer, mesmo nas vazas seguintes, até que alguém jogue uma carta verdadeira desse valor. Vale para todos, inclusive para quem o fez.",
  {
    list: [
      "A Fénix no lugar do valor desejado não cumpre o desejo, e ninguém é obrigado a jogá-la por isso.",
      "O desejo vale também para quem inicia: se inicia você e tem o valor, a sua jogada tem de o conter. Uma Bomba sem ele não serve.",
      "Só vale na sua vez. Uma Bomba fora da vez pode ignorá-lo; por isso, quem estaria obrigado pode sempre jogar uma Bomba sobre o que está na mesa.",
      "A jogada que traz o desejo não o cumpre.",
      "Pode-se desejar um valor do qual já saíram todas as cartas. Isso não obriga ninguém.",
    ],
  },
  { h3: "Um exemplo" },
  {
    rows: [
      ["Ma 2g 3k 4b 5r", "inicia a vaza, com o desejo de um 7."],
      ["5g 6k 7b 8r Ph", "têm de ser jogadas, com a Fénix como 4 ou como 9."],
      ["7g 7k 7b 7r", "têm de ser jogadas como Bomba."],
      ["5g 6k 8r 9g Ph", "podem ficar na mão: só a Fénix seria um 7."],
    ],
  },
];

const phoenix: Block[] = [
  { h3: "A Fénix" },
  "Em qualquer combinação, menos na Bomba, é um joker para um valor do 2 ao Ás. Se houver duas leituras possíveis, escolhe você; se não disser nada, vale a mais alta.",
  {
    rows: [
      ["8g 8k 9g 9k Ph", "Full house de 8 ou de 9."],
      ["5g 6k 7b 8r Ph", "Uma sequência até ao 8 ou até ao 9."],
    ],
  },
  "Sozinha, vale mais ½ do que a carta de baixo. Sobre [8g] é um 8½: [9k] vence-a, [8b] não. Vence um Ás, mas não o Dragão. Ao iniciar uma vaza, vale 1½, e qualquer carta a partir do 2 a vence.",
];

const phoenixPoints = "Conta *menos* 25 pontos para quem a tiver nas suas vazas no final.";

const dragon: Block[] = [
  { h3: "O Dragão" },
  "É a carta única mais alta: vence um Ás e até uma Fénix jogada sobre um Ás. Só uma Bomba o vence. Vale 25 pontos.",
];

const dragonBombed =
  "Se uma Bomba cair sobre o Dragão, a vaza é de quem jogou a Bomba, e não se dá nada a ninguém. Isso vale também para quem joga uma Bomba sobre o próprio Dragão.";

const dogSafe =
  "Não se joga Bomba sobre o {Cão|Lobo}: quando ele aparece, o direito de iniciar já mudou de mãos.";

const dogWish = "Enquanto um desejo o obrigar, não pode jogar o {Cão|Lobo}.";

const specials: Block[] = [
  { h3: "O {Cão|Lobo}" },
  "Só pode ser jogado sozinho, por quem inicia. Não ganha vazas e não vale nada: passa de imediato o direito de iniciar ao seu parceiro. Se o parceiro já saiu, o direito vai para o próximo jogador com cartas à direita dele, que até pode ser você.",
  dogSafe,
  dogWish,
  ...phoenix,
  phoenixPoints,
  ...dragon,
  "Quem ganha uma vaza com ele tem de dar a vaza inteira, com o Dragão, a um adversário à sua escolha. O direito de iniciar continua com ele.",
  dragonBombed,
];

const end: Block[] = [
  "A Ronda termina no momento em que só um jogador ainda tem cartas, ou quando os dois parceiros de uma dupla são o primeiro e o segundo a sair: uma *Vitória Dupla*.",
  "Antes da contagem, o último entrega",
  {
    list: [
      "as cartas que lhe sobraram na mão à dupla adversária,",
      "todas as suas vazas a quem saiu primeiro.",
    ],
  },
  "A última vaza conta como as outras. A última carta do terceiro jogador termina-a de imediato, sem que mais ninguém passe ou jogue Bombas, e ganha-a; se essa carta for o Dragão, a vaza é dada antes.",
];

const points: Block[] = [
  {
    table: [
      ["Carta", "Pontos"],
      ["cada Rei", "10"],
      ["cada 10", "10"],
      ["cada 5", "5"],
      ["Dragão", "25"],
      ["Fénix", "−25"],
      ["todas as outras", "0"],
    ],
  },
];

const score: Block[] = [
  "Cada dupla conta as cartas das suas vazas. Ao todo são 100 pontos.",
  ...points,
  "Depois de uma *Vitória Dupla* não se conta nada: a dupla marca 200 pontos, a outra 0.",
  "Em seguida somam-se ou descontam-se os Tichus e os Grandes Tichus. Uma Vitória Dupla com um Tichu ganho dá 300.",
];

const match: Block[] = [
  "A partida vai até 1000 pontos; a mesa pode combinar outro número. Se as duas equipas chegarem lá na mesma Ronda, vence o total mais alto. Em caso de empate joga-se mais uma Ronda, e assim por diante, até que uma esteja à frente.",
];

const text: RulesText = {
  headings: {
    differs: "O que muda em relação a Nanjing",
    goal: "O objetivo",
    cards: "As cartas",
    deal: "Tirar as cartas",
    calls: "Pequeno e Grande Tichu",
    exchange: "A troca de cartas",
    play: "Jogar as vazas",
    combinations: "As combinações",
    bombs: "As Bombas",
    wish: "O desejo",
    specials: "{Cão|Lobo}, Fénix, Dragão",
    end: "O fim da Ronda",
    score: "A pontuação",
    match: "A partida",
  },
  books: {
    "fata-morgana": "Fata Morgana (alemão, 2011)",
    philibert: "Philibert (francês, 2004)",
    groo: "Groo (português, 2009)",
    tichubadour: "Tichubadour (francês, 2022)",
    francois: "Johan François (neerlandês)",
  },
  variants: {
    nanjing: {
      name: "Tichu Nanjing",
      players: "4 jogadores",
      summary:
        "Duas duplas disputam quem se livra primeiro das cartas. Alguém inicia com uma carta ou uma combinação; os outros vencem-na com a mesma coisa, só que mais alta, ou passam. Algumas cartas valem pontos, quatro são especiais, as Bombas vencem tudo, e quem se sente forte pode apostar que será o primeiro a sair: essa aposta chama-se Tichu.",
      sections: {
        goal: [
          "Senta-se em frente ao seu parceiro e joga com ele contra os outros dois. A primeira dupla a ter 1000 pontos vence a partida. Há três maneiras de marcar pontos:",
          {
            list: [
              "*Cartas nas vazas:* Reis, 10, 5, Dragão e Fénix contam, 100 pontos em cada Ronda.",
              "*Sair cedo:* se você e o seu parceiro saírem antes de qualquer adversário, é uma Vitória Dupla, 200 pontos.",
              "*Declarações:* Tichu e Grande Tichu rendem ou custam 100 ou 200 pontos.",
            ],
          },
          "Sair cedo compensa, e ser o último sai caro: quem fica com cartas tem de entregar tudo.",
        ],
        cards,
        deal: [
          "Quem saiu primeiro na Ronda anterior baralha; na primeira Ronda, o Jogador Inicial é sorteado. Ninguém distribui: ele tira a carta do topo, e depois cada um tira uma carta de cada vez, na ordem do jogo, até que todos tenham catorze.",
          "Muitas mesas distribuem mesmo assim: oito cartas a cada um, uma pausa para o Grande Tichu, depois mais seis. Vai dar ao mesmo, porque ninguém vê a nona carta antes de se decidir sobre o Grande Tichu. Na internet, pergunta-se a todos ao mesmo tempo, e as respostas ficam escondidas até à última.",
        ],
        calls: [
          ...calls,
          {
            list: [tichu, "*Grande Tichu:* antes de ver a sua nona carta. Rende ou custa 200 pontos."],
          },
          ...callsMore,
        ],
        exchange: [
          "Quando todos têm catorze cartas, cada um dá uma carta, virada para baixo, a cada um dos outros três, e assim recebe três. As novas só podem ser vistas depois de entregues as suas.",
          "O que passa entre dois jogadores não diz respeito aos outros. Normalmente o parceiro recebe algo bom e os adversários algo inútil, mas isso é costume, não regra.",
        ],
        play: [right, ...play, apart, ...trick],
        combinations,
        bombs,
        wish,
        specials,
        end,
        score,
        match,
      },
      editions: {
        "fata-morgana": {
          about: "O livro da editora de Berna. É o jogo como está contado nesta página.",
          notes: [
            {
              section: "bombs",
              text: "O livro diz com todas as letras: Bombas vencem cartas, mas não o direito de iniciar nem o Cão, e até sobre a própria vaza se pode jogar uma Bomba.",
            },
            {
              section: "end",
              text: "O livro confirma que a última vaza do terceiro jogador conta, e que um Dragão nela ainda é dado.",
            },
          ],
        },
        philibert: {
          about:
            "Uma tradução francesa cheia de exemplos. Uma coisa é diferente: aqui nem o Cão está a salvo.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "Uma Bomba pode cair sobre as quatro cartas especiais, inclusive o Cão. Ele fica na mesa até que inicie quem recebeu o direito; até lá qualquer jogador pode jogar uma Bomba sobre ele, mesmo quem o jogou. Quem jogou a Bomba fica com o Cão, e o jogo continua como depois de qualquer Bomba.",
            },
          ],
        },
        groo: {
          about:
            "O livro em português, que chama ao jogo Tichu Nanking, traz uma longa lista de perguntas e respostas.",
          notes: [
            {
              section: "deal",
              text: "As cartas são tiradas no sentido dos ponteiros do relógio, embora se jogue no sentido contrário. Quem baralha também pode distribuí-las.",
            },
            {
              section: "calls",
              text: "Se dois parceiros declararem Tichu exatamente ao mesmo tempo, o segundo na ordem do jogo pode desistir da sua declaração.",
            },
            { section: "play", text: "A mesa pode preferir jogar no sentido dos ponteiros do relógio." },
          ],
        },
        tichubadour: {
          about:
            "A edição dos escuteiros Troubadours, de Friburgo, com naipes e animais próprios. As cartas funcionam da mesma maneira.",
          notes: [
            {
              section: "cards",
              text: "Os naipes são Picareta, Tenda, Bússola e Lenço. O Cão é um Lobo, e o Mah Jong, um Rouxinol.",
            },
            {
              section: "deal",
              text: "As cartas são distribuídas: oito a cada um, depois o Grande Tichu, depois mais seis.",
            },
            {
              section: "wish",
              text: "Quem poderia cumprir o desejo e não o faz não é impedido, mas punido: os adversários ganham a Ronda com 200 pontos, os outros ficam com 0, e as cartas não são contadas. As declarações ainda dependem de quem sai primeiro; se houver alguma em aberto, joga-se até lá.",
            },
            {
              section: "match",
              text: "A pontuação final é combinada antes da partida. A tradição manda 1000.",
            },
          ],
        },
        francois: {
          about: "A tradução neerlandesa, com perguntas e respostas da associação dos jogadores de Tichu.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Quem joga o Mah Jong, sozinho ou numa sequência, *tem* de desejar um valor, do 2 ao Ás. Cartas especiais não podem ser desejadas.",
            },
            { section: "play", text: "De comum acordo, pode-se jogar no sentido dos ponteiros do relógio." },
            {
              section: "specials",
              text: "Segundo o livro, quem ganha uma vaza com o Dragão pode “iniciar ou passar”. Aqui tem de iniciar de qualquer modo: nada poderia vir depois do passe.",
            },
          ],
        },
      },
    },
    trichu: {
      name: "Trichu",
      players: "3 jogadores",
      summary:
        "Tichu para três, com uma quarta mão que não é de ninguém. O Jogador Inicial joga-a além da sua: ele e o Jogador Fictício contra os outros dois. Na Ronda seguinte, talvez seja outro a ter o parceiro obediente.",
      sections: {
        differs: [
          {
            list: [
              "Quatro mãos para três jogadores: o Jogador Inicial joga duas, a sua e a do Jogador Fictício.",
              "Nenhum dos dois pode declarar Grande Tichu.",
              "Só se trocam cartas com os adversários.",
              "Depois da troca, a mão do Jogador Fictício fica à vista na mesa.",
              "O Jogador Fictício não precisa de cumprir desejos.",
              "Os pontos são anotados por jogador, em quatro colunas. Jogam-se nove Rondas, normalmente sem pontuação a alcançar.",
            ],
          },
        ],
        goal: [
          "Ter mais pontos do que os outros depois de nove Rondas. Em cada uma jogam dois contra dois, o Jogador Inicial e o Jogador Fictício contra os outros, e cada um anota o resultado do seu lado na sua própria coluna. O Jogador Fictício também tem a dele, e pode vencer.",
        ],
        cards,
        deal: [
          "Quatro mãos de catorze cartas são tiradas como em Nanjing. O Jogador Fictício fica em frente ao Jogador Inicial.",
          "Quem baralha é o Jogador Inicial. O primeiro é sorteado; depois de cada Ronda a função passa para o jogador à direita.",
          "Quando todas as cartas estiverem nas mãos, o Jogador Inicial vê as duas.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "O Jogador Inicial também pode declarar Tichu *pelo Jogador Fictício*, antes da primeira carta dele. Cada declaração vale só para aquela mão.",
              "O *Grande Tichu* é só para os dois adversários, cada um antes de ver a nona carta. Rende ou custa 200 pontos.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "As cartas só passam entre adversários, viradas para baixo e ao mesmo tempo:",
          {
            list: [
              "o Jogador Inicial dá uma carta a cada adversário,",
              "o Jogador Fictício dá uma carta a cada adversário, escolhida pelo Jogador Inicial,",
              "cada adversário dá uma carta ao Jogador Inicial e uma ao Jogador Fictício.",
            ],
          },
          "Depois a mão do Jogador Fictício é mostrada a todos.",
        ],
        play: [
          right,
          ...play,
          "O Jogador Fictício joga na sua vez; o quê, decide o Jogador Inicial. Se ele tiver o Mah Jong, é ele quem inicia, e o Jogador Inicial faz o desejo.",
          apart,
        ],
        combinations,
        bombs,
        wish: [
          ...wish,
          { h3: "O Jogador Fictício e o desejo" },
          "O Jogador Fictício não precisa de cumprir desejos, nem na sua vez nem ao iniciar. Se mesmo assim jogar uma carta desse valor, o desejo está cumprido. A mão do próprio Jogador Inicial fica obrigada como qualquer outra.",
        ],
        specials,
        end,
        score: [
          ...score,
          "O que a dupla marcou é anotado para cada um dos seus dois jogadores. Se os adversários fazem 60 pontos e o lado do Jogador Inicial 40, cada adversário anota 60, o Jogador Inicial 40 e o Jogador Fictício 40.",
        ],
        match: [
          "Uma partida tem nove Rondas, ou outro múltiplo de três, para que todos sejam Jogador Inicial o mesmo número de vezes. Vence quem tiver mais pontos; em caso de empate, a vitória é dividida.",
          "As regras desaconselham uma meta de 1000 pontos: o Jogador Fictício está em todas as Rondas do lado do Jogador Inicial e provavelmente chegaria lá primeiro. A mesa pode combiná-la mesmo assim: vence quem estiver à frente quando alguém a alcançar; em caso de empate joga-se mais uma Ronda.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "O jogo como está contado nesta página. O livro chama ao Jogador Fictício “Tisch”, mesa em alemão, e faz dele uma senhora.",
          notes: [
            {
              section: "deal",
              text: "O livro não diz para que lado vai a função de jogar sozinho. Aqui ela vai para a direita, como o jogo.",
            },
          ],
        },
        philibert: {
          about:
            "O livro francês chama ao Jogador Fictício “le Mort”, o morto, e tem ideias próprias sobre quem joga com ele.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "O Jogador Inicial é quem saiu primeiro na Ronda anterior; na primeira Ronda ele é sorteado. Se o Jogador Fictício saiu primeiro, nada muda.",
            },
            {
              section: "exchange",
              instead: [0, 1],
              text: "Cada um dos três jogadores reais dá uma carta a cada um dos outros dois. O Jogador Fictício não dá nem recebe.",
            },
            {
              section: "specials",
              instead: [2],
              text: "Uma Bomba também pode cair sobre o Cão, até que inicie quem recebeu o direito.",
            },
            { section: "match", text: "Jogam-se nove Rondas, seja quem for o Jogador Inicial." },
          ],
        },
        groo: {
          about: "O livro em português chama ao jogo Threechu.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "Quem baralha é o Jogador Inicial. O primeiro é sorteado; depois de cada Ronda a função passa para o jogador à esquerda.",
            },
            {
              section: "deal",
              text: "As cartas são tiradas no sentido dos ponteiros do relógio, embora se jogue no sentido contrário.",
            },
            {
              section: "calls",
              text: "Se os dois adversários declararem Tichu exatamente ao mesmo tempo, o segundo na ordem do jogo pode desistir da sua declaração.",
            },
            {
              section: "match",
              text: "O número de Rondas fica ao critério da mesa, desde que seja divisível por três. Aqui são habitualmente nove.",
            },
          ],
        },
      },
    },
    tientsin: {
      name: "Tichu Tientsin",
      players: "6 jogadores",
      summary:
        "Tichu para seis: duas equipas de três, sentadas alternadamente, de modo que cada um tem um adversário de cada lado. As mãos são menores, e para a vitória completa é preciso serem três.",
      sections: {
        differs: [
          {
            list: [
              "Dois jogadores têm dez cartas, quatro têm nove.",
              "O Grande Tichu é declarado antes da sétima carta.",
              "Cada um dá uma carta a cada parceiro e nenhuma aos adversários.",
              "O Cão vai para o parceiro que escolher.",
              "Só a Vitória Tripla conta, 300 pontos. Ser primeiro e segundo não significa nada.",
              "As vazas do último vão para a equipa adversária, as do quinto para o vencedor da Ronda.",
            ],
          },
        ],
        goal: [
          "Vence a primeira equipa de três a ter 1000 pontos. Como em Nanjing, os pontos vêm das cartas nas vazas, das declarações e de sair cedo: se os três de uma equipa saem enquanto os três adversários ainda têm cartas, é uma Vitória Tripla, 300 pontos.",
        ],
        cards,
        deal: [
          "Quem saiu primeiro na Ronda anterior baralha e tira a primeira carta; na primeira Ronda, o Jogador Inicial é sorteado. Depois cada um tira uma carta de cada vez, na ordem do jogo. 56 não se divide por seis: os dois primeiros ficam com dez cartas, os outros com nove.",
        ],
        calls: [
          ...calls,
          {
            list: [tichu, "*Grande Tichu:* antes de ver a sua *sétima* carta. Rende ou custa 200 pontos."],
          },
          ...callsMore,
        ],
        exchange: [
          "Cada um dá uma carta, virada para baixo, a cada um dos seus dois parceiros e recebe uma de cada. Os adversários não recebem nada. As novas só podem ser vistas depois de entregues as suas.",
        ],
        play: [right, ...play, apart],
        combinations,
        bombs,
        wish,
        specials: [
          { h3: "O Cão" },
          "Só pode ser jogado sozinho, por quem inicia. Não ganha vazas e não vale nada: passa de imediato o direito de iniciar a um parceiro à sua escolha que ainda tenha cartas. Se nenhum tiver, vai para o próximo jogador com cartas à sua direita.",
          dogSafe,
          dogWish,
          ...phoenix,
          phoenixPoints,
          ...dragon,
          "Quem ganha uma vaza com ele tem de dar a vaza inteira, com o Dragão, a um dos três adversários. O direito de iniciar continua com ele.",
          dragonBombed,
        ],
        end: [
          "A Ronda termina no momento em que só um jogador ainda tem cartas, ou com uma *Vitória Tripla*: os três de uma equipa saíram, e os três adversários ainda têm cartas.",
          "Antes da contagem,",
          {
            list: [
              "o último dá as cartas da mão *e* todas as suas vazas à equipa adversária,",
              "o quinto dá todas as suas vazas a quem saiu primeiro.",
            ],
          },
          "A última vaza conta como as outras. A última carta do quinto jogador termina-a de imediato e ganha-a; se essa carta for o Dragão, a vaza é dada antes.",
        ],
        score: [
          "Cada equipa conta as cartas das suas vazas. Ao todo são 100 pontos.",
          ...points,
          "Depois de uma *Vitória Tripla* não se conta nada: a equipa marca 300 pontos, a outra 0. Em seguida somam-se ou descontam-se os Tichus e os Grandes Tichus.",
          { h3: "Quem sai quando" },
          "A, C e E jogam contra B, D e F.",
          {
            table: [
              ["Já saíram", "O que significa"],
              ["C, A, E", "Vitória Tripla: 300 pontos, fim da Ronda."],
              ["C, A, B", "Primeiro e segundo juntos não são nada especial. O jogo continua."],
              [
                "C, A, B, E",
                "Uma equipa inteira saiu, mas B foi mais rápido do que o terceiro dela: não há Vitória Tripla. D e F continuam.",
              ],
              [
                "C, A, B, E, F",
                "Sobra D, que dá a mão e as vazas à outra equipa. F, o quinto, dá as vazas a C.",
              ],
            ],
          },
        ],
        match,
      },
      editions: {
        "fata-morgana": {
          about: "O jogo como está contado nesta página.",
          notes: [],
        },
        philibert: {
          about:
            "O livro francês diz claramente como as cartas se dividem: quatro mãos de nove, duas de dez.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "Uma Bomba também pode cair sobre o Cão, até que inicie quem recebeu o direito.",
            },
          ],
        },
        groo: {
          about:
            "O livro em português joga o mesmo jogo, com a sua própria maneira de tirar as cartas e declarar.",
          notes: [
            {
              section: "deal",
              text: "As cartas são tiradas no sentido dos ponteiros do relógio, embora se jogue no sentido contrário. Por isso, quem baralha e o vizinho da esquerda ficam com dez cartas.",
            },
            {
              section: "calls",
              text: "Se parceiros declararem Tichu exatamente ao mesmo tempo, todos menos o primeiro na ordem do jogo podem desistir da declaração.",
            },
            { section: "play", text: "A mesa pode preferir jogar no sentido dos ponteiros do relógio." },
          ],
        },
        francois: {
          about: "O livro neerlandês joga o mesmo jogo, mas nele o desejo é obrigatório.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Quem joga o Mah Jong, sozinho ou numa sequência, *tem* de desejar um valor, do 2 ao Ás. Cartas especiais não podem ser desejadas.",
            },
            { section: "play", text: "De comum acordo, pode-se jogar no sentido dos ponteiros do relógio." },
          ],
        },
      },
    },
    grandseigneur: {
      name: "Grandseigneur",
      players: "5 a 12 jogadores",
      summary:
        "Cada um por si. Sem equipas, sem pontos, sem declarações; a ordem de saída decide quem se senta no topo na Ronda seguinte e quem tem de entregar as melhores cartas. Quem está em cima costuma ficar por lá.",
      sections: {
        differs: [
          {
            list: [
              "Sem equipas: cada um joga sozinho.",
              "O Cão fica na caixa.",
              "Sem Tichu, sem Grande Tichu, sem pontos.",
              "A troca segue a hierarquia: os de baixo dão as suas melhores cartas aos de cima.",
              "A vaza do Dragão não é dada.",
              "A partir de sete jogadores, dois baralhos.",
            ],
          },
        ],
        goal: [
          "Livre-se das suas cartas o mais cedo possível. Quem sai primeiro é o *Grandseigneur* da Ronda seguinte; quem fica com cartas é o *Misérable*. De cima para baixo:",
          { list: ["Grandseigneur", "Seigneur", "Maître", "Bourgeois", "Pauvre", "Misérable"] },
          "Com mais ou menos jogadores, acrescentam-se ou retiram-se títulos.",
        ],
        cards: [
          "O baralho tem quatro naipes de treze valores: do 2 ao 10, depois Valete, Dama, Rei e Ás. O Ás é sempre a carta mais alta, e nenhum naipe vale mais do que outro.",
          { rows: [["Ag Ak Ab Ar", "Os quatro naipes: Jade, Espadas, Templos e Estrelas."]] },
          "Há três cartas especiais. O Cão fica de fora: sem parceiro, não tem para onde ir.",
          {
            rows: [
              ["Ma", "*Mah Jong:* um 1. Quem o tem começa, e quem o joga tem direito a um desejo."],
              ["Ph", "*Fénix:* um joker."],
              ["Dr", "*Dragão:* a carta única mais alta."],
            ],
          },
          "A partir de sete jogadores, baralham-se dois baralhos juntos, o segundo sem Cão nem Mah Jong. Há então duas Fénix e dois Dragões.",
        ],
        deal: [
          "O Misérable baralha, distribui e recolhe as vazas; na primeira Ronda, um jogador sorteado. Todas as cartas são distribuídas. As que sobram vão para os primeiros a serem servidos, a começar pelo Grandseigneur.",
          {
            table: [
              ["Jogadores", "Baralhos", "Cartas na mão"],
              ["5", "1", "11"],
              ["6", "1", "9, um tem 10"],
              ["7", "2", "15, quatro têm 16"],
              ["8", "2", "13, cinco têm 14"],
              ["9", "2", "12, um tem 13"],
              ["10", "2", "10, nove têm 11"],
              ["11", "2", "9, dez têm 10"],
              ["12", "2", "9, um tem 10"],
            ],
          },
          { h3: "Quem se senta onde" },
          "Todos se sentam pela hierarquia: à esquerda do Grandseigneur o Seigneur, depois o Maître, e assim por diante em volta da mesa até ao Misérable, que acaba à direita do Grandseigneur. O melhor cadeirão é o do Grandseigneur.",
        ],
        calls: ["Não há declarações. Ninguém aposta, todos se apressam."],
        exchange: [
          "Na primeira Ronda não se troca nada. A partir da segunda,",
          {
            list: [
              "o último dá as suas *três* melhores cartas ao primeiro,",
              "o penúltimo dá as suas *duas* melhores ao segundo,",
              "o antepenúltimo dá a sua melhor carta (*uma*) ao terceiro.",
            ],
          },
          "Os de cima devolvem o mesmo número de cartas à sua escolha, ao mesmo tempo, ou seja, antes de ver o que recebem. Os restantes ficam com a mão que têm.",
          "A melhor carta é o Dragão, depois a Fénix, depois o Mah Jong, depois as outras pelo valor. Entre iguais, escolhe quem dá. Com cinco jogadores é menos uma carta em cada nível: duas, uma, nenhuma.",
        ],
        play: [
          "Joga-se para a direita, no sentido contrário ao dos ponteiros do relógio; depois do Grandseigneur joga, portanto, o Misérable.",
          ...play,
          "As vazas em si não valem nada. Ganha-se uma vaza para poder iniciar a próxima.",
        ],
        combinations: [
          ...combinations.slice(0, -1),
          "Além dessas, só existem as Bombas. O Dragão é sempre jogado sozinho.",
        ],
        bombs: [
          ...bombs,
          { h3: "Com dois baralhos" },
          "Uma Bomba de quatro iguais precisa de quatro naipes diferentes.",
          {
            rows: [
              ["7g 7k 7b 7r", "são uma Bomba."],
              ["7g 7g 7k 7b", "não são uma combinação."],
            ],
          },
        ],
        wish,
        specials: [
          { h3: "O Cão" },
          "Não está no jogo.",
          ...phoenix,
          "Com dois baralhos há duas. Uma Fénix sobre uma Fénix vale mais ½, e as duas podem servir na mesma combinação, mas nunca numa Bomba.",
          ...dragon.slice(0, 1),
          "É a carta única mais alta; só uma Bomba o vence ou, com dois baralhos, o segundo Dragão. A sua vaza não é dada: não há a quem a dar.",
        ],
        end: [
          "A Ronda termina quando só um jogador ainda tem cartas. A ordem de saída define a hierarquia da Ronda seguinte, e todos mudam de lugar. Se é que alguém muda: o sistema é estável.",
        ],
        score: ["Não há pontos. Ninguém conta vazas."],
        match: [
          "Não há fim, a não ser que se combine um. A mesa pode fixar um número de Rondas; quem for Grandseigneur depois da última venceu.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "Só o livro da editora tem este jogo. O livro em português recusa-se a traduzi-lo e recomenda futsal a quem tiver doze pessoas à mão.",
          notes: [
            {
              section: "wish",
              text: "O livro diz que as subtilezas do Tichu não contam aqui. Entendemos: sem declarações e sem pontos. O desejo continua.",
            },
            {
              section: "cards",
              text: "Dois baralhos são uma recomendação a partir de sete jogadores. A mesa pode usá-los com menos.",
            },
          ],
        },
      },
    },
    hierarchie: {
      name: "Hierarquia",
      players: "5 a 10 jogadores",
      summary:
        "O jogo de hierarquia do livro francês, com o título “Quelqu’un est toujours le trou du C..”: alguém sempre tem de ser o último, e o último tem um nome feio. Sem equipas, sem pontos; quem sai primeiro é o Grand Maître e leva uma boa vida.",
      sections: {
        differs: [
          {
            list: [
              "Sem equipas, sem pontos, sem declarações.",
              "108 cartas: as cartas de naipe de dois baralhos, mas só um jogo de cartas especiais.",
              "Joga-se no sentido dos ponteiros do relógio.",
              "A troca segue a hierarquia: as melhores cartas sobem, as mais baixas descem.",
              "Uma trinca precisa de três naipes diferentes, uma Bomba de quatro iguais, de quatro.",
              "O Mah Jong não dá direito a desejo, a vaza do Dragão não é dada, e o Cão vai para o último da hierarquia.",
            ],
          },
        ],
        goal: [
          "Livre-se das suas cartas o mais cedo possível. Quem sai primeiro é o *Grand Maître* da Ronda seguinte. Quem fica com cartas é o *Trou du C..*: baralha, distribui e obedece. É o único lugar que ninguém quer.",
        ],
        cards: [
          "São 108 cartas: as cartas de naipe de dois baralhos, ou seja, cada carta do 2 ao Ás duas vezes, e um só jogo de cartas especiais.",
          { rows: [["Ag Ak Ab Ar", "Os quatro naipes: Jade, Espadas, Templos e Estrelas."]] },
          {
            rows: [
              ["Ma", "*Mah Jong:* um 1. Quem o tem começa."],
              ["Do", "*Cão:* passa o direito de iniciar ao último da hierarquia."],
              ["Ph", "*Fénix:* um joker."],
              ["Dr", "*Dragão:* a carta única mais alta."],
            ],
          },
        ],
        deal: [
          "O Trou du C.. baralha e distribui, no sentido dos ponteiros do relógio; na primeira Ronda, um jogador sorteado. De cinco a nove jogadores, cada um recebe doze cartas, e o que sobra fica à vista ao lado do jogo. Com dez, todas as cartas são distribuídas.",
          {
            table: [
              ["Jogadores", "Cartas na mão", "À vista"],
              ["5", "12", "48"],
              ["6", "12", "36"],
              ["7", "12", "24"],
              ["8", "12", "12"],
              ["9", "12", "nenhuma"],
              ["10", "11, dois têm 10", "nenhuma"],
            ],
          },
          { h3: "Quem se senta onde" },
          "O Grand Maître escolhe a cadeira que quiser. Os outros sentam-se à esquerda dele, pela hierarquia, de modo que o Trou du C.. acaba à sua direita.",
        ],
        calls: ["Não há declarações."],
        exchange: [
          "Na primeira Ronda não se troca nada. A partir da segunda, com as cartas viradas para baixo e todos ao mesmo tempo,",
          {
            list: [
              "o último dá as suas *três* melhores cartas ao primeiro, que devolve as suas três mais baixas,",
              "o penúltimo dá as suas *duas* melhores ao segundo, que devolve as suas duas mais baixas,",
              "o antepenúltimo dá a sua melhor carta (*uma*) ao terceiro, que devolve a sua mais baixa.",
            ],
          },
          "Da melhor à mais baixa: Dragão, Fénix, Mah Jong, Cão, Ás, Rei, Dama, Valete, 10 e assim por diante até ao 2. Entre iguais, escolhe quem dá. Os restantes ficam com a mão que têm; com cinco jogadores, o terceiro também.",
        ],
        play: [
          "Joga-se para a esquerda, no sentido dos ponteiros do relógio; depois do primeiro da hierarquia joga, portanto, o segundo.",
          ...play,
          "Se o Mah Jong estiver entre as cartas que sobraram, inicia o mais alto da hierarquia; na primeira Ronda, o vizinho à esquerda de quem distribuiu. As vazas em si não valem nada. Ganha-se uma vaza para poder iniciar a próxima.",
        ],
        combinations: [
          ...combinations,
          { h3: "Cada carta duas vezes" },
          "Uma trinca precisa de três naipes diferentes, também no full house e ao lado da Fénix. Um par pode ser de duas cartas idênticas.",
          {
            rows: [
              ["7r 7b 7g", "são uma trinca."],
              ["7r 7b 7r", "não são."],
              ["7r 7r Ph", "também não."],
              ["7r 7r", "são um par."],
            ],
          },
        ],
        bombs: [
          ...bombs,
          { h3: "Cada carta duas vezes" },
          "Uma Bomba de quatro iguais precisa de quatro naipes diferentes.",
        ],
        wish: ["Não há desejo. O Mah Jong só decide quem começa; numa sequência é o 1, como sempre."],
        specials: [
          { h3: "O Cão" },
          "Só pode ser jogado sozinho, por quem inicia. Passa o direito de iniciar ao último da hierarquia, na primeira Ronda a quem distribuiu; se este já saiu, ao próximo jogador com cartas. Se o próprio último o joga, inicia mais uma vez.",
          "Pode-se jogar uma Bomba sobre o Cão até que inicie quem recebeu o direito.",
          ...phoenix,
          ...dragon.slice(0, 1),
          "É a carta única mais alta; só uma Bomba o vence. A sua vaza não é dada.",
        ],
        end: [
          "A Ronda termina quando só um jogador ainda tem cartas: é o próximo Trou du C.. A ordem de saída define a hierarquia, e todos mudam de lugar.",
        ],
        score: ["Não há pontos."],
        match: [
          "Não há fim, a não ser que se combine um. A mesa pode fixar um número de Rondas; quem estiver no topo depois da última venceu.",
        ],
      },
      editions: {
        philibert: {
          about:
            "Só o livro francês tem este jogo. Onde ele não diz nada, esta página conta como nós jogamos.",
          notes: [
            {
              section: "cards",
              text: "O livro conta os dois baralhos da caixa como 108 cartas. Dois baralhos têm 112; por isso deixamos de fora um jogo de cartas especiais.",
            },
            {
              section: "play",
              text: "O livro não diz quem inicia se o Mah Jong não foi distribuído. Essa regra é nossa.",
            },
            { section: "specials", text: "Como em todo este livro, uma Bomba pode cair sobre o Cão." },
          ],
        },
      },
    },
  },
};

export default text;
