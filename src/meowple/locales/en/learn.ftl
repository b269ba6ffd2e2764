# Puzzles in general; each game has its own.

puzzle-you = Mio
puzzle-other = Taro

error-puzzle-unknown = There is no such puzzle. Available: { $offered }.
error-puzzle-over = This puzzle is over. Take a step back, or start over.
