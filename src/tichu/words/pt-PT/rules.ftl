title = Regras
games = Jogos
book = Livro de regras
notes = Neste livro
contents = Índice
learn = Aprender a jogar
play = Abrir uma mesa
