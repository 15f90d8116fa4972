title = On this device
text = Play without a network. The game is saved in this browser.
textBot = Play without a network, against { $bot }. The game is saved in this browser.
playHere = Play on this device
games = Games on this device
over = Finished
round = Round { $n }
removeText = The game and its replay are deleted from this device.
showAll = { $n ->
    [one] Show { $n } game
   *[other] Show all { $n } games
}
fetchText = To play on this device, the rules and the bots are downloaded once. After that they work without a network.
fetch = Download ({ $size } MB)
fetching = Downloading…
starting = Starting…
again = Try again
offline = Play offline
offlineText = Games against bots without a network: the rules and the bots are downloaded once.
offlineGet = Make available offline ({ $size } MB)
offlineOn = Ready. Games against bots, lessons, puzzles, rules and the score sheet work without a network.
offlineRemove = Remove from this device
upload = Add to your games online
uploaded = Also among your games online
mark = played on a device
why_no-wasm = This browser can’t run games on this device: it needs WebAssembly and storage. A current version of Firefox, Chrome, Edge or Safari can, outside private windows.
why_no-memory = There’s not enough free memory to play on this device. Close other tabs or apps and try again.
why_no-files = This server doesn’t have the files for games on your device. Reload the page; if that doesn’t help, play online.
why_device-offline = The download needs a network. Try again when you’re connected.
why_not-saved = The game couldn’t be saved: there’s no space left on this device. Free some space and open the game again; nothing that you saw is lost.
why_open-elsewhere = This game is open in another window. Play on there, or close it.
why_no-such-game = This game isn’t on this device. It may have been removed, or the browser’s data was cleared.
why_damaged-table = This saved game can’t be read any more.
why_device-failed = Something went wrong on this device. Reload the page; the game is saved.
why_bad-device-game = The server couldn’t accept this game. It stays on this device.
