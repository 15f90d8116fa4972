## reactions in the chat

react = Reageren
reaction_thumbs-up = Duim omhoog
reaction_star = Een ster
reaction_laugh = Gelach
reaction_wow = Verbazing
reaction_sad = Verdrietig
reaction_heart = Een hart
reaction_fire = Vuur
reaction_tea = Een kopje thee
unmuteUnknown = Iemand die weg is weer horen

## the log and the last trick

beforeTricks = Voor de eerste slag
trick = Slag { $n }
trickTaken = Slag { $n }: { $name }
trickGiven = Slag { $n }: { $name } › { $to }
