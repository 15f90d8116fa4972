## the page itself

title = Rules
games = Games
book = Rule book
notes = In this book
contents = Contents
learn = Learn by playing
play = Open a table

# The rules, by section and game. In these texts *stars* make a word bold, [Kg] shows a card (rank and suit; keep it
# as it is), and <Dog|Wolf> is one wording for the usual cards and one for Tichubadour’s, where Dog and Mah Jong are
# Wolf and Nightingale.

## headings of the sections

heading-differs = What differs from Nanjing
heading-goal = The goal
heading-cards = The cards
heading-deal = Dealing
heading-calls = Tichu and Grand Tichu
heading-exchange = Exchanging cards
heading-play = Playing tricks
heading-combinations = Combinations
heading-bombs = Bombs
heading-wish = The wish
heading-specials = <Dog|Wolf>, Phoenix, Dragon
heading-end = The end of a round
heading-score = Scoring
heading-match = The match

## rule books: publisher or author (language, year)

book-fata-morgana = Fata Morgana (German, 2011)
book-philibert = Philibert (French, 2004)
book-groo = Groo (Portuguese, 2009)
book-tichubadour = Tichubadour (French, 2022)
book-francois = Johan François (Dutch)

## the cards (this and what follows up to the games stands on the pages of several games)

cards-pack = The pack has 56 cards. Four suits of thirteen ranks make 52 of them: 2 up to 10, then jack, queen, king and ace. The ace is always high, and no suit is worth more than another.
cards-suits = The four suits: <jade, swords, pagodas and stars|pickaxes, tents, compasses and neckerchiefs>.
cards-special = Four special cards belong to no suit:
cards-mahjong = *<Mah Jong|Nightingale>:* a 1. Whoever has it begins, and whoever plays it may make a wish.
cards-dog = *<Dog|Wolf>:* hands the lead to your partner.
cards-phoenix = *Phoenix:* a joker, and a strong one. It costs 25 points.
cards-dragon = *Dragon:* the highest single card, 25 points.

## tables of the deal: “11-two-10” is “11, two have 10”

deal-players = Players
deal-packs = Packs
deal-cards = Cards each
deal-9-one-10 = 9, one has 10
deal-15-four-16 = 15, four have 16
deal-13-five-14 = 13, five have 14
deal-12-one-13 = 12, one has 13
deal-10-nine-11 = 10, nine have 11
deal-9-ten-10 = 9, ten have 10
deal-open = Face up
deal-none = none
deal-11-two-10 = 11, two have 10

## Tichu and Grand Tichu

calls-bet = A call is a bet that *you yourself* will be the first to get rid of all your cards.
calls-tichu = *Tichu:* any time until you play your own first card, in turn or not, even before cards are exchanged. Your team wins or loses 100 points.
calls-personal = A call is personal. You may not talk it over with your partner, and if your partner is out before you, it is lost. Several players may call, partners too; at most one of them will be right. Each hand can carry at most one call.
calls-score = Calls are scored on top of the rest of the round and don’t affect it: 30 card points and a won Tichu make 130; 40 card points and a lost one make −60.

## playing tricks

play-right = Play goes to the right, counter-clockwise.
play-begin = Whoever holds the <Mah Jong|Nightingale> when play begins leads to the first trick, with any combination. The <Mah Jong|Nightingale> itself may stay in hand.
play-beat = Then each player in turn either passes or beats what is on top. To beat it you need:
play-kind = the same kind of combination,
play-number = the same number of cards,
play-rank = a higher rank.
play-example = So only a pair beats a pair, and only a straight of six beats a straight of six. Bombs are the one exception.
play-pass = Passing doesn’t commit you: when your turn comes round again in the same trick, you may play. When all others who still hold cards have passed in a row, the last to play takes the trick, lays it aside face down and leads to the next one. Whoever has the lead must play something.
play-out = Without cards you are out of the round. If the winner of a trick is out, the lead goes to the next player in turn who still has cards.
play-piles = Partners keep their tricks in separate piles: at the end of the round, one of the piles may change hands.

