// The rules in English.
import type { Block, RulesText } from "../shape";

const cards: Block[] = [
  "The pack has 56 cards. Four suits of thirteen ranks make 52 of them: 2 up to 10, then jack, queen, king and ace. The ace is always high, and no suit is worth more than another.",
  {
    rows: [
      [
        "Ag Ak Ab Ar",
        "The four suits: {jade, sword, pagoda and star|pickaxe, tent, compass and neckerchief}.",
      ],
    ],
  },
  "Four special cards belong to no suit:",
  {
    rows: [
      ["Ma", "*{Mah Jong|Nightingale}:* a 1. Whoever has it begins, and whoever plays it may make a wish."],
      ["Do", "*{Dog|Wolf}:* hands the lead to your partner."],
      ["Ph", "*Phoenix:* a joker, and a strong one. It costs 25 points."],
      ["Dr", "*Dragon:* the highest single card, 25 points."],
    ],
  },
];

const calls: Block[] = [
  "A call is a bet that *you yourself* will be the first to get rid of all your cards.",
];

const callsMore: Block[] = [
  "A call is personal. You may not talk it over with your partner, and if your partner is out before you, it is lost. Several players may call, partners too; at most one of them will be right. Each hand can carry at most one call.",
  "Calls are scored on top of the rest of the round and don’t affect it: 30 card points and a won Tichu make 130; 40 card points and a lost one make −60.",
];

const tichu =
  "*Tichu:* any time until you play your own first card, in turn or not, even before cards are exchanged. Your team wins or loses 100 points.";

const play: Block[] = [
  "Whoever holds the {Mah Jong|Nightingale} when play begins leads to the first trick, with any combination. The {Mah Jong|Nightingale} itself may stay in hand.",
  "Then each player in turn either passes or beats what lies on top. To beat it you need:",
  { list: ["the same kind of combination,", "the same number of cards,", "a higher rank."] },
  "So only a pair beats a pair, and only a straight of six beats a straight of six. Bombs are the one exception.",
  "Passing doesn’t commit you: when your turn comes round again in the same trick, you may play. When all others who still hold cards have passed in a row, the last to play takes the trick, lays it aside face down and leads to the next one. Whoever has the lead must play something.",
  "Without cards you are out of the round. If the winner of a trick is out, the lead goes to the next player in turn who still has cards.",
];

const right = "The turn goes to the right, counter-clockwise.";

const apart =
  "Partners keep their tricks in separate piles: at the end of the round, one of the piles may change hands.";

const trick: Block[] = [
  { h3: "One trick, step by step" },
  "South and North play against East and West. The turn goes South, East, North, West.",
  {
    rows: [
      ["5g 5k", "South leads a pair, so this is a trick of pairs."],
      ["8b 8r", "East plays a higher one. North and West pass."],
      ["Jg Ph", "South comes back in; the Phoenix is the second jack."],
      ["Qk Qb", "East is higher again. North and West pass."],
      ["9g 9k 9b 9r", "South throws a bomb. Three passes: South takes the trick and leads."],
    ],
  },
];

const combinations: Block[] = [
  {
    rows: [
      ["4g", "*Single:* one card."],
      ["8g 8k", "*Pair:* two cards of the same rank."],
      ["Jg Jk Qb Qr Kg Kk", "*Pair run:* two or more pairs of neighbouring ranks. The highest pair decides."],
      ["2g 2k 2b", "*Triple:* three cards of the same rank."],
      ["5g 5k 5b 9g 9r", "*Full house:* a triple and a pair. The triple decides."],
      [
        "4g 5k 6b 7r 8g 9k",
        "*Straight:* five or more neighbouring ranks, suits mixed. The highest card decides.",
      ],
    ],
  },
  "A straight may begin with the {Mah Jong|Nightingale} as 1 and reach up to the ace: fourteen cards at most. The ace never goes below the 2.",
  "Besides these there are only bombs. Dragon and {Dog|Wolf} are always played alone.",
];

