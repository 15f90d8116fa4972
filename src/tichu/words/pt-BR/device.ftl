title = Neste aparelho
text = Jogue sem rede. O jogo fica salvo neste navegador.
textBot = Jogue sem rede, contra { $bot }. O jogo fica salvo neste navegador.
playHere = Jogar neste aparelho
games = Jogos neste aparelho
over = Terminado
round = Rodada { $n }
removeText = O jogo e o replay são apagados deste aparelho.
showAll = { $n ->
    [one] Mostrar { $n } jogo
   *[other] Mostrar todos os { $n } jogos
}
fetchText = Para jogar neste aparelho, as regras e os bots são baixados uma vez. Depois disso, tudo funciona sem rede.
fetch = Baixar ({ $size } MB)
fetching = Baixando…
starting = Iniciando…
again = Tentar de novo
offline = Jogar off-line
offlineText = Jogos contra bots sem rede: as regras e os bots são baixados uma vez.
offlineGet = Deixar disponível off-line ({ $size } MB)
offlineOn = Pronto. Jogos contra bots, lições, desafios, regras e a folha de pontos funcionam sem rede.
offlineRemove = Remover deste aparelho
upload = Adicionar às suas partidas on-line
uploaded = Também entre as suas partidas on-line
mark = jogado em um aparelho
why_no-wasm = Este navegador não consegue rodar jogos neste aparelho: é preciso ter WebAssembly e armazenamento. Uma versão atual do Firefox, Chrome, Edge ou Safari consegue, fora de janelas anônimas.
why_no-memory = Não há memória livre suficiente para jogar neste aparelho. Feche outras abas ou aplicativos e tente de novo.
why_no-files = Este servidor não tem os arquivos para jogos no seu aparelho. Recarregue a página; se não adiantar, jogue on-line.
why_device-offline = É preciso ter rede para baixar. Tente de novo quando houver conexão.
why_not-saved = Não foi possível salvar o jogo: não há mais espaço neste aparelho. Libere espaço e abra o jogo de novo; nada do que você viu se perdeu.
why_open-elsewhere = Este jogo está aberto em outra janela. Continue lá ou feche-a.
why_no-such-game = Este jogo não está neste aparelho. Talvez tenha sido removido, ou os dados do navegador foram apagados.
why_damaged-table = Não é mais possível ler este jogo salvo.
why_device-failed = Algo deu errado neste aparelho. Recarregue a página; o jogo está salvo.
why_bad-device-game = O servidor não pôde aceitar este jogo. Ele continua neste aparelho.