## one trick, step by step

trick = One trick, step by step
trick-seats = South and North play against East and West. The turn goes South, East, North, West.
trick-1 = South leads a pair, so this is a trick of pairs.
trick-2 = East plays a higher one. North and West pass.
trick-3 = South comes back in; the Phoenix is the second jack.
trick-4 = East goes higher again. North and West pass.
trick-5 = South throws a bomb. Three passes: South takes the trick and leads.

## combinations

combinations-single = *Single:* one card.
combinations-pair = *Pair:* two cards of the same rank.
combinations-pair-run = *Pair run:* two or more pairs of neighbouring ranks. The highest pair decides.
combinations-triple = *Triple:* three cards of the same rank.
combinations-full-house = *Full house:* a triple and a pair. The triple decides.
combinations-straight = *Straight:* five or more neighbouring ranks, suits mixed. The highest card decides.
combinations-ace = A straight may begin with the <Mah Jong|Nightingale> as 1 and reach up to the ace: fourteen cards at most. The ace never goes below the 2.
combinations-alone = Besides these there are only bombs. Dragon and <Dog|Wolf> are always played alone.

## bombs

bombs-four = *Four of a kind:* all four cards of a rank.
bombs-straight = *Straight bomb:* five or more neighbouring ranks in one suit.
bombs-order = A bomb beats everything that is not a higher bomb. More cards beat fewer; if the number is the same, the higher rank wins. From low to high:
bombs-order-1 = four fours
bombs-order-2 = four fives
bombs-order-3 = five cards up to 6
bombs-order-4 = five cards up to 8
bombs-order-5 = six cards up to 7
bombs-anytime = A bomb may be thrown *at any moment* while there are cards on the table: out of turn, on your own play, and after the last pass until the trick is taken up.
bombs-lead = It never takes away the lead. When the table is empty, only the leader plays; a bomb is a perfectly good lead.
bombs-turn = After a bomb, play continues with the player after the bomber, and everybody who had passed may play again.
bombs-several = If several want to bomb at once, speed is no advantage: they go in playing order, starting after the last play. Online, the table waits a moment so that everyone can claim a bomb.
bombs-special = Special cards are never part of a bomb. A run in one suit with the Phoenix or the <Mah Jong|Nightingale> in it is a plain straight.
bombs-always = A straight in one suit is always a bomb and cannot be played as a plain one.
bombs-phoenix = Four of a kind plus the Phoenix is not a full house. It isn’t a valid combination at all.

## the wish

wish-make = Whoever plays the <Mah Jong|Nightingale>, alone or in a straight, may name a rank from 2 to ace. Special cards cannot be wished for.
wish-must = From then on, a player in turn who holds a card of that rank and can play it by the rules *must* play it: alone or in any combination that fits, with the Phoenix’s help or as a bomb if that is what it takes. The player chooses which combination. Anyone who can’t plays or passes as usual.
wish-open = The wish stays open, over later tricks too, until anybody plays a real card of that rank. It binds everyone, including whoever made it.
wish-phoenix = A Phoenix standing for the rank does not fulfil the wish, and nobody has to play it for that.
wish-lead = The wish binds the lead as well: if you lead and hold the rank, your lead must contain it. A bomb without it will not do.
wish-turn = It binds only in turn. A bomb out of turn may ignore it, so a player who is bound may always bomb what is on the table instead.
wish-itself = The play that makes the wish does not fulfil it.
wish-played = You may name a rank whose cards have all been played. It binds nobody.
wish-example = An example
wish-example-led = is led, with a wish for a 7.
wish-example-straight = must be played, the Phoenix as 4 or as 9.
wish-example-bomb = must be thrown as a bomb.
wish-example-free = is free to pass: only the Phoenix would be a 7.

## the Dog

