## round the lessons

title = Learn Tichu
intro = “If anything is unclear, ask the bus driver,” say the rule books. So get on board: ten stops, a minute or two each, with cards in your hand all the way.
begin = Start with lesson 1
goOn = Continue with lesson { $n }
doneCount = { $n } of { $all } completed
lesson = Lesson { $n }
lessonNamed = { $done ->
    [yes] Lesson { $n }: { $title } (done)
   *[no] Lesson { $n }: { $title }
}
lessonOf = Lesson { $n } of { $all }
stepOf = Step { $n } of { $all }
forget = Reset progress
overview = All lessons
restart = Start over
skip = Skip
showMe = Show me
next = Next
nextLesson = Next lesson
play = Play a real hand
empty = No cards left: you are out.
worth = Trick: { $n } points
choose = Choose cards first: tap them.
again = Not quite. Have another look at your cards.

## replies for every lesson

no_low = That isn’t higher than what’s on the table.
no_count = It must be the same kind of combination with the same number of cards.
no_better = You can pass, but you have something better here.
no_turn = It’s not your turn, and that isn’t a bomb.

## cards

cards_title = The cards and the goal
cards_about = Ranks, tricks, and why you want an empty hand
cards_1 = Fifty-six cards: four suits – jade, swords, pagodas, stars – from 2 up to the ace. And four special cards, which we’ll meet one at a time.
cards_1_do = You play in teams of two: you and { $partner }, opposite, against { $left } and { $right }.
cards_2 = Everyone wants to get rid of their cards before the others do. { $left } has led a six. Suits don’t matter, only the rank: beat it with a higher card.
cards_2_do = Tap a card to lift it, then play it.
cards_2_yes = A nine on a six. { $right } goes higher; the others pass.
cards_2_no1 = That works, but the nine is enough. Keep the king for when you need it.
cards_3 = The ten is on top, and it’s your turn again: play goes round and round until nobody wants to go higher.
cards_3_do = Can you beat the ten?
cards_3_yes = All the others pass. The trick is yours.
cards_4 = Whoever wins a trick leads the next one, with anything they like. This is your chance: even a low card can be led.
cards_4_do = Play your last card.
cards_4_yes = Your hand is empty: you’re out before everyone else. That’s what the game is all about.

## sets

sets_title = Pairs, triples, full house
sets_about = Cards of one rank, played together
sets_1 = Two cards of one rank are a pair. A pair is beaten only by a higher pair.
sets_1_do = { $left } has led a pair of sixes. Beat it.
sets_1_yes = Eights beat sixes. Nobody goes higher.
sets_1_no1 = A king is high, but it’s only one card. A pair takes two.
sets_1_no2 = You can’t play three cards on two: play the same number.
sets_1_no3 = It beats the sixes, but breaks up three jacks. There’s a cheaper pair.
sets_2 = Three cards of one rank are a triple. Same rule: only a higher triple beats it.
sets_2_do = { $right } has led three sevens.
sets_2_yes = Three nines. The trick is yours.
sets_2_no1 = There are three cards on the table, so you need three.
sets_2_no2 = That’s a full house: five cards. There are three on the table, so you need three.
sets_3 = A triple and a pair make a full house: five cards in one go. The triple decides how high it is.
sets_3_do = You lead. Get rid of five cards at once.
sets_3_yes = Queens full. Nobody can beat it, and you have one card left.
sets_3_no1 = Allowed, but then the fours are left behind. Take them along!
sets_3_no2 = Allowed, but five cards at once is better than one or two.
sets_3_no3 = You can’t pass when you lead.
sets_4 = A question before you get off: look at the triple, not at the pair.
sets_4_do = Which full house is higher?
sets_4_yes = Sevens beat fives. The aces are just along for the ride.
sets_4_no1 = The aces are only the pair. The triple counts: fives.

## runs

