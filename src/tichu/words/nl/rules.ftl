## the page itself

title = Spelregels
games = Spellen
book = Regelboekje
notes = In dit boekje
contents = Inhoud
learn = Al spelend leren
play = Een tafel openen

# The rules, by section and game. In these texts *stars* make a word bold, [Kg] shows a card (rank and suit; keep it
# as it is), and <Dog|Wolf> is one wording for the usual cards and one for Tichubadour’s, where Dog and Mah Jong are
# Wolf and Nightingale.

## headings of the sections

heading-differs = Wat er anders is dan in Nanjing
heading-goal = Het doel
heading-cards = De kaarten
heading-deal = Kaarten nemen
heading-calls = Kleine en grote Tichu
heading-exchange = Kaarten doorgeven
heading-play = Slagen spelen
heading-combinations = Combinaties
heading-bombs = Bommen
heading-wish = De wens
heading-specials = <Hond|Wolf>, Feniks, Draak
heading-end = Het einde van een ronde
heading-score = De puntentelling
heading-match = Het spel

## rule books: publisher or author (language, year)

book-fata-morgana = Fata Morgana (Duits, 2011)
book-philibert = Philibert (Frans, 2004)
book-groo = Groo (Portugees, 2009)
book-tichubadour = Tichubadour (Frans, 2022)
book-francois = Johan François (Nederlands)

## the cards (this and what follows up to the games stands on the pages of several games)

cards-pack = Er zijn 56 kaarten. Vier reeksen van dertien waarden vormen er 52 van: 2 tot en met 10, dan boer, vrouw, koning en aas. De aas is altijd hoog, en geen reeks is meer waard dan een andere.
cards-suits = De vier reeksen: <jade, zwaard, pagode en ster|houweel, tent, kompas en halsdoek>.
cards-special = Vier speciale kaarten horen bij geen enkele reeks:
cards-mahjong = *<Mah Jong|Nachtegaal>:* een 1. Wie hem heeft, begint; wie hem speelt, mag een wens doen.
cards-dog = *<Hond|Wolf>:* geeft het uitspeelrecht aan je partner.
cards-phoenix = *Feniks:* een joker, en een sterke. Hij kost 25 punten.
cards-dragon = *Draak:* de hoogste enkele kaart, 25 punten.

## tables of the deal: “11-two-10” is “11, two have 10”

deal-players = Spelers
deal-packs = Kaartspellen
deal-cards = Kaarten
deal-9-one-10 = 9, één heeft er 10
deal-15-four-16 = 15, vier hebben er 16
deal-13-five-14 = 13, vijf hebben er 14
deal-12-one-13 = 12, één heeft er 13
deal-10-nine-11 = 10, negen hebben er 11
deal-9-ten-10 = 9, tien hebben er 10
deal-open = Open
deal-none = geen
deal-11-two-10 = 11, twee hebben er 10

## Tichu and Grand Tichu

calls-bet = Met een aankondiging wed je dat *jijzelf* als eerste al je kaarten kwijt bent.
calls-tichu = *(Kleine) Tichu:* op elk moment tot je je eerste kaart speelt, ook als je niet aan de beurt bent, en zelfs vóór het doorgeven van de kaarten. Je team wint of verliest 100 punten.
calls-personal = Een aankondiging is persoonlijk. Je mag die niet met je partner bespreken, en als je partner eerder uit is dan jij, heb je verloren. Meerdere spelers mogen aankondigen, ook twee partners; hoogstens één krijgt gelijk. Voor dezelfde hand kondig je maar één keer aan.
calls-score = Aankondigingen komen boven op wat de ronde verder oplevert en veranderen daar niets aan: 30 kaartpunten en een gewonnen Tichu maken 130; 40 kaartpunten en een verloren Tichu maken −60.

## playing tricks

play-right = Er wordt tegen de klok in gespeeld: na jou komt wie rechts van je zit.
play-begin = Wie bij het begin de <Mah Jong|Nachtegaal> heeft, speelt uit voor de eerste slag, met een combinatie naar keuze. De <Mah Jong|Nachtegaal> zelf mag in de hand blijven.
play-beat = Daarna past iedereen op zijn beurt, of slaat wat bovenop ligt. Daarvoor zijn drie dingen nodig:
play-kind = dezelfde soort combinatie,
play-number = hetzelfde aantal kaarten,
play-rank = een hogere waarde.
play-example = Alleen een paar slaat dus een paar, en alleen een straat van zes kaarten slaat een straat van zes. De enige uitzondering is de Bom.
play-pass = Passen bindt je niet: als je in dezelfde slag weer aan de beurt komt, mag je spelen. Hebben alle anderen die nog kaarten hebben na elkaar gepast, dan neemt wie het laatst speelde de slag, legt hem gedekt voor zich neer en speelt opnieuw uit. Wie uitspeelt, mag niet passen.
play-out = Wie geen kaarten meer heeft, is uit. Heeft de winnaar van een slag geen kaarten meer, dan gaat het uitspeelrecht naar de eerstvolgende speler die er nog heeft.
play-piles = Partners houden hun slagen uit elkaar: aan het einde van de ronde wisselt een van de stapels misschien van eigenaar.

## one trick, step by step

