## what a house rule means

help_players = Hoeveel mensen er meespelen.
help_packs = Hoeveel kaartspellen samen worden geschud.
help_direction = In welke richting er wordt gespeeld.
help_deal = Hoe de kaarten worden verdeeld; het aantal verandert er niet door.
help_tichu = Een weddenschap om als eerste uit te zijn, vóór je eerste kaart.
help_grand_tichu = Dezelfde weddenschap om het dubbele, al na de eerste kaarten.
help_grand_cards = Hoeveel kaarten je ziet voordat je over de grote Tichu beslist.
help_tichu_points = Gewonnen als de aankondiging lukt, anders verloren.
help_grand_points = Gewonnen als de aankondiging lukt, anders verloren.
help_withdraw_calls = Zonder deze regel blijven beide aankondigingen staan, en is er één zeker verloren.
help_late_tichu = Zo’n aankondiging kun je alleen verliezen. Zonder deze regel kan het niet.
help_exchange = Voor elke ronde geven spelers elkaar gedekt kaarten door.
help_tribute_return = Voor de beste kaarten van de laagste rangen geven de hoogste iets terug.
help_wish = Wie de Mah Jong speelt, noemt een waarde; wie die kan spelen, moet dat doen.
help_wish_breach = Het kan worden tegengehouden, of toegelaten en bestraft.
help_dummy_honours_wish = De alleenspeler moet een wens ook met de kaarten van de blinde vervullen.
help_bomb_on_dog = De Bom neemt dan het uitspeelrecht dat de Hond zou doorgeven.
help_dragon_given = Wie een slag met de Draak wint, geeft hem aan een tegenstander.
help_triple_suits_differ = Met twee kaartspellen is elke kaart er twee keer.
help_bomb_suits_differ = Met twee kaartspellen is elke kaart er twee keer.
help_victory_points = Voor een team dat uit is vóór alle tegenstanders; kaarten tellen dan niet.
help_soloist = Wie in de volgende ronde met de blinde speelt.
help_target = Het spel eindigt als een team dit aantal punten haalt.
help_rounds = Het spel eindigt na dit aantal rondes.
book_francois = Het Nederlandse regelboekje: met de Mah Jong moet je iets wensen.
book_tichubadour = Met Wolf en Nachtegaal; wie een wens negeert, verliest de ronde.
book_groo = Het Portugese regelboekje: kondigen partners tegelijk Tichu aan, dan mag één aankondiging worden ingetrokken.
book_philibert = Het Franse regelboekje: op de Hond mag een Bom.
book_fata-morgana = Het regelboekje van de uitgever in Bern.

## why house rules do not go together

no_end = Dit spel zou nooit eindigen: stel een puntendoel of een aantal rondes in.
no_thirds = Trichu heeft een veelvoud van drie rondes nodig, zodat iedereen even vaak alleenspeler is.
no_bets = Dit spel heeft geen punten, dus er valt niets te wedden: geen Tichu, geen grote Tichu.
no_packs = Grandseigneur speel je met één of twee kaartspellen.
no_meaning = ‘{ $rule }’ geldt niet in dit spel.
no_exchange = Zo worden kaarten in dit spel niet doorgegeven.
no_wish = Zonder wens valt er niets te negeren: zet de straf uit, of sta de wens toe.
no_calls = Zonder aankondigingen valt er niets in te trekken.
no_grand = Over de grote Tichu wordt beslist voordat je alle { $n } kaarten ziet: kies een kleiner getal.
