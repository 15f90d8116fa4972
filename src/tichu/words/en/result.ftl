## where the points came from

# $name and $to: players or teams. The cards of one are counted for the other.
tricks = { $name }: tricks
tricksTo = { $name } › { $to }: tricks
handTo = { $name } › { $to }: hand
nothing = none that count
left = Left in hand
review = Review this round

## before the next round, or another match

awaited = Waiting for { $names }
wants = { $names } would like to play again
startNow = Start without waiting
lastRound = The last round
finalScore = Final score

## sharing

share = Share
# $winners and $losers: teams, $score: 1020 : 640
shareText = Tichu: { $winners } beat { $losers } { $score }
shareWinners = Tichu: victory for { $winners }
savePicture = Save the picture
linkHelp = The link shows the whole match, card by card.