trick = Een slag, stap voor stap
trick-seats = Zuid en Noord spelen tegen Oost en West. De volgorde is Zuid, Oost, Noord, West.
trick-1 = Zuid speelt een paar uit: deze slag gaat dus met paren.
trick-2 = Oost heeft een hoger paar. Noord en West passen.
trick-3 = Zuid doet weer mee; de Feniks is de tweede boer.
trick-4 = Oost gaat nog hoger. Noord en West passen.
trick-5 = Zuid gooit een Bom. Drie keer passen: Zuid neemt de slag en speelt uit.

## combinations

combinations-single = *Enkele kaart:* één kaart alleen.
combinations-pair = *Paar:* twee kaarten van dezelfde waarde.
combinations-pair-run = *Reeks paren:* twee of meer paren van opeenvolgende waarden. Het hoogste paar telt.
combinations-triple = *Tripple:* drie kaarten van dezelfde waarde.
combinations-full-house = *Full house:* een tripple en een paar. De tripple telt.
combinations-straight = *Straat:* vijf of meer opeenvolgende waarden, reeksen door elkaar. De hoogste kaart telt.
combinations-ace = Een straat mag met de <Mah Jong|Nachtegaal> als 1 beginnen en tot de aas doorlopen: hoogstens veertien kaarten. Onder de 2 komt de aas nooit.
combinations-alone = Verder zijn er alleen Bommen. Draak en <Hond|Wolf> worden altijd alleen gespeeld.

## bombs

bombs-four = *Vier gelijke:* alle vier de kaarten van één waarde.
bombs-straight = *Rij-bom:* vijf of meer opeenvolgende waarden van één reeks.
bombs-order = Een Bom slaat alles behalve een hogere Bom. Meer kaarten slaan minder kaarten; bij hetzelfde aantal wint de hoogste waarde. Van laag naar hoog:
bombs-order-1 = vier vieren
bombs-order-2 = vier vijven
bombs-order-3 = vijf kaarten tot 6
bombs-order-4 = vijf kaarten tot 8
bombs-order-5 = zes kaarten tot 7
bombs-anytime = Een Bom mag *op elk moment* zolang er iets op tafel ligt: buiten je beurt, op je eigen kaarten, en ook na de laatste pas, tot de slag is opgenomen.
bombs-lead = Het uitspeelrecht neemt hij niemand af. Op een lege tafel speelt alleen wie mag uitspelen; dat mag best een Bom zijn.
bombs-turn = Na een Bom is de volgende speler na wie hem gooide aan de beurt, en wie gepast had, mag weer meedoen.
bombs-several = Willen er meer tegelijk een Bom gooien, dan helpt snelheid niet: ze komen in speelvolgorde aan bod, te beginnen na wie het laatst speelde. Online wacht de tafel even, zodat iedereen zich kan melden.
bombs-special = In een Bom zit nooit een speciale kaart. Een straat van één reeks met de Feniks of de <Mah Jong|Nachtegaal> erin is een gewone straat.
bombs-always = Een straat van één reeks is altijd een Bom en mag niet als gewone straat worden gespeeld.
bombs-phoenix = Vier gelijke met de Feniks is geen full house. Het is helemaal geen combinatie.

## the wish

wish-make = Wie de <Mah Jong|Nachtegaal> speelt, alleen of in een straat, mag een waarde wensen, van 2 tot aas. Speciale kaarten kun je niet wensen.
wish-must = Vanaf dan geldt: wie aan de beurt is, een kaart van die waarde heeft en die volgens de regels kan spelen, *moet* die spelen: alleen of in elke combinatie die past, met hulp van de Feniks of als Bom als het niet anders kan. Welke combinatie, kiest de speler zelf. Wie niet kan, speelt of past zoals altijd.
wish-open = De wens blijft staan, ook in volgende slagen, tot iemand een echte kaart van die waarde speelt. Hij geldt voor iedereen, ook voor wie hem deed.
wish-phoenix = Een Feniks in de plaats van de gewenste kaart vervult de wens niet, en niemand hoeft hem daarvoor te spelen.
wish-lead = De wens geldt ook bij het uitspelen: speel je uit en heb je de gewenste kaart, dan moet die erbij zijn. Een Bom zonder die kaart mag niet.
wish-turn = Hij geldt alleen in je beurt. Een Bom buiten je beurt hoeft er niet op te letten; wie gebonden is, mag dus altijd een Bom gooien op wat er ligt.
wish-itself = De kaarten waarmee de wens komt, vervullen hem niet.
wish-played = Je mag een waarde wensen waarvan alle kaarten al gespeeld zijn. Dat bindt niemand.
wish-example = Een voorbeeld
wish-example-led = wordt uitgespeeld, met de wens 7.
wish-example-straight = moet gespeeld worden, de Feniks als 4 of als 9.
wish-example-bomb = moet als Bom gegooid worden.
wish-example-free = mag passen: alleen de Feniks zou een 7 zijn.

## the Dog

dog = De <Hond|Wolf>
dog-partner = Je kunt hem alleen uitspelen, en alleen op zichzelf. Hij wint geen slag en telt niets; hij geeft het uitspeelrecht meteen aan je partner. Is je partner al uit, dan gaat het naar de volgende speler met kaarten rechts van je partner, en dat kun jij zijn.
dog-safe = Op de <Hond|Wolf> valt geen Bom: zodra je hem ziet, is het uitspeelrecht al verhuisd.
dog-wish = Zolang een wens je bindt, kun je de <Hond|Wolf> niet uitspelen.

