## reactions in the chat

react = Reageren
reaction_thumbs-up = Duim omhoog
reaction_star = Een ster
reaction_laugh = Lachen
reaction_wow = Verbazing
reaction_sad = Verdrietig
reaction_heart = Een hart
reaction_fire = Vuur
reaction_tea = Een kopje thee
unmuteUnknown = Iemand die weg is niet meer dempen

## the log and the last trick

beforeTricks = Voor de eerste slag
trick = Slag { $n }
trickTaken = Slag { $n }: { $name }
trickGiven = Slag { $n }: { $name } › { $to }

## the clock

move = Zet { $time }
reserve = Reserve { $time }
clockHelp = Eerst loopt je tijd voor deze zet, daarna je reserve, die voor het hele spel is. Zijn beide op, dan beslist een bot voor je.
tenMove = Nog tien seconden voor deze zet, dan loopt je reserve.
tenLast = Nog tien seconden, dan beslist een bot voor je.
reserveRuns = Je reserve loopt.

## the rules at the table

rule = De regel
allRules = Alle regels
rulesTrouble = De regels konden niet worden geladen.
