# The review of a game, as a page of its own and in a terminal. $names: the players of one side.

pageTitle = Analyse: { $names }
stopped = Vor dem Ende abgebrochen: Einige Entscheidungen fehlen.
decisions = Entscheidungen
lostPlay = Im Spiel verloren
lostExchange = Beim Schupfen verloren
lostCalls = Mit Ansagen verloren
sides = { $names } gegen { $others }
result = Ergebnis für { $names }: { $n }
unfinished = Die Runde ist nicht zu Ende gespielt.
luck = Kartenglück für { $names }: { $n }
move = Zug
moveNumber = Zug { $n }
played = Gespielt
cost = Verlust
comment = Kommentar
instead = Besser: { $what }
# A mark in the graph
lostAt = Zug { $move }: { $n ->
    [one] { $n } Punkt verloren
   *[other] { $n } Punkte verloren
}
turningPoint = Wendepunkt
# An action that changed the expected result of one side
turning = Wendepunkt bei Zug { $n }, { $name }: { $what }. Erwartetes Ergebnis: { $from } → { $to }
noTichu = kein Tichu
clean = { $n ->
    [one] Kein klarer Fehler in { $n } Entscheidung.
   *[other] Keine klaren Fehler in { $n } Entscheidungen.
}
aboutCost = Der Verlust ist in Punkten pro Runde gegenüber der besten Möglichkeit angegeben. Es zählt nur, was man am Tisch wissen konnte, in vielen durchgespielten Verteilungen; Unterschiede, die Zufall sein können, zählen nicht.
aboutGraph = Für die Kurve wird mit offenen Karten weitergespielt.
written = Gespeichert: { $file }
