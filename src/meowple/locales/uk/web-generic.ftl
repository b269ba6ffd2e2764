# Поле ігор, які не мають власного.

web-generic-your_turn = Ваш хід
web-generic-wait = Чекаємо: { $names }
web-generic-board = Поле
web-generic-as_picture = Малюнком
web-generic-as_text = Текстом
web-generic-filter = Знайти дію
web-generic-shown = Дій: { $shown } з { $all }
web-generic-no_match = Такої дії немає.
