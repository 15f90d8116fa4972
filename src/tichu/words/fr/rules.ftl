## the page itself

title = Règles
games = Jeux
book = Livret de règles
notes = Dans ce livret
contents = Sommaire
learn = Apprendre en jouant
play = Ouvrir une table

# The rules, by section and game. In these texts *stars* make a word bold, [Kg] shows a card (rank and suit; keep it
# as it is), and <Dog|Wolf> is one wording for the usual cards and one for Tichubadour’s, where Dog and Mah Jong are
# Wolf and Nightingale.

## headings of the sections

heading-differs = Ce qui change par rapport à Nanjing
heading-goal = Le but du jeu
heading-cards = Les cartes
heading-deal = La donne
heading-calls = Tichu et Grand Tichu
heading-exchange = Le don de cartes
heading-play = Les plis
heading-combinations = Les combinaisons
heading-bombs = Les bombes
heading-wish = <La demande|Le vœu>
heading-specials = <Chien|Loup>, Phénix, Dragon
heading-end = La fin de la manche
heading-score = Le décompte
heading-match = La partie

## rule books: publisher or author (language, year)

book-fata-morgana = Fata Morgana (allemand, 2011)
book-philibert = Philibert (français, 2004)
book-groo = Groo (portugais, 2009)
book-tichubadour = Tichubadour (français, 2022)
book-francois = Johan François (néerlandais)

## the cards (this and what follows up to the games stands on the pages of several games)

cards-pack = Le jeu compte 56 cartes. Quatre couleurs de treize cartes en font 52 : du 2 au 10, puis Valet, Dame, Roi et As. L’As est toujours la plus haute, et aucune couleur ne vaut plus qu’une autre.
cards-suits = Les quatre couleurs : <jade, épée, pagode et étoile|pioche, tente, boussole et foulard>.
cards-special = Quatre cartes spéciales n’ont pas de couleur :
cards-mahjong = *<Mah Jong|Rossignol> :* vaut 1. Celui qui le possède commence ; celui qui le joue peut <demander une valeur|faire un vœu>.
cards-dog = *<Chien|Loup> :* donne la main à votre partenaire.
cards-phoenix = *Phénix :* un joker, et des plus forts. Il coûte 25 points.
cards-dragon = *Dragon :* la plus forte carte simple, 25 points.

## tables of the deal: “11-two-10” is “11, two have 10”

deal-players = Joueurs
deal-packs = Jeux
deal-cards = Cartes en main
deal-9-one-10 = 9, un joueur en a 10
deal-15-four-16 = 15, quatre en ont 16
deal-13-five-14 = 13, cinq en ont 14
deal-12-one-13 = 12, un joueur en a 13
deal-10-nine-11 = 10, neuf en ont 11
deal-9-ten-10 = 9, dix en ont 10
deal-open = Face visible
deal-none = aucune
deal-11-two-10 = 11, deux en ont 10

## Tichu and Grand Tichu

calls-bet = Annoncer, c’est parier que *vous*, et personne d’autre, serez le premier à vous débarrasser de toutes vos cartes.
calls-tichu = *Tichu :* à tout moment avant de jouer votre première carte, à votre tour ou non, et même avant le don de cartes. Votre équipe gagne ou perd 100 points.
calls-personal = Une annonce est personnelle. On n’en discute pas avec son partenaire, et s’il finit avant vous, elle est perdue. Plusieurs joueurs peuvent annoncer, même deux partenaires ; un seul au plus gagnera son pari. On ne fait qu’une annonce par main.
calls-score = Les annonces s’ajoutent à ce que la manche rapporte par ailleurs, sans rien y changer : 30 points de cartes et un Tichu réussi font 130 ; 40 points et un Tichu manqué font −60.

## playing tricks

play-right = On joue vers la droite, dans le sens inverse des aiguilles d’une montre.
play-begin = Celui qui a le <Mah Jong|Rossignol> au début du jeu entame le premier pli, avec la combinaison de son choix. Il n’est pas obligé de jouer le <Mah Jong|Rossignol>.
play-beat = Ensuite, chacun à son tour passe ou bat la dernière combinaison jouée. Pour cela, il faut trois choses :
play-kind = le même type de combinaison,
play-number = le même nombre de cartes,
play-rank = une valeur plus haute.
play-example = Seule une paire bat donc une paire, et seule une suite de six cartes bat une suite de six. L’unique exception, ce sont les bombes.
play-pass = Passer n’engage à rien : quand votre tour revient dans le même pli, vous pouvez rejouer. Dès que tous les autres joueurs qui ont encore des cartes ont passé d’affilée, le dernier à avoir joué ramasse le pli, le pose devant lui face cachée et entame le suivant. Celui qui entame ne peut pas passer.
play-out = Sans cartes, on se retire de la manche. Si celui qui gagne le pli n’a plus de cartes, la main va au prochain joueur, dans l’ordre du jeu, qui en a encore.
play-piles = Les partenaires ne mélangent pas leurs plis : à la fin de la manche, l’un des deux tas changera peut-être de propriétaire.

## one trick, step by step

