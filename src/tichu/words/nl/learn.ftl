## round the lessons

title = Tichu leren
intro = Is er iets onduidelijk, zeggen de regelboekjes, vraag het dan aan de buschauffeur. Hier is hij. Tien haltes, een minuut of twee per halte, en altijd kaarten in je hand.
begin = Beginnen met les 1
goOn = Verder met les { $n }
doneCount = { $n } van { $all } gedaan
lesson = Les { $n }
lessonNamed = { $done ->
    [yes] Les { $n }: { $title } (gedaan)
   *[no] Les { $n }: { $title }
}
lessonOf = Les { $n } van { $all }
stepOf = Stap { $n } van { $all }
forget = Voortgang wissen
overview = Alle lessen
restart = Opnieuw beginnen
skip = Overslaan
showMe = Laat zien
next = Verder
nextLesson = Volgende les
play = Een echte ronde spelen
empty = Geen kaarten meer: je bent uit.
worth = Slag: { $n } punten
choose = Kies eerst kaarten: tik ze aan.
again = Niet helemaal. Kijk nog eens naar je kaarten.

## replies for every lesson

no_low = Dat is niet hoger dan wat er ligt.
no_count = Het moet dezelfde soort combinatie zijn, met evenveel kaarten.
no_better = Passen mag, maar hier heb je iets beters.
no_turn = Je bent niet aan de beurt, en dat is geen Bom.

## cards

cards_title = De kaarten en het doel
cards_about = Waarden, slagen, en waarom je een lege hand wilt
cards_1 = Zesenvijftig kaarten: vier reeksen – jade, zwaard, pagode, ster – van 2 tot aas. En vier speciale kaarten, die we een voor een leren kennen.
cards_1_do = Je speelt twee tegen twee: jij en { $partner }, tegenover je, tegen { $left } en { $right }.
cards_2 = Iedereen wil zijn kaarten kwijt, en wel vóór de anderen. { $left } heeft een zes uitgespeeld. De reeks doet er niet toe, alleen de waarde: speel een hogere kaart.
cards_2_do = Tik een kaart aan en speel die dan.
cards_2_yes = Een negen op een zes. { $right } gaat hoger, de anderen passen.
cards_2_no1 = Dat kan, maar de negen is genoeg. Bewaar de koning voor wanneer je hem nodig hebt.
cards_3 = De tien ligt bovenop, en je bent weer aan de beurt: zo gaat het rond tot niemand meer hoger wil.
cards_3_do = Kun je de tien slaan?
cards_3_yes = Alle anderen passen. De slag is voor jou.
cards_4 = Wie een slag wint, speelt uit voor de volgende, met wat dan ook. Dit is je kans: ook een lage kaart mag je uitspelen.
cards_4_do = Speel je laatste kaart.
cards_4_yes = Je hand is leeg: je bent uit, als eerste. Daar gaat het om in dit spel.

## sets

sets_title = Paren, tripples, full house
sets_about = Kaarten van één waarde, samen gespeeld
sets_1 = Twee kaarten van één waarde zijn een paar. Een paar wordt alleen door een hoger paar geslagen.
sets_1_do = { $left } heeft een paar zessen uitgespeeld. Sla het.
sets_1_yes = Achten slaan zessen. Niemand gaat hoger.
sets_1_no1 = Een koning is hoog, maar het is er maar één. Een paar sla je alleen met een paar.
sets_1_no2 = Drie op twee mag niet: speel evenveel kaarten als er liggen.
sets_1_no3 = Dat slaat de zessen, maar haalt drie boeren uit elkaar. Er is een goedkoper paar.
sets_2 = Drie kaarten van één waarde zijn een tripple. Dezelfde regel: alleen een hogere tripple slaat hem.
sets_2_do = { $right } heeft drie zevens uitgespeeld.
sets_2_yes = Drie negens. De slag is voor jou.
sets_2_no1 = Er liggen drie kaarten, dus je hebt er drie nodig.
sets_2_no2 = Dat is een full house: vijf kaarten. Er liggen er drie, dus je hebt er drie nodig.
sets_3 = Een tripple en een paar vormen een full house: vijf kaarten in één keer. De tripple bepaalt hoe hoog het is.
sets_3_do = Jij speelt uit. Raak vijf kaarten tegelijk kwijt.
sets_3_yes = Full house met vrouwen. Niemand kan het slaan, en je hebt nog één kaart.
sets_3_no1 = Dat mag, maar dan blijven de vieren achter. Neem ze mee!
sets_3_no2 = Dat mag, maar vijf kaarten tegelijk zijn beter dan een of twee.
sets_3_no3 = Wie uitspeelt, mag niet passen.
sets_4 = Een vraag voor je uitstapt: kijk naar de tripple, niet naar het paar.
sets_4_do = Welk full house is hoger?
sets_4_yes = Zevens slaan vijven. De azen rijden alleen maar mee.
sets_4_no1 = De azen zijn maar het paar. De tripple telt: vijven.

