## what a house rule means

help_players = 몇 명이 플레이하는지 정해요.
help_packs = 카드 몇 벌을 섞어 쓰는지 정해요.
help_direction = 차례가 도는 방향이에요.
help_deal = 카드를 나누는 방법이에요. 받는 장수는 달라지지 않아요.
help_tichu = 1등으로 나가겠다는 내기예요. 내 첫 카드를 내기 전에 선언해요.
help_grand_tichu = 처음 몇 장만 보고 거는 두 배짜리 내기예요.
help_grand_cards = 라지 티츄를 정하기 전에 보는 카드 수예요.
help_tichu_points = 선언한 사람이 1등으로 나가면 얻고, 아니면 잃어요.
help_grand_points = 선언한 사람이 1등으로 나가면 얻고, 아니면 잃어요.
help_withdraw_calls = 끄면 두 선언이 모두 유지되고, 하나는 반드시 실패해요.
help_late_tichu = 이런 선언은 성공할 수 없어요. 끄면 선언할 수 없게 돼요.
help_exchange = 라운드를 시작하기 전에 카드를 뒤집어서 주고받아요.
help_tribute_return = 가장 좋은 카드를 받은 상위 계급이 대신 돌려주는 카드예요.
help_wish = 참새를 낸 사람이 숫자를 하나 말하고, 그 숫자를 낼 수 있는 사람은 반드시 내야 해요.
help_wish_breach = 아예 막거나, 허용하고 벌점을 줄 수 있어요.
help_dummy_honours_wish = 솔로는 더미의 카드로도 소원을 들어줘야 해요.
help_bomb_on_dog = 개가 넘기려던 선을 폭탄을 낸 사람이 가져가요.
help_dragon_given = 용으로 트릭을 딴 사람은 그 트릭을 상대에게 줘요.
help_triple_suits_differ = 카드 두 벌을 쓰면 같은 카드가 두 장씩 있어요.
help_bomb_suits_differ = 카드 두 벌을 쓰면 같은 카드가 두 장씩 있어요.
help_victory_points = 상대가 한 명도 나가기 전에 팀 전원이 나갔을 때의 점수예요. 이때 카드 점수는 세지 않아요.
help_soloist = 다음 라운드에 더미와 함께 플레이할 사람이에요.
help_target = 한 팀이 이 점수에 도달하면 게임이 끝나요.
help_rounds = 이만큼 라운드를 마치면 게임이 끝나요.
book_francois = 네덜란드 규칙서: 참새를 내면 꼭 소원을 빌어야 해요.
book_tichubadour = 늑대와 나이팅게일이 나오고, 소원을 어기면 라운드에서 져요.
book_groo = 포르투갈 규칙서: 파트너와 동시에 스몰 티츄를 부르면 하나를 취소할 수 있어요.
book_philibert = 프랑스 규칙서: 개에 폭탄을 낼 수 있어요.
book_fata-morgana = 베른에 있는 출판사의 규칙이에요.

## why house rules do not go together

no_end = 이대로는 게임이 끝나지 않아요. 목표 점수나 라운드 수를 정해 주세요.
no_thirds = 트리츄는 모두가 똑같이 솔로를 하도록 라운드 수가 3의 배수여야 해요.
no_bets = 점수가 없는 게임이라 내기를 할 수 없어요. 스몰 티츄도 라지 티츄도 없어요.
no_packs = 그랑세뇌르는 카드 한 벌이나 두 벌로 해요.
no_meaning = ‘{ $rule }’ 규칙은 이 게임에 해당하지 않아요.
no_exchange = 이 게임에는 그런 교환 방식이 없어요.
no_wish = 소원이 없으면 어길 수도 없어요. 벌점을 끄거나 소원을 허용해 주세요.
no_calls = 선언이 없으면 취소할 것도 없어요.
no_grand = 라지 티츄는 손패 { $n }장을 다 보기 전에 정해야 해요. 더 작은 수를 고르세요.
