# The pages of clubs and their seasons.
# An “evening” is a tournament that counts for a season; a “place” is the rank on an evening.

## list

title = Clubs
intro = People who meet again and again: their evenings, their tables, and a season’s table.
mine = Your clubs
others = Clubs you can find here
found = Found a club
noneTitle = You’re not in a club yet
noneText = Found one for your round: invite people with a link, hold evenings, and let the season’s table count itself.
accountNeeded = To found a club you need an account, so that it isn’t lost with a cookie.
makeAccount = Create an account
members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
role_organiser = You organise it
role_member = You’re a member
role_applicant = You’ve asked to join
notFound = There is no such club.

## form

newTitle = Found a club
editTitle = Name and admission
name = Name
nameHint = For example: Tuesday Tichu
about = What people should know
admission = Who can join without your link
admission_open = everybody
admission_approval = those you let in
admission_invitation = nobody
listed = Show in the public list
create = Found the club
save = Save

## one club

join = Join
ask = Ask to join
joinLinkText = You’re invited to join this club.
invitationOnly = This club is joined with a link from its organisers.
waiting = The organisers will decide about you.
withdrawRequest = Withdraw your request
leave = Leave the club
leaveSure = Leave { $name }?
organisedBy = Organised by { $names }
evenings = Next evenings
noEvenings = No evening is planned.
planEvening = Plan an evening
past = Past evenings
tables = Tables
noTables = No table is open.
openTable = Open a table
tableFor = Who can sit down
tableMembers = members
tableLink = everybody with the link
membersOnly = for members
free = { $n ->
    [0] full
    [one] { $n } free seat
   *[other] { $n } free seats
}
memberList = Members
membersHidden = Members see who belongs to the club.
organiser = organiser
since = since { $date }
applicants = Want to join
admit = Let in
admitName = Let { $name } in
reject = Decline
rejectName = Decline { $name }
moreAbout = More about { $name }
makeOrganiser = Make organiser
makeMember = Make member
remove = Remove
removeSure = Remove { $name } from the club?
bar = Bar
barSure = Bar { $name }? They can’t join again.
barred = Barred
unbar = Allow again
unbarName = Allow { $name } again
inviteLink = Whoever opens this link can join at once
newLink = Make a new link
newLinkSure = The old link will no longer work.
organise = Organise
edit = Name and admission
deleteClub = Delete the club
deleteSure = Delete { $name } for good? Its tournaments stay, but not its members and seasons.

## seasons

season = Season
seasons = Seasons
noSeason = There is no season yet. It counts the club’s evenings between two dates.
noSeasonMember = There is no season yet.
newSeason = Begin a season
editSeason = Change the season
seasonName = Name
seasonNameHint = For example: Spring 2027
from = From
to = To
toHint = Leave empty if the end is open.
scoring = An evening is worth
scoring_places = points for the place
scoring_match-points = its match points
scoring_points = its card points
places = Points from the first place on
placesHint = For example: 10 8 6 5 4 3 2 1
attendance = Points for taking part
best = Evenings that count
bestAll = all
bestHint = Everybody’s best ones. Leave empty for all.
ranked = Who is ranked
ranked_persons = persons
ranked_entrants = pairs and teams
tieBreaks = If the score is equal
deleteSeason = Delete the season
deleteSeasonSure = Delete { $name }? The evenings stay.
noResults = The table appears after the first evening.
rank = Rank
player = Name
seasonDates = { $from } to { $to }
seasonOpen = since { $from }
counted = { $n ->
    [one] { $n } evening counts
   *[other] { $n } evenings count
}
notCounted = does not count
count = Count this evening
dontCount = Don’t count
countName = Count { $name }
dontCountName = Don’t count { $name }
winners = Won by { $names }
place = place { $n }
dropped = A result in brackets is not among the best { $n }.
rule_places = An evening is worth { $points } points from the first place on; those who share places share their points.
rule_match-points = An evening is worth its match points: two for a win, one for a draw.
rule_points = An evening is worth the sum of its card points.
rule_attendance = { $n ->
    [one] Taking part is worth { $n } point more.
   *[other] Taking part is worth { $n } points more.
}
rule_best = { $n ->
    [one] The best evening of everybody counts.
   *[other] The best { $n } evenings of everybody count.
}
rule_persons = In pairs and teams everybody gets the whole result.
criterion_score = Score
criterion_firsts = Evenings won
criterion_podiums = Podiums
criterion_direct = Direct
criterion_best = Best evening
criterion_total = All evenings
criterion_evenings = Evenings
about_score = the sum of the evenings that count.
about_firsts = evenings on the first place, also those that do not count.
about_podiums = evenings on one of the first three places.
about_direct = among equals: evenings with the better place minus evenings with the worse one.
about_best = the score of the best evening.
about_total = the sum of all evenings, also those that do not count.
about_evenings = evenings on which somebody took part.
csv = Table as CSV
json = Table as JSON
print = Print

## what happened

log = What happened
event_founded = Club founded
event_changed = Name or admission changed
event_new-link = New link
event_applied = Asked to join
event_joined = Joined
event_left = Left
event_admitted = Let in
event_removed = Removed
event_barred = Barred
event_role = New role
event_season = Season changed
event_season-deleted = Season deleted
event_tournament = Evening planned
event_table = Table opened

## in tournaments and at tables

ofClub = An evening of { $name }
membersRegister = Only members of the club can register
