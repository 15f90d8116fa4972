## what a house rule means

help_players = Quantas pessoas jogam.
help_packs = Quantos baralhos são embaralhados juntos.
help_direction = Para que lado a vez passa na mesa.
help_deal = Como as cartas chegam à mão; ninguém ganha mais cartas por isso.
help_tichu = Uma aposta em sair primeiro, feita antes da primeira carta.
help_grand_tichu = A mesma aposta pelo dobro, feita depois das primeiras cartas.
help_grand_cards = O Grande Tichu é decidido depois de tantas cartas.
help_tichu_points = Ganhos se a aposta der certo, perdidos se não.
help_grand_points = Ganhos se a aposta der certo, perdidos se não.
help_withdraw_calls = Senão as duas declarações valem, e uma está perdida com certeza.
help_late_tichu = Uma declaração dessas só pode ser perdida. Senão ela é recusada.
help_exchange = Antes de cada Rodada, cartas passam fechadas de mão em mão.
help_tribute_return = Pelas melhores cartas dos de baixo, os de cima devolvem algumas.
help_wish = Quem joga o Mah Jong diz um valor; quem puder jogá-lo, deve.
help_wish_breach = A mesa pode impedir, ou permitir e punir.
help_dummy_honours_wish = Quem joga pelo Jogador Fictício deve cumprir o desejo também com as cartas dele.
help_bomb_on_dog = A Bomba toma então a vez que o Cão dá.
help_dragon_given = Quem ganha uma vaza com o Dragão dá a vaza a um adversário.
help_triple_suits_differ = Com vários baralhos, a mesma carta pode aparecer duas vezes.
help_bomb_suits_differ = Com vários baralhos, a mesma carta pode aparecer duas vezes.
help_victory_points = Para a dupla que sai antes de todos os outros; as cartas então não contam.
help_soloist = Quem joga com o Jogador Fictício na próxima Rodada.
help_target = A partida acaba quando um lado tem tantos pontos.
help_rounds = A partida acaba depois de tantas Rodadas.

## why house rules do not go together

no_end = Esta partida nunca acabaria: dê a ela uma meta ou um número de Rodadas.
no_thirds = Trichu pede um múltiplo de três Rodadas, para que todos joguem só o mesmo número de vezes.
no_bets = Este jogo não tem pontos, então não há o que apostar: nem Tichu, nem Grande Tichu.
no_packs = Grandseigneur se joga com um ou dois baralhos.
no_meaning = “{ $rule }” não quer dizer nada neste jogo.
no_exchange = Neste jogo as cartas não são passadas assim.
no_wish = Sem desejo, ninguém pode ignorá-lo: tire a punição ou permita o desejo.
no_calls = Sem declarações, não há o que retirar.
no_grand = O Grande Tichu é decidido antes de ver as { $n } cartas da mão: escolha um número menor.
