title = Règles
games = Jeux
book = Livret de règles
notes = Dans ce livret
contents = Sommaire
learn = Apprendre en jouant
play = Ouvrir une table