dog = The <Dog|Wolf>
dog-partner = It can only be led, alone. It wins no trick and counts nothing; it hands the lead to your partner at once. If your partner is out, the lead goes to the next player with cards on your partner’s right, which may well be you.
dog-safe = The <Dog|Wolf> cannot be bombed: by the time you see it, the lead has already changed hands.
dog-wish = You cannot lead the <Dog|Wolf> while a wish binds you.

## the Phoenix

phoenix = The Phoenix
phoenix-joker = In any combination but a bomb it is a joker for a rank from 2 to ace. If it could stand for two different ranks, you choose; if you say nothing, the higher one is meant.
phoenix-full-house = Eights full or nines full.
phoenix-straight = A straight up to 8 or up to 9.
phoenix-single = Played alone, it is worth half a rank more than the card under it. On [8g] it is 8½: [9k] beats it, [8b] does not. It beats an ace but not the Dragon. Led, it is worth 1½, so any card from 2 up beats it.
phoenix-points = It counts *minus* 25 points for whoever has it in their tricks at the end.

## the Dragon

dragon = The Dragon
dragon-highest = The highest single card: it beats an ace, and a Phoenix on an ace. Only a bomb beats the Dragon. It counts 25 points.
dragon-gift = Whoever wins a trick with it must give the whole trick, Dragon included, to an opponent of their choice, but keeps the lead.
dragon-bombed = If the Dragon is bombed, the trick belongs to the bomber, who gives nothing away. This holds even for a player who bombs their own Dragon.

## the end of a round

end-when = The round ends at once when only one player has cards left, or when both partners of a team have gone out first and second: a *double victory*.
end-last = Before the cards are counted, the last player gives away
end-hand = the cards left in hand, to the opposing team,
end-tricks = all tricks won, to whoever went out first.
end-last-trick = The last trick counts like any other. The third player’s last card ends it at once, without further passes or bombs, and takes it; if that card is the Dragon, the trick is given away first.

## scoring

score-cards = Each team counts the cards in its tricks. Together they make 100.
score-double = After a *double victory* nothing is counted: the team scores 200 points, the others 0.
score-calls = Then Tichu and Grand Tichu are added or subtracted. A double victory with a won Tichu makes 300.

## table of the card points

points-card = Card
points = Points
points-king = each king
points-ten = each ten
points-five = each five
points-dragon = Dragon
points-phoenix = Phoenix
points-others = all others

## the match

match-target = The match goes to 1000 points; a table may agree on another target. If both teams get there in the same round, the higher total wins. If they are level, another round is played, and so on until one is ahead.

## both games of ranks

ranks-phoenix = *Phoenix:* a joker.
ranks-dragon = *Dragon:* the highest single card.
ranks-seats = Who sits where
ranks-bombs-suits = A bomb of four needs four different suits.

## what the Philibert book does in several games

philibert-dog = A bomb may be played on the Dog too, until the player who got the lead plays.

## what the Groo book does in several games

groo-clockwise = A table may agree to play clockwise instead.

## what Johan François’s book does in several games

francois-wish = Whoever plays the Mah Jong, alone or in a straight, *must* name a rank from 2 to ace. Special cards cannot be wished for.
francois-clockwise = A table may agree to play clockwise instead.

## Nanjing

