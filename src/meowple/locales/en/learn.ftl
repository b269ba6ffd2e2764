# The puzzles: a name, what is to be reached, and what it teaches, said when it is solved.

puzzle-you = Mio
puzzle-other = Taro

error-puzzle-unknown = There is no such puzzle. There are: { $offered }.
error-puzzle-over = This puzzle is over. Take a step back, or start again.
