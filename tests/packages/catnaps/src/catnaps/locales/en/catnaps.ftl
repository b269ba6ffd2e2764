# What Catnaps says. Ids are those of the code with hyphens for dots. `$seat` and `$order`
# are names of players. A message such as `{ catnaps-place }` inside another one sees the
# arguments of that message.

game-catnaps-name = Catnaps
game-catnaps-about = quick cats find the best patch of sun

## Parts of other messages

catnaps-place = { $place ->
    [sill] windowsill
    [sofa] sofa
    [box] box
   *[lap] lap
}
catnaps-patch = { catnaps-place } { $warmth }
catnaps-mouse = mouse

## Options

option-catnaps-hours = Hours
option-catnaps-hours-about = How long the afternoon is.
option-catnaps-hours-4 = a whole afternoon
option-catnaps-hours-3 = a short afternoon

## Events

event-catnaps-sun = The sun reaches the { catnaps-place }, warmth { $warmth }.
event-catnaps-sent = { $seat } sends out a cat.
event-catnaps-out = { $seat } has sent out cat { $cat }.
event-catnaps-naps = { $seat } naps: { catnaps-place }.
event-catnaps-prowls = { $seat } catches a mouse and brings home another cat.
event-catnaps-found = You bring home cat { $cat }.

## Errors

error-catnaps-not_home = You have no cat { $cat } at home.
error-catnaps-no_sun = There is no such patch of sun on the { catnaps-place }.
error-catnaps-no_cats = There are no cats left in the basket, so your cat can't go prowling.
error-catnaps-data_warmth = The file needs one entry, “warmth”, with a list of numbers for each place.
error-catnaps-data_places = “warmth” needs these places and no others: { $needed }.
error-catnaps-data_numbers = “{ $place }” needs { $needed } different whole numbers from 1 to 9.

## Scores

line-catnaps-nap = Nap: { catnaps-place }
line-catnaps-mice = Mice: { $mice }
line-catnaps-places = Different places: { $places }
decided-catnaps-points = most points
decided-catnaps-shared = a shared win

## The table

catnaps-hours_left = { $hours ->
    [0] This is the last hour.
    [one] One more hour after this one.
   *[other] { $hours } more hours after this one.
}
catnaps-basket = Cats in the basket: { $cats }.
catnaps-player = { $you ->
    [true] { $seat } (you)
   *[false] { $seat }
}: { $done }{ $cat ->
    [none] .
    [hidden] ; one cat is out, face down.
   *[other] ; cat { $cat } is out.
}
catnaps-sun = In the sun: { $patches }.
catnaps-hand = Your cats at home: { $cats }.
catnaps-question = { $sending ->
    [true] Which cat goes out?
   *[false] Where does the cat nap, or does it go prowling?
}
catnaps-asked_you = Your turn. { $question }
catnaps-asked = Waiting for { $order }. { $question }

catnaps-picture-sun = In the sun
catnaps-picture-player = { $seat }
catnaps-picture-hand = At home

## Actions

catnaps-explain-send = send out cat { $cat }
catnaps-explain-nap = nap: { catnaps-place }, warmth { $warmth }
catnaps-explain-prowl = catch a mouse and bring home another cat
