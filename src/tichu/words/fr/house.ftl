## what a house rule means

help_players = Combien de personnes jouent.
help_packs = Combien de jeux sont mélangés ensemble.
help_direction = Dans quel sens le tour va autour de la table.
help_deal = Comment les cartes arrivent en main ; personne n’en a davantage pour autant.
help_tichu = Un pari de finir en premier, fait avant sa première carte.
help_grand_tichu = Le même pari pour le double, fait après les premières cartes.
help_grand_cards = Le Grand Tichu se décide après tant de cartes.
help_tichu_points = Gagnés si le pari réussit, perdus sinon.
help_grand_points = Gagnés si le pari réussit, perdus sinon.
help_withdraw_calls = Sinon les deux annonces restent, et l’une est perdue à coup sûr.
help_late_tichu = Une telle annonce ne peut qu’être perdue. Sinon elle est refusée.
help_exchange = Avant chaque manche, des cartes passent face cachée de main en main.
help_tribute_return = Pour les meilleures cartes des derniers, les mieux placés en rendent.
help_wish = Qui joue le Mah Jong nomme une valeur ; qui peut la jouer le doit.
help_wish_breach = La table peut l’empêcher, ou le permettre et le punir.
help_dummy_honours_wish = Qui joue pour le Mort doit satisfaire la demande avec ses cartes aussi.
help_bomb_on_dog = La bombe prend alors la main que le Chien donne.
help_dragon_given = Qui gagne un pli avec le Dragon le donne à un adversaire.
help_triple_suits_differ = Avec plusieurs jeux, la même carte peut être là deux fois.
help_bomb_suits_differ = Avec plusieurs jeux, la même carte peut être là deux fois.
help_victory_points = Pour l’équipe qui finit avant tous les autres ; les cartes ne comptent alors pas.
help_soloist = Qui joue avec le Mort à la manche suivante.
help_target = La partie finit quand un camp a tant de points.
help_rounds = La partie finit après tant de manches.

## why house rules do not go together

no_end = Cette partie ne finirait jamais : donnez-lui un but ou un nombre de manches.
no_thirds = Le Trichu veut un multiple de trois manches, pour que chacun joue solo aussi souvent.
no_bets = Ce jeu n’a pas de points, il n’y a donc rien à parier : ni Tichu, ni Grand Tichu.
no_packs = Le Grandseigneur se joue avec un ou deux jeux.
no_meaning = « { $rule } » ne veut rien dire dans ce jeu.
no_exchange = Dans ce jeu, les cartes ne se donnent pas ainsi.
no_wish = Sans demande, personne ne peut l’ignorer : retirez la punition, ou permettez la demande.
no_calls = Sans annonces, il n’y en a pas à retirer.
no_grand = Le Grand Tichu se décide avant de voir les { $n } cartes de la main : choisissez un nombre plus petit.
