title = Analyse
ask = Analyser cette manche
thinking = Analyse de chaque décision…
failed = Il n’y a pas d’analyse de cette manche.
expected = Résultat attendu pour { $names } : { $n }
graph = Résultat attendu au fil de la manche pour { $names }
cost = { $name } : { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
}
good = Aucun meilleur coup trouvé.
accuracy = Précision
lost = Points perdus
luck = Chance de la donne
help = Points perdus : ce que les décisions ont coûté par rapport aux meilleures. Chance : ce que valaient les cartes seules.
player = Joueur
worst = Les pires décisions
none = Aucune erreur nette dans cette manche.
grade_slip = imprécision
grade_mistake = erreur
grade_blunder = grosse erreur
close = Masquer l’analyse
pass = passer
says_grand-on-nothing = Grand Tichu sans As, Dragon ni Phénix : mieux vaut ne pas annoncer.
says_grand-too-weak = Grand Tichu avec seulement { $power ->
    [one] { $power } carte forte
   *[other] { $power } cartes fortes
} (As, Dragon, Phénix) : mieux vaut ne pas annoncer.
says_grand-missed = { $power ->
    [one] { $power } carte forte
   *[other] { $power } cartes fortes
} (As, Dragon, Phénix) : un Grand Tichu en vaut la peine.
says_tichu-too-weak = Tichu avec une main qui finit trop rarement première.
says_tichu-missed = Pas de Tichu, alors que cette main finit assez souvent première.
says_gives-strong-away = { $seat } reçoit { $card } : { $better } fait moins de mal.
says_partner-gets-too-little = Le partenaire reçoit { $card } : { $better } aide davantage.
says_partner-gets-too-much = Le partenaire reçoit { $card } : { $better } suffit, et { $card } manque ici.
says_gives-other = { $seat } reçoit { $card } : { $better } vaut mieux.
says_gives-others = Cartes données : { $cards }. Mieux : { $better }.
says_dragon-to-wrong = Pli du Dragon pour { $seat } ({ $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}). Mieux : { $other } ({ $others }).
says_bombs-partner = Bombe sur le partenaire ({ $top }) : le pli était déjà gagné.
says_beats-partner = Bat le partenaire ({ $top }) : passer lui laisse la main.
says_bombs-too-early = Bombe sur { $top } : elle vaudra davantage plus tard.
says_keeps-bomb = La bombe reste en main : { $better } prendrait le pli, tenu par { $owner }.
says_holds-back = Trop de prudence : { $better } prendrait le pli, tenu par { $owner }.
says_leaves-partner = Le pli reste au partenaire : { $better } vaut plus ici.
says_could-go-out = Pouvait finir : { $better }.
says_spends-strong = Dépense { $cards } sur { $top } : mieux vaut passer et garder cela pour la suite.
says_plays-too-soon = { $cards } : passer vaut mieux ici.
says_too-high = { $cards } : { $better } suffit.
says_too-low = { $cards } : { $better } a plus de chances de gagner le pli.
says_spends-phoenix = Utilise le Phénix : { $better } le garde.
says_wish-other = Meilleure demande : { $rank }.
says_wish-none = Mieux sans demande.
says_lead-dog = Le Chien vaudrait mieux : le partenaire ferait meilleur usage de la main.
says_leads-dog = Le Chien cède la main : { $better } la garde.
says_lead-longer = À l’entame, { $cards } : { $better } débarrasserait de plus de cartes.
says_lead-lower = À l’entame, { $cards } : d’abord { $better }, plus difficile à placer ensuite.
says_lead-higher = À l’entame, { $cards } : { $better } a plus de chances de gagner le pli.
says_lead-bomb = À l’entame, { $cards } : { $better } prend la main pour de bon.
says_other-better = { $cards } : { $better } vaut mieux.
