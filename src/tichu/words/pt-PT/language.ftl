# What the language calls itself, and the language tags of those who get it
name = Português (Portugal)
tags = pt-PT pt-AO pt-MZ pt-CV pt-GW pt-ST pt-TL