## the Phoenix

phoenix = De Feniks
phoenix-joker = In elke combinatie behalve een Bom is hij een joker voor een waarde van 2 tot aas. Zijn er twee mogelijkheden, dan kies je zelf; zeg je niets, dan geldt de hoogste.
phoenix-full-house = Drie achten en twee negens, of omgekeerd.
phoenix-straight = Een straat tot 8 of tot 9.
phoenix-single = Alleen gespeeld is hij een halve waarde hoger dan de kaart eronder. Op [8g] is hij 8½: [9k] slaat hem, [8b] niet. Hij slaat een aas, maar niet de Draak. Uitgespeeld is hij 1½ waard, dus elke kaart vanaf de 2 slaat hem.
phoenix-points = Wie hem aan het einde in zijn slagen heeft, krijgt *min* 25 punten.

## the Dragon

dragon = De Draak
dragon-highest = De hoogste enkele kaart: hij slaat een aas, en ook een Feniks op een aas. Alleen een Bom slaat de Draak. Hij telt 25 punten.
dragon-gift = Wie er een slag mee wint, moet de hele slag, Draak inbegrepen, aan een tegenstander naar keuze geven. Het uitspeelrecht houdt hij.
dragon-bombed = Valt er een Bom op de Draak, dan is de slag voor wie de Bom gooide, en die geeft niets weg. Dat geldt ook als je een Bom op je eigen Draak gooit.

## the end of a round

end-when = De ronde is meteen voorbij als nog maar één speler kaarten heeft, of als twee partners als eerste en tweede uit zijn: een *dubbelzege*.
end-last = Vóór het tellen geeft de laatste speler
end-hand = de kaarten in zijn hand aan de tegenpartij,
end-tricks = al zijn slagen aan wie als eerste uit was.
end-last-trick = De laatste slag telt zoals elke andere. De laatste kaart van de derde speler beëindigt hem meteen, zonder dat er nog gepast of een Bom gegooid wordt, en wint hem; is die kaart de Draak, dan wordt de slag eerst weggegeven.

## scoring

score-cards = Elk team telt de kaarten in zijn slagen. Samen zijn dat 100 punten.
score-double = Na een *dubbelzege* wordt er niet geteld: het team schrijft 200 punten, het andere 0.
score-calls = Daarna worden Tichu en grote Tichu erbij geteld of eraf gehaald. Een dubbelzege met een gewonnen Tichu maakt 300.

## table of the card points

points-card = Kaart
points = Punten
points-king = elke koning
points-ten = elke tien
points-five = elke vijf
points-dragon = Draak
points-phoenix = Feniks
points-others = alle andere

## the match

match-target = Het spel gaat tot 1000 punten; een tafel mag iets anders afspreken. Halen beide teams dat in dezelfde ronde, dan wint het hoogste totaal. Staan ze gelijk, dan volgt nog een ronde, en zo verder tot er een voorligt.

## both games of ranks

ranks-phoenix = *Feniks:* een joker.
ranks-dragon = *Draak:* de hoogste enkele kaart.
ranks-seats = Wie waar zit
ranks-bombs-suits = Een Bom van vier gelijke moet vier verschillende reeksen hebben.

## what the Philibert book does in several games

philibert-dog = Een Bom mag ook op de Hond vallen, tot wie het uitspeelrecht kreeg, uitspeelt.

## what the Groo book does in several games

groo-clockwise = Een tafel mag ook met de klok mee spelen.

## what Johan François’s book does in several games

francois-wish = Wie de Mah Jong speelt, alleen of in een straat, *moet* een waarde wensen (‘een kaart vragen’ in het boekje), van 2 tot aas. Speciale kaarten kun je niet wensen.
francois-clockwise = In onderling overleg mag er met de klok mee worden gespeeld.

## Nanjing

