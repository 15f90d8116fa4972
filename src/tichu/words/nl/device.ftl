title = Op dit apparaat
text = Spelen zonder netwerk. Het spel wordt in deze browser bewaard.
textBot = Spelen zonder netwerk, tegen { $bot }. Het spel wordt in deze browser bewaard.
playHere = Op dit apparaat spelen
games = Spellen op dit apparaat
over = Afgelopen
round = Ronde { $n }
removeText = Het spel en de herhaling worden van dit apparaat verwijderd.
showAll = { $n ->
    [one] { $n } spel tonen
   *[other] Alle { $n } spellen tonen
}
fetchText = Om op dit apparaat te spelen worden de regels en de bots één keer gedownload. Daarna werkt het zonder netwerk.
fetch = Downloaden ({ $size } MB)
fetching = Bezig met downloaden…
starting = Bezig met starten…
again = Nog eens proberen
offline = Offline spelen
offlineText = Spellen tegen bots zonder netwerk: de regels en de bots worden één keer gedownload.
offlineGet = Offline beschikbaar maken ({ $size } MB)
offlineOn = Klaar. Spellen tegen bots, lessen, puzzels, regels en het scoreblad werken zonder netwerk.
offlineRemove = Van dit apparaat verwijderen
upload = Aan je spellen online toevoegen
uploaded = Ook online bij je spellen
mark = op een apparaat gespeeld
why_no-wasm = Deze browser kan op dit apparaat geen spellen draaien: er is WebAssembly en opslag voor nodig. Een recente versie van Firefox, Chrome, Edge of Safari kan het, buiten privévensters.
why_no-memory = Er is te weinig geheugen vrij om op dit apparaat te spelen. Sluit andere tabbladen of apps en probeer het nog eens.
why_no-files = Deze server heeft de bestanden voor spellen op je apparaat niet. Laad de pagina opnieuw; helpt dat niet, speel dan online.
why_device-offline = Voor het downloaden is een netwerk nodig. Probeer het nog eens als je verbonden bent.
why_not-saved = Het spel kon niet worden bewaard: er is geen ruimte meer op dit apparaat. Maak ruimte vrij en open het spel opnieuw; niets van wat je hebt gezien is verloren.
why_open-elsewhere = Dit spel is in een ander venster open. Speel daar verder, of sluit het.
why_no-such-game = Dit spel staat niet op dit apparaat. Misschien is het verwijderd, of zijn de gegevens van de browser gewist.
why_damaged-table = Dit bewaarde spel kan niet meer worden gelezen.
why_device-failed = Er ging iets mis op dit apparaat. Laad de pagina opnieuw; het spel is bewaard.
why_bad-device-game = De server kon dit spel niet aannemen. Het blijft op dit apparaat.
