"""Passwords that are refused because many people use them, or because they are easy to guess."""

from __future__ import annotations

import re
from typing import Final

MIN_EXTRA: Final = 6
"""Characters that a password must have besides the login."""
MIN_DIGITS: Final = 12
"""Minimum length of a password of digits only; shorter ones are dates and telephone numbers."""
MAX_UNIT: Final = 4
"""A password that repeats a part of at most this many characters is refused."""

_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz" * 2,
    "01234567890123456789",
    "1234567890qwertyuiop",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1q2w3e4r5t6y7u8i9o0p",
    "1q2w3e4r5t6z7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "q1w2e3r4t5z6u7i8o9p0",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
    "1qay2wsx3edc4rfv5tgb6zhn7ujm8ik",
    "qazwsxedcrfvtgbyhnujmikolp",
    "qaywsxedcrfvtgbzhnujmikolp",
    "zaq12wsxcde34rfvbgt56yhn",
    "123qweasdzxc",
    "qweasdzxc123",
    "asdf1234qwer5678",
    "1234qwerasdfzxcv",
)
"""Rows of keys, and other orders in which neighbouring keys are pressed."""

_LOOKALIKES: Final = str.maketrans("01345789@$!€+", "oieastbpasiet")
_ENDS: Final = re.compile(r"^[^a-z]+|[^a-z]+$")

_WORDS: Final = """
password passwort motdepasse wachtwoord senha contrasena parola heslo haslo lozinka salasana
losenord passwords passw pass word passphrase mypassword yourpassword nopassword newpassword
oldpassword thepassword mypass newpass userpass testpass adminpass rootpass secret secrets geheim
geheimnis topsecret geheimwort supersecret supergeheim segredo confiance azerty qwerty qwertz qwert
qwertyui qwertyuiop qwertzui qwertzuiop admin admins administrator administrateur root toor
superuser user users username guest guests gast default changeme changeit change changethis letmein
letmeinnow lemmein openup opensesame sesame sesam open access accessgranted login logmein loginlogin
signin signup welcome welcomeback welkom willkommen bienvenue bemvindo hello hellohello helloworld
hallo hallohallo hallowelt bonjour salut hola holahola ciao goodbye tester test tests testing
testtest testuser demo demodemo sample example temp temporary trial private public system server
database computer internet network windows microsoft google facebook youtube twitter instagram
whatsapp tiktok snapchat linkedin netflix amazon apple iphone samsung android nokia huawei
playstation xbox nintendo pokemon pikachu minecraft fortnite roblox starwars skywalker startrek
matrix batman superman spiderman ironman joker hulk thor avengers marvel gandalf frodo hobbit
harrypotter hogwarts dumbledore voldemort football futbol fussball futebol voetbal soccer baseball
basketball hockey tennis volleyball rugby handball golf liverpool chelsea arsenal barcelona
realmadrid juventus bayern bayernmunchen dortmund borussia schalke werder ajax feyenoord benfica
sporting porto flamengo corinthians palmeiras manchester manunited everton celtic rangers yankees
lakers cowboys steelers packers eagles patriots raiders redsox dodgers bulls ferrari porsche
mercedes corvette mustang camaro harley yamaha suzuki honda toyota volkswagen volvo audi bmw dragon
dragons drachen phoenix phonix mahjong tichu grandtichu tichutichu dog hund tiger tigers lion lions
panther monkey monkeys horse horses kitten kitty cat cats doggy puppy bunny rabbit dolphin dolphins
butterfly turtle falcon eagle hawk wolf wolves bear bears spider snake shadow ghost angel angels
engel devil demon diablo satan princess prinzessin princesse prinses queen king prince master
masters mistress legend killer hunter ranger ninja samurai pirate warrior soldier sniper wizard
magic magician mystery mercury jupiter saturn venus pluto sunshine sunflower sonnenschein sunset
summer sommer winter spring autumn herbst fruhling january february march april august september
october november december januar februar juni juli oktober dezember monday tuesday wednesday
thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag iloveyou
iloveu ilove loveyou loveme lovely lover lovers love lovelove forever foreverlove always mylove
ichliebedich jetaime tequiero teamo euteamo tiamo schatz schatzi hase hasi liebling cherie
sweetheart sweety honey baby babygirl babyboy sexy sexsex fuckyou fuckme fuckoff fucker asshole
arschloch scheisse merde bitch trustno trustme trust nothing whatever anything something nobody
somebody blabla blablabla blahblah abcabc asdasd asdfasdf asdfghjk asdfghjkl asdf qweqwe qweasd
qweasdzxc zxcvbn zxcvbnm yxcvbn yxcvbnm qazwsx qazwsxedc aaaa abcd abcde abcdef abcdefg abcdefgh abc
xyz xxx xxxx lalala lalalala nanana hahaha hihihi jajaja chocolate schokolade chocolat cookie
cookies banana bananas cheese pizza coffee kaffee pepper ginger cherry strawberry orange purple
yellow silver golden diamond crystal flower flowers rainbow freedom freiheit liberte peace peaceful
heaven hell jesus jesuschrist christ godisgood blessed blessing faith grace church bible mohammed
michael michelle jessica jennifer jordan daniel daniela andrew ashley amanda anthony charlie thomas
robert matthew joshua nicole nicholas natalie samantha stephanie christian christine christopher
alexander alexandra benjamin william victoria elizabeth patrick sebastian maximilian florian tobias
andreas stefan markus martin martina sabine sandra claudia katharina johannes julian julia lukas
marie maria mariana antonio francisco fernando carlos ricardo gabriel rafael beatriz catarina pierre
camille nathalie jeanne chantal isabelle nicolas antoine juliette marine willem pieter jeroen
maarten sophie hannah thunder lightning storm blizzard fire water ocean mountain mountains maverick
phantom cowboy metallica nirvana slipknot eminem beatles elvis madonna shakira rockstar rocknroll
guitar music musica gitarre piano drummer dancer dance dancing disney mickey mickeymouse donald
snoopy garfield simpsons homer scooby bugsbunny tinkerbell barbie hellokitty cinderella america
germany deutschland france england london berlin paris amsterdam lisboa lisbon portugal brasil
brazil schweiz zurich suisse osterreich nederland holland espana madrid italia canada texas florida
california newyork chicago boston dallas houston vegas hamburg munchen frankfurt stuttgart dresden
wien basel bern geneva geneve bond jamesbond bigdaddy daddy mommy mama papa mother father family
familie brother sister friend friends amigos amigo bestfriend buddy dude biggirl bigboy cutie pretty
beautiful gorgeous handsome happy happyday smile smiley lucky cool cooler coolcool awesome amazing
perfect super superstar star stars gamer gaming game games player players play cards poker casino
jackpot winner champion champions victory success money dollar million millionaire business company
office manager student school schule teacher college university
"""
COMMON: Final = frozenset(_WORDS.split())
"""Passwords that many people use, in lower case and without the digits and signs that they add."""


