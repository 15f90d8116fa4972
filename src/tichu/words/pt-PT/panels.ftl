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
