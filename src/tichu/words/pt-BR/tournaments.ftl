## list

title = Torneios
intro = Copas, noites de clube e duplicado, na tela ou com cartas de verdade.
mine = Seus
coming = Abertos e em andamento
past = Encerrados
noneTitle = Nenhum torneio agora
noneText = Organize um: os amigos entram por um link, os confrontos se formam sozinhos e ninguém precisa de planilha.
organise = Organizar um torneio
noDate = Ainda sem data
entries = { $n ->
    [one] { $n } inscrição
   *[other] { $n } inscrições
}
hostIs = de { $name }
screens = Na tela
room = Com cartas de verdade
status_registration = Inscrições abertas
status_playing = Rodada { $n } de { $all }
status_between = Após a rodada { $n } de { $all }
status_finished = Encerrado
status_closed = Fechado

## form

newTitle = Organizar um torneio
name = Nome
nameHint = Por exemplo: Copa de sexta
who = Quem participa
who_person = Pessoas
who_pair = Duplas
who_team = Equipes
format = Formato
format_swissHint = Pontuações iguais se enfrentam. Serve para qualquer número em poucas rodadas.
format_individualHint = Um novo parceiro a cada rodada, cada um joga por si. O que a maioria chama de torneio.
format_round-robinHint = Todos enfrentam todos. Ideal para até oito.
format_knockoutHint = Quem vence segue.
format_double-knockoutHint = Fora na segunda derrota.
format_duplicateHint = Todas as mesas jogam as mesmas cartas: a sorte conta menos.
format_arenaHint = Por um tempo fixo. Quem está livre joga de novo.
where = Onde
whereScreensHint = As pessoas são colocadas em mesas deste site.
whereRoomHint = Você imprime os confrontos; os resultados são digitados em qualquer celular.
rounds = Rodadas
roundsUsual = Quantas for o usual
matchLength = Duração da partida em
lengthPoints = pontos
lengthHands = mãos
lengthMinutes = minutos
hands = Mãos
boardsPerRound = Boards por rodada
duration = Minutos
bestOf = Melhor de
bestOfLate = A partir da semifinal
starts = Começa
startsHint = Deixe vazio se decidir na hora.
about = O que as pessoas devem saber
more = Mais configurações
listed = Visível para todos
checkIn = Só joga quem confirmar presença
automatic = As rodadas se formam sozinhas
breakMinutes = Minutos entre rodadas
absence = Se alguém não vier
absence_wait = os outros esperam
absence_substitute = qualquer um pode substituir
absence_bot = um bot joga no lugar
absence_forfeit = a partida é perdida
absenceMinutes = Minutos de espera
clock = Segundos por decisão
create = Criar torneio

## one tournament

share = Convide com este link
copy = Copiar link
copied = Copiado
register = Participar
registerName = Nome da sua dupla ou equipe
registered = Você participa como { $name }.
invitePartner = Envie este link a quem joga com você
incomplete = Ainda falta alguém na sua dupla ou equipe.
joinEntry = Entrar em { $name }
checkInNow = Estou aqui
sitOut = Ficar de fora
withdraw = Desistir
withdrawSure = Desistir deste torneio? Seus resultados ficam.
absentNow = Você fica de fora até confirmar presença de novo.
yourTable = Sua mesa
goToTable = Ir para a sua mesa
atTable = Mesa { $n }
yourBye = Você folga nesta rodada.
waitForRound = Você recebe um lugar quando a rodada for formada.
nextRoundIn = A próxima rodada começa em { $time }.
enterResult = Registrar resultado
confirmResult = Confirmar resultado
confirmText = O outro lado informou { $score }. Está certo?
disputeResult = Está errado
disputed = Os lados discordam: a direção decide.
unconfirmed = aguarda o outro lado
standIn = Substituir um ausente
watch = Assistir
replay = Rever
paused = Todas as mesas estão em pausa.
sealed = As cartas ficam em segredo até todas as mesas terminarem.
announcement = Aviso
pairings = Confrontos
noPairings = Ainda não há confrontos.
standings = Classificação
noStandings = A classificação aparece após os primeiros resultados.
entrants = Quem participa
noEntrants = Ninguém se inscreveu ainda.
here = presente
markHere = Marcar presença
markHereName = Marcar presença: { $name }
markAbsent = Marcar ausência
markAbsentName = Marcar ausência: { $name }
notComplete = incompleta
boards = Boards
boardsLink = Comparar os boards
noBoards = Um board pode ser comparado quando todas as mesas o terminarem.
boardTitle = Board { $n }
cards = As cartas
points = Pontos
worth = Valor
projector = Para o projetor
print = Imprimir
slips = Fichas de resultado
csv = Classificação em CSV
json = Resultados em JSON
log = O que aconteceu
notFound = Este torneio não existe.

## results

resultTitle = Resultado da mesa { $n }
game = Partida { $n }
forfeit = não veio
correct = Corrigir
reason = Motivo
save = Salvar

## directing

direct = Direção
startNow = Começar: formar a rodada 1
pairNext = Formar a rodada { $n }
pauseAll = Pausar todas as mesas
resumeAll = Retomar todas as mesas
extend = Mais cinco minutos para todos
announce = Avisar
announceHint = O que todos devem saber?
addEntrant = Adicionar alguém
addHint = Nome, ou Nome: membro, membro
closeIt = Fechar o torneio
closeSure = Fechar de vez? Ninguém mais poderá jogar nele.
remaining = Ainda jogando: { $tables }

## the log

event_created = Criado
event_hosted = Inscrições abertas
event_settings = Configurações alteradas
event_director = Direção alterada
event_registered = Inscrição
event_changed = Inscrição alterada
event_entry = Link criado
event_invited = Convite
event_joined = Entrou
event_left = Saiu
event_checked-in = Presente
event_absent = Ausente
event_withdrawn = Desistência
event_paired = Rodada formada
event_committed = Cartas definidas
event_revealed = Cartas reveladas
event_opened = Mesa aberta
event_finished = Mesa terminada
event_absence = Ausência
event_substituted = Substituição
event_result = Resultado
event_confirmed = Resultado confirmado
event_disputed = Resultado contestado
event_corrected = Resultado corrigido
event_extended = Mais tempo
event_announced = Aviso
event_note = Nota
event_paused = Pausa
event_resumed = Retomada
event_clock = Tempo
event_undone = Desfeito
event_closed = Fechado
event_unpaired = Confrontos desfeitos
event_deals-seen = Viu as cartas
event_club = Clube

## calendar, bracket, deals

calendar = Calendário
monthBefore = Mês anterior
monthAfter = Próximo mês
bracket = Chave
undoPairing = Desfazer os confrontos
undoPairingSure = Desfazer a rodada { $n }? As mesas são fechadas e você pode formar os confrontos de novo.
deals = Cartas a preparar
dealsText = Só a direção vê estas cartas. O registro mostra a todos que você as viu.
showDeals = Mostrar as cartas
