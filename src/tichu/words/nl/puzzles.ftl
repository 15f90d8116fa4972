title = Puzzels
door = Honderd stellingen, telkens één beste zet.
of = Puzzel { $n } van { $all }
solved = { $n } opgelost
done = Opgelost
previous = Vorige puzzel
next = Volgende puzzel
task = Alle kaarten liggen open en iedereen speelt zo goed mogelijk. Wat is het beste voor jouw team?
taskHidden = Je ziet alleen je eigen kaarten. Wat levert gemiddeld het meeste op?
you = Jij
right = Tegenstander rechts
left = Tegenstander links
gift = Slag aan { $name }
deed_give = slag aan { $name }
deed_pass = passen
passed = heeft gepast
points = Punten in slagen: { $us } : { $them }
correct = Goed!
notAllowed = Dat mag hier niet.
wrong = { $what }: er is iets beters.
wrongValue = { $what }: dat levert { $n ->
    [one] { $value } punt
   *[other] { $value } punten
} op. Er is iets beters.
solution = Als iedereen zo goed mogelijk speelt: { $what } levert { $n ->
    [one] { $value } punt
   *[other] { $value } punten
} op, { $other } slechts { $less }.
solutionMargin = Gemiddeld over veel gesimuleerde verdelingen: { $what } levert { $n ->
    [one] { $value } punt
   *[other] { $value } punten
} op, { $other } slechts { $less }.
line = Zo gaat het verder
show = Oplossing tonen
theme_gift = De drakenslag
theme_let-partner = De slag van de partner
theme_hold-back = Geduld
theme_dog = De Hond
theme_overtake = Overnemen
theme_phoenix = De Feniks
theme_dragon = De Draak
theme_win = De slag nemen, en waarmee?
theme_lead-single = Een enkele kaart uitspelen
theme_lead-many = Iets langers uitspelen