def why_guessable(password: str, login: str) -> str | None:
    """Say why a password is too easy to guess; None if nothing is wrong with it."""
    text = password.casefold().strip()
    if _repeats(text):
        return "repeats a few characters"
    if _sequential(text):
        return "is a row of neighbouring keys, letters or digits"
    if text.isdigit() and len(text) < MIN_DIGITS:
        return f"has digits only: they would have to be at least {MIN_DIGITS}"
    if login.casefold() in text and len(text) - len(login) < MIN_EXTRA:
        return "is little more than your login"
    if _common(text):
        return "is one that many people use"
    return None


def _repeats(text: str) -> bool:
    if len(set(text)) <= 2:
        return True
    return any((text[:size] * len(text)).startswith(text) for size in range(1, MAX_UNIT + 1))


def _sequential(text: str) -> bool:
    return any(text in row or text in row[::-1] for row in _ROWS)


def _common(text: str) -> bool:
    """Whether a common password is left without spaces and without the digits and signs at the ends."""
    squeezed = "".join(text.split())
    core = _ENDS.sub("", squeezed)
    forms = (core, core.translate(_LOOKALIKES), _ENDS.sub("", squeezed.translate(_LOOKALIKES)))
    if any(form in COMMON for form in forms):
        return True
    half = len(core) // 2
    return core[:half] == core[half:] and core[:half] in COMMON