nanjing-name = Tichu Nanjing
nanjing-short = Nanjing
nanjing-players = 4 players
nanjing-summary = Two teams of two race to get rid of their cards. Somebody leads a card or a combination; the others beat it with the same thing, only higher, or pass. A few cards carry points, four cards are special, bombs beat everything, and whoever feels strong may bet on being out first: that bet is called Tichu.
nanjing-goal = You and your partner sit opposite each other and play against the two in between. The first team with 1000 points wins the match. Points come in three ways:
nanjing-goal-cards = *Cards in tricks:* kings, tens, fives, Dragon and Phoenix count, 100 points in every round.
nanjing-goal-out = *Going out:* if you and your partner are both out before either opponent, that is a double victory, 200 points.
nanjing-goal-calls = *Calls:* Tichu and Grand Tichu win or lose 100 or 200 points.
nanjing-goal-early = It pays to go out early and hurts to be last: whoever is left with cards gives everything away.
nanjing-deal = Whoever went out first in the last round shuffles; in the first round it is a random player. Nobody deals: the shuffler takes the top card, then all take one card at a time in playing order, until each has fourteen.
nanjing-deal-custom = Many tables deal instead: eight cards each, then a pause for Grand Tichu, then six more. It comes to the same, because nobody sees a ninth card before deciding about Grand Tichu. Online, everybody is asked at the same moment, and the answers stay hidden until all have given theirs.
nanjing-calls-grand = *Grand Tichu:* before you see your ninth card. Your team wins or loses 200 points.
nanjing-exchange = When everybody has fourteen cards, each player gives one card, face down, to each of the three others, and so gets three. You look at the new ones only when your own three are given.
nanjing-exchange-custom = What two players pass each other stays between them. Usually the partner gets something good and the opponents something useless, but that is custom, not a rule.
nanjing-fata-morgana = The rule book of the publisher in Bern. This page describes exactly this game.
nanjing-fata-morgana-bombs = The book says so explicitly: bombs beat cards, but neither the lead nor the Dog, and your own trick may be bombed too.
nanjing-fata-morgana-end = The book confirms that the third player’s last trick is counted, and that a Dragon in it is given away.
nanjing-philibert = A French translation with many examples. One thing is different: here even the Dog is not safe.
nanjing-philibert-dog = Bombs may be played on all four special cards, the Dog included. The Dog stays on the table until the player who got the lead plays; until then anybody may bomb it, even whoever played it. The bomber takes the Dog, and play goes on as after any bomb.
nanjing-groo = The Portuguese book, which calls the game Tichu Nanking, has a long list of questions and answers.
nanjing-groo-deal = Cards are taken clockwise, although play goes counter-clockwise. A table may also have the shuffler deal.
nanjing-groo-calls = If two partners call Tichu at the very same moment, the later of them in playing order may take the call back.
nanjing-tichubadour = The edition of the Troubadour scouts in Fribourg, with suits and animals of its own. The cards work just the same.
nanjing-tichubadour-cards = The suits are pickaxes, tents, compasses and neckerchiefs. The Dog is a Wolf, the Mah Jong a Nightingale.
nanjing-tichubadour-deal = Cards are dealt: eight to each player, then Grand Tichu, then six more.
nanjing-tichubadour-wish = Here a player who could fulfil the wish may ignore it, but is punished: the opponents win the round with 200 points, the player’s own team gets 0, and no cards are counted. Calls still depend on who goes out first; if a call is open, play continues until someone goes out.
nanjing-tichubadour-match = The target is agreed on before the match. 1000 is the tradition.
nanjing-francois = The Dutch translation, with questions and answers by the association of Tichu players.
nanjing-francois-dragon = The book has the winner of a Dragon trick “lead or pass”. Here the leader must play in any case: nothing could follow the pass.

## Trichu

