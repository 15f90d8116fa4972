## reactions in the chat

react = Réagir
reaction_thumbs-up = Pouce levé
reaction_star = Une étoile
reaction_laugh = Rires
reaction_wow = Étonnement
reaction_sad = Tristesse
reaction_heart = Un cœur
reaction_fire = Du feu
reaction_tea = Une tasse de thé
unmuteUnknown = Afficher à nouveau quelqu’un qui est parti

## the log and the last trick

beforeTricks = Avant le premier pli
trick = Pli { $n }
trickTaken = Pli { $n } : { $name }
trickGiven = Pli { $n } : { $name } › { $to }
