title = Neste dispositivo
text = Jogue sem rede. O jogo fica guardado neste navegador.
textBot = Jogue sem rede, contra { $bot }. O jogo fica guardado neste navegador.
playHere = Jogar neste dispositivo
games = Jogos neste dispositivo
over = Terminado
round = Ronda { $n }
removeText = O jogo e a repetição são apagados deste dispositivo.
showAll = { $n ->
    [one] Mostrar { $n } jogo
   *[other] Mostrar todos os { $n } jogos
}
fetchText = Para jogar neste dispositivo, as regras e os bots são transferidos uma vez. Depois disso, tudo funciona sem rede.
fetch = Transferir ({ $size } MB)
fetching = A transferir…
starting = A iniciar…
again = Tentar de novo
offline = Jogar sem rede
offlineText = Jogos contra bots sem rede: as regras e os bots são transferidos uma vez.
offlineGet = Tornar disponível sem rede ({ $size } MB)
offlineOn = Pronto. Jogos contra bots, lições, desafios, regras e a folha de pontos funcionam sem rede.
offlineRemove = Remover deste dispositivo
upload = Adicionar às suas partidas online
uploaded = Também entre as suas partidas online
mark = jogado num dispositivo
why_no-wasm = Este navegador não consegue correr jogos neste dispositivo: é preciso WebAssembly e armazenamento. Uma versão atual do Firefox, Chrome, Edge ou Safari consegue, fora de janelas privadas.
why_no-memory = Não há memória livre suficiente para jogar neste dispositivo. Feche outros separadores ou aplicações e tente de novo.
why_no-files = Este servidor não tem os ficheiros para jogos no seu dispositivo. Recarregue a página; se não resultar, jogue online.
why_device-offline = A transferência precisa de rede. Tente de novo quando houver ligação.
why_not-saved = Não foi possível guardar o jogo: não há mais espaço neste dispositivo. Liberte espaço e abra o jogo de novo; nada do que viu se perdeu.
why_open-elsewhere = Este jogo está aberto noutra janela. Continue lá ou feche-a.
why_no-such-game = Este jogo não está neste dispositivo. Talvez tenha sido removido, ou os dados do navegador foram apagados.
why_damaged-table = Já não é possível ler este jogo guardado.
why_device-failed = Algo correu mal neste dispositivo. Recarregue a página; o jogo está guardado.
why_bad-device-game = O servidor não pôde aceitar este jogo. Fica neste dispositivo.
