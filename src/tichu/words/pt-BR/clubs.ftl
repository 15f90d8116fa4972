## list

title = Clubes
intro = Gente que se encontra sempre de novo: suas noites, suas mesas e a classificação da temporada.
mine = Seus clubes
others = Clubes que você encontra aqui
found = Fundar um clube
noneTitle = Você ainda não está em nenhum clube
noneText = Funde um para a sua turma: convide com um link, organize noites, e a classificação da temporada se calcula sozinha.
accountNeeded = Para fundar um clube você precisa de uma conta, para que ele não se perca com um cookie.
makeAccount = Criar uma conta
members = { $n ->
    [one] { $n } membro
   *[other] { $n } membros
}
role_organiser = Você organiza
role_member = Você é membro
role_applicant = Você pediu para entrar
notFound = Esse clube não existe.

## form

newTitle = Fundar um clube
editTitle = Nome e admissão
name = Nome
nameHint = Por exemplo: Tichu de terça
about = O que as pessoas devem saber
admission = Quem pode entrar sem o seu link
admission_open = todos
admission_approval = quem você aceitar
admission_invitation = ninguém
listed = Mostrar na lista pública
create = Fundar o clube
save = Salvar

## one club

join = Entrar
ask = Pedir para entrar
joinLinkText = Convidaram você para este clube.
invitationOnly = Entra-se neste clube com um link de quem organiza.
waiting = Quem organiza vai decidir sobre o seu pedido.
withdrawRequest = Retirar o pedido
leave = Sair do clube
leaveSure = Sair de { $name }?
organisedBy = Organização: { $names }
evenings = Próximas noites
noEvenings = Nenhuma noite marcada.
planEvening = Marcar uma noite
past = Noites passadas
tables = Mesas
noTables = Nenhuma mesa aberta.
openTable = Abrir uma mesa
tableFor = Quem pode se sentar
tableMembers = membros
tableLink = todos que têm o link
membersOnly = para membros
free = { $n ->
    [0] cheia
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
}
memberList = Membros
membersHidden = Só os membros veem quem faz parte do clube.
organiser = organiza
since = desde { $date }
applicants = Querem entrar
admit = Aceitar
admitName = Aceitar { $name }
reject = Recusar
rejectName = Recusar { $name }
moreAbout = Mais sobre { $name }
makeOrganiser = Passar a organizar
makeMember = Passar a simples membro
remove = Remover
removeSure = Remover { $name } do clube?
bar = Barrar
barSure = Barrar { $name }? Não poderá entrar de novo.
barred = Barrados
unbar = Permitir de novo
unbarName = Permitir { $name } de novo
inviteLink = Quem abrir este link pode entrar na hora
newLink = Criar um novo link
newLinkSure = O link antigo deixará de funcionar.
organise = Organização
edit = Nome e admissão
deleteClub = Excluir o clube
deleteSure = Excluir { $name } de vez? Os torneios ficam, mas os membros e as temporadas não.

## seasons

season = Temporada
seasons = Temporadas
noSeason = Ainda não há temporada. Ela conta as noites do clube entre duas datas.
noSeasonMember = Ainda não há temporada.
newSeason = Começar uma temporada
editSeason = Mudar a temporada
seasonName = Nome
seasonNameHint = Por exemplo: Outono de 2027
from = De
to = Até
toHint = Deixe vazio se o fim estiver em aberto.
scoring = Uma noite vale
scoring_places = pontos pela colocação
scoring_match-points = seus pontos de partida
scoring_points = seus pontos de cartas
places = Pontos a partir do primeiro lugar
placesHint = Por exemplo: 10 8 6 5 4 3 2 1
attendance = Pontos por participar
best = Noites que contam
bestAll = todas
bestHint = As melhores de cada um. Deixe vazio para todas.
ranked = Quem é classificado
ranked_persons = pessoas
ranked_entrants = duplas e equipes
tieBreaks = Em caso de empate
deleteSeason = Excluir a temporada
deleteSeasonSure = Excluir { $name }? As noites ficam.
noResults = A classificação aparece depois da primeira noite.
rank = Posição
player = Nome
seasonDates = { $from } a { $to }
seasonOpen = desde { $from }
counted = { $n ->
    [one] { $n } noite conta
   *[other] { $n } noites contam
}
notCounted = não conta
count = Contar esta noite
dontCount = Não contar
countName = Contar { $name }
dontCountName = Não contar { $name }
winners = Vitória de { $names }
place = { $n }º lugar
dropped = Um resultado entre parênteses não está entre os { $n } melhores.
rule_places = Uma noite vale { $points } pontos a partir do primeiro lugar; quem divide lugares divide os pontos.
rule_match-points = Uma noite vale seus pontos de partida: dois por vitória, um por empate.
rule_points = Uma noite vale a soma dos seus pontos de cartas.
rule_attendance = { $n ->
    [one] Participar vale mais { $n } ponto.
   *[other] Participar vale mais { $n } pontos.
}
rule_best = { $n ->
    [one] Conta a melhor noite de cada um.
   *[other] Contam as { $n } melhores noites de cada um.
}
rule_persons = Em duplas e equipes, todos recebem o resultado inteiro.
criterion_score = Pontuação
criterion_firsts = Noites vencidas
criterion_podiums = Pódios
criterion_direct = Confronto direto
criterion_best = Melhor noite
criterion_total = Todas as noites
criterion_evenings = Noites
about_score = a soma das noites que contam.
about_firsts = noites em primeiro lugar, mesmo as que não contam.
about_podiums = noites em um dos três primeiros lugares.
about_direct = entre empatados: noites com colocação melhor menos noites com colocação pior.
about_best = a pontuação da melhor noite.
about_total = a soma de todas as noites, mesmo das que não contam.
about_evenings = noites em que a pessoa participou.
csv = Classificação em CSV
json = Classificação em JSON
print = Imprimir

## what happened

log = O que aconteceu
event_founded = Clube fundado
event_changed = Nome ou admissão mudados
event_new-link = Novo link
event_applied = Pediu para entrar
event_joined = Entrou
event_left = Saiu
event_admitted = Pedido aceito
event_removed = Removido
event_barred = Barrado
event_role = Novo papel
event_season = Temporada mudada
event_season-deleted = Temporada excluída
event_tournament = Noite marcada
event_table = Mesa aberta

## in tournaments and at tables

ofClub = Uma noite de { $name }
membersRegister = Só membros do clube podem se inscrever
