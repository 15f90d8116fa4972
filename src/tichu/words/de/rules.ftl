## the page itself

title = Regeln
games = Spiele
book = Regelbuch
notes = In diesem Buch
contents = Inhalt
learn = Spielend lernen
play = Einen Tisch öffnen

# The rules, by section and game. In these texts *stars* make a word bold, [Kg] shows a card (rank and suit; keep it
# as it is), and <Dog|Wolf> is one wording for the usual cards and one for Tichubadour’s, where Dog and Mah Jong are
# Wolf and Nightingale.

## headings of the sections

heading-differs = Was anders ist als in Nanjing
heading-goal = Das Ziel
heading-cards = Die Karten
heading-deal = Karten aufnehmen
heading-calls = Kleines und großes Tichu
heading-exchange = Schupfen
heading-play = Stiche spielen
heading-combinations = Kombinationen
heading-bombs = Bomben
heading-wish = Der Wunsch
heading-specials = <Hund|Wolf>, Phönix, Drache
heading-end = Das Ende der Spielrunde
heading-score = Die Wertung
heading-match = Die Partie

## rule books: publisher or author (language, year)

book-fata-morgana = Fata Morgana (deutsch, 2011)
book-philibert = Philibert (französisch, 2004)
book-groo = Groo (portugiesisch, 2009)
book-tichubadour = Tichubadour (französisch, 2022)
book-francois = Johan François (niederländisch)

## the cards (this and what follows up to the games stands on the pages of several games)

cards-pack = Gespielt wird mit 56 Karten. 52 davon gehören zu vier Familien mit je dreizehn Werten: 2 bis 10, dann Bube, Dame, König und As. Das As ist immer hoch, und keine Familie ist mehr wert als eine andere.
cards-suits = Die vier Familien: <Jade, Schwerter, Pagode und Stern|Spitzhacke, Zelt, Kompass und Halstuch>.
cards-special = Vier Spezialkarten gehören zu keiner Familie:
cards-mahjong = *<Mah Jong (Hanfsperling)|Nachtigall>:* eine 1. Wer <ihn|sie> hat, beginnt; wer <ihn|sie> spielt, hat einen Wunsch frei.
cards-dog = *<Hund|Wolf>:* übergibt das Ausspielrecht dem Partner.
cards-phoenix = *Phönix:* ein Joker, und zwar ein starker. Er kostet 25 Punkte.
cards-dragon = *Drache:* die höchste Einzelkarte, 25 Punkte.

## tables of the deal: “11-two-10” is “11, two have 10”

deal-players = Personen
deal-packs = Kartensätze
deal-cards = Karten
deal-9-one-10 = 9, einer hat 10
deal-15-four-16 = 15, vier haben 16
deal-13-five-14 = 13, fünf haben 14
deal-12-one-13 = 12, einer hat 13
deal-10-nine-11 = 10, neun haben 11
deal-9-ten-10 = 9, zehn haben 10
deal-open = Offen
deal-none = keine
deal-11-two-10 = 11, zwei haben 10

## Tichu and Grand Tichu

calls-bet = Mit einer Ansage wettest du, dass *du selbst* zuerst alle Karten los bist.
calls-tichu = *(Kleines) Tichu:* jederzeit, bis du deine erste Karte spielst, auch wenn du nicht an der Reihe bist, und auch schon vor dem Schupfen. Dein Team gewinnt oder verliert 100 Punkte.
calls-personal = Eine Ansage ist persönlich. Du darfst sie nicht mit dem Partner absprechen, und wenn er vor dir fertig ist, hast du sie verloren. Mehrere dürfen ansagen, auch zwei Partner; recht behält höchstens einer. Für das gleiche Blatt wird höchstens einmal angesagt.
calls-score = Ansagen kommen zu allem hinzu, was die Runde sonst bringt, und ändern daran nichts: 30 Kartenpunkte und ein gewonnenes Tichu ergeben 130, 40 Kartenpunkte und ein verlorenes −60.

## playing tricks

play-right = Gespielt wird gegen den Uhrzeigersinn: Nach dir kommt, wer rechts von dir sitzt.
play-begin = Wer zu Beginn <den Mah Jong|die Nachtigall> hat, spielt zum ersten Stich aus, und zwar eine beliebige Kombination. <Der Mah Jong|Die Nachtigall> selbst darf auf der Hand bleiben.
play-beat = Danach passen die anderen der Reihe nach oder schlagen, was oben liegt. Dazu brauchst du:
play-kind = die gleiche Art von Kombination,
play-number = gleich viele Karten,
play-rank = einen höheren Wert.
play-example = Ein Paar wird also nur von einem Paar geschlagen und eine Reihe von sechs Karten nur von einer Reihe von sechs Karten. Die einzige Ausnahme sind Bomben.
play-pass = Wer gepasst hat, darf im gleichen Stich wieder mitspielen, sobald er an der Reihe ist. Haben alle anderen, die noch Karten haben, nacheinander gepasst, so nimmt, wer zuletzt gespielt hat, den Stich verdeckt zu sich und spielt neu aus. Wer ausspielt, darf nicht passen.
play-out = Wer keine Karten mehr hat, hat die Runde beendet. Gewinnt er mit der letzten Karte den Stich, so geht das Ausspielrecht an den nächsten Spieler in der Reihe, der noch Karten hat.
play-piles = Partner legen ihre Stiche getrennt ab: Am Ende der Runde wechselt vielleicht einer der beiden Stapel den Besitzer.

## one trick, step by step

