## round the lessons

title = Tichu lernen
intro = Ist etwas unklar, sagt die Spielregel, wende man sich am besten an einen Buschauffeur. Hier ist er. Zehn Haltestellen, je ein, zwei Minuten, die Karten immer in der Hand.
begin = Mit Lektion 1 beginnen
goOn = Weiter mit Lektion { $n }
doneCount = { $n } von { $all } geschafft
lesson = Lektion { $n }
lessonNamed = { $done ->
    [yes] Lektion { $n }: { $title } (geschafft)
   *[no] Lektion { $n }: { $title }
}
lessonOf = Lektion { $n } von { $all }
stepOf = Schritt { $n } von { $all }
forget = Fortschritt zurücksetzen
overview = Alle Lektionen
restart = Von vorn
skip = Überspringen
showMe = Zeig es mir
next = Weiter
nextLesson = Nächste Lektion
play = Eine echte Runde spielen
empty = Keine Karten mehr: Du bist fertig.
worth = Stich: { $n } Punkte
choose = Wähle zuerst Karten: einfach antippen.
again = Nicht ganz. Sieh dir deine Karten noch einmal an.

## replies for every lesson

no_low = Das ist nicht höher als das, was da liegt.
no_count = Es muss die gleiche Art von Kombination sein, mit gleich vielen Karten.
no_better = Passen darfst du, aber hier hast du etwas Besseres.
no_turn = Du bist nicht dran, und eine Bombe ist das nicht.

## cards

cards_title = Die Karten und das Ziel
cards_about = Werte, Stiche, und warum du eine leere Hand willst
cards_1 = Sechsundfünfzig Karten: vier Familien – Jade, Schwerter, Pagode, Stern – von der 2 bis zum As. Dazu vier Spezialkarten, die wir der Reihe nach kennenlernen.
cards_1_do = Gespielt wird zwei gegen zwei: du und { $partner } gegenüber gegen { $left } und { $right }.
cards_2 = Alle wollen ihre Karten loswerden, und zwar vor allen anderen. { $left } hat eine Sechs ausgespielt. Die Familie ist egal, nur der Wert zählt: Schlag sie mit einer höheren Karte.
cards_2_do = Tipp eine Karte an, dann spiel sie.
cards_2_yes = Neun auf Sechs. { $right } geht höher, die anderen passen.
cards_2_no1 = Das ginge, aber die Neun genügt. Heb dir den König auf, bis du ihn brauchst.
cards_3 = Die Zehn liegt oben, und du bist wieder dran: So geht es reihum, bis niemand mehr höher will.
cards_3_do = Kannst du die Zehn schlagen?
cards_3_yes = Alle anderen passen. Der Stich gehört dir.
cards_4 = Wer den Stich macht, spielt zum nächsten aus, ganz nach Belieben. Das ist die Gelegenheit: Auch eine tiefe Karte darf ausgespielt werden.
cards_4_do = Spiel deine letzte Karte.
cards_4_yes = Deine Hand ist leer: Du bist fertig, vor allen anderen. Darum geht es in diesem Spiel.

## sets