trichu-name = Trichu
trichu-players = 3 players
trichu-summary = Tichu for three, with a fourth hand that belongs to nobody. One player, the soloist, plays it as well as their own: soloist and dummy against the other two. Next round, someone else may get the obedient partner.
trichu-differs-hands = Four hands are dealt for three players. The soloist plays two of them: their own and the dummy’s.
trichu-differs-grand = Neither soloist nor dummy can call Grand Tichu.
trichu-differs-exchange = Soloist and dummy give each other no cards.
trichu-differs-open = After the exchange the dummy’s hand is laid face up.
trichu-differs-wish = The dummy need not fulfil a wish.
trichu-differs-score = Points are entered for each player, in four columns. Nine rounds are played, usually without a target score.
trichu-goal = Have the most points after nine rounds. In each round it is two against two, the soloist with the dummy against the other two players, and you enter your side’s result in your own column. The dummy has a column too, and can win.
trichu-deal = Four hands of fourteen cards are dealt as in Nanjing. One player is the soloist; the dummy is the hand opposite.
trichu-deal-soloist = The dealer is the soloist. The first one is chosen at random; after every round the role goes to the player on the right.
trichu-deal-look = When all cards are dealt, the soloist looks at both hands.
trichu-calls-dummy = The soloist may also call Tichu *for the dummy*, before the dummy’s first card. Each call is for that one hand.
trichu-calls-grand = *Grand Tichu* is for the two opponents only, each before seeing the ninth card. Their team wins or loses 200 points.
trichu-exchange = Cards are passed only between opponents, face down and at the same time:
trichu-exchange-soloist = the soloist gives one card to each opponent,
trichu-exchange-dummy = the dummy gives one card to each opponent, chosen by the soloist,
trichu-exchange-opponents = each opponent gives one card to the soloist and one to the dummy.
trichu-exchange-open = Then the dummy’s hand is laid face up for all to see.
trichu-play-dummy = The dummy plays in its own turn; what it plays, the soloist decides. If it holds the Mah Jong, it leads, and the soloist makes its wish.
trichu-wish = The dummy and the wish
trichu-wish-dummy = The dummy need not fulfil a wish, either in turn or when it leads. If it plays a card of that rank all the same, the wish is fulfilled. The soloist’s own hand is bound like any other.
trichu-score = Each of the team’s two players gets the team’s result. If the opponents make 60 points and the soloist’s side 40, each opponent enters 60, the soloist 40 and the dummy 40.
trichu-match = A match has nine rounds, or another multiple of three, so that everybody is soloist equally often. Whoever has the most points then wins; if several are level, they share the victory.
trichu-match-target = The books advise against a target of 1000 points: the dummy is on the soloist’s side in every round and would probably get there first. A table may agree on one all the same; whoever is ahead when somebody has reached it wins, and if several are level, another round is played.
trichu-fata-morgana = The game as described on this page. The book calls the dummy “Tisch”, German for table, and treats it as a lady.
trichu-fata-morgana-deal = The book does not say which way the role of soloist goes round. Here it goes to the right, like play.
trichu-philibert = The French book calls the dummy “le Mort” and has its own ideas about who plays with it.
trichu-philibert-deal = The soloist is whoever went out first in the round before; for the first round one is chosen at random. If the dummy was first out, the soloist stays.
trichu-philibert-exchange = Each of the three real players gives one card to each of the other two. The dummy neither gives nor gets any.
trichu-philibert-match = Nine rounds are played, whoever is soloist in them.
trichu-groo = The Portuguese book calls the game Threechu and the dummy the fictitious player.
trichu-groo-soloist = The dealer is the soloist. The first one is chosen at random; after every round the role goes to the player on the left.
trichu-groo-deal = Cards are taken clockwise, although play goes counter-clockwise.
trichu-groo-calls = If the two opponents call Tichu at the very same moment, the later of them in playing order may take the call back.
trichu-groo-match = The number of rounds is left to the table, as long as it divides by three. Nine is the usual number here.

## Tientsin