trick = Ein Stich, Schritt für Schritt
trick-seats = Süd und Nord spielen gegen Ost und West. Die Reihenfolge ist Süd, Ost, Nord, West.
trick-1 = Süd spielt ein Paar aus, also sind Paare gefragt.
trick-2 = Ost hat ein höheres. Nord und West passen.
trick-3 = Süd ist wieder dabei; der Phönix ist der zweite Bube.
trick-4 = Ost geht noch einmal höher. Nord und West passen.
trick-5 = Süd wirft eine Bombe. Dreimal passen: Süd nimmt den Stich und spielt aus.

## combinations

combinations-single = *Einzelkarte:* eine Karte für sich.
combinations-pair = *Paar:* zwei Karten vom gleichen Wert.
combinations-pair-run = *Folge von Paaren (Treppe):* zwei oder mehr Paare mit benachbarten Werten. Das höchste Paar entscheidet.
combinations-triple = *Trippel:* drei Karten vom gleichen Wert.
combinations-full-house = *Fullhouse:* ein Trippel und ein Paar. Das Trippel entscheidet.
combinations-straight = *Reihe:* fünf oder mehr benachbarte Werte, die Familien gemischt. Die höchste Karte entscheidet.
combinations-ace = Eine Reihe darf mit <dem Mah Jong|der Nachtigall> als 1 beginnen und bis zum As gehen, hat also höchstens vierzehn Karten. Unter die 2 kommt das As nie.
combinations-alone = Außer diesen gibt es nur noch Bomben. Drache und <Hund|Wolf> werden immer einzeln gespielt.

## bombs

bombs-four = *Vierblatt:* alle vier Karten eines Werts.
bombs-straight = *Reihenbombe:* fünf oder mehr benachbarte Werte aus einer Familie.
bombs-order = Eine Bombe schlägt alles, was nicht eine höhere Bombe ist. Mehr Karten schlagen weniger; bei gleich vielen entscheidet der Wert. Von unten nach oben:
bombs-order-1 = vier Vierer
bombs-order-2 = vier Fünfer
bombs-order-3 = fünf Karten bis 6
bombs-order-4 = fünf Karten bis 8
bombs-order-5 = sechs Karten bis 7
bombs-anytime = Bomben darf man *jederzeit* werfen, solange etwas auf dem Tisch liegt: außer der Reihe, auf die eigenen Karten und auch nach dem letzten Passen, bis der Stich aufgenommen ist.
bombs-lead = Das Ausspielrecht nehmen sie niemandem. Auf den leeren Tisch legt nur, wer ausspielt; das darf ruhig eine Bombe sein.
bombs-turn = Nach einer Bombe geht es mit dem Nächsten nach dem Bomber weiter, und wer gepasst hatte, darf wieder spielen.
bombs-several = Wollen mehrere gleichzeitig bomben, so hilft Schnelligkeit nichts: Sie kommen in Spielreihenfolge dran, von den zuletzt gespielten Karten an. Online wartet der Tisch einen Moment, in dem sich alle melden können.
bombs-special = Spezialkarten gehören in keine Bombe. Eine Reihe aus einer Familie, in der Phönix oder <Mah Jong|Nachtigall> mitspielen, ist eine gewöhnliche Reihe.
bombs-always = Eine Reihe aus nur einer Familie ist immer eine Bombe und darf nicht als gewöhnliche Reihe gespielt werden.
bombs-phoenix = Ein Vierblatt mit Phönix ist kein Fullhouse. Es ist überhaupt keine Kombination.

## the wish

wish-make = Wer <den Mah Jong|die Nachtigall> spielt, einzeln oder in einer Reihe, darf sich einen Wert von 2 bis As wünschen. Spezialkarten kann man sich nicht wünschen.
wish-must = Von da an gilt: Wer an der Reihe ist, eine Karte dieses Werts hat und sie nach den Regeln spielen kann, *muss* sie spielen – einzeln oder in irgendeiner Kombination, die passt, nötigenfalls mit Hilfe des Phönix oder als Bombe. Welche Kombination, ist seine Sache. Wer nicht kann, spielt oder passt wie sonst.
wish-open = Der Wunsch bleibt offen, auch über spätere Stiche, bis irgendjemand eine echte Karte dieses Werts spielt. Er gilt für alle, auch für den, der ihn geäußert hat.
wish-phoenix = Ein Phönix anstelle des gewünschten Werts erfüllt den Wunsch nicht, und niemand muss ihn dafür hergeben.
wish-lead = Der Wunsch gilt auch beim Ausspielen: Wer ausspielt und den Wert hat, muss ihn ausspielen. Eine Bombe ohne ihn geht nicht.
wish-turn = Er gilt nur, wenn man an der Reihe ist. Eine Bombe außer der Reihe braucht ihn nicht zu beachten; wer müsste, darf also stattdessen immer bomben, was auf dem Tisch liegt.
wish-itself = Die Karten, mit denen der Wunsch kommt, erfüllen ihn nicht.
wish-played = Man darf sich einen Wert wünschen, von dem schon alle Karten gespielt sind. Das bindet niemanden.
wish-example = Ein Beispiel
wish-example-led = wird ausgespielt, gewünscht ist eine 7.
wish-example-straight = muss gespielt werden, der Phönix als 4 oder als 9.
wish-example-bomb = muss als Bombe geworfen werden.
wish-example-free = darf passen: Nur der Phönix wäre eine 7.

## the Dog

