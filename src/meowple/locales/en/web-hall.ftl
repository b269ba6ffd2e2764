# The hall of fame.

web-hall-of = Hall of Fame: { $game }
web-hall-all = All games
web-hall-division = Kind of game
web-hall-every = All, the newest first
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
web-hall-replay_of = Replay of the game that { $name } won with { $score }
web-hall-more = More winners
web-hall-none = No winner yet. Win a game, alone at this screen, with friends or against bots, and your name will be here.
web-hall-about = Every game that is played to its end counts, also at one screen and against bots. A game without other people in which you took a hint does not. Winners of a table without spectators are shown only to its players.
