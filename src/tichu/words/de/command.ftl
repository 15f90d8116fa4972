# What the commands print for players: tichu deal, legal, rules, replay, stats, puzzles, verify, bots.
# Names of commands, options and settings are typed, so they are the same in every language.

## errors: each follows “tichu: ” or the name of a file, so it begins with a small letter where that is usual

problem = { $what }: { $why }
possible = Möglich: { $choices }
noLanguage = für „{ $tag }“ gibt es keine Übersetzung; möglich: { $choices }
notNameValue = schreib eine Hausregel als NAME=WERT, nicht „{ $text }“
setTwice = { $name } ist doppelt angegeben
compiling = Einmalige Vorbereitung auf diesem Rechner: ein bis zwei Minuten …
compilingBehind = shark wird für diesen Rechner vorbereitet, nur beim ersten Mal; bis dahin, ein bis zwei Minuten, spielt club
stopped = vor dem Ende abgebrochen
alreadyExists = { $file } gibt es schon; nichts wurde verändert
noSuchFile = diese Datei oder diesen Ordner gibt es nicht
noAccess = kein Zugriff
isFolder = das ist ein Ordner
notText = die Datei ist kein UTF-8-Text
emptyFolder = in diesem Ordner sind keine Partien (.jsonl, .tch)
noRound = es gibt keine Runde
noSuchRound = diese Runde gibt es nicht
onlyRounds = { $n ->
    [one] es gibt nur { $n } Runde
   *[other] es gibt nur { $n } Runden
}
noPlayer = niemand heißt hier { $name }
error_not-reviewed = Analysen gibt es nur für { $games }
error_missing-extra = { $module } ist nicht installiert: { $command }

## progress

analysing = Analyse
counting = Zählung
searching = Suche
roundsSoFar = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}

## deal and legal

dealtWith = { $game }, { $book }, Startwert { $seed }
seat = Platz { $n }
faceUp = Offen
dealer = Geber
nobodyActs = die Runde ist zu Ende: Niemand ist an der Reihe
noAction = { $seat }: Jetzt ist nichts möglich.
holds = { $seat }: { $cards }

## variants and rules

game = Spiel
players = Personen
about = Beschreibung
books = Regelbücher
book = Regelbuch
title = Titel
language = Sprache
year = Jahr
moreRules = Das erste Regelbuch eines Spiels gilt, wenn keines gewählt wird. Mehr: tichu rules SPIEL
byBook = { $game } nach { $book }
bookYear = { $book } ({ $title }, { $year })
bookNoYear = { $book } ({ $title })
setting = Einstellung
here = Wert
meaning = Bedeutung
# What a house rule or a book has changed
houseRule = Eine Hausregel; sonst: { $value }
setByBook = Nach { $book }; sonst: { $value }
sameSettings = Die Regelbücher sind sich bei diesem Spiel einig.
differences = Worin sich die Regelbücher unterscheiden

## replay

recordEnds = Hier endet das Protokoll, bevor die Runde zu Ende ist.
nextTrick = Enter: nächster Stich, q: aufhören

## puzzles

puzzlesFound = { $n ->
    [one] { $n } Rätsel
   *[other] { $n } Rätsel
}{ $rounds ->
    [one] {" "}in { $rounds } Runde
   *[other] {" "}in { $rounds } Runden
}
nameFile = nenne eine Datei, oder lass Bots spielen: --own 100

## verify

proof = { $status ->
    [proven] bewiesen
    [open] offen
   *[failed] unbewiesen
}
why_open = die Runde ist noch nicht zu Ende, also ist ihr Salt noch geheim
why_uncommitted = zu diesen Karten gibt es keine Prüfsumme
why_unopened = die Runde ist zu Ende, aber das Salt ihrer Prüfsumme wurde nie veröffentlicht
why_differs = die Karten passen nicht zur Prüfsumme
why_not-noted = das ist nicht die Prüfsumme, die am Tisch notiert wurde
why_damaged = das Protokoll ist in dieser Runde beschädigt, also sind ihre Karten nicht überprüfbar
nothingToCheck = Nicht bewiesen: Es gibt keine Runde zu prüfen.
noCommitments = Nicht bewiesen: Das Protokoll enthält keine Prüfsummen, also zeigt nichts, wann die Karten feststanden.
allProven = { $n ->
    [one] { $n } Runde bewiesen.
   *[other] { $n } Runden bewiesen.
}
notAllProven = Nicht bewiesen: { $n ->
    [one] { $proven } von { $n } Runde bewiesen.
   *[other] { $proven } von { $n } Runden bewiesen.
}
stillOpen = { $n ->
    [one] { $n } Runde ist noch offen.
   *[other] { $n } Runden sind noch offen.
}
fileDamaged = Die Datei ist beschädigt.
gameRound = Partie { $game }, Runde { $n }
withoutNotes = Wer ein Protokoll schreibt, könnte seine Prüfsummen ersetzt haben: Vergleiche sie mit denen, die du am Tisch notiert hast, oder gib deine mit --seen an.
notNoted = { $hash } wurde notiert, gehört aber zu keiner Runde in diesen Dateien
notBoth = --commitment oder --seen, nicht beides
lineNumber = Zeile { $n }

