# The trainers: short questions, with the chance of success and the points of every answer from simulated deals.
title = Training
text = Quick questions, answered by thousands of simulated deals.
intro = One tap to answer. What you get wrong comes back: after ten minutes, a day, three days, a week and so on.
name = { $trainer ->
    [grand] Grand Tichu
    [tichu] Tichu
    [exchange] Passing cards
    [wish] The wish
    [endings] Endings
   *[mistakes] Your mistakes
}
about = { $trainer ->
    [grand] Eight cards: do you call?
    [tichu] Fourteen cards: is this a hand for Tichu?
    [exchange] Which card goes to whom?
    [wish] The Mah Jong: which rank helps you most?
    [endings] Few cards left, all hands open.
   *[mistakes] Decisions from your reviewed games.
}
question = { $trainer ->
    [grand] Your first eight cards. Do you call Grand Tichu?
    [tichu] Your fourteen cards before you pass any. Is this a hand for Tichu?
    [exchange] Which card do you pass to whom?
    [wish] You play the Mah Jong. What do you wish for?
   *[mistakes] A decision from one of your games. What is better?
}
# $right: a percentage
progress = { $n } of { $all } answered, { $right } right
notStarted = { $all ->
    [one] { $all } question
   *[other] { $all } questions
}
due = { $n ->
    [one] { $n } to repeat
   *[other] { $n } to repeat
}
all = All trainers
repetition = Repetition
allDone = You’ve answered everything here. What you got wrong comes back when it’s time.
call = { $call ->
    [grand] Call Grand Tichu
   *[tichu] Call Tichu
}
keep = Don’t call
correct = Right!
close = A close one: both are fine.
wrong = Better: { $what }
chance = Chance of success
with = With the call
without = Without it
# $value and $error are numbers with their signs or percentages
range = { $value } ± { $error }
worth = Your choice compared with the best
# $value: points with a sign
gain = On average, calling changes the result by { $value } ± { $error } points.
deals = { $n ->
    [one] From { $n } simulated deal.
   *[other] From { $n } simulated deals.
}
good = For a call: { $list }.
bad = Against it: { $list }.
has_aces = { $n ->
    [one] { $n } ace
   *[other] { $n } aces
}
has_dragon = the Dragon
has_phoenix = the Phoenix
has_bombs = { $n ->
    [one] a bomb
   *[other] { $n } bombs
}
has_straight = a straight of { $n }
has_dog = the Dog
has_singles = { $n ->
    [one] a low single card
   *[other] { $n } low single cards
}
has_pairs = { $n ->
    [one] a low pair
   *[other] { $n } low pairs
}
has_nothing = no ace, Dragon or Phoenix
# $called, $made, $ace and $share are percentages
many_grand = { $power ->
    [one] With { $power } top card (ace, Dragon, Phoenix), { $called } of players call; { $made } of these calls succeed.
   *[other] With { $power } top cards (aces, Dragon, Phoenix), { $called } of players call; { $made } of these calls succeed.
}
many_tichu = Players call Tichu with { $called } of their hands; { $made } of these calls succeed.
many_exchange = { $ace } of players pass an ace to their partner; after a Grand Tichu by the partner, { $called } do.
# $list: ranks with their percentages
many_wish = What players wish for most: { $list }.
many_dragon = { $share } of players give the Dragon’s trick to the opponent with more cards.
to = { $who ->
    [right] Right
    [partner] Partner
   *[left] Left
}
partnerCalled = Your partner has called Grand Tichu.
bestGift = Best: { $card }
best = Nothing better found
loss = { $n ->
    [one] about { $n } ± { $error } point less
   *[other] about { $n } ± { $error } points less
}
why_help = The hand is weak: your partner makes more of its best card.
why_keep = The hand is strong enough to keep its winners: your partner gets a stray card.
why_dog = The Dog is a burden here; with your partner it does no harm.
why_low = Opponents get low cards that fit nothing in your hand.
why_given = You passed this rank to the next opponent: the wish takes it from them.
why_other = You passed this rank to the other opponent: the wish takes it from them.
why_ace = An ace that must be played early no longer wins a trick later.
why_missing = You hold none of this rank, so the wish binds only the others.
why_held = The wish can’t hurt you: you can fulfil it yourself when you want to.
why_none = No rank helps you: a wish could just as well hit your partner.
next = Next question
## the terminal
quit = q ends the training.
notAnswer = That isn’t one of the answers.
tally = { $right } of { $n } right
