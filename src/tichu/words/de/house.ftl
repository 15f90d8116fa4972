## what a house rule means

help_players = Wie viele mitspielen.
help_packs = Wie viele Kartensätze zusammengemischt werden.
help_direction = In welche Richtung gespielt wird.
help_deal = Wie die Karten ausgegeben werden; an ihrer Zahl ändert das nichts.
help_tichu = Eine Wette, zuerst fertig zu sein, vor der ersten eigenen Karte.
help_grand_tichu = Dieselbe Wette um das Doppelte, schon nach den ersten Karten.
help_grand_cards = Nach wie vielen Karten man über das große Tichu entscheidet.
help_tichu_points = Gewonnen, wenn die Ansage gelingt, sonst verloren.
help_grand_points = Gewonnen, wenn die Ansage gelingt, sonst verloren.
help_withdraw_calls = Ohne diese Regel gelten beide Ansagen, und eine ist sicher verloren.
help_late_tichu = Eine solche Ansage kann man nur verlieren. Ohne diese Regel ist sie nicht möglich.
help_exchange = Vor jeder Runde gehen Karten verdeckt von Hand zu Hand.
help_tribute_return = Für die besten Karten der unteren Ränge geben die oberen etwas zurück.
help_wish = Wer den Mah Jong spielt, nennt einen Wert; wer ihn spielen kann, muss es tun.
help_wish_breach = Man kann es verhindern, oder zulassen und bestrafen.
help_dummy_honours_wish = Auch mit den Karten von Frau Tisch muss ein Wunsch erfüllt werden.
help_bomb_on_dog = Die Bombe holt sich dann das Ausspielrecht, das der Hund weitergeben wollte.
help_dragon_given = Wer mit dem Drachen einen Stich macht, schenkt ihn einem Gegner.
help_triple_suits_differ = Mit zwei Kartensätzen gibt es jede Karte zweimal.
help_bomb_suits_differ = Mit zwei Kartensätzen gibt es jede Karte zweimal.
help_victory_points = Für ein Team, das vor allen Gegnern fertig ist; Karten zählen dann nicht.
help_soloist = Wer in der nächsten Runde mit Frau Tisch spielt.
help_target = Die Partie endet, sobald ein Team diese Punktzahl erreicht.
help_rounds = Die Partie endet nach dieser Anzahl Runden.
book_francois = Das niederländische Regelbuch: Mit dem Mah Jong muss man sich etwas wünschen.
book_tichubadour = Mit Wolf und Nachtigall; wer einen Wunsch missachtet, verliert die Runde.
book_groo = Das portugiesische Regelbuch: Sagen Partner gleichzeitig Tichu an, darf die spätere Ansage zurückgenommen werden.
book_philibert = Das französische Regelbuch: Der Hund darf gebombt werden.
book_fata-morgana = Das Regelbuch des Verlags aus Bern.

## why house rules do not go together

no_end = Diese Partie würde nie enden: Gib ihr ein Punkteziel oder eine Rundenzahl.
no_thirds = Trichu braucht eine durch drei teilbare Rundenzahl, damit alle gleich oft allein spielen.
no_bets = Dieses Spiel hat keine Punkte, also gibt es nichts zu wetten: weder Tichu noch großes Tichu.
no_packs = Grandseigneur spielt man mit einem oder zwei Kartensätzen.
no_meaning = „{ $rule }“ gibt es in diesem Spiel nicht.
no_exchange = So wird in diesem Spiel nicht geschupft.
no_wish = Ohne Wunsch kann ihn niemand missachten: Lass die Strafe weg, oder lass Wünsche zu.
no_calls = Ohne Ansagen gibt es nichts zurückzunehmen.
no_grand = Über das große Tichu wird entschieden, bevor man alle { $n } Karten sieht: Wähle eine kleinere Zahl.