trick = Un pli, pas à pas
trick-seats = Sud et Nord jouent contre Est et Ouest. L’ordre du jeu est Sud, Est, Nord, Ouest.
trick-1 = Sud entame avec une paire : ce sera un pli de paires.
trick-2 = Est en joue une plus haute. Nord et Ouest passent.
trick-3 = Sud revient dans le pli ; le Phénix est le second Valet.
trick-4 = Est monte encore. Nord et Ouest passent.
trick-5 = Sud joue une bombe. Trois joueurs passent : Sud ramasse le pli et entame.

## combinations

combinations-single = *Carte simple :* une carte toute seule.
combinations-pair = *Paire :* deux cartes de même valeur.
combinations-pair-run = *Suite de paires :* deux paires ou plus qui se suivent. La plus haute paire compte.
combinations-triple = *Brelan :* trois cartes de même valeur.
combinations-full-house = *Full :* un brelan et une paire. C’est le brelan qui compte.
combinations-straight = *Suite :* cinq cartes ou plus qui se suivent, couleurs mélangées. La plus haute carte compte.
combinations-ace = Une suite peut commencer par le <Mah Jong|Rossignol>, qui vaut 1, et monter jusqu’à l’As : quatorze cartes au plus. L’As ne se place jamais sous le 2.
combinations-alone = À part cela, il n’y a que les bombes. Le Dragon et le <Chien|Loup> se jouent toujours seuls.

## bombs

bombs-four = *Carré :* les quatre cartes d’une même valeur.
bombs-straight = *<Flush|Super bombe> :* cinq cartes ou plus qui se suivent, toutes de la même couleur.
bombs-order = Une bombe bat tout, sauf une bombe plus forte. Le plus grand nombre de cartes l’emporte ; à nombre égal, la plus haute valeur. De la plus faible à la plus forte :
bombs-order-1 = quatre 4
bombs-order-2 = quatre 5
bombs-order-3 = cinq cartes jusqu’au 6
bombs-order-4 = cinq cartes jusqu’au 8
bombs-order-5 = six cartes jusqu’au 7
bombs-anytime = Une bombe se joue *à tout moment* tant qu’il y a quelque chose sur la table : hors de son tour, sur ses propres cartes, et même après le dernier « je passe », jusqu’à ce que le pli soit ramassé.
bombs-lead = Elle n’enlève jamais la main à personne. Quand la table est vide, seul joue celui qui entame ; il peut très bien entamer avec une bombe.
bombs-turn = Après une bombe, le jeu reprend avec le joueur suivant, et ceux qui avaient passé peuvent rejouer.
bombs-several = Si plusieurs veulent jouer une bombe en même temps, la rapidité n’y fait rien : on suit l’ordre du jeu, en commençant par le voisin de celui qui a joué en dernier. En ligne, la table attend un instant pour que chacun puisse se manifester.
bombs-special = Aucune carte spéciale n’entre dans une bombe. Une suite d’une seule couleur complétée par le Phénix ou le <Mah Jong|Rossignol> est une simple suite.
bombs-always = Une suite d’une seule couleur est toujours une bombe ; on ne peut pas la jouer comme une simple suite.
bombs-phoenix = Un carré avec le Phénix n’est ni un full ni une autre combinaison.

## the wish

wish-make = Celui qui joue le <Mah Jong|Rossignol>, seul ou dans une suite, peut <demander|nommer> une valeur, du 2 à l’As. Les cartes spéciales sont exclues.
wish-must = Dès lors, le joueur dont c’est le tour, qui a une carte de cette valeur et qui peut la jouer selon les règles *doit* la jouer : seule ou dans n’importe quelle combinaison qui convient, avec l’aide du Phénix ou en bombe s’il le faut. Il choisit la combinaison. S’il ne le peut pas, il joue ou passe comme d’habitude.
wish-open = <La demande reste ouverte|Le vœu reste actif>, même d’un pli à l’autre, jusqu’à ce que quelqu’un joue une vraie carte de cette valeur. <Elle|Il> vaut pour tout le monde, y compris pour celui qui l’a <faite|fait>.
wish-phoenix = Un Phénix à la place de la valeur <demandée|souhaitée> ne compte pas, et personne n’est obligé de le jouer pour cela.
wish-lead = <La demande|Le vœu> vaut aussi pour l’entame : si vous entamez et que vous avez cette valeur, votre entame doit la contenir. Une bombe sans elle ne suffit pas.
wish-turn = <Elle|Il> ne vaut qu’à votre tour. Une bombe jouée hors de son tour peut l’ignorer ; un joueur tenu de jouer cette valeur peut donc toujours jouer une bombe sur ce qui se trouve sur la table.
wish-itself = Les cartes jouées avec le <Mah Jong|Rossignol> ne <satisfont pas la demande|réalisent pas le vœu>.
wish-played = On peut nommer une valeur dont toutes les cartes sont déjà parties. Cela n’oblige personne.
wish-example = Un exemple
wish-example-led = est l’entame, avec <la demande|le vœu> d’un 7.
wish-example-straight = doit être joué, le Phénix comme 4 ou comme 9.
wish-example-bomb = doit être joué, comme bombe.
wish-example-free = peut passer : seul le Phénix serait un 7.

