// The rules in French.
import type { Block, RulesText } from "../shape";

const cards: Block[] = [
  "Le jeu compte 56 cartes. Quatre couleurs de treize cartes en font 52 : du 2 au 10, puis Valet, Dame, Roi et As. L’As est toujours la plus haute, et aucune couleur ne vaut plus qu’une autre.",
  {
    rows: [
      [
        "Ag Ak Ab Ar",
        "Les quatre couleurs : {jade, épée, pagode et étoile|pioche, tente, boussole et foulard}.",
      ],
    ],
  },
  "Quatre cartes spéciales n’ont pas de couleur :",
  {
    rows: [
      [
        "Ma",
        "*{Mah Jong|Rossignol} :* un 1. Celui qui l’a commence, celui qui le joue peut {demander une valeur|faire un vœu}.",
      ],
      ["Do", "*{Chien|Loup} :* passe la main à votre partenaire."],
      ["Ph", "*Phénix :* un joker, et des plus forts. Il coûte 25 points."],
      ["Dr", "*Dragon :* la plus forte carte simple, 25 points."],
    ],
  },
];

const calls: Block[] = [
  "Une annonce est un pari : *vous-même*, et personne d’autre, serez le premier à vous débarrasser de toutes vos cartes.",
];

const callsMore: Block[] = [
  "Une annonce est personnelle. On n’en discute pas avec son partenaire, et s’il finit avant vous, elle est perdue. Plusieurs joueurs peuvent annoncer, même deux partenaires ; un seul au plus aura raison. Une même main ne donne lieu qu’à une seule annonce.",
  "Les annonces s’ajoutent à ce que la manche rapporte par ailleurs, sans rien y changer : 30 points de cartes et un Tichu réussi font 130 ; 40 points et un Tichu manqué font −60.",
];

const tichu =
  "*Tichu :* à tout moment avant de jouer votre première carte, à votre tour ou non, et même avant le don de cartes. Votre équipe gagne ou perd 100 points.";

const play: Block[] = [
  "Celui qui a le {Mah Jong|Rossignol} au début du jeu entame le premier pli, avec la combinaison de son choix. Il n’est pas obligé de jouer le {Mah Jong|Rossignol}.",
  "Ensuite, chacun à son tour passe ou bat ce qui se trouve sur le dessus. Pour cela, il faut trois choses :",
  { list: ["le même genre de combinaison,", "le même nombre de cartes,", "une valeur plus haute."] },
  "Seule une paire bat donc une paire, et seule une suite de six cartes bat une suite de six. L’unique exception, ce sont les bombes.",
  "Passer n’engage à rien : quand votre tour revient dans le même pli, vous pouvez rejouer. Dès que tous les autres joueurs qui ont encore des cartes ont passé d’affilée, le dernier à avoir joué ramasse le pli, le pose devant lui face cachée et entame le suivant. Celui qui entame ne peut pas passer.",
  "Sans cartes, on se retire de la manche. Si celui qui gagne le pli n’a plus de cartes, la main va au prochain joueur, dans l’ordre du jeu, qui en a encore.",
];

const right = "On joue vers la droite, dans le sens inverse des aiguilles d’une montre.";

const apart =
  "Les partenaires ne mélangent pas leurs plis : à la fin de la manche, l’un des deux tas changera peut-être de propriétaire.";

const trick: Block[] = [
  { h3: "Un pli, pas à pas" },
  "Sud et Nord jouent contre Est et Ouest. L’ordre du jeu est Sud, Est, Nord, Ouest.",
  {
    rows: [
      ["5g 5k", "Sud entame d’une paire : ce sera un pli de paires."],
      ["8b 8r", "Est en joue une plus haute. Nord et Ouest passent."],
      ["Jg Ph", "Sud revient dans le pli ; le Phénix est le second Valet."],
      ["Qk Qb", "Est monte encore. Nord et Ouest passent."],
      ["9g 9k 9b 9r", "Sud joue une bombe. Trois joueurs passent : Sud ramasse le pli et entame."],
    ],
  },
];

const combinations: Block[] = [
  {
    rows: [
      ["4g", "*Carte simple :* une carte toute seule."],
      ["8g 8k", "*Paire :* deux cartes de même valeur."],
      [
        "Jg Jk Qb Qr Kg Kk",
        "*Suite de paires :* deux paires ou plus, de valeurs voisines. La plus haute paire compte.",
      ],
      ["2g 2k 2b", "*Brelan :* trois cartes de même valeur."],
      ["5g 5k 5b 9g 9r", "*Full :* un brelan et une paire. C’est le brelan qui compte."],
      [
        "4g 5k 6b 7r 8g 9k",
        "*Suite :* cinq cartes ou plus de valeurs voisines, couleurs mélangées. La plus haute carte compte.",
      ],
    ],
  },
  "Une suite peut commencer par le {Mah Jong|Rossignol}, qui vaut 1, et monter jusqu’à l’As : quatorze cartes au plus. L’As ne se place jamais sous le 2.",
  "À part cela, il n’y a que les bombes. Le Dragon et le {Chien|Loup} se jouent toujours seuls.",
];

