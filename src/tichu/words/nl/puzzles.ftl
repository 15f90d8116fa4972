daily = Puzzel van de dag
dailyDone = De puzzel van de dag is opgelost. Morgen komt er een nieuwe.
solve = Oplossen
goOn = Verder met puzzel { $n }
again = Nog eens bekijken
all = Alle puzzels
progress = { $n } van { $all } opgelost, { $first } in één keer
level = { $level ->
    [easy] Makkelijk
   *[medium] Gemiddeld
    [hard] Moeilijk
}
tile = Puzzel { $n }, { $state ->
    [first] in één keer opgelost
    [later] opgelost
   *[open] nog niet opgelost
}
allDone = Je hebt ze allemaal opgelost.
of = Puzzel { $n } van { $all }
done = Opgelost
previous = Vorige puzzel
next = Volgende puzzel
task = Alle kaarten liggen open en iedereen speelt zo goed mogelijk. Wat is het beste voor jouw team?
taskHidden = Je ziet alleen je eigen kaarten. Wat levert gemiddeld het meeste op?
you = Jij
right = Tegenstander rechts
left = Tegenstander links
gift = { $side ->
    [left] Slag naar links
   *[right] Slag naar rechts
}
deed_give = { $side ->
    [left] de slag naar links geven
   *[right] de slag naar rechts geven
}
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
solution = Het beste is: { $what }. Als daarna iedereen perfect speelt, is het saldo van jouw team in deze ronde { $n ->
    [one] { $value } punt
   *[other] { $value } punten
}. Het alternatief ‘{ $other }’ levert { $less } op.
solutionMargin = Het beste is: { $what }. Over veel gesimuleerde verdelingen is het saldo van jouw team in deze ronde dan gemiddeld { $n ->
    [one] { $value } punt
   *[other] { $value } punten
}. Het alternatief ‘{ $other }’ levert { $less } op.
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
theme = Thema
allThemes = Alle thema’s ({ $n })
themeCount = { $theme } ({ $n })
difficulty = Moeilijkheid
anyLevel = Alle
showMore = Meer tonen
results = { $n ->
    [one] In één keer opgelost door { $share } ({ $n } speler)
   *[other] In één keer opgelost door { $share } ({ $n } spelers)
}
theme_bomb = De bom
theme_wish = Onder een wens
