// The rules in German, in the words of the Bernese rule book. Swiss spelling is derived (i18n/swiss.ts).
import type { Block, RulesText } from "../shape";

const cards: Block[] = [
  "Gespielt wird mit 56 Karten. 52 davon gehören zu vier Familien mit je dreizehn Werten: 2 bis 10, dann Bube, Dame, König und As. Das As ist immer hoch, und keine Familie ist mehr wert als eine andere.",
  {
    rows: [
      [
        "Ag Ak Ab Ar",
        "Die vier Familien: {Jade, Schwerter, Pagode und Stern|Spitzhacke, Zelt, Kompass und Halstuch}.",
      ],
    ],
  },
  "Vier Spezialkarten gehören zu keiner Familie:",
  {
    rows: [
      [
        "Ma",
        "*{Mah Jong (Hanfsperling)|Nachtigall}:* eine 1. Wer {ihn|sie} hat, beginnt; wer {ihn|sie} spielt, hat einen Wunsch frei.",
      ],
      ["Do", "*{Hund|Wolf}:* übergibt das Ausspielrecht dem Partner."],
      ["Ph", "*Phönix:* ein Joker, und ein starker. Er kostet 25 Punkte."],
      ["Dr", "*Drache:* die höchste Einzelkarte, 25 Punkte."],
    ],
  },
];

const calls: Block[] = ["Mit einer Ansage wettest du, dass *du selbst* zuerst alle Karten los bist."];

const callsMore: Block[] = [
  "Eine Ansage ist persönlich. Du darfst sie nicht mit dem Partner absprechen, und wenn er vor dir fertig ist, hast du sie verloren. Mehrere dürfen ansagen, auch zwei Partner; recht behält höchstens einer. Für das gleiche Blatt wird höchstens einmal angesagt.",
  "Ansagen kommen zu allem hinzu, was die Runde sonst bringt, und ändern daran nichts: 30 Kartenpunkte und ein gewonnenes Tichu ergeben 130, 40 Kartenpunkte und ein verlorenes −60.",
];

const tichu =
  "*(Kleines) Tichu:* jederzeit, bis du deine erste Karte spielst, auch wenn du nicht an der Reihe bist, und auch schon vor dem Schupfen. Dein Team gewinnt oder verliert 100 Punkte.";

const play: Block[] = [
  "Wer zu Beginn {den Mah Jong|die Nachtigall} hat, spielt zum ersten Stich aus, und zwar eine beliebige Kombination. {Der Mah Jong|Die Nachtigall} selbst darf auf der Hand bleiben.",
  "Danach passen die anderen der Reihe nach oder schlagen, was oben liegt. Dazu braucht es dreierlei:",
  { list: ["die gleiche Art von Kombination,", "gleich viele Karten,", "einen höheren Wert."] },
  "Ein Paar wird also nur von einem Paar geschlagen und eine Reihe von sechs Karten nur von einer Reihe von sechs Karten. Die einzige Ausnahme sind Bomben.",
  "Wer gepasst hat, darf im gleichen Stich wieder mitspielen, sobald er an der Reihe ist. Haben alle anderen, die noch Karten haben, nacheinander gepasst, so nimmt der Letzte, der gespielt hat, den Stich verdeckt zu sich und spielt neu aus. Wer ausspielt, darf nicht passen.",
  "Wer keine Karten mehr hat, hat die Runde beendet. Gewinnt er mit der letzten Karte den Stich, so geht das Ausspielrecht an den nächsten Spieler in der Reihe, der noch Karten hat.",
];

const right = "Gespielt wird gegen den Uhrzeigersinn: Nach dir kommt, wer rechts von dir sitzt.";

const apart =
  "Partner legen ihre Stiche getrennt ab: Am Ende der Runde wechselt vielleicht einer der beiden Stapel den Besitzer.";

const trick: Block[] = [
  { h3: "Ein Stich, Schritt für Schritt" },
  "Süd und Nord spielen gegen Ost und West. Die Reihenfolge ist Süd, Ost, Nord, West.",
  {
    rows: [
      ["5g 5k", "Süd spielt ein Paar aus, also sind Paare gefragt."],
      ["8b 8r", "Ost hat ein höheres. Nord und West passen."],
      ["Jg Ph", "Süd ist wieder dabei; der Phönix ist der zweite Bube."],
      ["Qk Qb", "Ost geht noch einmal höher. Nord und West passen."],
      ["9g 9k 9b 9r", "Süd wirft eine Bombe. Dreimal passen: Süd nimmt den Stich und spielt aus."],
    ],
  },
];

const combinations: Block[] = [
  {
    rows: [
      ["4g", "*Einzelkarte:* eine Karte für sich."],
      ["8g 8k", "*Paar:* zwei Karten vom gleichen Wert."],
      [
        "Jg Jk Qb Qr Kg Kk",
        "*Folge von Paaren (Treppe):* zwei oder mehr Paare mit benachbarten Werten. Das höchste Paar entscheidet.",
      ],
      ["2g 2k 2b", "*Trippel (Drilling):* drei Karten vom gleichen Wert."],
      ["5g 5k 5b 9g 9r", "*Fullhouse:* ein Trippel und ein Paar. Das Trippel entscheidet."],
      [
        "4g 5k 6b 7r 8g 9k",
        "*Reihe (Straße):* fünf oder mehr benachbarte Werte, die Familien gemischt. Die höchste Karte entscheidet.",
      ],
    ],
  },
  "Eine Reihe darf mit {dem Mah Jong|der Nachtigall} als 1 beginnen und bis zum As gehen, hat also höchstens vierzehn Karten. Unter die 2 kommt das As nie.",
  "Außer diesen gibt es nur noch Bomben. Drache und {Hund|Wolf} werden immer einzeln gespielt.",
];

