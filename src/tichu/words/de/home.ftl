hero = Tichu, an einem ruhigen Tisch
heroText = Das Kartenspiel zu zweit gegen zwei, mit Drache, Phönix, Hund und Mah Jong. Gratis, vollständig, ohne Konto.
playNow = Jetzt spielen
playNowText = Vier Plätze, drei Bots, ein Blatt für dich.
playFriends = Tisch für Freunde öffnen
playFriendsText = Regeln wählen, Link schicken.
never = Noch nie gespielt?
neverText = Zehn kurze Lektionen, mit Karten in der Hand.
dealing = Es wird verteilt …
running = Deine Tische
past = Deine Partien
openTables = Offene Tische
noTables = Zurzeit ist kein öffentlicher Tisch offen. Öffne einen und setz das Häkchen bei «In der Lobby».
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
look = Nochmals ansehen

## new table

newTitle = Einen Tisch öffnen
variant = Spiel
edition = Regelbuch
edition_fata-morgana = Fata Morgana, 7. Auflage
edition_francois = Johan François, mit den FAQ der Spielervereinigung
players = Personen
endless = so lange ihr wollt
clock = Bedenkzeit
clockNone = keine Uhr
clockSeconds = { $n } Sekunden pro Zug
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
houseRulesText = Lass sie, wie sie im Regelbuch stehen, oder ändere, was ihr abgemacht habt.
asBook = wie im Regelbuch
title = Name des Tisches
titlePlaceholder = Donnerstagsrunde
create = Tisch öffnen
on = ja
off = nein

## me

meTitle = Du
name = Dein Name
nameSaved = Gespeichert.
ratings = Wertung
noRatings = Eine Wertung gibt es für beendete Partien zwischen Menschen.
matches = Partien: { $n }

## variants in a sentence

variant_nanjing = Nanjing – vier Personen, zwei Teams
variant_trichu = Trichu – drei Personen
variant_tientsin = Tientsin – sechs Personen, zwei Teams
variant_grandseigneur = Grandseigneur – fünf bis zwölf Personen, alle für sich
variant_hierarchie = Hierarchie – fünf bis zehn Personen, alle für sich

## house rules

rule_players = Personen
rule_packs = Kartenspiele
rule_direction = Spielrichtung
rule_deal = Kartenaufnahme
rule_tichu = Tichu darf angesagt werden
rule_grand_tichu = Grosses Tichu darf angesagt werden
rule_grand_cards = Karten vor dem grossen Tichu
rule_tichu_points = Punkte für Tichu
rule_grand_points = Punkte für grosses Tichu
rule_withdraw_calls = Sagen beide im Team zugleich an, darf die spätere Ansage zurück
rule_late_tichu = Tichu auch noch, wenn schon jemand fertig ist
rule_exchange = Wer wem Karten schupft
rule_tribute_return = Was die oberen Ränge zurückgeben
rule_wish = Der Wunsch des Mah Jong
rule_wish_breach = Den Wunsch missachten
rule_dummy_honours_wish = Der Wunsch bindet auch den Tisch
rule_bomb_on_dog = Auf den Hund darf eine Bombe fallen
rule_dragon_given = Der Drachenstich wird verschenkt
rule_triple_suits_differ = Ein Trippel braucht drei Familien
rule_bomb_suits_differ = Eine Viererbombe braucht vier Familien
rule_victory_points = Punkte für den Doppelsieg
rule_soloist = Wer als Nächstes allein spielt
rule_target = Punkteziel der Partie
rule_rounds = Runden einer Partie
choice_counterclockwise = im Gegenuhrzeigersinn
choice_clockwise = im Uhrzeigersinn
choice_draw = reihum je eine Karte
choice_draw-clockwise = je eine Karte, im Uhrzeigersinn
choice_packets = in Päckchen
choice_everyone = allen eine Karte
choice_opponents = jedem Gegner eine Karte
choice_real-players = unter den echten Personen
choice_partners = im eigenen Team je eine Karte
choice_tribute = die besten Karten nach oben
choice_none = nichts
choice_chosen = Karten nach Wahl
choice_lowest = ihre tiefsten
choice_optional = freiwillig
choice_required = Pflicht
choice_refused = geht nicht
choice_penalty = kostet die Runde
choice_right = wer rechts sitzt
choice_left = wer links sitzt
choice_winner = wer gewonnen hat
