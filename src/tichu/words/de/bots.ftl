# What a menu says about a bot: its name, and what to expect. The key is its identifier with “-” for “@”.
random = Zufall – spielt irgendetwas Erlaubtes
greedy = Gierig – wird schnell die tiefen Karten los, sagt nie Tichu an
club = Club – spielt mit Plan und hilft seinem Partner
club-easy = Club, leicht – spielt wie Club, macht aber Fehler
shark = Hai – rechnet durch, was die anderen haben könnten
shark-1s = Hai, denkt länger – am stärksten, eine Sekunde pro Karte
shark-novice = Neuling – kennt die Regeln und achtet nur auf Asse und Sonderkarten
shark-beginner = Anfänger – spielt mit Plan, schätzt aber grob
shark-casual = Gelegenheitsspieler – spielt mit Plan und merkt sich die hohen Karten
shark-regular = Stammgast – urteilt aus Erfahrung, rechnet nicht
shark-expert = Könner – merkt sich alles und denkt ein wenig voraus
shark-master = Meister – merkt sich alles und überlegt sich jede Karte
strength = Stärke { $n } von { $of }