const bombs: Block[] = [
  {
    rows: [
      ["7g 7k 7b 7r", "*Vierblatt:* alle vier Karten eines Werts."],
      ["4b 5b 6b 7b 8b", "*Reihenbombe:* fünf oder mehr benachbarte Werte aus einer Familie."],
    ],
  },
  "Eine Bombe schlägt alles, was nicht eine höhere Bombe ist. Mehr Karten schlagen weniger; bei gleich vielen entscheidet der Wert. Von unten nach oben:",
  {
    rows: [
      ["4g 4k 4b 4r", "vier Vierer"],
      ["5g 5k 5b 5r", "vier Fünfer"],
      ["2k 3k 4k 5k 6k", "fünf Karten bis 6"],
      ["4g 5g 6g 7g 8g", "fünf Karten bis 8"],
      ["2b 3b 4b 5b 6b 7b", "sechs Karten bis 7"],
    ],
  },
  {
    list: [
      "Bomben darf man *jederzeit* werfen, solange etwas auf dem Tisch liegt: außer der Reihe, auf die eigenen Karten und auch nach dem letzten Passen, bis der Stich aufgenommen ist.",
      "Das Ausspielrecht nehmen sie niemandem. Auf den leeren Tisch legt nur, wer ausspielt; das darf ruhig eine Bombe sein.",
      "Nach einer Bombe geht es beim Nachbarn des Bombers weiter, und wer gepasst hatte, darf wieder spielen.",
      "Wollen mehrere gleichzeitig bomben, so hilft Schnelligkeit nichts: Sie kommen in Spielreihenfolge dran, von den zuletzt gespielten Karten an. Online wartet der Tisch einen Moment, in dem sich alle melden können.",
      "Spezialkarten gehören in keine Bombe. Eine Reihe aus einer Familie, in der Phönix oder {Mah Jong|Nachtigall} mitspielen, ist eine gewöhnliche Reihe.",
      "Eine Reihe aus nur einer Familie ist immer eine Bombe und darf nicht als gewöhnliche Reihe gespielt werden.",
      "Ein Vierblatt mit Phönix ist kein Fullhouse. Es ist überhaupt keine Kombination.",
    ],
  },
];

const wish: Block[] = [
  "Wer {den Mah Jong|die Nachtigall} spielt, einzeln oder in einer Reihe, darf sich einen Wert von 2 bis As wünschen. Spezialkarten kann man sich nicht wünschen.",
  "Von da an gilt: Wer an der Reihe ist, eine Karte dieses Werts hat und sie nach den Regeln spielen kann, *muss* sie spielen – einzeln oder in irgendeiner Kombination, die passt, nötigenfalls mit Hilfe des Phönix oder als Bombe. Welche Kombination, ist seine Sache. Wer nicht kann, spielt oder passt wie sonst.",
  "Der Wunsch bleibt offen, auch über spätere Stiche, bis irgendjemand eine echte Karte dieses Werts spielt. Er gilt für alle, auch für den, der ihn geäußert hat.",
  {
    list: [
      "Ein Phönix anstelle des gewünschten Werts erfüllt den Wunsch nicht, und niemand muss ihn dafür hergeben.",
      "Der Wunsch gilt auch beim Ausspielen: Wer ausspielt und den Wert hat, muss ihn ausspielen. Eine Bombe ohne ihn geht nicht.",
      "Er gilt nur, wenn man an der Reihe ist. Eine Bombe außer der Reihe braucht ihn nicht zu beachten; wer müsste, darf also stattdessen immer bomben, was auf dem Tisch liegt.",
      "Die Karten, mit denen der Wunsch kommt, erfüllen ihn nicht.",
      "Man darf sich einen Wert wünschen, von dem schon alle Karten gespielt sind. Das bindet niemanden.",
    ],
  },
  { h3: "Ein Beispiel" },
  {
    rows: [
      ["Ma 2g 3k 4b 5r", "wird ausgespielt, gewünscht ist eine 7."],
      ["5g 6k 7b 8r Ph", "muss gespielt werden, der Phönix als 4 oder als 9."],
      ["7g 7k 7b 7r", "muss als Bombe geworfen werden."],
      ["5g 6k 8r 9g Ph", "darf passen: Nur der Phönix wäre eine 7."],
    ],
  },
];

const phoenix: Block[] = [
  { h3: "Der Phönix" },
  "In jeder Kombination außer der Bombe ist er ein Joker für einen Wert von 2 bis As. Wo zwei Lesarten möglich sind, wählst du; sagst du nichts, gilt die höhere.",
  {
    rows: [
      ["8g 8k 9g 9k Ph", "Drei Achter und zwei Neuner oder umgekehrt."],
      ["5g 6k 7b 8r Ph", "Eine Reihe bis 8 oder bis 9."],
    ],
  },
  "Einzeln gespielt ist er einen halben Wert höher als die Karte unter ihm. Auf [8g] ist er eine 8½: [9k] schlägt ihn, [8b] nicht. Er schlägt ein As, aber nicht den Drachen. Ausgespielt hat er den Wert 1½, jede Karte ab der 2 schlägt ihn also.",
];

const phoenixPoints = "Wer ihn am Ende in seinen Stichen hat, bekommt *minus* 25 Punkte.";

const dragon: Block[] = [
  { h3: "Der Drache" },
  "Die höchste Einzelkarte: Er schlägt ein As und auch einen Phönix auf dem As. Ihn schlägt nur eine Bombe. Er zählt 25 Punkte.",
];

const dragonBombed =
  "Wird der Drache gebombt, gehört der Stich dem Bomber, und der verschenkt nichts. Das gilt auch, wenn jemand seinen eigenen Drachen bombt.";

const dogSafe =
  "Bomben kann man {den Hund|den Wolf} nicht: Wenn man ihn sieht, hat das Ausspielrecht schon gewechselt.";

const dogWish = "Solange dich ein Wunsch bindet, kannst du {den Hund|den Wolf} nicht ausspielen.";