## runs

runs_title = Straten en reeksen paren
runs_about = Waarden op een rij, hoe langer hoe beter
runs_1 = Vijf of meer opeenvolgende waarden zijn een straat. De reeksen mogen gemengd zijn.
runs_1_do = Jij speelt uit. Zoek de straat.
runs_1_yes = Vijf kaarten weg. Maar { $right } heeft een hogere straat van vijf.
runs_1_no1 = Vier op een rij is er een te weinig. Je hebt er vijf nodig.
runs_1_no2 = Een enkele kaart mag, maar vijf van de jouwe kunnen in één keer weg. Zoek waarden op een rij.
runs_2 = Een straat wordt geslagen door een even lange straat met een hogere top.
runs_2_do = Sla de straat tot de tien.
runs_2_yes1 = Tot de vrouw, en je houdt koning en aas. Goed gedaan.
runs_2_yes2 = Tot de koning: goed. Tot de vrouw was genoeg geweest.
runs_2_yes3 = Niets slaat dat. Tot de vrouw was ook genoeg geweest, en dan had je koning en aas nog.
runs_2_no1 = Een mooie straat, maar te lang: er liggen vijf kaarten, dus het moeten er precies vijf zijn.
runs_3 = Opeenvolgende paren zijn een reeks paren: twee paren of meer.
runs_3_do = Jij speelt weer uit. Zes van je kaarten horen bij elkaar.
runs_3_yes = Drie paren op een rij. Moeilijk te slaan.
runs_3_no1 = Al een reeks paren, maar er zou een paar achterblijven. Neem ze alle drie.
runs_3_no2 = Een paar mag, maar deze drie paren volgen op elkaar.
runs_3_no3 = Bewaar de aas: die wint een slag als je er een nodig hebt.
runs_4 = De aas is altijd hoog, nooit een 1. Na de aas loopt een straat niet verder.
runs_4_do = Welke van deze is geen combinatie?
runs_4_yes = Juist: na de aas komt niets meer.
runs_4_no1 = Dat is een straat: vijf waarden op een rij.
runs_4_no2 = Dat is een reeks van twee paren.

## points

points_title = Passen en punten
points_about = Wanneer je een slag laat gaan, en wat een slag waard is
points_1 = { $partner } heeft een koning gelegd. Je zou hem met de aas kunnen slaan. Maar { $partner } is je partner: jullie slagen tellen samen.
points_1_do = Wat doe je?
points_1_yes = Precies. { $partner } neemt de slag en speelt uit, en jij hebt de aas nog.
points_1_no1 = Je zou de slag van je eigen partner afpakken. Bewaar de aas voor de anderen.
points_2 = Maar weinig kaarten tellen: de vijf 5, de tien en de koning elk 10. De Draak levert 25 op, de Feniks kost er 25. Samen is dat 100.
points_2_do = Hoeveel is deze slag waard?
points_2_yes = Vijf, tien en tien: 25. De aas levert niets op.
points_2_no1 = Tel nog eens: 5 voor de vijf, 10 voor de tien, 10 voor de koning.
points_2_no2 = De aas is sterk, maar levert geen punten op.
points_3 = De Feniks is een sterke kaart, maar dat heeft zijn prijs.
points_3_do = En deze?
points_3_yes = 10 + 10 − 25 = −5. Soms is het een genoegen een slag te verliezen.
points_3_no1 = Vergeet de Feniks niet: die kost 25.
points_3_no2 = De Feniks kost 25 punten, hij levert ze niet op.
points_4 = Een vijf, een tien, een koning: hier liggen 25 punten, en de tegenstanders staan op het punt ze te nemen.
points_4_do = Jij bent aan de beurt.
points_4_yes = 25 punten voor jullie team.
points_4_no1 = Dan gaan er 25 punten naar de anderen. Jij kunt dat voorkomen.
points_5 = De ronde eindigt als nog maar één speler kaarten heeft. Die kaarten gaan naar de tegenstanders, en de gewonnen slagen naar wie het eerst uit was. Word dus niet laatste.
points_5_do = Zijn beide partners uit vóór de tegenstanders, dan wordt er niet geteld: 200 punten ineens. Het spel gaat tot 1000.

