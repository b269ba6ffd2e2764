# Playing on this device, without a server.

web-local-loading = Loading the games ({ $size } MB). They stay in this browser.
web-local-starting = Starting…
web-local-full = This browser is out of storage. You can keep playing, but your games will be gone when you close the page.
web-local-forbidden = This browser won’t let us store anything. You can keep playing, but your games will be gone when you close the page.
web-local-rest-title = Play online
web-local-rest-about = This site has no server: everything happens on your device. Playing online, invitations and ratings need one.
web-local-rest-open = Go to the server
web-local-rest-host = Anyone can run one: install Meowple and run “meowple serve”.
web-local-copies-title = Games on this device
web-local-copies-about = They exist only in this browser. A copy is a single file with all your games and settings; you can open it in any browser with Meowple.
web-local-copies-keep = Keep a copy
web-local-copies-open = Open a file
web-local-copies-which = A copy, or the record of a finished game (.txt)
web-local-copies-too_large = This file is too large to be a copy of games. Nothing was changed.
web-local-copies-added = { $added ->
    [0] No new games: they were all here already.
    [one] { $added } game was added.
   *[other] { $added } games were added.
}
web-local-move-title = Invite a friend
web-local-move-about = The game continues at a table on the server, where a friend takes a seat. It won’t be rated, because the shuffle could be seen on your device.
web-local-move-seat = A friend plays for { $name }
web-local-move-do = Move to the server
