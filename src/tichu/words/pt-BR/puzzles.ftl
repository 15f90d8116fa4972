daily = Desafio do dia
dailyDone = O desafio do dia está resolvido. Amanhã tem outro.
solve = Resolver
goOn = Continuar com o desafio { $n }
again = Ver de novo
all = Todos os desafios
progress = Desafios resolvidos: { $n } de { $all }, { $first } na primeira tentativa
level = { $level ->
    [easy] Fácil
   *[medium] Médio
    [hard] Difícil
}
tile = Desafio { $n }, { $state ->
    [first] resolvido na primeira tentativa
    [later] resolvido
   *[open] ainda não resolvido
}
allDone = Você resolveu todos.
of = Desafio { $n } de { $all }
done = Resolvido
previous = Desafio anterior
next = Próximo desafio
task = Todas as mãos estão abertas e todos jogam o melhor possível. O que é melhor para a sua dupla?
taskHidden = Você só vê as suas próprias cartas. O que rende mais em média?
you = Você
right = Adversário à direita
left = Adversário à esquerda
gift = { $side ->
    [left] Dar a vaza à esquerda
   *[right] Dar a vaza à direita
}
deed_give = { $side ->
    [left] dar a vaza à esquerda
   *[right] dar a vaza à direita
}
deed_pass = passar
passed = passou
points = Pontos em vazas: { $us } a { $them }
correct = Certo!
notAllowed = Isso não pode ser jogado aqui.
wrong = { $what }: há coisa melhor.
wrongValue = { $what }: isso dá { $n ->
    [one] { $value } ponto
   *[other] { $value } pontos
}. Há coisa melhor.
solution = A melhor escolha: { $what }. Se depois todos jogarem o melhor possível, o saldo da sua dupla nesta Rodada é de { $n ->
    [one] { $value } ponto
   *[other] { $value } pontos
}. A outra escolha (“{ $other }”) dá { $less }.
solutionMargin = A melhor escolha: { $what }. Em muitas distribuições simuladas, o saldo da sua dupla nesta Rodada é então, em média, de { $n ->
    [one] { $value } ponto
   *[other] { $value } pontos
}. A outra escolha (“{ $other }”) dá { $less }.
line = Como continua
show = Mostrar a solução
theme_gift = A vaza do Dragão
theme_let-partner = A vaza do parceiro
theme_hold-back = Paciência
theme_dog = O Cão
theme_overtake = Vencer o parceiro
theme_phoenix = A Fênix
theme_dragon = O Dragão
theme_win = Ganhar, e com quê?
theme_lead-single = Iniciar com uma carta única
theme_lead-many = Iniciar com algo mais longo
theme = Tema
allThemes = Todos os temas ({ $n })
themeCount = { $theme } ({ $n })
difficulty = Dificuldade
anyLevel = Todas
showMore = Mostrar mais
results = { $n ->
    [one] Resolvido na primeira tentativa por { $share } ({ $n } jogador)
   *[other] Resolvido na primeira tentativa por { $share } ({ $n } jogadores)
}
theme_bomb = A bomba
theme_wish = Sob um desejo
