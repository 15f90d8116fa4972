## reactions in the chat

react = 반응하기
reaction_thumbs-up = 최고예요
reaction_star = 별
reaction_laugh = 웃음
reaction_wow = 놀람
reaction_sad = 슬픔
reaction_heart = 하트
reaction_fire = 불꽃
reaction_tea = 차 한 잔
unmuteUnknown = 나간 사람의 채팅 다시 보기

## the log and the last trick

beforeTricks = 첫 트릭 전
trick = 트릭 { $n }
trickTaken = 트릭 { $n }: { $name }
trickGiven = 트릭 { $n }: { $name } › { $to }

## the clock

move = 이번 수 { $time }
reserve = 예비 { $time }
clockHelp = 먼저 이번 수의 시간이, 다음으로 게임 전체에 쓰는 예비 시간이 줄어들어요. 둘 다 떨어지면 봇이 대신 결정해요.
tenMove = 이번 수는 10초 남았어요. 그다음에는 예비 시간이 줄어들어요.
tenLast = 10초 남았어요. 그다음에는 봇이 대신 결정해요.
reserveRuns = 예비 시간이 줄어들고 있어요.

## the rules at the table

rule = 규칙 보기
allRules = 전체 규칙
rulesTrouble = 규칙을 불러오지 못했어요.
