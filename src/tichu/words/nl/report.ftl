# The review of a game, as a page of its own and in a terminal. $names: the players of one side.

pageTitle = Analyse: { $names }
stopped = Voor het einde gestopt: er ontbreken beslissingen.
decisions = Keuzes
lostPlay = Verloren in het spel
lostExchange = Verloren bij het doorgeven
lostCalls = Verloren met aankondigingen
sides = { $names } tegen { $others }
result = Resultaat voor { $names }: { $n }
unfinished = De ronde is niet uitgespeeld.
luck = Kaartgeluk voor { $names }: { $n }
move = Zet
moveNumber = Zet { $n }
played = Gespeeld
cost = Verlies
comment = Commentaar
instead = Beter: { $what }
# A mark in the graph
lostAt = Zet { $move }: { $n ->
    [one] { $n } punt verloren
   *[other] { $n } punten verloren
}
turningPoint = Keerpunt
# An action that changed the expected result of one side
turning = Keerpunt bij zet { $n }, { $name }: { $what }. Verwacht resultaat: { $from } → { $to }
noTichu = geen Tichu
clean = { $n ->
    [one] Geen duidelijke fout in { $n } beslissing.
   *[other] Geen duidelijke fouten in { $n } beslissingen.
}
aboutCost = Verlies: punten per ronde, vergeleken met de beste mogelijkheid. Een beslissing wordt alleen beoordeeld op wat de speler kon weten, in gesimuleerde verdelingen; verschillen die toeval kunnen zijn, tellen niet mee.
aboutGraph = De grafiek is berekend met alle kaarten open.
written = Opgeslagen: { $file }
