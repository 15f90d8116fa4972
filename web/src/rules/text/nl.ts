// The rules in Dutch.
import type { Block, RulesText } from "../shape";

const cards: Block[] = [
  "Er zijn 56 kaarten. Vier reeksen van dertien waarden vormen er 52 van: 2 tot en met 10, dan boer, vrouw, koning en aas. De aas is altijd hoog, en geen reeks is meer waard dan een andere.",
  {
    rows: [
      ["Ag Ak Ab Ar", "De vier reeksen: {jade, zwaard, pagode en ster|houweel, tent, kompas en halsdoek}."],
    ],
  },
  "Vier speciale kaarten horen bij geen enkele reeks:",
  {
    rows: [
      ["Ma", "*{Mah Jong|Nachtegaal}:* een 1. Wie hem heeft, begint; wie hem speelt, mag een wens doen."],
      ["Do", "*{Hond|Wolf}:* geeft het uitspeelrecht aan je partner."],
      ["Ph", "*Feniks:* een joker, en een sterke. Hij kost 25 punten."],
      ["Dr", "*Draak:* de hoogste enkele kaart, 25 punten."],
    ],
  },
];

const calls: Block[] = ["Met een aankondiging wed je dat *jijzelf* als eerste al je kaarten kwijt bent."];

const callsMore: Block[] = [
  "Een aankondiging is persoonlijk. Je mag die niet met je partner bespreken, en als je partner eerder uit is dan jij, heb je verloren. Meerdere spelers mogen aankondigen, ook twee partners; hoogstens één krijgt gelijk. Voor dezelfde hand kondig je maar één keer aan.",
  "Aankondigingen komen boven op wat de ronde verder oplevert en veranderen daar niets aan: 30 kaartpunten en een gewonnen Tichu maken 130; 40 kaartpunten en een verloren Tichu maken −60.",
];

const tichu =
  "*(Kleine) Tichu:* op elk moment tot je je eerste kaart speelt, ook als je niet aan de beurt bent, en zelfs vóór het doorgeven van de kaarten. Je team wint of verliest 100 punten.";

const play: Block[] = [
  "Wie bij het begin de {Mah Jong|Nachtegaal} heeft, speelt uit voor de eerste slag, met een combinatie naar keuze. De {Mah Jong|Nachtegaal} zelf mag in de hand blijven.",
  "Daarna past iedereen op zijn beurt, of slaat wat bovenop ligt. Daarvoor zijn drie dingen nodig:",
  { list: ["dezelfde soort combinatie,", "hetzelfde aantal kaarten,", "een hogere waarde."] },
  "Alleen een paar slaat dus een paar, en alleen een straat van zes kaarten slaat een straat van zes. De enige uitzondering is de Bom.",
  "Passen is geen belofte: als je in dezelfde slag weer aan de beurt komt, mag je spelen. Hebben alle anderen die nog kaarten hebben na elkaar gepast, dan neemt wie het laatst speelde de slag, legt hem gedekt voor zich neer en speelt opnieuw uit. Wie uitspeelt, mag niet passen.",
  "Wie geen kaarten meer heeft, is uit. Heeft de winnaar van een slag geen kaarten meer, dan gaat het uitspeelrecht naar de volgende speler aan beurt die er nog heeft.",
];

const right = "Er wordt tegen de klok in gespeeld: na jou komt wie rechts van je zit.";

const apart =
  "Partners houden hun slagen uit elkaar: aan het einde van de ronde wisselt een van de stapels misschien van eigenaar.";

const trick: Block[] = [
  { h3: "Een slag, stap voor stap" },
  "Zuid en Noord spelen tegen Oost en West. De volgorde is Zuid, Oost, Noord, West.",
  {
    rows: [
      ["5g 5k", "Zuid speelt een paar uit: in deze slag zijn het dus paren."],
      ["8b 8r", "Oost heeft een hoger paar. Noord en West passen."],
      ["Jg Ph", "Zuid doet weer mee; de Feniks is de tweede boer."],
      ["Qk Qb", "Oost gaat nog hoger. Noord en West passen."],
      ["9g 9k 9b 9r", "Zuid gooit een Bom. Drie keer passen: Zuid neemt de slag en speelt uit."],
    ],
  },
];

const combinations: Block[] = [
  {
    rows: [
      ["4g", "*Enkele kaart:* één kaart alleen."],
      ["8g 8k", "*Paar:* twee kaarten van dezelfde waarde."],
      [
        "Jg Jk Qb Qr Kg Kk",
        "*Reeks paren:* twee of meer paren van opeenvolgende waarden. Het hoogste paar telt.",
      ],
      ["2g 2k 2b", "*Tripple:* drie kaarten van dezelfde waarde."],
      ["5g 5k 5b 9g 9r", "*Full house:* een tripple en een paar. De tripple telt."],
      [
        "4g 5k 6b 7r 8g 9k",
        "*Straat:* vijf of meer opeenvolgende waarden, reeksen door elkaar. De hoogste kaart telt.",
      ],
    ],
  },
  "Een straat mag met de {Mah Jong|Nachtegaal} als 1 beginnen en tot de aas doorlopen: hoogstens veertien kaarten. Onder de 2 komt de aas nooit.",
  "Verder zijn er alleen Bommen. Draak en {Hond|Wolf} worden altijd alleen gespeeld.",
];

