# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Hasard – joue n’importe quelle carte permise
greedy = Glouton – se débarrasse vite des petites cartes, n’annonce jamais Tichu
club = Club – suit un plan et aide son partenaire
club-easy = Club, facile – joue comme Club, mais fait des erreurs
shark = Requin – calcule ce que les autres peuvent avoir en main
shark-1s = Requin, prend son temps – le plus fort, une seconde par carte
shark-novice = Novice – connaît les règles et ne surveille que les as et les cartes spéciales
shark-beginner = Débutant – suit un plan, mais juge à vue de nez
shark-casual = Joueur occasionnel – suit un plan et retient les cartes hautes
shark-regular = Habitué – juge par expérience, ne calcule pas
shark-expert = Expert – retient tout et réfléchit un peu à l’avance
shark-master = Maître – retient tout et pèse chaque carte
strength = force { $n } sur { $of }