dog = Der <Hund|Wolf>
dog-partner = Er kann nur einzeln ausgespielt werden. Er macht keinen Stich und zählt nichts, sondern übergibt das Ausspielrecht sofort dem Partner. Hat der Partner die Runde beendet, bekommt es der nächste Spieler mit Karten zur Rechten des Partners; das kannst auch du sein.
dog-safe = Bomben kann man <den Hund|den Wolf> nicht: Wenn man ihn sieht, hat das Ausspielrecht schon gewechselt.
dog-wish = Solange dich ein Wunsch bindet, kannst du <den Hund|den Wolf> nicht ausspielen.

## the Phoenix

phoenix = Der Phönix
phoenix-joker = In jeder Kombination außer der Bombe ist er ein Joker für einen Wert von 2 bis As. Wo zwei Lesarten möglich sind, wählst du; sagst du nichts, gilt die höhere.
phoenix-full-house = Drei Achter und zwei Neuner oder umgekehrt.
phoenix-straight = Eine Reihe bis 8 oder bis 9.
phoenix-single = Einzeln gespielt ist er einen halben Wert höher als die Karte unter ihm. Auf [8g] ist er eine 8½: [9k] schlägt ihn, [8b] nicht. Er schlägt ein As, aber nicht den Drachen. Ausgespielt hat er den Wert 1½, jede Karte ab der 2 schlägt ihn also.
phoenix-points = Wer ihn am Ende in seinen Stichen hat, bekommt *minus* 25 Punkte.

## the Dragon

dragon = Der Drache
dragon-highest = Die höchste Einzelkarte: Er schlägt ein As und auch einen Phönix auf dem As. Ihn schlägt nur eine Bombe. Er zählt 25 Punkte.
dragon-gift = Wer mit ihm einen Stich macht, muss den ganzen Stich samt Drachen einem Gegner seiner Wahl schenken. Das Ausspielrecht behält er.
dragon-bombed = Wird der Drache gebombt, gehört der Stich dem Bomber, und der verschenkt nichts. Das gilt auch, wenn jemand seinen eigenen Drachen bombt.

## the end of a round

end-when = Die Spielrunde endet sofort, wenn nur noch einer Karten hat, oder wenn zwei Partner als Erster und Zweiter fertig sind: ein *Doppelsieg*.
end-last = Bevor gezählt wird, gibt der Letzte ab:
end-hand = die Karten auf seiner Hand der Gegenpartei,
end-tricks = alle seine Stiche dem, der als Erster fertig war.
end-last-trick = Der letzte Stich zählt wie jeder andere. Die letzte Karte des Dritten beendet ihn sofort, ohne weiteres Passen oder Bomben, und gewinnt ihn; ist sie der Drache, wird der Stich vorher noch verschenkt.

## scoring

score-cards = Jedes Team zählt die Karten in seinen Stichen. Zusammen sind es 100 Punkte.
score-double = Nach einem *Doppelsieg* wird nicht gezählt: Das Team schreibt 200 Punkte, die anderen 0.
score-calls = Dann werden Tichu und großes Tichu dazugezählt oder abgezogen. Ein Doppelsieg mit gewonnenem Tichu ergibt 300.

## table of the card points

points-card = Karte
points = Punkte
points-king = jeder König
points-ten = jeder Zehner
points-five = jeder Fünfer
points-dragon = Drache
points-phoenix = Phönix
points-others = alle anderen

## the match

match-target = Gespielt wird auf 1000 Punkte; ihr könnt auch ein anderes Ziel vereinbaren. Erreichen es beide Teams in der gleichen Runde, gewinnt das mit mehr Punkten. Bei Gleichstand folgt noch eine Runde, und so weiter, bis jemand vorne liegt.

## both games of ranks

ranks-phoenix = *Phönix:* ein Joker.
ranks-dragon = *Drache:* die höchste Einzelkarte.
ranks-seats = Die Sitzordnung
ranks-bombs-suits = Ein Vierblatt braucht vier verschiedene Familien.

## what the Philibert book does in several games

philibert-dog = Bomben dürfen auch auf den Hund fallen, bis der Beschenkte ausspielt.

## what the Groo book does in several games

groo-clockwise = Wer will, darf auch im Uhrzeigersinn spielen.

## what Johan François’s book does in several games

francois-wish = Wer den Mah Jong spielt, einzeln oder in einer Reihe, *muss* sich einen Wert von 2 bis As wünschen. Spezialkarten kann man sich nicht wünschen.
francois-clockwise = Nach Absprache darf auch im Uhrzeigersinn gespielt werden.

## Nanjing

