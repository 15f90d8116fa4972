## what a house rule means

help_players = How many people play.
help_packs = How many packs are shuffled together.
help_direction = Which way play goes round the table.
help_deal = How cards are handed out. It doesn’t change how many each player gets.
help_tichu = A bet that you’ll go out first, made before you play your first card.
help_grand_tichu = The same bet for twice as much, made after the first few cards.
help_grand_cards = How many cards you see before deciding on Grand Tichu.
help_tichu_points = Won if the caller goes out first, lost otherwise.
help_grand_points = Won if the caller goes out first, lost otherwise.
help_withdraw_calls = If this is off, both calls stand and one of them is sure to be lost.
help_late_tichu = Such a call can’t be won. If this is off, it isn’t allowed.
help_exchange = Cards passed face down before each round.
help_tribute_return = What the upper ranks give back for the best cards they receive.
help_wish = Whoever plays the Mah Jong names a rank; whoever can play it must.
help_wish_breach = It can be refused, or allowed and punished.
help_dummy_honours_wish = The soloist must also fulfil a wish with the dummy’s cards.
help_bomb_on_dog = The bomb then takes over the lead the Dog would have passed on.
help_dragon_given = Whoever wins a trick with the Dragon gives it to an opponent.
help_triple_suits_differ = With two packs every card exists twice.
help_bomb_suits_differ = With two packs every card exists twice.
help_victory_points = For a team that goes out before any opponent does; cards aren’t counted then.
help_soloist = Who plays with the dummy in the next round.
help_target = The match ends when a team reaches this score.
help_rounds = The match ends after this many rounds.
book_francois = The Dutch rule book: whoever plays the Mah Jong must make a wish.
book_tichubadour = With Wolf and Nightingale; ignoring a wish loses the round.
book_groo = The Portuguese rule book: if partners call Tichu at the same moment, one call may be withdrawn.
book_philibert = The French rule book: a bomb may beat the Dog.
book_fata-morgana = The rule book of the publisher in Bern.

## why house rules do not go together

no_end = This match would never end: set a target score or a number of rounds.
no_thirds = Trichu needs a multiple of three rounds, so that everybody is soloist equally often.
no_bets = This game has no points, so there’s nothing to bet on: no Tichu, no Grand Tichu.
no_packs = Grandseigneur is played with one or two packs.
no_meaning = “{ $rule }” doesn’t apply to this game.
no_exchange = That way of passing cards isn’t part of this game.
no_wish = There’s no wish to ignore: turn the penalty off, or allow wishes.
no_calls = Without calls there’s nothing to withdraw.
no_grand = You decide on Grand Tichu before you see all { $n } cards: choose a smaller number.
