## round the lessons

title = Apprendre le Tichu
intro = « Si quelque chose n’est pas clair, demandez au chauffeur du bus », disent les règles. Alors, en route : dix arrêts, une à deux minutes chacun, les cartes toujours en main.
begin = Commencer par la leçon 1
goOn = Continuer avec la leçon { $n }
doneCount = Leçons terminées : { $n } sur { $all }
lesson = Leçon { $n }
lessonNamed = { $done ->
    [yes] Leçon { $n } : { $title } (terminée)
   *[no] Leçon { $n } : { $title }
}
lessonOf = Leçon { $n } sur { $all }
stepOf = Étape { $n } sur { $all }
forget = Réinitialiser ma progression
overview = Toutes les leçons
restart = Recommencer
skip = Sauter
showMe = Montrez-moi
next = Suivant
nextLesson = Leçon suivante
play = Jouer une vraie manche
empty = Plus de cartes : vous avez fini.
worth = Pli : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
choose = Choisissez d’abord des cartes : touchez-les.
again = Pas tout à fait. Regardez encore une fois vos cartes.

## replies for every lesson

no_low = Ce n’est pas plus haut que ce qui est sur la table.
no_count = Il faut le même type de combinaison, avec autant de cartes que sur la table.
no_better = Vous pouvez passer, mais ici vous avez mieux.
no_turn = Ce n’est pas votre tour, et ce n’est pas une bombe.

## cards

cards_title = Les cartes et le but
cards_about = Valeurs, plis, et pourquoi vider sa main
cards_1 = Cinquante-six cartes : quatre couleurs – jade, épée, pagode, étoile – du 2 à l’As. Et quatre cartes spéciales, que nous rencontrerons une à une.
cards_1_do = On joue deux contre deux : vous et { $partner }, en face, contre { $left } et { $right }.
cards_2 = Tout le monde veut se débarrasser de ses cartes avant les autres. { $left } a entamé avec un six. La couleur ne compte pas, seulement la valeur : jouez une carte plus haute.
cards_2_do = Touchez une carte pour la lever, puis jouez-la.
cards_2_yes = Un neuf sur un six. { $right } monte, les autres passent.
cards_2_no1 = Cela irait, mais le neuf suffit. Gardez le Roi pour le bon moment.
cards_3 = Le dix est sur le dessus, et c’est de nouveau votre tour : on tourne ainsi jusqu’à ce que personne ne veuille plus monter.
cards_3_do = Pouvez-vous battre le dix ?
cards_3_yes = Tous les autres passent. Le pli est à vous.
cards_4 = Celui qui remporte un pli entame le suivant, avec ce qu’il veut. C’est l’occasion : même une carte basse peut servir d’entame.
cards_4_do = Jouez votre dernière carte.
cards_4_yes = Votre main est vide : vous avez fini, avant tout le monde. Voilà toute l’idée du jeu.

## sets

sets_title = Paires, brelans, fulls
sets_about = Des cartes de même valeur, jouées ensemble
sets_1 = Deux cartes de même valeur forment une paire. Seule une paire plus haute la bat.
sets_1_do = { $left } a entamé avec une paire de six. Battez-la.
sets_1_yes = Les huit battent les six. Personne ne monte.
sets_1_no1 = Un Roi est haut, mais c’est une seule carte. Contre une paire, il en faut deux.
sets_1_no2 = Trois sur deux, cela ne va pas : jouez le même nombre de cartes.
sets_1_no3 = Cela bat les six, mais casse un brelan de Valets. Il y a une paire moins chère.
sets_2 = Trois cartes de même valeur forment un brelan. Même règle : seul un brelan plus haut le bat.
sets_2_do = { $right } a entamé avec trois sept.
sets_2_yes = Trois neuf. Le pli est à vous.
sets_2_no1 = Il y a trois cartes sur la table, il en faut donc trois.
sets_2_no2 = C’est un full : cinq cartes. Il y en a trois sur la table, il en faut donc trois.
sets_3 = Un brelan et une paire font un full : cinq cartes d’un coup. C’est le brelan qui donne la hauteur.
sets_3_do = Vous entamez. Débarrassez-vous de cinq cartes à la fois.
sets_3_yes = Full aux Dames. Personne ne suit, et il vous reste une carte.
sets_3_no1 = C’est permis, mais il vous resterait les deux quatre. Jouez-les avec !
sets_3_no2 = C’est permis, mais cinq cartes d’un coup valent mieux qu’une ou deux.
sets_3_no3 = Quand on entame, on ne peut pas passer.
sets_4 = Une question avant de descendre : regardez le brelan, pas la paire.
sets_4_do = Quel full est le plus haut ?
sets_4_yes = Les sept battent les cinq. Les As ne sont que des passagers.
sets_4_no1 = Les As ne sont que la paire. C’est le brelan qui compte : des cinq.