nanjing-name = Tichu Nanjing
nanjing-short = Nanjing
nanjing-players = 4 Personen
nanjing-summary = Zwei Zweierteams wollen ihre Karten möglichst rasch loswerden. Jemand spielt eine Karte oder eine Kombination aus; die anderen schlagen sie mit etwas Gleichem, nur höher, oder passen. Ein paar Karten zählen Punkte, vier Karten sind speziell, Bomben schlagen alles, und wer sich stark fühlt, wettet darauf, zuerst fertig zu sein: Diese Wette heißt Tichu.
nanjing-goal = Du sitzt deinem Partner gegenüber und spielst mit ihm gegen die beiden dazwischen. Das Team, das zuerst 1000 Punkte hat, gewinnt die Partie. Punkte gibt es auf drei Arten:
nanjing-goal-cards = *Karten in Stichen:* Könige, Zehner, Fünfer, Drache und Phönix zählen, zusammen 100 Punkte pro Runde.
nanjing-goal-out = *Fertig werden:* Seid ihr beide fertig, bevor es ein Gegner ist, habt ihr einen Doppelsieg, 200 Punkte.
nanjing-goal-calls = *Ansagen:* Tichu und großes Tichu bringen oder kosten 100 oder 200 Punkte.
nanjing-goal-early = Früh fertig zu sein lohnt sich, Letzter zu sein tut weh: Wer auf Karten sitzenbleibt, muss alles hergeben.
nanjing-deal = Wer in der letzten Runde zuerst fertig war, mischt; in der ersten Runde ist es irgendjemand. Verteilt wird nicht: Der Geber nimmt die oberste Karte, dann nehmen alle reihum je eine Karte, bis jeder vierzehn hat.
nanjing-deal-custom = Viele Runden verteilen trotzdem: jedem acht Karten, eine Pause für das große Tichu, dann noch sechs. Das kommt aufs Gleiche heraus, denn die neunte Karte sieht niemand, bevor er sich über das große Tichu entschieden hat. Online werden alle gleichzeitig gefragt, und die Antworten bleiben verdeckt, bis alle da sind.
nanjing-calls-grand = *Großes Tichu:* bevor du deine neunte Karte siehst. Dein Team gewinnt oder verliert 200 Punkte.
nanjing-exchange = Wenn alle vierzehn Karten haben, gibt jeder jedem der drei anderen verdeckt eine Karte und bekommt dafür drei. Die neuen schaust du erst an, wenn deine drei vergeben sind.
nanjing-exchange-custom = Was zwei einander schupfen, geht die anderen nichts an. Meist bekommt der Partner etwas Gutes und der Gegner etwas Unbrauchbares, aber das ist Brauch, nicht Regel.
nanjing-fata-morgana = Das Regelbuch des Berner Verlags. Es ist das Spiel, wie es auf dieser Seite steht.
nanjing-fata-morgana-bombs = Das Buch hält ausdrücklich fest: Bomben schlagen Karten, aber weder das Ausspielrecht noch den Hund, und auch den eigenen Stich darf man bomben.
nanjing-fata-morgana-end = Das Buch bestätigt, dass der letzte Stich des Dritten zählt und ein Drache darin noch verschenkt wird.
nanjing-philibert = Eine französische Übersetzung mit vielen Beispielen. Eines ist anders: Hier ist nicht einmal der Hund sicher.
nanjing-philibert-dog = Bomben dürfen auf alle vier Spezialkarten fallen, auch auf den Hund. Er liegt auf dem Tisch, bis der Beschenkte ausspielt; so lange darf ihn jeder bomben, selbst wer ihn gespielt hat. Der Bomber bekommt den Hund, und es geht weiter wie nach jeder Bombe.
nanjing-groo = Das portugiesische Buch nennt das Spiel Tichu Nanking und hat eine lange Liste von Fragen und Antworten.
nanjing-groo-deal = Die Karten werden im Uhrzeigersinn aufgenommen, obwohl gegen den Uhrzeigersinn gespielt wird. Wer mischt, darf sie auch verteilen.
nanjing-groo-calls = Sagen zwei Partner im selben Augenblick Tichu an, darf der in Spielreihenfolge spätere seine Ansage zurücknehmen.
nanjing-tichubadour = Die Ausgabe der Pfadfindergruppe Troubadours aus Freiburg in der Schweiz, mit eigenen Familien und eigenen Tieren. Die Karten können genau dasselbe.
nanjing-tichubadour-cards = Die Familien heißen Spitzhacke, Zelt, Kompass und Halstuch. Der Hund ist ein Wolf, der Mah Jong eine Nachtigall.
nanjing-tichubadour-deal = Die Karten werden verteilt: jedem acht, dann das große Tichu, dann noch sechs.
nanjing-tichubadour-wish = Wer den Wunsch erfüllen könnte und es nicht tut, wird hier nicht gehindert, sondern bestraft: Die Gegner gewinnen die Runde mit 200 Punkten, die anderen haben 0, Karten werden nicht gezählt. Ansagen gelten weiter danach, wer als Erster fertig ist; steht eine offen, wird so lange weitergespielt.
nanjing-tichubadour-match = Das Punkteziel wird vor der Partie vereinbart. Üblich sind 1000.
nanjing-francois = Die niederländische Übersetzung, mit Fragen und Antworten der Vereinigung der Tichuspieler.
nanjing-francois-dragon = Im Buch darf, wer mit dem Drachen einen Stich macht, „ausspielen oder passen“. Hier muss er auf jeden Fall ausspielen: Auf das Passen könnte nichts folgen.

## Trichu

