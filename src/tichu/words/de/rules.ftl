title = Regeln
games = Spiele
book = Regelbuch
notes = In diesem Buch
contents = Inhalt
learn = Spielend lernen
play = Einen Tisch öffnen