nanjing-name = Tichu Nanjing
nanjing-short = Nanjing
nanjing-players = 4 spelers
nanjing-summary = Twee teams van twee willen zo snel mogelijk van hun kaarten af. Iemand speelt een kaart of een combinatie uit; de anderen slaan die met hetzelfde, maar hoger, of ze passen. Sommige kaarten leveren punten op, vier kaarten zijn speciaal, Bommen slaan alles, en wie zich sterk voelt, kan erop wedden als eerste uit te zijn: die weddenschap heet Tichu.
nanjing-goal = Je zit tegenover je partner en speelt samen tegen de twee ertussen. Het eerste team met 1000 punten wint het spel. Punten komen op drie manieren:
nanjing-goal-cards = *Kaarten in slagen:* koningen, tienen, vijven, Draak en Feniks tellen, samen 100 punten per ronde.
nanjing-goal-out = *Uit zijn:* zijn jij en je partner allebei uit vóór de eerste tegenstander, dan is dat een dubbelzege, 200 punten.
nanjing-goal-calls = *Aankondigingen:* Tichu en grote Tichu leveren 100 of 200 punten op, of kosten ze.
nanjing-goal-early = Vroeg uit zijn loont, de laatste zijn doet pijn: wie met kaarten blijft zitten, moet alles weggeven.
nanjing-deal = Wie in de vorige ronde als eerste uit was, schudt; in de eerste ronde is dat een willekeurige speler. Er wordt niet gedeeld: de schudder neemt de bovenste kaart, en daarna neemt iedereen om beurten één kaart, in speelvolgorde, tot elk er veertien heeft.
nanjing-deal-custom = Veel tafels delen toch: acht kaarten voor ieder, een pauze voor de grote Tichu, dan nog zes. Dat komt op hetzelfde neer, want niemand ziet een negende kaart voordat hij over de grote Tichu heeft beslist. Online wordt het aan iedereen tegelijk gevraagd, en de antwoorden blijven verborgen tot ze er allemaal zijn.
nanjing-calls-grand = *Grote Tichu:* voordat je je negende kaart ziet. Je team wint of verliest 200 punten.
nanjing-exchange = Als iedereen veertien kaarten heeft, geeft elke speler één kaart, gedekt, aan elk van de drie anderen, en krijgt er dus drie. De nieuwe bekijk je pas als je eigen drie weggegeven zijn.
nanjing-exchange-custom = Wat twee spelers elkaar geven, gaat de anderen niet aan. Meestal krijgt de partner iets goeds en de tegenstander iets onbruikbaars, maar dat is gewoonte, geen regel.
nanjing-fata-morgana = Het regelboekje van de uitgever in Bern. Het is het spel zoals het op deze bladzijde staat.
nanjing-fata-morgana-bombs = Het boekje zegt het met zoveel woorden: Bommen slaan kaarten, maar niet het uitspeelrecht en niet de Hond, en op je eigen slag mag er ook een vallen.
nanjing-fata-morgana-end = Het boekje bevestigt dat de laatste slag van de derde speler telt, en dat een Draak erin nog wordt weggegeven.
nanjing-philibert = Een Franse vertaling met veel voorbeelden. Eén ding is anders: hier is zelfs de Hond niet veilig.
nanjing-philibert-dog = Een Bom mag op alle vier de speciale kaarten vallen, ook op de Hond. Die blijft liggen tot wie het uitspeelrecht kreeg, uitspeelt; tot dan mag iedereen er een Bom op gooien, zelfs wie hem speelde. Wie de Bom gooit, krijgt de Hond, en het gaat verder zoals na elke Bom.
nanjing-groo = Het Portugese boekje noemt het spel Tichu Nanking en heeft een lange lijst vragen en antwoorden.
nanjing-groo-deal = De kaarten worden met de klok mee genomen, hoewel er tegen de klok in wordt gespeeld. Wie schudt, mag ze ook delen.
nanjing-groo-calls = Kondigen twee partners op precies hetzelfde moment Tichu aan, dan mag de latere in speelvolgorde de aankondiging intrekken.
nanjing-tichubadour = De uitgave van de scoutsgroep Troubadours uit Fribourg in Zwitserland, met eigen reeksen en eigen dieren. De kaarten doen precies hetzelfde.
nanjing-tichubadour-cards = De reeksen heten houweel, tent, kompas en halsdoek. De Hond is een Wolf, de Mah Jong een Nachtegaal.
nanjing-tichubadour-deal = De kaarten worden gedeeld: acht voor ieder, dan de grote Tichu, dan nog zes.
nanjing-tichubadour-wish = Wie de wens kan vervullen en het niet doet, wordt hier niet tegengehouden maar gestraft: de tegenstanders winnen de ronde met 200 punten, de anderen krijgen 0, en kaarten worden niet geteld. Aankondigingen hangen nog altijd af van wie als eerste uit is; staat er nog een open, dan wordt er doorgespeeld tot iemand uit is.
nanjing-tichubadour-match = Het puntendoel wordt vóór het spel afgesproken. Traditioneel is dat 1000.
nanjing-francois = De Nederlandse vertaling, met vragen en antwoorden van de vereniging van Tichuspelers.
nanjing-francois-dragon = Volgens het boekje mag wie een slag met de Draak wint ‘uitspelen of passen’. Hier moet hij hoe dan ook uitspelen: na dat passen zou er niets meer komen.

## Trichu

