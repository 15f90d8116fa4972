title = Puzzles
door = A hundred positions, each with one best move.
of = Puzzle { $n } of { $all }
solved = { $n } solved
done = Solved
previous = Previous puzzle
next = Next puzzle
task = All hands are open, and everyone plays perfectly. What’s best for your side?
taskHidden = You see only your own cards. Which play scores best on average?
you = You
right = Opponent on the right
left = Opponent on the left
gift = Give it to { $name }
deed_give = giving it to { $name }
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
solution = With perfect play on all sides, { $what } scores { $n ->
    [one] { $value } point
   *[other] { $value } points
}; { $other } only { $less }.
solutionMargin = Averaged over simulated deals, { $what } scores { $n ->
    [one] { $value } point
   *[other] { $value } points
}; { $other } only { $less }.
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