## the Dog

dog = Le <Chien|Loup>
dog-partner = Il ne se joue que seul, en entame. Il ne gagne aucun pli et ne compte rien : il donne aussitôt la main à votre partenaire. Si celui-ci s’est déjà retiré, elle va au prochain joueur à sa droite qui a encore des cartes ; ce sera peut-être vous.
dog-safe = On ne peut pas jouer de bombe sur le <Chien|Loup> : à peine posé, il a déjà donné la main.
dog-wish = Tant <qu’une demande|qu’un vœu> vous oblige, vous ne pouvez pas entamer avec le <Chien|Loup>.

## the Phoenix

phoenix = Le Phénix
phoenix-joker = Dans toute combinaison sauf une bombe, c’est un joker qui remplace une carte du 2 à l’As. S’il y a deux possibilités, vous choisissez ; si vous ne dites rien, la plus haute compte.
phoenix-full-house = Un full aux 8 ou un full aux 9.
phoenix-straight = Une suite jusqu’au 8 ou jusqu’au 9.
phoenix-single = Joué seul, il vaut ½ de plus que la carte qu’il couvre. Sur [8g], c’est un 8½ : [9k] le bat, [8b] non. Il bat un As, mais pas le Dragon. En entame, il vaut 1½ : toute carte à partir du 2 le bat.
phoenix-points = Il compte *moins* 25 points pour celui qui l’a dans ses plis à la fin.

## the Dragon

dragon = Le Dragon
dragon-highest = C’est la plus forte carte simple : il bat un As, et même un Phénix posé sur un As. Seule une bombe le bat. Il compte 25 points.
dragon-gift = Celui qui gagne un pli avec lui doit donner tout le pli, Dragon compris, à l’adversaire de son choix. Il garde la main.
dragon-bombed = Si une bombe tombe sur le Dragon, le pli appartient à celui qui l’a jouée, et il ne donne rien. C’est vrai aussi quand on joue une bombe sur son propre Dragon.

## the end of a round

end-when = La manche finit dès qu’un seul joueur a encore des cartes, ou dès que deux partenaires se sont retirés premier et deuxième (c’est <un *capot*|un *match*>).
end-last = Avant le décompte, le dernier donne
end-hand = les cartes qui lui restent en main à l’équipe adverse,
end-tricks = tous ses plis à celui qui a fini premier.
end-last-trick = Le dernier pli compte comme les autres. Le troisième à finir le gagne aussitôt, en posant ses dernières cartes, sans que personne ne passe ni ne joue de bombe ; si c’est avec le Dragon, le pli est d’abord donné.

## scoring

score-cards = Chaque équipe compte les cartes de ses plis. En tout, il y a 100 points.
score-double = Après <un *capot*|un *match*>, on ne compte rien : l’équipe marque 200 points, l’autre 0.
score-calls = Ensuite, on ajoute ou on retire les Tichus et les Grands Tichus. <Un capot|Un match> avec un Tichu réussi fait 300.

## table of the card points

points-card = Carte
points = Points
points-king = chaque Roi
points-ten = chaque 10
points-five = chaque 5
points-dragon = Dragon
points-phoenix = Phénix
points-others = toutes les autres

## the match

match-target = La partie se joue en 1000 points ; une table peut convenir d’un autre score. Si les deux équipes atteignent ce score dans la même manche, le plus haut total gagne. En cas d’égalité, on joue encore une manche, et ainsi de suite jusqu’à ce qu’une équipe soit devant.

## both games of ranks

ranks-phoenix = *Phénix :* un joker.
ranks-dragon = *Dragon :* la plus forte carte simple.
ranks-seats = Qui s’assied où
ranks-bombs-suits = Un carré doit réunir quatre couleurs différentes.

## what the Philibert book does in several games

philibert-dog = Une bombe peut aussi tomber sur le Chien, jusqu’à ce que celui qui reçoit la main entame.

## what the Groo book does in several games

groo-clockwise = Une table peut choisir de jouer dans le sens des aiguilles d’une montre.

## what Johan François’s book does in several games

francois-wish = Celui qui joue le Mah Jong, seul ou dans une suite, *doit* demander une valeur, du 2 à l’As. Les cartes spéciales sont exclues.
francois-clockwise = D’un commun accord, on peut jouer dans le sens des aiguilles d’une montre.

## Nanjing