## wish

wish_title = De Mah Jong en de wens
wish_about = Een mus die bevelen geeft
wish_1 = De Mah Jong telt als 1, de laagste kaart van allemaal. Maar wie hem heeft, speelt als eerste uit, en wie hem speelt, mag een waarde wensen.
wish_1_do = Speel de Mah Jong uit en wens een aas.
wish_1_yes = { $right } heeft een aas en moet die spelen. Zo lok je een hoge kaart uit.
wish_1_no1 = Dat mag, maar deze keer willen we een aas.
wish_1_no2 = Je mag de Mah Jong houden, maar makkelijker wordt het niet om hem kwijt te raken. Dit is het moment.
wish_2 = { $left } heeft een straat met de Mah Jong gespeeld en een acht gewenst. Jij hebt een acht, en die past: dus moet je die spelen.
wish_2_do = Sla de straat met je acht.
wish_2_yes = De wens is vervuld, en daarmee voorbij.
wish_2_no1 = Deze keer niet: wie de wens kan vervullen, moet dat doen.
wish_2_no2 = Een acht, zeker, maar er liggen vijf kaarten. Speel hem in een straat.
wish_3 = Hier is een zes gewenst. Maar er ligt een vrouw, en een enkele zes slaat die niet. Wie de wens niet kan vervullen, speelt gewoon verder.
wish_3_do = Sla de vrouw, of pas.
wish_3_yes1 = Jouw slag. De wens geldt nog wel.
wish_3_yes2 = Ook goed. De wens blijft gelden.
wish_3_no1 = Een zes slaat de vrouw niet, dus hoef je die nu niet te spelen.
wish_4 = De wens geldt tot er een kaart van die waarde wordt gespeeld. Nu speel jij uit, en je hebt zessen.
wish_4_do = Wat speel je uit?
wish_4_yes1 = Beide zessen tegelijk: één was genoeg, maar zo zijn ze allebei weg.
wish_4_yes2 = Eén zes is genoeg. Als paar was je ze allebei kwijt geweest.
wish_4_yes3 = Eén zes is genoeg. Als paar was je ze allebei kwijt geweest.
wish_4_no1 = De wens bindt ook wie uitspeelt: je hebt een zes, dus er moet een zes bij.

## dogdragon

dogdragon_title = De Hond en de Draak
dogdragon_about = De een geeft het uitspeelrecht weg, de ander de slag
dogdragon_1 = De Hond wint niets. Je kunt hem alleen uitspelen, op zichzelf, en meteen krijgt je partner het uitspeelrecht. { $partner } heeft nog twee kaarten en wacht precies daarop.
dogdragon_1_do = Stuur de Hond op pad.
dogdragon_1_yes = { $partner } speelt uit, legt een paar en is uit.
dogdragon_1_no1 = Dat mag, maar { $partner } heeft niets aan losse kaarten. Geef het uitspeelrecht weg.
dogdragon_2 = Op kaarten die er al liggen, mag je de Hond niet spelen.
dogdragon_2_do = Sla de drie.
dogdragon_2_yes1 = De Hond wacht tot je uitspeelt.
dogdragon_2_yes2 = Sterk, maar de acht was genoeg geweest. De Hond wacht tot je uitspeelt.
dogdragon_2_no1 = Hier is de Hond niets waard. Je kunt hem alleen uitspelen.
dogdragon_3 = De Draak is de hoogste enkele kaart: alleen een Bom slaat hem. Je speelt hem alleen, nooit in een combinatie.
dogdragon_3_do = Sla de aas.
dogdragon_3_yes = Tegen de Draak kan niemand iets beginnen.
dogdragon_4 = De prijs van de Draak: de slag gaat met zijn 25 punten naar een tegenstander naar keuze. Jij houdt het uitspeelrecht.
dogdragon_4_do = { $left } heeft twee kaarten, { $right } elf. Wie krijgt de slag?
dogdragon_4_yes = { $right } heeft meer kans laatste te worden, en dan komen al die slagen bij jullie terug.
dogdragon_4_no1 = { $left } is bijna uit en zou de punten houden. Geef de slag aan wie nog laatste kan worden.
dogdragon_5 = Jij speelt uit, en je hebt nog twee kaarten.
dogdragon_5_do = Speel je laatste kaarten.
dogdragon_5_yes = Uit. De Draak heeft de deur geopend.
dogdragon_5_no1 = Samen zijn ze een paar, en dan ben je uit.

