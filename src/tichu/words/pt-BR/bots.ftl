# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Acaso – joga qualquer carta permitida
greedy = Guloso – livra-se logo das cartas baixas, nunca declara Tichu
club = Clube – joga com um plano e ajuda o parceiro
club-easy = Clube, fácil – joga como Clube, mas comete erros
shark = Tubarão – calcula o que os outros podem ter
shark-1s = Tubarão, pensa mais – o mais forte, um segundo por carta
shark-novice = Novato – conhece as regras e só repara nos ases e nas cartas especiais
shark-beginner = Iniciante – joga com um plano, mas avalia por alto
shark-casual = Jogador casual – joga com um plano e lembra das cartas altas
shark-regular = Frequentador – avalia pela experiência, não calcula
shark-expert = Experiente – lembra de tudo e pensa um pouco à frente
shark-master = Mestre – lembra de tudo e pensa bem cada carta
strength = força { $n } de { $of }
