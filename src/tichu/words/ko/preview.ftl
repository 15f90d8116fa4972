# What a chat shows below a link to this server.

# $game: “Nanjing”
untitled = 티츄: { $game }
# $game: “Nanjing – four players, two teams”; $seated and $state: the sentences below
table = { $game }. { $seated } { $state }
seated = 참가자: { $names }.
nobody = 아직 아무도 앉지 않았어요.
free = 빈자리가 { $n }개 남았어요.
state = { $state ->
    [full] 자리가 모두 찼어요.
    [running] 게임이 진행 중이에요.
    [finished] 게임이 끝났어요.
   *[closed] 닫힌 방이에요.
}
players = 플레이어: { $names }.
unfinished = 아직 게임이 끝나지 않았어요.
# below the link to a match that others cannot watch
private = 이 방의 플레이어만 볼 수 있어요.
rules = 모든 게임과 모든 규칙서를 카드와 함께 설명해요.

## the cards in the picture of a puzzle, for those who cannot see it

hand = 내 카드: { $cards }.
handAndTrick = 내 카드: { $cards }. 바닥: { $trick }.
