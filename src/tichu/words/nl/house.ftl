## what a house rule means

help_players = Hoeveel mensen meespelen.
help_packs = Zoveel kaartspellen worden samen geschud.
help_direction = Welke kant het om de tafel opgaat.
help_deal = Hoe de kaarten in de hand komen; meer worden het er niet van.
help_tichu = Een weddenschap om als eerste uit te zijn, vóór je eerste kaart.
help_grand_tichu = Dezelfde weddenschap om het dubbele, al na de eerste kaarten.
help_grand_cards = Na zoveel kaarten wordt over de grote Tichu beslist.
help_tichu_points = Gewonnen als het lukt, anders verloren.
help_grand_points = Gewonnen als het lukt, anders verloren.
help_withdraw_calls = Anders blijven beide staan, en is er één zeker verloren.
help_late_tichu = Zo’n aankondiging kun je alleen verliezen. Anders kan ze niet.
help_exchange = Voor elke ronde gaan er kaarten gesloten van hand tot hand.
help_tribute_return = Voor de beste kaarten van de laagste rangen geven de hoogste iets terug.
help_wish = Wie de Mah Jong speelt, noemt een waarde; wie die kan spelen, moet.
help_wish_breach = De tafel kan het tegenhouden, of toelaten en bestraffen.
help_dummy_honours_wish = Ook met de kaarten van de blinde moet een wens vervuld worden.
help_bomb_on_dog = De Bom neemt dan het uitspeelrecht dat de Hond weggeeft.
help_dragon_given = Wie een slag met de Draak wint, geeft hem aan een tegenstander.
help_triple_suits_differ = Bij meer kaartspellen kan dezelfde kaart er twee keer zijn.
help_bomb_suits_differ = Bij meer kaartspellen kan dezelfde kaart er twee keer zijn.
help_victory_points = Voor een team dat uit is vóór alle anderen; kaarten tellen dan niet.
help_soloist = Wie in de volgende ronde met de blinde speelt.
help_target = Het spel eindigt als een kant zoveel punten heeft.
help_rounds = Het spel eindigt na zoveel rondes.

## why house rules do not go together

no_end = Dit spel zou nooit eindigen: geef het een doel of een aantal rondes.
no_thirds = Trichu heeft een veelvoud van drie rondes nodig, zodat iedereen even vaak alleen speelt.
no_bets = Dit spel heeft geen punten, dus er valt niets te wedden: geen Tichu, geen grote Tichu.
no_packs = Grandseigneur speel je met één of twee kaartspellen.
no_meaning = “{ $rule }” betekent niets in dit spel.
no_exchange = Zo worden kaarten in dit spel niet doorgegeven.
no_wish = Zonder wens kan niemand hem negeren: laat de straf weg, of sta de wens toe.
no_calls = Zonder aankondigingen is er niets terug te nemen.
no_grand = Over de grote Tichu wordt beslist voordat je alle { $n } kaarten ziet: kies een kleiner getal.
