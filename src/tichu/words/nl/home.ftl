hero = Tichu, aan een rustige tafel
heroText = Het kaartspel voor twee tegen twee, met de Draak, de Feniks, de Hond en de Mah Jong. Gratis, compleet, zonder account.
playNow = Nu spelen
playNowText = Vier plaatsen, drie bots, één hand voor jou.
playFriends = Tafel voor vrienden openen
playFriendsText = Kies de regels, stuur de link.
never = Nog nooit gespeeld?
neverText = Tien korte lessen, met kaarten in je hand.
dealing = De kaarten komen eraan …
running = Je tafels
past = Je spellen
openTables = Open tafels
noTables = Er is nu geen openbare tafel open. Open er een en vink “In de lobby” aan.
join = Gaan zitten
watch = Kijken
takeOver = Invallen
goOn = Verder spelen
places = { $n ->
    [one] { $n } vrije plaats
   *[other] { $n } vrije plaatsen
}
untitled = Een tafel
won = gewonnen
lost = verloren
unfinished = niet uitgespeeld
look = Terugkijken

## new table

newTitle = Een tafel openen
variant = Spel
edition = Regelboekje
edition_fata-morgana = Fata Morgana, 7e druk
edition_francois = Johan François, met de FAQ van de spelersvereniging
players = Spelers
endless = zolang jullie willen
clock = Bedenktijd
clockNone = geen klok
clockSeconds = { $n } seconden per zet
bombWindow = Tijd voor Bommen
seconds = { $n } s
botPace = Tempo van de bots
paceQuick = vlot
paceHuman = als mensen
paceSlow = rustig
others = De andere plaatsen
othersOpen = vrij voor vrienden
othersBots = voor bots: { $bot }
public = In de lobby: iedereen mag meedoen
spectators = Anderen mogen meekijken
houseRules = Huisregels
houseRulesText = Laat ze zoals ze in het boekje staan, of verander wat jullie afspreken.
asBook = zoals het boekje
title = Naam van de tafel
titlePlaceholder = Donderdagclub
create = Tafel openen
on = ja
off = nee

## me

meTitle = Jij
name = Je naam
nameSaved = Bewaard.
ratings = Rating
noRatings = Een rating komt uit afgelopen spellen tussen mensen.
matches = spellen: { $n }

## variants in a sentence

variant_nanjing = Nanjing – vier spelers, twee teams
variant_trichu = Trichu – drie spelers
variant_tientsin = Tientsin – zes spelers, twee teams
variant_grandseigneur = Grandseigneur – vijf tot twaalf spelers, ieder voor zich
variant_hierarchie = Hierarchie – vijf tot tien spelers, ieder voor zich

## house rules

rule_players = Spelers
rule_packs = Kaartspellen
rule_direction = Speelrichting
rule_deal = Kaarten nemen
rule_tichu = Tichu mag aangekondigd worden
rule_grand_tichu = Grote Tichu mag aangekondigd worden
rule_grand_cards = Kaarten vóór de grote Tichu
rule_tichu_points = Punten voor Tichu
rule_grand_points = Punten voor grote Tichu
rule_withdraw_calls = Kondigen beide partners tegelijk aan, dan mag de tweede terug
rule_late_tichu = Tichu mag ook als er al iemand uit is
rule_exchange = Wie wie kaarten doorgeeft
rule_tribute_return = Wat de hoogste rangen teruggeven
rule_wish = De wens van de Mah Jong
rule_wish_breach = De wens negeren
rule_dummy_honours_wish = De wens bindt ook de blinde
rule_bomb_on_dog = Op de Hond mag een Bom vallen
rule_dragon_given = De drakenslag wordt weggegeven
rule_triple_suits_differ = Een tripple heeft drie reeksen nodig
rule_bomb_suits_differ = Een Bom van vier heeft vier reeksen nodig
rule_victory_points = Punten voor een dubbelzege
rule_soloist = De volgende alleenspeler
rule_target = Doel van het spel
rule_rounds = Rondes van een spel
choice_counterclockwise = tegen de klok in
choice_clockwise = met de klok mee
choice_draw = om beurten één kaart
choice_draw-clockwise = om beurten één kaart, met de klok mee
choice_packets = in stapeltjes
choice_everyone = één kaart aan iedereen
choice_opponents = één kaart aan elke tegenstander
choice_real-players = onder echte spelers
choice_partners = één kaart aan elke partner
choice_tribute = de beste kaarten naar boven
choice_none = niets
choice_chosen = kaarten naar keuze
choice_lowest = hun laagste
choice_optional = mag
choice_required = moet
choice_refused = kan niet
choice_penalty = kost de ronde
choice_right = wie rechts zit
choice_left = wie links zit
choice_winner = wie gewonnen heeft
