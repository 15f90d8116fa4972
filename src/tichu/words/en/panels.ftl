## reactions in the chat

react = React
reaction_thumbs-up = Thumbs up
reaction_star = A star
reaction_laugh = Laughing
reaction_wow = Wow
reaction_sad = Sad
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

## the clock

# $time: minutes and seconds that are left
move = Move { $time }
reserve = Reserve { $time }
clockHelp = Your time for this move runs first, then your reserve, which is for the whole match. When both are used up, a bot decides for you.
tenMove = Ten seconds left for this move, then your reserve runs.
tenLast = Ten seconds left, then a bot decides for you.
reserveRuns = Your reserve is running.

## the rules at the table

# At most 12 letters
rule = The rule
allRules = All the rules
rulesTrouble = The rules could not be loaded.