trichu-name = Trichu
trichu-players = 3 spelers
trichu-summary = Tichu voor drie, met een vierde hand die van niemand is. De alleenspeler speelt die naast zijn eigen hand: alleenspeler en blinde tegen de twee anderen. De volgende ronde heeft misschien een ander de gehoorzame partner.
trichu-differs-hands = Vier handen voor drie spelers: de alleenspeler speelt er twee, de zijne en die van de blinde.
trichu-differs-grand = Noch de alleenspeler noch de blinde kan een grote Tichu aankondigen.
trichu-differs-exchange = Alleenspeler en blinde geven elkaar geen kaarten door.
trichu-differs-open = Na het doorgeven ligt de hand van de blinde open.
trichu-differs-wish = De blinde hoeft geen wens te vervullen.
trichu-differs-score = De punten worden per speler genoteerd, in vier kolommen. Er worden negen rondes gespeeld, gewoonlijk zonder puntendoel.
trichu-goal = Na negen rondes de meeste punten hebben. Elke ronde is twee tegen twee, de alleenspeler met de blinde tegen de twee anderen, en wat jouw kant haalt, schrijf je in je eigen kolom. De blinde heeft ook een kolom, en kan winnen.
trichu-deal = Er worden vier handen van veertien kaarten gemaakt zoals in Nanjing. Eén speler is de alleenspeler, de blinde zit tegenover hem.
trichu-deal-soloist = De deler is de alleenspeler. Wie de eerste is, beslist het toeval; na elke ronde gaat de rol naar de speler rechts.
trichu-deal-look = Als alle kaarten verdeeld zijn, bekijkt de alleenspeler beide handen.
trichu-calls-dummy = De alleenspeler mag ook Tichu aankondigen *voor de blinde*, vóór diens eerste kaart. Elke aankondiging geldt alleen voor die ene hand.
trichu-calls-grand = *Grote Tichu* is alleen voor de twee tegenstanders, elk voordat hij zijn negende kaart ziet. Hun team wint of verliest 200 punten.
trichu-exchange = Kaarten worden alleen aan tegenstanders doorgegeven, gedekt en tegelijk:
trichu-exchange-soloist = de alleenspeler geeft elke tegenstander een kaart,
trichu-exchange-dummy = de blinde geeft elke tegenstander een kaart, die de alleenspeler kiest,
trichu-exchange-opponents = elke tegenstander geeft een kaart aan de alleenspeler en een aan de blinde.
trichu-exchange-open = Daarna wordt de hand van de blinde voor iedereen open neergelegd.
trichu-play-dummy = De blinde speelt in zijn eigen beurt; wat, beslist de alleenspeler. Heeft de blinde de Mah Jong, dan speelt hij uit, en de alleenspeler doet zijn wens.
trichu-wish = De blinde en de wens
trichu-wish-dummy = De blinde hoeft geen wens te vervullen, niet in zijn beurt en niet bij het uitspelen. Speelt hij toch een kaart van die waarde, dan is de wens vervuld. De eigen hand van de alleenspeler is gebonden zoals elke andere.
trichu-score = Wat een team haalt, wordt bij elk van zijn twee spelers geschreven. Halen de tegenstanders 60 punten en de kant van de alleenspeler 40, dan schrijft elke tegenstander 60, de alleenspeler 40 en de blinde 40.
trichu-match = Een spel heeft negen rondes, of een ander veelvoud van drie, zodat iedereen even vaak alleenspeler is. Wie dan de meeste punten heeft, wint; hebben meer spelers er evenveel, dan delen ze de zege.
trichu-match-target = De spelregels raden een doel van 1000 punten af: de blinde staat elke ronde aan de kant van de alleenspeler en zou er waarschijnlijk het eerst zijn. Een tafel mag het toch afspreken: wie voorligt zodra iemand het doel heeft gehaald, wint; bij gelijke stand volgt nog een ronde.
trichu-fata-morgana = Het spel zoals het op deze bladzijde staat. Het boekje noemt de blinde ‘Tisch’, Duits voor tafel, en maakt er een dame van.
trichu-fata-morgana-deal = Het boekje zegt niet welke kant de rol van alleenspeler op gaat. Hier gaat die naar rechts, zoals het spel.
trichu-philibert = Het Franse boekje noemt de blinde ‘le Mort’ en heeft eigen ideeën over wie ermee speelt.
trichu-philibert-deal = Alleenspeler is wie in de vorige ronde als eerste uit was; in de eerste ronde beslist het toeval. Was de blinde als eerste uit, dan verandert er niets.
trichu-philibert-exchange = Elk van de drie echte spelers geeft één kaart aan elk van de twee anderen. De blinde geeft en krijgt niets.
trichu-philibert-match = Er worden negen rondes gespeeld, wie er ook alleenspeler is.
trichu-groo = Het Portugese boekje noemt het spel Threechu en de blinde de denkbeeldige speler.
trichu-groo-soloist = De deler is de alleenspeler. Wie de eerste is, beslist het toeval; na elke ronde gaat de rol naar de speler links.
trichu-groo-deal = De kaarten worden met de klok mee genomen, hoewel er tegen de klok in wordt gespeeld.
trichu-groo-calls = Kondigen de twee tegenstanders op precies hetzelfde moment Tichu aan, dan mag de latere in speelvolgorde de aankondiging intrekken.
trichu-groo-match = Hoeveel rondes het zijn, beslist de tafel, zolang het getal deelbaar is door drie. Hier zijn het er gewoonlijk negen.

## Tientsin

