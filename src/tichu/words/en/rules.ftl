title = Rules
games = Games
book = Rule book
notes = In this book
contents = Contents
learn = Learn by playing
play = Open a table
