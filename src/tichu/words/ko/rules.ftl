title = 규칙
games = 게임
book = 규칙서
notes = 이 규칙서에서는
contents = 차례
learn = 직접 해 보며 배우기
play = 방 만들기