tientsin-name = Tichu Tientsin
tientsin-short = Tientsin
tientsin-players = 6 players
tientsin-summary = Tichu for six: two teams of three, seated alternately, so that everybody has an opponent on either side. The hands are smaller, and a complete victory takes three.
tientsin-differs-cards = Two players have ten cards, four have nine.
tientsin-differs-grand = Grand Tichu is called before the seventh card.
tientsin-differs-exchange = Each player gives one card to each partner, none to opponents.
tientsin-differs-dog = The Dog goes to a partner of your choice.
tientsin-differs-victory = Only a triple victory counts, 300 points. Finishing first and second brings nothing extra.
tientsin-differs-tricks = The last player’s tricks go to the opposing team, those of the fifth to the winner of the round.
tientsin-goal = The first team of three with 1000 points wins. As in Nanjing, points come from the cards in tricks, from calls, and from being out before the others: if all three of a team are out while all three opponents still hold cards, that is a triple victory, 300 points.
tientsin-deal = Whoever went out first in the last round shuffles and takes the first card; in the first round it is a random player. All then take one card at a time in playing order. 56 cards do not divide by six: the first two to draw have ten cards, the others nine.
tientsin-calls-grand = *Grand Tichu:* before you see your *seventh* card. Your team wins or loses 200 points.
tientsin-exchange = Each player gives one card, face down, to each of their two partners, and gets one from each. Opponents get nothing. You look at the new cards only when your own two are given.
tientsin-dog = It can only be led, alone. It wins no trick and counts nothing; it hands the lead at once to a partner of your choice who still has cards. If neither has, the lead goes to the next player with cards on your right.
tientsin-dragon-gift = Whoever wins a trick with it must give the whole trick, Dragon included, to one of the three opponents, but keeps the lead.
tientsin-end-when = The round ends at once when only one player has cards left, or with a *triple victory*: all three of a team are out, and all three opponents still hold cards.
tientsin-end-last = Before the cards are counted,
tientsin-end-hand = the last player gives the cards left in hand *and* all tricks to the opposing team,
tientsin-end-tricks = the fifth gives all tricks to whoever went out first.
tientsin-end-last-trick = The last trick counts like any other. The fifth player’s last card ends it at once and takes it; if that card is the Dragon, the trick is given away first.
tientsin-score-cards = Each team counts the cards in its tricks. Together they make 100.
tientsin-score-triple = After a *triple victory* nothing is counted: the team scores 300 points, the others 0. Then Tichu and Grand Tichu are added or subtracted.
tientsin-order = Who is out when
tientsin-order-teams = Players A, C and E play against B, D and F.
tientsin-order-out = Out so far
tientsin-order-meaning = What it means
tientsin-order-1 = C, A, E
tientsin-order-1-meaning = Triple victory: 300 points, the round is over.
tientsin-order-2 = C, A, B
tientsin-order-2-meaning = First and second together are nothing special. The round goes on.
tientsin-order-3 = C, A, B, E
tientsin-order-3-meaning = One team is out, but B went out before its third player: no triple victory. D and F play on.
tientsin-order-4 = C, A, B, E, F
tientsin-order-4-meaning = D is left and gives hand and tricks to the other team. F, the fifth, gives the tricks to C.
tientsin-fata-morgana = The game as described on this page.
tientsin-philibert = The French book says explicitly how the cards are divided: four hands of nine, two of ten.
tientsin-groo = The Portuguese book plays the same game, with its own way of drawing and calling.
tientsin-groo-deal = Cards are taken clockwise, although play goes counter-clockwise. So the shuffler and the neighbour on the left have ten cards.
tientsin-groo-calls = If partners call Tichu at the very same moment, all but the first of them in playing order may take the call back.
tientsin-francois = The Dutch book plays the same game, with a wish that has to be made.

## Grandseigneur