## runs

runs_title = Suites et suites de paires
runs_about = Des valeurs qui se suivent : plus c’est long, mieux c’est
runs_1 = Cinq valeurs ou plus qui se suivent forment une suite. Les couleurs peuvent être mélangées.
runs_1_do = Vous entamez. Trouvez la suite.
runs_1_yes = Cinq cartes de moins. Mais { $right } a une suite de cinq plus haute.
runs_1_no1 = Quatre à la suite, il en manque une. Il en faut cinq.
runs_1_no2 = Une carte simple est permise, mais vous pouvez en poser cinq d’un coup. Cherchez des valeurs qui se suivent.
runs_2 = Une suite est battue par une suite de même longueur dont la plus haute carte est plus forte.
runs_2_do = Battez la suite au dix.
runs_2_yes1 = Jusqu’à la Dame, et il vous reste Roi et As. Bien joué.
runs_2_yes2 = Jusqu’au Roi : bien. La suite à la Dame aurait suffi.
runs_2_yes3 = Rien ne bat cela. Mais la suite à la Dame suffisait, et vous gardiez Roi et As.
runs_2_no1 = Belle suite, mais trop longue : il y a cinq cartes sur la table, il en faut exactement cinq.
runs_3 = Des paires qui se suivent forment une suite de paires : deux paires ou plus.
runs_3_do = Vous entamez de nouveau. Six de vos cartes vont ensemble.
runs_3_yes = Trois paires qui se suivent. Difficile à battre.
runs_3_no1 = C’est déjà une suite de paires, mais il vous resterait une paire. Jouez les trois.
runs_3_no2 = Une paire est permise, mais ces trois paires se suivent.
runs_3_no3 = Gardez l’As : il gagne un pli quand vous en avez besoin.
runs_4 = L’As est toujours haut, jamais un 1. Une suite ne continue pas après l’As.
runs_4_do = Laquelle n’est pas une combinaison ?
runs_4_yes = Juste : après l’As, il n’y a plus rien.
runs_4_no1 = C’est une suite : cinq valeurs qui se suivent.
runs_4_no2 = C’est une suite de deux paires.

## points

points_title = Passer et compter
points_about = Quand laisser filer, et ce que vaut un pli
points_1 = { $partner } a posé un Roi. Vous pourriez le battre avec l’As. Mais vous êtes partenaires : vos plis comptent ensemble.
points_1_do = Que faites-vous ?
points_1_yes = Exactement. { $partner } prend le pli et entame, et vous avez encore l’As.
points_1_no1 = Vous prendriez le pli à votre propre partenaire. Gardez l’As pour les adversaires.
points_2 = Peu de cartes rapportent des points : le cinq 5, le dix et le Roi 10. Le Dragon en rapporte 25, le Phénix en coûte 25. Cela fait 100 en tout.
points_2_do = Combien vaut ce pli ?
points_2_yes = Cinq, dix et dix : 25. L’As ne rapporte rien.
points_2_no1 = Recomptez : 5 pour le cinq, 10 pour le dix, 10 pour le Roi.
points_2_no2 = L’As est fort, mais ne rapporte pas de points.
points_3 = Le Phénix est une carte puissante, mais il a un prix.
points_3_do = Et celui-ci ?
points_3_yes = 10 + 10 − 25 = −5. On perd parfois un pli avec plaisir.
points_3_no1 = N’oubliez pas le Phénix : il coûte 25.
points_3_no2 = Le Phénix coûte 25 points, il ne les rapporte pas.
points_4 = Un cinq, un dix, un Roi : 25 points sur la table, et les adversaires vont les prendre.
points_4_do = À vous de jouer.
points_4_yes = 25 points pour votre équipe.
points_4_no1 = Alors 25 points vont aux autres. Vous pouvez l’empêcher.
points_5 = La manche se termine quand une seule personne a encore des cartes. Elle donne ces cartes aux adversaires, et tous ses plis au premier à avoir fini. Mieux vaut donc ne pas finir en dernier.
points_5_do = Si les deux partenaires finissent avant les adversaires, on ne compte pas : 200 points d’un coup. La partie se joue en 1000 points.