runs_title = Straights and pair runs
runs_about = Ranks in a row, the longer the better
runs_1 = Five or more ranks in a row are a straight. The suits may be mixed.
runs_1_do = You lead. Find the straight.
runs_1_yes = Five cards gone. { $right } has a higher straight of five, though.
runs_1_no1 = Four in a row is one too few. You need five.
runs_1_no2 = A single card is allowed, but five of yours can go at once. Look for ranks in a row.
runs_2 = A straight is beaten by a straight of the same length with a higher top card.
runs_2_do = Beat the straight to the ten.
runs_2_yes1 = Up to the queen, and you keep your king and ace. Well done.
runs_2_yes2 = Up to the king: good. Up to the queen would have been enough.
runs_2_yes3 = Nothing beats that. But up to the queen would have been enough, and you’d still have your king and ace.
runs_2_no1 = A fine straight, but too long: there are five on the table, so you need exactly five.
runs_3 = Pairs in a row are a pair run: two pairs or more.
runs_3_do = You lead again. Six of your cards belong together.
runs_3_yes = Three pairs in a row. Hard to beat.
runs_3_no1 = That’s a pair run already, but one pair would be left behind. Take all three.
runs_3_no2 = A pair is allowed, but these three pairs are neighbours.
runs_3_no3 = Keep the ace: it wins a trick when you need one.
runs_4 = The ace is always high, never a one. A straight does not go round the corner.
runs_4_do = Which of these is not a combination?
runs_4_yes = Right: nothing comes after the ace.
runs_4_no1 = That is a straight: five ranks in a row.
runs_4_no2 = That is a pair run: two pairs in a row.

## points

points_title = Passing and points
points_about = When to let a trick go, and what it’s worth
points_1 = { $partner } has put a king on the trick. You could beat it with the ace. But { $partner } is your partner: your tricks are counted together.
points_1_do = What do you do?
points_1_yes = Exactly. { $partner } takes the trick and leads, and you still have the ace.
points_1_no1 = You would take the trick from your own partner. Save the ace for the others.
points_2 = Only a few cards score: a 5 is worth 5, tens and kings 10 each. The Dragon is worth 25, the Phoenix costs 25. That’s 100 in all.
points_2_do = How much is this trick worth?
points_2_yes = Five, ten and ten: 25. The ace is worth nothing.
points_2_no1 = Count again: 5 for the five, 10 for the ten, 10 for the king.
points_2_no2 = The ace is strong, but it isn’t worth any points.
points_3 = The Phoenix is a powerful card, but it has its price.
points_3_do = And this one?
points_3_yes = 10 + 10 − 25 = −5. Sometimes it is a pleasure to lose a trick.
points_3_no1 = Don’t forget the Phoenix: it costs 25.
points_3_no2 = The Phoenix costs you 25; it doesn’t earn them.
points_4 = A five, a ten, a king: there are 25 points here, and the opponents are about to take them.
points_4_do = Your turn.
points_4_yes = 25 points for your team.
points_4_no1 = Then 25 points go to the others. You can prevent it.
points_5 = The round ends when only one player has cards left. That player gives those cards to the opponents, and all their tricks to whoever went out first. So don’t be last.
points_5_do = If both partners go out before either opponent, nothing is counted: 200 points at once. The match goes to 1000.

## wish

wish_title = The Mah Jong and the wish
wish_about = A sparrow that gives orders
wish_1 = The Mah Jong counts as 1, the lowest card of all. But its owner leads first, and whoever plays it may wish for a rank.
wish_1_do = Lead the Mah Jong and wish for an ace.
wish_1_yes = { $right } has an ace and must play it. That’s how you lure out high cards.
wish_1_no1 = You could, but this time we’re after an ace.
wish_1_no2 = You can keep the Mah Jong, but it won’t get any easier to play. Now is the time.
wish_2 = { $left } has played a straight with the Mah Jong and wished for an eight. You hold an eight, and it fits: so you must play it.
wish_2_do = Beat the straight with your eight.
wish_2_yes = The wish is fulfilled, and gone.
wish_2_no1 = Not this time: if you can fulfil the wish, you must.
wish_2_no2 = That’s an eight, but there are five cards on the table. Play it in a straight.
wish_3 = Here the wish is a six. But there’s a queen on the table, and a six alone doesn’t beat it. If you can’t fulfil the wish, you play as usual.
wish_3_do = Beat the queen, or pass.
wish_3_yes1 = Your trick. But the wish still stands.
wish_3_yes2 = That’s fine too. The wish still stands.
wish_3_no1 = A six doesn’t beat the queen, so you don’t have to play it now.
wish_4 = The wish stays until a card of that rank is played. Now you lead, and you hold sixes.
wish_4_do = What do you lead?
wish_4_yes1 = Both sixes at once: one would do, but this way both are gone.
wish_4_yes2 = One six is enough. A pair would have got rid of both.
wish_4_yes3 = One six is enough. A pair would have got rid of both.
wish_4_no1 = The wish binds the leader too: you have a six, so your lead must contain one.

