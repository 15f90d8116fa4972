# The pages of tournaments on the web. What the command line and printed pages share with them is in tournament.ftl.
# A “round” is a round of the tournament; what is dealt at a table is a “hand”, in duplicate tournaments a “board”.

## list

title = Tournaments
intro = Cups, club nights and duplicate, on screens or with real cards.
mine = Yours
coming = Open and under way
past = Finished
noneTitle = No tournaments right now
noneText = Organise one: friends join with a link, rounds are paired for you, and nobody needs a spreadsheet.
organise = Organise a tournament
noDate = No date yet
entries = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
hostIs = by { $name }
screens = On screens
room = With real cards
status_registration = Registration is open
status_playing = Round { $n } of { $all }
status_between = After round { $n } of { $all }
status_finished = Finished
status_closed = Closed

## form

newTitle = Organise a tournament
name = Name
nameHint = For example: Friday cup
who = Who takes part
who_person = Individuals
who_pair = Pairs
who_team = Teams
format = Format
format_swissHint = Entrants with equal scores meet. Works for any number of entrants in a few rounds.
format_individualHint = A new partner every round; everybody plays for themselves. What most friends mean by a tournament.
format_round-robinHint = Everybody meets everybody. Best for up to eight.
format_knockoutHint = The winners go on.
format_double-knockoutHint = Out after the second defeat.
format_duplicateHint = All tables play the same cards, so luck counts less.
format_arenaHint = For a fixed time. Whoever is free is paired again.
where = Where
whereScreensHint = People are seated at tables of this site.
whereRoomHint = You print the pairings; results are entered on any phone.
rounds = Rounds
roundsUsual = As many as usual
matchLength = Match length in
lengthPoints = points
lengthHands = hands
lengthMinutes = minutes
hands = Hands
boardsPerRound = Boards per round
duration = Minutes
bestOf = Best of
bestOfLate = From the semi-final on
starts = Begins
startsHint = Leave empty if you decide on the spot.
about = What people should know
more = More settings
listed = Show in the public list
checkIn = Only those who check in are paired
automatic = Pair rounds automatically
breakMinutes = Minutes between rounds
absence = If somebody does not come
absence_wait = the others wait
absence_substitute = anybody may play for them
absence_bot = a bot plays for them
absence_forfeit = they lose the match
absenceMinutes = Minutes to wait for them
clock = Seconds per move
create = Create tournament

## one tournament

share = Invite people with this link
copy = Copy link
copied = Copied
register = Take part
registerName = Name of your pair or team
registered = You’re registered as { $name }.
invitePartner = Send this link to whoever plays with you
incomplete = Somebody is still missing in your pair or team.
joinEntry = Join { $name }
checkInNow = I’m here
sitOut = Sit out
withdraw = Withdraw
withdrawSure = Withdraw from this tournament? Your results stay.
absentNow = You are sitting out until you check in again.
yourTable = Your table
goToTable = Go to your table
atTable = Table { $n }
yourBye = You sit out in this round.
waitForRound = You will be seated when the round is paired.
nextRoundIn = The next round is paired in { $time }.
enterResult = Enter result
confirmResult = Confirm result
confirmText = The other side has reported { $score }. Is that right?
disputeResult = That is wrong
disputed = The sides disagree: the director decides.
unconfirmed = waiting for the other side
standIn = Play for somebody absent
watch = Watch
replay = Replay
paused = All tables are paused.
sealed = The cards stay sealed until every table has finished.
announcement = Announcement
pairings = Pairings
noPairings = Nobody is paired yet.
standings = Standings
noStandings = The standings appear after the first results.
entrants = Who takes part
noEntrants = Nobody has registered yet.
here = here
markHere = Mark as here
markHereName = Mark as here: { $name }
markAbsent = Mark as absent
markAbsentName = Mark as absent: { $name }
notComplete = incomplete
boards = Boards
boardsLink = Compare the boards
noBoards = A board can be compared as soon as every table has finished it.
boardTitle = Board { $n }
cards = The cards
points = Points
worth = Score
projector = For the projector
print = Print
slips = Score slips
csv = Standings as CSV
json = Results as JSON
log = What happened
notFound = There is no such tournament.

## results

resultTitle = Result of table { $n }
game = Game { $n }
forfeit = did not come
correct = Correct
reason = Reason
save = Save

## directing

direct = Direct
startNow = Start: pair round 1
pairNext = Pair round { $n }
pauseAll = Pause all tables
resumeAll = Resume all tables
extend = Five more minutes for all
announce = Announce
announceHint = What should everybody know?
addEntrant = Add somebody
addHint = Name, or Name: member, member
closeIt = Close the tournament
closeSure = Close it for good? Nobody can play in it any more.
remaining = Still playing: { $tables }

## the log: what happened, before the names and numbers it concerns

event_created = Created
event_hosted = Opened for registration
event_settings = Settings changed
event_director = Directors changed
event_registered = Registered
event_changed = Entry changed
event_entry = Entry has a link
event_invited = Invited
event_joined = Joined
event_left = Left
event_checked-in = Checked in
event_absent = Absent
event_withdrawn = Withdrawn
event_paired = Round paired
event_committed = Deals sealed
event_revealed = Deals opened
event_opened = Table opened
event_finished = Table finished
event_absence = Absence
event_substituted = Substitute
event_result = Result
event_confirmed = Result confirmed
event_disputed = Result disputed
event_corrected = Result corrected
event_extended = More time
event_announced = Announcement
event_note = Note
event_paused = Paused
event_resumed = Resumed
event_clock = Time
event_undone = Undone
event_closed = Closed
event_unpaired = Pairing taken back
event_deals-seen = Looked at the cards
event_club = Club

## calendar, bracket, deals

calendar = Calendar
monthBefore = Month before
monthAfter = Month after
bracket = Bracket
undoPairing = Take the pairing back
undoPairingSure = Take round { $n } back? Its tables are closed, and you can pair it again.
deals = Cards to prepare
dealsText = Only directors see these cards. The log tells everybody that you have looked.
showDeals = Show the cards