tientsin-name = Tichu Tientsin
tientsin-short = Tientsin
tientsin-players = 6 spelers
tientsin-summary = Tichu voor zes: twee teams van drie, om en om aan tafel, zodat iedereen aan weerszijden een tegenstander heeft. De handen zijn kleiner, en voor de grote zege moeten alle drie de partners uit zijn.
tientsin-differs-cards = Twee spelers hebben tien kaarten, vier hebben er negen.
tientsin-differs-grand = De grote Tichu kondig je aan vóór de zevende kaart.
tientsin-differs-exchange = Ieder geeft elk van zijn partners één kaart, tegenstanders geen.
tientsin-differs-dog = De Hond gaat naar een partner van jouw keuze.
tientsin-differs-victory = Alleen een triple-overwinning telt, 300 punten. Eerste en tweede worden betekent nog niets.
tientsin-differs-tricks = De slagen van de laatste gaan naar de tegenpartij, die van de vijfde naar de winnaar van de ronde.
tientsin-goal = Het eerste team van drie met 1000 punten wint. Zoals in Nanjing komen punten van kaarten in slagen, van aankondigingen en van vroeg uit zijn: zijn alle drie van een team uit terwijl alle drie de tegenstanders nog kaarten hebben, dan is dat een triple-overwinning, 300 punten.
tientsin-deal = Wie in de vorige ronde als eerste uit was, schudt en neemt de eerste kaart; in de eerste ronde is dat een willekeurige speler. Daarna neemt iedereen om beurten één kaart, in speelvolgorde. 56 is niet deelbaar door zes: de eerste twee hebben tien kaarten, de anderen negen.
tientsin-calls-grand = *Grote Tichu:* voordat je je *zevende* kaart ziet. Je team wint of verliest 200 punten.
tientsin-exchange = Ieder geeft één kaart, gedekt, aan elk van zijn twee partners en krijgt er van elk één terug. Tegenstanders krijgen niets. De nieuwe kaarten bekijk je pas als je eigen twee weggegeven zijn.
tientsin-dog = Je kunt hem alleen uitspelen, en alleen op zichzelf. Hij wint geen slag en telt niets; hij geeft het uitspeelrecht meteen aan een partner van jouw keuze die nog kaarten heeft. Heeft geen van beiden er nog, dan gaat het naar de volgende speler met kaarten aan jouw rechterkant.
tientsin-dragon-gift = Wie er een slag mee wint, moet de hele slag, Draak inbegrepen, aan een van de drie tegenstanders geven. Het uitspeelrecht houdt hij.
tientsin-end-when = De ronde is meteen voorbij als nog maar één speler kaarten heeft, of met een *triple-overwinning*: alle drie van een team zijn uit, en alle drie de tegenstanders hebben nog kaarten.
tientsin-end-last = Vóór het tellen geeft
tientsin-end-hand = de laatste speler de kaarten in zijn hand *en* al zijn slagen aan de tegenpartij,
tientsin-end-tricks = de vijfde al zijn slagen aan wie als eerste uit was.
tientsin-end-last-trick = De laatste slag telt zoals elke andere. De laatste kaart van de vijfde speler beëindigt hem meteen en wint hem; is die kaart de Draak, dan wordt de slag eerst weggegeven.
tientsin-score-cards = Elk team telt de kaarten in zijn slagen. Samen zijn dat 100 punten.
tientsin-score-triple = Na een *triple-overwinning* wordt er niet geteld: het team schrijft 300 punten, het andere 0. Daarna worden Tichu en grote Tichu erbij geteld of eraf gehaald.
tientsin-order = Wie wanneer uit is
tientsin-order-teams = A, C en E spelen tegen B, D en F.
tientsin-order-out = Tot nu toe uit
tientsin-order-meaning = Wat dat betekent
tientsin-order-1 = C, A, E
tientsin-order-1-meaning = Triple-overwinning: 300 punten, de ronde is voorbij.
tientsin-order-2 = C, A, B
tientsin-order-2-meaning = Eerste en tweede samen is niets bijzonders. Het gaat verder.
tientsin-order-3 = C, A, B, E
tientsin-order-3-meaning = Eén team is uit, maar B was sneller dan hun derde: geen triple-overwinning. D en F spelen door.
tientsin-order-4 = C, A, B, E, F
tientsin-order-4-meaning = D blijft over en geeft hand en slagen aan het andere team. F, de vijfde, geeft zijn slagen aan C.
tientsin-fata-morgana = Het spel zoals het op deze bladzijde staat.
tientsin-philibert = Het Franse boekje zegt duidelijk hoe de kaarten worden verdeeld: vier handen van negen, twee van tien.
tientsin-groo = Het Portugese boekje speelt hetzelfde spel, met een eigen manier van nemen en aankondigen.
tientsin-groo-deal = De kaarten worden met de klok mee genomen, hoewel er tegen de klok in wordt gespeeld. De deler en zijn linkerbuur hebben daardoor tien kaarten.
tientsin-groo-calls = Kondigen partners op precies hetzelfde moment Tichu aan, dan mogen allen behalve de eerste in speelvolgorde hun aankondiging intrekken.
tientsin-francois = Het Nederlandse boekje speelt hetzelfde spel, maar een wens is er verplicht.

## Grandseigneur