sets_title = Paare, Trippel, Fullhouse
sets_about = Karten eines Wertes, zusammen gespielt
sets_1 = Zwei Karten eines Wertes sind ein Paar. Ein Paar wird nur von einem höheren Paar geschlagen.
sets_1_do = { $left } hat ein Paar Sechser ausgespielt. Schlag es.
sets_1_yes = Achter schlagen Sechser. Niemand geht höher.
sets_1_no1 = Ein König ist hoch, aber allein. Ein Paar schlägt man nur mit einem Paar.
sets_1_no2 = Drei auf zwei geht nicht: immer so viele Karten, wie da liegen.
sets_1_no3 = Das schlägt die Sechser, reißt aber drei Buben auseinander. Du hast ein billigeres Paar.
sets_2 = Drei Karten eines Wertes sind ein Trippel. Auch hier gilt: Nur ein höheres Trippel schlägt es.
sets_2_do = { $right } hat drei Siebener ausgespielt.
sets_2_yes = Drei Neuner. Der Stich gehört dir.
sets_2_no1 = Drei Karten liegen da, also brauchst du drei.
sets_2_no2 = Das ist ein Fullhouse: fünf Karten. Da liegen drei, also brauchst du drei.
sets_3 = Ein Trippel und ein Paar sind ein Fullhouse: fünf Karten auf einmal. Das Trippel bestimmt, wie hoch es ist.
sets_3_do = Du spielst aus. Werde fünf Karten auf einmal los.
sets_3_yes = Fullhouse mit Damen. Niemand kann es schlagen, und du hast noch eine Karte.
sets_3_no1 = Erlaubt, aber dann bleiben die Vierer zurück. Nimm sie mit!
sets_3_no2 = Erlaubt, aber fünf Karten auf einmal sind besser als eine oder zwei.
sets_3_no3 = Wer ausspielt, darf nicht passen.
sets_4 = Eine Frage vor dem Aussteigen: Achte auf das Trippel, nicht auf das Paar.
sets_4_do = Welches Fullhouse ist höher?
sets_4_yes = Siebener schlagen Fünfer. Die Asse fahren nur mit.
sets_4_no1 = Die Asse sind nur das Paar. Es zählt das Trippel: Fünfer.

## runs

runs_title = Reihen und Treppen
runs_about = Werte hintereinander, je länger, desto besser
runs_1 = Fünf oder mehr Werte hintereinander sind eine Reihe. Die Familien dürfen gemischt sein.
runs_1_do = Du spielst aus. Finde die Reihe.
runs_1_yes = Fünf Karten sind weg. { $right } hat allerdings eine höhere Reihe aus fünf.
runs_1_no1 = Vier hintereinander sind eine zu wenig. Du brauchst fünf.
runs_1_no2 = Eine Einzelkarte ist erlaubt, aber fünf von deinen gehen auf einmal. Such Werte, die aufeinander folgen.
runs_2 = Eine Reihe wird von einer gleich langen Reihe mit höherer Spitze geschlagen.
runs_2_do = Schlag die Reihe bis zur Zehn.
runs_2_yes1 = Bis zur Dame, und du behältst König und As. Gut gemacht.
runs_2_yes2 = Bis zum König: gut. Bis zur Dame hätte genügt.
runs_2_yes3 = Das schlägt nichts mehr. Bis zur Dame hätte allerdings genügt, und du hättest König und As noch.
runs_2_no1 = Eine schöne Reihe, aber zu lang: Fünf liegen da, also genau fünf.
runs_3 = Paare hintereinander sind eine Folge von Paaren, kurz Treppe: zwei Paare oder mehr.
runs_3_do = Du spielst wieder aus. Sechs deiner Karten gehören zusammen.
runs_3_yes = Drei Paare hintereinander. Schwer zu schlagen.
runs_3_no1 = Schon eine Treppe, aber ein Paar bliebe zurück. Nimm alle drei.
runs_3_no2 = Ein Paar ist erlaubt, aber diese drei Paare sind Nachbarn.
runs_3_no3 = Behalte das As: Es macht einen Stich, wenn du einen brauchst.
runs_4 = Das As ist immer hoch, nie eine Eins. Eine Reihe geht nicht um die Ecke.
runs_4_do = Was davon ist keine Kombination?
runs_4_yes = Richtig: Nach dem As kommt nichts mehr.
runs_4_no1 = Das ist eine Reihe: fünf Werte hintereinander.
runs_4_no2 = Das ist eine Treppe aus zwei Paaren.

## points

