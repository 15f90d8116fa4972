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
unmuteUnknown = Jemanden, der gegangen ist, nicht mehr stummschalten

## the log and the last trick

beforeTricks = Vor dem ersten Stich
trick = Stich { $n }
trickTaken = Stich { $n }: { $name }
trickGiven = Stich { $n }: { $name } › { $to }

## the clock

move = Zug { $time }
reserve = Reserve { $time }
clockHelp = Zuerst läuft deine Zeit für diesen Zug, dann deine Reserve für die ganze Partie. Sind beide aufgebraucht, entscheidet ein Bot für dich.
tenMove = Noch zehn Sekunden für diesen Zug, dann läuft deine Reserve.
tenLast = Noch zehn Sekunden, dann entscheidet ein Bot für dich.
reserveRuns = Deine Reserve läuft.

## the rules at the table

rule = Die Regel
allRules = Alle Regeln
rulesTrouble = Die Regeln konnten nicht geladen werden.
