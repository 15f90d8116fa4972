## what a house rule means

help_players = Quantas pessoas jogam.
help_packs = Quantos baralhos são embaralhados juntos.
help_direction = Em que sentido se joga.
help_deal = Como as cartas são distribuídas; o número não muda.
help_tichu = Uma aposta de que você sairá primeiro, feita antes da sua primeira carta.
help_grand_tichu = A mesma aposta pelo dobro, feita depois das primeiras cartas.
help_grand_cards = Quantas cartas se veem antes de decidir o Grande Tichu.
help_tichu_points = Ganhos se a aposta der certo, perdidos se não.
help_grand_points = Ganhos se a aposta der certo, perdidos se não.
help_withdraw_calls = Sem esta regra, as duas declarações valem, e uma está perdida com certeza.
help_late_tichu = Uma declaração dessas só pode ser perdida. Sem esta regra, ela é recusada.
help_exchange = As cartas passadas fechadas antes de cada Rodada.
help_tribute_return = O que os de cima devolvem pelas melhores cartas que recebem.
help_wish = Quem joga o Mah Jong diz um valor; quem puder jogá-lo tem de jogar.
help_wish_breach = A mesa pode impedir, ou permitir e punir.
help_dummy_honours_wish = O Jogador Inicial também tem de cumprir o desejo com as cartas do Jogador Fictício.
help_bomb_on_dog = A Bomba fica com o direito de iniciar que o Cão passaria.
help_dragon_given = Quem ganha uma vaza com o Dragão dá a vaza a um adversário.
help_triple_suits_differ = Com dois baralhos, cada carta existe duas vezes.
help_bomb_suits_differ = Com dois baralhos, cada carta existe duas vezes.
help_victory_points = Para a equipe que sai antes de todos os adversários; as cartas então não contam.
help_soloist = Quem joga com o Jogador Fictício na próxima Rodada.
help_target = A partida acaba quando um lado chega a esta pontuação.
help_rounds = A partida acaba depois deste número de Rodadas.
book_francois = O livro holandês: com o Mah Jong é obrigatório fazer um desejo.
book_tichubadour = Com Lobo e Rouxinol; ignorar um desejo custa a Rodada.
book_groo = O livro em português: se os parceiros declaram ao mesmo tempo, uma declaração pode ser retirada.
book_philibert = O livro francês: uma Bomba pode vencer o Cão.
book_fata-morgana = As regras da editora, de Berna.

## why house rules do not go together

no_end = Esta partida nunca acabaria: defina uma meta ou um número de Rodadas.
no_thirds = Trichu pede um múltiplo de três Rodadas, para que todos sejam Jogador Inicial o mesmo número de vezes.
no_bets = Este jogo não tem pontos, então não há o que apostar: nem Tichu, nem Grande Tichu.
no_packs = Grandseigneur se joga com um ou dois baralhos.
no_meaning = “{ $rule }” não se aplica a este jogo.
no_exchange = Neste jogo as cartas não são passadas assim.
no_wish = Sem desejo, não há o que ignorar: tire a punição ou permita o desejo.
no_calls = Sem declarações, não há o que retirar.
no_grand = O Grande Tichu é decidido antes de ver a mão inteira ({ $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}): escolha um número menor.
