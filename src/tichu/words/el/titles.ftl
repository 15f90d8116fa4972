# $title: the code of a title in a game of ranks; place: one without a title. $n: its number, from the top
title = { $title ->
    [grandseigneur] Grandseigneur
    [seigneur] Seigneur
    [maitre] Maître
    [chevalier] Chevalier
    [ecuyer] Écuyer
    [marchand] Marchand
    [artisan] Artisan
    [journalier] Journalier
    [porcher] Porcher
    [bourgeois] Bourgeois
    [pauvre] Pauvre
    [miserable] Misérable
    [grand-maitre] Grand Maître
    [trou-du-c] Trou du C..
   *[place] { $n }η θέση
}
