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
trickTaken = Pli { $n } : { $name }
trickGiven = Pli { $n } : { $name } › { $to }

## the clock

move = Coup { $time }
reserve = Réserve { $time }
clockHelp = Votre temps pour ce coup s’écoule d’abord, puis votre réserve, qui vaut pour toute la partie. Quand les deux sont épuisés, un bot décide pour vous.
tenMove = Plus que dix secondes pour ce coup, puis votre réserve s’écoule.
tenLast = Plus que dix secondes, puis un bot décide pour vous.
reserveRuns = Votre réserve s’écoule.

## the rules at the table

rule = La règle
allRules = Toutes les règles
rulesTrouble = Impossible de charger les règles.
