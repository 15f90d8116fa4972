# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Acaso – joga qualquer coisa
greedy = Ganancioso – simples e rápido
club = Clube – joga bem
club-easy = Clube, fácil – perdoa erros
shark = Tubarão – forte
shark-1s = Tubarão, pensa mais – o mais forte