grandseigneur-name = Grandseigneur
grandseigneur-players = 5 tot 12 spelers
grandseigneur-summary = Ieder voor zich. Geen teams, geen punten, geen aankondigingen; de volgorde van uit zijn beslist wie de volgende ronde bovenaan zit en wie zijn beste kaarten moet afstaan. Wie boven zit, blijft daar graag.
grandseigneur-differs-teams = Geen teams: ieder speelt alleen.
grandseigneur-differs-dog = De Hond blijft in de doos.
grandseigneur-differs-calls = Geen Tichu, geen grote Tichu, geen punten.
grandseigneur-differs-exchange = Kaarten doorgeven gaat volgens rang: wie onderaan zit, geeft zijn beste kaarten naar boven.
grandseigneur-differs-dragon = De drakenslag wordt niet weggegeven.
grandseigneur-differs-packs = Vanaf zeven spelers twee kaartspellen.
grandseigneur-goal = Raak je kaarten zo vroeg mogelijk kwijt. Wie als eerste uit is, is de volgende ronde *Grandseigneur*; wie met kaarten blijft zitten, is de *Misérable*. Van boven naar onder:
grandseigneur-title-1 = Grandseigneur
grandseigneur-title-2 = Seigneur
grandseigneur-title-3 = Maître
grandseigneur-title-4 = Bourgeois
grandseigneur-title-5 = Pauvre
grandseigneur-title-6 = Misérable
grandseigneur-goal-titles = Met meer of minder spelers komen er titels bij of vallen er weg.
grandseigneur-cards = Er zijn vier reeksen van dertien waarden: 2 tot en met 10, dan boer, vrouw, koning en aas. De aas is altijd hoog, en geen reeks is meer waard dan een andere.
grandseigneur-cards-special = Er zijn drie speciale kaarten. De Hond doet niet mee: zonder partner weet hij niet waarheen.
grandseigneur-cards-packs = Vanaf zeven spelers worden twee kaartspellen door elkaar geschud, het tweede zonder Hond en Mah Jong. Er zijn dan twee Feniksen en twee Draken.
grandseigneur-deal = De Misérable schudt, deelt en ruimt de slagen op; in de eerste ronde doet een willekeurige speler dat. Alle kaarten worden gedeeld. Wat overblijft, gaat naar wie het eerst kaarten krijgt, te beginnen met de Grandseigneur.
grandseigneur-seats = Iedereen zit volgens rang: links van de Grandseigneur de Seigneur, dan de Maître, en zo de tafel rond tot de Misérable, die rechts van de Grandseigneur terechtkomt. De beste stoel is voor de Grandseigneur.
grandseigneur-calls = Aankondigingen zijn er niet. Niemand wedt, iedereen haast zich.
grandseigneur-exchange = In de eerste ronde worden geen kaarten doorgegeven. Vanaf de tweede geeft
grandseigneur-exchange-3 = de laatste zijn *drie* beste kaarten aan de eerste,
grandseigneur-exchange-2 = de voorlaatste zijn *twee* beste aan de tweede,
grandseigneur-exchange-1 = de volgende van onderen zijn *ene* beste kaart aan de derde.
grandseigneur-exchange-return = Wie boven zit, geeft tegelijk evenveel kaarten naar eigen keuze terug, dus voordat hij ziet wat hij krijgt. Alle anderen houden hun hand.
grandseigneur-exchange-best = De beste kaart is de Draak, dan de Feniks, dan de Mah Jong, dan de andere volgens waarde. Tussen gelijke kiest wie geeft. Met vijf spelers is het op elke trap een kaart minder: twee, één, geen.
grandseigneur-play-right = De beurt gaat naar rechts, tegen de klok in; na de Grandseigneur komt dus de Misérable.
grandseigneur-play-tricks = De slagen zelf zijn niets waard. Je wint ze om te mogen uitspelen.
grandseigneur-combinations-alone = Verder zijn er alleen Bommen. De Draak wordt altijd alleen gespeeld.
grandseigneur-bombs = Met twee kaartspellen
grandseigneur-bombs-yes = is een Bom.
grandseigneur-bombs-no = is geen combinatie.
grandseigneur-dog = Die doet niet mee.
grandseigneur-phoenix = Met twee kaartspellen zijn er twee. Een Feniks op een Feniks is een halve waarde hoger, en beide mogen in dezelfde combinatie dienen, maar nooit in een Bom.
grandseigneur-dragon = De hoogste enkele kaart; alleen een Bom slaat hem of, met twee kaartspellen, de tweede Draak. Zijn slag wordt niet weggegeven: er is niemand om hem aan te geven.
grandseigneur-end = De ronde is voorbij als nog maar één speler kaarten heeft. De volgorde van uit zijn bepaalt de rangen van de volgende ronde, en iedereen wisselt van plaats. Als er al iemand wisselt: het systeem is stabiel.
grandseigneur-score = Punten zijn er niet. Niemand telt slagen.
grandseigneur-match = Een einde is er niet, tenzij je er een afspreekt. Een tafel mag een aantal rondes vastleggen; wie na de laatste Grandseigneur is, heeft gewonnen.
grandseigneur-fata-morgana = Alleen het boekje van de uitgever heeft dit spel. Het Portugese weigert het te vertalen: wie twaalf mensen bij elkaar heeft, kan beter gaan zaalvoetballen.
grandseigneur-fata-morgana-wish = Het boekje zegt dat de fijne kneepjes van Tichu hier niet tellen. Wij lezen dat als: geen aankondigingen, geen punten. De wens blijft.
grandseigneur-fata-morgana-cards = Twee kaartspellen zijn een aanrader vanaf zeven spelers. Een tafel mag ze ook met minder gebruiken.

## Hierarchy

