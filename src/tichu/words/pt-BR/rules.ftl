title = Regras
games = Jogos
book = Livro de regras
notes = Neste livro
contents = Índice
learn = Aprender jogando
play = Abrir uma mesa
