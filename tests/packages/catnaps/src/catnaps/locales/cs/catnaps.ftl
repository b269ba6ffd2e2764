# Co říká hra Šlofíci. Co tu chybí, řekne se anglicky.

game-catnaps-name = Šlofíci
game-catnaps-about = rychlé kočky najdou nejlepší místo na sluníčku

## Části jiných zpráv

catnaps-place = { $place ->
    [sill] parapet
    [sofa] pohovka
    [box] krabice
   *[lap] klín
}
catnaps-patch = { catnaps-place } { $warmth }
catnaps-mouse = myš

## Volby

option-catnaps-hours = Hodiny
option-catnaps-hours-about = Jak dlouhé je odpoledne.
option-catnaps-hours-4 = celé odpoledne
option-catnaps-hours-3 = krátké odpoledne

## Události

event-catnaps-sun = Slunce svítí sem: { catnaps-place }, teplo { $warmth }.
event-catnaps-sent = { $seat } posílá ven kočku.
event-catnaps-out = { $seat }: ven šla kočka { $cat }.
event-catnaps-naps = { $seat } dává kočce místo ke spánku: { catnaps-place }.
event-catnaps-prowls = { $seat } chytá myš a přivádí domů další kočku.
event-catnaps-found = Domů přichází kočka { $cat }.

## Chyby

error-catnaps-not_home = Kočku { $cat } nemáte doma.
error-catnaps-no_sun = Takové sluníčko tu není: { catnaps-place }.
error-catnaps-no_cats = V košíku už není žádná kočka, na lov se jít nedá.
error-catnaps-data_warmth = V souboru má být jediná položka „warmth“ s čísly pro každé místo.
error-catnaps-data_places = „warmth“ má mít právě tato místa: { $needed }.
error-catnaps-data_numbers = „{ $place }“ má mít různá celá čísla od 1 do 9, celkem { $needed }.

## Body

line-catnaps-nap = Spánek: { catnaps-place }
line-catnaps-mice = Myši: { $mice }
line-catnaps-places = Různá místa: { $places }
decided-catnaps-points = nejvíc bodů
decided-catnaps-shared = společné vítězství

## Stůl

catnaps-hours_left = { $hours ->
    [0] Tohle je poslední hodina.
    [one] Po této hodině zbývá ještě jedna.
    [few] Po této hodině zbývají ještě { $hours }.
   *[other] Po této hodině zbývá ještě { $hours }.
}
catnaps-basket = Koček v košíku: { $cats }.
catnaps-player = { $you ->
    [true] { $seat } (vy)
   *[false] { $seat }
}: { $done }{ $cat ->
    [none] .
    [hidden] ; jedna kočka je venku lícem dolů.
   *[other] ; venku je kočka { $cat }.
}
catnaps-sun = Na sluníčku: { $patches }.
catnaps-hand = Vaše kočky doma: { $cats }.
catnaps-question = { $sending ->
    [true] Která kočka půjde ven?
   *[false] Kde bude kočka spát, nebo půjde na lov?
}
catnaps-asked_you = Jste na tahu. { $question }
catnaps-asked = Čeká se na hráče: { $order }. { $question }

catnaps-picture-sun = Na sluníčku
catnaps-picture-player = { $seat }
catnaps-picture-hand = Doma

## Akce

catnaps-explain-send = poslat ven kočku { $cat }
catnaps-explain-nap = spát: { catnaps-place }, teplo { $warmth }
catnaps-explain-prowl = chytit myš a přivést domů další kočku
