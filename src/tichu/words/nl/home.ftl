hero = Tichu, aan een rustige tafel
heroText = Het kaartspel in teams van twee, met de Draak, de Feniks, de Hond en de Mah Jong. Gratis, compleet, zonder account.
playNow = Nu spelen
playNowText = { $n ->
    [one] Jij en { $n } bot, meteen.
   *[other] Jij en { $n } bots, meteen.
}
bots = Bots
playFriends = Met vrienden spelen
playFriendsText = Kies de regels, stuur de link.
playPeople = Met mensen spelen
playPeopleText = Met anderen die nu hetzelfde spel willen.
never = Nog nooit gespeeld?
neverText = Tien korte lessen, met kaarten in je hand.
tournamentsText = Bekers, clubavonden, duplicate
dealing = Kaarten worden gedeeld…
keepPlaying = Speel verder
past = Je spellen
openTables = Open tafels
lobbyText = Ga zitten waar een plaats vrij is, of kijk mee met een spel.
groupOpen = Wachten op spelers
groupTakeOver = Plaatsen om over te nemen
groupWatch = Om mee te kijken
emptyTitle = Er zijn nu geen open tafels
emptyText = Open er een: hij staat hier tot hij vol is. Met bots kun je altijd beginnen.
openHere = Hier een tafel openen
hostIs = Leiding: { $name }
houseRulesCount = { $n ->
    [one] { $n } huisregel
   *[other] { $n } huisregels
}
join = Meedoen
watch = Kijken
takeOver = Overnemen
goOn = Verder spelen
remove = Verwijderen
removeOpen = Je plaats komt vrij voor anderen.
removeClose = De tafel wordt gesloten.
removeEnds = Het spel eindigt hier, zonder winnaar.
removeBot = Een bot speelt voor je verder. Telt het spel mee voor je rating, dan geldt het als verloren.
leftBot = Je bent weggegaan. Een bot speelt op je plaats tot je terugkomt.
leftTaken = Je bent weggegaan. Iemand anders speelt op je plaats.
leftOver = Niemand speelde verder: geen winnaar.
comeBack = Terugkomen
places = { $n ->
    [one] { $n } vrije plaats
   *[other] { $n } vrije plaatsen
}
won = gewonnen
lost = verloren
unfinished = niet uitgespeeld
look = Terugkijken

## new table

newTitle = Een tafel openen
newText = Kies het spel, wie er meespeelt en hoelang het duurt. De rest kan blijven zoals het is.
who = Wie speelt mee?
whoFriends = Vrienden
whoFriendsText = De andere plaatsen blijven vrij. Je stuurt een link.
whoBots = Of bots op alle andere plaatsen
variant = Spel
edition = Regelboekje
edition_fata-morgana = Fata Morgana, 7e druk
edition_francois = Johan François, met de FAQ van de spelersvereniging
players = Spelers
endless = onbeperkt
clock = Bedenktijd
clockNone = geen klok
clockSeconds = { $n ->
    [one] { $n } seconde per zet
   *[other] { $n } seconden per zet
}
bombWindow = Tijd voor Bommen
seconds = { $n } s
botPace = Tempo van de bots
paceQuick = vlot
paceHuman = als mensen
paceSlow = rustig
public = In de lobby: iedereen mag meedoen
spectators = Anderen mogen meekijken
rated = Met rating (alleen voor mensen met een account, zonder tips)
houseRules = Huisregels
houseRulesText = Laat alles zoals het in het regelboekje staat, of verander wat jullie hebben afgesproken.
differences = Anders dan in het regelboekje
asInBook = Alles zoals in het regelboekje.
resetRules = Terugzetten naar het regelboekje
paceSection = Klok en tempo
visitorsSection = Naam en toegang
title = Naam van de tafel
titlePlaceholder = Donderdagclub
create = Tafel openen
on = ja
off = nee

## me

meTitle = Je profiel
name = Je naam
nameSaved = Opgeslagen.
ratings = Rating
noRatings = Speel een heel spel tegen andere mensen om een rating te krijgen.
ratingHelp = Iedereen begint op 0. Je rating stijgt als je wint en wordt na een paar spellen stabiel.
matches = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}

## variants in a sentence

variant_nanjing = Nanjing – vier spelers, twee teams
variant_trichu = Trichu – drie spelers
variant_tientsin = Tientsin – zes spelers, twee teams
variant_grandseigneur = Grandseigneur – vijf tot twaalf spelers, ieder voor zich
variant_hierarchie = Hiërarchie – vijf tot tien spelers, ieder voor zich

## house rules

rule_players = Spelers
rule_packs = Kaartspellen
rule_direction = Speelrichting
rule_deal = Kaarten verdelen
rule_tichu = Tichu mag aangekondigd worden
rule_grand_tichu = Grote Tichu mag aangekondigd worden
rule_grand_cards = Kaarten vóór de grote Tichu
rule_tichu_points = Punten voor Tichu
rule_grand_points = Punten voor grote Tichu
rule_withdraw_calls = Gelijktijdige aankondigingen van partners: de tweede mag worden ingetrokken
rule_late_tichu = Tichu mag ook aangekondigd worden als er al iemand uit is
rule_exchange = Kaarten doorgeven
rule_tribute_return = Wat de hoogste rangen teruggeven
rule_wish = De wens van de Mah Jong
rule_wish_breach = De wens negeren
rule_dummy_honours_wish = De wens bindt ook de blinde
rule_bomb_on_dog = Op de Hond mag een Bom
rule_dragon_given = De drakenslag wordt weggegeven
rule_triple_suits_differ = Een tripple heeft drie reeksen nodig
rule_bomb_suits_differ = Een Bom van vier heeft vier reeksen nodig
rule_victory_points = Punten voor een dubbelzege of triple-overwinning
rule_soloist = De volgende alleenspeler
rule_target = Puntendoel
rule_rounds = Rondes per spel
choice_counterclockwise = tegen de klok in
choice_clockwise = met de klok mee
choice_draw = om beurten één kaart
choice_draw-clockwise = om beurten één kaart, met de klok mee
choice_packets = in stapeltjes
choice_everyone = één kaart aan iedereen
choice_opponents = één kaart aan elke tegenstander
choice_real-players = één kaart aan elke echte speler, niet aan de blinde
choice_partners = één kaart aan elke partner
choice_tribute = de beste kaarten naar boven
choice_none = geen
choice_chosen = kaarten naar keuze
choice_lowest = hun laagste kaarten
choice_optional = mag
choice_required = moet
choice_refused = kan niet
choice_penalty = kost de ronde
choice_right = de speler rechts
choice_left = de speler links
choice_winner = de winnaar