## bots

bot = Bot
levels = Stufen
from = Herkunft
broken = nicht verwendbar: { $why }
seated = { $name } sitzt jetzt am Tisch { $link }. Strg+C beendet das Programm.
programs = Als { $program } kann jedes Programm mitspielen; docs/bots.md beschreibt, wie.
replaced = die Antwort des Bots wurde ersetzt: { $why }

## stats

noName = (ohne Namen)
soFar = abgebrochen; bis hier:
plots = { $n ->
    [one] { $n } Diagramm in { $folder }
   *[other] { $n } Diagramme in { $folder }
}
plotsEnglish = die Diagramme sind auf Englisch: Es wurde keine Schrift mit den Buchstaben deiner Sprache gefunden
plotBelow = { $game }, { $rounds }. { $about }
plotCalls = Ansagen und ihr Erfolg
plotCallsAbout = Ansagen auf hundert Blätter: gewonnen (gefüllt) und verloren (schraffiert).
plotCallsAxis = Ansagen auf 100 Blätter
plotSuccess = { $rate } von { $n }
plotNoCall = keine Ansage
plotOrder = Punkte nach Platz in der Runde
plotOrderAbout = Der mittlere Vorsprung des Teams nach dem Platz eines Mitglieds, und wie oft jeder Platz vorkommt.
plotPlaces = Plätze
plotPlacesAbout = Wie oft jeder auf welchem Platz landet; in Klammern der mittlere Platz.
plotStrength = Ergebnis nach Stärke des Blatts
plotStrengthAll = Alle Blätter. Drache 3, Phönix 3, As 2, König 1, Bombe 3, nach dem Schupfen.
plotStrengthOf = Die Blätter von { $name }. Drache 3, Phönix 3, As 2, König 1, Bombe 3, nach dem Schupfen.
plotStrengthAxis = Stärke des Blatts
plotHistory = Punktestand im Verlauf der Partien
plotHistoryAxis = Vorsprung in Punkten, summiert
plotHistoryAbout = Jede Linie ist der summierte Vorsprung eines Teams; ein Punkt ist das Ende einer Partie.
plotPlacesOverTime = Plätze im Lauf der Zeit
plotPlacesOverTimeAbout = Mittlerer Platz über { $n } Runden, der erste Platz oben.
plotOnePlayer = eine Person
plotShare = Anteil der Blätter
plotFirst = wird zuerst fertig
plotChance = nach Zufall
plotPercent = Prozent
plotFirstTitle = Zuerst fertig
plotLead = Der Vorsprung des Teams
plotPlace = Der Platz
plotMeanPlace = mittlerer Platz
moreUnread = { $n ->
    [one] und { $n } weitere, die nicht lesbar ist
   *[other] und { $n } weitere, die nicht lesbar sind
}
notCounted = nicht gezählt: { $n ->
    [one] { $n } unvollständige Runde
   *[other] { $n } unvollständige Runden
}
noFinished = keine vollständige Runde gefunden

## stats: tables, with short headings

everybody = alle
playersOf = { $game } · { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
matches = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
tricksPerRound = Stiche pro Runde: { $n }
player = Name
roundsHead = Runden
won = Siege
points = Punkte
lead = Abstand
place = Rang
firstOut = zuerst fertig
doubleWon = Doppel +
doubleLost = Doppel −
tripleWon = Trippel +
tripleLost = Trippel −
passes = Passen
hand = Blatt
aboutPoints = pro Runde: Punkte, Abstand zum anderen Team, Passen; + und −: volle Siege des eigenen und des anderen Teams; Blatt: seine Stärke, siehe unten
aboutPlaces = Passen: pro Runde; Blatt: seine Stärke, siehe unten
morePlayers = { $n ->
    [one] { $n } weitere Person: --player NAME oder --json
   *[other] { $n } weitere Personen: --player NAME oder --json
}
placeNumber = { $n }.
caught = erwischt
aboutOrder = wie oft, und der mittlere Abstand zum anderen Team; erwischt: noch Karten auf der Hand nach einem Doppelsieg der anderen
perRound = pro Runde
held = gehabt
fours = Vierblatt
straights = Reihe
led = ausgespielt
inTurn = am Zug
outOfTurn = außer der Reihe
aboutBombs = gehabt: Anteil der Blätter mit einer Bombe nach dem Schupfen
noWish = ohne Wunsch
atOnce = sofort
later = später
never = nie
mostWished = meist gewünscht
aboutWishes = sofort: Der Wert wurde im selben Stich gespielt; später: in einem anderen
wishesByRank = Wünsche nach Wert ({ $name })
rank = Wert
wished = gewünscht
share = Anteil
givesTo = schupft an
relation = { $to ->
   *[partner] Partner
    [left] links
    [right] rechts
    [opposite] gegenüber
    [up] höheren Rang
    [down] tieferen Rang
}
given = verschenkt
moreCards = mehr Karten
sameCards = gleich viele
fewerCards = weniger
aboutDragon = mehr Karten: an den Gegner mit mehr Karten
strengthHead = Stärke
hands = Blätter
strengthOf = Stärke des Blatts ({ $name })
