# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-kyoto-step = Jdete dál{ kyoto-to }.
you-kyoto-done = Končíte tah.
you-kyoto-check = { $paw ->
    [bike] Uhýbáte bicyklu
   *[other] { $skill ->
        [hunt] Lovíte
        [friendship] Chcete se spřátelit
        [fight] Bojujete
       *[agility] Spoléháte na mrštnost
    } ({ kyoto-paw })
}: { $success ->
    [true] úspěch
   *[false] neúspěch
}. Hod { $die }, { kyoto-skill } { $value }, potřeba { $target }; šance { $good } z { $cases }{ $learned ->
    [0] .
   *[other] ; { kyoto-skill } +{ $learned }.
}
you-kyoto-passed = Nebojujete.
you-kyoto-runs = Vaše kotě prchá{ kyoto-to }.
you-kyoto-paw_moved = Přesouváte tlapku{ kyoto-to }: { kyoto-paw }.
you-kyoto-friend = Získáváte přítele: { kyoto-paw } (dům, políčko { $slot }).
you-kyoto-friend_left = Jste na návštěvě: z domu ({ kyoto-space }) odchází přítel, { kyoto-paw }.
you-kyoto-victory = Vaše stupnice vítězství, políčko { $slot }: { kyoto-paw }.
you-kyoto-medal =
    Berete medaili za { $medal ->
        [cross_road] přejití silnice
        [climb_tree] vylezení na strom
        [hunt_bug] ulovení brouka
        [hunt_carp] ulovení kapra
        [hunt_mouse] ulovení myši
        [befriend_butterfly] přátelství s motýlem
        [befriend_bird] přátelství s ptákem
        [befriend_cat] přátelství s kočkou
        [beat_kitten] poražení kotěte
        [beat_rat] poražení krysy
        [light_lanterns] rozsvícení lampionů
        [house] přátele v domě
        [track] stupnici vítězství
       *[other] { $medal }
    }, teď máte { kyoto-count_medals }.
you-kyoto-looked = Tajně si prohlížíte tlapku, která leží lícem dolů.
you-kyoto-saw = Vidíte: { kyoto-paw }.
you-kyoto-lit = Rozsvěcíte lampion: { $lit } z { $needed }.
you-kyoto-raised = Zvyšujete dovednost: { kyoto-skill } na { $value }.
you-kyoto-kitten = Hrajete za kotě: { kyoto-kitten }.
you-kyoto-fought = Útočíte, obrana: { $attacked }, šance { $good } z { $cases }, kostky { $dice }, boj { $values }; vítězství: { $winner }{ $learned ->
    [0] .
   *[other] . { $loser }: boj +{ $learned }.
}
you-kyoto-declined = { $what ->
    [look] Další tlapky si neprohlížíte.
   *[raise] Žádnou dovednost nezvyšujete.
}
you-kyoto-lowered = Vaše dovednost klesá: { kyoto-skill } na { $value }.
