# The board of games that bring none of their own.

web-generic-your_turn = Your turn
web-generic-wait = Waiting for { $names }
web-generic-board = Board
web-generic-as_picture = As a picture
web-generic-as_text = As text
web-generic-filter = Filter actions
web-generic-shown = { $shown } of { $all } actions
web-generic-no_match = No matching actions.