const specials: Block[] = [
  { h3: "Der {Hund|Wolf}" },
  "Er kann nur einzeln ausgespielt werden. Er macht keinen Stich und zählt nichts, sondern übergibt das Ausspielrecht sofort dem Partner. Hat der Partner die Runde beendet, bekommt es der nächste Spieler mit Karten zur Rechten des Partners; das kannst auch du sein.",
  dogSafe,
  dogWish,
  ...phoenix,
  phoenixPoints,
  ...dragon,
  "Wer mit ihm einen Stich macht, muss den ganzen Stich samt Drachen einem Gegner seiner Wahl schenken. Das Ausspielrecht behält er.",
  dragonBombed,
];

const end: Block[] = [
  "Die Spielrunde endet sofort, wenn nur noch einer Karten hat, oder wenn zwei Partner als Erster und Zweiter fertig sind: ein *Doppelsieg*.",
  "Bevor gezählt wird, gibt der Letzte ab:",
  {
    list: [
      "die Karten auf seiner Hand der Gegenpartei,",
      "alle seine Stiche dem, der als Erster fertig war.",
    ],
  },
  "Der letzte Stich zählt wie jeder andere. Die letzte Karte des Dritten beendet ihn sofort, ohne weiteres Passen oder Bomben, und gewinnt ihn; ist sie der Drache, wird der Stich vorher noch verschenkt.",
];

const points: Block[] = [
  {
    table: [
      ["Karte", "Punkte"],
      ["jeder König", "10"],
      ["jeder Zehner", "10"],
      ["jeder Fünfer", "5"],
      ["Drache", "25"],
      ["Phönix", "−25"],
      ["alle anderen", "0"],
    ],
  },
];

const score: Block[] = [
  "Jedes Team zählt die Karten in seinen Stichen. Zusammen sind es 100 Punkte.",
  ...points,
  "Nach einem *Doppelsieg* wird nicht gezählt: Das Team schreibt 200 Punkte, die anderen 0.",
  "Dann werden Tichu und großes Tichu dazugezählt oder abgezogen. Ein Doppelsieg mit gewonnenem Tichu ergibt 300.",
];

const match: Block[] = [
  "Gespielt wird auf 1000 Punkte; ihr könnt auch ein anderes Ziel vereinbaren. Erreichen es beide Teams in der gleichen Runde, gewinnt das mit mehr Punkten. Bei Gleichstand folgt noch eine Runde, und so weiter, bis jemand vorne liegt.",
];

