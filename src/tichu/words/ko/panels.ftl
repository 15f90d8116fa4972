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
