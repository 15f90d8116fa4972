title = Sur cet appareil
text = Jouez sans réseau. La partie est enregistrée dans ce navigateur.
textBot = Jouez sans réseau, contre { $bot }. La partie est enregistrée dans ce navigateur.
playHere = Jouer sur cet appareil
games = Parties sur cet appareil
over = Terminée
round = Manche { $n }
removeText = La partie et son replay sont supprimés de cet appareil.
showAll = { $n ->
    [one] Voir { $n } partie
   *[other] Voir les { $n } parties
}
fetchText = Pour jouer sur cet appareil, les règles et les bots sont téléchargés une seule fois. Ensuite, tout marche sans réseau.
fetch = Télécharger ({ $size } Mo)
fetching = Téléchargement…
starting = Démarrage…
again = Réessayer
offline = Jouer hors ligne
offlineText = Des parties contre des bots sans réseau : les règles et les bots sont téléchargés une seule fois.
offlineGet = Rendre disponible hors ligne ({ $size } Mo)
offlineOn = C’est prêt. Les parties contre des bots, les leçons, les énigmes, les règles et la feuille de score marchent sans réseau.
offlineRemove = Retirer de cet appareil
upload = Ajouter à vos parties en ligne
uploaded = Aussi parmi vos parties en ligne
mark = jouée sur un appareil
why_no-wasm = Ce navigateur ne peut pas faire tourner de parties sur cet appareil : il faut WebAssembly et du stockage. Une version récente de Firefox, Chrome, Edge ou Safari le peut, hors navigation privée.
why_no-memory = Il n’y a pas assez de mémoire libre pour jouer sur cet appareil. Fermez d’autres onglets ou applications et réessayez.
why_no-files = Ce serveur n’a pas les fichiers pour jouer sur votre appareil. Rechargez la page ; si cela ne suffit pas, jouez en ligne.
why_device-offline = Le téléchargement demande un réseau. Réessayez quand vous serez connecté.
why_not-saved = La partie n’a pas pu être enregistrée : il n’y a plus de place sur cet appareil. Libérez de la place et rouvrez la partie ; rien de ce que vous avez vu n’est perdu.
why_open-elsewhere = Cette partie est ouverte dans une autre fenêtre. Continuez là-bas, ou fermez-la.
why_no-such-game = Cette partie n’est pas sur cet appareil. Elle a peut-être été retirée, ou les données du navigateur ont été effacées.
why_damaged-table = Cette partie enregistrée ne peut plus être lue.
why_device-failed = Un problème est survenu sur cet appareil. Rechargez la page ; la partie est enregistrée.
why_bad-device-game = Le serveur n’a pas pu accepter cette partie. Elle reste sur cet appareil.