hierarchie-name = Hiërarchie
hierarchie-players = 5 tot 10 spelers
hierarchie-summary = Het rangenspel van het Franse boekje, onder de titel ‘Quelqu’un est toujours le trou du C..’: iemand moet altijd de laatste zijn, en de laatste heeft een lelijke naam. Geen teams, geen punten; wie als eerste uit is, is de Grand Maître en heeft een goed leven.
hierarchie-differs-teams = Geen teams, geen punten, geen aankondigingen.
hierarchie-differs-cards = 108 kaarten: de reekskaarten van twee kaartspellen, maar één stel speciale kaarten.
hierarchie-differs-clockwise = Er wordt met de klok mee gespeeld.
hierarchie-differs-exchange = Kaarten doorgeven gaat volgens rang: de beste kaarten gaan omhoog, de laagste omlaag.
hierarchie-differs-suits = Een tripple moet drie verschillende reeksen hebben, een Bom van vier gelijke vier.
hierarchie-differs-special = De Mah Jong geeft geen wens, de drakenslag wordt niet weggegeven, en de Hond gaat naar de laagste in rang.
hierarchie-goal = Raak je kaarten zo vroeg mogelijk kwijt. Wie als eerste uit is, is de volgende ronde *Grand Maître*. Wie met kaarten blijft zitten, is de *Trou du C..*: die schudt, deelt en gehoorzaamt. Dat is de ene plaats die je niet wilt.
hierarchie-cards = Er zijn 108 kaarten: de reekskaarten van twee kaartspellen, dus elke kaart van 2 tot aas dubbel, en één stel speciale kaarten.
hierarchie-cards-mahjong = *Mah Jong:* een 1. Wie hem heeft, begint.
hierarchie-cards-dog = *Hond:* geeft het uitspeelrecht aan de laagste in rang.
hierarchie-deal = De Trou du C.. schudt en deelt, met de klok mee; in de eerste ronde doet een willekeurige speler dat. Met vijf tot negen spelers krijgt iedereen twaalf kaarten, en wat overblijft ligt open naast het spel. Met tien worden alle kaarten gedeeld.
hierarchie-seats = De Grand Maître neemt de stoel die hem bevalt. De anderen zitten volgens rang links van hem, zodat de Trou du C.. rechts van hem terechtkomt.
hierarchie-calls = Aankondigingen zijn er niet.
hierarchie-exchange = In de eerste ronde worden geen kaarten doorgegeven. Vanaf de tweede geeft, gedekt en allemaal tegelijk,
hierarchie-exchange-3 = de laatste zijn *drie* beste kaarten aan de eerste, die zijn drie laagste teruggeeft,
hierarchie-exchange-2 = de voorlaatste zijn *twee* beste aan de tweede, die zijn twee laagste teruggeeft,
hierarchie-exchange-1 = de volgende van onderen zijn *ene* beste kaart aan de derde, die zijn laagste teruggeeft.
hierarchie-exchange-best = Van hoog naar laag: Draak, Feniks, Mah Jong, Hond, aas, koning, vrouw, boer, 10 en zo verder tot 2. Tussen gelijke kiest wie geeft. Alle anderen houden hun hand; met vijf spelers de derde ook.
hierarchie-play-left = De beurt gaat naar links, met de klok mee; na de eerste in rang komt dus de tweede.
hierarchie-play-tricks = Ligt de Mah Jong bij de overgebleven kaarten, dan speelt de hoogste in rang uit, in de eerste ronde de linkerbuur van de deler. De slagen zelf zijn niets waard. Je wint ze om te mogen uitspelen.
hierarchie-twice = Elke kaart dubbel
hierarchie-triple = Een tripple moet drie verschillende reeksen hebben, ook in een full house en naast de Feniks. Een paar mag uit twee identieke kaarten bestaan.
hierarchie-triple-yes = is een tripple.
hierarchie-triple-no = is er geen.
hierarchie-triple-phoenix = is er ook geen.
hierarchie-pair = is een paar.
hierarchie-wish = Een wens is er niet. De Mah Jong bepaalt alleen wie begint; in een straat is hij zoals altijd de 1.
hierarchie-dog = Je kunt hem alleen uitspelen, en alleen op zichzelf. Hij geeft het uitspeelrecht aan de laagste in rang, in de eerste ronde aan de deler; is die uit, aan de volgende met kaarten. Speelt de laagste hem zelf, dan speelt hij nog een keer uit.
hierarchie-dog-bombed = Op de Hond mag een Bom vallen tot wie het uitspeelrecht kreeg, uitspeelt.
hierarchie-dragon = De hoogste enkele kaart; alleen een Bom slaat hem. Zijn slag wordt niet weggegeven.
hierarchie-end = De ronde is voorbij als nog maar één speler kaarten heeft: dat is de volgende Trou du C.. De volgorde van uit zijn bepaalt de rangen, en iedereen wisselt van plaats.
hierarchie-score = Punten zijn er niet.
hierarchie-match = Een einde is er niet, tenzij je er een afspreekt. Een tafel mag een aantal rondes vastleggen; wie na de laatste de hoogste rang heeft, heeft gewonnen.
hierarchie-philibert = Alleen het Franse boekje heeft dit spel. Waar het niets zegt, vertelt deze bladzijde hoe wij het spelen.
hierarchie-philibert-cards = Het boekje telt beide kaartspellen uit de doos als 108 kaarten. Twee kaartspellen hebben er 112; daarom laten wij één stel speciale kaarten weg.
hierarchie-philibert-play = Het boekje zegt niet wie uitspeelt als de Mah Jong niet gedeeld is. Die regel is van ons.
hierarchie-philibert-dog = Zoals overal in dit boekje mag er een Bom op de Hond vallen.
