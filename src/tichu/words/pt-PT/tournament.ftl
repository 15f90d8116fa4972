## formats

format_swiss = Sistema suíço
format_individual = Parceiros sorteados
format_individual_alone = Novos adversários em cada ronda
format_round-robin = Todos contra todos
format_knockout = Eliminatórias
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
} por ronda
length_arena = { $n } minutos ao todo
withoutGrand = sem Grande Tichu
oneCopy = um só jogo de boards
bestOf = À melhor de { $n }

## standings

standings = Classificação
afterRound = Após a ronda { $n } de { $all }
rank = Lugar
name = Nome
criterion_match-points = Pontos de partida
criterion_wins = Vitórias
criterion_difference = Diferença
criterion_points = Pontos
criterion_direct = Confronto direto
criterion_buchholz = Buchholz
criterion_sonneborn-berger = Sonneborn-Berger
criterion_stage = Rondas superadas
criterion_boards = Boards
criterion_places = Classificações
criterion_arena-points = Pontos de arena
about_match-points = dois por vitória ou folga, um por empate
about_wins = partidas ganhas
about_difference = pontos próprios menos os dos adversários; uma folga conta como a média das suas outras partidas
about_points = pontos próprios em todas as partidas; uma folga conta como a média das suas outras partidas
about_direct = pontos das partidas entre os que ainda estão empatados
about_buchholz = pontos de partida de todos os adversários; uma folga conta como um adversário com os seus
about_sonneborn-berger = pontos de partida dos adversários vencidos, e metade em caso de empate
about_stage = rondas a que sobreviveu
about_boards_matchpoints = parte das outras mesas que fez pior com as mesmas cartas
about_boards_mean = pontos acima da média de todas as mesas com as mesmas cartas
about_places = em cada mesa, a parte dos outros que ficou atrás de si, em percentagem; uma folga conta como a média das suas outras mesas
about_arena-points = dois por vitória, um por empate
about_arena-points_streaks = dois por vitória, um por empate; a dobrar após duas vitórias seguidas

## rounds

round = Ronda { $n }
roundOf = Ronda { $n } de { $all }
table = Mesa { $n }
bye = Folga
byes = Folga: { $names }
result = Resultado
noResult = –
forfeited = falta de comparência
unconfirmed = não confirmado
absent = ausente
withdrawn = desistiu
registration = As inscrições estão abertas: { $n ->
    [one] { $n } inscrição
   *[other] { $n } inscrições
}
missing = Faltam resultados: { $tables }
complete = Todos os resultados desta ronda foram registados.
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
undone = Anulado: { $what }
written = { $file } foi escrito.

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
boardHint = Recolham as cartas passadas e arrumem cada mão para a mesa seguinte.
rankHint = Anotem para cada mão quantos saíram depois de vós. Somem no fim.
shareHint = Outra mesa joga os mesmos boards nesta ronda: troquem-nos depois de cada board.
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
sitOut = folgam
guideHint = Se os adversários não estiverem, folgam nesta ronda.
instructions = Como se joga o duplicado
ruleCount = Contem as cartas antes de as ver: 14 para cada um. Se o número estiver errado, chamem a direção.
ruleSilent = Declarem em silêncio: virem a carta de declaração e apontem até todos verem. Outras mesas jogam as mesmas cartas.
rulePassed = Anotem que cartas passam, e a quem.
ruleTakeBack = Depois da mão, recolham o que passaram. Cada mão tem de novo as suas 14 cartas quando o board segue.
ruleQuiet = Não falem de um board enquanto outros ainda o vão jogar.
ruleNoGrand = Ninguém declara Grande Tichu. Peguem nas 14 cartas de uma vez.
ruleEight = Vejam primeiro as oito cartas de cima e decidam sobre o Grande Tichu.

## errors

error_bad-name = este nome está vazio ou é demasiado longo
error_bad-members = o número de membros está errado
error_name-taken = { $name } já está na lista
error_no-such-entrant = não há inscrição { $n }
error_no-such-round = a ronda { $n } ainda não foi sorteada
error_no-such-table = não há mesa { $n } nesta ronda
error_already-absent = o número { $n } já está ausente
error_already-present = o número { $n } já está presente
error_already-withdrawn = o número { $n } já desistiu
error_schedule-full = já não há lugar no calendário
error_results-missing = faltam resultados: { $tables }
error_all-rounds-played = todas as rondas foram jogadas
error_nobody-free = ninguém pode jogar até outra mesa terminar
error_time-over = o tempo acabou: registe os últimos resultados e encerre o torneio
error_no-clock = só uma arena a decorrer tem relógio
error_already-closed = o torneio terminou
error_too-few-entrants = uma ronda precisa de pelo menos { $n } inscrições
error_has-result = a mesa { $n } já tem resultado
error_no-result = a mesa { $n } ainda não tem resultado
error_bad-score = escreva um resultado como 1000:640, não “{ $text }”
error_bad-points = os pontos são múltiplos de cinco
error_bad-result = o resultado precisa dos pontos dos dois lados
error_one-game = um confronto deste torneio é uma só partida
error_boards-missing = o resultado precisa dos pontos de { $n } boards
error_no-draws = nas eliminatórias não há empates: joguem mais uma mão
error_undecided = o confronto continua até um lado ganhar { $n } partidas
error_too-many-games = o confronto estava decidido antes da última partida
error_next-round-paired = o vencedor já joga na ronda seguinte: anule-a primeiro
error_bad-note = a nota está vazia ou é demasiado longa
error_nothing-to-undo = não há nada para anular