trichu-name = Trichu
trichu-players = 3 Personen
trichu-summary = Tichu zu dritt, mit einem vierten Blatt, das niemandem gehört. Der Alleinspieler spielt es neben seinem eigenen: er und „die Tisch“ (auch Frau Tisch) gegen die beiden anderen. In der nächsten Runde hat vielleicht ein anderer die folgsame Partnerin.
trichu-differs-hands = Vier Blätter für drei Spieler: Der Alleinspieler spielt zwei davon, seines und das der Tisch.
trichu-differs-grand = Weder er noch die Tisch können ein großes Tichu ansagen.
trichu-differs-exchange = Alleinspieler und Tisch schupfen einander keine Karten.
trichu-differs-open = Nach dem Schupfen liegt das Blatt der Tisch offen.
trichu-differs-wish = Die Tisch muss keinen Wunsch erfüllen.
trichu-differs-score = Die Punkte werden jedem einzeln aufgeschrieben, in vier Spalten. Gespielt werden neun Runden, normalerweise nicht auf ein Punkteziel.
trichu-goal = Nach neun Runden die meisten Punkte haben. In jeder Runde spielen zwei gegen zwei: der Alleinspieler mit der Tisch gegen die beiden anderen. Was deine Seite macht, schreibst du in deine eigene Spalte. Die Tisch hat auch eine, und sie kann gewinnen.
trichu-deal = Vier Blätter zu vierzehn Karten werden ausgegeben wie in Nanjing. Einer ist Alleinspieler, die Tisch sitzt ihm gegenüber.
trichu-deal-soloist = Der Geber ist Alleinspieler. Wer es zuerst ist, entscheidet der Zufall; nach jeder Runde geht die Rolle nach rechts weiter.
trichu-deal-look = Sind alle Karten ausgegeben, schaut sich der Alleinspieler beide Blätter an.
trichu-calls-dummy = Der Alleinspieler darf Tichu auch *für die Tisch* ansagen, bis sie ihre erste Karte spielt. Jede Ansage gilt nur für dieses eine Blatt.
trichu-calls-grand = *Großes Tichu* dürfen nur die beiden Gegner ansagen, jeder bevor er seine neunte Karte sieht. Ihr Team gewinnt oder verliert 200 Punkte.
trichu-exchange = Geschupft wird nur zwischen Gegnern, verdeckt und gleichzeitig:
trichu-exchange-soloist = der Alleinspieler gibt jedem Gegner eine Karte,
trichu-exchange-dummy = die Tisch gibt jedem Gegner eine Karte, die der Alleinspieler aussucht,
trichu-exchange-opponents = jeder Gegner gibt dem Alleinspieler und der Tisch je eine Karte.
trichu-exchange-open = Dann wird das Blatt der Tisch für alle offen ausgelegt.
trichu-play-dummy = Die Tisch spielt, wenn sie an der Reihe ist; was, bestimmt der Alleinspieler. Hat sie den Mah Jong, spielt sie aus, und der Alleinspieler äußert ihren Wunsch.
trichu-wish = Die Tisch und der Wunsch
trichu-wish-dummy = Die Tisch muss keinen Wunsch erfüllen, weder wenn sie an der Reihe ist noch wenn sie ausspielt. Spielt sie trotzdem eine Karte dieses Werts, ist er erfüllt. Das eigene Blatt des Alleinspielers ist gebunden wie jedes andere.
trichu-score = Was ein Team gemacht hat, wird jedem seiner beiden Spieler aufgeschrieben. Machen die Gegner 60 Punkte und die Seite des Alleinspielers 40, so schreibt jeder Gegner 60, der Alleinspieler 40 und die Tisch 40.
trichu-match = Eine Partie hat neun Runden oder eine andere durch drei teilbare Zahl, damit alle gleich oft Alleinspieler sind. Wer dann die meisten Punkte hat, gewinnt; haben mehrere gleich viele, teilen sie sich den Sieg.
trichu-match-target = Von einem Ziel von 1000 Punkten raten die Spielregeln ab: Die Tisch ist in jeder Runde auf der Seite des Alleinspielers und wäre vermutlich als Erste dort. Ihr könnt es trotzdem vereinbaren: Dann gewinnt, wer vorne liegt, sobald jemand das Ziel erreicht hat; bei Gleichstand folgt noch eine Runde.
trichu-fata-morgana = Das Spiel, wie es auf dieser Seite steht. Dass die Tisch eine Dame ist, will das Regelbuch so.
trichu-fata-morgana-deal = Das Buch sagt nicht, in welche Richtung die Rolle des Alleinspielers wandert. Hier geht sie nach rechts, wie das Spiel.
trichu-philibert = Das französische Buch nennt die Tisch „le Mort“ und hat eigene Vorstellungen davon, wer mit ihr spielt.
trichu-philibert-deal = Alleinspieler ist, wer in der letzten Runde zuerst fertig war; in der ersten entscheidet der Zufall. War die Tisch zuerst fertig, bleibt alles, wie es ist.
trichu-philibert-exchange = Jeder der drei wirklichen Spieler gibt jedem der beiden anderen eine Karte. Die Tisch gibt und bekommt keine.
trichu-philibert-match = Gespielt werden neun Runden, egal, wer darin Alleinspieler ist.
trichu-groo = Das portugiesische Buch nennt das Spiel Threechu und die Tisch den erfundenen Spieler.
trichu-groo-soloist = Der Geber ist Alleinspieler. Wer es zuerst ist, entscheidet der Zufall; nach jeder Runde geht die Rolle nach links weiter.
trichu-groo-deal = Die Karten werden im Uhrzeigersinn aufgenommen, obwohl gegen den Uhrzeigersinn gespielt wird.
trichu-groo-calls = Sagen die beiden Gegner im selben Augenblick Tichu an, darf der in Spielreihenfolge spätere seine Ansage zurücknehmen.
trichu-groo-match = Wie viele Runden es sind, bestimmt ihr selbst, wenn die Zahl nur durch drei teilbar ist. Üblich sind hier neun.

## Tientsin

