title = 연습
text = 수천 번 시뮬레이션한 결과로 답을 알려 주는 짧은 문제예요.
intro = 한 번만 누르면 돼요. 틀린 문제는 10분, 하루, 사흘, 일주일 간격으로 다시 나와요.
name = { $trainer ->
    [grand] 라지 티츄
    [tichu] 스몰 티츄
    [exchange] 카드 교환
    [wish] 소원
    [endings] 끝내기
   *[mistakes] 내 실수
}
about = { $trainer ->
    [grand] 8장만 보고 부를까요?
    [tichu] 14장을 들고, 스몰 티츄를 부를 만할까요?
    [exchange] 누구에게 어떤 카드를 줄까요?
    [wish] 참새를 낼 때 어떤 숫자가 가장 좋을까요?
    [endings] 몇 장 안 남았고, 모든 손패가 공개돼요.
   *[mistakes] 복기한 게임에서 나온 결정이에요.
}
question = { $trainer ->
    [grand] 처음 받은 8장이에요. 라지 티츄를 부를까요?
    [tichu] 교환하기 전의 14장이에요. 스몰 티츄를 부를 만한 패일까요?
    [exchange] 누구에게 어떤 카드를 줄까요?
    [wish] 참새를 내요. 어떤 숫자를 소원으로 빌까요?
   *[mistakes] 내 게임에서 나온 결정이에요. 어느 쪽이 나을까요?
}
progress = { $all }문제 중 { $n }개 답함, 정답률 { $right }
notStarted = { $all }문제
due = 복습 { $n }개
all = 모든 연습
repetition = 복습
allDone = 여기 있는 문제는 모두 답했어요. 틀린 문제는 때가 되면 다시 나와요.
call = { $call ->
    [grand] 라지 티츄 부르기
   *[tichu] 스몰 티츄 부르기
}
keep = 부르지 않기
correct = 정답!
close = 비슷해요. 둘 다 괜찮아요.
wrong = 더 나은 선택: { $what }
chance = 성공 확률
with = 부르면
without = 부르지 않으면
range = { $value } ± { $error }
worth = 가장 좋은 선택과 비교하면
gain = 부르면 평균적으로 결과가 { $value } ± { $error }점 달라져요.
deals = { $n }번 시뮬레이션한 결과예요.
good = 유리한 점: { $list }.
bad = 불리한 점: { $list }.
has_aces = A { $n }장
has_dragon = 용
has_phoenix = 봉황
has_bombs = 폭탄 { $n }개
has_straight = { $n }장 스트레이트
has_dog = 개
has_singles = 낮은 싱글 { $n }장
has_pairs = 낮은 페어 { $n }개
has_nothing = A, 용, 봉황이 모두 없음
many_grand = 높은 카드(A, 용, 봉황)가 { $power }장일 때 { $called }의 플레이어가 부르고, 그중 { $made }가 성공해요.
many_tichu = 플레이어들은 손패 중 { $called }에서 스몰 티츄를 부르고, 그중 { $made }가 성공해요.
many_exchange = { $ace }의 플레이어가 파트너에게 A를 줘요. 파트너가 라지 티츄를 불렀을 때는 { $called }예요.
many_wish = 플레이어들이 가장 많이 비는 소원: { $list }.
many_dragon = { $share }의 플레이어가 카드가 더 많은 상대에게 용 트릭을 줘요.
to = { $who ->
    [right] 오른쪽
    [partner] 파트너
   *[left] 왼쪽
}
partnerCalled = 파트너가 라지 티츄를 불렀어요.
bestGift = 가장 좋은 카드: { $card }
best = 더 나은 선택이 없어요
loss = 약 { $n } ± { $error }점 손해
why_help = 패가 약해요. 가장 좋은 카드는 파트너가 더 잘 쓸 수 있어요.
why_keep = 높은 카드를 지킬 만큼 패가 강해요. 파트너에게는 남는 카드를 줘요.
why_dog = 여기서 개는 짐이에요. 파트너에게 가면 해가 없어요.
why_low = 상대에게는 내 패와 어울리지 않는 낮은 카드를 줘요.
why_given = 다음 상대에게 준 숫자예요. 소원으로 다시 빼앗아요.
why_other = 다른 상대에게 준 숫자예요. 소원으로 다시 빼앗아요.
why_ace = 일찍 내야 하는 A는 나중에 트릭을 따지 못해요.
why_missing = 나에게 없는 숫자라서 소원이 다른 사람만 묶어요.
why_held = 원할 때 내가 직접 들어줄 수 있어서 소원이 나를 방해하지 않아요.
why_none = 도움이 되는 숫자가 없어요. 소원이 파트너에게 걸릴 수도 있어요.
next = 다음 문제
quit = q를 입력하면 연습이 끝나요.
notAnswer = 고를 수 있는 답이 아니에요.
tally = { $n }문제 중 { $right }개 정답