nanjing-name = Tichu Nanjing
nanjing-short = Nanjing
nanjing-players = 4 joueurs
nanjing-summary = Deux équipes de deux cherchent à se débarrasser de leurs cartes au plus vite. Quelqu’un entame avec une carte ou une combinaison ; les autres jouent la même chose en plus haut, ou passent. Quelques cartes valent des points, quatre sont spéciales, les bombes battent tout, et celui qui se sent fort peut parier qu’il finira premier : ce pari s’appelle Tichu.
nanjing-goal = Vous jouez avec votre partenaire, assis en face de vous, contre les deux autres. La première équipe qui a 1000 points gagne la partie. On marque des points de trois façons :
nanjing-goal-cards = *Les cartes des plis :* Rois, 10, 5, Dragon et Phénix comptent, 100 points à chaque manche.
nanjing-goal-out = *Finir vite :* si vous et votre partenaire finissez tous deux avant les adversaires, c’est <un capot|un match>, 200 points.
nanjing-goal-calls = *Les annonces :* Tichu et Grand Tichu font gagner ou perdre 100 ou 200 points.
nanjing-goal-early = Finir tôt rapporte, finir dernier coûte cher : celui qui reste avec des cartes doit tout donner.
nanjing-deal = Celui qui a fini premier à la manche précédente mélange ; à la première manche, c’est un joueur au hasard. On ne distribue pas : il tire la carte du dessus, puis chacun en tire une à son tour, dans l’ordre du jeu, jusqu’à ce que tous en aient quatorze.
nanjing-deal-custom = Beaucoup de tables distribuent quand même : huit cartes à chacun, une pause pour le Grand Tichu, puis six autres. Cela revient au même, car personne ne voit sa neuvième carte avant de s’être décidé pour ou contre le Grand Tichu. En ligne, tout le monde est interrogé au même moment, et les réponses restent cachées jusqu’à la dernière.
nanjing-calls-grand = *Grand Tichu :* avant de voir votre neuvième carte. Votre équipe gagne ou perd 200 points.
nanjing-exchange = Quand tout le monde a quatorze cartes, chacun donne une carte, face cachée, à chacun des trois autres, et en reçoit donc trois. On ne regarde les nouvelles qu’après avoir donné les siennes.
nanjing-exchange-custom = Ce qui passe entre deux joueurs ne regarde qu’eux. D’ordinaire, le partenaire reçoit quelque chose de bon et les adversaires quelque chose d’inutile ; c’est l’usage, pas une règle.
nanjing-fata-morgana = Le livret de l’éditeur bernois. C’est le jeu tel qu’il est raconté sur cette page.
nanjing-fata-morgana-bombs = Le livret le dit expressément : les bombes battent les cartes, mais ni le droit d’entamer ni le Chien, et l’on peut en jouer une sur son propre pli.
nanjing-fata-morgana-end = Le livret confirme que le dernier pli du troisième compte, et qu’un Dragon s’y donne encore.
nanjing-philibert = Une traduction française riche en exemples. Une chose y change : ici, même le Chien n’est pas à l’abri.
nanjing-philibert-dog = Une bombe peut tomber sur les quatre cartes spéciales, Chien compris. Le Chien reste sur la table jusqu’à ce que celui qui reçoit la main entame ; d’ici là, tout le monde peut jouer une bombe dessus, même celui qui l’a joué. Le Chien revient à l’auteur de la bombe, et le jeu continue comme après toute bombe.
nanjing-groo = Le livret portugais, qui appelle le jeu Tichu Nanking, contient une longue liste de questions et de réponses.
nanjing-groo-deal = On tire les cartes dans le sens des aiguilles d’une montre, alors qu’on joue dans l’autre sens. Celui qui mélange peut aussi les distribuer.
nanjing-groo-calls = Si deux partenaires annoncent Tichu exactement au même moment, le second dans l’ordre du jeu peut retirer son annonce.
nanjing-tichubadour = L’édition des scouts Troubadours de Fribourg, avec ses propres couleurs et ses propres animaux. Les cartes, elles, font exactement la même chose.
nanjing-tichubadour-cards = Les couleurs sont la pioche, la tente, la boussole et le foulard. Le Chien est un Loup, le Mah Jong un Rossignol.
nanjing-tichubadour-deal = On distribue : huit cartes à chacun, puis le Grand Tichu, puis six autres.
nanjing-tichubadour-wish = Celui qui pourrait réaliser le vœu peut jouer autre chose, mais son équipe est punie : les adversaires gagnent la manche et marquent 200 points, les autres 0, et l’on ne compte pas les cartes. Les annonces dépendent toujours de celui qui finit premier ; s’il y en a une en cours, on joue jusque-là.
nanjing-tichubadour-match = Le score à atteindre se fixe avant la partie. La tradition veut 1000.
nanjing-francois = La traduction néerlandaise, avec les questions et réponses de l’association des joueurs de Tichu.
nanjing-francois-dragon = D’après le livret, celui qui gagne un pli avec le Dragon peut « entamer ou passer ». Ici, il doit entamer : sinon, rien ne pourrait suivre.

## Trichu

