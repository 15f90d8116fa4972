title = Spelregels
games = Spellen
book = Regelboekje
notes = In dit boekje
contents = Inhoud
learn = Al spelend leren
play = Een tafel openen