tientsin-name = Tichu Tientsin
tientsin-short = Tientsin
tientsin-players = 6 Personen
tientsin-summary = Tichu zu sechst: zwei Dreierteams, abwechselnd gesetzt, so dass jeder auf beiden Seiten einen Gegner hat. Die Blätter sind kleiner, und zum vollen Sieg müssen alle drei fertig sein.
tientsin-differs-cards = Zwei Spieler haben zehn Karten, vier haben neun.
tientsin-differs-grand = Das große Tichu wird vor der siebten Karte angesagt.
tientsin-differs-exchange = Jeder schupft seinen beiden Partnern je eine Karte, den Gegnern keine.
tientsin-differs-dog = Der Hund geht an einen Partner nach Wahl.
tientsin-differs-victory = Nur ein Trippelsieg zählt, 300 Punkte. Erster und Zweiter zu sein, bedeutet noch nichts.
tientsin-differs-tricks = Die Stiche des Letzten gehen an die Gegenpartei, die des Fünften an den Sieger der Runde.
tientsin-goal = Das Dreierteam, das zuerst 1000 Punkte hat, gewinnt. Punkte gibt es wie in Nanjing für Karten in Stichen, für Ansagen und fürs frühe Fertigwerden: Sind alle drei eines Teams fertig, während alle drei Gegner noch Karten haben, ist das ein Trippelsieg, 300 Punkte.
tientsin-deal = Wer in der letzten Runde zuerst fertig war, mischt und nimmt die erste Karte; in der ersten Runde ist es irgendjemand. Dann nehmen alle reihum je eine Karte. 56 Karten lassen sich nicht durch sechs teilen: Die ersten beiden haben zehn Karten, die anderen neun.
tientsin-calls-grand = *Großes Tichu:* bevor du deine *siebte* Karte siehst. Dein Team gewinnt oder verliert 200 Punkte.
tientsin-exchange = Jeder gibt seinen beiden Partnern verdeckt je eine Karte und bekommt von beiden eine zurück. Die Gegner gehen leer aus. Die neuen Karten schaust du erst an, wenn deine zwei vergeben sind.
tientsin-dog = Er kann nur einzeln ausgespielt werden. Er macht keinen Stich und zählt nichts, sondern übergibt das Ausspielrecht sofort einem Partner nach Wahl, der noch Karten hat. Hat keiner mehr welche, bekommt es der nächste Spieler mit Karten zu deiner Rechten.
tientsin-dragon-gift = Wer mit ihm einen Stich macht, muss den ganzen Stich samt Drachen einem der drei Gegner schenken. Das Ausspielrecht behält er.
tientsin-end-when = Die Spielrunde endet sofort, wenn nur noch einer Karten hat, oder mit einem *Trippelsieg*: Alle drei eines Teams sind fertig, und alle drei Gegner haben noch Karten.
tientsin-end-last = Bevor gezählt wird, gibt
tientsin-end-hand = der Letzte seine Handkarten *und* alle seine Stiche der Gegenpartei,
tientsin-end-tricks = der Fünfte alle seine Stiche dem, der als Erster fertig war.
tientsin-end-last-trick = Der letzte Stich zählt wie jeder andere. Die letzte Karte des Fünften beendet ihn sofort und gewinnt ihn; ist sie der Drache, wird der Stich vorher noch verschenkt.
tientsin-score-cards = Jedes Team zählt die Karten in seinen Stichen. Zusammen sind es 100 Punkte.
tientsin-score-triple = Nach einem *Trippelsieg* wird nicht gezählt: Das Team schreibt 300 Punkte, die anderen 0. Dann werden Tichu und großes Tichu dazugezählt oder abgezogen.
tientsin-order = Wer wann fertig ist
tientsin-order-teams = A, C und E spielen gegen B, D und F.
tientsin-order-out = Bisher fertig
tientsin-order-meaning = Was das bedeutet
tientsin-order-1 = C, A, E
tientsin-order-1-meaning = Trippelsieg: 300 Punkte, die Runde ist aus.
tientsin-order-2 = C, A, B
tientsin-order-2-meaning = Erster und Zweiter zusammen sind nichts Besonderes. Es geht weiter.
tientsin-order-3 = C, A, B, E
tientsin-order-3-meaning = Ein Team ist fertig, aber B war schneller als dessen Dritter: kein Trippelsieg. D und F spielen weiter.
tientsin-order-4 = C, A, B, E, F
tientsin-order-4-meaning = D bleibt übrig und gibt Hand und Stiche den anderen. F, der Fünfte, gibt seine Stiche C.
tientsin-fata-morgana = Das Spiel, wie es auf dieser Seite steht.
tientsin-philibert = Das französische Buch sagt ausdrücklich, wie die Karten aufgehen: vier Blätter zu neun, zwei zu zehn.
tientsin-groo = Das portugiesische Buch spielt das gleiche Spiel, nimmt die Karten aber anders auf und ist bei Ansagen nachsichtiger.
tientsin-groo-deal = Die Karten werden im Uhrzeigersinn aufgenommen, obwohl gegen den Uhrzeigersinn gespielt wird. Zehn Karten haben darum der Geber und sein linker Nachbar.
tientsin-groo-calls = Sagen Partner im selben Augenblick Tichu an, dürfen alle bis auf den in Spielreihenfolge ersten ihre Ansage zurücknehmen.
tientsin-francois = Das niederländische Buch spielt das gleiche Spiel, aber gewünscht werden muss.

## Grandseigneur

