# Hrací plocha her, které nemají vlastní.

web-generic-your_turn = Jste na tahu
web-generic-wait = Čeká se na: { $names }
web-generic-board = Hrací plocha
web-generic-as_picture = Jako obrázek
web-generic-as_text = Jako text
web-generic-filter = Najít akci
web-generic-shown = Akce: { $shown } z { $all }
web-generic-no_match = Žádná akce neodpovídá.