grandseigneur-name = Grandseigneur
grandseigneur-players = 5 to 12 players
grandseigneur-summary = Everybody for themselves. There are no teams, no points and no calls; the order of going out decides who sits at the top next round, and who has to give up the best cards. Those above tend to stay there.
grandseigneur-differs-teams = No teams: each plays alone.
grandseigneur-differs-dog = The Dog stays in the box.
grandseigneur-differs-calls = No Tichu, no Grand Tichu, no points.
grandseigneur-differs-exchange = The exchange follows rank: the lower ranks give their best cards to the upper ones.
grandseigneur-differs-dragon = The Dragon’s trick is not given away.
grandseigneur-differs-packs = From seven players on, two packs.
grandseigneur-goal = Get rid of your cards as early as you can. Whoever is out first is the *Grandseigneur* of the next round, whoever is left with cards the *Misérable*. From top to bottom:
grandseigneur-title-1 = Grandseigneur
grandseigneur-title-2 = Seigneur
grandseigneur-title-3 = Maître
grandseigneur-title-4 = Bourgeois
grandseigneur-title-5 = Pauvre
grandseigneur-title-6 = Misérable
grandseigneur-goal-titles = With more or fewer players, titles are added or dropped.
grandseigneur-cards = The pack has four suits of thirteen ranks: 2 up to 10, then jack, queen, king and ace. The ace is always high, and no suit is worth more than another.
grandseigneur-cards-special = There are three special cards. The Dog is left out: without partners it has nowhere to go.
grandseigneur-cards-packs = From seven players on, two packs are shuffled together; the second one is without Dog and Mah Jong. So there are two Phoenixes and two Dragons.
grandseigneur-deal = The Misérable shuffles, deals and clears the tricks away; in the first round a random player does it. All cards are dealt out. Extra cards go to the first players in dealing order, beginning with the Grandseigneur.
grandseigneur-seats = Everybody sits by rank: the Seigneur on the left of the Grandseigneur, then the Maître, and so on round the table to the Misérable, who ends up on the Grandseigneur’s right. The best chair is the Grandseigneur’s.
grandseigneur-calls = There are no calls. Nobody bets, everybody hurries.
grandseigneur-exchange = In the first round nothing is exchanged. From the second round on:
grandseigneur-exchange-3 = the last gives their *three* best cards to the first,
grandseigneur-exchange-2 = the last but one gives their *two* best to the second,
grandseigneur-exchange-1 = the next one up gives their *one* best to the third.
grandseigneur-exchange-return = Those above return as many cards of their own choice, at the same time, before they see what they get. Everybody else keeps their hand.
grandseigneur-exchange-best = The best card is the Dragon, then the Phoenix, then the Mah Jong, then the others by rank. Among equals the giver chooses. With five players it is one card fewer on each level: two, one, none.
grandseigneur-play-right = Play goes to the right, counter-clockwise, so the Misérable plays after the Grandseigneur.
grandseigneur-play-tricks = The tricks themselves are worth nothing. You win them for the lead.
grandseigneur-combinations-alone = Besides these there are only bombs. The Dragon is always played alone.
grandseigneur-bombs = With two packs
grandseigneur-bombs-yes = is a bomb.
grandseigneur-bombs-no = is not a combination.
grandseigneur-dog = It is not in the game.
grandseigneur-phoenix = With two packs there are two of them. A Phoenix on a Phoenix is half a rank higher, and both may be used in one combination, but never in a bomb.
grandseigneur-dragon = The highest single card; only a bomb beats it, or, with two packs, the second Dragon. Its trick is not given away: there is nobody to give it to.
grandseigneur-end = The round ends when only one player has cards left. The order of going out sets the ranks for the next round, and everybody changes seats. If anyone changes at all, that is: the system is stable.
grandseigneur-score = There are no points. Nobody counts tricks.
grandseigneur-match = The game goes on until you decide to stop. A table may set a number of rounds; whoever is Grandseigneur after the last one has won.
grandseigneur-fata-morgana = Only the publisher’s book has this game. The Portuguese one declines to translate it and recommends indoor football to anybody with twelve people at hand.
grandseigneur-fata-morgana-wish = The book says that Tichu’s finer points do not count here. We read that as no calls and no points; the wish stays.
grandseigneur-fata-morgana-cards = Two packs are a recommendation for seven players or more. A table may use them with fewer.

## Hierarchy

