## reactions in the chat

react = Reagir
reaction_thumbs-up = Joinha
reaction_star = Uma estrela
reaction_laugh = Risada
reaction_wow = Espanto
reaction_sad = Tristeza
reaction_heart = Um coração
reaction_fire = Fogo
reaction_tea = Uma xícara de chá
unmuteUnknown = Ouvir de novo alguém que saiu

## the log and the last trick

beforeTricks = Antes da primeira vaza
trick = Vaza { $n }
trickTaken = Vaza { $n }: { $name }
trickGiven = Vaza { $n }: { $name } › { $to }

## the clock

move = Jogada { $time }
reserve = Reserva { $time }
clockHelp = Primeiro corre o seu tempo para esta jogada, depois a sua reserva, que vale para a partida inteira. Quando os dois acabam, um bot decide por você.
tenMove = Faltam dez segundos para esta jogada; depois corre a sua reserva.
tenLast = Faltam dez segundos; depois um bot decide por você.
reserveRuns = Sua reserva está correndo.

## the rules at the table

rule = A regra
allRules = Todas as regras
rulesTrouble = Não foi possível carregar as regras.