trichu-name = Trichu
trichu-players = 3 joueurs
trichu-summary = Le Tichu à trois, avec une quatrième main qui n’est à personne. Le joueur solo la joue en plus de la sienne : lui et le « Mort » contre les deux autres. À la manche suivante, ce sera peut-être le tour d’un autre d’avoir ce partenaire docile.
trichu-differs-hands = Quatre mains pour trois joueurs : le joueur solo joue la sienne et celle du Mort.
trichu-differs-grand = Ni lui ni le Mort ne peuvent annoncer de Grand Tichu.
trichu-differs-exchange = Le joueur solo et le Mort ne se donnent pas de cartes.
trichu-differs-open = Après le don de cartes, la main du Mort est étalée sur la table.
trichu-differs-wish = Le Mort n’est pas obligé de répondre à une demande.
trichu-differs-score = Les points s’inscrivent par joueur, dans quatre colonnes. On joue neuf manches, d’habitude sans score à atteindre.
trichu-goal = Avoir le plus de points après neuf manches. Chaque manche se joue à deux contre deux, le joueur solo et le Mort contre les deux autres, et vous inscrivez le résultat de votre équipe dans votre propre colonne. Le Mort en a une aussi, et il peut gagner.
trichu-deal = On donne quatre mains de quatorze cartes, comme à Nanjing. L’un des joueurs est le joueur solo, le Mort est en face de lui.
trichu-deal-soloist = Le donneur est le joueur solo. Le premier est tiré au hasard ; après chaque manche, le rôle passe au voisin de droite.
trichu-deal-look = Quand toutes les cartes sont données, le joueur solo regarde les deux mains.
trichu-calls-dummy = Le joueur solo peut aussi annoncer Tichu *pour le Mort*, avant la première carte de celui-ci. Chaque annonce ne vaut que pour cette main.
trichu-calls-grand = Le *Grand Tichu* est réservé aux deux adversaires, chacun avant de voir sa neuvième carte. Leur équipe gagne ou perd 200 points.
trichu-exchange = Les cartes ne passent qu’entre adversaires, face cachée et en même temps :
trichu-exchange-soloist = le joueur solo donne une carte à chaque adversaire,
trichu-exchange-dummy = le Mort donne une carte à chaque adversaire, choisie par le joueur solo,
trichu-exchange-opponents = chaque adversaire donne une carte au joueur solo et une au Mort.
trichu-exchange-open = Puis la main du Mort est étalée, visible de tous.
trichu-play-dummy = Le Mort joue à son tour, et le joueur solo décide pour lui. S’il a le Mah Jong, c’est lui qui entame ; quand il le joue, le joueur solo fait la demande.
trichu-wish = Le Mort et la demande
trichu-wish-dummy = Le Mort n’est pas obligé de répondre à une demande, ni à son tour, ni en entame. S’il joue quand même une carte de cette valeur, la demande est satisfaite. Le joueur solo, lui, y est tenu comme tout le monde pour sa propre main.
trichu-score = Ce qu’une équipe a marqué s’inscrit pour chacun de ses deux joueurs. Si les adversaires font 60 points et l’équipe du joueur solo 40, chaque adversaire inscrit 60, le joueur solo 40 et le Mort 40.
trichu-match = Une partie compte neuf manches, ou un autre multiple de trois, pour que chacun soit joueur solo aussi souvent que les autres. Le plus haut total gagne ; à égalité, la victoire est partagée.
trichu-match-target = Les règles déconseillent de jouer en 1000 points : le Mort est à chaque manche du côté du joueur solo et y arriverait sans doute le premier. Une table peut quand même en convenir : quand quelqu’un y est arrivé, le plus haut total gagne ; en cas d’égalité, on joue encore une manche.
trichu-fata-morgana = Le jeu tel qu’il est raconté sur cette page. Le livret appelle le Mort « Tisch », c’est-à-dire la table, et en fait une dame.
trichu-fata-morgana-deal = Le livret ne dit pas dans quel sens tourne le rôle de joueur solo. Ici, il va vers la droite, comme le jeu.
trichu-philibert = Le livret français a ses propres idées sur le choix du joueur solo.
trichu-philibert-deal = Le joueur solo est celui qui a fini premier à la manche précédente ; à la première, il est tiré au hasard. Si le Mort a fini premier, rien ne change.
trichu-philibert-exchange = Chacun des trois joueurs réels donne une carte à chacun des deux autres. Le Mort n’en donne ni n’en reçoit.
trichu-philibert-match = On joue neuf manches, quel que soit le joueur solo.
trichu-groo = Le livret portugais appelle le jeu Threechu et le Mort le joueur fictif.
trichu-groo-soloist = Le donneur est le joueur solo. Le premier est tiré au hasard ; après chaque manche, le rôle passe au voisin de gauche.
trichu-groo-deal = On tire les cartes dans le sens des aiguilles d’une montre, alors qu’on joue dans l’autre sens.
trichu-groo-calls = Si les deux adversaires annoncent Tichu exactement au même moment, le second dans l’ordre du jeu peut retirer son annonce.
trichu-groo-match = Le nombre de manches est laissé à la table, pourvu qu’il soit divisible par trois. Ici, l’usage est de neuf.

## Tientsin

