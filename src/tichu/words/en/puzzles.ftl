daily = Today’s puzzle
dailyDone = Today’s puzzle is solved. There will be another one tomorrow.
solve = Solve it
goOn = Continue with puzzle { $n }
again = Look at it again
all = All puzzles
progress = { $n } of { $all } solved, { $first } on the first try
level = { $level ->
    [easy] Easy
   *[medium] Medium
    [hard] Hard
}
tile = Puzzle { $n }, { $state ->
    [first] solved on the first try
    [later] solved
   *[open] not solved yet
}
allDone = You have solved all of them.
of = Puzzle { $n } of { $all }
done = Solved
previous = Previous puzzle
next = Next puzzle
task = All hands are open, and everyone plays perfectly. What’s best for your team?
taskHidden = You see only your own cards. Which play scores best on average?
you = You
right = Opponent on the right
left = Opponent on the left
gift = { $side ->
    [left] Give it to the left
   *[right] Give it to the right
}
deed_give = { $side ->
    [left] giving it to the left
   *[right] giving it to the right
}
deed_pass = passing
passed = has passed
points = Points in tricks: { $us } : { $them }
correct = Right!
notAllowed = That can’t be played here.
# $value: the points with their sign; $n: the same as a number
wrong = { $what }: there’s something better.
wrongValue = { $what }: that scores { $n ->
    [one] { $value } point
   *[other] { $value } points
}. There’s something better.
solution = The best choice is { $what }. If everyone then plays perfectly, your team’s net result in this round is { $n ->
    [one] { $value } point
   *[other] { $value } points
}; after { $other }, it is { $less }.
solutionMargin = The best choice is { $what }. Over many simulated deals, your team’s net result in this round is then { $n ->
    [one] { $value } point
   *[other] { $value } points
} on average; after { $other }, it is { $less }.
line = How play continues
show = Show the solution
theme_gift = The Dragon’s trick
theme_let-partner = The partner’s trick
theme_hold-back = Patience
theme_dog = The Dog
theme_overtake = Taking over
theme_phoenix = The Phoenix
theme_dragon = The Dragon
theme_win = Take it, and with what?
theme_lead-single = Leading a single card
theme_lead-many = Leading something longer
theme = Theme
allThemes = All themes ({ $n })
themeCount = { $theme } ({ $n })
difficulty = Difficulty
anyLevel = Any
showMore = Show more
results = { $n ->
    [one] Solved by { $share } at the first try ({ $n } player)
   *[other] Solved by { $share } at the first try ({ $n } players)
}
theme_bomb = The bomb
theme_wish = Under a wish
