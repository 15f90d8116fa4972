## reactions in the chat

react = Reagir
reaction_thumbs-up = Polegar para cima
reaction_star = Uma estrela
reaction_laugh = Gargalhada
reaction_wow = Espanto
reaction_sad = Tristeza
reaction_heart = Um coração
reaction_fire = Fogo
reaction_tea = Uma chávena de chá
unmuteUnknown = Voltar a ouvir alguém que saiu

## the log and the last trick

beforeTricks = Antes da primeira vaza
trick = Vaza { $n }
trickTaken = Vaza { $n }: { $name }
trickGiven = Vaza { $n }: { $name } › { $to }

## the clock

move = Jogada { $time }
reserve = Reserva { $time }
clockHelp = Primeiro corre o seu tempo para esta jogada, depois a sua reserva, que é para toda a partida. Quando ambos se esgotam, um bot decide por si.
tenMove = Faltam dez segundos para esta jogada; depois corre a sua reserva.
tenLast = Faltam dez segundos; depois um bot decide por si.
reserveRuns = A sua reserva está a correr.

## the rules at the table

rule = A regra
allRules = Todas as regras
rulesTrouble = Não foi possível carregar as regras.