const bombs: Block[] = [
  {
    rows: [
      ["7g 7k 7b 7r", "*Carré :* les quatre cartes d’une même valeur."],
      [
        "4b 5b 6b 7b 8b",
        "*{Flush|Super bombe} :* cinq cartes ou plus de valeurs voisines, dans une seule couleur.",
      ],
    ],
  },
  "Une bombe bat tout, sauf une bombe plus forte. Plus de cartes battent moins de cartes ; à nombre égal, la plus haute valeur l’emporte. De la plus faible à la plus forte :",
  {
    rows: [
      ["4g 4k 4b 4r", "quatre 4"],
      ["5g 5k 5b 5r", "quatre 5"],
      ["2k 3k 4k 5k 6k", "cinq cartes jusqu’au 6"],
      ["4g 5g 6g 7g 8g", "cinq cartes jusqu’au 8"],
      ["2b 3b 4b 5b 6b 7b", "six cartes jusqu’au 7"],
    ],
  },
  {
    list: [
      "Une bombe se joue *à tout moment* tant qu’il y a quelque chose sur la table : hors de son tour, sur ses propres cartes, et même après le dernier « je passe », jusqu’à ce que le pli soit ramassé.",
      "Elle n’enlève jamais la main à personne. Quand la table est vide, seul joue celui qui entame ; il peut très bien entamer d’une bombe.",
      "Après une bombe, le jeu reprend chez le voisin de celui qui l’a jouée, et ceux qui avaient passé peuvent rejouer.",
      "Si plusieurs veulent jouer une bombe en même temps, la rapidité n’y fait rien : on suit l’ordre du jeu, à partir des dernières cartes jouées. En ligne, la table attend un instant pour que chacun puisse se manifester.",
      "Aucune carte spéciale n’entre dans une bombe. Une suite d’une seule couleur complétée par le Phénix ou le {Mah Jong|Rossignol} est une simple suite.",
      "Une suite d’une seule couleur est toujours une bombe ; on ne peut pas la jouer comme une simple suite.",
      "Un carré avec le Phénix n’est ni un full ni une autre combinaison.",
    ],
  },
];

const wish: Block[] = [
  "Celui qui joue le {Mah Jong|Rossignol}, seul ou dans une suite, peut {demander|nommer} une valeur, du 2 à l’As. Les cartes spéciales sont exclues.",
  "Dès lors, le joueur dont c’est le tour, qui a une carte de cette valeur et qui peut la jouer selon les règles *doit* la jouer : seule ou dans n’importe quelle combinaison qui convient, avec l’aide du Phénix ou en bombe s’il le faut. Il choisit la combinaison. Celui qui ne peut pas joue ou passe comme d’habitude.",
  "{La demande reste ouverte|Le vœu reste actif}, même d’un pli à l’autre, jusqu’à ce que quelqu’un joue une vraie carte de cette valeur. {Elle|Il} vaut pour tout le monde, y compris pour celui qui l’a {faite|fait}.",
  {
    list: [
      "Un Phénix à la place de la valeur {demandée|souhaitée} ne compte pas, et personne n’est obligé de le jouer pour cela.",
      "{La demande|Le vœu} vaut aussi pour l’entame : si vous entamez et que vous avez cette valeur, votre entame doit la contenir. Une bombe sans elle ne suffit pas.",
      "{Elle|Il} ne vaut qu’à votre tour. Une bombe jouée hors de son tour peut l’ignorer ; un joueur qui serait obligé peut donc toujours jouer une bombe sur ce qui se trouve sur la table.",
      "Les cartes jouées avec le {Mah Jong|Rossignol} ne {satisfont pas la demande|réalisent pas le vœu}.",
      "On peut nommer une valeur dont toutes les cartes sont déjà parties. Cela n’oblige personne.",
    ],
  },
  { h3: "Un exemple" },
  {
    rows: [
      ["Ma 2g 3k 4b 5r", "est l’entame, avec {la demande|le vœu} d’un 7."],
      ["5g 6k 7b 8r Ph", "doit être joué, le Phénix comme 4 ou comme 9."],
      ["7g 7k 7b 7r", "doit être joué, comme bombe."],
      ["5g 6k 8r 9g Ph", "peut passer : seul le Phénix serait un 7."],
    ],
  },
];

const phoenix: Block[] = [
  { h3: "Le Phénix" },
  "Dans toute combinaison sauf une bombe, c’est un joker qui remplace une carte du 2 à l’As. Si deux lectures sont possibles, vous choisissez ; si vous ne dites rien, c’est la plus haute.",
  {
    rows: [
      ["8g 8k 9g 9k Ph", "Un full aux 8 ou un full aux 9."],
      ["5g 6k 7b 8r Ph", "Une suite jusqu’au 8 ou jusqu’au 9."],
    ],
  },
  "Joué seul, il vaut ½ de plus que la carte qu’il couvre. Sur [8g], c’est un 8½ : [9k] le bat, [8b] non. Il bat un As, mais pas le Dragon. En entame, il vaut 1½ : toute carte à partir du 2 le bat.",
];

const phoenixPoints = "Il compte *moins* 25 points pour celui qui l’a dans ses plis à la fin.";

const dragon: Block[] = [
  { h3: "Le Dragon" },
  "C’est la plus forte carte simple : il bat un As, et même un Phénix posé sur un As. Seule une bombe le bat. Il compte 25 points.",
];

const dragonBombed =
  "Si une bombe tombe sur le Dragon, le pli appartient à celui qui l’a jouée, et il ne donne rien. C’est vrai aussi quand on joue une bombe sur son propre Dragon.";

const dogSafe = "Aucune bombe ne touche le {Chien|Loup} : quand on le voit, la main a déjà changé de côté.";

const dogWish = "Tant {qu’une demande|qu’un vœu} vous oblige, vous ne pouvez pas entamer du {Chien|Loup}.";