points_title = Passen und Punkte
points_about = Wann man verzichtet, und was ein Stich wert ist
points_1 = { $partner } hat einen König auf den Stich gelegt. Du könntest ihn mit dem As schlagen. Aber { $partner } ist dein Partner: Eure Stiche zählen zusammen.
points_1_do = Was tust du?
points_1_yes = Genau. { $partner } nimmt den Stich und spielt aus, und dein As hast du noch.
points_1_no1 = Du würdest dem eigenen Partner den Stich wegnehmen. Spar das As für die anderen.
points_2 = Nur wenige Karten zählen: die Fünf 5, Zehn und König je 10. Der Drache bringt 25, der Phönix kostet 25. Zusammen sind es 100.
points_2_do = Was ist dieser Stich wert?
points_2_yes = Fünf, zehn und zehn: 25. Das As bringt nichts.
points_2_no1 = Zähl noch einmal: 5 für die Fünf, 10 für die Zehn, 10 für den König.
points_2_no2 = Das As ist stark, bringt aber keine Punkte.
points_3 = Der Phönix ist eine mächtige Karte, und er hat seinen Preis.
points_3_do = Und dieser?
points_3_yes = 10 + 10 − 25 = −5. Manchmal verliert man einen Stich mit Vergnügen.
points_3_no1 = Vergiss den Phönix nicht: Er kostet 25.
points_3_no2 = Der Phönix kostet 25, er bringt sie nicht.
points_4 = Eine Fünf, eine Zehn, ein König: Hier liegen 25 Punkte, und die Gegner sind dabei, sie zu nehmen.
points_4_do = Du bist dran.
points_4_yes = 25 Punkte für euer Team.
points_4_no1 = Dann gehen 25 Punkte an die anderen. Du kannst es verhindern.
points_5 = Die Runde endet, wenn nur noch einer Karten hat. Diese Karten gehen an die Gegner, seine Stiche an den, der zuerst fertig war. Also werde nicht Letzter.
points_5_do = Sind beide Partner vor beiden Gegnern fertig, wird nicht gezählt: 200 Punkte auf einen Schlag. Gespielt wird bis 1000.

## wish

wish_title = Der Mah Jong und der Wunsch
wish_about = Ein Spatz, der Befehle gibt
wish_1 = Der Mah Jong zählt als 1, die tiefste Karte überhaupt. Aber wer ihn hat, spielt zuerst aus, und wer ihn spielt, darf sich einen Wert wünschen.
wish_1_do = Spiel den Mah Jong aus und wünsch dir ein As.
wish_1_yes = { $right } hat ein As und muss es spielen. So lockt man hohe Karten heraus.
wish_1_no1 = Das darfst du, aber diesmal wollen wir ein As.
wish_1_no2 = Du darfst den Mah Jong behalten, aber leichter wird es nicht, ihn loszuwerden. Jetzt ist der Moment.
wish_2 = { $left } hat eine Reihe mit dem Mah Jong gespielt und sich eine Acht gewünscht. Du hast eine Acht, und sie passt: Also musst du sie spielen.
wish_2_do = Schlag die Reihe mit deiner Acht.
wish_2_yes = Der Wunsch ist erfüllt und damit erledigt.
wish_2_no1 = Diesmal nicht: Wer den Wunsch erfüllen kann, muss es tun.
wish_2_no2 = Eine Acht, ja, aber da liegen fünf Karten. Bau sie in eine Reihe ein.
wish_3 = Hier ist eine Sechs gewünscht. Aber da liegt eine Dame, und eine einzelne Sechs schlägt sie nicht. Wer den Wunsch nicht erfüllen kann, spielt wie sonst.
wish_3_do = Schlag die Dame, oder passe.
wish_3_yes1 = Dein Stich. Der Wunsch gilt allerdings noch.
wish_3_yes2 = Auch gut. Der Wunsch gilt weiter.
wish_3_no1 = Eine Sechs schlägt die Dame nicht, also musst du sie jetzt nicht spielen.
wish_4 = Der Wunsch gilt, bis eine Karte dieses Wertes gespielt wird. Jetzt spielst du aus, und du hast Sechser.
wish_4_do = Was spielst du aus?
wish_4_yes1 = Beide Sechser: Einer hätte genügt, aber so sind beide weg.
wish_4_yes2 = Eine Sechs genügt. Als Paar wärst du beide losgeworden.
wish_4_yes3 = Eine Sechs genügt. Als Paar wärst du beide losgeworden.
wish_4_no1 = Der Wunsch bindet auch beim Ausspielen: Du hast eine Sechs, also muss eine dabei sein.

