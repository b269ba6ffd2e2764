# The puzzles: a name, what is to be reached, and what it teaches, said when it is solved.

puzzle-you = Мио
puzzle-other = Таро

error-puzzle-unknown = Такой задачи нет. Есть: { $offered }.
error-puzzle-over = Эта задача окончена. Сделайте шаг назад или начните заново.