const specials: Block[] = [
  { h3: "Le {Chien|Loup}" },
  "Il ne se joue que seul, en entame. Il ne gagne aucun pli et ne compte rien : il passe aussitôt la main à votre partenaire. Si celui-ci s’est déjà retiré, elle va au prochain joueur à sa droite qui a encore des cartes ; ce sera peut-être vous.",
  dogSafe,
  dogWish,
  ...phoenix,
  phoenixPoints,
  ...dragon,
  "Celui qui gagne un pli avec lui doit donner tout le pli, Dragon compris, à l’adversaire de son choix. Il garde la main.",
  dragonBombed,
];

const end: Block[] = [
  "La manche finit aussitôt qu’un seul joueur a encore des cartes, ou que deux partenaires se sont retirés premier et deuxième : {un *capot*|un *match*}.",
  "Avant le décompte, le dernier donne",
  {
    list: [
      "les cartes qui lui restent en main à l’équipe adverse,",
      "tous ses plis à celui qui a fini premier.",
    ],
  },
  "Le dernier pli compte comme les autres. La dernière carte du troisième y met fin aussitôt, sans que personne passe ni joue de bombe, et le gagne ; si c’est le Dragon, le pli est d’abord donné.",
];

const points: Block[] = [
  {
    table: [
      ["Carte", "Points"],
      ["chaque Roi", "10"],
      ["chaque 10", "10"],
      ["chaque 5", "5"],
      ["Dragon", "25"],
      ["Phénix", "−25"],
      ["toutes les autres", "0"],
    ],
  },
];

const score: Block[] = [
  "Chaque équipe compte les cartes de ses plis. En tout, il y a 100 points.",
  ...points,
  "Après {un *capot*|un *match*}, on ne compte rien : l’équipe marque 200 points, l’autre 0.",
  "Ensuite, on ajoute ou on retire les Tichus et les Grands Tichus. {Un capot|Un match} avec un Tichu réussi fait 300.",
];

const match: Block[] = [
  "La partie se joue en 1000 points ; une table peut convenir d’un autre score. Si les deux équipes atteignent ce score dans la même manche, le plus haut total gagne. En cas d’égalité, on joue encore une manche, et ainsi de suite jusqu’à ce qu’une équipe soit devant.",
];