## phoenix

phoenix_title = De Feniks
phoenix_about = Een halve waarde hoger, of wat je maar nodig hebt
phoenix_1 = Alleen is de Feniks een halve waarde hoger dan de kaart waarop hij wordt gelegd: op een negen dus negen en een half. Zelfs een aas slaat hij.
phoenix_1_do = Sla de aas.
phoenix_1_yes = Veertien en een half. Alleen de Draak of een Bom slaat dat. Maar pas op: hij kost 25 punten.
phoenix_2 = In een combinatie is hij een joker: elke waarde van 2 tot aas.
phoenix_2_do = Sla de straat tot de zeven.
phoenix_2_yes = De Feniks als negen. Het gat is dicht.
phoenix_2_no1 = Er ontbreekt een negen. Wat kan die vervangen?
phoenix_3 = Soms kan hij het een of het ander zijn. Dan zeg jij wat.
phoenix_3_do = Speel vijf kaarten uit: wat moet de Feniks zijn?
phoenix_3_yes = Full house met vrouwen: hoger dan met achten.
phoenix_3_no1 = Dat mag, maar een full house met achten is makkelijker te slaan. De Feniks kan meer.
phoenix_3_no2 = Twee paren en de Feniks: dat is meer dan een paar.
phoenix_4 = Eén kaart is te groot voor hem.
phoenix_4_do = { $left } heeft de Draak uitgespeeld. En jij?
phoenix_4_yes = Niets aan te doen. { $left } moet de drakenslag weggeven, en geeft hem aan jou.
phoenix_4_no1 = De Feniks slaat elke enkele kaart, behalve de Draak.

## bombs

bombs_title = Bommen
bombs_about = Altijd, en op alles
bombs_1 = Vier kaarten van één waarde zijn een Bom. Die slaat alles: losse kaarten, paren, de Draak, wat er ook ligt.
bombs_1_do = { $left } denkt dat het paar azen veilig is.
bombs_1_yes = Bom! Niemand heeft een hogere.
bombs_1_no1 = Twee zessen slaan geen azen. Vier wel.
bombs_2 = Een Bom hoeft niet op zijn beurt te wachten. { $right } heeft Tichu aangekondigd en speelt de Draak. { $partner } is aan de beurt, jij niet. Geeft niets.
bombs_2_do = Gooi je Bom.
bombs_2_yes = De Draak is van jou, en een gebomde Draak geef je niet weg: 25 punten.
bombs_2_no1 = Je bent niet aan de beurt, dus er valt niets te passen. Maar een Bom mag.
bombs_3 = Vijf of meer op een rij, allemaal van één reeks: een rij-bom. Meer kaarten slaan minder, dus slaat hij vier gelijke. Er mag geen speciale kaart in.
bombs_3_do = { $left } heeft een Bom van vier tienen gegooid. Ga eroverheen.
bombs_3_yes = Vijf kaarten slaan er vier.
bombs_3_no1 = De negen is een ster, de andere zijn pagodes: dat is een gewone straat. Een Bom vraagt één reeks.
bombs_4 = De aas van { $partner } ligt bovenop, en niemand heeft hem geslagen. Jij hebt vier boeren.
bombs_4_do = Wat doe je?
bombs_4_yes = Gooi nooit een Bom op je partner. De boeren komen nog van pas.
bombs_4_no1 = Krachtig, maar op de slag van je eigen partner? Bewaar hem voor de tegenstanders.

## tichu