## dogdragon

dogdragon_title = Der Hund und der Drache
dogdragon_about = Der eine verschenkt das Ausspielrecht, der andere den Stich
dogdragon_1 = Der Hund gewinnt nichts. Man kann ihn nur allein ausspielen, und sofort hat der Partner das Ausspielrecht. { $partner } hat noch zwei Karten und wartet genau darauf.
dogdragon_1_do = Schick den Hund los.
dogdragon_1_yes = { $partner } darf ausspielen, legt ein Paar und ist fertig.
dogdragon_1_no1 = Erlaubt, aber mit Einzelkarten kann { $partner } nichts anfangen. Gib das Ausspielrecht weiter.
dogdragon_2 = Auf Karten, die schon da liegen, kann man den Hund nicht spielen.
dogdragon_2_do = Schlag die Drei.
dogdragon_2_yes1 = Der Hund wartet, bis du ausspielst.
dogdragon_2_yes2 = Stark, aber die Acht hätte genügt. Der Hund wartet, bis du ausspielst.
dogdragon_2_no1 = Hier ist der Hund nichts wert. Er kann nur ausgespielt werden.
dogdragon_3 = Der Drache ist die höchste Einzelkarte: Nur eine Bombe schlägt ihn. Er wird allein gespielt, nie in einer Kombination.
dogdragon_3_do = Schlag das As.
dogdragon_3_yes = Gegen den Drachen ist kein Kraut gewachsen.
dogdragon_4 = Der Preis des Drachen: Der Stich geht samt seinen 25 Punkten an einen Gegner deiner Wahl. Das Ausspielrecht behältst du.
dogdragon_4_do = { $left } hat zwei Karten, { $right } elf. Wer bekommt den Stich?
dogdragon_4_yes = { $right } wird eher Letzter, und dann kommen alle diese Stiche zu euch zurück.
dogdragon_4_no1 = { $left } ist fast fertig und würde die Punkte behalten. Gib den Stich lieber dorthin, wo noch viele Karten sind.
dogdragon_5 = Du spielst aus, und zwei Karten sind übrig.
dogdragon_5_do = Spiel deine letzten Karten.
dogdragon_5_yes = Fertig. Der Drache hat die Tür geöffnet.
dogdragon_5_no1 = Zusammen sind sie ein Paar, und du bist fertig.

## phoenix

phoenix_title = Der Phönix
phoenix_about = Einen halben Wert höher, oder was du gerade brauchst
phoenix_1 = Allein ist der Phönix einen halben Wert höher als die Karte, auf die er gelegt wird: auf einer Neun neuneinhalb. Sogar ein As schlägt er.
phoenix_1_do = Schlag das As.
phoenix_1_yes = Vierzehneinhalb. Das schlägt nur der Drache oder eine Bombe. Aber Achtung: Er kostet 25 Punkte.
phoenix_2 = In einer Kombination ist er ein Joker: jeder Wert von der 2 bis zum As.
phoenix_2_do = Schlag die Reihe bis zur Sieben.
phoenix_2_yes = Der Phönix als Neun. Die Lücke ist zu.
phoenix_2_no1 = Eine Neun fehlt. Was könnte sie ersetzen?
phoenix_3 = Manchmal kann er das eine oder das andere sein. Dann sagst du, was.
phoenix_3_do = Spiel fünf Karten aus: Was soll der Phönix sein?
phoenix_3_yes = Fullhouse mit Damen: höher als mit Achtern.
phoenix_3_no1 = Erlaubt, aber ein Fullhouse mit Achtern ist leichter zu schlagen. Der Phönix kann mehr.
phoenix_3_no2 = Zwei Paare und der Phönix: Das ist mehr als ein Paar.
phoenix_4 = Eine Karte ist zu groß für ihn.
phoenix_4_do = { $left } hat den Drachen ausgespielt. Und du?
phoenix_4_yes = Nichts zu machen. { $left } muss den Drachenstich verschenken und gibt ihn dir.
phoenix_4_no1 = Der Phönix schlägt jede Einzelkarte, nur den Drachen nicht.