## wish

wish_title = Le Mah Jong et la demande
wish_about = Un moineau qui donne des ordres
wish_1 = Le Mah Jong vaut 1 : c’est la plus basse de toutes les cartes. Mais celui qui le possède entame la manche, et celui qui le joue peut demander une valeur.
wish_1_do = Entamez avec le Mah Jong et demandez un As.
wish_1_yes = { $right } a un As, et doit le jouer. Une carte haute de moins.
wish_1_no1 = C’est permis, mais cette fois c’est un As qu’il nous faut.
wish_1_no2 = Vous pouvez garder le Mah Jong, mais il ne deviendra pas plus facile à jouer. C’est le moment.
wish_2 = { $left } a joué une suite avec le Mah Jong et demandé un huit. Vous avez un huit, et vous pouvez le placer : vous devez donc le jouer.
wish_2_do = Battez la suite avec votre huit.
wish_2_yes = La demande est satisfaite : elle disparaît.
wish_2_no1 = Pas cette fois : si vous pouvez répondre à la demande, vous devez le faire.
wish_2_no2 = Un huit, certes, mais il y a cinq cartes sur la table. Mettez-le dans une suite.
wish_3 = Ici, on a demandé un six. Mais il y a une Dame sur la table, et un six seul ne la bat pas. Quand on ne peut pas répondre à la demande, on joue comme d’habitude.
wish_3_do = Battez la Dame, ou passez.
wish_3_yes1 = Le pli est à vous. Mais la demande tient toujours.
wish_3_yes2 = C’est bien aussi. La demande tient toujours.
wish_3_no1 = Un six ne bat pas la Dame, vous n’avez donc pas à le jouer maintenant.
wish_4 = La demande tient jusqu’à ce qu’une carte de cette valeur soit jouée. Maintenant vous entamez, et vous avez des six.
wish_4_do = Avec quoi entamez-vous ?
wish_4_yes1 = Les deux six à la fois : un seul suffirait, mais les voilà tous deux partis.
wish_4_yes2 = Un six suffit. En paire, les deux seraient partis.
wish_4_yes3 = Un six suffit. En paire, les deux seraient partis.
wish_4_no1 = La demande oblige aussi celui qui entame : vous avez un six, votre entame doit en contenir un.

## dogdragon

dogdragon_title = Le Chien et le Dragon
dogdragon_about = L’un donne la main, l’autre donne le pli
dogdragon_1 = Le Chien ne gagne rien. Il ne se joue qu’en entame, seul, et la main passe aussitôt au partenaire. { $partner } n’a plus que deux cartes et n’attend que cela.
dogdragon_1_do = Envoyez le Chien.
dogdragon_1_yes = { $partner } a la main, joue une paire et n’a plus de cartes.
dogdragon_1_no1 = C’est permis, mais { $partner } n’a que faire de cartes simples. Donnez la main.
dogdragon_2 = Le Chien ne se joue pas sur des cartes déjà posées.
dogdragon_2_do = Battez le trois.
dogdragon_2_yes1 = Le Chien attend que vous entamiez.
dogdragon_2_yes2 = C’est fort. Le huit aurait suffi. Le Chien attend que vous entamiez.
dogdragon_2_no1 = Le Chien ne vaut rien ici. Il ne se joue qu’en entame.
dogdragon_3 = Le Dragon est la plus haute carte simple : seule une bombe le bat. Il se joue seul, jamais dans une combinaison.
dogdragon_3_do = Battez l’As.
dogdragon_3_yes = Contre le Dragon, personne ne peut rien.
dogdragon_4 = Le prix du Dragon : le pli va, avec ses 25 points, à l’adversaire de votre choix. Vous gardez la main.
dogdragon_4_do = { $left } a deux cartes, { $right } en a onze. À qui le pli ?
dogdragon_4_yes = { $right } risque davantage de finir en dernier, et alors tous ses plis vous reviennent.
dogdragon_4_no1 = { $left } a presque fini et garderait les points. Donnez-le à celui qui peut encore finir en dernier.
dogdragon_5 = Vous avez la main, et il reste deux cartes.
dogdragon_5_do = Jouez vos dernières cartes.
dogdragon_5_yes = Fini. Le Dragon a ouvert la porte.
dogdragon_5_no1 = Ensemble, elles font une paire, et vous avez fini.

