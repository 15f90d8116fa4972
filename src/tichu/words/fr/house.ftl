## what a house rule means

help_players = Combien de personnes jouent.
help_packs = Combien de jeux sont mélangés ensemble.
help_direction = Dans quel sens on joue.
help_deal = Comment les cartes sont distribuées. Leur nombre ne change pas.
help_tichu = Le pari de finir en premier, annoncé avant de jouer sa première carte.
help_grand_tichu = Le même pari pour le double, annoncé après les premières cartes.
help_grand_cards = Nombre de cartes vues avant de décider du Grand Tichu.
help_tichu_points = Gagnés si le pari réussit, perdus sinon.
help_grand_points = Gagnés si le pari réussit, perdus sinon.
help_withdraw_calls = Sans cette règle, les deux annonces restent, et l’une est perdue à coup sûr.
help_late_tichu = Une telle annonce ne peut qu’être perdue. Sans cette règle, elle est refusée.
help_exchange = Les cartes données face cachée avant chaque manche.
help_tribute_return = Ce que les premiers rendent contre les meilleures cartes des derniers.
help_wish = Celui qui joue le Mah Jong nomme une valeur ; celui qui peut la jouer doit le faire.
help_wish_breach = On peut l’interdire, ou le permettre et le punir.
help_dummy_honours_wish = Le joueur solo doit aussi répondre à la demande avec les cartes du Mort.
help_bomb_on_dog = La bombe prend alors la main que le Chien aurait donnée.
help_dragon_given = Celui qui gagne un pli avec le Dragon le donne à un adversaire.
help_triple_suits_differ = Avec deux jeux, chaque carte existe en double.
help_bomb_suits_differ = Avec deux jeux, chaque carte existe en double.
help_victory_points = Pour l’équipe qui finit avant tous ses adversaires ; les cartes ne comptent alors pas.
help_soloist = Qui joue avec le Mort à la manche suivante.
help_target = La partie finit dès que ce score est atteint.
help_rounds = La partie finit après ce nombre de manches.
book_francois = Le livret néerlandais : le Mah Jong oblige à faire une demande.
book_tichubadour = Avec Loup et Rossignol ; ignorer le vœu fait perdre la manche.
book_groo = Le livret portugais : si deux partenaires annoncent en même temps, l’une des annonces peut être retirée.
book_philibert = Le livret français : on peut jouer une bombe sur le Chien.
book_fata-morgana = Les règles de l’éditeur bernois.

## why house rules do not go together

no_end = Cette partie ne finirait jamais : fixez un score ou un nombre de manches.
no_thirds = Il faut un multiple de trois manches, pour que chacun soit joueur solo aussi souvent que les autres.
no_bets = Ce jeu n’a pas de points, il n’y a donc rien à parier : ni Tichu, ni Grand Tichu.
no_packs = Le Grandseigneur se joue avec un ou deux jeux.
no_meaning = « { $rule } » ne s’applique pas à ce jeu.
no_exchange = Dans ce jeu, les cartes ne se donnent pas ainsi.
no_wish = Sans demande, il n’y a rien à ignorer : retirez la pénalité, ou permettez la demande.
no_calls = Sans annonces, il n’y a rien à retirer.
no_grand = Le Grand Tichu se décide avant de voir toute sa main ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}) : choisissez un nombre plus petit.
