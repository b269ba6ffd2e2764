# The puzzles: a name, what is to be reached, and what it teaches, said when it is solved.

puzzle-you = Міо
puzzle-other = Таро

error-puzzle-unknown = Такої задачі немає. Є: { $offered }.
error-puzzle-over = Цю задачу закінчено. Зробіть крок назад або почніть спочатку.
