title = Analyse
ask = Deze ronde analyseren
thinking = Elke beslissing wordt geanalyseerd…
failed = Er is geen analyse van deze ronde.
expected = Verwacht resultaat voor { $names }: { $n }
graph = Verwacht resultaat tijdens de ronde voor { $names }
cost = { $name }: { $n ->
    [one] { $n } punt verloren
   *[other] { $n } punten verloren
}
good = Geen betere zet gevonden.
accuracy = Precisie
lost = Verloren punten
luck = Kaartgeluk
help = Verloren punten: wat de beslissingen kostten vergeleken met de beste. Kaartgeluk: wat de kaarten op zich waard waren.
player = Speler
worst = De slechtste beslissingen
none = Geen duidelijke fouten in deze ronde.
grade_slip = slordigheid
grade_mistake = fout
grade_blunder = grove fout
close = Analyse verbergen
pass = passen
says_grand-on-nothing = Grote Tichu zonder aas, Draak of Feniks: beter niet aankondigen.
says_grand-too-weak = Grote Tichu met maar { $power ->
    [one] { $power } sterke kaart
   *[other] { $power } sterke kaarten
} (azen, Draak, Feniks): beter niet aankondigen.
says_grand-missed = { $power ->
    [one] { $power } sterke kaart
   *[other] { $power } sterke kaarten
} (azen, Draak, Feniks): een grote Tichu loont.
says_tichu-too-weak = Tichu met een hand die te zelden als eerste uit is.
says_tichu-missed = Geen Tichu, hoewel deze hand vaak genoeg als eerste uit is.
says_gives-strong-away = { $seat } krijgt { $card }: { $better } doet minder kwaad.
says_partner-gets-too-little = De partner krijgt { $card }: { $better } helpt meer.
says_partner-gets-too-much = De partner krijgt { $card }: { $better } is genoeg, en { $card } is hier nodig.
says_gives-other = { $seat } krijgt { $card }: { $better } is beter.
says_gives-others = Doorgegeven: { $cards }. Beter: { $better }.
says_dragon-to-wrong = De drakenslag gaat naar { $seat } (nog { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}): beter naar { $other } ({ $others }).
says_bombs-partner = Bom op de slag van de partner ({ $top }): die was al gewonnen.
says_beats-partner = Slaat de partner ({ $top }): wie past, laat de partner het uitspeelrecht.
says_bombs-too-early = De Bom komt te vroeg ({ $top }): later is hij meer waard.
says_keeps-bomb = Bewaart de Bom. Beter: { $better }, dat pakt { $owner } de slag af.
says_holds-back = Houdt zich in. Beter: { $better }, dat pakt { $owner } de slag af.
says_leaves-partner = Laat de slag aan de partner: { $better } is hier meer waard.
says_could-go-out = Kon hiermee uit zijn: { $better }.
says_spends-strong = Verbruikt { $cards } voor { $top }: wie past, spaart dat voor later.
says_plays-too-soon = { $cards }: passen is hier beter.
says_too-high = { $cards }: { $better } is genoeg.
says_too-low = { $cards }. Beter: { $better }, dat heeft meer kans op de slag.
says_spends-phoenix = Verbruikt de Feniks: { $better } spaart hem.
says_wish-other = Betere wens: { $rank }.
says_wish-none = Beter zonder wens.
says_lead-dog = De Hond was beter: de partner haalt meer uit het uitspeelrecht.
says_leads-dog = De Hond geeft het uitspeelrecht weg: { $better } houdt het.
says_lead-longer = Uitgespeeld: { $cards }. Beter: { $better }, dan ben je meer tegelijk kwijt.
says_lead-lower = Uitgespeeld: { $cards }. Beter eerst: { $better }, dat raak je later moeilijker kwijt.
says_lead-higher = Uitgespeeld: { $cards }. Beter: { $better }, dat heeft meer kans op de slag.
says_lead-bomb = Uitgespeeld: { $cards }. Beter: { $better }, dan hou je zeker het uitspeelrecht.
says_other-better = { $cards }: { $better } is beter.
