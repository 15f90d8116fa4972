title = 분석
intro = 상황을 만들고 각 선택으로 얻을 예상 점수를 확인해 보세요. 고르지 않은 카드는 모르는 카드로, 계속 새로 나눠 가며 계산해요. 리플레이에서 ‘분석’을 누르면 끝난 라운드의 어느 장면이든 열 수 있어요.
notRanks = 난징, 트리츄, 톈진만 분석할 수 있고 계급 게임은 분석할 수 없어요. 직접 만들 수 있는 것은 난징이고, 나머지 둘은 리플레이에서 열 수 있어요.
phase = 무엇을 정하나요?
phase_grand = 라지 티츄
phase_exchange = 카드 교환
phase_play = 플레이
brush = 어디에 놓을까요?
zone_hand = 내 손패
zone_table = 테이블 위
zone_ours = 우리 편 트릭
zone_theirs = 상대 편 트릭
cardIn = { $card }: { $zone }
cardOut = { $card }: 모름
handCount = 카드 { $all }장 중 { $n }장
clear = 모두 지우기
owner = 낸 사람
others = 다른 사람들
count = { $name }의 카드 수
fewer = { $name }: 한 장 적게
more = { $name }: 한 장 많게
call = { $name }의 선언
noCall = 선언 없음
wish = 소원
analyse = 분석
edit = 상황 바꾸기
seatFour = { $step ->
    [1] 오른쪽 상대
    [2] 파트너
   *[3] 왼쪽 상대
}
seatShort = { $step ->
    [1] 오른쪽
    [2] 파트너
   *[3] 왼쪽
}
seatSix = { $partner ->
    [yes] 파트너 { $n }
   *[no] 상대 { $n }
}
decides = { $name }: 어떻게 할까요?
waiting = { $n ->
   *[other] 앞에 분석 { $n }개가 있어요.
}
starting = 분배를 모의하는 중…
worlds = { $done ->
    [yes] 완료: 모의 분배 { $n }회.
   *[no] 지금까지 모의 분배 { $n }회…
}
stop = 멈추기
again = 다시 분석
withError = { $points } ±{ $error }
withWish = { $what }, 소원: { $rank }
noGrand = 라지 티츄 안 함
take = 트릭 가져오기
give = 트릭을 줄 사람: { $name }
played = 실제로 낸 것
showAll = 선택 { $n }개 모두 보기
help = 이번 라운드에서 이 편의 예상 점수에서 상대 편의 점수를 뺀 값이에요. 막대는 확실한 정도(양쪽으로 표준오차 2배)를 보여 줘요. 선택을 누르면 판에서 그대로 진행돼요.
back = 뒤로
forward = 앞으로
start = 처음 상황
line = 진행
botsOne = 봇: 한 수
botsTo = { $you ->
    [yes] 봇: 내 차례까지
   *[no] 봇: { $name } 차례까지
}
botsEnd = 봇: 끝까지
share = 링크 복사
hide = 다른 사람의 카드 가리기
dealt = 계속 진행하려고 모르는 카드를 무작위로 나눴어요. 분석은 여전히 각자가 볼 수 있는 것만 알아요.
over = 라운드가 끝났어요
damaged = 손상된 링크예요. 상황이 들어 있지 않아요.
no_impossible-position = 나올 수 없는 상황이에요. 내 카드와 카드 수, 테이블 위의 카드를 확인해 주세요.
no_malformed = 빠진 것이 있어요. 먼저 내 카드를 골라 주세요.
no_not-analysed = 계급 게임은 분석할 수 없어요.
no_nothing-to-decide = 이 상황에서는 아무도 정할 것이 없어요.
no_fixed-view = 카드를 아는 사람의 선택만 분석할 수 있어요.
no_analysis-failed = 지금은 이 상황을 분석할 수 없어요.