## phoenix

phoenix_title = Le Phénix
phoenix_about = Un demi-cran de plus, ou ce qu’il vous faut
phoenix_1 = Seul, le Phénix vaut un demi-cran de plus que la carte sur laquelle il est posé : sur un neuf, neuf et demi. Il bat même un As.
phoenix_1_do = Battez l’As.
phoenix_1_yes = Quatorze et demi. Seuls le Dragon ou une bombe battraient cela. Mais attention : il coûte 25 points.
phoenix_2 = Dans une combinaison, c’est un joker : n’importe quelle valeur du 2 à l’As.
phoenix_2_do = Battez la suite au sept.
phoenix_2_yes = Le Phénix en neuf. Le trou est bouché.
phoenix_2_no1 = Il manque un neuf. Qu’est-ce qui pourrait le remplacer ?
phoenix_3 = Parfois, il peut être ceci ou cela. Alors c’est vous qui le dites.
phoenix_3_do = Entamez avec cinq cartes : que vaudra le Phénix ?
phoenix_3_yes = Full aux Dames : plus haut qu’un full aux huit.
phoenix_3_no1 = C’est permis, mais un full aux huit est plus facile à battre. Le Phénix peut mieux faire.
phoenix_3_no2 = Deux paires et le Phénix : c’est plus qu’une paire.
phoenix_4 = Une seule carte est trop forte pour lui.
phoenix_4_do = { $left } a entamé avec le Dragon. Et vous ?
phoenix_4_yes = Rien à faire. { $left } doit donner le pli du Dragon, et vous le donne.
phoenix_4_no1 = Le Phénix bat toutes les cartes simples, sauf le Dragon.

## bombs

bombs_title = Les bombes
bombs_about = À tout moment, sur n’importe quoi
bombs_1 = Quatre cartes de même valeur forment une bombe. Elle bat tout : cartes simples, paires, Dragon, tout ce qui est sur la table.
bombs_1_do = { $left } croit sa paire d’As à l’abri.
bombs_1_yes = Bombe ! Personne n’en a de plus forte.
bombs_1_no1 = Deux six ne battent pas des As. Quatre, oui.
bombs_2 = Une bombe n’attend pas son tour. { $right } a annoncé Tichu et joue le Dragon. C’est à { $partner } de jouer, pas à vous. Peu importe.
bombs_2_do = Lancez votre bombe.
bombs_2_yes = Le Dragon est à vous, et un Dragon battu par une bombe ne se donne pas : 25 points.
bombs_2_no1 = Ce n’est pas votre tour, vous n’avez donc pas à passer. Mais une bombe est permise.
bombs_3 = Cinq cartes ou plus qui se suivent, toutes de la même couleur : c’est un flush, qui est aussi une bombe. Le nombre de cartes compte d’abord : il bat donc n’importe quel carré. Aucune carte spéciale n’y entre.
bombs_3_do = { $left } a joué une bombe : quatre dix. Faites mieux.
bombs_3_yes = Cinq cartes en battent quatre.
bombs_3_no1 = Le neuf est une étoile, les autres des pagodes : c’est une simple suite. Une bombe demande une seule couleur.
bombs_4 = L’As joué par { $partner } est sur le dessus, et personne ne l’a battu. Vous avez quatre Valets.
bombs_4_do = Que faites-vous ?
bombs_4_yes = Ne jouez jamais de bombe sur votre partenaire. Les Valets serviront encore.
bombs_4_no1 = C’est puissant, mais sur votre propre partenaire ? Gardez-la pour les adversaires.

## tichu

