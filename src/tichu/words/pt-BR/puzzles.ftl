title = Desafios
door = Cem posições, cada uma com uma única melhor jogada.
of = Desafio { $n } de { $all }
solved = { $n ->
    [one] { $n } resolvido
   *[other] { $n } resolvidos
}
done = Resolvido
previous = Desafio anterior
next = Próximo desafio
task = Todas as mãos estão abertas e todos jogam o melhor possível. O que é melhor para a sua dupla?
taskHidden = Você só vê as suas próprias cartas. O que rende mais em média?
you = Você
right = Adversário à direita
left = Adversário à esquerda
gift = Dar a vaza ({ $name })
deed_give = dar a { $name }
deed_pass = passar
passed = passou
points = Pontos em vazas: { $us } a { $them }
correct = Certo!
notAllowed = Isso não pode ser jogado aqui.
wrong = { $what }: há coisa melhor.
wrongValue = { $what }: isso rende { $n ->
    [one] { $value } ponto
   *[other] { $value } pontos
}. Há coisa melhor.
solution = Melhor: { $what } ({ $n ->
    [one] { $value } ponto
   *[other] { $value } pontos
}, se todos jogarem o melhor possível); { $other }: só { $less }.
solutionMargin = Melhor: { $what } (em média { $n ->
    [one] { $value } ponto
   *[other] { $value } pontos
} em distribuições simuladas); { $other }: só { $less }.
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