tichu_title = Tichu en grote Tichu
tichu_about = Wedden dat je als eerste uit bent
tichu_1 = Vóór je eerste kaart mag je Tichu aankondigen: +100 punten als je als eerste uit bent, anders −100. Ook als je partner de eerste is, is hij verloren.
tichu_1_do = Dit is een sterke hand. { $left } heeft uitgespeeld; kondig aan voor je speelt.
tichu_1_yes = Het stempel staat bij je naam. Nu weet iedereen het.
tichu_1_no1 = Dan is het te laat voor Tichu: alleen vóór je eerste kaart. Eerst aankondigen, dan spelen.
tichu_1_no2 = Je zou kunnen passen en later aankondigen. Maar met deze hand: waarom wachten?
tichu_2 = Twee azen, de Draak, de Feniks en een lange straat: dat was een Tichu. En deze hand?
tichu_2_do = Zou je aankondigen?
tichu_2_yes = Lage kaarten, geen aas, nauwelijks kans op het uitspeelrecht. Laat een ander schitteren.
tichu_2_c1 = Tichu aankondigen
tichu_2_no1 = Welke van deze kaarten wint een slag? Bijna alles is laag.
tichu_2_c2 = Hiermee niet
tichu_3 = Vóór de negende kaart komt er nog een vraag: grote Tichu, ±200, met maar acht kaarten. Draak, Feniks en azen beslissen.
tichu_3_do = Draak, Feniks en een aas bij acht kaarten. Aankondigen?
tichu_3_yes = Dapper, en juist: met Draak en Feniks loont het op den duur.
tichu_3_c1 = Grote Tichu!
tichu_3_c2 = Nee, laat de rest zien
tichu_3_no1 = Voorzichtig, maar acht kaarten worden zelden beter.
tichu_4 = Nieuwe ronde, nieuwe kaarten.
tichu_4_do = En deze acht?
tichu_4_yes = Zonder Draak, Feniks en azen mislukt een grote Tichu twee van de drie keer.
tichu_4_c1 = Grote Tichu!
tichu_4_no1 = Er komen nog zes kaarten, maar hoop is geen plan: er staan 200 punten op het spel.
tichu_4_c2 = Nee, laat de rest zien
tichu_5 = Ook de anderen mogen aankondigen. { $right } heeft Tichu aangekondigd en nog één kaart. Slaat die jouw enkele kaart, dan zijn dat 100 punten voor hen.
tichu_5_do = Jij speelt uit. Wat is veilig?
tichu_5_yes = Een paar! Daar helpt één kaart niet tegen, en { $partner } neemt het over.
tichu_5_no1 = Een enkele kaart? { $right } heeft er precies één, en kan die van jou misschien slaan. Speel iets langers uit.

## together

together_title = Samen
together_about = Kaarten doorgeven, en een heel eindspel
together_1 = Voor elke ronde geeft iedereen één kaart, gedekt, aan elk van de drie anderen. Tegenstanders krijgen lage kaarten die nergens bij passen, je partner iets goeds.
together_1_do = Kies voor elke speler een kaart.
together_1_yes = De tegenstanders kunnen er weinig mee, en { $partner } zal blij zijn.
together_1_no1 = Hoge kaarten zijn te goed voor tegenstanders. Geef hun je laagste.
together_1_no2 = Die hoort in je hand nog ergens bij, of levert punten op. De 2, de 3 en de 6 passen nergens bij.
together_1_no3 = { $partner } speelt met jou: kies een van je beste, de aas of de koning.
together_2 = Nu het einde van een ronde. Je hebt Tichu aangekondigd en moet als eerste uit zijn. { $left } heeft een tien uitgespeeld.
together_2_do = Nog vier kaarten. Pak het uitspeelrecht.
together_2_yes = 10 punten, en je speelt uit.
together_2_no1 = Dan spelen anderen uit, en je drie komt misschien nooit meer weg. Voor zulke momenten is de aas er.
together_3 = Je hebt nog een paar en een drie. Wat je het laatst speelt, mag gerust geslagen worden.
together_3_do = Wat speel je eerst uit?
together_3_yes = Niemand heeft een paar. Je mag opnieuw uitspelen.
together_3_no1 = Iemand slaat de drie, en komen je zessen dan nog op tafel? Eerst dat waarmee je het uitspeelrecht houdt.
together_3_no2 = Haal het paar niet uit elkaar: dan blijven er twee losse kaarten over.
together_4 = Eén kaart, en jij speelt uit.
together_4_do = Speel je laatste kaart.
together_4_yes = Als eerste: Tichu gehaald! En { $partner } doet de rest: vrouw, slag, vier, uit.
together_5 = Jij eerst, { $partner } meteen daarna: een dubbelzege, 200 punten, en 100 voor je Tichu. De tegenstanders krijgen niets.
together_5_do = Meer hoef je niet te weten. De rest is oefening, en goed gezelschap.
analysis = Een stelling analyseren