const bombs: Block[] = [
  {
    rows: [
      ["7g 7k 7b 7r", "*Vier gelijke:* alle vier de kaarten van één waarde."],
      ["4b 5b 6b 7b 8b", "*Rij-bom:* vijf of meer opeenvolgende waarden van één reeks."],
    ],
  },
  "Een Bom slaat alles behalve een hogere Bom. Meer kaarten slaan minder kaarten; bij hetzelfde aantal wint de hoogste waarde. Van laag naar hoog:",
  {
    rows: [
      ["4g 4k 4b 4r", "vier vieren"],
      ["5g 5k 5b 5r", "vier vijven"],
      ["2k 3k 4k 5k 6k", "vijf kaarten tot 6"],
      ["4g 5g 6g 7g 8g", "vijf kaarten tot 8"],
      ["2b 3b 4b 5b 6b 7b", "zes kaarten tot 7"],
    ],
  },
  {
    list: [
      "Een Bom mag *op elk moment* zolang er iets op tafel ligt: buiten je beurt, op je eigen kaarten, en ook na de laatste pas, tot de slag is opgenomen.",
      "Het uitspeelrecht neemt hij niemand af. Op een lege tafel speelt alleen wie mag uitspelen; dat mag best een Bom zijn.",
      "Na een Bom gaat de beurt verder bij de buur van wie hem gooide, en wie gepast had mag weer meedoen.",
      "Willen er meer tegelijk een Bom gooien, dan helpt snelheid niet: ze komen in speelvolgorde aan bod, te beginnen na de laatst gespeelde kaarten. Online wacht de tafel even, zodat iedereen zich kan melden.",
      "In een Bom zit nooit een speciale kaart. Een straat van één reeks met de Feniks of de {Mah Jong|Nachtegaal} erin is een gewone straat.",
      "Een straat van één reeks is altijd een Bom en mag niet als gewone straat worden gespeeld.",
      "Vier gelijke met de Feniks is geen full house. Het is helemaal geen combinatie.",
    ],
  },
];

const wish: Block[] = [
  "Wie de {Mah Jong|Nachtegaal} speelt, alleen of in een straat, mag een waarde vragen, van 2 tot aas. Speciale kaarten kun je niet vragen.",
  "Vanaf dan geldt: wie aan de beurt is, een kaart van die waarde heeft en die volgens de regels kan spelen, *moet* die spelen: alleen of in elke combinatie die past, met hulp van de Feniks of als Bom als het niet anders kan. Welke combinatie, kiest de speler zelf. Wie niet kan, speelt of past zoals altijd.",
  "De wens blijft staan, ook in volgende slagen, tot iemand een echte kaart van die waarde speelt. Hij geldt voor iedereen, ook voor wie hem deed.",
  {
    list: [
      "Een Feniks in de plaats van de gevraagde kaart vervult de wens niet, en niemand hoeft hem daarvoor te spelen.",
      "De wens geldt ook bij het uitspelen: speel je uit en heb je de gevraagde kaart, dan moet die erbij zijn. Een Bom zonder die kaart mag niet.",
      "Hij geldt alleen in je beurt. Een Bom buiten je beurt hoeft er niet op te letten; wie gebonden is, mag dus altijd een Bom gooien op wat er ligt.",
      "De kaarten waarmee de wens komt, vervullen hem niet.",
      "Je mag een waarde vragen waarvan alle kaarten al weg zijn. Dat bindt niemand.",
    ],
  },
  { h3: "Een voorbeeld" },
  {
    rows: [
      ["Ma 2g 3k 4b 5r", "wordt uitgespeeld, gevraagd is een 7."],
      ["5g 6k 7b 8r Ph", "moet gespeeld worden, de Feniks als 4 of als 9."],
      ["7g 7k 7b 7r", "moet als Bom gegooid worden."],
      ["5g 6k 8r 9g Ph", "mag passen: alleen de Feniks zou een 7 zijn."],
    ],
  },
];

const phoenix: Block[] = [
  { h3: "De Feniks" },
  "In elke combinatie behalve een Bom is hij een joker voor een waarde van 2 tot aas. Zijn er twee mogelijkheden, dan kies je zelf; zeg je niets, dan geldt de hoogste.",
  {
    rows: [
      ["8g 8k 9g 9k Ph", "Drie achten en twee negens, of omgekeerd."],
      ["5g 6k 7b 8r Ph", "Een straat tot 8 of tot 9."],
    ],
  },
  "Alleen gespeeld is hij een halve waarde hoger dan de kaart eronder. Op [8g] is hij 8½: [9k] slaat hem, [8b] niet. Hij slaat een aas, maar niet de Draak. Uitgespeeld is hij 1½ waard, dus elke kaart vanaf de 2 slaat hem.",
];

const phoenixPoints = "Wie hem aan het einde in zijn slagen heeft, krijgt *min* 25 punten.";

const dragon: Block[] = [
  { h3: "De Draak" },
  "De hoogste enkele kaart: hij slaat een aas, en ook een Feniks op een aas. Alleen een Bom slaat de Draak. Hij telt 25 punten.",
];

const dragonBombed =
  "Valt er een Bom op de Draak, dan is de slag voor wie de Bom gooide, en die geeft niets weg. Dat geldt ook als je een Bom op je eigen Draak gooit.";

const dogSafe = "Op de {Hond|Wolf} valt geen Bom: zodra je hem ziet, is het uitspeelrecht al verhuisd.";

const dogWish = "Zolang een wens je bindt, kun je de {Hond|Wolf} niet uitspelen.";

const specials: Block[] = [
  { h3: "De {Hond|Wolf}" },
  "Je kunt hem alleen uitspelen, en alleen op zichzelf. Hij wint geen slag en telt niets; hij geeft het uitspeelrecht meteen aan je partner. Is je partner al uit, dan gaat het naar de volgende speler met kaarten rechts van je partner, en dat kun jij zijn.",
  dogSafe,
  dogWish,
  ...phoenix,
  phoenixPoints,
  ...dragon,
  "Wie er een slag mee wint, moet de hele slag, Draak inbegrepen, aan een tegenstander naar keuze geven. Het uitspeelrecht houdt hij.",
  dragonBombed,
];

