## the yardsticks

any = qualquer jogada permitida é tão boa quanto outra
never-bets = este bot nunca declara nada
lowest-cards = dar as cartas mais baixas
many-low-cards = iniciar com o maior número possível de cartas baixas
cheapest = vencer a vaza gastando o mínimo possível
keeps-bomb = só uma Bomba venceria isso
nothing-to-play = não há nada para jogar

## calls

calls-grand = força { $power }, o mínimo é { $needed }
no-grand = força { $power }, o mínimo seria { $needed }
never-grand = este bot nunca declara Grande Tichu
tichu-chance = { $percent }% de chance de sair primeiro

## the exchange

low-strays = dar cartas baixas que não combinam com nada: números ímpares para um lado, números pares para o outro
best-to-caller = o parceiro declarou e recebe a melhor carta
keeps-strength = depois de declarar, ficar com as cartas fortes
dog-from-strong = uma mão forte não precisa do Cão: ele vai para o parceiro
dog-away = depois de declarar, passar o Cão para o parceiro
best-from-weak = uma mão fraca dá ao parceiro uma carta forte
high-stray = dar ao parceiro uma carta alta que aqui não combina com nada
must-give = estas cartas têm de ser dadas

## playing

goes-out = ficar sem cartas
runs-out = { $leads ->
    [one] resta { $leads } jogada
   *[other] restam { $leads } jogadas
}, e no máximo uma deve ser vencida: jogar tudo sem parar
leads-loser = iniciar com o que é difícil de descartar, enquanto cartas fortes podem recuperar o direito de iniciar
leads-winner = iniciar com o que deve ganhar a vaza
dog-to-partner = o Cão passa ao parceiro o direito de iniciar
takes-lead = ganhar a vaza para iniciar a próxima
gets-rid = livrar-se do que seria difícil de jogar depois
fights-caller = fazer o adversário que declarou ({ $seat }) pagar caro pela vaza
bombs = a vaza ({ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}) e o direito de iniciar valem uma Bomba
partner-holds = a vaza é do parceiro (cartas restantes: { $cards })
waits-for-caller = sair agora faria o parceiro perder a aposta
own-trick = não vencer a própria vaza
saves-cards = o que venceria isso vale mais depois
cannot-beat = nada na mão vence isso
solved = só restam dois jogadores e todas as cartas são conhecidas: esta é a melhor jogada
no-choice = não há mais nada a fazer
looks-best = parece o melhor à primeira vista
searched = a melhor escolha em { $worlds ->
    [one] { $worlds } distribuição simulada
   *[other] { $worlds } distribuições simuladas
}: { $points ->
    [one] { $points } ponto esperado
   *[other] { $points } pontos esperados
}, { $gain } a mais que a jogada óbvia
searched-closely = a melhor escolha em { $worlds ->
    [one] { $worlds } distribuição simulada
   *[other] { $worlds } distribuições simuladas
}: { $points ->
    [one] { $points } ponto esperado
   *[other] { $points } pontos esperados
}
searched-and-kept = nada é melhor em { $worlds ->
    [one] { $worlds } distribuição simulada
   *[other] { $worlds } distribuições simuladas
}: { $points ->
    [one] { $points } ponto esperado
   *[other] { $points } pontos esperados
}
searched-place = a melhor escolha em { $worlds ->
    [one] { $worlds } distribuição simulada
   *[other] { $worlds } distribuições simuladas
}: posição esperada { $place }

## picking up

takes = recolher a vaza
more-cards = dar a vaza do Dragão ao adversário com mais cartas
dragon-to-more-cards = dar a vaza do Dragão ao adversário que tem mais cartas e pode ficar por último ({ $seat })

## bots of other people

own-words = { $words }
unexplained = sem explicação
fallback = { $kind ->
    [timeout] o bot demorou demais, então fizemos uma jogada segura por ele
    [illegal] o bot escolheu uma jogada proibida, então fizemos uma segura por ele
    [exit] o bot parou, então fizemos uma jogada segura por ele
    [start] o bot não pôde ser iniciado, então fizemos uma jogada segura por ele
   *[other] o bot não deu uma resposta utilizável, então fizemos uma jogada segura por ele
}
not-asked = o bot falhou vezes demais e foi substituído