## dogdragon

dogdragon_title = The Dog and the Dragon
dogdragon_about = One gives the lead away, the other the trick
dogdragon_1 = The Dog wins nothing. You can only lead it, alone, and the lead goes to your partner at once. { $partner } has two cards left and is waiting for just that.
dogdragon_1_do = Lead the Dog.
dogdragon_1_yes = { $partner } has the lead, plays a pair, and is out.
dogdragon_1_no1 = Allowed, but single cards are no use to { $partner }. Give the lead away.
dogdragon_2 = The Dog can’t be played on cards that are already on the table.
dogdragon_2_do = Beat the three.
dogdragon_2_yes1 = The Dog waits until you lead.
dogdragon_2_yes2 = Strong, but the eight would have been enough. The Dog waits until you lead.
dogdragon_2_no1 = The Dog is worth nothing here. It can only be led.
dogdragon_3 = The Dragon is the highest single card: only a bomb beats it. It is played alone, never in a combination.
dogdragon_3_do = Beat the ace.
dogdragon_3_yes = Nobody can beat the Dragon.
dogdragon_4 = The Dragon has its price: the trick, with its 25 points, goes to an opponent of your choice. You keep the lead.
dogdragon_4_do = { $left } has two cards, { $right } eleven. Who gets the trick?
dogdragon_4_yes = { $right } is more likely to be last, and then all those tricks come back to you.
dogdragon_4_no1 = { $left } is nearly out and would keep the points. Give it to the player who may end up last.
dogdragon_5 = The lead is yours, and you have two cards left.
dogdragon_5_do = Play your last cards.
dogdragon_5_yes = Out. The Dragon opened the door.
dogdragon_5_no1 = Together they are a pair, and you’re out.

## phoenix

phoenix_title = The Phoenix
phoenix_about = Half a step higher, or whatever you need
phoenix_1 = Alone, the Phoenix is half a step higher than the card it is played on: on a nine, nine and a half. It beats even an ace.
phoenix_1_do = Beat the ace.
phoenix_1_yes = Fourteen and a half. Only the Dragon or a bomb would beat that. But be careful: it costs 25 points.
phoenix_2 = In a combination, it is a joker: any rank from 2 to the ace.
phoenix_2_do = Beat the straight to the seven.
phoenix_2_yes = The Phoenix as nine. The gap is closed.
phoenix_2_no1 = A nine is missing. What could stand in for it?
phoenix_3 = Sometimes it can be one thing or the other. Then you say which.
phoenix_3_do = Lead five cards: what should the Phoenix be?
phoenix_3_yes = Queens full: higher than eights full.
phoenix_3_no1 = Allowed, but eights full is easier to beat. The Phoenix can do better.
phoenix_3_no2 = Two pairs and the Phoenix: that is more than a pair.
phoenix_4 = One card is too big for it.
phoenix_4_do = { $left } has led the Dragon. And you?
phoenix_4_yes = Nothing to be done. { $left } must give the Dragon’s trick away, and gives it to you.
phoenix_4_no1 = The Phoenix beats any single card except the Dragon.

## bombs

bombs_title = Bombs
bombs_about = At any time, on anything
bombs_1 = Four cards of one rank are a bomb. It beats everything: singles, pairs, the Dragon, whatever is on the table.
bombs_1_do = { $left } thinks the pair of aces is safe.
bombs_1_yes = Bomb! Nobody has a higher one.
bombs_1_no1 = Two sixes don’t beat aces. Four of them do.
bombs_2 = You don’t have to wait for your turn to play a bomb. { $right } has called Tichu and plays the Dragon. It’s { $partner }’s turn, not yours. Never mind.
bombs_2_do = Throw your bomb.
bombs_2_yes = The Dragon is yours, and a bombed Dragon is not given away: 25 points.
bombs_2_no1 = It’s not your turn, so you can’t pass. But you can play a bomb.
bombs_3 = Five or more in a row, all of one suit: a straight bomb. More cards beat fewer, so it beats any four of a kind. It can’t contain special cards.
bombs_3_do = { $left } has bombed with four tens. Beat it.
bombs_3_yes = Five cards beat four.
bombs_3_no1 = The nine is a star, the others are pagodas: that is a plain straight. A bomb needs one suit.
bombs_4 = { $partner }’s ace is on top, and nobody has beaten it. You hold four jacks.
bombs_4_do = What do you do?
bombs_4_yes = Never bomb your partner. You’ll need the jacks later.
bombs_4_no1 = Powerful, but on your own partner’s trick? Keep it for the opponents.

