title = Review
ask = Review this round
thinking = Analysing every decision…
failed = There’s no review for this round.
expected = Expected result for { $names }: { $n }
graph = Expected result over the round for { $names }
cost = { $n ->
    [one] { $name }: { $n } point lost
   *[other] { $name }: { $n } points lost
}
good = No better move found.
accuracy = Accuracy
lost = Points lost
luck = Luck of the deal
help = Points lost: what a player’s decisions cost compared with the best ones. Luck of the deal: what the cards alone were worth.
player = Player
worst = Worst decisions
none = No clear mistakes in this round.
grade_slip = slip
grade_mistake = mistake
grade_blunder = blunder
close = Hide the review
pass = passing
says_grand-on-nothing = Grand Tichu without an ace, Dragon or Phoenix: better not to call.
says_grand-too-weak = Grand Tichu with only { $power ->
    [one] { $power } top card
   *[other] { $power } top cards
} (aces, Dragon, Phoenix): better not to call.
says_grand-missed = { $power ->
    [one] { $power } top card
   *[other] { $power } top cards
} (aces, Dragon, Phoenix): worth a Grand Tichu.
says_tichu-too-weak = Tichu on a hand that goes out first too rarely.
says_tichu-missed = No Tichu, although this hand goes out first often enough.
says_gives-strong-away = { $seat } gets { $card }: { $better } does less harm.
says_partner-gets-too-little = The partner gets { $card }: { $better } helps more.
says_partner-gets-too-much = The partner gets { $card }: { $better } is enough, and { $card } is needed here.
says_gives-other = { $seat } gets { $card }: { $better } is better.
says_gives-others = Passed: { $cards }. Better: { $better }.
says_dragon-to-wrong = The Dragon’s trick goes to { $seat } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
} left): better to { $other } ({ $others }).
says_bombs-partner = Bombs the partner’s { $top }: the trick was won already.
says_beats-partner = Beats the partner’s { $top }: passing leaves the partner the lead.
says_bombs-too-early = The bomb comes too early ({ $top }): it’s worth more later.
says_keeps-bomb = Keeps the bomb: { $better } takes the trick from { $owner }.
says_holds-back = Holds back: { $better } takes the trick from { $owner }.
says_leaves-partner = Leaves the trick to the partner: { $better } is worth more here.
says_could-go-out = Could go out with { $better }.
says_spends-strong = Spends { $cards } on { $top }: passing keeps it for later.
says_plays-too-soon = { $cards }: passing is better here.
says_too-high = { $cards }: { $better } is enough.
says_too-low = { $cards }: { $better } is more likely to win.
says_spends-phoenix = Uses the Phoenix: { $better } keeps it.
says_wish-other = Better to wish for: { $rank }.
says_wish-none = Better off without a wish.
says_lead-dog = The Dog would be better: the partner makes more of the lead.
says_leads-dog = The Dog hands the lead over: { $better } keeps it.
says_lead-longer = Leads { $cards }: { $better } gets rid of more at once.
says_lead-lower = Leads { $cards }: { $better } first, it’s harder to get rid of later.
says_lead-higher = Leads { $cards }: { $better } is more likely to win.
says_lead-bomb = Leads { $cards }: { $better } makes sure of the lead.
says_other-better = { $cards }: { $better } is better.
