## list

title = Torneios
intro = Taças, noites de clube e duplicado, no ecrã ou com cartas de verdade.
mine = Os seus
coming = Abertos e a decorrer
past = Terminados
noneTitle = Nenhum torneio agora
noneText = Organize um: os amigos entram por uma ligação, os confrontos formam-se sozinhos e ninguém precisa de uma folha de cálculo.
organise = Organizar um torneio
noDate = Ainda sem data
entries = { $n ->
    [one] { $n } inscrição
   *[other] { $n } inscrições
}
hostIs = de { $name }
screens = No ecrã
room = Com cartas de verdade
status_registration = Inscrições abertas
status_playing = Ronda { $n } de { $all }
status_between = Após a ronda { $n } de { $all }
status_finished = Terminado
status_closed = Fechado

## form

newTitle = Organizar um torneio
name = Nome
nameHint = Por exemplo: Taça de sexta-feira
who = Quem participa
who_person = Pessoas
who_pair = Pares
who_team = Equipas
format = Formato
format_swissHint = Pontuações iguais defrontam-se. Serve para qualquer número em poucas rondas.
format_individualHint = Um novo parceiro em cada ronda, cada um joga por si. O que a maioria chama de torneio.
format_round-robinHint = Todos defrontam todos. Ideal para até oito.
format_knockoutHint = Quem ganha continua.
format_double-knockoutHint = Fora na segunda derrota.
format_duplicateHint = Todas as mesas jogam as mesmas cartas: a sorte conta menos.
format_arenaHint = Por um tempo fixo. Quem está livre joga de novo.
where = Onde
whereScreensHint = As pessoas são colocadas em mesas deste site.
whereRoomHint = Imprime os confrontos; os resultados registam-se em qualquer telemóvel.
rounds = Rondas
roundsUsual = As habituais
matchLength = Duração da partida em
lengthPoints = pontos
lengthHands = mãos
lengthMinutes = minutos
hands = Mãos
boardsPerRound = Boards por ronda
duration = Minutos
bestOf = À melhor de
bestOfLate = A partir das meias-finais
starts = Começa
startsHint = Deixe vazio se decidir na hora.
about = O que as pessoas devem saber
more = Mais definições
listed = Visível para todos
checkIn = Só joga quem confirmar presença
automatic = As rondas formam-se sozinhas
breakMinutes = Minutos entre rondas
absence = Se alguém não vier
absence_wait = os outros esperam
absence_substitute = qualquer um pode substituir
absence_bot = um bot joga no lugar
absence_forfeit = a partida é perdida
absenceMinutes = Minutos de espera
clock = Segundos por decisão
create = Criar torneio

## one tournament

share = Convide com esta ligação
copy = Copiar ligação
copied = Copiado
register = Participar
registerName = Nome do seu par ou equipa
registered = Participa como { $name }.
invitePartner = Envie esta ligação a quem joga consigo
incomplete = Ainda falta alguém no seu par ou equipa.
joinEntry = Entrar em { $name }
checkInNow = Estou aqui
sitOut = Ficar de fora
withdraw = Desistir
withdrawSure = Desistir deste torneio? Os seus resultados mantêm-se.
absentNow = Fica de fora até confirmar presença de novo.
yourTable = A sua mesa
goToTable = Ir para a sua mesa
atTable = Mesa { $n }
yourBye = Folga nesta ronda.
waitForRound = Recebe um lugar quando a ronda for formada.
nextRoundIn = A próxima ronda começa em { $time }.
enterResult = Registar resultado
confirmResult = Confirmar resultado
confirmText = O outro lado informou { $score }. Está certo?
disputeResult = Está errado
disputed = Os lados discordam: a direção decide.
unconfirmed = aguarda o outro lado
standIn = Substituir um ausente
watch = Ver
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
forfeit = não apareceu
correct = Corrigir
reason = Motivo
save = Guardar

## directing

direct = Direção
startNow = Começar: formar a ronda 1
pairNext = Formar a ronda { $n }
pauseAll = Pôr todas as mesas em pausa
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
event_settings = Definições alteradas
event_director = Direção alterada
event_registered = Inscrição
event_changed = Inscrição alterada
event_entry = Ligação criada
event_invited = Convite
event_joined = Entrou
event_left = Saiu
event_checked-in = Presente
event_absent = Ausente
event_withdrawn = Desistência
event_paired = Ronda formada
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
event_unpaired = Confrontos anulados
event_deals-seen = Viu as cartas
event_club = Clube

## calendar, bracket, deals

calendar = Calendário
monthBefore = Mês anterior
monthAfter = Mês seguinte
bracket = Quadro
undoPairing = Anular os confrontos
undoPairingSure = Anular a ronda { $n }? As mesas são fechadas e pode formar os confrontos de novo.
deals = Cartas a preparar
dealsText = Só a direção vê estas cartas. O registo mostra a todos que as viu.
showDeals = Mostrar as cartas
