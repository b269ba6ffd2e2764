# Score a table: what lies on a real table is built on the screen.

web-score-share = Поделиться ссылкой
web-score-link = В этой ссылке весь стол
web-score-link_bad = Стол по этой ссылке показать нельзя. { $why }
web-score-link_torn = Части ссылки не хватает, или она изменена.
web-score-clear = Начать заново
web-score-clear_sure = Точно стереть всё?
web-score-less = { $label }: на один меньше
web-score-more = { $label }: на один больше
web-score-players = Игроки
web-score-player = Игрок { $number }
web-score-add_player = Добавить игрока
web-score-remove_player = Убрать этого игрока
web-score-name = Имя
web-score-pad = Очки
web-score-lines = Строка за строкой: { $name }
web-score-total = Всего
web-score-wins = победа