tientsin-name = Tichu Tientsin
tientsin-short = Tientsin
tientsin-players = 6 joueurs
tientsin-summary = Le Tichu à six : deux équipes de trois, assises en alternance, de sorte que chacun a un adversaire de chaque côté. Les mains sont plus petites, et pour une victoire complète il faut être trois.
tientsin-differs-cards = Deux joueurs ont dix cartes, quatre en ont neuf.
tientsin-differs-grand = Le Grand Tichu s’annonce avant la septième carte.
tientsin-differs-exchange = Chacun donne une carte à chacun de ses deux partenaires, aucune aux adversaires.
tientsin-differs-dog = Le Chien donne la main au partenaire de votre choix.
tientsin-differs-victory = Seule la triple victoire compte, 300 points. Finir premier et deuxième ne vaut rien de plus.
tientsin-differs-tricks = Les plis du dernier vont à l’équipe adverse, ceux du cinquième au gagnant de la manche.
tientsin-goal = La première équipe de trois qui a 1000 points gagne. Comme à Nanjing, les points viennent des cartes des plis, des annonces et de la rapidité : si les trois joueurs d’une équipe ont fini alors que les trois adversaires ont encore des cartes, c’est une triple victoire, 300 points.
tientsin-deal = Celui qui a fini premier à la manche précédente mélange et tire la première carte ; à la première manche, c’est un joueur au hasard. Puis chacun tire une carte à son tour, dans l’ordre du jeu. 56 ne se divise pas par six : les deux premiers ont dix cartes, les autres neuf.
tientsin-calls-grand = *Grand Tichu :* avant de voir votre *septième* carte. Votre équipe gagne ou perd 200 points.
tientsin-exchange = Chacun donne une carte, face cachée, à chacun de ses deux partenaires, et en reçoit une de chacun. Les adversaires ne reçoivent rien. On ne regarde les nouvelles qu’après avoir donné les siennes.
tientsin-dog = Il ne se joue que seul, en entame. Il ne gagne aucun pli et ne compte rien : il donne aussitôt la main au partenaire de votre choix, parmi ceux qui ont encore des cartes. S’il n’y en a plus, elle va au prochain joueur à votre droite qui en a.
tientsin-dragon-gift = Celui qui gagne un pli avec lui doit donner tout le pli, Dragon compris, à l’un des trois adversaires. Il garde la main.
tientsin-end-when = La manche finit dès qu’un seul joueur a encore des cartes, ou par une *triple victoire* : les trois joueurs d’une équipe ont fini, et les trois adversaires ont encore des cartes.
tientsin-end-last = Avant le décompte,
tientsin-end-hand = le dernier donne les cartes qui lui restent *et* tous ses plis à l’équipe adverse,
tientsin-end-tricks = le cinquième donne tous ses plis à celui qui a fini premier.
tientsin-end-last-trick = Le dernier pli compte comme les autres. Le cinquième à finir le gagne aussitôt, en posant ses dernières cartes ; si c’est avec le Dragon, le pli est d’abord donné.
tientsin-score-cards = Chaque équipe compte les cartes de ses plis. En tout, il y a 100 points.
tientsin-score-triple = Après une *triple victoire*, on ne compte rien : l’équipe marque 300 points, l’autre 0. Ensuite, on ajoute ou on retire les Tichus et les Grands Tichus.
tientsin-order = Qui finit quand
tientsin-order-teams = A, C et E jouent contre B, D et F.
tientsin-order-out = Ont fini
tientsin-order-meaning = Ce que cela veut dire
tientsin-order-1 = C, A, E
tientsin-order-1-meaning = Triple victoire : 300 points, la manche est finie.
tientsin-order-2 = C, A, B
tientsin-order-2-meaning = Premier et deuxième ensemble, cela ne compte pas. On continue.
tientsin-order-3 = C, A, B, E
tientsin-order-3-meaning = Une équipe a fini, mais B a devancé son troisième joueur : pas de triple victoire. D et F continuent.
tientsin-order-4 = C, A, B, E, F
tientsin-order-4-meaning = D reste et donne sa main et ses plis à l’autre équipe. F, cinquième, donne ses plis à C.
tientsin-fata-morgana = Le jeu tel qu’il est raconté sur cette page.
tientsin-philibert = Le livret français dit clairement comment se répartissent les cartes : quatre mains de neuf, deux de dix.
tientsin-groo = Le livret portugais joue le même jeu, avec sa façon à lui de tirer et d’annoncer.
tientsin-groo-deal = On tire les cartes dans le sens des aiguilles d’une montre, alors qu’on joue dans l’autre sens. Ce sont donc le donneur et son voisin de gauche qui ont dix cartes.
tientsin-groo-calls = Si des partenaires annoncent Tichu exactement au même moment, tous sauf le premier dans l’ordre du jeu peuvent retirer leur annonce.
tientsin-francois = Le livret néerlandais joue le même jeu, mais la demande y est obligatoire.

## Grandseigneur

