# The review of a game, as a page of its own and in a terminal. $names: the players of one side.

pageTitle = 복기: { $names }
stopped = 끝나기 전에 멈췄어요. 빠진 선택이 있어요.
decisions = 선택
lostPlay = 플레이 손해
lostExchange = 교환 손해
lostCalls = 선언 손해
sides = { $names } 대 { $others }
result = 결과({ $names }): { $n }
unfinished = 끝나지 않은 라운드예요.
luck = 패 운({ $names }): { $n }
move = 수
moveNumber = { $n }번째 수
played = 실제 선택
cost = 손해
comment = 설명
instead = 더 나은 수: { $what }
# A mark in the graph
lostAt = { $move }번째 수: { $n }점 손해
turningPoint = 승부처
# An action that changed the expected result of one side
turning = 승부처, { $n }번째 수, { $name }: { $what }. 예상 결과: { $from } → { $to }
noTichu = 스몰 티츄 안 함
clean = 선택 { $n }개 가운데 뚜렷한 실수는 없어요.
aboutCost = 손해는 가장 좋은 선택과 비교한 라운드당 점수예요. 플레이어가 알 수 있었던 정보만으로 시뮬레이션해서 판단해요. 우연일 수 있는 차이는 세지 않아요.
aboutGraph = 그래프는 모든 카드를 공개하고 계산한 거예요.
written = 저장됨: { $file }
