# Поле игр, у которых нет своего.

web-generic-your_turn = Ваш ход
web-generic-wait = Ждём: { $names }
web-generic-board = Поле
web-generic-as_picture = Картинкой
web-generic-as_text = Текстом
web-generic-filter = Найти действие
web-generic-shown = Действий: { $shown } из { $all }
web-generic-no_match = Такого действия нет.