grandseigneur-name = Grandseigneur
grandseigneur-players = 5 à 12 joueurs
grandseigneur-summary = Chacun pour soi. Ni équipes, ni points, ni annonces : l’ordre dans lequel on finit décide qui sera assis en haut à la manche suivante, et qui devra céder ses meilleures cartes. Ceux d’en haut ont tendance à y rester.
grandseigneur-differs-teams = Pas d’équipes : chacun joue seul.
grandseigneur-differs-dog = Le Chien reste dans la boîte.
grandseigneur-differs-calls = Pas de Tichu, pas de Grand Tichu, pas de points.
grandseigneur-differs-exchange = L’échange suit le rang : ceux d’en bas donnent leurs meilleures cartes à ceux d’en haut.
grandseigneur-differs-dragon = Le pli du Dragon ne se donne pas.
grandseigneur-differs-packs = À partir de sept joueurs, deux jeux de cartes.
grandseigneur-goal = Débarrassez-vous de vos cartes le plus tôt possible. Le premier à finir est le *Grandseigneur* de la manche suivante ; celui qui reste avec des cartes en est le *Misérable*. De haut en bas :
grandseigneur-title-1 = Grandseigneur
grandseigneur-title-2 = Seigneur
grandseigneur-title-3 = Maître
grandseigneur-title-4 = Bourgeois
grandseigneur-title-5 = Pauvre
grandseigneur-title-6 = Misérable
grandseigneur-goal-titles = Selon le nombre de joueurs, on ajoute ou on supprime des titres.
grandseigneur-cards = Le jeu compte quatre couleurs de treize cartes : du 2 au 10, puis Valet, Dame, Roi et As. L’As est toujours la plus haute, et aucune couleur ne vaut plus qu’une autre.
grandseigneur-cards-special = Il y a trois cartes spéciales. Le Chien reste de côté : sans partenaire, il ne sait où aller.
grandseigneur-cards-packs = À partir de sept joueurs, on mélange deux jeux, le second sans Chien ni Mah Jong. Il y a donc deux Phénix et deux Dragons.
grandseigneur-deal = Le Misérable mélange, donne et débarrasse la table ; à la première manche, c’est un joueur au hasard. On donne toutes les cartes. Celles qui sont en trop vont aux premiers servis, à commencer par le Grandseigneur.
grandseigneur-seats = On s’assied par rang : à gauche du Grandseigneur le Seigneur, puis le Maître, et ainsi de suite autour de la table jusqu’au Misérable, qui se retrouve à la droite du Grandseigneur. Le meilleur fauteuil est pour le Grandseigneur.
grandseigneur-calls = Il n’y a pas d’annonces. Personne ne parie, tout le monde se dépêche.
grandseigneur-exchange = À la première manche, on n’échange rien. À partir de la deuxième,
grandseigneur-exchange-3 = le dernier donne ses *trois* meilleures cartes au premier,
grandseigneur-exchange-2 = l’avant-dernier donne ses *deux* meilleures au deuxième,
grandseigneur-exchange-1 = celui qui le précède donne sa meilleure carte (*une*) au troisième.
grandseigneur-exchange-return = Ceux d’en haut rendent autant de cartes de leur choix, en même temps, donc avant de voir ce qu’ils reçoivent. Tous les autres gardent leur main.
grandseigneur-exchange-best = La meilleure carte est le Dragon, puis le Phénix, puis le Mah Jong, puis les autres selon leur valeur. Entre cartes égales, celui qui donne choisit. À cinq joueurs, c’est une carte de moins à chaque échelon : deux, une, aucune.
grandseigneur-play-right = On joue vers la droite, dans le sens inverse des aiguilles d’une montre : après le Grandseigneur, c’est donc au Misérable.
grandseigneur-play-tricks = Les plis eux-mêmes ne valent rien. On les gagne pour avoir la main.
grandseigneur-combinations-alone = À part cela, il n’y a que les bombes. Le Dragon se joue toujours seul.
grandseigneur-bombs = Avec deux jeux
grandseigneur-bombs-yes = est une bombe.
grandseigneur-bombs-no = n’est pas une combinaison.
grandseigneur-dog = Il n’est pas dans le jeu.
grandseigneur-phoenix = Avec deux jeux, il y en a deux. Un Phénix sur un Phénix vaut ½ de plus, et les deux peuvent servir dans la même combinaison, mais jamais dans une bombe.
grandseigneur-dragon = C’est la plus forte carte simple ; seule une bombe le bat ou, avec deux jeux, le second Dragon. Son pli ne se donne pas : il n’y a personne à qui le donner.
grandseigneur-end = La manche finit quand un seul joueur a encore des cartes. L’ordre dans lequel on a fini fixe les rangs de la manche suivante, et l’on change de place, s’il y a lieu : le régime est solide.
grandseigneur-score = Il n’y a pas de points. Personne ne compte les plis.
grandseigneur-match = Il n’y a pas de fin, à moins d’en convenir. Une table peut fixer un nombre de manches ; celui qui est Grandseigneur après la dernière a gagné.
grandseigneur-fata-morgana = Seul le livret de l’éditeur contient ce jeu. Le portugais refuse de le traduire et recommande le football en salle à ceux qui ont douze personnes sous la main.
grandseigneur-fata-morgana-wish = D’après le livret, les finesses du Tichu ne comptent pas ici. Nous comprenons : ni annonces, ni points. La demande reste.
grandseigneur-fata-morgana-cards = Deux jeux sont conseillés à partir de sept joueurs ; on peut aussi les prendre à moins.

## Hierarchy