const text: RulesText = {
  headings: {
    differs: "Was anders ist als in Nanjing",
    goal: "Das Ziel",
    cards: "Die Karten",
    deal: "Karten aufnehmen",
    calls: "Kleines und großes Tichu",
    exchange: "Schupfen",
    play: "Stiche spielen",
    combinations: "Kombinationen",
    bombs: "Bomben",
    wish: "Der Wunsch",
    specials: "{Hund|Wolf}, Phönix, Drache",
    end: "Das Ende der Spielrunde",
    score: "Die Wertung",
    match: "Die Partie",
  },
  books: {
    "fata-morgana": "Fata Morgana (deutsch, 2011)",
    philibert: "Philibert (französisch, 2004)",
    groo: "Groo (portugiesisch, 2009)",
    tichubadour: "Tichubadour (französisch, 2022)",
    francois: "Johan François (niederländisch)",
  },
  variants: {
    nanjing: {
      name: "Tichu Nanjing",
      players: "4 Personen",
      summary:
        "Zwei Zweierteams wollen ihre Karten möglichst rasch loswerden. Jemand spielt eine Karte oder eine Kombination aus; die anderen schlagen sie mit etwas Gleichem, nur höher, oder passen. Ein paar Karten zählen Punkte, vier Karten sind speziell, Bomben schlagen alles, und wer sich stark fühlt, wettet darauf, zuerst fertig zu sein: Diese Wette heißt Tichu.",
      sections: {
        goal: [
          "Du sitzt deinem Partner gegenüber und spielst mit ihm gegen die beiden dazwischen. Das Team, das zuerst 1000 Punkte hat, gewinnt die Partie. Punkte gibt es auf drei Arten:",
          {
            list: [
              "*Karten in Stichen:* Könige, Zehner, Fünfer, Drache und Phönix zählen, zusammen 100 Punkte pro Runde.",
              "*Fertig werden:* Seid ihr beide fertig, bevor es ein Gegner ist, habt ihr einen Doppelsieg, 200 Punkte.",
              "*Ansagen:* Tichu und großes Tichu bringen oder kosten 100 oder 200 Punkte.",
            ],
          },
          "Früh fertig zu sein lohnt sich, Letzter zu sein tut weh: Wer auf Karten sitzenbleibt, muss alles hergeben.",
        ],
        cards,
        deal: [
          "Wer in der letzten Runde zuerst fertig war, mischt; in der ersten Runde ist es irgendjemand. Verteilt wird nicht: Der Geber nimmt die oberste Karte, dann nehmen alle in Spielreihenfolge eine Karte um die andere, bis jeder vierzehn hat.",
          "Viele Runden verteilen trotzdem: jedem acht Karten, eine Pause für das große Tichu, dann noch sechs. Das kommt aufs Gleiche heraus, denn die neunte Karte sieht niemand, bevor er sich über das große Tichu entschieden hat. Online werden alle gleichzeitig gefragt, und die Antworten bleiben verdeckt, bis alle da sind.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "*Großes Tichu:* bevor du deine neunte Karte siehst. Dein Team gewinnt oder verliert 200 Punkte.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Wenn alle vierzehn Karten haben, gibt jeder jedem der drei anderen verdeckt eine Karte und bekommt so drei zurück. Die neuen schaust du erst an, wenn deine drei vergeben sind.",
          "Was zwei einander schupfen, geht die anderen nichts an. Meist bekommt der Partner etwas Gutes und der Gegner etwas Unbrauchbares, aber das ist Brauch, nicht Regel.",
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
          about: "Das Regelbuch des Berner Verlags. Es ist das Spiel, wie es auf dieser Seite steht.",
          notes: [
            {
              section: "bombs",
              text: "Das Buch hält ausdrücklich fest: Bomben schlagen Karten, aber weder das Ausspielrecht noch den Hund, und auch den eigenen Stich darf man bomben.",
            },
            {
              section: "end",
              text: "Das Buch bestätigt, dass der letzte Stich des Dritten zählt und ein Drache darin noch verschenkt wird.",
            },
          ],
        },
        philibert: {
          about:
            "Eine französische Übersetzung mit vielen Beispielen. Eines ist anders: Hier ist nicht einmal der Hund sicher.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "Bomben dürfen auf alle vier Spezialkarten fallen, auch auf den Hund. Er liegt auf dem Tisch, bis der Beschenkte ausspielt; so lange darf ihn jeder bomben, selbst wer ihn gespielt hat. Der Bomber bekommt den Hund, und es geht weiter wie nach jeder Bombe.",
            },
          ],
        },
        groo: {
          about:
            "Das portugiesische Buch nennt das Spiel Tichu Nanking und hat eine lange Liste von Fragen und Antworten.",
          notes: [
            {
              section: "deal",
              text: "Die Karten werden im Uhrzeigersinn aufgenommen, obwohl gegen den Uhrzeigersinn gespielt wird. Wer mischt, darf sie auch verteilen.",
            },
            {
              section: "calls",
              text: "Sagen zwei Partner im selben Augenblick Tichu an, darf der in Spielreihenfolge spätere seine Ansage zurücknehmen.",
            },
            { section: "play", text: "Wer will, darf auch im Uhrzeigersinn spielen." },
          ],
        },
        tichubadour: {
          about:
            "Die Ausgabe der Pfadfindergruppe Troubadours aus Freiburg in der Schweiz, mit eigenen Familien und eigenen Tieren. Die Karten können genau dasselbe.",
          notes: [
            {
              section: "cards",
              text: "Die Familien heißen Spitzhacke, Zelt, Kompass und Halstuch. Der Hund ist ein Wolf, der Mah Jong eine Nachtigall.",
            },
            {
              section: "deal",
              text: "Die Karten werden verteilt: jedem acht, dann das große Tichu, dann noch sechs.",
            },
            {
              section: "wish",
              text: "Wer den Wunsch erfüllen könnte und es nicht tut, wird hier nicht gehindert, sondern bestraft: Die Gegner gewinnen die Runde mit 200 Punkten, die anderen haben 0, Karten werden nicht gezählt. Ansagen gelten weiter danach, wer als Erster fertig ist; steht eine offen, wird so lange weitergespielt.",
            },
            { section: "match", text: "Das Punkteziel wird vor der Partie vereinbart. Üblich sind 1000." },
          ],
        },
        francois: {
          about:
            "Die niederländische Übersetzung, mit Fragen und Antworten der Vereinigung der Tichuspieler.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Wer den Mah Jong spielt, einzeln oder in einer Reihe, *muss* sich einen Wert von 2 bis As wünschen. Spezialkarten kann man sich nicht wünschen.",
            },
            { section: "play", text: "Nach Absprache darf auch im Uhrzeigersinn gespielt werden." },
            {
              section: "specials",
              text: "Im Buch darf, wer mit dem Drachen einen Stich macht, „ausspielen oder passen“. Hier muss er auf jeden Fall ausspielen: Auf das Passen könnte nichts folgen.",
            },
          ],
        },
      },
    },
    trichu: {
      name: "Trichu",
      players: "3 Personen",
      summary:
        "Tichu zu dritt, mit einem vierten Blatt, das niemandem gehört. Der Alleinspieler spielt es neben seinem eigenen: er und „die Tisch“ (auch Frau Tisch) gegen die beiden anderen. In der nächsten Runde hat vielleicht ein anderer die folgsame Partnerin.",
      sections: {
        differs: [
          {
            list: [
              "Vier Blätter für drei Spieler: Der Alleinspieler spielt zwei davon, seines und das der Tisch.",
              "Weder er noch die Tisch können ein großes Tichu ansagen.",
              "Geschupft wird nur mit den Gegnern.",
              "Nach dem Schupfen liegt das Blatt der Tisch offen.",
              "Die Tisch muss keinen Wunsch erfüllen.",
              "Die Punkte werden jedem einzeln aufgeschrieben, in vier Spalten. Gespielt werden neun Runden, normalerweise nicht auf ein Punkteziel.",
            ],
          },
        ],
        goal: [
          "Nach neun Runden die meisten Punkte haben. In jeder Runde spielen zwei gegen zwei: der Alleinspieler mit der Tisch gegen die beiden anderen. Was deine Seite macht, schreibst du in deine eigene Spalte. Die Tisch hat auch eine, und sie kann gewinnen.",
        ],
        cards,
        deal: [
          "Vier Blätter zu vierzehn Karten werden ausgegeben wie in Nanjing. Einer ist Alleinspieler, die Tisch sitzt ihm gegenüber.",
          "Der Geber ist Alleinspieler. Wer es zuerst ist, entscheidet der Zufall; nach jeder Runde geht die Rolle nach rechts weiter.",
          "Sind alle Karten ausgegeben, schaut sich der Alleinspieler beide Blätter an.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "Der Alleinspieler darf Tichu auch *für die Tisch* ansagen, bis sie ihre erste Karte spielt. Jede Ansage gilt nur für dieses eine Blatt.",
              "*Großes Tichu* dürfen nur die beiden Gegner ansagen, jeder bevor er seine neunte Karte sieht. Ihr Team gewinnt oder verliert 200 Punkte.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Geschupft wird nur zwischen Gegnern, verdeckt und gleichzeitig:",
          {
            list: [
              "der Alleinspieler gibt jedem Gegner eine Karte,",
              "die Tisch gibt jedem Gegner eine Karte, die der Alleinspieler aussucht,",
              "jeder Gegner gibt dem Alleinspieler und der Tisch je eine Karte.",
            ],
          },
          "Dann wird das Blatt der Tisch für alle offen ausgelegt.",
        ],
        play: [
          right,
          ...play,
          "Die Tisch spielt, wenn sie an der Reihe ist; was, bestimmt der Alleinspieler. Hat sie den Mah Jong, spielt sie aus, und der Alleinspieler äußert ihren Wunsch.",
          apart,
        ],
        combinations,
        bombs,
        wish: [
          ...wish,
          { h3: "Die Tisch und der Wunsch" },
          "Die Tisch muss keinen Wunsch erfüllen, weder wenn sie an der Reihe ist noch wenn sie ausspielt. Spielt sie trotzdem eine Karte dieses Werts, ist er erfüllt. Das eigene Blatt des Alleinspielers ist gebunden wie jedes andere.",
        ],
        specials,
        end,
        score: [
          ...score,
          "Was ein Team gemacht hat, wird jedem seiner beiden Spieler aufgeschrieben. Machen die Gegner 60 Punkte und die Seite des Alleinspielers 40, so schreibt jeder Gegner 60, der Alleinspieler 40 und die Tisch 40.",
        ],
        match: [
          "Eine Partie hat neun Runden oder eine andere durch drei teilbare Zahl, damit alle gleich oft Alleinspieler sind. Wer dann die meisten Punkte hat, gewinnt; haben mehrere gleich viele, teilen sie sich den Sieg.",
          "Von einem Ziel von 1000 Punkten raten die Spielregeln ab: Die Tisch ist in jeder Runde auf der Seite des Alleinspielers und wäre vermutlich als Erste dort. Ihr könnt es trotzdem vereinbaren: Dann gewinnt, wer vorne liegt, sobald jemand das Ziel erreicht hat; bei Gleichstand folgt noch eine Runde.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "Das Spiel, wie es auf dieser Seite steht. Dass die Tisch eine Dame ist, will das Regelbuch so.",
          notes: [
            {
              section: "deal",
              text: "Das Buch sagt nicht, in welche Richtung die Rolle des Alleinspielers wandert. Hier geht sie nach rechts, wie das Spiel.",
            },
          ],
        },
        philibert: {
          about:
            "Das französische Buch nennt die Tisch „le Mort“ und hat eigene Vorstellungen davon, wer mit ihr spielt.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "Alleinspieler ist, wer in der letzten Runde zuerst fertig war; in der ersten entscheidet der Zufall. War die Tisch zuerst fertig, bleibt alles, wie es ist.",
            },
            {
              section: "exchange",
              instead: [0, 1],
              text: "Jeder der drei wirklichen Spieler gibt jedem der beiden anderen eine Karte. Die Tisch gibt und bekommt keine.",
            },
            {
              section: "specials",
              instead: [2],
              text: "Bomben dürfen auch auf den Hund fallen, bis der Beschenkte ausspielt.",
            },
            { section: "match", text: "Gespielt werden neun Runden, egal, wer darin Alleinspieler ist." },
          ],
        },
        groo: {
          about: "Das portugiesische Buch nennt das Spiel Threechu und die Tisch den erfundenen Spieler.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "Der Geber ist Alleinspieler. Wer es zuerst ist, entscheidet der Zufall; nach jeder Runde geht die Rolle nach links weiter.",
            },
            {
              section: "deal",
              text: "Die Karten werden im Uhrzeigersinn aufgenommen, obwohl gegen den Uhrzeigersinn gespielt wird.",
            },
            {
              section: "calls",
              text: "Sagen die beiden Gegner im selben Augenblick Tichu an, darf der in Spielreihenfolge spätere seine Ansage zurücknehmen.",
            },
            {
              section: "match",
              text: "Wie viele Runden es sind, bestimmt ihr selbst, wenn die Zahl nur durch drei teilbar ist. Üblich sind hier neun.",
            },
          ],
        },
      },
    },
    tientsin: {
      name: "Tichu Tientsin",
      players: "6 Personen",
      summary:
        "Tichu zu sechst: zwei Dreierteams, abwechselnd gesetzt, so dass jeder auf beiden Seiten einen Gegner hat. Die Blätter sind kleiner, und zum vollen Sieg braucht es drei.",
      sections: {
        differs: [
          {
            list: [
              "Zwei Spieler haben zehn Karten, vier haben neun.",
              "Das große Tichu wird vor der siebten Karte angesagt.",
              "Jeder schupft seinen beiden Partnern je eine Karte, den Gegnern keine.",
              "Der Hund geht an einen Partner nach Wahl.",
              "Nur ein Trippelsieg zählt, 300 Punkte. Erster und Zweiter zu sein, bedeutet noch nichts.",
              "Die Stiche des Letzten gehen an die Gegenpartei, die des Fünften an den Sieger der Runde.",
            ],
          },
        ],
        goal: [
          "Das Dreierteam, das zuerst 1000 Punkte hat, gewinnt. Punkte gibt es wie in Nanjing für Karten in Stichen, für Ansagen und fürs frühe Fertigwerden: Sind alle drei eines Teams fertig, während alle drei Gegner noch Karten haben, ist das ein Trippelsieg, 300 Punkte.",
        ],
        cards,
        deal: [
          "Wer in der letzten Runde zuerst fertig war, mischt und nimmt die erste Karte; in der ersten Runde ist es irgendjemand. Dann nehmen alle in Spielreihenfolge eine Karte um die andere. 56 Karten lassen sich nicht durch sechs teilen: Die ersten beiden haben zehn Karten, die anderen neun.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "*Großes Tichu:* bevor du deine *siebte* Karte siehst. Dein Team gewinnt oder verliert 200 Punkte.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Jeder gibt seinen beiden Partnern verdeckt je eine Karte und bekommt von beiden eine zurück. Die Gegner gehen leer aus. Die neuen Karten schaust du erst an, wenn deine zwei vergeben sind.",
        ],
        play: [right, ...play, apart],
        combinations,
        bombs,
        wish,
        specials: [
          { h3: "Der Hund" },
          "Er kann nur einzeln ausgespielt werden. Er macht keinen Stich und zählt nichts, sondern übergibt das Ausspielrecht sofort einem Partner nach Wahl, der noch Karten hat. Hat keiner mehr welche, bekommt es der nächste Spieler mit Karten zu deiner Rechten.",
          dogSafe,
          dogWish,
          ...phoenix,
          phoenixPoints,
          ...dragon,
          "Wer mit ihm einen Stich macht, muss den ganzen Stich samt Drachen einem der drei Gegner schenken. Das Ausspielrecht behält er.",
          dragonBombed,
        ],
        end: [
          "Die Spielrunde endet sofort, wenn nur noch einer Karten hat, oder mit einem *Trippelsieg*: Alle drei eines Teams sind fertig, und alle drei Gegner haben noch Karten.",
          "Bevor gezählt wird, gibt",
          {
            list: [
              "der Letzte seine Handkarten *und* alle seine Stiche der Gegenpartei,",
              "der Fünfte alle seine Stiche dem, der als Erster fertig war.",
            ],
          },
          "Der letzte Stich zählt wie jeder andere. Die letzte Karte des Fünften beendet ihn sofort und gewinnt ihn; ist sie der Drache, wird der Stich vorher noch verschenkt.",
        ],
        score: [
          "Jedes Team zählt die Karten in seinen Stichen. Zusammen sind es 100 Punkte.",
          ...points,
          "Nach einem *Trippelsieg* wird nicht gezählt: Das Team schreibt 300 Punkte, die anderen 0. Dann werden Tichu und großes Tichu dazugezählt oder abgezogen.",
          { h3: "Wer wann fertig ist" },
          "A, C und E spielen gegen B, D und F.",
          {
            table: [
              ["Bisher fertig", "Was das bedeutet"],
              ["C, A, E", "Trippelsieg: 300 Punkte, die Runde ist aus."],
              ["C, A, B", "Erster und Zweiter zusammen sind nichts Besonderes. Es geht weiter."],
              [
                "C, A, B, E",
                "Ein Team ist fertig, aber B war schneller als dessen Dritter: kein Trippelsieg. D und F spielen weiter.",
              ],
              [
                "C, A, B, E, F",
                "D bleibt übrig und gibt Hand und Stiche den anderen. F, der Fünfte, gibt seine Stiche C.",
              ],
            ],
          },
        ],
        match,
      },
      editions: {
        "fata-morgana": {
          about: "Das Spiel, wie es auf dieser Seite steht.",
          notes: [],
        },
        philibert: {
          about:
            "Das französische Buch sagt ausdrücklich, wie die Karten aufgehen: vier Blätter zu neun, zwei zu zehn.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "Bomben dürfen auch auf den Hund fallen, bis der Beschenkte ausspielt.",
            },
          ],
        },
        groo: {
          about:
            "Das portugiesische Buch spielt das gleiche Spiel, nimmt die Karten aber anders auf und ist bei Ansagen nachsichtiger.",
          notes: [
            {
              section: "deal",
              text: "Die Karten werden im Uhrzeigersinn aufgenommen, obwohl gegen den Uhrzeigersinn gespielt wird. Zehn Karten haben darum der Geber und sein linker Nachbar.",
            },
            {
              section: "calls",
              text: "Sagen Partner im selben Augenblick Tichu an, dürfen alle bis auf den in Spielreihenfolge ersten ihre Ansage zurücknehmen.",
            },
            { section: "play", text: "Wer will, darf auch im Uhrzeigersinn spielen." },
          ],
        },
        francois: {
          about: "Das niederländische Buch spielt das gleiche Spiel, aber gewünscht werden muss.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Wer den Mah Jong spielt, einzeln oder in einer Reihe, *muss* sich einen Wert von 2 bis As wünschen. Spezialkarten kann man sich nicht wünschen.",
            },
            { section: "play", text: "Nach Absprache darf auch im Uhrzeigersinn gespielt werden." },
          ],
        },
      },
    },
    grandseigneur: {
      name: "Grandseigneur",
      players: "5 bis 12 Personen",
      summary:
        "Jeder für sich. Keine Teams, keine Punkte, keine Ansagen; wer wann fertig ist, entscheidet, wer in der nächsten Runde oben sitzt und wer seine besten Karten hergeben muss. Wer oben ist, bleibt gern dort.",
      sections: {
        differs: [
          {
            list: [
              "Keine Teams: Jeder spielt allein.",
              "Der Hund bleibt in der Schachtel.",
              "Kein Tichu, kein großes Tichu, keine Punkte.",
              "Geschupft wird nach Rang: Die unten geben denen oben ihre besten Karten.",
              "Der Drachenstich wird nicht verschenkt.",
              "Ab sieben Personen zwei Kartensätze.",
            ],
          },
        ],
        goal: [
          "Werde deine Karten so früh wie möglich los. Wer als Erster fertig ist, ist in der nächsten Runde *Grandseigneur*; wer auf Karten sitzenbleibt, ist *Misérable*. Von oben nach unten:",
          { list: ["Grandseigneur", "Seigneur", "Maître", "Bourgeois", "Pauvre", "Misérable"] },
          "Sind es mehr oder weniger Personen, kommen Titel dazu oder fallen weg.",
        ],
        cards: [
          "Das Spiel hat vier Familien mit je dreizehn Werten: 2 bis 10, dann Bube, Dame, König und As. Das As ist immer hoch, und keine Familie ist mehr wert als eine andere.",
          { rows: [["Ag Ak Ab Ar", "Die vier Familien: Jade, Schwerter, Pagode und Stern."]] },
          "Dazu kommen drei Spezialkarten. Der Hund muss draußen bleiben: Ohne Partner weiß er nicht, wohin.",
          {
            rows: [
              [
                "Ma",
                "*Mah Jong (Hanfsperling):* eine 1. Wer ihn hat, beginnt; wer ihn spielt, hat einen Wunsch frei.",
              ],
              ["Ph", "*Phönix:* ein Joker."],
              ["Dr", "*Drache:* die höchste Einzelkarte."],
            ],
          },
          "Ab sieben Personen werden zwei Kartensätze zusammengemischt, der zweite ohne Hund und Mah Jong. Dann gibt es zwei Phönixe und zwei Drachen.",
        ],
        deal: [
          "Der Misérable mischt, gibt und räumt die Stiche weg; in der ersten Runde tut das irgendjemand. Alle Karten werden ausgegeben. Was nicht aufgeht, bekommen die Ersten in der Reihe, vom Grandseigneur an.",
          {
            table: [
              ["Personen", "Kartensätze", "Karten"],
              ["5", "1", "11"],
              ["6", "1", "9, einer hat 10"],
              ["7", "2", "15, vier haben 16"],
              ["8", "2", "13, fünf haben 14"],
              ["9", "2", "12, einer hat 13"],
              ["10", "2", "10, neun haben 11"],
              ["11", "2", "9, zehn haben 10"],
              ["12", "2", "9, einer hat 10"],
            ],
          },
          { h3: "Die Sitzordnung" },
          "Man sitzt nach Rang: links vom Grandseigneur der Seigneur, dann der Maître und so weiter um den Tisch bis zum Misérable, der rechts neben dem Grandseigneur landet. Der beste Sessel gehört dem Grandseigneur.",
        ],
        calls: ["Ansagen gibt es nicht. Niemand wettet, alle beeilen sich."],
        exchange: [
          "In der ersten Runde wird nicht geschupft. Ab der zweiten gibt",
          {
            list: [
              "der Letzte dem Ersten seine *drei* besten Karten,",
              "der Zweitletzte dem Zweiten seine *zwei* besten,",
              "der Nächste von unten dem Dritten seine *eine* beste.",
            ],
          },
          "Die oben geben gleichzeitig ebenso viele Karten ihrer Wahl zurück, also bevor sie sehen, was sie bekommen. Alle anderen behalten ihr Blatt.",
          "Die beste Karte ist der Drache, dann kommen Phönix und Mah Jong, dann die anderen nach Wert. Unter gleichen wählt, wer gibt. Zu fünft ist es auf jeder Stufe eine Karte weniger: zwei, eine, keine.",
        ],
        play: [
          "Gespielt wird gegen den Uhrzeigersinn; nach dem Grandseigneur kommt also der Misérable.",
          ...play,
          "Die Stiche selbst sind nichts wert. Man macht sie, um ausspielen zu dürfen.",
        ],
        combinations: [
          ...combinations.slice(0, -1),
          "Außer diesen gibt es nur noch Bomben. Der Drache wird immer einzeln gespielt.",
        ],
        bombs: [
          ...bombs,
          { h3: "Mit zwei Kartensätzen" },
          "Ein Vierblatt braucht vier verschiedene Familien.",
          {
            rows: [
              ["7g 7k 7b 7r", "ist eine Bombe."],
              ["7g 7g 7k 7b", "ist keine Kombination."],
            ],
          },
        ],
        wish,
        specials: [
          { h3: "Der Hund" },
          "Er ist nicht im Spiel.",
          ...phoenix,
          "Mit zwei Kartensätzen gibt es zwei davon. Ein Phönix auf einem Phönix ist einen halben Wert höher, und beide dürfen in der gleichen Kombination mitspielen, aber nie in einer Bombe.",
          ...dragon.slice(0, 1),
          "Die höchste Einzelkarte; ihn schlägt nur eine Bombe oder, mit zwei Kartensätzen, der zweite Drache. Sein Stich wird nicht verschenkt: Es ist niemand da, dem man ihn schenken könnte.",
        ],
        end: [
          "Die Spielrunde endet, wenn nur noch einer Karten hat. Die Reihenfolge des Fertigwerdens ergibt die Ränge der nächsten Runde, und alle wechseln die Plätze. Sofern überhaupt jemand wechselt: Das System ist stabil.",
        ],
        score: ["Punkte gibt es nicht. Niemand zählt Stiche."],
        match: [
          "Ein Ende gibt es nicht, außer ihr vereinbart eines. Wird eine Zahl von Runden festgelegt, gewinnt, wer nach der letzten Grandseigneur ist.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "Dieses Spiel hat nur das Buch des Verlags. Das portugiesische weigert sich, es zu übersetzen, und rät allen, die zwölf Leute beisammen haben, zu Hallenfußball.",
          notes: [
            {
              section: "wish",
              text: "Das Buch sagt, die Feinheiten von Tichu zählten hier nicht. Wir lesen das als: keine Ansagen, keine Punkte. Der Wunsch bleibt.",
            },
            {
              section: "cards",
              text: "Zwei Kartensätze sind eine Empfehlung ab sieben Personen. Man darf sie auch mit weniger nehmen.",
            },
          ],
        },
      },
    },
    hierarchie: {
      name: "Hierarchie",
      players: "5 bis 10 Personen",
      summary:
        "Das Rangspiel des französischen Buchs, dort unter dem Titel „Quelqu’un est toujours le trou du C..“: Einer muss immer der Letzte sein, und der Letzte heißt unfein. Keine Teams, keine Punkte; wer als Erster fertig ist, ist Grand Maître und lässt es sich gut gehen.",
      sections: {
        differs: [
          {
            list: [
              "Keine Teams, keine Punkte, keine Ansagen.",
              "108 Karten: die Familienkarten zweier Kartensätze, aber nur einmal die Spezialkarten.",
              "Gespielt wird im Uhrzeigersinn.",
              "Geschupft wird nach Rang: Die besten Karten gehen nach oben, die tiefsten nach unten.",
              "Ein Trippel braucht drei verschiedene Familien, ein Vierblatt vier.",
              "Der Mah Jong bringt keinen Wunsch, der Drachenstich wird nicht verschenkt, und der Hund geht zum Rangletzten.",
            ],
          },
        ],
        goal: [
          "Werde deine Karten so früh wie möglich los. Wer als Erster fertig ist, ist in der nächsten Runde *Grand Maître*. Wer auf Karten sitzenbleibt, ist *Trou du C..*, mischt, gibt und gehorcht. Das ist der eine Platz, den du nicht willst.",
        ],
        cards: [
          "Es sind 108 Karten: die Familienkarten zweier Kartensätze, also jede Karte von 2 bis As doppelt, und einmal die Spezialkarten.",
          { rows: [["Ag Ak Ab Ar", "Die vier Familien: Jade, Schwerter, Pagode und Stern."]] },
          {
            rows: [
              ["Ma", "*Mah Jong (Hanfsperling):* eine 1. Wer ihn hat, beginnt."],
              ["Do", "*Hund:* übergibt das Ausspielrecht dem Rangletzten."],
              ["Ph", "*Phönix:* ein Joker."],
              ["Dr", "*Drache:* die höchste Einzelkarte."],
            ],
          },
        ],
        deal: [
          "Der Trou du C.. mischt und gibt, im Uhrzeigersinn; in der ersten Runde tut das irgendjemand. Zu fünft bis zu neunt bekommt jeder zwölf Karten, und was übrig bleibt, liegt offen neben dem Spiel. Zu zehnt werden alle Karten ausgegeben.",
          {
            table: [
              ["Personen", "Karten", "Offen"],
              ["5", "12", "48"],
              ["6", "12", "36"],
              ["7", "12", "24"],
              ["8", "12", "12"],
              ["9", "12", "keine"],
              ["10", "11, zwei haben 10", "keine"],
            ],
          },
          { h3: "Die Sitzordnung" },
          "Der Grand Maître nimmt den Stuhl, der ihm gefällt. Die anderen sitzen nach Rang links von ihm, so dass der Trou du C.. rechts neben ihm landet.",
        ],
        calls: ["Ansagen gibt es nicht."],
        exchange: [
          "In der ersten Runde wird nicht geschupft. Ab der zweiten gibt, verdeckt und alle gleichzeitig,",
          {
            list: [
              "der Letzte dem Ersten seine *drei* besten Karten und bekommt dessen drei tiefste,",
              "der Zweitletzte dem Zweiten seine *zwei* besten und bekommt dessen zwei tiefste,",
              "der Nächste von unten dem Dritten seine *eine* beste und bekommt dessen tiefste.",
            ],
          },
          "Von der besten zur tiefsten: Drache, Phönix, Mah Jong, Hund, As, König, Dame, Bube, 10 und so weiter bis 2. Unter gleichen wählt, wer gibt. Alle anderen behalten ihr Blatt, zu fünft auch der Dritte.",
        ],
        play: [
          "Gespielt wird im Uhrzeigersinn; nach dem Ersten im Rang kommt also der Zweite.",
          ...play,
          "Liegt der Mah Jong bei den übrigen Karten, spielt der Ranghöchste aus, in der ersten Runde der linke Nachbar des Gebers. Die Stiche selbst sind nichts wert. Man macht sie, um ausspielen zu dürfen.",
        ],
        combinations: [
          ...combinations,
          { h3: "Jede Karte doppelt" },
          "Ein Trippel braucht drei verschiedene Familien, auch im Fullhouse und neben dem Phönix. Ein Paar darf aus zwei gleichen Karten bestehen.",
          {
            rows: [
              ["7r 7b 7g", "ist ein Trippel."],
              ["7r 7b 7r", "ist keines."],
              ["7r 7r Ph", "ist auch keines."],
              ["7r 7r", "ist ein Paar."],
            ],
          },
        ],
        bombs: [...bombs, { h3: "Jede Karte doppelt" }, "Ein Vierblatt braucht vier verschiedene Familien."],
        wish: [
          "Einen Wunsch gibt es nicht. Der Mah Jong bestimmt nur, wer beginnt; in einer Reihe ist er wie immer die 1.",
        ],
        specials: [
          { h3: "Der Hund" },
          "Er kann nur einzeln ausgespielt werden. Er übergibt das Ausspielrecht dem Rangletzten, in der ersten Runde dem Geber; ist der fertig, dem Nächsten mit Karten. Spielt ihn der Rangletzte selbst, so spielt er noch einmal aus.",
          "Der Hund darf gebombt werden, bis der Beschenkte ausspielt.",
          ...phoenix,
          ...dragon.slice(0, 1),
          "Die höchste Einzelkarte; ihn schlägt nur eine Bombe. Sein Stich wird nicht verschenkt.",
        ],
        end: [
          "Die Spielrunde endet, wenn nur noch einer Karten hat; er ist der nächste Trou du C.. Die Reihenfolge des Fertigwerdens ergibt die Ränge, und alle wechseln die Plätze.",
        ],
        score: ["Punkte gibt es nicht."],
        match: [
          "Ein Ende gibt es nicht, außer ihr vereinbart eines. Wird eine Zahl von Runden festgelegt, gewinnt, wer nach der letzten den höchsten Rang hat.",
        ],
      },
      editions: {
        philibert: {
          about:
            "Dieses Spiel hat nur das französische Buch. Wo es etwas offen lässt, steht auf dieser Seite, wie wir es spielen.",
          notes: [
            {
              section: "cards",
              text: "Das Buch zählt beide Kartensätze der Schachtel als 108 Karten. Zwei Sätze haben 112; wir lassen darum einmal die Spezialkarten weg.",
            },
            {
              section: "play",
              text: "Wer ausspielt, wenn der Mah Jong nicht ausgegeben wurde, sagt das Buch nicht. Diese Regel ist von uns.",
            },
            { section: "specials", text: "Wie überall in diesem Buch dürfen Bomben auf den Hund fallen." },
          ],
        },
      },
    },
  },
};

export default text;
