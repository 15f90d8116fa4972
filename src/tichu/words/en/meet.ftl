## play with people

title = Play with people
text = You’re seated with others who want the same game. You’re never seated with anyone you’ve blocked.
pace = Pace
paceNormal = Normal
paceFast = Fast
paceNormalText = 60 seconds per move, a whole match.
paceFastText = 20 seconds per move, half a match.
strength = Strength of the others
strengthAny = Anyone
strengthNear = Like me
bots = Bots may take empty seats
botsAfter = { $n ->
    [one] After { $n } minute
   *[other] After { $n } minutes
}
botsNever = Never
rating = Rating
casual = Casual
rated = Rated
casualText = Just for fun.
ratedText = The match counts for your rating. If you leave, you lose it.
ratedAccount = Rated games are for people with an account.
toAccount = Create one
find = Find a table
waitTitle = Waiting for players
waitPeople = { $n } of { $all } seats taken
botsIn = Bots take the empty seats in { $time }.
botsSoon = Bots are taking the empty seats.
botsNeverText = No bots: the game starts when enough people are here.
keepOpen = Keep this page open, in another tab if you like. You’ll hear a sound when your table is ready.
unreachable = The server can’t be reached. We keep trying.
stop = Stop waiting
seated = Your table is ready
replaced = You’re waiting in another window.
others = Games people are waiting for
othersCount = { $n ->
    [one] { $n } person is waiting
   *[other] { $n } people are waiting
}
join = Join them
joinGame = Wait for { $game }

## the ladder

ladder = Ladder
ladderText = The best players of each game. Ratings come from rated tables, and bots earn theirs there too.
ladderEmpty = Nobody is on this ladder yet. You get a place after about 15 rated matches.
place = Place
player = Player
matches = Matches
bot = Bot
botText = A bot. It earns its rating at rated tables, as people do.
guestText = A guest. Ratings need an account.
joined = Here since { $date }
youPlace = Your place: { $place } of { $size }, with a rating of { $rating }
youProvisional = { $n ->
    [one] Your rating of { $rating } is provisional after { $n } match.
   *[other] Your rating of { $rating } is provisional after { $n } matches.
}
provisional = provisional
placeOn = Place { $n }
noRatings = No rated matches yet.
ratedMatches = Rated matches
graphLabel = { $n ->
    [one] Rating after { $n } match: from { $from } to { $to }
   *[other] Rating after { $n } matches: from { $from } to { $to }
}
publicPage = Your public page
