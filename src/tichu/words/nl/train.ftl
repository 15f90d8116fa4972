title = Training
text = Korte vragen, beantwoord met duizenden gesimuleerde verdelingen.
intro = Eén tik is genoeg als antwoord. Wat fout was, komt terug: na tien minuten, een dag, drie dagen, een week enzovoort.
name = { $trainer ->
    [grand] Grote Tichu
    [tichu] Tichu
    [exchange] Kaarten doorgeven
    [wish] De wens
    [endings] Eindspelen
   *[mistakes] Jouw fouten
}
about = { $trainer ->
    [grand] Acht kaarten: kondig je aan?
    [tichu] Veertien kaarten: is dit een hand voor Tichu?
    [exchange] Wie krijgt welke kaart?
    [wish] De Mah Jong: welke waarde helpt jou het meest?
    [endings] Weinig kaarten, alles open.
   *[mistakes] Beslissingen uit je geanalyseerde spellen.
}
question = { $trainer ->
    [grand] Je eerste acht kaarten. Kondig je een grote Tichu aan?
    [tichu] Je veertien kaarten voor het doorgeven. Is dit een hand voor Tichu?
    [exchange] Wie geef je welke kaart door?
    [wish] Je speelt de Mah Jong. Wat wens je?
   *[mistakes] Een beslissing uit een van je spellen. Wat is beter?
}
progress = { $n } van { $all } beantwoord, { $right } goed
notStarted = { $all ->
    [one] { $all } vraag
   *[other] { $all } vragen
}
due = { $n ->
    [one] { $n } te herhalen
   *[other] { $n } te herhalen
}
all = Alle trainers
repetition = Herhaling
allDone = Je hebt hier alles beantwoord. Wat fout was, komt op tijd terug.
call = { $call ->
    [grand] Grote Tichu aankondigen
   *[tichu] Tichu aankondigen
}
keep = Niet aankondigen
correct = Goed!
close = Nipt: beide zijn goed.
wrong = Beter: { $what }
chance = Kans van slagen
with = Met aankondiging
without = Zonder
range = { $value } ± { $error }
worth = Jouw keuze, vergeleken met de beste
gain = De aankondiging verandert het resultaat gemiddeld met { $value } ± { $error } punten.
deals = { $n ->
    [one] Uit { $n } gesimuleerde verdeling.
   *[other] Uit { $n } gesimuleerde verdelingen.
}
good = Ervoor: { $list }.
bad = Ertegen: { $list }.
has_aces = { $n ->
    [one] { $n } aas
   *[other] { $n } azen
}
has_dragon = de Draak
has_phoenix = de Feniks
has_bombs = { $n ->
    [one] een bom
   *[other] { $n } bommen
}
has_straight = een straat van { $n }
has_dog = de Hond
has_singles = { $n ->
    [one] een lage losse kaart
   *[other] { $n } lage losse kaarten
}
has_pairs = { $n ->
    [one] een laag paar
   *[other] { $n } lage paren
}
has_nothing = geen aas, Draak of Feniks
many_grand = { $power ->
    [one] Met { $power } sterke kaart (aas, Draak, Feniks) kondigt { $called } van de spelers aan; { $made } van die aankondigingen slaagt.
   *[other] Met { $power } sterke kaarten (azen, Draak, Feniks) kondigt { $called } van de spelers aan; { $made } van die aankondigingen slaagt.
}
many_tichu = Spelers kondigen Tichu aan met { $called } van hun handen; { $made } van die aankondigingen slaagt.
many_exchange = { $ace } van de spelers geeft de partner een aas door; na een grote Tichu van de partner is dat { $called }.
many_wish = De meest gekozen wensen: { $list }.
many_dragon = { $share } van de spelers geeft de drakenslag aan de tegenstander met de meeste kaarten.
to = { $who ->
    [right] Rechts
    [partner] Partner
   *[left] Links
}
partnerCalled = Je partner heeft een grote Tichu aangekondigd.
bestGift = Het beste: { $card }
best = Niets beters gevonden
loss = { $n ->
    [one] ongeveer { $n } ± { $error } punt minder
   *[other] ongeveer { $n } ± { $error } punten minder
}
why_help = De hand is zwak: je partner haalt meer uit de beste kaart.
why_keep = De hand is sterk genoeg om de hoge kaarten te houden: de partner krijgt een losse kaart.
why_dog = De Hond is hier een last; bij je partner kan hij geen kwaad.
why_low = De tegenstanders krijgen lage kaarten die nergens bij passen.
why_given = Deze waarde heb je aan de volgende tegenstander doorgegeven: de wens pakt ze weer af.
why_other = Deze waarde heb je aan de andere tegenstander doorgegeven: de wens pakt ze weer af.
why_ace = Een aas die vroeg gespeeld moet worden, wint later geen slag meer.
why_missing = Je hebt deze waarde niet, dus de wens bindt alleen de anderen.
why_held = De wens kan je niet schaden: je kunt hem zelf vervullen wanneer je wilt.
why_none = Geen waarde helpt je: een wens zou net zo goed je partner kunnen treffen.
next = Volgende vraag
quit = q stopt de training.
notAnswer = Dat is geen van de antwoorden.
tally = { $right } van { $n } goed
