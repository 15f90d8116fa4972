## reactions in the chat

react = React
reaction_thumbs-up = Thumbs up
reaction_star = A star
reaction_laugh = Laughter
reaction_wow = Amazement
reaction_sad = Sadness
reaction_heart = A heart
reaction_fire = Fire
reaction_tea = A cup of tea
unmuteUnknown = Unmute somebody who has left

## the log and the last trick

beforeTricks = Before the first trick
trick = Trick { $n }
# $name: who took it
trickTaken = Trick { $n }: { $name }
# $name: who took it, $to: who got it
trickGiven = Trick { $n }: { $name } › { $to }
