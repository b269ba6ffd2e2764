# The puzzles: a name, what is to be reached, and what it teaches, said when it is solved.

puzzle-you = Mio
puzzle-other = Taro

error-puzzle-unknown = Taková úloha není. Na výběr: { $offered }.
error-puzzle-over = Tato úloha skončila. Vraťte se o krok, nebo začněte znovu.