const bombs: Block[] = [
  {
    rows: [
      ["7g 7k 7b 7r", "*Four of a kind:* all four cards of a rank."],
      ["4b 5b 6b 7b 8b", "*Straight bomb:* five or more neighbouring ranks in one suit."],
    ],
  },
  "A bomb beats everything that is not a higher bomb. More cards beat fewer; if the number is the same, the higher rank wins. From low to high:",
  {
    rows: [
      ["4g 4k 4b 4r", "four fours"],
      ["5g 5k 5b 5r", "four fives"],
      ["2k 3k 4k 5k 6k", "five cards up to 6"],
      ["4g 5g 6g 7g 8g", "five cards up to 8"],
      ["2b 3b 4b 5b 6b 7b", "six cards up to 7"],
    ],
  },
  {
    list: [
      "A bomb may be thrown *at any moment* while something lies on the table: out of turn, on your own play, and after the last pass until the trick is taken up.",
      "It never takes away the lead. When the table is empty, only the leader plays; a bomb is a perfectly good lead.",
      "After a bomb the turn goes on with the player next to the bomber, and everybody who had passed may play again.",
      "If several want to bomb at once, speed is no advantage: they go in playing order, starting after the last play. Online, the table waits a moment so that everyone can claim a bomb.",
      "Special cards are never part of a bomb. A run in one suit with the Phoenix or the {Mah Jong|Nightingale} in it is a plain straight.",
      "A straight in one suit is always a bomb and cannot be played as a plain one.",
      "Four of a kind plus the Phoenix is not a full house. It isn’t a valid combination at all.",
    ],
  },
];

const wish: Block[] = [
  "Whoever plays the {Mah Jong|Nightingale}, alone or in a straight, may name a rank from 2 to ace. Special cards cannot be wished for.",
  "From then on, a player in turn who holds a card of that rank and can play it by the rules *must* play it: alone or in any combination that fits, with the Phoenix’s help or as a bomb if that is what it takes. The player chooses which combination. Anyone who can’t plays or passes as usual.",
  "The wish stays open, over later tricks too, until anybody plays a real card of that rank. It binds everyone, including whoever made it.",
  {
    list: [
      "A Phoenix standing for the rank does not fulfil the wish, and nobody has to play it for that.",
      "The wish binds the lead as well: if you lead and hold the rank, your lead must contain it. A bomb without it will not do.",
      "It binds only in turn. A bomb out of turn may ignore it, so a player who is bound may always bomb what lies on the table instead.",
      "The play that makes the wish does not fulfil it.",
      "You may name a rank whose cards have all been played. It binds nobody.",
    ],
  },
  { h3: "An example" },
  {
    rows: [
      ["Ma 2g 3k 4b 5r", "is led, with the wish for a 7."],
      ["5g 6k 7b 8r Ph", "must be played, the Phoenix as 4 or as 9."],
      ["7g 7k 7b 7r", "must be thrown as a bomb."],
      ["5g 6k 8r 9g Ph", "is free to pass: only the Phoenix would be a 7."],
    ],
  },
];

const phoenix: Block[] = [
  { h3: "The Phoenix" },
  "In any combination but a bomb it is a joker for a rank from 2 to ace. Where two readings are possible, you choose; if you say nothing, the higher one is meant.",
  {
    rows: [
      ["8g 8k 9g 9k Ph", "Eights full or nines full."],
      ["5g 6k 7b 8r Ph", "A straight up to 8 or up to 9."],
    ],
  },
  "Played alone, it is worth half a rank more than the card under it. On [8g] it is 8½: [9k] beats it, [8b] does not. It beats an ace but not the Dragon. Led, it is worth 1½, so any card from 2 up beats it.",
];

const phoenixPoints = "It counts *minus* 25 points for whoever has it in their tricks in the end.";

const dragon: Block[] = [
  { h3: "The Dragon" },
  "The highest single card: it beats an ace, and a Phoenix on an ace. Only a bomb beats the Dragon. It counts 25 points.",
];

const dragonBombed =
  "If the Dragon is bombed, the trick belongs to the bomber, who gives nothing away. This holds even for a player who bombs their own Dragon.";

const dogSafe =
  "The {Dog|Wolf} cannot be bombed: by the time you see it, the lead has already changed hands.";

const dogWish = "You cannot lead the {Dog|Wolf} while a wish binds you.";