hierarchie-name = Hierarchy
hierarchie-players = 5 to 10 players
hierarchie-summary = The French book’s game of ranks, under the title “Quelqu’un est toujours le trou du C..”: somebody always has to be last, and the last has a rude name. No teams, no points; whoever is out first is the Grand Maître and lives well.
hierarchie-differs-teams = No teams, no points, no calls.
hierarchie-differs-cards = 108 cards: two packs of suit cards, but only one set of specials.
hierarchie-differs-clockwise = Play goes clockwise.
hierarchie-differs-exchange = The exchange follows rank: best cards go up, lowest cards come down.
hierarchie-differs-suits = A triple needs three different suits, a bomb of four needs four.
hierarchie-differs-special = The Mah Jong brings no wish, the Dragon’s trick is not given away, and the Dog goes to the last in rank.
hierarchie-goal = Get rid of your cards as early as you can. Whoever is out first is the *Grand Maître* of the next round. Whoever is left with cards is the *Trou du C..*, who shuffles, deals and obeys. That’s the one seat nobody wants.
hierarchie-cards = There are 108 cards: the suit cards of two packs, so every card from 2 to ace is there twice, and one set of specials.
hierarchie-cards-mahjong = *Mah Jong:* a 1. Whoever has it begins.
hierarchie-cards-dog = *Dog:* hands the lead to the last in rank.
hierarchie-deal = The Trou du C.. shuffles and deals, clockwise; in the first round a random player does it. With five to nine players everybody gets twelve cards, and what is left lies face up beside the table. With ten players all cards are dealt.
hierarchie-seats = The Grand Maître takes any chair. The others sit to the left in order of rank, so that the Trou du C.. ends up on the Grand Maître’s right.
hierarchie-calls = There are no calls.
hierarchie-exchange = In the first round nothing is exchanged. From the second round on, face down and all at the same time:
hierarchie-exchange-3 = the last gives their *three* best cards to the first, who returns their three lowest,
hierarchie-exchange-2 = the last but one gives their *two* best to the second, who returns their two lowest,
hierarchie-exchange-1 = the next one up gives their *one* best to the third, who returns their lowest.
hierarchie-exchange-best = From best to lowest: Dragon, Phoenix, Mah Jong, Dog, ace, king, queen, jack, 10, and so on down to 2. Among equals the giver chooses. Everybody else keeps their hand; with five players the third does too.
hierarchie-play-left = Play goes to the left, clockwise, so the second in rank plays after the first.
hierarchie-play-tricks = If the Mah Jong is among the cards left over, the highest in rank leads; in the first round it is the player on the dealer’s left. The tricks themselves are worth nothing. You win them for the lead.
hierarchie-twice = With every card twice
hierarchie-triple = A triple needs three different suits, also inside a full house and beside the Phoenix. A pair may be two identical cards.
hierarchie-triple-yes = is a triple.
hierarchie-triple-no = is not a triple.
hierarchie-triple-phoenix = is not one either.
hierarchie-pair = is a pair.
hierarchie-wish = There is no wish. The Mah Jong only decides who begins; in a straight it is a 1, as always.
hierarchie-dog = It can only be led, alone. It hands the lead to the last in rank, in the first round to the dealer; if that player is out, to the next one with cards. If the last in rank plays it, they lead again.
hierarchie-dog-bombed = The Dog can be bombed until the player who got the lead plays.
hierarchie-dragon = The highest single card; only a bomb beats it. Its trick is not given away.
hierarchie-end = The round ends when only one player has cards left, who is the next Trou du C.. The order of going out sets the ranks, and everybody changes seats.
hierarchie-score = There are no points.
hierarchie-match = The game goes on until you decide to stop. A table may set a number of rounds; whoever has the highest rank after the last one has won.
hierarchie-philibert = Only the French book has this game. Where it leaves something open, this page says how we play it.
hierarchie-philibert-cards = The book counts the two packs in the box as 108 cards. Two packs have 112, so we leave out one set of specials.
hierarchie-philibert-play = The book does not say who leads if the Mah Jong has not been dealt. That rule is ours.
hierarchie-philibert-dog = As everywhere in this book, a bomb may be played on the Dog.