## bombs

bombs_title = Bomben
bombs_about = Jederzeit, auf alles
bombs_1 = Vier Karten eines Wertes sind eine Bombe. Sie schlägt alles: Einzelkarten, Paare, den Drachen, was immer da liegt.
bombs_1_do = { $left } hält das Paar Asse für sicher.
bombs_1_yes = Bombe! Niemand hat eine höhere.
bombs_1_no1 = Zwei Sechser schlagen keine Asse. Vier schon.
bombs_2 = Eine Bombe muss nicht warten. { $right } hat Tichu angesagt und spielt den Drachen. Dran ist { $partner }, nicht du. Macht nichts.
bombs_2_do = Wirf deine Bombe.
bombs_2_yes = Der Drache gehört dir, und ein gebombter Drache wird nicht verschenkt: 25 Punkte.
bombs_2_no1 = Du bist nicht dran, also gibt es nichts zu passen. Aber eine Bombe ist erlaubt.
bombs_3 = Fünf oder mehr hintereinander, alle aus einer Familie: eine Reihenbombe. Mehr Karten schlagen weniger, also schlägt sie jedes Vierblatt. Spezialkarten gehören nicht hinein.
bombs_3_do = { $left } hat mit vier Zehnern gebombt. Schlag die Bombe.
bombs_3_yes = Fünf Karten schlagen vier.
bombs_3_no1 = Die Neun ist ein Stern, die anderen sind Pagoden: eine gewöhnliche Reihe. Eine Bombe braucht eine einzige Familie.
bombs_4 = Das As von { $partner } liegt oben, niemand hat es geschlagen. Du hast vier Buben.
bombs_4_do = Was tust du?
bombs_4_yes = Bombe nie den eigenen Partner. Die Buben werden noch gebraucht.
bombs_4_no1 = Mächtig, aber auf den Stich des eigenen Partners? Heb sie für die Gegner auf.

## tichu

