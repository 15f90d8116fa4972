## reactions in the chat

react = Reagieren
reaction_thumbs-up = Daumen hoch
reaction_star = Ein Stern
reaction_laugh = Lachen
reaction_wow = Staunen
reaction_sad = Traurig
reaction_heart = Ein Herz
reaction_fire = Feuer
reaction_tea = Eine Tasse Tee
unmuteUnknown = Jemanden wieder hören, der gegangen ist

## the log and the last trick

beforeTricks = Vor dem ersten Stich
trick = Stich { $n }
trickTaken = Stich { $n }: { $name }
trickGiven = Stich { $n }: { $name } › { $to }
