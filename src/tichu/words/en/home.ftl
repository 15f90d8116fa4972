hero = Tichu, at a quiet table
heroText = The partnership card game with the Dragon, the Phoenix, the Dog and the Mah Jong. Free, complete, no account needed.
playNow = Play now
playNowText = { $n ->
    [one] You and { $n } bot, right away.
   *[other] You and { $n } bots, right away.
}
bots = Bots
playFriends = Play with friends
playFriendsText = Choose the rules, send the link.
playPeople = Play with people
playPeopleText = Others who want the same game, right now.
never = Never played?
neverText = Ten short, hands-on lessons.
tournamentsText = Cups, club nights, duplicate
dealing = Dealing…
keepPlaying = Keep playing
past = Your games
openTables = Open tables
lobbyText = Sit down where a seat is free, or watch a game.
groupOpen = Waiting for players
groupTakeOver = Seats to take over
groupWatch = Games to watch
emptyTitle = No open tables right now
emptyText = Open one: it’s listed here until it’s full. You can start with bots at any time.
openHere = Open a table here
hostIs = Host: { $name }
houseRulesCount = { $n ->
    [one] { $n } house rule
   *[other] { $n } house rules
}
join = Join
watch = Watch
takeOver = Take over
goOn = Continue
remove = Remove
removeOpen = Your seat becomes free for others.
removeClose = The table is closed.
removeEnds = The match ends here, without a winner.
removeBot = A bot plays on for you. If the match is rated, it counts as lost.
leftBot = You left. A bot plays in your seat until you come back.
leftTaken = You left. Somebody else plays in your seat.
leftOver = Nobody played on, so there is no winner.
comeBack = Rejoin
places = { $n ->
    [one] { $n } empty seat
   *[other] { $n } empty seats
}
won = won
lost = lost
unfinished = not finished
look = Replay

## new table

newTitle = New table
newText = Choose the game, who plays and how long the match is. Everything else can stay as it is.
who = Who plays with you?
whoFriends = Friends
whoFriendsText = The other seats stay free. You send a link.
whoBots = Or bots in all other seats
variant = Game
edition = Rule book
edition_fata-morgana = Fata Morgana, 7th edition
edition_francois = Johan François, with the players’ association’s FAQ
players = Players
endless = no limit
clock = Time per move
clockNone = no clock
clockSeconds = { $n ->
    [one] { $n } second per move
   *[other] { $n } seconds per move
}
bombWindow = Pause for bombs
seconds = { $n } s
botPace = Bot speed
paceQuick = fast
paceHuman = human-like
paceSlow = slow
public = List in the lobby (anyone can join)
spectators = Allow spectators
rated = Rated (only for people with an account, without hints)
houseRules = House rules
houseRulesText = Keep the rule book’s settings, or change what your group has agreed on.
differences = Different from the rule book
asInBook = Everything as in the rule book.
resetRules = Reset to the rule book
paceSection = Clock and pace
visitorsSection = Name and access
title = Name of the table
titlePlaceholder = Thursday night Tichu
create = Create table
on = yes
off = no

## me

meTitle = Your profile
name = Your name
nameSaved = Saved.
ratings = Rating
noRatings = Finish a match against other people to get a rating.
ratingHelp = Everyone starts at 0. Your rating rises when you win and settles after a few matches.
matches = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}

## variants in a sentence

variant_nanjing = Nanjing – four players, two teams
variant_trichu = Trichu – three players
variant_tientsin = Tientsin – six players, two teams
variant_grandseigneur = Grandseigneur – five to twelve players, everyone for themselves
variant_hierarchie = Hierarchy – five to ten players, everyone for themselves

## house rules

rule_players = Players
rule_packs = Packs of cards
rule_direction = Direction of play
rule_deal = Dealing
rule_tichu = Tichu may be called
rule_grand_tichu = Grand Tichu may be called
rule_grand_cards = Cards seen before Grand Tichu
rule_tichu_points = Points for Tichu
rule_grand_points = Points for Grand Tichu
rule_withdraw_calls = Simultaneous calls by partners: the second may be withdrawn
rule_late_tichu = Tichu may be called after someone has gone out
rule_exchange = Passing cards
rule_tribute_return = What the upper ranks give back
rule_wish = The Mah Jong’s wish
rule_wish_breach = Ignoring the wish
rule_dummy_honours_wish = The wish also binds the dummy
rule_bomb_on_dog = The Dog can be bombed
rule_dragon_given = The Dragon’s trick is given away
rule_triple_suits_differ = A triple needs three suits
rule_bomb_suits_differ = A bomb of four needs four suits
rule_victory_points = Points for a double or triple victory
rule_soloist = The next soloist
rule_target = Target score
rule_rounds = Rounds per match
choice_counterclockwise = counter-clockwise
choice_clockwise = clockwise
choice_draw = one card at a time, in turn
choice_draw-clockwise = one card at a time, clockwise
choice_packets = in packets
choice_everyone = one card to everyone
choice_opponents = one card to each opponent
choice_real-players = one card to each real player, none to the dummy
choice_partners = one card to each partner
choice_tribute = best cards to the upper ranks
choice_none = none
choice_chosen = cards of their choice
choice_lowest = their lowest cards
choice_optional = may be made
choice_required = must be made
choice_refused = is not possible
choice_penalty = loses the round
choice_right = the player on the right
choice_left = the player on the left
choice_winner = the winner
