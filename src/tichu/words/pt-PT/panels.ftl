## reactions in the chat

react = Reagir com um emoji
reaction_thumbs-up = Polegar para cima
reaction_clap = Aplausos
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
clockHelp = Primeiro corre o teu tempo para esta jogada, depois a tua reserva, que é para toda a partida. Quando ambos se esgotam, um bot decide por ti.
tenMove = Faltam dez segundos para esta jogada; depois corre a tua reserva.
tenLast = Faltam dez segundos; depois um bot decide por ti.
reserveRuns = A tua reserva está a correr.

## the rules at the table

rule = A regra
allRules = Todas as regras
rulesTrouble = Não foi possível carregar as regras.
