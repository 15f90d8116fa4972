## what a house rule means

help_players = Wie viele mitspielen.
help_packs = So viele Kartenspiele werden zusammengemischt.
help_direction = In welcher Richtung es am Tisch herum geht.
help_deal = Wie die Karten in die Hand kommen; mehr werden es dadurch nicht.
help_tichu = Eine Wette, als Erstes fertig zu sein, vor der ersten eigenen Karte.
help_grand_tichu = Dieselbe Wette um das Doppelte, schon nach den ersten Karten.
help_grand_cards = Nach so vielen Karten entscheidet sich das grosse Tichu.
help_tichu_points = Gewonnen, wenn es gelingt, sonst verloren.
help_grand_points = Gewonnen, wenn es gelingt, sonst verloren.
help_withdraw_calls = Sonst gelten beide Ansagen, und eine ist sicher verloren.
help_late_tichu = Eine solche Ansage kann man nur verlieren. Sonst ist sie nicht möglich.
help_exchange = Vor jeder Runde gehen Karten verdeckt von Hand zu Hand.
help_tribute_return = Für die besten Karten der unteren Ränge geben die oberen etwas zurück.
help_wish = Wer den Mah Jong spielt, nennt einen Wert; wer ihn spielen kann, muss.
help_wish_breach = Der Tisch kann es verhindern, oder zulassen und bestrafen.
help_dummy_honours_wish = Auch mit den Karten des Tischs muss ein Wunsch erfüllt werden.
help_bomb_on_dog = Die Bombe nimmt dann das Ausspielrecht, das der Hund verschenkt.
help_dragon_given = Wer mit dem Drachen sticht, verschenkt den Stich an die Gegner.
help_triple_suits_differ = Bei mehreren Kartenspielen kann es die gleiche Karte zweimal geben.
help_bomb_suits_differ = Bei mehreren Kartenspielen kann es die gleiche Karte zweimal geben.
help_victory_points = Für ein Team, das vor allen anderen fertig ist; Karten zählen dann nicht.
help_soloist = Wer in der nächsten Runde mit dem Tisch spielt.
help_target = Die Partie endet, wenn eine Seite so viele Punkte hat.
help_rounds = Die Partie endet nach so vielen Runden.

## why house rules do not go together

no_end = Diese Partie würde nie enden: Gib ihr ein Punkteziel oder eine Zahl von Runden.
no_thirds = Trichu braucht ein Vielfaches von drei Runden, damit alle gleich oft allein spielen.
no_bets = Dieses Spiel hat keine Punkte, also gibt es nichts zu wetten: weder Tichu noch grosses Tichu.
no_packs = Grandseigneur spielt man mit einem oder zwei Kartenspielen.
no_meaning = «{ $rule }» bedeutet in diesem Spiel nichts.
no_exchange = So wird in diesem Spiel nicht geschupft.
no_wish = Ohne Wunsch kann ihn niemand missachten: Lass die Strafe weg oder den Wunsch zu.
no_calls = Ohne Ansagen gibt es keine zurückzunehmen.
no_grand = Das grosse Tichu entscheidet sich, bevor man alle { $n } Karten sieht: Wähle eine kleinere Zahl.
