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
    [tichu] Fourteen cards before your first play: do you call?
    [exchange] Which card goes to whom?
    [wish] The Mah Jong: which rank helps you most?
    [endings] Few cards left, all hands open.
   *[mistakes] Decisions from your reviewed games.
}
question = { $trainer ->
    [grand] Your first eight cards. Do you call Grand Tichu?
    [tichu] Your hand after passing cards. Do you call Tichu before your first card?
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
leads = { $who ->
    [right] The opponent on the right leads.
    [partner] Your partner leads.
    [left] The opponent on the left leads.
   *[you] You lead.
}
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
next = Next question
## the terminal
quit = q ends the training.
notAnswer = That isn’t one of the answers.
tally = { $right } of { $n } right
