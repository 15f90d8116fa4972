title = Análise
ask = Analisar esta Rodada
thinking = Analisando cada decisão…
failed = Não há análise desta Rodada.
expected = Resultado esperado para { $names }: { $n }
graph = Resultado esperado ao longo da Rodada para { $names }
cost = { $name }: { $n ->
    [one] { $n } ponto perdido
   *[other] { $n } pontos perdidos
}
good = Nenhuma jogada melhor encontrada.
accuracy = Precisão
lost = Pontos perdidos
luck = Sorte nas cartas
help = Pontos perdidos: o que as decisões custaram em relação às melhores. Sorte nas cartas: o que elas valiam por si sós.
player = Jogador
worst = As piores decisões
none = Nenhum erro claro nesta Rodada.
grade_slip = imprecisão
grade_mistake = erro
grade_blunder = erro grave
close = Esconder a análise
pass = passar
says_grand-on-nothing = Grande Tichu sem Ás, Dragão ou Fênix: melhor não declarar.
says_grand-too-weak = Grande Tichu com só { $power ->
    [one] { $power } carta forte
   *[other] { $power } cartas fortes
} (Ases, Dragão, Fênix): melhor não declarar.
says_grand-missed = { $power ->
    [one] { $power } carta forte
   *[other] { $power } cartas fortes
} (Ases, Dragão, Fênix): vale declarar Grande Tichu.
says_tichu-too-weak = Tichu com uma mão que raramente sai primeiro.
says_tichu-missed = Sem Tichu, embora esta mão saia primeiro com bastante frequência.
says_gives-strong-away = Carta para { $seat }: { $card }. Faz menos mal: { $better }.
says_partner-gets-too-little = Carta para o parceiro: { $card }. Ajuda mais: { $better }.
says_partner-gets-too-much = Carta para o parceiro: { $card }, que faz falta aqui. Basta: { $better }.
says_gives-other = Carta para { $seat }: { $card }. Melhor: { $better }.
says_gives-others = Cartas passadas: { $cards }. Melhor: { $better }.
says_dragon-to-wrong = A vaza do Dragão vai para { $seat } ({ $count ->
    [one] ainda { $count } carta
   *[other] ainda { $count } cartas
}): melhor para { $other } ({ $others }).
says_bombs-partner = Bomba sobre o parceiro ({ $top }): a vaza já estava ganha.
says_beats-partner = Vence o parceiro ({ $top }): passar deixa com ele o direito de iniciar.
says_bombs-too-early = Bomba cedo demais, sobre { $top }: vale mais depois.
says_keeps-bomb = Guarda a Bomba. Para tirar a vaza de { $owner }: { $better }.
says_holds-back = Espera demais. Para tirar a vaza de { $owner }: { $better }.
says_leaves-partner = Deixa a vaza ao parceiro. Aqui vale mais: { $better }.
says_could-go-out = Podia sair: { $better }.
says_spends-strong = Caro demais: { $cards } sobre { $top }. Melhor passar e guardar para depois.
says_plays-too-soon = { $cards }: passar é melhor aqui.
says_too-high = Alto demais: { $cards }. Basta: { $better }.
says_too-low = Baixo demais: { $cards }. Mais chance de ganhar: { $better }.
says_spends-phoenix = Gasta a Fênix sem precisar. Melhor: { $better }.
says_wish-other = Melhor desejo: { $rank }.
says_wish-none = Melhor sem desejo.
says_lead-dog = O Cão seria melhor: o parceiro aproveita mais o direito de iniciar.
says_leads-dog = O Cão entrega o direito de iniciar. Para mantê-lo: { $better }.
says_lead-longer = Inicia com { $cards }. Mais cartas de uma vez: { $better }.
says_lead-lower = Inicia com { $cards }. Primeiro o que é mais difícil de jogar depois: { $better }.
says_lead-higher = Inicia com { $cards }. Mais chance de ganhar: { $better }.
says_lead-bomb = Inicia com { $cards }. Para garantir o direito de iniciar: { $better }.
says_other-better = Melhor que { $cards }: { $better }.
