# Зала слави.

web-hall-of = Зала слави: { $game }
web-hall-all = Усі ігри
web-hall-division = Вид гри
web-hall-every = Усі, спочатку нові
web-hall-order = Порядок
web-hall-best = Спочатку найкращі
web-hall-newest = Спочатку нові
web-hall-players = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
}
web-hall-place = Місце
web-hall-name = Переможець
web-hall-figure = Фігурка
web-hall-score = Очки
web-hall-when = Дата
web-hall-replay = Повтор
web-hall-replay_of = Повтор партії, у якій переміг гравець { $name } (очки: { $score })
web-hall-more = Ще переможці
web-hall-none = Переможців поки немає. Переможіть — за цим екраном, з друзями чи проти ботів, — і тут з’явиться ваше ім’я.
web-hall-about = Враховується кожна партія, зіграна до кінця, зокрема за одним екраном і з ботами. Партія без інших людей, у якій ви брали підказку, не враховується. Переможців за столом без глядачів бачать лише ті, хто за ним грав.
web-hall-free = Місце вільне
web-hall-latest = Остання перемога: { $name } (очки: { $score })
web-hall-nobody = Переможців ще немає. Станьте першим!
