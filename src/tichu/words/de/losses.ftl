title = Wo Punkte verloren gehen
area_calls = Ansagen
area_exchange = Schupfen
area_play = Spiel
area_wish = Wünsche
area_dragon = Drachenstich
area_bombs = Bomben
games = Partien
rounds = Runden
mostOf = { $name } verliert am meisten hier: { $area ->
    [calls] Ansagen
    [exchange] Schupfen
   *[play] Spiel
    [wish] Wünsche
    [dragon] Drachenstich
    [bombs] Bomben
}
mostYou = Du verlierst am meisten hier: { $area ->
    [calls] Ansagen
    [exchange] Schupfen
   *[play] Spiel
    [wish] Wünsche
    [dragon] Drachenstich
    [bombs] Bomben
}
most = Am meisten Punkte gehen hier verloren: { $area ->
    [calls] Ansagen
    [exchange] Schupfen
   *[play] Spiel
    [wish] Wünsche
    [dragon] Drachenstich
    [bombs] Bomben
}
from = Aus { $n ->
    [one] { $n } ausgewerteten Runde
   *[other] { $n } ausgewerteten Runden
}. Verlorene Punkte pro Runde, verglichen mit den besten Entscheidungen.
none = Noch keine ausgewerteten Runden. Öffne die Auswertung einer beendeten Runde: Was sie findet, wird hier zusammengezählt.
askMatch = Die ganze Partie auswerten
match = Die ganze Partie
progress = { $n } von { $all } Runden ausgewertet …
