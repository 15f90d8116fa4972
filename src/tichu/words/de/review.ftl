title = Analyse
ask = Diese Runde analysieren
thinking = Jede Entscheidung wird analysiert …
failed = Zu dieser Runde gibt es keine Analyse.
expected = Erwartetes Ergebnis für { $names }: { $n }
graph = Erwartetes Ergebnis im Lauf der Runde für { $names }
cost = { $name }: { $n ->
    [one] { $n } Punkt verloren
   *[other] { $n } Punkte verloren
}
good = Kein besserer Zug gefunden.
accuracy = Genauigkeit
lost = Verlorene Punkte
luck = Kartenglück
help = Verlorene Punkte: was die Entscheidungen gegenüber den besten gekostet haben. Kartenglück: was die Karten allein wert waren.
player = Spieler
worst = Die schwersten Fehler
none = Keine klaren Fehler in dieser Runde.
grade_slip = Ungenauigkeit
grade_mistake = Fehler
grade_blunder = grober Fehler
close = Analyse ausblenden
pass = Passen
says_grand-on-nothing = Großes Tichu ohne As, Drache oder Phönix: besser nicht ansagen.
says_grand-too-weak = Großes Tichu mit nur { $power ->
    [one] { $power } starken Karte
   *[other] { $power } starken Karten
} (Asse, Drache, Phönix): besser nicht ansagen.
says_grand-missed = { $power ->
    [one] { $power } starke Karte
   *[other] { $power } starke Karten
} (Asse, Drache, Phönix): Ein großes Tichu lohnt sich.
says_tichu-too-weak = Tichu mit einem Blatt, das zu selten zuerst fertig wird.
says_tichu-missed = Kein Tichu, obwohl dieses Blatt oft genug zuerst fertig wird.
says_gives-strong-away = { $seat } bekommt: { $card }. { $better } schadet weniger.
says_partner-gets-too-little = Der Partner bekommt: { $card }. { $better } hilft mehr.
says_partner-gets-too-much = Der Partner bekommt: { $card }. { $better } genügt, und { $card } wird hier gebraucht.
says_gives-other = { $seat } bekommt: { $card }. { $better } ist besser.
says_gives-others = Geschupft: { $cards }. Besser: { $better }.
says_dragon-to-wrong = Der Drachenstich geht an { $seat } (noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}): besser an { $other } ({ $others }).
says_bombs-partner = Bombe auf den Stich des Partners ({ $top }): Der war schon gewonnen.
says_beats-partner = Schlägt den Partner ({ $top }): Passen lässt ihm das Ausspielrecht.
says_bombs-too-early = Die Bombe fällt auf { $top }: Später ist sie mehr wert.
says_keeps-bomb = Behält die Bombe, statt { $owner } den Stich abzunehmen ({ $better }).
says_holds-back = Hält sich zurück, statt { $owner } den Stich abzunehmen ({ $better }).
says_leaves-partner = Überlässt dem Partner den Stich. Hier mehr wert: { $better }.
says_could-go-out = Hätte fertig werden können: { $better }.
says_spends-strong = { $cards } auf { $top }: Passen hebt das für später auf.
says_plays-too-soon = { $cards }: Passen ist hier besser.
says_too-high = { $cards }. Genug wäre: { $better }.
says_too-low = { $cards }. Eher gewinnt: { $better }.
says_spends-phoenix = Verbraucht den Phönix. Es ginge ohne ihn: { $better }.
says_wish-other = Besserer Wunsch: { $rank }.
says_wish-none = Besser ohne Wunsch.
says_lead-dog = Der Hund wäre besser: Der Partner macht mehr aus dem Ausspielrecht.
says_leads-dog = Der Hund gibt das Ausspielrecht ab. Besser: { $better }.
says_lead-longer = Ausgespielt: { $cards }. Besser mehr Karten auf einmal: { $better }.
says_lead-lower = Ausgespielt: { $cards }. Besser zuerst: { $better }, das wird man später schwerer los.
says_lead-higher = Ausgespielt: { $cards }. Eher gewinnt: { $better }.
says_lead-bomb = Ausgespielt: { $cards }. Die Bombe sichert das Ausspielrecht ({ $better }).
says_other-better = { $cards }. Besser: { $better }.
