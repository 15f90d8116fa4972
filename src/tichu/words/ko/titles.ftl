# $title: the code of a title in a game of ranks; place: one without a title. $n: its number, from the top
title = { $title ->
    [grandseigneur] 대영주
    [seigneur] 영주
    [maitre] 마스터
    [chevalier] 기사
    [ecuyer] 종자
    [marchand] 상인
    [artisan] 장인
    [journalier] 날품팔이
    [porcher] 돼지치기
    [bourgeois] 시민
    [pauvre] 빈민
    [miserable] 거지
    [grand-maitre] 그랜드 마스터
    [trou-du-c] 꼴찌
   *[place] { $n }위
}
