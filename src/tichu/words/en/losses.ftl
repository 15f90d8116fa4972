title = Where points are lost
area_calls = Calls
area_exchange = Passing cards
area_play = Play
area_wish = Wishes
area_dragon = The Dragon’s trick
area_bombs = Bombs
games = Games
rounds = Rounds
mostOf = { $name } loses most in: { $area ->
    [calls] calls
    [exchange] passing cards
   *[play] play
    [wish] wishes
    [dragon] the Dragon’s trick
    [bombs] bombs
}
mostYou = You lose most in: { $area ->
    [calls] calls
    [exchange] passing cards
   *[play] play
    [wish] wishes
    [dragon] the Dragon’s trick
    [bombs] bombs
}
most = Most points are lost in: { $area ->
    [calls] calls
    [exchange] passing cards
   *[play] play
    [wish] wishes
    [dragon] the Dragon’s trick
    [bombs] bombs
}
from = From { $n ->
    [one] { $n } reviewed round
   *[other] { $n } reviewed rounds
}. Points lost per round, compared with the best decisions.
none = No reviewed rounds yet. Open the review of a finished round: what it finds is added up here.
askMatch = Review the whole match
match = The whole match
progress = { $n } of { $all } rounds reviewed…