const specials: Block[] = [
  { h3: "The {Dog|Wolf}" },
  "It can only be led, alone. It wins no trick and counts nothing; it hands the lead to your partner at once. If your partner is out, the lead goes to the next player with cards on your partner’s right, which may well be you.",
  dogSafe,
  dogWish,
  ...phoenix,
  phoenixPoints,
  ...dragon,
  "Whoever wins a trick with it must give the whole trick, Dragon included, to an opponent of their choice, but keeps the lead.",
  dragonBombed,
];

const end: Block[] = [
  "The round ends at once when only one player has cards left, or when both partners of a team have gone out first and second: a *double victory*.",
  "Before the cards are counted, the last player gives away",
  { list: ["the cards left in hand, to the opposing team,", "all tricks won, to whoever went out first."] },
  "The last trick counts like any other. The third player’s last card ends it at once, without further passes or bombs, and takes it; if that card is the Dragon, the trick is given away first.",
];

const points: Block[] = [
  {
    table: [
      ["Card", "Points"],
      ["each king", "10"],
      ["each ten", "10"],
      ["each five", "5"],
      ["Dragon", "25"],
      ["Phoenix", "−25"],
      ["all others", "0"],
    ],
  },
];

const score: Block[] = [
  "Each team counts the cards in its tricks. Together they make 100.",
  ...points,
  "After a *double victory* nothing is counted: the team scores 200 points, the others 0.",
  "Then Tichu and Grand Tichu are added or subtracted. A double victory with a won Tichu makes 300.",
];

const match: Block[] = [
  "The match goes to 1000 points; a table may agree on another target. If both teams get there in the same round, the higher total wins. If they are level, another round is played, and so on until one is ahead.",
];