const end: Block[] = [
  "De ronde is meteen voorbij als nog maar één speler kaarten heeft, of als twee partners als eerste en tweede uit zijn: een *dubbelzege*.",
  "Vóór het tellen geeft de laatste speler",
  { list: ["de kaarten in zijn hand aan de tegenpartij,", "al zijn slagen aan wie als eerste uit was."] },
  "De laatste slag telt zoals elke andere. De laatste kaart van de derde speler beëindigt hem meteen, zonder dat er nog gepast of een Bom gegooid wordt, en wint hem; is die kaart de Draak, dan wordt de slag eerst weggegeven.",
];

const points: Block[] = [
  {
    table: [
      ["Kaart", "Punten"],
      ["elke koning", "10"],
      ["elke tien", "10"],
      ["elke vijf", "5"],
      ["Draak", "25"],
      ["Feniks", "−25"],
      ["alle andere", "0"],
    ],
  },
];

const score: Block[] = [
  "Elk team telt de kaarten in zijn slagen. Samen zijn dat 100 punten.",
  ...points,
  "Na een *dubbelzege* wordt er niet geteld: het team schrijft 200 punten, het andere 0.",
  "Daarna worden Tichu en grote Tichu erbij geteld of eraf gehaald. Een dubbelzege met een gewonnen Tichu maakt 300.",
];

const match: Block[] = [
  "Het spel gaat tot 1000 punten; een tafel mag iets anders afspreken. Halen beide teams dat in dezelfde ronde, dan wint het hoogste totaal. Staan ze gelijk, dan volgt nog een ronde, en zo verder tot er een voorligt.",
];

