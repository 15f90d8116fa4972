## formats

format_swiss = Sistema suíço
format_individual = Parceiros sorteados
format_individual_alone = Novos adversários a cada rodada
format_round-robin = Todos contra todos
format_knockout = Mata-mata
format_double-knockout = Dupla eliminação
format_duplicate = Duplicado
format_arena = Arena

## when a match ends

length_points = Partidas até { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
length_hands = Partidas de { $n ->
    [one] { $n } mão
   *[other] { $n } mãos
}
length_minutes = Partidas de { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}; a mão em jogo é terminada
length_boards = { $n ->
    [one] { $n } board
   *[other] { $n } boards
} por rodada
length_arena = { $n } minutos no total
withoutGrand = sem Grande Tichu
oneCopy = um só jogo de boards
bestOf = Melhor de { $n }

## standings

standings = Classificação
afterRound = Após a rodada { $n } de { $all }
rank = Lugar
name = Nome
criterion_match-points = Pontos de partida
criterion_wins = Vitórias
criterion_difference = Saldo
criterion_points = Pontos
criterion_direct = Confronto direto
criterion_buchholz = Buchholz
criterion_sonneborn-berger = Sonneborn-Berger
criterion_stage = Rodadas superadas
criterion_boards = Boards
criterion_places = Colocações
criterion_arena-points = Pontos de arena
about_match-points = dois por vitória ou folga, um por empate
about_wins = partidas vencidas
about_difference = pontos próprios menos os dos adversários; uma folga conta como a média das suas outras partidas
about_points = pontos próprios em todas as partidas; uma folga conta como a média das suas outras partidas
about_direct = pontos das partidas entre os que ainda estão empatados
about_buchholz = pontos de partida de todos os adversários; uma folga conta como um adversário com os seus
about_sonneborn-berger = pontos de partida dos adversários vencidos, e metade em caso de empate
about_stage = rodadas às quais você sobreviveu
about_boards_matchpoints = parte das outras mesas que foi pior com as mesmas cartas
about_boards_mean = pontos acima da média de todas as mesas com as mesmas cartas
about_places = em cada mesa, a parte dos outros que ficou atrás de você, em por cento; uma folga conta como a média das suas outras mesas
about_arena-points = dois por vitória, um por empate
about_arena-points_streaks = dois por vitória, um por empate; em dobro após duas vitórias seguidas

## rounds

round = Rodada { $n }
roundOf = Rodada { $n } de { $all }
table = Mesa { $n }
bye = Folga
byes = Folga: { $names }
result = Resultado
noResult = –
forfeited = W.O.
unconfirmed = não confirmado
absent = ausente
withdrawn = desistiu
registration = As inscrições estão abertas: { $n ->
    [one] { $n } inscrição
   *[other] { $n } inscrições
}
missing = Faltam resultados: { $tables }
complete = Todos os resultados desta rodada foram registrados.
openTables = Mesas em jogo
waiting = À espera: { $names }
endsAt = O tempo acaba às { $time }; as mãos em jogo são terminadas.
finished = O torneio terminou.
notes = Notas

## what a command has done

created = { $name }: { $file } foi criado.
registered = { $n }: { $name } participa.
changed = { $n }: { $name } foi alterado.
isAbsent = { $name } fica de fora até voltar.
isBack = { $name } voltou.
hasWithdrawn = { $name } desistiu.
entered = Mesa { $n }: { $first } { $score } { $second }
noted = Anotado.
undone = Desfeito: { $what }
written = { $file } foi gravado.

## printed pages

pairings = Confrontos
seats = Quem joga onde
sideOne = Lugares 1 e 3
sideTwo = Lugares 2 e 4
sideSeats = Lugares { $seats }
players = Jogadores
slip = Ficha de resultado
hand = Mão
total = Total
calls = Declarações
signature = Assinatura
slipHint = Os dois lados assinam. Os vencedores entregam a ficha.
boardHint = Peguem de volta as cartas passadas e arrumem cada mão para a próxima mesa.
rankHint = Anotem para cada mão quantos saíram depois de vocês. Somem no fim.
shareHint = Outra mesa joga os mesmos boards nesta rodada: troquem depois de cada board.
tableCards = Placas das mesas
deals = Distribuições
board = Board { $n }
boards = Boards
seat = Lugar { $n }
dealHint = As cartas antes da barra são vistas antes da pergunta do Grande Tichu. Quem joga não pode ver esta página.
dealHintPlain = Quem joga não pode ver esta página.
boardRange = Boards { $first }–{ $last }
guideCards = Cartões de percurso
against = Contra
sitOut = vocês folgam
guideHint = Se os seus adversários não estiverem, vocês folgam nesta rodada.
instructions = Como se joga o duplicado
ruleCount = Contem as cartas antes de olhar: 14 para cada um. Se o número estiver errado, chamem a direção.
ruleSilent = Declarem em silêncio: virem a carta de declaração e apontem até todos verem. Outras mesas jogam as mesmas cartas.
rulePassed = Anotem quais cartas passam, e a quem.
ruleTakeBack = Depois da mão, peguem de volta o que passaram. Cada mão tem de novo as suas 14 cartas quando o board segue.
ruleQuiet = Não falem de um board enquanto outros ainda vão jogá-lo.
ruleNoGrand = Ninguém declara Grande Tichu. Peguem as 14 cartas de uma vez.
ruleEight = Olhem primeiro as oito cartas de cima e decidam sobre o Grande Tichu.

## errors

error_bad-name = este nome está vazio ou é longo demais
error_bad-members = o número de membros está errado
error_name-taken = { $name } já está na lista
error_no-such-entrant = não há inscrição { $n }
error_no-such-round = a rodada { $n } ainda não foi sorteada
error_no-such-table = não há mesa { $n } nesta rodada
error_already-absent = o número { $n } já está ausente
error_already-present = o número { $n } já está presente
error_already-withdrawn = o número { $n } já desistiu
error_schedule-full = não há mais lugar na tabela
error_results-missing = faltam resultados: { $tables }
error_all-rounds-played = todas as rodadas foram jogadas
error_nobody-free = ninguém pode jogar até outra mesa terminar
error_time-over = o tempo acabou: registre os últimos resultados e encerre o torneio
error_no-clock = só uma arena em andamento tem relógio
error_already-closed = o torneio terminou
error_too-few-entrants = uma rodada precisa de pelo menos { $n } inscrições
error_has-result = a mesa { $n } já tem resultado
error_no-result = a mesa { $n } ainda não tem resultado
error_bad-score = escreva um resultado como 1000:640, não “{ $text }”
error_bad-points = os pontos são múltiplos de cinco
error_bad-result = o resultado precisa dos pontos dos dois lados
error_one-game = um confronto deste torneio é uma só partida
error_boards-missing = o resultado precisa dos pontos de { $n } boards
error_no-draws = no mata-mata não há empate: joguem mais uma mão
error_undecided = o confronto continua até um lado vencer { $n } partidas
error_too-many-games = o confronto estava decidido antes da última partida
error_next-round-paired = o vencedor já joga na próxima rodada: desfaça-a primeiro
error_bad-note = a nota está vazia ou é longa demais
error_nothing-to-undo = não há nada para desfazer