tichu_title = Tichu et Grand Tichu
tichu_about = Parier qu’on finira en premier
tichu_1 = Avant de jouer votre première carte, vous pouvez annoncer Tichu : +100 points si vous finissez en premier, −100 sinon. Si c’est votre partenaire qui finit en premier, c’est perdu aussi.
tichu_1_do = C’est une main forte. { $left } a entamé ; annoncez avant de jouer.
tichu_1_yes = Le tampon est à côté de votre nom. Maintenant, tout le monde le sait.
tichu_1_no1 = Il serait alors trop tard : le Tichu s’annonce avant la première carte. Annoncez d’abord, jouez ensuite.
tichu_1_no2 = Vous pourriez passer et annoncer plus tard. Mais avec cette main, pourquoi attendre ?
tichu_2 = Deux As, le Dragon, le Phénix et une longue suite : c’était un Tichu. Et cette main ?
tichu_2_do = Annonceriez-vous ?
tichu_2_yes = Des cartes basses, pas d’As, presque aucun moyen de prendre la main. Laissez briller quelqu’un d’autre.
tichu_2_c1 = Annoncer Tichu
tichu_2_no1 = Laquelle de ces cartes gagne un pli ? Presque tout est bas.
tichu_2_c2 = Pas avec celle-ci
tichu_3 = Avant la neuvième carte vient une autre question : Grand Tichu, ±200, sur huit cartes seulement. Dragon, Phénix et As décident.
tichu_3_do = Dragon, Phénix et un As parmi huit cartes. Vous annoncez ?
tichu_3_yes = Du courage, et c’est le bon choix : avec le Dragon et le Phénix, c’est payant à la longue.
tichu_3_c1 = Grand Tichu !
tichu_3_c2 = Non, montrez-moi le reste
tichu_3_no1 = C’est prudent, mais huit cartes sont rarement aussi bonnes.
tichu_4 = Donne suivante.
tichu_4_do = Et ces huit-là ?
tichu_4_yes = Sans Dragon, Phénix ni As, un Grand Tichu échoue deux fois sur trois.
tichu_4_c1 = Grand Tichu !
tichu_4_no1 = Six cartes viendront encore, mais l’espoir n’est pas un plan : 200 points sont en jeu.
tichu_4_c2 = Non, montrez-moi le reste
tichu_5 = Les autres aussi peuvent annoncer. { $right } a annoncé Tichu et n’a plus qu’une carte. Si elle bat votre carte simple, ce sont 100 points pour eux.
tichu_5_do = Vous entamez. Qu’est-ce qui est sûr ?
tichu_5_yes = Une paire ! Une seule carte n’y peut rien, et { $partner } prend le relais.
tichu_5_no1 = Une carte simple ? { $right } en a justement une, qui pourrait battre la vôtre. Entamez avec quelque chose de plus long.

## together

together_title = Ensemble
together_about = Le don de cartes, et toute une fin de manche
together_1 = Avant chaque manche, chacun donne une carte, face cachée, à chacun des trois autres. Les adversaires reçoivent des cartes basses qui ne vont avec rien, le partenaire quelque chose de bon.
together_1_do = Choisissez une carte pour chacun.
together_1_yes = Les adversaires n’en feront pas grand-chose, et { $partner } s’en réjouira.
together_1_no1 = Les cartes hautes sont trop bonnes pour les adversaires. Donnez-leur vos plus basses.
together_1_no2 = Cette carte va encore avec une autre de votre main, ou rapporte des points. Le 2, le 3 et le 6 ne vont avec rien.
together_1_no3 = { $partner } joue pour votre équipe : donnez une de vos meilleures cartes, l’As ou le Roi.
together_2 = Voici la fin d’une manche. Vous avez annoncé Tichu : vous devez finir en premier. { $left } a entamé avec un dix.
together_2_do = Encore quatre cartes. Prenez la main.
together_2_yes = 10 points, et la main.
together_2_no1 = Alors d’autres auront la main, et votre trois ne partira peut-être jamais. L’As est fait pour ces moments-là.
together_3 = Il reste une paire et un trois. Peu importe qu’on batte ce que vous jouez en dernier.
together_3_do = Avec quoi entamez-vous ?
together_3_yes = Personne n’a de paire. Vous avez toujours la main.
together_3_no1 = Quelqu’un battra le trois, et vos six partiront-ils un jour ? D’abord ce qui garde la main.
together_3_no2 = Ne séparez pas la paire : il resterait deux cartes seules.
together_4 = Une carte, et la main.
together_4_do = Jouez votre dernière carte.
together_4_yes = En premier : Tichu réussi ! Et { $partner } fait le reste : Dame, pli, quatre, fini.
together_5 = Vous en premier, { $partner } juste après : un capot, 200 points, et 100 pour votre Tichu. Les adversaires n’ont rien.
together_5_do = C’est tout ce qu’il faut savoir. Le reste est affaire de pratique, et de bonne compagnie.
analysis = Analyser une position