hierarchie-name = Hiérarchie
hierarchie-players = 5 à 10 joueurs
hierarchie-summary = Le jeu de rangs du livret français, sous le titre « Quelqu’un est toujours le trou du C.. » : il faut bien que quelqu’un soit dernier, et le dernier porte un vilain nom. Ni équipes, ni points ; le premier à finir est le Grand Maître et mène la belle vie.
hierarchie-differs-teams = Ni équipes, ni points, ni annonces.
hierarchie-differs-cards = 108 cartes : les cartes de couleur de deux jeux, mais une seule série de cartes spéciales.
hierarchie-differs-clockwise = On joue dans le sens des aiguilles d’une montre.
hierarchie-differs-exchange = L’échange suit le rang : les meilleures cartes montent, les plus basses descendent.
hierarchie-differs-suits = Un brelan demande trois couleurs différentes, un carré quatre.
hierarchie-differs-special = Le Mah Jong ne permet aucune demande, le pli du Dragon ne se donne pas, et le Chien donne la main au dernier du classement.
hierarchie-goal = Débarrassez-vous de vos cartes le plus tôt possible. Le premier à finir est le *Grand Maître* de la manche suivante. Celui qui reste avec des cartes est le *Trou du C..* : il mélange, il donne et il obéit. C’est la seule place dont personne ne veut.
hierarchie-cards = Il y a 108 cartes : les cartes de couleur de deux jeux, donc chaque carte du 2 à l’As en double, et une seule série de cartes spéciales.
hierarchie-cards-mahjong = *Mah Jong :* vaut 1. Celui qui le possède commence.
hierarchie-cards-dog = *Chien :* donne la main au dernier du classement.
hierarchie-deal = Le Trou du C.. mélange et donne, dans le sens des aiguilles d’une montre ; à la première manche, c’est un joueur au hasard. De cinq à neuf joueurs, chacun reçoit douze cartes, et ce qui reste est posé face visible à côté du jeu. À dix, on donne toutes les cartes.
hierarchie-seats = Le Grand Maître prend la chaise qui lui plaît. Les autres s’asseyent à sa gauche, par rang, si bien que le Trou du C.. se retrouve à sa droite.
hierarchie-calls = Il n’y a pas d’annonces.
hierarchie-exchange = À la première manche, on n’échange rien. À partir de la deuxième, face cachée et tous en même temps,
hierarchie-exchange-3 = le dernier donne ses *trois* meilleures cartes au premier, qui lui rend ses trois plus basses,
hierarchie-exchange-2 = l’avant-dernier donne ses *deux* meilleures au deuxième, qui lui rend ses deux plus basses,
hierarchie-exchange-1 = celui qui le précède donne sa meilleure carte (*une*) au troisième, qui lui rend sa plus basse.
hierarchie-exchange-best = De la meilleure à la plus basse : Dragon, Phénix, Mah Jong, Chien, As, Roi, Dame, Valet, 10 et ainsi de suite jusqu’au 2. Entre cartes égales, celui qui donne choisit. Les autres gardent leur main ; à cinq joueurs, le troisième aussi.
hierarchie-play-left = On joue vers la gauche, dans le sens des aiguilles d’une montre : après le premier du classement, c’est donc au deuxième.
hierarchie-play-tricks = Si le Mah Jong se trouve parmi les cartes restantes, le mieux classé entame ; à la première manche, c’est le voisin de gauche du donneur. Les plis eux-mêmes ne valent rien. On les gagne pour avoir la main.
hierarchie-twice = Chaque carte en double
hierarchie-triple = Un brelan demande trois couleurs différentes, même dans un full et à côté du Phénix. Une paire peut être faite de deux cartes identiques.
hierarchie-triple-yes = est un brelan.
hierarchie-triple-no = n’en est pas un.
hierarchie-triple-phoenix = n’en est pas un non plus.
hierarchie-pair = est une paire.
hierarchie-wish = Il n’y a pas de demande. Le Mah Jong décide seulement qui commence ; dans une suite, il vaut 1 comme toujours.
hierarchie-dog = Il ne se joue que seul, en entame. Il donne la main au dernier du classement, à la première manche au donneur ; si celui-ci a fini, au prochain joueur qui a des cartes. Si le dernier le joue lui-même, il entame encore une fois.
hierarchie-dog-bombed = Une bombe peut tomber sur le Chien jusqu’à ce que celui qui reçoit la main entame.
hierarchie-dragon = C’est la plus forte carte simple ; seule une bombe le bat. Son pli ne se donne pas.
hierarchie-end = La manche finit quand un seul joueur a encore des cartes : c’est le prochain Trou du C.. L’ordre dans lequel on a fini fixe les rangs, et tout le monde change de place.
hierarchie-score = Il n’y a pas de points.
hierarchie-match = Il n’y a pas de fin, à moins d’en convenir. Une table peut fixer un nombre de manches ; celui qui a le plus haut rang après la dernière a gagné.
hierarchie-philibert = Seul le livret français contient ce jeu. Là où il ne dit rien, cette page explique comment nous jouons.
hierarchie-philibert-cards = Le livret compte 108 cartes pour les deux jeux de la boîte. Deux jeux en ont 112 ; nous laissons donc de côté une série de cartes spéciales.
hierarchie-philibert-play = Le livret ne dit pas qui entame si le Mah Jong n’a pas été donné. Cette règle est la nôtre.
hierarchie-philibert-dog = Comme partout dans ce livret, une bombe peut tomber sur le Chien.