tichu_title = Tichu und großes Tichu
tichu_about = Wetten, dass du zuerst fertig wirst
tichu_1 = Vor deiner ersten Karte darfst du Tichu ansagen: +100 Punkte, wenn du zuerst fertig bist, sonst −100. Auch wenn dein Partner zuerst fertig wird, ist es verloren.
tichu_1_do = Das ist ein starkes Blatt. { $left } hat ausgespielt; sag an, bevor du spielst.
tichu_1_yes = Der Stempel steht bei deinem Namen. Jetzt wissen es alle.
tichu_1_no1 = Dann ist es für Tichu zu spät: nur vor der ersten Karte. Erst ansagen, dann spielen.
tichu_1_no2 = Du könntest passen und später ansagen. Aber mit diesem Blatt: wozu warten?
tichu_2 = Zwei Asse, Drache, Phönix und eine lange Reihe: Das war ein Tichu. Und dieses Blatt?
tichu_2_do = Würdest du ansagen?
tichu_2_yes = Tiefe Karten, kein As, kaum ein Weg zum Ausspielrecht. Lass andere glänzen.
tichu_2_c1 = Tichu ansagen
tichu_2_no1 = Welche dieser Karten macht einen Stich? Fast alles ist tief.
tichu_2_c2 = Damit nicht
tichu_3 = Vor der neunten Karte kommt noch eine Frage: großes Tichu, ±200, nach nur acht Karten. Drache, Phönix und Asse entscheiden.
tichu_3_do = Drache, Phönix und ein As unter acht Karten. Ansagen?
tichu_3_yes = Mutig und richtig: Mit Drache und Phönix lohnt es sich auf die Dauer.
tichu_3_c1 = Großes Tichu!
tichu_3_c2 = Nein, zeig mir den Rest
tichu_3_no1 = Vorsichtig, aber viel besser werden acht Karten selten.
tichu_4 = Die nächsten Karten.
tichu_4_do = Und diese acht?
tichu_4_yes = Ohne Drache, Phönix und Asse geht ein großes Tichu zwei von drei Mal schief.
tichu_4_c1 = Großes Tichu!
tichu_4_no1 = Sechs Karten kommen noch, aber Hoffnung ist kein Plan: Es geht um 200 Punkte.
tichu_4_c2 = Nein, zeig mir den Rest
tichu_5 = Auch die anderen dürfen ansagen. { $right } hat Tichu angesagt und noch eine Karte. Schlägt sie deine Einzelkarte, sind das 100 Punkte für die anderen.
tichu_5_do = Du spielst aus. Was ist sicher?
tichu_5_yes = Ein Paar! Dagegen hilft eine Karte nichts, und { $partner } übernimmt.
tichu_5_no1 = Eine Einzelkarte? { $right } hat genau eine Karte und schlägt sie vielleicht. Spiel etwas Längeres aus.

## together

together_title = Zusammen
together_about = Schupfen, und ein ganzes Endspiel
together_1 = Vor jeder Runde wird geschupft: Jeder gibt jedem der drei anderen verdeckt eine Karte. Gegner bekommen tiefe Karten, die zu nichts passen, der Partner etwas Gutes.
together_1_do = Wähle für jeden eine Karte.
together_1_yes = Die Gegner können damit wenig anfangen, und { $partner } wird sich freuen.
together_1_no1 = Hohe Karten sind für Gegner zu schade. Gib ihnen deine tiefsten.
together_1_no2 = Diese Karte gehört in deiner Hand noch zu etwas oder bringt Punkte. Die 2, die 3 und die 6 passen zu nichts.
together_1_no3 = { $partner } spielt mit dir: Nimm eine deiner besten, das As oder den König.
together_2 = Nun das Ende einer Runde. Du hast Tichu angesagt und musst zuerst fertig sein. { $left } hat eine Zehn ausgespielt.
together_2_do = Noch vier Karten. Hol dir das Ausspielrecht.
together_2_yes = 10 Punkte, und du spielst aus.
together_2_no1 = Dann spielen andere aus, und deine Drei kommt vielleicht nie mehr weg. Für solche Momente ist das As da.
together_3 = Ein Paar und eine Drei sind übrig. Was du zuletzt spielst, darf ruhig geschlagen werden.
together_3_do = Was spielst du zuerst aus?
together_3_yes = Niemand hat ein Paar. Du spielst weiter aus.
together_3_no1 = Jemand schlägt die Drei, und kommen deine Sechser dann noch auf den Tisch? Zuerst das, womit du das Ausspielrecht behältst.
together_3_no2 = Reiß das Paar nicht auseinander: Sonst bleiben zwei Einzelkarten.
together_4 = Eine Karte, und du spielst aus.
together_4_do = Spiel deine letzte Karte.
together_4_yes = Zuerst fertig: Tichu gewonnen! Und { $partner } erledigt den Rest: Dame, Stich, Vier, fertig.
together_5 = Du zuerst, { $partner } gleich danach: ein Doppelsieg, 200 Punkte, und 100 für dein Tichu. Die Gegner bekommen nichts.
together_5_do = Mehr muss man nicht wissen. Der Rest ist Übung und gute Gesellschaft.
analysis = Stellung analysieren