const text: RulesText = {
  headings: {
    differs: "Ce qui change par rapport à Nanjing",
    goal: "Le but du jeu",
    cards: "Les cartes",
    deal: "La donne",
    calls: "Tichu et Grand Tichu",
    exchange: "Le don de cartes",
    play: "Jouer les plis",
    combinations: "Les combinaisons",
    bombs: "Les bombes",
    wish: "{La demande|Le vœu}",
    specials: "{Chien|Loup}, Phénix, Dragon",
    end: "La fin de la manche",
    score: "Le décompte",
    match: "La partie",
  },
  books: {
    "fata-morgana": "Fata Morgana (allemand, 2011)",
    philibert: "Philibert (français, 2004)",
    groo: "Groo (portugais, 2009)",
    tichubadour: "Tichubadour (français, 2022)",
    francois: "Johan François (néerlandais)",
  },
  variants: {
    nanjing: {
      name: "Tichu Nanjing",
      players: "4 joueurs",
      summary:
        "Deux équipes de deux cherchent à se débarrasser de leurs cartes au plus vite. Quelqu’un entame d’une carte ou d’une combinaison ; les autres la battent avec la même chose en plus haut, ou passent. Quelques cartes valent des points, quatre sont spéciales, les bombes battent tout, et celui qui se sent fort peut parier qu’il finira premier : ce pari s’appelle Tichu.",
      sections: {
        goal: [
          "Vous êtes assis face à votre partenaire et jouez contre les deux autres. La première équipe qui a 1000 points gagne la partie. On marque des points de trois façons :",
          {
            list: [
              "*Les cartes des plis :* Rois, 10, 5, Dragon et Phénix comptent, 100 points à chaque manche.",
              "*Finir vite :* si vous et votre partenaire finissez tous deux avant le premier adversaire, c’est {un capot|un match}, 200 points.",
              "*Les annonces :* Tichu et Grand Tichu font gagner ou perdre 100 ou 200 points.",
            ],
          },
          "Finir tôt rapporte, finir dernier fait mal : celui qui reste avec des cartes doit tout donner.",
        ],
        cards,
        deal: [
          "Celui qui a fini premier à la manche précédente mélange ; à la première manche, c’est un joueur au hasard. On ne distribue pas : il tire la carte du dessus, puis chacun en tire une à son tour, dans l’ordre du jeu, jusqu’à ce que tous en aient quatorze.",
          "Beaucoup de tables distribuent quand même : huit cartes à chacun, une pause pour le Grand Tichu, puis six autres. Cela revient au même, car personne ne voit sa neuvième carte avant de s’être décidé pour ou contre le Grand Tichu. En ligne, tout le monde est interrogé au même moment, et les réponses restent cachées jusqu’à la dernière.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "*Grand Tichu :* avant de voir votre neuvième carte. Votre équipe gagne ou perd 200 points.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Quand tout le monde a quatorze cartes, chacun donne une carte, face cachée, à chacun des trois autres, et en reçoit donc trois. On ne regarde les nouvelles qu’après avoir donné les siennes.",
          "Ce qui passe entre deux joueurs ne regarde qu’eux. D’ordinaire, le partenaire reçoit quelque chose de bon et les adversaires quelque chose d’inutile ; c’est l’usage, pas une règle.",
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
          about: "Le livret de l’éditeur bernois. C’est le jeu tel qu’il est raconté sur cette page.",
          notes: [
            {
              section: "bombs",
              text: "Le livret le dit expressément : les bombes battent les cartes, mais ni le droit d’entamer ni le Chien, et l’on peut en jouer une sur son propre pli.",
            },
            {
              section: "end",
              text: "Le livret confirme que le dernier pli du troisième compte, et qu’un Dragon s’y donne encore.",
            },
          ],
        },
        philibert: {
          about:
            "Une traduction française riche en exemples. Une chose y change : ici, même le Chien n’est pas à l’abri.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "Une bombe peut tomber sur les quatre cartes spéciales, Chien compris. Le Chien reste sur la table jusqu’à ce que celui qui reçoit la main entame ; d’ici là, tout le monde peut jouer une bombe dessus, même celui qui l’a joué. Le Chien revient à l’auteur de la bombe, et le jeu continue comme après toute bombe.",
            },
          ],
        },
        groo: {
          about:
            "Le livret portugais, qui appelle le jeu Tichu Nanking, contient une longue liste de questions et de réponses.",
          notes: [
            {
              section: "deal",
              text: "On tire les cartes dans le sens des aiguilles d’une montre, alors qu’on joue dans l’autre sens. Celui qui mélange peut aussi les distribuer.",
            },
            {
              section: "calls",
              text: "Si deux partenaires annoncent Tichu exactement au même moment, le second dans l’ordre du jeu peut retirer son annonce.",
            },
            {
              section: "play",
              text: "Une table peut choisir de jouer dans le sens des aiguilles d’une montre.",
            },
          ],
        },
        tichubadour: {
          about:
            "L’édition des scouts Troubadours de Fribourg, avec ses propres couleurs et ses propres animaux. Les cartes, elles, font exactement la même chose.",
          notes: [
            {
              section: "cards",
              text: "Les couleurs sont la pioche, la tente, la boussole et le foulard. Le Chien est un Loup, le Mah Jong un Rossignol.",
            },
            {
              section: "deal",
              text: "On distribue : huit cartes à chacun, puis le Grand Tichu, puis six autres.",
            },
            {
              section: "wish",
              text: "Celui qui pourrait réaliser le vœu et ne le fait pas n’est pas arrêté, mais puni : les adversaires gagnent la manche et marquent 200 points, les autres 0, et l’on ne compte pas les cartes. Les annonces dépendent toujours de celui qui finit premier ; s’il y en a une en cours, on joue jusque-là.",
            },
            {
              section: "match",
              text: "Le score à atteindre se fixe avant la partie. La tradition veut 1000.",
            },
          ],
        },
        francois: {
          about:
            "La traduction néerlandaise, avec les questions et réponses de l’association des joueurs de Tichu.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Celui qui joue le Mah Jong, seul ou dans une suite, *doit* demander une valeur, du 2 à l’As. Les cartes spéciales sont exclues.",
            },
            {
              section: "play",
              text: "D’un commun accord, on peut jouer dans le sens des aiguilles d’une montre.",
            },
            {
              section: "specials",
              text: "D’après le livret, celui qui gagne un pli avec le Dragon peut « entamer ou passer ». Ici, il doit entamer : rien ne pourrait suivre.",
            },
          ],
        },
      },
    },
    trichu: {
      name: "Trichu",
      players: "3 joueurs",
      summary:
        "Le Tichu à trois, avec une quatrième main qui n’est à personne. Le joueur solo la joue en plus de la sienne : lui et « le Mort » contre les deux autres. À la manche suivante, un autre aura peut-être droit au partenaire docile.",
      sections: {
        differs: [
          {
            list: [
              "Quatre mains pour trois joueurs : le joueur solo joue la sienne et celle du Mort.",
              "Ni lui ni le Mort ne peuvent annoncer de Grand Tichu.",
              "On n’échange des cartes qu’avec les adversaires.",
              "Après le don de cartes, la main du Mort est étalée sur la table.",
              "Le Mort n’est pas obligé de répondre à une demande.",
              "Les points s’inscrivent par joueur, dans quatre colonnes. On joue neuf manches, d’habitude sans score à atteindre.",
            ],
          },
        ],
        goal: [
          "Avoir le plus de points après neuf manches. Chaque manche se joue à deux contre deux, le joueur solo et le Mort contre les deux autres, et vous inscrivez le résultat de votre camp dans votre propre colonne. Le Mort en a une aussi, et il peut gagner.",
        ],
        cards,
        deal: [
          "On donne quatre mains de quatorze cartes, comme à Nanjing. L’un des joueurs est le joueur solo, le Mort est en face de lui.",
          "Le donneur est le joueur solo. Le premier est tiré au hasard ; après chaque manche, le rôle passe au voisin de droite.",
          "Quand toutes les cartes sont données, le joueur solo regarde les deux mains.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "Le joueur solo peut aussi annoncer Tichu *pour le Mort*, avant la première carte de celui-ci. Chaque annonce ne vaut que pour cette main.",
              "Le *Grand Tichu* est réservé aux deux adversaires, chacun avant de voir sa neuvième carte. Leur équipe gagne ou perd 200 points.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Les cartes ne passent qu’entre adversaires, face cachée et en même temps :",
          {
            list: [
              "le joueur solo donne une carte à chaque adversaire,",
              "le Mort donne une carte à chaque adversaire, choisie par le joueur solo,",
              "chaque adversaire donne une carte au joueur solo et une au Mort.",
            ],
          },
          "Puis la main du Mort est étalée, visible de tous.",
        ],
        play: [
          right,
          ...play,
          "Le Mort joue à son tour, et le joueur solo décide pour lui. S’il a le Mah Jong, c’est lui qui entame, et le joueur solo fait sa demande.",
          apart,
        ],
        combinations,
        bombs,
        wish: [
          ...wish,
          { h3: "Le Mort et la demande" },
          "Le Mort n’est pas obligé de répondre à une demande, ni à son tour, ni en entame. S’il joue quand même une carte de cette valeur, la demande est satisfaite. La main du joueur solo, elle, est tenue comme toutes les autres.",
        ],
        specials,
        end,
        score: [
          ...score,
          "Ce qu’une équipe a marqué s’inscrit pour chacun de ses deux joueurs. Si les adversaires font 60 points et le camp du joueur solo 40, chaque adversaire inscrit 60, le joueur solo 40 et le Mort 40.",
        ],
        match: [
          "Une partie compte neuf manches, ou un autre multiple de trois, pour que chacun soit joueur solo aussi souvent que les autres. Le plus haut total gagne ; à égalité, la victoire est partagée.",
          "Les règles déconseillent de jouer en 1000 points : le Mort est à chaque manche du côté du joueur solo et y arriverait sans doute le premier. Une table peut quand même en convenir : quand quelqu’un y est arrivé, le plus haut total gagne ; en cas d’égalité, on joue encore une manche.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "Le jeu tel qu’il est raconté sur cette page. Le livret appelle le Mort « Tisch », c’est-à-dire la table, et en fait une dame.",
          notes: [
            {
              section: "deal",
              text: "Le livret ne dit pas dans quel sens tourne le rôle de joueur solo. Ici, il va vers la droite, comme le jeu.",
            },
          ],
        },
        philibert: {
          about: "Le livret français a ses propres idées sur celui qui joue avec le Mort.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "Le joueur solo est celui qui a fini premier à la manche précédente ; à la première, il est tiré au hasard. Si le Mort a fini premier, rien ne change.",
            },
            {
              section: "exchange",
              instead: [0, 1],
              text: "Chacun des trois joueurs réels donne une carte à chacun des deux autres. Le Mort n’en donne ni n’en reçoit.",
            },
            {
              section: "specials",
              instead: [2],
              text: "Une bombe peut aussi tomber sur le Chien, jusqu’à ce que celui qui reçoit la main entame.",
            },
            { section: "match", text: "On joue neuf manches, quel que soit le joueur solo." },
          ],
        },
        groo: {
          about: "Le livret portugais appelle le jeu Threechu et le Mort le joueur fictif.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "Le donneur est le joueur solo. Le premier est tiré au hasard ; après chaque manche, le rôle passe au voisin de gauche.",
            },
            {
              section: "deal",
              text: "On tire les cartes dans le sens des aiguilles d’une montre, alors qu’on joue dans l’autre sens.",
            },
            {
              section: "calls",
              text: "Si les deux adversaires annoncent Tichu exactement au même moment, le second dans l’ordre du jeu peut retirer son annonce.",
            },
            {
              section: "match",
              text: "Le nombre de manches est laissé à la table, pourvu qu’il soit divisible par trois. Ici, l’usage est de neuf.",
            },
          ],
        },
      },
    },
    tientsin: {
      name: "Tichu Tientsin",
      players: "6 joueurs",
      summary:
        "Le Tichu à six : deux équipes de trois, assises en alternance, de sorte que chacun a un adversaire de chaque côté. Les mains sont plus petites, et pour une victoire complète il faut être trois.",
      sections: {
        differs: [
          {
            list: [
              "Deux joueurs ont dix cartes, quatre en ont neuf.",
              "Le Grand Tichu s’annonce avant la septième carte.",
              "Chacun donne une carte à chacun de ses deux partenaires, aucune aux adversaires.",
              "Le Chien va au partenaire de votre choix.",
              "Seule la triple victoire compte, 300 points. Finir premier et deuxième ne vaut rien de plus.",
              "Les plis du dernier vont à l’équipe adverse, ceux du cinquième au gagnant de la manche.",
            ],
          },
        ],
        goal: [
          "La première équipe de trois qui a 1000 points gagne. Comme à Nanjing, les points viennent des cartes des plis, des annonces et de la rapidité : si les trois joueurs d’une équipe ont fini alors que les trois adversaires ont encore des cartes, c’est une triple victoire, 300 points.",
        ],
        cards,
        deal: [
          "Celui qui a fini premier à la manche précédente mélange et tire la première carte ; à la première manche, c’est un joueur au hasard. Puis chacun tire une carte à son tour, dans l’ordre du jeu. 56 ne se divise pas par six : les deux premiers ont dix cartes, les autres neuf.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "*Grand Tichu :* avant de voir votre *septième* carte. Votre équipe gagne ou perd 200 points.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Chacun donne une carte, face cachée, à chacun de ses deux partenaires, et en reçoit une de chacun. Les adversaires ne reçoivent rien. On ne regarde les nouvelles qu’après avoir donné les siennes.",
        ],
        play: [right, ...play, apart],
        combinations,
        bombs,
        wish,
        specials: [
          { h3: "Le Chien" },
          "Il ne se joue que seul, en entame. Il ne gagne aucun pli et ne compte rien : il passe aussitôt la main au partenaire de votre choix, parmi ceux qui ont encore des cartes. S’il n’y en a plus, elle va au prochain joueur à votre droite qui en a.",
          dogSafe,
          dogWish,
          ...phoenix,
          phoenixPoints,
          ...dragon,
          "Celui qui gagne un pli avec lui doit donner tout le pli, Dragon compris, à l’un des trois adversaires. Il garde la main.",
          dragonBombed,
        ],
        end: [
          "La manche finit aussitôt qu’un seul joueur a encore des cartes, ou par une *triple victoire* : les trois joueurs d’une équipe ont fini, et les trois adversaires ont encore des cartes.",
          "Avant le décompte,",
          {
            list: [
              "le dernier donne les cartes qui lui restent *et* tous ses plis à l’équipe adverse,",
              "le cinquième donne tous ses plis à celui qui a fini premier.",
            ],
          },
          "Le dernier pli compte comme les autres. La dernière carte du cinquième y met fin aussitôt et le gagne ; si c’est le Dragon, le pli est d’abord donné.",
        ],
        score: [
          "Chaque équipe compte les cartes de ses plis. En tout, il y a 100 points.",
          ...points,
          "Après une *triple victoire*, on ne compte rien : l’équipe marque 300 points, l’autre 0. Ensuite, on ajoute ou on retire les Tichus et les Grands Tichus.",
          { h3: "Qui finit quand" },
          "A, C et E jouent contre B, D et F.",
          {
            table: [
              ["Ont fini", "Ce que cela veut dire"],
              ["C, A, E", "Triple victoire : 300 points, la manche est finie."],
              ["C, A, B", "Premier et deuxième ensemble, cela ne compte pas. On continue."],
              [
                "C, A, B, E",
                "Une équipe a fini, mais B a devancé son troisième joueur : pas de triple victoire. D et F continuent.",
              ],
              [
                "C, A, B, E, F",
                "D reste et donne sa main et ses plis à l’autre équipe. F, cinquième, donne ses plis à C.",
              ],
            ],
          },
        ],
        match,
      },
      editions: {
        "fata-morgana": {
          about: "Le jeu tel qu’il est raconté sur cette page.",
          notes: [],
        },
        philibert: {
          about:
            "Le livret français dit clairement comment les cartes tombent : quatre mains de neuf, deux de dix.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "Une bombe peut aussi tomber sur le Chien, jusqu’à ce que celui qui reçoit la main entame.",
            },
          ],
        },
        groo: {
          about: "Le livret portugais joue le même jeu, avec sa façon à lui de tirer et d’annoncer.",
          notes: [
            {
              section: "deal",
              text: "On tire les cartes dans le sens des aiguilles d’une montre, alors qu’on joue dans l’autre sens. Ce sont donc le donneur et son voisin de gauche qui ont dix cartes.",
            },
            {
              section: "calls",
              text: "Si des partenaires annoncent Tichu exactement au même moment, tous sauf le premier dans l’ordre du jeu peuvent retirer leur annonce.",
            },
            {
              section: "play",
              text: "Une table peut choisir de jouer dans le sens des aiguilles d’une montre.",
            },
          ],
        },
        francois: {
          about: "Le livret néerlandais joue le même jeu, mais la demande y est obligatoire.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Celui qui joue le Mah Jong, seul ou dans une suite, *doit* demander une valeur, du 2 à l’As. Les cartes spéciales sont exclues.",
            },
            {
              section: "play",
              text: "D’un commun accord, on peut jouer dans le sens des aiguilles d’une montre.",
            },
          ],
        },
      },
    },
    grandseigneur: {
      name: "Grandseigneur",
      players: "5 à 12 joueurs",
      summary:
        "Chacun pour soi. Ni équipes, ni points, ni annonces : l’ordre dans lequel on finit décide qui sera assis en haut à la manche suivante, et qui devra céder ses meilleures cartes. Ceux d’en haut ont tendance à y rester.",
      sections: {
        differs: [
          {
            list: [
              "Pas d’équipes : chacun joue seul.",
              "Le Chien reste dans la boîte.",
              "Pas de Tichu, pas de Grand Tichu, pas de points.",
              "L’échange suit le rang : ceux d’en bas donnent leurs meilleures cartes à ceux d’en haut.",
              "Le pli du Dragon ne se donne pas.",
              "À partir de sept joueurs, deux jeux de cartes.",
            ],
          },
        ],
        goal: [
          "Débarrassez-vous de vos cartes le plus tôt possible. Le premier à finir est le *Grandseigneur* de la manche suivante ; celui qui reste avec des cartes en est le *Misérable*. De haut en bas :",
          { list: ["Grandseigneur", "Seigneur", "Maître", "Bourgeois", "Pauvre", "Misérable"] },
          "Selon le nombre de joueurs, on ajoute ou on supprime des titres.",
        ],
        cards: [
          "Le jeu compte quatre couleurs de treize cartes : du 2 au 10, puis Valet, Dame, Roi et As. L’As est toujours la plus haute, et aucune couleur ne vaut plus qu’une autre.",
          { rows: [["Ag Ak Ab Ar", "Les quatre couleurs : jade, épée, pagode et étoile."]] },
          "Il y a trois cartes spéciales. Le Chien reste dehors : sans partenaire, il ne sait où aller.",
          {
            rows: [
              [
                "Ma",
                "*Mah Jong :* un 1. Celui qui l’a commence, celui qui le joue peut demander une valeur.",
              ],
              ["Ph", "*Phénix :* un joker."],
              ["Dr", "*Dragon :* la plus forte carte simple."],
            ],
          },
          "À partir de sept joueurs, on mélange deux jeux, le second sans Chien ni Mah Jong. Il y a donc deux Phénix et deux Dragons.",
        ],
        deal: [
          "Le Misérable mélange, donne et débarrasse les plis ; à la première manche, c’est un joueur au hasard. On donne toutes les cartes. Celles qui sont en trop vont aux premiers servis, à commencer par le Grandseigneur.",
          {
            table: [
              ["Joueurs", "Jeux", "Cartes en main"],
              ["5", "1", "11"],
              ["6", "1", "9, un joueur en a 10"],
              ["7", "2", "15, quatre en ont 16"],
              ["8", "2", "13, cinq en ont 14"],
              ["9", "2", "12, un joueur en a 13"],
              ["10", "2", "10, neuf en ont 11"],
              ["11", "2", "9, dix en ont 10"],
              ["12", "2", "9, un joueur en a 10"],
            ],
          },
          { h3: "Qui s’assied où" },
          "On s’assied par rang : à gauche du Grandseigneur le Seigneur, puis le Maître, et ainsi de suite autour de la table jusqu’au Misérable, qui se retrouve à la droite du Grandseigneur. Le meilleur fauteuil est pour le Grandseigneur.",
        ],
        calls: ["Il n’y a pas d’annonces. Personne ne parie, tout le monde se dépêche."],
        exchange: [
          "À la première manche, on n’échange rien. À partir de la deuxième,",
          {
            list: [
              "le dernier donne ses *trois* meilleures cartes au premier,",
              "l’avant-dernier donne ses *deux* meilleures au deuxième,",
              "l’antépénultième donne sa meilleure carte (*une*) au troisième.",
            ],
          },
          "Ceux d’en haut rendent autant de cartes de leur choix, en même temps, donc avant de voir ce qu’ils reçoivent. Tous les autres gardent leur main.",
          "La meilleure carte est le Dragon, puis le Phénix, puis le Mah Jong, puis les autres selon leur valeur. Entre cartes égales, celui qui donne choisit. À cinq joueurs, c’est une carte de moins à chaque échelon : deux, une, aucune.",
        ],
        play: [
          "On joue vers la droite, dans le sens inverse des aiguilles d’une montre : après le Grandseigneur, c’est donc au Misérable.",
          ...play,
          "Les plis eux-mêmes ne valent rien. On les gagne pour avoir la main.",
        ],
        combinations: [
          ...combinations.slice(0, -1),
          "À part cela, il n’y a que les bombes. Le Dragon se joue toujours seul.",
        ],
        bombs: [
          ...bombs,
          { h3: "Avec deux jeux" },
          "Un carré doit réunir quatre couleurs différentes.",
          {
            rows: [
              ["7g 7k 7b 7r", "est une bombe."],
              ["7g 7g 7k 7b", "n’est pas une combinaison."],
            ],
          },
        ],
        wish,
        specials: [
          { h3: "Le Chien" },
          "Il n’est pas dans le jeu.",
          ...phoenix,
          "Avec deux jeux, il y en a deux. Un Phénix sur un Phénix vaut ½ de plus, et les deux peuvent servir dans la même combinaison, mais jamais dans une bombe.",
          ...dragon.slice(0, 1),
          "C’est la plus forte carte simple ; seule une bombe le bat ou, avec deux jeux, le second Dragon. Son pli ne se donne pas : il n’y a personne à qui le donner.",
        ],
        end: [
          "La manche finit quand un seul joueur a encore des cartes. L’ordre dans lequel on a fini fixe les rangs de la manche suivante, et tout le monde change de place. Si quelqu’un en change : le régime est solide.",
        ],
        score: ["Il n’y a pas de points. Personne ne compte les plis."],
        match: [
          "Il n’y a pas de fin, à moins d’en convenir. Une table peut fixer un nombre de manches ; celui qui est Grandseigneur après la dernière a gagné.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "Seul le livret de l’éditeur contient ce jeu. Le portugais refuse de le traduire et recommande le football en salle à ceux qui ont douze personnes sous la main.",
          notes: [
            {
              section: "wish",
              text: "D’après le livret, les finesses du Tichu ne comptent pas ici. Nous comprenons : ni annonces, ni points. La demande reste.",
            },
            {
              section: "cards",
              text: "Les deux jeux sont un conseil à partir de sept joueurs. On peut les prendre à moins.",
            },
          ],
        },
      },
    },
    hierarchie: {
      name: "Hiérarchie",
      players: "5 à 10 joueurs",
      summary:
        "Le jeu de rangs du livret français, sous le titre « Quelqu’un est toujours le trou du C.. » : il faut bien que quelqu’un soit dernier, et le dernier porte un vilain nom. Ni équipes, ni points ; le premier à finir est le Grand Maître et mène la belle vie.",
      sections: {
        differs: [
          {
            list: [
              "Ni équipes, ni points, ni annonces.",
              "108 cartes : les cartes de couleur de deux jeux, mais une seule série de cartes spéciales.",
              "On joue dans le sens des aiguilles d’une montre.",
              "L’échange suit le rang : les meilleures cartes montent, les plus basses descendent.",
              "Un brelan demande trois couleurs différentes, un carré quatre.",
              "Le Mah Jong ne permet aucune demande, le pli du Dragon ne se donne pas, et le Chien va au dernier du classement.",
            ],
          },
        ],
        goal: [
          "Débarrassez-vous de vos cartes le plus tôt possible. Le premier à finir est le *Grand Maître* de la manche suivante. Celui qui reste avec des cartes est le *Trou du C..* : il mélange, il donne et il obéit. C’est la seule place dont personne ne veut.",
        ],
        cards: [
          "Il y a 108 cartes : les cartes de couleur de deux jeux, donc chaque carte du 2 à l’As en double, et une seule série de cartes spéciales.",
          {
            rows: [
              [
                "Ag Ak Ab Ar",
                "Les quatre couleurs : jade, épée, pagode et étoile (vert, noir, bleu, rouge).",
              ],
            ],
          },
          {
            rows: [
              ["Ma", "*Mah Jong :* un 1. Celui qui l’a commence."],
              ["Do", "*Chien :* passe la main au dernier du classement."],
              ["Ph", "*Phénix :* un joker."],
              ["Dr", "*Dragon :* la plus forte carte simple."],
            ],
          },
        ],
        deal: [
          "Le Trou du C.. mélange et donne, dans le sens des aiguilles d’une montre ; à la première manche, c’est un joueur au hasard. De cinq à neuf joueurs, chacun reçoit douze cartes, et ce qui reste est posé face visible à côté du jeu. À dix, on donne toutes les cartes.",
          {
            table: [
              ["Joueurs", "Cartes en main", "Face visible"],
              ["5", "12", "48"],
              ["6", "12", "36"],
              ["7", "12", "24"],
              ["8", "12", "12"],
              ["9", "12", "aucune"],
              ["10", "11, deux en ont 10", "aucune"],
            ],
          },
          { h3: "Qui s’assied où" },
          "Le Grand Maître prend la chaise qui lui plaît. Les autres s’asseyent à sa gauche, par rang, si bien que le Trou du C.. se retrouve à sa droite.",
        ],
        calls: ["Il n’y a pas d’annonces."],
        exchange: [
          "À la première manche, on n’échange rien. À partir de la deuxième, face cachée et tous en même temps,",
          {
            list: [
              "le dernier donne ses *trois* meilleures cartes au premier, qui lui rend ses trois plus basses,",
              "l’avant-dernier donne ses *deux* meilleures au deuxième, qui lui rend ses deux plus basses,",
              "l’antépénultième donne sa meilleure carte (*une*) au troisième, qui lui rend sa plus basse.",
            ],
          },
          "De la meilleure à la plus basse : Dragon, Phénix, Mah Jong, Chien, As, Roi, Dame, Valet, 10 et ainsi de suite jusqu’au 2. Entre cartes égales, celui qui donne choisit. Les autres gardent leur main ; à cinq joueurs, le troisième aussi.",
        ],
        play: [
          "On joue vers la gauche, dans le sens des aiguilles d’une montre : après le premier du classement, c’est donc au deuxième.",
          ...play,
          "Si le Mah Jong se trouve parmi les cartes restantes, le mieux classé entame ; à la première manche, c’est le voisin de gauche du donneur. Les plis eux-mêmes ne valent rien. On les gagne pour avoir la main.",
        ],
        combinations: [
          ...combinations,
          { h3: "Chaque carte en double" },
          "Un brelan demande trois couleurs différentes, même dans un full et à côté du Phénix. Une paire peut être faite de deux cartes identiques.",
          {
            rows: [
              ["7r 7b 7g", "est un brelan."],
              ["7r 7b 7r", "n’en est pas un."],
              ["7r 7r Ph", "n’en est pas un non plus."],
              ["7r 7r", "est une paire."],
            ],
          },
        ],
        bombs: [...bombs, { h3: "Chaque carte en double" }, "Un carré demande quatre couleurs différentes."],
        wish: [
          "Il n’y a pas de demande. Le Mah Jong décide seulement qui commence ; dans une suite, il vaut 1 comme toujours.",
        ],
        specials: [
          { h3: "Le Chien" },
          "Il ne se joue que seul, en entame. Il passe la main au dernier du classement, à la première manche au donneur ; si celui-ci a fini, au prochain joueur qui a des cartes. Si le dernier le joue lui-même, il entame encore une fois.",
          "Une bombe peut tomber sur le Chien jusqu’à ce que celui qui reçoit la main entame.",
          ...phoenix,
          ...dragon.slice(0, 1),
          "C’est la plus forte carte simple ; seule une bombe le bat. Son pli ne se donne pas.",
        ],
        end: [
          "La manche finit quand un seul joueur a encore des cartes : c’est le prochain Trou du C.. L’ordre dans lequel on a fini fixe les rangs, et tout le monde change de place.",
        ],
        score: ["Il n’y a pas de points."],
        match: [
          "Il n’y a pas de fin, à moins d’en convenir. Une table peut fixer un nombre de manches ; celui qui a le plus haut rang après la dernière a gagné.",
        ],
      },
      editions: {
        philibert: {
          about:
            "Seul le livret français contient ce jeu. Là où il ne dit rien, cette page explique comment nous jouons.",
          notes: [
            {
              section: "cards",
              text: "Le livret compte 108 cartes pour les deux jeux de la boîte. Deux jeux en ont 112 ; nous laissons donc de côté une série de cartes spéciales.",
            },
            {
              section: "play",
              text: "Le livret ne dit pas qui entame si le Mah Jong n’a pas été donné. Cette règle est la nôtre.",
            },
            {
              section: "specials",
              text: "Comme partout dans ce livret, une bombe peut tomber sur le Chien.",
            },
          ],
        },
      },
    },
  },
};

export default text;
