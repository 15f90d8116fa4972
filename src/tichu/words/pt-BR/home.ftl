hero = Tichu, numa mesa tranquila
heroText = O jogo de cartas em duplas com o Dragão, a Fênix, o Cão e o Mah Jong. Grátis, completo, sem cadastro.
playNow = Jogar agora
playNowText = { $n ->
    [one] Você e { $n } bot, sem esperar.
   *[other] Você e { $n } bots, sem esperar.
}
bots = Bots
playFriends = Jogar com amigos
playFriendsText = Escolha as regras, mande o link.
playPeople = Jogar com pessoas
playPeopleText = Com quem quer o mesmo jogo, agora.
never = Nunca jogou?
neverText = Dez lições curtas, com as cartas na mão.
tournamentsText = Copas, noites de clube, duplicado
dealing = Dando as cartas…
keepPlaying = Continuar jogando
past = Suas partidas
openTables = Mesas abertas
lobbyText = Sente-se onde houver um lugar livre ou assista a uma partida.
groupOpen = Esperando jogadores
groupTakeOver = Lugares para assumir
groupWatch = Partidas para assistir
emptyTitle = Nenhuma mesa à espera no momento
emptyText = Abra uma: ela aparece aqui até ficar completa. Você pode começar com bots a qualquer momento.
openHere = Abrir uma mesa aqui
hostIs = Anfitrião: { $name }
houseRulesCount = { $n ->
    [one] { $n } regra da casa
   *[other] { $n } regras da casa
}
join = Sentar
watch = Assistir
takeOver = Assumir o lugar
goOn = Continuar
remove = Remover
removeOpen = Seu lugar fica livre para outras pessoas.
removeClose = A mesa será fechada.
removeEnds = A partida termina aqui, sem vencedor.
removeBot = Um bot continua por você. Se a partida vale para a classificação, conta como derrota.
leftBot = Você saiu. Um bot joga no seu lugar até você voltar.
leftTaken = Você saiu. Outra pessoa joga no seu lugar.
leftOver = Ninguém continuou: terminou sem vencedor.
comeBack = Voltar
places = { $n ->
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
}
won = ganha
lost = perdida
unfinished = inacabada
look = Rever

## new table

newTitle = Abrir uma mesa
newText = Escolha o jogo, quem joga e até quando. O resto pode ficar como está.
who = Quem joga com você?
whoFriends = Amigos
whoFriendsText = Os outros lugares ficam livres. Você envia um link.
whoBots = Ou bots em todos os outros lugares
variant = Jogo
edition = Livro de regras
edition_fata-morgana = Fata Morgana, 7ª edição
edition_francois = Johan François, com as perguntas frequentes da associação de jogadores
players = Jogadores
endless = sem limite
clock = Tempo por jogada
clockNone = sem relógio
clockSeconds = { $n ->
    [one] { $n } segundo por jogada
   *[other] { $n } segundos por jogada
}
bombWindow = Tempo para Bombas
seconds = { $n } s
botPace = Ritmo dos bots
paceQuick = rápido
paceHuman = humano
paceSlow = lento
public = Mostrar no salão (qualquer pessoa pode entrar)
spectators = Permitir espectadores
rated = Ranqueada (só para pessoas com conta, sem dicas)
houseRules = Regras da casa
houseRulesText = Deixe como no livro de regras, ou mude conforme vocês combinaram.
differences = Diferente do livro de regras
asInBook = Tudo como no livro de regras.
resetRules = Voltar ao livro de regras
paceSection = Relógio e ritmo
visitorsSection = Nome e acesso
title = Nome da mesa
titlePlaceholder = Turma de quinta
create = Abrir a mesa
on = sim
off = não

## me

meTitle = Seu perfil
name = Seu nome
nameSaved = Salvo.
ratings = Classificação
noRatings = Termine uma partida contra outras pessoas para ter uma classificação.
ratingHelp = Todos começam em 0. A classificação sobe com as vitórias e se estabiliza depois de algumas partidas.
matches = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}

## variants in a sentence

variant_nanjing = Nanjing – quatro jogadores, duas duplas
variant_trichu = Trichu – três jogadores
variant_tientsin = Tientsin – seis jogadores, duas equipes
variant_grandseigneur = Grandseigneur – de cinco a doze jogadores, cada um por si
variant_hierarchie = Hierarquia – de cinco a dez jogadores, cada um por si

## house rules

rule_players = Jogadores
rule_packs = Baralhos
rule_direction = Sentido do jogo
rule_deal = Distribuição
rule_tichu = Pode-se declarar Tichu
rule_grand_tichu = Pode-se declarar Grande Tichu
rule_grand_cards = Cartas vistas antes do Grande Tichu
rule_tichu_points = Pontos do Tichu
rule_grand_points = Pontos do Grande Tichu
rule_withdraw_calls = Declarações simultâneas de parceiros: a segunda pode ser retirada
rule_late_tichu = Tichu permitido mesmo depois que alguém saiu
rule_exchange = Troca de cartas
rule_tribute_return = O que os de cima devolvem
rule_wish = O desejo do Mah Jong
rule_wish_breach = Ignorar o desejo
rule_dummy_honours_wish = O desejo obriga também o Jogador Fictício
rule_bomb_on_dog = Pode-se jogar uma Bomba sobre o Cão
rule_dragon_given = A vaza do Dragão é dada
rule_triple_suits_differ = Uma trinca pede três naipes
rule_bomb_suits_differ = Uma Bomba de quatro iguais pede quatro naipes
rule_victory_points = Pontos da Vitória Dupla ou Tripla
rule_soloist = O próximo Jogador Inicial
rule_target = Meta da partida
rule_rounds = Rodadas da partida
choice_counterclockwise = anti-horário
choice_clockwise = horário
choice_draw = uma carta por vez, na ordem do jogo
choice_draw-clockwise = uma carta por vez, sentido horário
choice_packets = em blocos
choice_everyone = uma carta para cada um
choice_opponents = uma carta a cada adversário
choice_real-players = uma carta a cada jogador real, nenhuma ao Jogador Fictício
choice_partners = uma carta a cada parceiro
choice_tribute = as melhores cartas para os de cima
choice_none = não há
choice_chosen = cartas à escolha
choice_lowest = as cartas mais baixas
choice_optional = opcional
choice_required = obrigatório
choice_refused = não é possível
choice_penalty = custa a Rodada
choice_right = o jogador à direita
choice_left = o jogador à esquerda
choice_winner = o vencedor
