hero = Tichu, an einem ruhigen Tisch
heroText = Das Kartenspiel zwei gegen zwei, mit Drache, Phönix, Hund und Mah Jong. Kostenlos, vollständig, ohne Konto.
playNow = Jetzt spielen
playNowText = { $n ->
    [one] Du und { $n } Bot, sofort.
   *[other] Du und { $n } Bots, sofort.
}
bots = Bots
playFriends = Mit Freunden spielen
playFriendsText = Regeln wählen, Link schicken.
playPeople = Mit Leuten spielen
playPeopleText = Mit anderen, die jetzt dasselbe Spiel wollen.
never = Noch nie gespielt?
neverText = Zehn kurze Lektionen, mit Karten in der Hand.
tournamentsText = Pokale, Klubabende, Duplikat
dealing = Karten werden verteilt …
keepPlaying = Weiterspielen
past = Deine Partien
openTables = Offene Tische
lobbyText = Setz dich, wo ein Platz frei ist, oder schau bei einer Partie zu.
groupOpen = Hier fehlen noch Mitspieler
groupTakeOver = Plätze zum Einspringen
groupWatch = Zum Zuschauen
emptyTitle = Gerade ist kein Tisch offen
emptyText = Öffne einen: Er steht hier, bis er voll ist. Mit Bots kannst du jederzeit starten.
openHere = Hier einen Tisch öffnen
hostIs = Leitung: { $name }
houseRulesCount = { $n ->
    [one] { $n } Hausregel
   *[other] { $n } Hausregeln
}
join = Hinsetzen
watch = Zuschauen
takeOver = Einspringen
goOn = Weiterspielen
remove = Entfernen
removeOpen = Dein Platz wird für andere frei.
removeClose = Der Tisch wird geschlossen.
removeEnds = Die Partie endet hier ohne Ergebnis.
removeBot = Ein Bot spielt für dich weiter. Eine gewertete Partie zählt als verloren.
leftBot = Du bist gegangen. Ein Bot spielt auf deinem Platz, bis du zurückkommst.
leftTaken = Du bist gegangen. Jemand anders spielt auf deinem Platz.
leftOver = Niemand hat weitergespielt: kein Ergebnis.
comeBack = Zurückkehren
places = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
won = gewonnen
lost = verloren
unfinished = nicht beendet
look = Noch einmal ansehen

## new table

newTitle = Einen Tisch öffnen
newText = Wähle das Spiel, wer mitspielt und wie lange die Partie geht. Alles andere kann bleiben, wie es ist.
who = Wer spielt mit?
whoFriends = Freunde
whoFriendsText = Die anderen Plätze bleiben frei. Du schickst einen Link.
whoBots = Oder Bots auf allen anderen Plätzen
variant = Spiel
edition = Regelbuch
edition_fata-morgana = Fata Morgana, 7. Auflage
edition_francois = Johan François, mit den FAQ der Spielervereinigung
players = Personen
endless = unbegrenzt
clock = Bedenkzeit
clockNone = keine Uhr
clockSeconds = { $n ->
    [one] { $n } Sekunde pro Zug
   *[other] { $n } Sekunden pro Zug
}
bombWindow = Zeit für Bomben
seconds = { $n } s
botPace = Tempo der Bots
paceQuick = flott
paceHuman = wie Menschen
paceSlow = gemütlich
public = In der Lobby zeigen: Alle können mitspielen
spectators = Andere dürfen zuschauen
rated = Gewertet (nur für Leute mit Konto, ohne Tipps)
houseRules = Hausregeln
houseRulesText = Lass alles, wie es im Regelbuch steht, oder ändere, was ihr vereinbart habt.
differences = Anders als im Regelbuch
asInBook = Alles wie im Regelbuch.
resetRules = Auf Regelbuch zurücksetzen
paceSection = Uhr und Tempo
visitorsSection = Name und Zugang
title = Name des Tisches
titlePlaceholder = Donnerstagsrunde
create = Tisch öffnen
on = ja
off = nein

## me

meTitle = Dein Profil
name = Dein Name
nameSaved = Gespeichert.
ratings = Wertung
noRatings = Eine Wertung bekommst du, wenn du eine Partie gegen andere Menschen beendest.
ratingHelp = Alle beginnen bei 0. Die Wertung steigt mit Siegen und pendelt sich nach einigen Partien ein.
matches = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}

## variants in a sentence

variant_nanjing = Nanjing – vier Personen, zwei Teams
variant_trichu = Trichu – drei Personen
variant_tientsin = Tientsin – sechs Personen, zwei Teams
variant_grandseigneur = Grandseigneur – fünf bis zwölf Personen, alle für sich
variant_hierarchie = Hierarchie – fünf bis zehn Personen, alle für sich

## house rules

rule_players = Personen
rule_packs = Kartensätze
rule_direction = Spielrichtung
rule_deal = Karten ausgeben
rule_tichu = Tichu darf angesagt werden
rule_grand_tichu = Großes Tichu darf angesagt werden
rule_grand_cards = Karten vor dem großen Tichu
rule_tichu_points = Punkte für Tichu
rule_grand_points = Punkte für großes Tichu
rule_withdraw_calls = Gleichzeitige Ansagen im Team: Die spätere darf zurückgenommen werden
rule_late_tichu = Tichu auch noch, wenn schon jemand fertig ist
rule_exchange = Wer wem schupft
rule_tribute_return = Was die oberen Ränge zurückgeben
rule_wish = Der Wunsch des Mah Jong
rule_wish_breach = Den Wunsch missachten
rule_dummy_honours_wish = Der Wunsch bindet auch Frau Tisch
rule_bomb_on_dog = Der Hund darf gebombt werden
rule_dragon_given = Der Drachenstich wird verschenkt
rule_triple_suits_differ = Ein Trippel braucht drei Familien
rule_bomb_suits_differ = Ein Vierblatt braucht vier Familien
rule_victory_points = Punkte für Doppel- oder Trippelsieg
rule_soloist = Nächster Alleinspieler
rule_target = Punkteziel
rule_rounds = Runden pro Partie
choice_counterclockwise = gegen den Uhrzeigersinn
choice_clockwise = im Uhrzeigersinn
choice_draw = reihum je eine Karte
choice_draw-clockwise = je eine Karte, im Uhrzeigersinn
choice_packets = in Päckchen
choice_everyone = allen eine Karte
choice_opponents = jedem Gegner eine Karte
choice_real-players = jeder Person eine Karte, Frau Tisch keine
choice_partners = jedem Partner eine Karte
choice_tribute = die besten Karten nach oben
choice_none = keiner
choice_chosen = Karten nach Wahl
choice_lowest = ihre tiefsten Karten
choice_optional = freiwillig
choice_required = Pflicht
choice_refused = geht nicht
choice_penalty = kostet die Runde
choice_right = wer rechts sitzt
choice_left = wer links sitzt
choice_winner = wer gewonnen hat
