title = Waar punten verloren gaan
area_calls = Meldingen
area_exchange = Doorgeven
area_play = Spel
area_wish = Wensen
area_dragon = Slag van de Draak
area_bombs = Bommen
games = Spellen
rounds = Rondes
mostOf = { $name } verliest het meest bij: { $area ->
    [calls] meldingen
    [exchange] doorgeven
   *[play] spel
    [wish] wensen
    [dragon] de slag van de Draak
    [bombs] bommen
}
mostYou = Jij verliest het meest bij: { $area ->
    [calls] meldingen
    [exchange] doorgeven
   *[play] spel
    [wish] wensen
    [dragon] de slag van de Draak
    [bombs] bommen
}
most = De meeste punten gaan verloren bij: { $area ->
    [calls] meldingen
    [exchange] doorgeven
   *[play] spel
    [wish] wensen
    [dragon] de slag van de Draak
    [bombs] bommen
}
from = Uit { $n ->
    [one] { $n } beoordeelde ronde
   *[other] { $n } beoordeelde rondes
}. Verloren punten per ronde, vergeleken met de beste beslissingen.
none = Nog geen beoordeelde rondes. Open de beoordeling van een afgelopen ronde: wat die vindt, wordt hier opgeteld.
askMatch = Het hele spel beoordelen
match = Het hele spel
progress = { $n } van { $all } rondes beoordeeld…
