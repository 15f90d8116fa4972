hero = Tichu, an einem ruhigen Tisch
heroText = Das Partnerspiel zwei gegen zwei, mit Drache, Phönix, Hund und Mah Jong. Kostenlos, vollständig, ohne Konto.
playNow = Jetzt spielen
playNowText = Du und drei Bots, sofort.
playFriends = Mit Freunden spielen
playFriendsText = Regeln wählen, Link schicken.
never = Noch nie gespielt?
neverText = Zehn kurze Lektionen, mit Karten in der Hand.
dealing = Karten werden verteilt …
running = Deine Tische
past = Deine Partien
openTables = Offene Tische
noTables = Zurzeit gibt es keinen öffentlichen Tisch. Öffne einen und setz das Häkchen bei „In der Lobby“.
join = Hinsetzen
watch = Zuschauen
takeOver = Einspringen
goOn = Weiterspielen
places = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
untitled = Ein Tisch
won = gewonnen
lost = verloren
unfinished = nicht beendet
look = Noch einmal ansehen

## new table

newTitle = Einen Tisch öffnen
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
others = Die anderen Plätze
othersOpen = offen für Freunde
othersBots = Bots: { $bot }
public = In der Lobby: Alle dürfen mitspielen
spectators = Andere dürfen zuschauen
houseRules = Hausregeln
houseRulesText = Lass alles, wie es im Regelbuch steht, oder ändere, was ihr vereinbart habt.
asBook = wie im Regelbuch
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
rule_rounds = Anzahl Runden
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