## tichu

tichu_title = Tichu and Grand Tichu
tichu_about = Bet that you’ll be first out
tichu_1 = Before you play your first card you may call Tichu: +100 points if you’re the first one out, −100 if not. If your partner is first, it’s still lost.
tichu_1_do = This is a strong hand. { $left } has led; call before you play.
tichu_1_yes = The stamp is next to your name. Now everybody knows.
tichu_1_no1 = Then it is too late for Tichu: only before your first card. First call, then play.
tichu_1_no2 = You could pass and call later. But with this hand: why wait?
tichu_2 = Two aces, the Dragon, the Phoenix and a long straight: that was a Tichu. And this hand?
tichu_2_do = Would you call?
tichu_2_yes = Low cards, no ace, hardly any way to get the lead. Leave this one to somebody else.
tichu_2_c1 = Call Tichu
tichu_2_no1 = Which of these cards wins a trick? Almost everything is low.
tichu_2_c2 = Not with this one
tichu_3 = Before the ninth card there’s another question: Grand Tichu, ±200, on eight cards alone. Dragon, Phoenix and aces decide.
tichu_3_do = Dragon, Phoenix and an ace among eight cards. Call?
tichu_3_yes = Brave, and right: with Dragon and Phoenix it pays in the long run.
tichu_3_c1 = Grand Tichu!
tichu_3_c2 = No, show me the rest
tichu_3_no1 = Careful, but this is as good as eight cards get.
tichu_4 = Next deal.
tichu_4_do = And these eight?
tichu_4_yes = Without Dragon, Phoenix or aces, Grand Tichu fails two times out of three.
tichu_4_c1 = Grand Tichu!
tichu_4_no1 = Six more cards are coming, but hope is not a plan: 200 points are at stake.
tichu_4_c2 = No, show me the rest
tichu_5 = The others may call, too. { $right } has called Tichu and has one card left. If it beats a single card of yours, that is 100 points for them.
tichu_5_do = You lead. What is safe?
tichu_5_yes = A pair! One card is no help against it, and { $partner } takes over.
tichu_5_no1 = A single card? { $right } has just one card, and may well beat it. Lead something longer.

## together

together_title = Together
together_about = Passing cards, and a whole end game
together_1 = Before a round begins, each player passes one card, face down, to each of the other three. Opponents get low cards that fit nothing; the partner gets something good.
together_1_do = Choose a card for each player.
together_1_yes = The opponents cannot do much with these, and { $partner } will be pleased.
together_1_no1 = High cards are too good for the opponents. Give them your lowest.
together_1_no2 = That one still belongs with something in your hand, or is worth points. The 2, the 3 and the 6 fit nothing.
together_1_no3 = { $partner } plays for your team: let it be one of your best, the ace or the king.
together_2 = Now the end of a round. You have called Tichu: you must be out first. { $left } has led a ten.
together_2_do = Four cards to go. Get the lead.
together_2_yes = 10 points, and the lead.
together_2_no1 = Then others lead, and your three may never find its way out. The ace is for moments like this.
together_3 = A pair and a three are left. It doesn’t matter if your last play gets beaten.
together_3_do = What do you lead first?
together_3_yes = Nobody has a pair. The lead is still yours.
together_3_no1 = Someone beats the three, and then will your sixes ever get played? First, whatever keeps the lead.
together_3_no2 = Don’t break up the pair: you’d be left with two single cards.
together_4 = One card, and the lead.
together_4_do = Play your last card.
together_4_yes = First: Tichu made! And { $partner } does the rest: queen, trick, four, out.
together_5 = You first, { $partner } second: a double victory, 200 points, and 100 for your Tichu. The opponents get nothing.
together_5_do = That’s all you need to know. The rest is practice, and good company.
analysis = Analyse a position
