## where the points came from

tricks = { $name }: 트릭
tricksTo = { $name } › { $to }: 트릭
handTo = { $name } › { $to }: 손패
nothing = 점수 카드 없음
left = 남은 손패
review = 이 라운드 복기하기

## before the next round, or another match

awaited = 기다리는 중: { $names }
wants = 한 판 더 하고 싶어요: { $names }
startNow = 기다리지 않고 시작
lastRound = 마지막 라운드
finalScore = 최종 점수

## sharing

share = 공유
shareText = 티츄: { $winners } 대 { $losers }, { $score }
shareWinners = 티츄: { $winners } 승리
savePicture = 이미지 저장
linkHelp = 링크를 열면 게임 전체를 카드 한 장씩 볼 수 있어요.
