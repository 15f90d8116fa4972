# What the language calls itself, and the language tags of those who get it
name = Ελληνικά
tags = el
