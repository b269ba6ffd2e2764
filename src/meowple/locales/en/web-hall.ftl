# The hall of fame.

web-hall-of = Hall of Fame: { $game }
web-hall-all = All games
web-hall-division = Kind of game
web-hall-every = All, newest first
web-hall-order = Order
web-hall-best = Best first
web-hall-newest = Newest first
web-hall-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
web-hall-place = Place
web-hall-name = Winner
web-hall-figure = Figure
web-hall-score = Score
web-hall-when = Date
web-hall-replay = Replay
web-hall-replay_of = Replay of { $name }’s win with { $score }
web-hall-more = More winners
web-hall-none = No winners yet. Win a game – solo, with friends or against bots – and your name will appear here.
web-hall-about = Every finished game counts, including games at one screen and against bots. Games without other people in which you used a hint don’t count. Winners of tables closed to spectators are shown only to the players.
web-hall-free = Still free
web-hall-latest = Latest winner: { $name } with { $score }
web-hall-nobody = No winners yet. Be the first!
