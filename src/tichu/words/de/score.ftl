title = Punktezettel
intro = Für einen Tisch mit echten Karten. Er bleibt in diesem Browser und braucht keine Verbindung.
sheets = Alle Zettel
noSheets = Noch kein Zettel.
newSheet = Neuer Zettel
begin = Anfangen
change = Spieler und Ziel
game = Spiel
about_nanjing = vier, zwei gegen zwei
about_trichu = drei und Frau Tisch
about_tientsin = sechs, drei gegen drei
about_grandseigneur = fünf bis zwölf, nach Rang
about_hierarchie = fünf bis zehn, nach Rang
players = Spieler
player = Spieler { $n }
team = Team { $n }
soloist = Alleinspieler
dummy = Tisch
morePlayers = Ein Spieler mehr
fewerPlayers = Ein Spieler weniger
until = Spielziel
points = Punkte
rounds = Runden
open = Ohne Limit
target = Punkteziel
howMany = Anzahl Runden
toPoints = bis { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
toRounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
toOpen = ohne Limit
penaltyRule = Ein nicht erfüllter Wunsch kostet die Runde (Tichubadour)
round = Runde { $n }
changeRound = Runde { $n } ändern
cardPointsOf = Kartenpunkte von { $who }
# $who has $n of the hundred points, $other has $rest
cardPointsSplit = { $who }: { $n }, { $other }: { $rest }
fiveMore = +5 für { $who }
doubleVictory = Doppelsieg
tripleVictory = Trippelsieg
victoryOf = { $victory }: { $who }
breach = Wunsch nicht erfüllt
breachOf = Wunschstrafe zugunsten von { $who }
breachGain = Wunschstrafe
calls = Ansagen
callsHint = Einmal tippen: gewonnen. Zweimal: verloren.
betShort = { $call ->
    [grand] GT
   *[tichu] T
} { $made ->
    [yes] ✓
   *[no] ✗
}
betShortOf = { $name } { betShort }
betOf = { $name }: { call } { $made ->
    [yes] ✓
   *[no] ✗
}
betSaid = { $name }: { call }, { $made ->
    [yes] gewonnen
   *[no] verloren
}
call = { $call ->
    [grand] Großes Tichu
   *[tichu] Tichu
}
callOf = { call }, { $name }: { $state ->
   *[none] nicht angesagt
    [made] gewonnen, { $gain }
    [lost] verloren, { $gain }
}
tichu = Tichu
grandShort = Großes
write = Aufschreiben
writeAnew = Ändern
strike = Runde löschen
undo = Rückgängig
redo = Wiederherstellen
share = Als Text teilen
copied = Der Zettel ist in der Zwischenablage.
copyFailed = Der Browser lässt uns nicht kopieren. Hier ist der Text:
sameAgain = Neue Partie, gleiche Leute
goOn = Weiterspielen
remove = Löschen
removed = Gelöscht: { $what }.
bringBack = Rückgängig
history = Runden
noRounds = Noch keine Runde.
total = Punktestand
graph = Punkteverlauf
rankGraph = Rangverlauf
totalsOf = { $who }: { $n }
change_nobody = Irgendjemand war zuerst fertig: Es können nicht alle Ansagen verloren sein.
change_two = Nur eine Person kann zuerst fertig sein: Eine dieser Ansagen muss verloren sein.
order = Wer war zuerst fertig? Die Namen der Reihe nach antippen.
ranks = Ränge
nextExchange = Nächstes Schupfen
gives = { $who } ⇄ { $other }: { $n }
meanPlace = Schnitt
# how often somebody was first and last, and the average
times = Erste Plätze: { $first }, letzte Plätze: { $last }, Platz im Schnitt: { $mean }
ahead = { $who } vorn
level = Gleichstand
winTeam = { $who } gewinnen die Partie!
winOne = { $who } gewinnt die Partie!
winTogether = { $who } gewinnen gemeinsam!
written = Runde { $n } ist aufgeschrieben.
notKept = Dieser Browser speichert nichts. Der Zettel geht verloren, wenn du die Seite schließt.
gone = Dieser Zettel ist nicht in diesem Browser gespeichert.
offlineTitle = Der Server ist nicht erreichbar.
offlineText = Tische brauchen ihn. Punktezettel und Regeln gehen auch ohne.
offlineBack = Der Server ist wieder da.
offlineReload = Neu laden
offlineTry = Noch einmal versuchen
offlineClose = Schließen

## tournaments

handIn = Beim Turnier einreichen
