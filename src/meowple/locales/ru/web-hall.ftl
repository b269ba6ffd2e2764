# Зал славы.

web-hall-of = Зал славы: { $game }
web-hall-all = Все игры
web-hall-division = Вид игры
web-hall-every = Все, сначала новые
web-hall-order = Порядок
web-hall-best = Сначала лучшие
web-hall-newest = Сначала новые
web-hall-players = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}
web-hall-place = Место
web-hall-name = Победитель
web-hall-figure = Фигурка
web-hall-score = Очки
web-hall-when = Дата
web-hall-replay = Повтор
web-hall-replay_of = Повтор партии, в которой победил игрок { $name } (очки: { $score })
web-hall-more = Ещё победители
web-hall-none = Победителей пока нет. Победите — за этим экраном, с друзьями или в игре с ботами, — и здесь появится ваше имя.
web-hall-about = Учитывается каждая партия, сыгранная до конца, в том числе за одним экраном и с ботами. Партия без других людей, в которой вы брали подсказку, не учитывается. Победителей за столом без зрителей видят только те, кто за ним играл.
web-hall-free = Место свободно
web-hall-latest = Последняя победа: { $name } (очки: { $score })
web-hall-nobody = Победителей пока нет. Станьте первым!
