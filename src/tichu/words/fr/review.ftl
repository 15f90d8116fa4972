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
help = Points perdus : ce que les décisions ont coûté par rapport aux meilleures. Chance de la donne : ce que valaient les cartes seules.
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
says_gives-strong-away = Carte pour { $seat } : { $card }. Moins dangereuse : { $better }.
says_partner-gets-too-little = Carte pour le partenaire : { $card }. Plus utile : { $better }.
says_partner-gets-too-much = Carte pour le partenaire : { $card }, qui manque ici. Suffisante : { $better }.
says_gives-other = Carte pour { $seat } : { $card }. Mieux : { $better }.
says_gives-others = Cartes données : { $cards }. Mieux : { $better }.
says_dragon-to-wrong = Pli du Dragon pour { $seat } ({ $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}). Mieux : { $other } ({ $others }).
says_bombs-partner = Bombe sur le partenaire ({ $top }) : le pli était déjà gagné.
says_beats-partner = Bat le partenaire ({ $top }) : passer lui laisse la main.
says_bombs-too-early = Bombe trop tôt, sur { $top } : elle vaudra davantage plus tard.
says_keeps-bomb = La bombe reste en main. Pour prendre le pli, tenu par { $owner } : { $better }.
says_holds-back = Trop de prudence. Pour prendre le pli, tenu par { $owner } : { $better }.
says_leaves-partner = Pli laissé au partenaire. Mieux ici : { $better }.
says_could-go-out = Pouvait finir : { $better }.
says_spends-strong = Trop cher : { $cards } sur { $top }. Mieux vaut passer et garder cela pour la suite.
says_plays-too-soon = { $cards } : passer vaut mieux ici.
says_too-high = Trop haut : { $cards }. Il suffisait de jouer : { $better }.
says_too-low = Trop bas : { $cards }. Plus de chances de gagner le pli : { $better }.
says_spends-phoenix = Dépense le Phénix sans nécessité. Mieux : { $better }.
says_wish-other = Meilleure demande : { $rank }.
says_wish-none = Mieux sans demande.
says_lead-dog = Le Chien vaudrait mieux : le partenaire ferait meilleur usage de la main.
says_leads-dog = Le Chien cède la main. Pour la garder : { $better }.
says_lead-longer = Entame : { $cards }. Plus de cartes d’un coup : { $better }.
says_lead-lower = Entame : { $cards }. D’abord ce qui sera difficile à placer ensuite : { $better }.
says_lead-higher = Entame : { $cards }. Plus de chances de gagner le pli : { $better }.
says_lead-bomb = Entame : { $cards }. Pour garder la main à coup sûr : { $better }.
says_other-better = Joué : { $cards }. Mieux : { $better }.