grandseigneur-name = Grandseigneur
grandseigneur-players = 5 bis 12 Personen
grandseigneur-summary = Jeder für sich. Keine Teams, keine Punkte, keine Ansagen; wer wann fertig ist, entscheidet, wer in der nächsten Runde oben sitzt und wer seine besten Karten hergeben muss. Wer oben ist, bleibt gern dort.
grandseigneur-differs-teams = Keine Teams: Jeder spielt allein.
grandseigneur-differs-dog = Der Hund bleibt in der Schachtel.
grandseigneur-differs-calls = Kein Tichu, kein großes Tichu, keine Punkte.
grandseigneur-differs-exchange = Geschupft wird nach Rang: Die unten geben denen oben ihre besten Karten.
grandseigneur-differs-dragon = Der Drachenstich wird nicht verschenkt.
grandseigneur-differs-packs = Ab sieben Personen zwei Kartensätze.
grandseigneur-goal = Werde deine Karten so früh wie möglich los. Wer als Erster fertig ist, ist in der nächsten Runde *Grandseigneur*; wer auf Karten sitzenbleibt, ist *Misérable*. Von oben nach unten:
grandseigneur-title-1 = Grandseigneur
grandseigneur-title-2 = Seigneur
grandseigneur-title-3 = Maître
grandseigneur-title-4 = Bourgeois
grandseigneur-title-5 = Pauvre
grandseigneur-title-6 = Misérable
grandseigneur-goal-titles = Sind es mehr oder weniger Personen, kommen Titel dazu oder fallen weg.
grandseigneur-cards = Das Spiel hat vier Familien mit je dreizehn Werten: 2 bis 10, dann Bube, Dame, König und As. Das As ist immer hoch, und keine Familie ist mehr wert als eine andere.
grandseigneur-cards-special = Dazu kommen drei Spezialkarten. Der Hund muss draußen bleiben: Ohne Partner weiß er nicht, wohin.
grandseigneur-cards-packs = Ab sieben Personen werden zwei Kartensätze zusammengemischt, der zweite ohne Hund und Mah Jong. Dann gibt es zwei Phönixe und zwei Drachen.
grandseigneur-deal = Der Misérable mischt, gibt und räumt die Stiche weg; in der ersten Runde tut das irgendjemand. Alle Karten werden ausgegeben. Was nicht aufgeht, bekommen die Ersten in der Reihe, vom Grandseigneur an.
grandseigneur-seats = Man sitzt nach Rang: links vom Grandseigneur der Seigneur, dann der Maître und so weiter um den Tisch bis zum Misérable, der rechts neben dem Grandseigneur landet. Der beste Sessel gehört dem Grandseigneur.
grandseigneur-calls = Ansagen gibt es nicht. Niemand wettet, alle beeilen sich.
grandseigneur-exchange = In der ersten Runde wird nicht geschupft. Ab der zweiten gibt
grandseigneur-exchange-3 = der Letzte dem Ersten seine *drei* besten Karten,
grandseigneur-exchange-2 = der Zweitletzte dem Zweiten seine *zwei* besten,
grandseigneur-exchange-1 = der Nächste von unten dem Dritten seine *eine* beste.
grandseigneur-exchange-return = Die oben geben gleichzeitig ebenso viele Karten ihrer Wahl zurück, also bevor sie sehen, was sie bekommen. Alle anderen behalten ihr Blatt.
grandseigneur-exchange-best = Die beste Karte ist der Drache, dann kommen Phönix und Mah Jong, dann die anderen nach Wert. Unter gleichen wählt, wer gibt. Zu fünft ist es auf jeder Stufe eine Karte weniger: zwei, eine, keine.
grandseigneur-play-right = Gespielt wird gegen den Uhrzeigersinn; nach dem Grandseigneur kommt also der Misérable.
grandseigneur-play-tricks = Die Stiche selbst sind nichts wert. Man macht sie, um ausspielen zu dürfen.
grandseigneur-combinations-alone = Außer diesen gibt es nur noch Bomben. Der Drache wird immer einzeln gespielt.
grandseigneur-bombs = Mit zwei Kartensätzen
grandseigneur-bombs-yes = ist eine Bombe.
grandseigneur-bombs-no = ist keine Kombination.
grandseigneur-dog = Er ist nicht im Spiel.
grandseigneur-phoenix = Mit zwei Kartensätzen gibt es zwei davon. Ein Phönix auf einem Phönix ist einen halben Wert höher, und beide dürfen in der gleichen Kombination mitspielen, aber nie in einer Bombe.
grandseigneur-dragon = Die höchste Einzelkarte; ihn schlägt nur eine Bombe oder, mit zwei Kartensätzen, der zweite Drache. Sein Stich wird nicht verschenkt: Es ist niemand da, dem man ihn schenken könnte.
grandseigneur-end = Die Spielrunde endet, wenn nur noch einer Karten hat. Die Reihenfolge des Fertigwerdens ergibt die Ränge der nächsten Runde, und alle wechseln die Plätze. Sofern überhaupt jemand wechselt: Das System ist stabil.
grandseigneur-score = Punkte gibt es nicht. Niemand zählt Stiche.
grandseigneur-match = Ein Ende gibt es nicht, außer ihr vereinbart eines. Wird eine Zahl von Runden festgelegt, gewinnt, wer nach der letzten Grandseigneur ist.
grandseigneur-fata-morgana = Dieses Spiel hat nur das Buch des Verlags. Das portugiesische weigert sich, es zu übersetzen, und rät allen, die zwölf Leute beisammen haben, zu Hallenfußball.
grandseigneur-fata-morgana-wish = Das Buch sagt, die Feinheiten von Tichu zählten hier nicht. Wir lesen das als: keine Ansagen, keine Punkte. Der Wunsch bleibt.
grandseigneur-fata-morgana-cards = Zwei Kartensätze sind eine Empfehlung ab sieben Personen. Man darf sie auch mit weniger nehmen.

## Hierarchy