const text: RulesText = {
  headings: {
    differs: "What differs from Nanjing",
    goal: "The goal",
    cards: "The cards",
    deal: "Dealing",
    calls: "Tichu and Grand Tichu",
    exchange: "Exchanging cards",
    play: "Playing tricks",
    combinations: "Combinations",
    bombs: "Bombs",
    wish: "The wish",
    specials: "{Dog|Wolf}, Phoenix, Dragon",
    end: "The end of a round",
    score: "Scoring",
    match: "The match",
  },
  books: {
    "fata-morgana": "Fata Morgana (German, 2011)",
    philibert: "Philibert (French, 2004)",
    groo: "Groo (Portuguese, 2009)",
    tichubadour: "Tichubadour (French, 2022)",
    francois: "Johan François (Dutch)",
  },
  variants: {
    nanjing: {
      name: "Tichu Nanjing",
      players: "4 players",
      summary:
        "Two teams of two race to get rid of their cards. Somebody leads a card or a combination; the others beat it with the same thing, only higher, or pass. A few cards carry points, four cards are special, bombs beat everything, and whoever feels strong may bet on being out first: that bet is called Tichu.",
      sections: {
        goal: [
          "You and your partner sit opposite each other and play against the two in between. The first team with 1000 points wins the match. Points come in three ways:",
          {
            list: [
              "*Cards in tricks:* kings, tens, fives, Dragon and Phoenix count, 100 points in every round.",
              "*Going out:* if you and your partner are both out before either opponent, that is a double victory, 200 points.",
              "*Calls:* Tichu and Grand Tichu win or lose 100 or 200 points.",
            ],
          },
          "It pays to go out early and hurts to be last: whoever is left with cards gives everything away.",
        ],
        cards,
        deal: [
          "Whoever went out first in the last round shuffles; in the first round it is a random player. Nobody deals: the shuffler takes the top card, then all take one card at a time in playing order, until each has fourteen.",
          "Many tables deal instead: eight cards each, then a pause for Grand Tichu, then six more. It comes to the same, because nobody sees a ninth card before deciding about Grand Tichu. Online, everybody is asked at the same moment, and the answers stay hidden until all have given theirs.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "*Grand Tichu:* before you see your ninth card. Your team wins or loses 200 points.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "When everybody has fourteen cards, each player gives one card, face down, to each of the three others, and so gets three. You look at the new ones only when your own three are given.",
          "What two players pass each other stays between them. Usually the partner gets something good and the opponents something useless, but that is custom, not a rule.",
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
          about: "The rule book of the publisher in Berne. This page describes exactly this game.",
          notes: [
            {
              section: "bombs",
              text: "The book says it in so many words: bombs beat cards, but neither the lead nor the Dog, and your own trick may be bombed too.",
            },
            {
              section: "end",
              text: "The book confirms that the third player’s last trick is counted, and that a Dragon in it is given away.",
            },
          ],
        },
        philibert: {
          about:
            "A French translation with many examples. One thing is different: here even the Dog is not safe.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "A bomb may fall on all four special cards, the Dog included. The Dog lies on the table until its receiver leads; until then anybody may bomb it, even whoever played it. The bomber takes the Dog, and play goes on as after any bomb.",
            },
          ],
        },
        groo: {
          about:
            "The Portuguese book, which calls the game Tichu Nanking, has a long list of questions and answers.",
          notes: [
            {
              section: "deal",
              text: "Cards are taken clockwise, although play goes counter-clockwise. A table may also have the shuffler deal.",
            },
            {
              section: "calls",
              text: "If two partners call Tichu at the very same moment, the later of them in playing order may take the call back.",
            },
            { section: "play", text: "A table may agree to play clockwise instead." },
          ],
        },
        tichubadour: {
          about:
            "The edition of the Troubadour scouts in Fribourg, with suits and animals of its own. The cards work just the same.",
          notes: [
            {
              section: "cards",
              text: "The suits are pickaxe, tent, compass and neckerchief. The Dog is a Wolf, the Mah Jong a Nightingale.",
            },
            {
              section: "deal",
              text: "Cards are dealt: eight to each player, then Grand Tichu, then six more.",
            },
            {
              section: "wish",
              text: "Here a player who could grant the wish may fail to do so, and is punished: the opponents win the round with 200 points, the others have 0, and no cards are counted. Calls still depend on who goes out first; if a call is open, play continues until someone goes out.",
            },
            { section: "match", text: "The target is agreed on before the match. 1000 is the tradition." },
          ],
        },
        francois: {
          about: "The Dutch translation, with questions and answers by the association of Tichu players.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Whoever plays the Mah Jong, alone or in a straight, *must* name a rank from 2 to ace. Special cards cannot be wished for.",
            },
            { section: "play", text: "A table may agree to play clockwise instead." },
            {
              section: "specials",
              text: "The book has the winner of a Dragon trick “lead or pass”. Here the leader must play in any case: nothing could follow the pass.",
            },
          ],
        },
      },
    },
    trichu: {
      name: "Trichu",
      players: "3 players",
      summary:
        "Tichu for three, with a fourth hand that belongs to nobody. One player, the soloist, plays it as well as their own: soloist and dummy against the other two. Next round, someone else may get the obedient partner.",
      sections: {
        differs: [
          {
            list: [
              "Four hands are dealt for three players. The soloist plays two of them: their own and the dummy’s.",
              "Neither soloist nor dummy can call Grand Tichu.",
              "Cards are exchanged with opponents only.",
              "After the exchange the dummy’s hand lies open.",
              "The dummy need not grant a wish.",
              "Points are written to each player, in four columns. Nine rounds are played, usually without a target of points.",
            ],
          },
        ],
        goal: [
          "Have the most points after nine rounds. In each round it is two against two, the soloist with the dummy against the other two players, and you enter your side’s result in your own column. The dummy has a column too, and can win.",
        ],
        cards,
        deal: [
          "Four hands of fourteen cards are dealt as in Nanjing. One player is the soloist; the dummy is the hand opposite.",
          "The dealer is the soloist. The first one is chosen at random; after every round the role goes to the player on the right.",
          "When all cards are dealt, the soloist looks at both hands.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "The soloist may also call Tichu *for the dummy*, before the dummy’s first card. Each call is for that one hand.",
              "*Grand Tichu* is for the two opponents only, each before seeing the ninth card. Their team wins or loses 200 points.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Cards pass only between opponents, face down and at the same time:",
          {
            list: [
              "the soloist gives one card to each opponent,",
              "the dummy gives one card to each opponent, chosen by the soloist,",
              "each opponent gives one card to the soloist and one to the dummy.",
            ],
          },
          "Then the dummy’s hand is laid open for all to see.",
        ],
        play: [
          right,
          ...play,
          "The dummy plays in its own turn; what it plays, the soloist decides. If it holds the Mah Jong, it leads, and the soloist makes its wish.",
          apart,
        ],
        combinations,
        bombs,
        wish: [
          ...wish,
          { h3: "The dummy and the wish" },
          "The dummy need not grant a wish, neither in turn nor when it leads. If it plays a card of that rank all the same, the wish is granted. The soloist’s own hand is bound like any other.",
        ],
        specials,
        end,
        score: [
          ...score,
          "Each of the team’s two players gets the team’s result. If the opponents make 60 points and the soloist’s side 40, each opponent writes 60, the soloist 40 and the dummy 40.",
        ],
        match: [
          "A match has nine rounds, or another multiple of three, so that everybody is soloist equally often. Whoever has the most points then wins; if several have, they share the victory.",
          "The books advise against a target of 1000 points: the dummy is on the soloist’s side in every round and would probably get there first. A table may agree on one all the same; whoever is ahead when somebody has reached it wins, and if several are level, another round is played.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "The game as it is told on this page. The book calls the dummy “Tisch”, German for table, and treats her as a lady.",
          notes: [
            {
              section: "deal",
              text: "The book does not say which way the role of soloist goes round. Here it goes to the right, like play.",
            },
          ],
        },
        philibert: {
          about: "The French book calls the dummy “le Mort” and has its own ideas about who plays with it.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "The soloist is whoever went out first in the round before; for the first round one is chosen at random. If the dummy was first out, the soloist stays.",
            },
            {
              section: "exchange",
              instead: [0, 1],
              text: "Each of the three real players gives one card to each of the other two. The dummy neither gives nor gets any.",
            },
            {
              section: "specials",
              instead: [2],
              text: "A bomb may fall on the Dog too, until its receiver leads.",
            },
            { section: "match", text: "Nine rounds are played, whoever is soloist in them." },
          ],
        },
        groo: {
          about: "The Portuguese book calls the game Threechu and the dummy the fictitious player.",
          notes: [
            {
              section: "deal",
              instead: [1],
              text: "The dealer is the soloist. The first one is chosen at random; after every round the role goes to the player on the left.",
            },
            { section: "deal", text: "Cards are taken clockwise, although play goes counter-clockwise." },
            {
              section: "calls",
              text: "If the two opponents call Tichu at the very same moment, the later of them in playing order may take the call back.",
            },
            {
              section: "match",
              text: "The number of rounds is left to the table, as long as it divides by three. Nine is the usual number here.",
            },
          ],
        },
      },
    },
    tientsin: {
      name: "Tichu Tientsin",
      players: "6 players",
      summary:
        "Tichu for six: two teams of three, seated alternately, so that everybody has an opponent on either side. The hands are smaller, and a complete victory takes three.",
      sections: {
        differs: [
          {
            list: [
              "Two players have ten cards, four have nine.",
              "Grand Tichu is called before the seventh card.",
              "Each player gives one card to each partner, none to opponents.",
              "The Dog goes to a partner of your choice.",
              "Only a triple victory counts, 300 points. Finishing first and second brings nothing extra.",
              "The last player’s tricks go to the opposing team, those of the fifth to the winner of the round.",
            ],
          },
        ],
        goal: [
          "The first team of three with 1000 points wins. As in Nanjing, points come from the cards in tricks, from calls, and from being out before the others: if all three of a team are out while all three opponents still hold cards, that is a triple victory, 300 points.",
        ],
        cards,
        deal: [
          "Whoever went out first in the last round shuffles and takes the first card; in the first round it is a random player. All then take one card at a time in playing order. 56 cards do not divide by six: the first two to draw have ten cards, the others nine.",
        ],
        calls: [
          ...calls,
          {
            list: [
              tichu,
              "*Grand Tichu:* before you see your *seventh* card. Your team wins or loses 200 points.",
            ],
          },
          ...callsMore,
        ],
        exchange: [
          "Each player gives one card, face down, to each of their two partners, and gets one from each. Opponents get nothing. You look at the new cards only when your own two are given.",
        ],
        play: [right, ...play, apart],
        combinations,
        bombs,
        wish,
        specials: [
          { h3: "The Dog" },
          "It can only be led, alone. It wins no trick and counts nothing; it hands the lead at once to a partner of your choice who still has cards. If neither has, the lead goes to the next player with cards on your right.",
          dogSafe,
          dogWish,
          ...phoenix,
          phoenixPoints,
          ...dragon,
          "Whoever wins a trick with it must give the whole trick, Dragon included, to one of the three opponents, but keeps the lead.",
          dragonBombed,
        ],
        end: [
          "The round ends at once when only one player has cards left, or with a *triple victory*: all three of a team are out, and all three opponents still hold cards.",
          "Before the cards are counted,",
          {
            list: [
              "the last player gives the cards left in hand *and* all tricks to the opposing team,",
              "the fifth gives all tricks to whoever went out first.",
            ],
          },
          "The last trick counts like any other. The fifth player’s last card ends it at once and takes it; if that card is the Dragon, the trick is given away first.",
        ],
        score: [
          "Each team counts the cards in its tricks. Together they make 100.",
          ...points,
          "After a *triple victory* nothing is counted: the team writes 300 points, the others 0. Then Tichu and Grand Tichu are added or subtracted.",
          { h3: "Who is out when" },
          "Players A, C and E play against B, D and F.",
          {
            table: [
              ["Out so far", "What it means"],
              ["C, A, E", "Triple victory: 300 points, the round is over."],
              ["C, A, B", "First and second together are nothing special. The round goes on."],
              [
                "C, A, B, E",
                "One team is out, but B was quicker than its third: no triple victory. D and F play on.",
              ],
              [
                "C, A, B, E, F",
                "D is left and gives hand and tricks to the other team. F, the fifth, gives the tricks to C.",
              ],
            ],
          },
        ],
        match,
      },
      editions: {
        "fata-morgana": {
          about: "The game as it is told on this page.",
          notes: [],
        },
        philibert: {
          about: "The French book says outright how the cards come out: four hands of nine, two of ten.",
          notes: [
            {
              section: "specials",
              instead: [2],
              text: "A bomb may fall on the Dog too, until its receiver leads.",
            },
          ],
        },
        groo: {
          about: "The Portuguese book plays the same game, with its own way of drawing and calling.",
          notes: [
            {
              section: "deal",
              text: "Cards are taken clockwise, although play goes counter-clockwise. So the shuffler and the neighbour on the left have ten cards.",
            },
            {
              section: "calls",
              text: "If partners call Tichu at the very same moment, all but the first of them in playing order may take the call back.",
            },
            { section: "play", text: "A table may agree to play clockwise instead." },
          ],
        },
        francois: {
          about: "The Dutch book plays the same game, with a wish that has to be made.",
          notes: [
            {
              section: "wish",
              instead: [0],
              text: "Whoever plays the Mah Jong, alone or in a straight, *must* name a rank from 2 to ace. Special cards cannot be wished for.",
            },
            { section: "play", text: "A table may agree to play clockwise instead." },
          ],
        },
      },
    },
    grandseigneur: {
      name: "Grandseigneur",
      players: "5 to 12 players",
      summary:
        "Everybody for themselves. There are no teams, no points and no calls; the order of going out decides who sits at the top next round, and who has to give up the best cards. Those above tend to stay there.",
      sections: {
        differs: [
          {
            list: [
              "No teams: each plays alone.",
              "The Dog stays in the box.",
              "No Tichu, no Grand Tichu, no points.",
              "The exchange follows rank: the lower give their best cards to the upper.",
              "The Dragon’s trick is not given away.",
              "From seven players on, two packs.",
            ],
          },
        ],
        goal: [
          "Get rid of your cards as early as you can. Whoever is out first is the *Grandseigneur* of the next round, whoever is left with cards the *Misérable*. From top to bottom:",
          { list: ["Grandseigneur", "Seigneur", "Maître", "Bourgeois", "Pauvre", "Misérable"] },
          "With more or fewer players, titles are added or dropped.",
        ],
        cards: [
          "The pack has four suits of thirteen ranks: 2 up to 10, then jack, queen, king and ace. The ace is always high, and no suit is worth more than another.",
          { rows: [["Ag Ak Ab Ar", "The four suits: jade, sword, pagoda and star."]] },
          "There are three special cards. The Dog is left out: without partners it has nowhere to go.",
          {
            rows: [
              ["Ma", "*Mah Jong:* a 1. Whoever has it begins, and whoever plays it may make a wish."],
              ["Ph", "*Phoenix:* a joker."],
              ["Dr", "*Dragon:* the highest single card."],
            ],
          },
          "From seven players on, two packs are shuffled together; the second one is without Dog and Mah Jong. So there are two Phoenixes and two Dragons.",
        ],
        deal: [
          "The Misérable shuffles, deals and clears the tricks away; in the first round a random player does it. All cards are dealt out. Extra cards go to the first to be served, beginning with the Grandseigneur.",
          {
            table: [
              ["Players", "Packs", "Cards each"],
              ["5", "1", "11"],
              ["6", "1", "9, one has 10"],
              ["7", "2", "15, four have 16"],
              ["8", "2", "13, five have 14"],
              ["9", "2", "12, one has 13"],
              ["10", "2", "10, nine have 11"],
              ["11", "2", "9, ten have 10"],
              ["12", "2", "9, one has 10"],
            ],
          },
          { h3: "Who sits where" },
          "Everybody sits by rank: the Seigneur on the left of the Grandseigneur, then the Maître, and so on round the table to the Misérable, who ends up on the Grandseigneur’s right. The best chair is the Grandseigneur’s.",
        ],
        calls: ["There are no calls. Nobody bets, everybody hurries."],
        exchange: [
          "In the first round nothing is exchanged. From the second round on:",
          {
            list: [
              "the last gives their *three* best cards to the first,",
              "the last but one gives their *two* best to the second,",
              "the next from below gives their best *one* to the third.",
            ],
          },
          "Those above return as many cards of their own choice, at the same time, before they see what they get. Everybody else keeps their hand.",
          "The best card is the Dragon, then the Phoenix, then the Mah Jong, then the others by rank. Among equals the giver chooses. With five players it is one card fewer on each level: two, one, none.",
        ],
        play: [
          "The turn goes to the right, counter-clockwise, so the Misérable plays after the Grandseigneur.",
          ...play,
          "The tricks themselves are worth nothing. You win them for the lead.",
        ],
        combinations: [
          ...combinations.slice(0, -1),
          "Besides these there are only bombs. The Dragon is always played alone.",
        ],
        bombs: [
          ...bombs,
          { h3: "With two packs" },
          "A bomb of four needs four different suits.",
          {
            rows: [
              ["7g 7k 7b 7r", "is a bomb."],
              ["7g 7g 7k 7b", "is not a combination."],
            ],
          },
        ],
        wish,
        specials: [
          { h3: "The Dog" },
          "It is not in the game.",
          ...phoenix,
          "With two packs there are two of them. A Phoenix on a Phoenix is half a rank higher, and both may serve in one combination, but never in a bomb.",
          ...dragon.slice(0, 1),
          "The highest single card; only a bomb beats it, or, with two packs, the second Dragon. Its trick is not given away: there is nobody to give it to.",
        ],
        end: [
          "The round ends when only one player has cards left. The order of going out sets the ranks for the next round, and everybody changes seats. If anyone changes at all, that is: the system is stable.",
        ],
        score: ["There are no points. Nobody counts tricks."],
        match: [
          "There is no end unless you agree on one. A table may fix a number of rounds; whoever is Grandseigneur after the last one has won.",
        ],
      },
      editions: {
        "fata-morgana": {
          about:
            "Only the publisher’s book has this game. The Portuguese one declines to translate it and recommends indoor football to anybody with twelve people at hand.",
          notes: [
            {
              section: "wish",
              text: "The book says that Tichu’s finer points do not count here. We read that as no calls and no points; the wish stays.",
            },
            {
              section: "cards",
              text: "Two packs are a recommendation for seven players or more. A table may use them with fewer.",
            },
          ],
        },
      },
    },
    hierarchie: {
      name: "Hierarchy",
      players: "5 to 10 players",
      summary:
        "The French book’s game of ranks, under the title “Quelqu’un est toujours le trou du C..”: somebody always has to be last, and the last has a rude name. No teams, no points; whoever is out first is the Grand Maître and lives well.",
      sections: {
        differs: [
          {
            list: [
              "No teams, no points, no calls.",
              "108 cards: two packs of suit cards, but only one set of specials.",
              "Play goes clockwise.",
              "The exchange follows rank: best cards go up, lowest cards come down.",
              "A triple needs three different suits, a bomb of four needs four.",
              "The Mah Jong brings no wish, the Dragon’s trick is not given away, and the Dog goes to the last in rank.",
            ],
          },
        ],
        goal: [
          "Get rid of your cards as early as you can. Whoever is out first is the *Grand Maître* of the next round. Whoever is left with cards is the *Trou du C..*, who shuffles, deals and obeys. That’s the one seat nobody wants.",
        ],
        cards: [
          "There are 108 cards: the suit cards of two packs, so every card from 2 to ace is there twice, and one set of specials.",
          { rows: [["Ag Ak Ab Ar", "The four suits: jade, sword, pagoda and star."]] },
          {
            rows: [
              ["Ma", "*Mah Jong:* a 1. Whoever has it begins."],
              ["Do", "*Dog:* hands the lead to the last in rank."],
              ["Ph", "*Phoenix:* a joker."],
              ["Dr", "*Dragon:* the highest single card."],
            ],
          },
        ],
        deal: [
          "The Trou du C.. shuffles and deals, clockwise; in the first round a random player does it. With five to nine players everybody gets twelve cards, and what is left lies face up beside the table. With ten players all cards are dealt.",
          {
            table: [
              ["Players", "Cards each", "Face up"],
              ["5", "12", "48"],
              ["6", "12", "36"],
              ["7", "12", "24"],
              ["8", "12", "12"],
              ["9", "12", "none"],
              ["10", "11, two have 10", "none"],
            ],
          },
          { h3: "Who sits where" },
          "The Grand Maître takes any chair. The others sit to the left in order of rank, so that the Trou du C.. ends up on the Grand Maître’s right.",
        ],
        calls: ["There are no calls."],
        exchange: [
          "In the first round nothing is exchanged. From the second round on, face down and all at the same time:",
          {
            list: [
              "the last gives their *three* best cards to the first, who returns their three lowest,",
              "the last but one gives their *two* best to the second, who returns their two lowest,",
              "the next from below gives their best *one* to the third, who returns their lowest.",
            ],
          },
          "From best to lowest: Dragon, Phoenix, Mah Jong, Dog, ace, king, queen, jack, 10, and so on down to 2. Among equals the giver chooses. Everybody else keeps their hand; with five players the third does too.",
        ],
        play: [
          "The turn goes to the left, clockwise, so the second in rank plays after the first.",
          ...play,
          "If the Mah Jong lies among the cards left over, the highest in rank leads; in the first round it is the player on the dealer’s left. The tricks themselves are worth nothing. You win them for the lead.",
        ],
        combinations: [
          ...combinations,
          { h3: "With every card twice" },
          "A triple needs three different suits, also inside a full house and beside the Phoenix. A pair may be two identical cards.",
          {
            rows: [
              ["7r 7b 7g", "is a triple."],
              ["7r 7b 7r", "is none."],
              ["7r 7r Ph", "is none either."],
              ["7r 7r", "is a pair."],
            ],
          },
        ],
        bombs: [...bombs, { h3: "With every card twice" }, "A bomb of four needs four different suits."],
        wish: ["There is no wish. The Mah Jong only decides who begins; in a straight it is a 1, as always."],
        specials: [
          { h3: "The Dog" },
          "It can only be led, alone. It hands the lead to the last in rank, in the first round to the dealer; if that player is out, to the next one with cards. The last in rank who plays it leads again.",
          "The Dog can be bombed until its receiver leads.",
          ...phoenix,
          ...dragon.slice(0, 1),
          "The highest single card; only a bomb beats it. Its trick is not given away.",
        ],
        end: [
          "The round ends when only one player has cards left, who is the next Trou du C.. The order of going out sets the ranks, and everybody changes seats.",
        ],
        score: ["There are no points."],
        match: [
          "There is no end unless you agree on one. A table may fix a number of rounds; whoever has the highest rank after the last one has won.",
        ],
      },
      editions: {
        philibert: {
          about:
            "Only the French book has this game. Where it leaves something open, this page says how we play it.",
          notes: [
            {
              section: "cards",
              text: "The book calls both packs of the box 108 cards. Two packs have 112, so we leave out one set of specials.",
            },
            {
              section: "play",
              text: "The book does not say who leads if the Mah Jong has not been dealt. That rule is ours.",
            },
            { section: "specials", text: "As everywhere in this book, a bomb may fall on the Dog." },
          ],
        },
      },
    },
  },
};

export default text;