const text: RulesText = {
  headings: {
    differs: "Wat er anders is dan in Nanjing",
    goal: "Het doel",
    cards: "De kaarten",
    deal: "Kaarten nemen",
    calls: "Kleine en grote Tichu",
    exchange: "Kaarten doorgeven",
    play: "Slagen spelen",
    combinations: "Combinaties",
    bombs: "Bommen",
    wish: "De wens",
    specials: "{Hond|Wolf}, Feniks, Draak",
    end: "Het einde van een ronde",
    score: "De puntentelling",
    match: "Het spel winnen",
  },
  books: {
    "fata-morgana": "Fata Morgana (Duits, 2011)",
    philibert: "Philibert (Frans, 2004)",
    groo: "Groo (Portugees, 2009)",
    tichubadour: "Tichubadour (Frans, 2022)",
    francois: "Johan François (Nederlands)",
  },
  variants: {
    nanjing: {
      name: "Tichu Nanjing",
      players: "4 spelers",
      summary:
        "Twee teams van twee willen zo snel mogelijk van hun kaarten af. Iemand speelt een kaart of een combinatie uit; de anderen slaan die met hetzelfde, maar hoger, of ze passen. Een paar kaarten tellen punten, vier kaarten zijn speciaal, Bommen slaan alles, en wie zich sterk voelt kan erop wedden als eerste uit te zijn: die weddenschap heet Tichu.",
      sections: {
        goal: [
          "Je zit tegenover je partner en speelt samen tegen de twee ertussen. Het eerste team met 1000 punten wint het spel. Punten komen op drie manieren:",
          {
            list: [
              "*Kaarten in slagen:* koningen, tienen, vijven, Draak en Feniks tellen, samen 100 punten per ronde.",
              "*Uit zijn:* zijn jij en je partner allebei uit vóór de eerste tegenstander, dan is dat een dubbelzege, 200 punten.",
              "*Aankondigingen:* Tichu en grote Tichu leveren 100 of 200 punten op, of kosten ze.",
            ],
          },
          "Vroeg uit zijn loont, de laatste zijn doet pijn: wie met kaarten blijft zitten, moet alles weggeven.",
        ],
        cards,
        deal: [
          "Wie in de vorige ronde als eerste uit was, schudt; in de eerste ronde is dat een willekeurige speler. Er wordt niet gedeeld: de schudder neemt de bovenste kaart, en daarna neemt iedereen om beurten één kaart, in speelvolgorde, tot elk er veertien heeft.",
          "Veel tafels delen toch: acht kaarten voor ieder, een pauze voor de grote Tichu, dan nog zes. Dat komt op hetzelfde neer, want niemand ziet een negende kaart voordat hij over de grote Tichu heeft beslist. Online wordt het aan iedereen tegelijk gevraagd, en de antwoorden blijven verborgen tot ze er allemaal zijn.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "*Grote Tichu:* voordat je je negende kaart ziet. Je team wint of verliest 200 punten.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Als iedereen veertien kaarten heeft, geeft elke speler één kaart, gedekt, aan elk van de drie anderen, en krijgt er dus drie. De nieuwe bekijk je pas als je eigen drie weggegeven zijn.",
          "Wat twee spelers elkaar geven, gaat de anderen niet aan. Meestal krijgt de partner iets goeds en de tegenstander iets onbruikbaars, maar dat is gewoonte, geen regel.",
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
          about: "Het boekje van de uitgever in Bern. Het is het spel zoals het op deze bladzijde staat.",
          notes: [
            {
              section: "bombs",
              text: "Het boekje zegt het met zoveel woorden: Bommen slaan kaarten, maar niet het uitspeelrecht en niet de Hond, en op je eigen slag mag er ook een vallen.",
            },
            {
              section: "end",
              text: "Het boekje bevestigt dat de laatste slag van de derde speler telt, en dat een Draak erin nog wordt weggegeven.",
            },
          ],
        },
        philibert: {
          about:
            "Een Franse vertaling met veel voorbeelden. Eén ding is anders: hier is zelfs de Hond niet veilig.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "Een Bom mag op alle vier de speciale kaarten vallen, ook op de Hond. Die blijft liggen tot wie het uitspeelrecht kreeg, uitspeelt; tot dan mag iedereen er een Bom op gooien, zelfs wie hem speelde. Wie de Bom gooit krijgt de Hond, en het gaat verder zoals na elke Bom.",
            },
          ],
        },
        groo: {
          about:
            "Het Portugese boekje noemt het spel Tichu Nanking en heeft een lange lijst vragen en antwoorden.",
          notes: [
            {
              section: "deal",
              text: "De kaarten worden met de klok mee genomen, hoewel er tegen de klok in wordt gespeeld. Wie schudt, mag ze ook delen.",
            },
            {
              section: "calls",
              text: "Kondigen twee partners op precies hetzelfde moment Tichu aan, dan mag de latere in speelvolgorde de aankondiging intrekken.",
            },
            { section: "play", text: "Een tafel mag ook met de klok mee spelen." },
          ],
        },
        tichubadour: {
          about:
            "De uitgave van de scoutsgroep Troubadours uit Fribourg in Zwitserland, met eigen reeksen en eigen dieren. De kaarten doen precies hetzelfde.",
          notes: [
            {
              section: "cards",
              text: "De reeksen heten houweel, tent, kompas en halsdoek. De Hond is een Wolf, de Mah Jong een Nachtegaal.",
            },
            {
              section: "deal",
              text: "De kaarten worden gedeeld: acht voor ieder, dan de grote Tichu, dan nog zes.",
            },
            {
              section: "wish",
              text: "Wie de wens kan vervullen en het niet doet, wordt hier niet tegengehouden maar gestraft: de tegenstanders winnen de ronde met 200 punten, de anderen krijgen 0, en kaarten worden niet geteld. Aankondigingen hangen nog altijd af van wie als eerste uit is; staat er nog een open, dan wordt er doorgespeeld tot iemand uit is.",
            },
            {
              section: "match",
              text: "Het puntendoel wordt vóór het spel afgesproken. Traditioneel is dat 1000.",
            },
          ],
        },
        francois: {
          about: "De Nederlandse vertaling, met vragen en antwoorden van de vereniging van Tichuspelers.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Wie de Mah Jong speelt, alleen of in een straat, *moet* een waarde vragen, van 2 tot aas. Speciale kaarten kun je niet vragen.",
            },
            { section: "play", text: "In onderling overleg mag er met de klok mee worden gespeeld." },
            {
              section: "specials",
              text: "Volgens het boekje mag wie een slag met de Draak wint ‘uitspelen of passen’. Hier moet hij hoe dan ook uitspelen: na dat passen zou er niets meer komen.",
            },
          ],
        },
      },
    },
    trichu: {
      name: "Trichu",
      players: "3 spelers",
      summary:
        "Tichu voor drie, met een vierde hand die van niemand is. De alleenspeler speelt die naast zijn eigen hand: alleenspeler en blinde tegen de twee anderen. De volgende ronde heeft misschien een ander de gehoorzame partner.",
      sections: {
        differs: [
          {
            list: [
              "Vier handen voor drie spelers: de alleenspeler speelt er twee, de zijne en die van de blinde.",
              "Alleenspeler noch blinde kan een grote Tichu aankondigen.",
              "Kaarten worden alleen aan tegenstanders doorgegeven.",
              "Na het doorgeven ligt de hand van de blinde open.",
              "De blinde hoeft geen wens te vervullen.",
              "De punten worden per speler genoteerd, in vier kolommen. Er worden negen rondes gespeeld, gewoonlijk zonder puntendoel.",
            ],
          },
        ],
        goal: [
          "Na negen rondes de meeste punten hebben. Elke ronde is twee tegen twee, de alleenspeler met de blinde tegen de twee anderen, en wat jouw kant haalt schrijf je in je eigen kolom. De blinde heeft ook een kolom, en kan winnen.",
        ],
        cards,
        deal: [
          "Er worden vier handen van veertien kaarten gemaakt zoals in Nanjing. Eén speler is de alleenspeler, de blinde zit tegenover hem.",
          "De deler is de alleenspeler. Wie de eerste is, beslist het toeval; na elke ronde gaat de rol naar de speler rechts.",
          "Als alle kaarten verdeeld zijn, bekijkt de alleenspeler beide handen.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "De alleenspeler mag ook Tichu aankondigen *voor de blinde*, vóór diens eerste kaart. Elke aankondiging geldt alleen voor die ene hand.",
              "*Grote Tichu* is alleen voor de twee tegenstanders, elk voordat hij zijn negende kaart ziet. Hun team wint of verliest 200 punten.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Kaarten gaan alleen tussen tegenstanders, gedekt en tegelijk:",
          {
            list: [
              "de alleenspeler geeft elke tegenstander een kaart,",
              "de blinde geeft elke tegenstander een kaart, die de alleenspeler kiest,",
              "elke tegenstander geeft een kaart aan de alleenspeler en een aan de blinde.",
            ],
          },
          "Daarna wordt de hand van de blinde voor iedereen open neergelegd.",
        ],
        play: [
          right,
          ...play,
          "De blinde speelt in zijn eigen beurt; wat, beslist de alleenspeler. Heeft de blinde de Mah Jong, dan speelt hij uit, en de alleenspeler doet zijn wens.",
          apart,
        ],
        combinations,
        bombs,
        wish: [
          ...wish,
          { h3: "De blinde en de wens" },
          "De blinde hoeft geen wens te vervullen, niet in zijn beurt en niet bij het uitspelen. Speelt hij toch een kaart van die waarde, dan is de wens vervuld. De eigen hand van de alleenspeler is gebonden zoals elke andere.",
        ],
        specials,
        end,
        score: [
          ...score,
          "Wat een team haalt, wordt bij elk van zijn twee spelers geschreven. Halen de tegenstanders 60 punten en de kant van de alleenspeler 40, dan schrijft elke tegenstander 60, de alleenspeler 40 en de blinde 40.",
        ],
        match: [
          "Een spel heeft negen rondes, of een ander veelvoud van drie, zodat iedereen even vaak alleenspeler is. Wie dan de meeste punten heeft, wint; hebben meer spelers er evenveel, dan delen ze de zege.",
          "De spelregels raden een doel van 1000 punten af: de blinde staat elke ronde aan de kant van de alleenspeler en zou er waarschijnlijk het eerst zijn. Een tafel mag het toch afspreken: wie voorligt zodra iemand het doel heeft gehaald, wint; bij gelijke stand volgt nog een ronde.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "Het spel zoals het op deze bladzijde staat. Het boekje noemt de blinde ‘Tisch’, Duits voor tafel, en maakt er een dame van.",
          notes: [
            {
              section: "deal",
              text: "Het boekje zegt niet welke kant de rol van alleenspeler op gaat. Hier gaat die naar rechts, zoals het spel.",
            },
          ],
        },
        philibert: {
          about: "Het Franse boekje noemt de blinde ‘le Mort’ en heeft eigen ideeën over wie ermee speelt.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "Alleenspeler is wie in de vorige ronde als eerste uit was; in de eerste ronde beslist het toeval. Was de blinde als eerste uit, dan verandert er niets.",
            },
            {
              section: "exchange",
              instead: [0, 1],
              text: "Elk van de drie echte spelers geeft één kaart aan elk van de twee anderen. De blinde geeft en krijgt niets.",
            },
            {
              section: "specials",
              instead: [2],
              text: "Een Bom mag ook op de Hond vallen, tot wie het uitspeelrecht kreeg, uitspeelt.",
            },
            { section: "match", text: "Er worden negen rondes gespeeld, wie er ook alleenspeler is." },
          ],
        },
        groo: {
          about: "Het Portugese boekje noemt het spel Threechu en de blinde de denkbeeldige speler.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "De deler is de alleenspeler. Wie de eerste is, beslist het toeval; na elke ronde gaat de rol naar de speler links.",
            },
            {
              section: "deal",
              text: "De kaarten worden met de klok mee genomen, hoewel er tegen de klok in wordt gespeeld.",
            },
            {
              section: "calls",
              text: "Kondigen de twee tegenstanders op precies hetzelfde moment Tichu aan, dan mag de latere in speelvolgorde de aankondiging intrekken.",
            },
            {
              section: "match",
              text: "Hoeveel rondes het zijn, beslist de tafel, zolang het getal deelbaar is door drie. Hier zijn het er gewoonlijk negen.",
            },
          ],
        },
      },
    },
    tientsin: {
      name: "Tichu Tientsin",
      players: "6 spelers",
      summary:
        "Tichu voor zes: twee teams van drie, om en om aan tafel, zodat iedereen aan weerszijden een tegenstander heeft. De handen zijn kleiner, en voor de grote zege moeten alle drie de partners uit zijn.",
      sections: {
        differs: [
          {
            list: [
              "Twee spelers hebben tien kaarten, vier hebben er negen.",
              "De grote Tichu kondig je aan vóór de zevende kaart.",
              "Ieder geeft elk van zijn partners één kaart, tegenstanders geen.",
              "De Hond gaat naar een partner van jouw keuze.",
              "Alleen een triple-overwinning telt, 300 punten. Eerste en tweede worden betekent nog niets.",
              "De slagen van de laatste gaan naar de tegenpartij, die van de vijfde naar de winnaar van de ronde.",
            ],
          },
        ],
        goal: [
          "Het eerste team van drie met 1000 punten wint. Zoals in Nanjing komen punten van kaarten in slagen, van aankondigingen en van vroeg uit zijn: zijn alle drie van een team uit terwijl alle drie de tegenstanders nog kaarten hebben, dan is dat een triple-overwinning, 300 punten.",
        ],
        cards,
        deal: [
          "Wie in de vorige ronde als eerste uit was, schudt en neemt de eerste kaart; in de eerste ronde is dat een willekeurige speler. Daarna neemt iedereen om beurten één kaart, in speelvolgorde. 56 is niet deelbaar door zes: de eerste twee hebben tien kaarten, de anderen negen.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "*Grote Tichu:* voordat je je *zevende* kaart ziet. Je team wint of verliest 200 punten.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Ieder geeft één kaart, gedekt, aan elk van zijn twee partners en krijgt er van elk één terug. Tegenstanders krijgen niets. De nieuwe kaarten bekijk je pas als je eigen twee weggegeven zijn.",
        ],
        play: [right, ...play, apart],
        combinations,
        bombs,
        wish,
        specials: [
          { h3: "De Hond" },
          "Je kunt hem alleen uitspelen, en alleen op zichzelf. Hij wint geen slag en telt niets; hij geeft het uitspeelrecht meteen aan een partner van jouw keuze die nog kaarten heeft. Heeft geen van beiden er nog, dan gaat het naar de volgende speler met kaarten aan jouw rechterkant.",
          dogSafe,
          dogWish,
          ...phoenix,
          phoenixPoints,
          ...dragon,
          "Wie er een slag mee wint, moet de hele slag, Draak inbegrepen, aan een van de drie tegenstanders geven. Het uitspeelrecht houdt hij.",
          dragonBombed,
        ],
        end: [
          "De ronde is meteen voorbij als nog maar één speler kaarten heeft, of met een *triple-overwinning*: alle drie van een team zijn uit, en alle drie de tegenstanders hebben nog kaarten.",
          "Vóór het tellen geeft",
          {
            list: [
              "de laatste speler de kaarten in zijn hand *en* al zijn slagen aan de tegenpartij,",
              "de vijfde al zijn slagen aan wie als eerste uit was.",
            ],
          },
          "De laatste slag telt zoals elke andere. De laatste kaart van de vijfde speler beëindigt hem meteen en wint hem; is die kaart de Draak, dan wordt de slag eerst weggegeven.",
        ],
        score: [
          "Elk team telt de kaarten in zijn slagen. Samen zijn dat 100 punten.",
          ...points,
          "Na een *triple-overwinning* wordt er niet geteld: het team schrijft 300 punten, het andere 0. Daarna worden Tichu en grote Tichu erbij geteld of eraf gehaald.",
          { h3: "Wie wanneer uit is" },
          "A, C en E spelen tegen B, D en F.",
          {
            table: [
              ["Tot nu toe uit", "Wat dat betekent"],
              ["C, A, E", "Triple-overwinning: 300 punten, de ronde is voorbij."],
              ["C, A, B", "Eerste en tweede samen is niets bijzonders. Het gaat verder."],
              [
                "C, A, B, E",
                "Eén team is uit, maar B was sneller dan hun derde: geen triple-overwinning. D en F spelen door.",
              ],
              [
                "C, A, B, E, F",
                "D blijft over en geeft hand en slagen aan het andere team. F, de vijfde, geeft zijn slagen aan C.",
              ],
            ],
          },
        ],
        match,
      },
      editions: {
        "fata-morgana": {
          about: "Het spel zoals het op deze bladzijde staat.",
          notes: [],
        },
        philibert: {
          about:
            "Het Franse boekje zegt duidelijk hoe de kaarten worden verdeeld: vier handen van negen, twee van tien.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "Een Bom mag ook op de Hond vallen, tot wie het uitspeelrecht kreeg, uitspeelt.",
            },
          ],
        },
        groo: {
          about: "Het Portugese boekje speelt hetzelfde spel, met een eigen manier van nemen en aankondigen.",
          notes: [
            {
              section: "deal",
              text: "De kaarten worden met de klok mee genomen, hoewel er tegen de klok in wordt gespeeld. De deler en zijn linkerbuur hebben daardoor tien kaarten.",
            },
            {
              section: "calls",
              text: "Kondigen partners op precies hetzelfde moment Tichu aan, dan mogen allen behalve de eerste in speelvolgorde hun aankondiging intrekken.",
            },
            { section: "play", text: "Een tafel mag ook met de klok mee spelen." },
          ],
        },
        francois: {
          about: "Het Nederlandse boekje speelt hetzelfde spel, maar een kaart vragen is er verplicht.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Wie de Mah Jong speelt, alleen of in een straat, *moet* een waarde vragen, van 2 tot aas. Speciale kaarten kun je niet vragen.",
            },
            { section: "play", text: "In onderling overleg mag er met de klok mee worden gespeeld." },
          ],
        },
      },
    },
    grandseigneur: {
      name: "Grandseigneur",
      players: "5 tot 12 spelers",
      summary:
        "Ieder voor zich. Geen teams, geen punten, geen aankondigingen; de volgorde van uit zijn beslist wie de volgende ronde bovenaan zit en wie zijn beste kaarten moet afstaan. Wie boven zit, blijft daar graag.",
      sections: {
        differs: [
          {
            list: [
              "Geen teams: ieder speelt alleen.",
              "De Hond blijft in de doos.",
              "Geen Tichu, geen grote Tichu, geen punten.",
              "Kaarten doorgeven gaat volgens rang: wie onderaan zit, geeft zijn beste kaarten naar boven.",
              "De drakenslag wordt niet weggegeven.",
              "Vanaf zeven spelers twee kaartspellen.",
            ],
          },
        ],
        goal: [
          "Raak je kaarten zo vroeg mogelijk kwijt. Wie als eerste uit is, is de volgende ronde *Grandseigneur*; wie met kaarten blijft zitten, is de *Misérable*. Van boven naar onder:",
          { list: ["Grandseigneur", "Seigneur", "Maître", "Bourgeois", "Pauvre", "Misérable"] },
          "Met meer of minder spelers komen er titels bij of vallen er weg.",
        ],
        cards: [
          "Er zijn vier reeksen van dertien waarden: 2 tot en met 10, dan boer, vrouw, koning en aas. De aas is altijd hoog, en geen reeks is meer waard dan een andere.",
          { rows: [["Ag Ak Ab Ar", "De vier reeksen: jade, zwaard, pagode en ster."]] },
          "Er zijn drie speciale kaarten. De Hond doet niet mee: zonder partner weet hij niet waarheen.",
          {
            rows: [
              ["Ma", "*Mah Jong:* een 1. Wie hem heeft, begint; wie hem speelt, mag een wens doen."],
              ["Ph", "*Feniks:* een joker."],
              ["Dr", "*Draak:* de hoogste enkele kaart."],
            ],
          },
          "Vanaf zeven spelers worden twee kaartspellen door elkaar geschud, het tweede zonder Hond en Mah Jong. Er zijn dan twee Feniksen en twee Draken.",
        ],
        deal: [
          "De Misérable schudt, deelt en ruimt de slagen op; in de eerste ronde doet een willekeurige speler dat. Alle kaarten worden gedeeld. Wat overblijft, gaat naar wie het eerst kaarten krijgt, te beginnen met de Grandseigneur.",
          {
            table: [
              ["Spelers", "Kaartspellen", "Kaarten"],
              ["5", "1", "11"],
              ["6", "1", "9, één heeft er 10"],
              ["7", "2", "15, vier hebben er 16"],
              ["8", "2", "13, vijf hebben er 14"],
              ["9", "2", "12, één heeft er 13"],
              ["10", "2", "10, negen hebben er 11"],
              ["11", "2", "9, tien hebben er 10"],
              ["12", "2", "9, één heeft er 10"],
            ],
          },
          { h3: "Wie waar zit" },
          "Iedereen zit volgens rang: links van de Grandseigneur de Seigneur, dan de Maître, en zo de tafel rond tot de Misérable, die rechts van de Grandseigneur terechtkomt. De beste stoel is voor de Grandseigneur.",
        ],
        calls: ["Aankondigingen zijn er niet. Niemand wedt, iedereen haast zich."],
        exchange: [
          "In de eerste ronde worden geen kaarten doorgegeven. Vanaf de tweede geeft",
          {
            list: [
              "de laatste zijn *drie* beste kaarten aan de eerste,",
              "de voorlaatste zijn *twee* beste aan de tweede,",
              "de volgende van onderen zijn *ene* beste kaart aan de derde.",
            ],
          },
          "Wie boven zit, geeft tegelijk evenveel kaarten naar eigen keuze terug, dus voordat hij ziet wat hij krijgt. Alle anderen houden hun hand.",
          "De beste kaart is de Draak, dan de Feniks, dan de Mah Jong, dan de andere volgens waarde. Tussen gelijke kiest wie geeft. Met vijf spelers is het op elke trap een kaart minder: twee, één, geen.",
        ],
        play: [
          "De beurt gaat naar rechts, tegen de klok in; na de Grandseigneur komt dus de Misérable.",
          ...play,
          "De slagen zelf zijn niets waard. Je wint ze om te mogen uitspelen.",
        ],
        combinations: [
          ...combinations.slice(0, -1),
          "Verder zijn er alleen Bommen. De Draak wordt altijd alleen gespeeld.",
        ],
        bombs: [
          ...bombs,
          { h3: "Met twee kaartspellen" },
          "Een Bom van vier gelijke moet vier verschillende reeksen hebben.",
          {
            rows: [
              ["7g 7k 7b 7r", "is een Bom."],
              ["7g 7g 7k 7b", "is geen combinatie."],
            ],
          },
        ],
        wish,
        specials: [
          { h3: "De Hond" },
          "Die doet niet mee.",
          ...phoenix,
          "Met twee kaartspellen zijn er twee. Een Feniks op een Feniks is een halve waarde hoger, en beide mogen in dezelfde combinatie dienen, maar nooit in een Bom.",
          ...dragon.slice(0, 1),
          "De hoogste enkele kaart; alleen een Bom slaat hem of, met twee kaartspellen, de tweede Draak. Zijn slag wordt niet weggegeven: er is niemand om hem aan te geven.",
        ],
        end: [
          "De ronde is voorbij als nog maar één speler kaarten heeft. De volgorde van uit zijn bepaalt de rangen van de volgende ronde, en iedereen wisselt van plaats. Als er al iemand wisselt: het stelsel is stabiel.",
        ],
        score: ["Punten zijn er niet. Niemand telt slagen."],
        match: [
          "Een einde is er niet, tenzij je er een afspreekt. Een tafel mag een aantal rondes vastleggen; wie na de laatste Grandseigneur is, heeft gewonnen.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "Alleen het boekje van de uitgever heeft dit spel. Het Portugese weigert het te vertalen en raadt wie twaalf mensen bij elkaar heeft zaalvoetbal aan.",
          notes: [
            {
              section: "wish",
              text: "Het boekje zegt dat de fijne kneepjes van Tichu hier niet tellen. Wij lezen dat als: geen aankondigingen, geen punten. De wens blijft.",
            },
            {
              section: "cards",
              text: "Twee kaartspellen zijn een aanrader vanaf zeven spelers. Een tafel mag ze ook met minder gebruiken.",
            },
          ],
        },
      },
    },
    hierarchie: {
      name: "Hiërarchie",
      players: "5 tot 10 spelers",
      summary:
        "Het rangenspel van het Franse boekje, onder de titel ‘Quelqu’un est toujours le trou du C..’: iemand moet altijd de laatste zijn, en de laatste heeft een lelijke naam. Geen teams, geen punten; wie als eerste uit is, is de Grand Maître en heeft een goed leven.",
      sections: {
        differs: [
          {
            list: [
              "Geen teams, geen punten, geen aankondigingen.",
              "108 kaarten: de reekskaarten van twee kaartspellen, maar één stel speciale kaarten.",
              "Er wordt met de klok mee gespeeld.",
              "Kaarten doorgeven gaat volgens rang: de beste kaarten gaan omhoog, de laagste omlaag.",
              "Een tripple moet drie verschillende reeksen hebben, een Bom van vier gelijke vier.",
              "De Mah Jong geeft geen wens, de drakenslag wordt niet weggegeven, en de Hond gaat naar de laagste in rang.",
            ],
          },
        ],
        goal: [
          "Raak je kaarten zo vroeg mogelijk kwijt. Wie als eerste uit is, is de volgende ronde *Grand Maître*. Wie met kaarten blijft zitten, is de *Trou du C..*: die schudt, deelt en gehoorzaamt. Dat is de ene plaats die je niet wilt.",
        ],
        cards: [
          "Er zijn 108 kaarten: de reekskaarten van twee kaartspellen, dus elke kaart van 2 tot aas dubbel, en één stel speciale kaarten.",
          { rows: [["Ag Ak Ab Ar", "De vier reeksen: jade, zwaard, pagode en ster."]] },
          {
            rows: [
              ["Ma", "*Mah Jong:* een 1. Wie hem heeft, begint."],
              ["Do", "*Hond:* geeft het uitspeelrecht aan de laagste in rang."],
              ["Ph", "*Feniks:* een joker."],
              ["Dr", "*Draak:* de hoogste enkele kaart."],
            ],
          },
        ],
        deal: [
          "De Trou du C.. schudt en deelt, met de klok mee; in de eerste ronde doet een willekeurige speler dat. Met vijf tot negen spelers krijgt iedereen twaalf kaarten, en wat overblijft ligt open naast het spel. Met tien worden alle kaarten gedeeld.",
          {
            table: [
              ["Spelers", "Kaarten", "Open"],
              ["5", "12", "48"],
              ["6", "12", "36"],
              ["7", "12", "24"],
              ["8", "12", "12"],
              ["9", "12", "geen"],
              ["10", "11, twee hebben er 10", "geen"],
            ],
          },
          { h3: "Wie waar zit" },
          "De Grand Maître neemt de stoel die hem bevalt. De anderen zitten volgens rang links van hem, zodat de Trou du C.. rechts van hem terechtkomt.",
        ],
        calls: ["Aankondigingen zijn er niet."],
        exchange: [
          "In de eerste ronde worden geen kaarten doorgegeven. Vanaf de tweede geeft, gedekt en allemaal tegelijk,",
          {
            list: [
              "de laatste zijn *drie* beste kaarten aan de eerste, die zijn drie laagste teruggeeft,",
              "de voorlaatste zijn *twee* beste aan de tweede, die zijn twee laagste teruggeeft,",
              "de volgende van onderen zijn *ene* beste kaart aan de derde, die zijn laagste teruggeeft.",
            ],
          },
          "Van hoog naar laag: Draak, Feniks, Mah Jong, Hond, aas, koning, vrouw, boer, 10 en zo verder tot 2. Tussen gelijke kiest wie geeft. Alle anderen houden hun hand; met vijf spelers de derde ook.",
        ],
        play: [
          "De beurt gaat naar links, met de klok mee; na de eerste in rang komt dus de tweede.",
          ...play,
          "Ligt de Mah Jong bij de overgebleven kaarten, dan speelt de hoogste in rang uit, in de eerste ronde de linkerbuur van de deler. De slagen zelf zijn niets waard. Je wint ze om te mogen uitspelen.",
        ],
        combinations: [
          ...combinations,
          { h3: "Elke kaart dubbel" },
          "Een tripple moet drie verschillende reeksen hebben, ook in een full house en naast de Feniks. Een paar mag uit twee identieke kaarten bestaan.",
          {
            rows: [
              ["7r 7b 7g", "is een tripple."],
              ["7r 7b 7r", "is er geen."],
              ["7r 7r Ph", "is er ook geen."],
              ["7r 7r", "is een paar."],
            ],
          },
        ],
        bombs: [
          ...bombs,
          { h3: "Elke kaart dubbel" },
          "Een Bom van vier gelijke moet vier verschillende reeksen hebben.",
        ],
        wish: [
          "Een wens is er niet. De Mah Jong bepaalt alleen wie begint; in een straat is hij zoals altijd de 1.",
        ],
        specials: [
          { h3: "De Hond" },
          "Je kunt hem alleen uitspelen, en alleen op zichzelf. Hij geeft het uitspeelrecht aan de laagste in rang, in de eerste ronde aan de deler; is die uit, aan de volgende met kaarten. Speelt de laagste hem zelf, dan speelt hij nog een keer uit.",
          "Op de Hond mag een Bom vallen tot wie het uitspeelrecht kreeg, uitspeelt.",
          ...phoenix,
          ...dragon.slice(0, 1),
          "De hoogste enkele kaart; alleen een Bom slaat hem. Zijn slag wordt niet weggegeven.",
        ],
        end: [
          "De ronde is voorbij als nog maar één speler kaarten heeft: dat is de volgende Trou du C.. De volgorde van uit zijn bepaalt de rangen, en iedereen wisselt van plaats.",
        ],
        score: ["Punten zijn er niet."],
        match: [
          "Een einde is er niet, tenzij je er een afspreekt. Een tafel mag een aantal rondes vastleggen; wie na de laatste de hoogste rang heeft, heeft gewonnen.",
        ],
      },
      editions: {
        philibert: {
          about:
            "Alleen het Franse boekje heeft dit spel. Waar het niets zegt, vertelt deze bladzijde hoe wij het spelen.",
          notes: [
            {
              section: "cards",
              text: "Het boekje telt beide kaartspellen uit de doos als 108 kaarten. Twee kaartspellen hebben er 112; daarom laten wij één stel speciale kaarten weg.",
            },
            {
              section: "play",
              text: "Het boekje zegt niet wie uitspeelt als de Mah Jong niet gedeeld is. Die regel is van ons.",
            },
            { section: "specials", text: "Zoals overal in dit boekje mag er een Bom op de Hond vallen." },
          ],
        },
      },
    },
  },
};

export default text;