hierarchie-name = Hierarchie
hierarchie-players = 5 bis 10 Personen
hierarchie-summary = Das Rangspiel des französischen Buchs, dort unter dem Titel „Quelqu’un est toujours le trou du C..“: Einer muss immer der Letzte sein, und der Letzte heißt unfein. Keine Teams, keine Punkte; wer als Erster fertig ist, ist Grand Maître und lässt es sich gut gehen.
hierarchie-differs-teams = Keine Teams, keine Punkte, keine Ansagen.
hierarchie-differs-cards = 108 Karten: die Familienkarten zweier Kartensätze, aber nur einmal die Spezialkarten.
hierarchie-differs-clockwise = Gespielt wird im Uhrzeigersinn.
hierarchie-differs-exchange = Geschupft wird nach Rang: Die besten Karten gehen nach oben, die tiefsten nach unten.
hierarchie-differs-suits = Ein Trippel braucht drei verschiedene Familien, ein Vierblatt vier.
hierarchie-differs-special = Der Mah Jong bringt keinen Wunsch, der Drachenstich wird nicht verschenkt, und der Hund geht zum Rangletzten.
hierarchie-goal = Werde deine Karten so früh wie möglich los. Wer als Erster fertig ist, ist in der nächsten Runde *Grand Maître*. Wer auf Karten sitzenbleibt, ist *Trou du C..*, mischt, gibt und gehorcht. Das ist der eine Platz, den du nicht willst.
hierarchie-cards = Es sind 108 Karten: die Familienkarten zweier Kartensätze, also jede Karte von 2 bis As doppelt, und einmal die Spezialkarten.
hierarchie-cards-mahjong = *Mah Jong (Hanfsperling):* eine 1. Wer ihn hat, beginnt.
hierarchie-cards-dog = *Hund:* übergibt das Ausspielrecht dem Rangletzten.
hierarchie-deal = Der Trou du C.. mischt und gibt, im Uhrzeigersinn; in der ersten Runde tut das irgendjemand. Zu fünft bis zu neunt bekommt jeder zwölf Karten, und was übrig bleibt, liegt offen neben dem Spiel. Zu zehnt werden alle Karten ausgegeben.
hierarchie-seats = Der Grand Maître nimmt den Stuhl, der ihm gefällt. Die anderen sitzen nach Rang links von ihm, so dass der Trou du C.. rechts neben ihm landet.
hierarchie-calls = Ansagen gibt es nicht.
hierarchie-exchange = In der ersten Runde wird nicht geschupft. Ab der zweiten gibt, verdeckt und alle gleichzeitig,
hierarchie-exchange-3 = der Letzte dem Ersten seine *drei* besten Karten und bekommt dessen drei tiefste,
hierarchie-exchange-2 = der Zweitletzte dem Zweiten seine *zwei* besten und bekommt dessen zwei tiefste,
hierarchie-exchange-1 = der Nächste von unten dem Dritten seine *eine* beste und bekommt dessen tiefste.
hierarchie-exchange-best = Von der besten zur tiefsten: Drache, Phönix, Mah Jong, Hund, As, König, Dame, Bube, 10 und so weiter bis 2. Unter gleichen wählt, wer gibt. Alle anderen behalten ihr Blatt, zu fünft auch der Dritte.
hierarchie-play-left = Gespielt wird im Uhrzeigersinn; nach dem Ersten im Rang kommt also der Zweite.
hierarchie-play-tricks = Liegt der Mah Jong bei den übrigen Karten, spielt der Ranghöchste aus, in der ersten Runde der linke Nachbar des Gebers. Die Stiche selbst sind nichts wert. Man macht sie, um ausspielen zu dürfen.
hierarchie-twice = Jede Karte doppelt
hierarchie-triple = Ein Trippel braucht drei verschiedene Familien, auch im Fullhouse und neben dem Phönix. Ein Paar darf aus zwei gleichen Karten bestehen.
hierarchie-triple-yes = ist ein Trippel.
hierarchie-triple-no = ist keines.
hierarchie-triple-phoenix = ist auch keines.
hierarchie-pair = ist ein Paar.
hierarchie-wish = Einen Wunsch gibt es nicht. Der Mah Jong bestimmt nur, wer beginnt; in einer Reihe ist er wie immer die 1.
hierarchie-dog = Er kann nur einzeln ausgespielt werden. Er übergibt das Ausspielrecht dem Rangletzten, in der ersten Runde dem Geber; ist der fertig, dem Nächsten mit Karten. Spielt ihn der Rangletzte selbst, so spielt er noch einmal aus.
hierarchie-dog-bombed = Der Hund darf gebombt werden, bis der Beschenkte ausspielt.
hierarchie-dragon = Die höchste Einzelkarte; ihn schlägt nur eine Bombe. Sein Stich wird nicht verschenkt.
hierarchie-end = Die Spielrunde endet, wenn nur noch einer Karten hat; er ist der nächste Trou du C.. Die Reihenfolge des Fertigwerdens ergibt die Ränge, und alle wechseln die Plätze.
hierarchie-score = Punkte gibt es nicht.
hierarchie-match = Ein Ende gibt es nicht, außer ihr vereinbart eines. Wird eine Zahl von Runden festgelegt, gewinnt, wer nach der letzten den höchsten Rang hat.
hierarchie-philibert = Dieses Spiel hat nur das französische Buch. Wo es etwas offen lässt, steht auf dieser Seite, wie wir es spielen.
hierarchie-philibert-cards = Das Buch zählt beide Kartensätze der Schachtel als 108 Karten. Zwei Sätze haben 112; wir lassen darum einmal die Spezialkarten weg.
hierarchie-philibert-play = Wer ausspielt, wenn der Mah Jong nicht ausgegeben wurde, sagt das Buch nicht. Diese Regel ist von uns.
hierarchie-philibert-dog = Wie überall in diesem Buch dürfen Bomben auf den Hund fallen.
