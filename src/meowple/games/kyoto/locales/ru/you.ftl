# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-kyoto-step = Вы идёте дальше{ kyoto-to }.
you-kyoto-done = Вы заканчиваете ход.
you-kyoto-check = Вы { $paw ->
    [bike] уворачиваетесь от велосипеда
   *[other] { $skill ->
        [hunt] охотитесь
        [friendship] пытаетесь подружиться
        [fight] сражаетесь
       *[agility] полагаетесь на ловкость
    } ({ kyoto-paw })
}: { $success ->
    [true] успех
   *[false] неудача
}. На кубике { $die }, { kyoto-skill } { $value }, нужно { $target }; шансы { $good } из { $cases }{ $learned ->
    [0] .
   *[other] ; { kyoto-skill } +{ $learned }.
}
you-kyoto-passed = Вы не сражаетесь.
you-kyoto-runs = Ваш котик убегает в панике{ kyoto-to }.
you-kyoto-paw_moved = Вы передвигаете лапку{ kyoto-to }: { kyoto-paw }.
you-kyoto-friend = Вы заводите друга: { kyoto-paw } (дом, ячейка { $slot }).
you-kyoto-friend_left = Вы в гостях: из дома ({ kyoto-space }) уходит друг — { kyoto-paw }.
you-kyoto-victory = Ваша шкала побед, ячейка { $slot }: { kyoto-paw }.
you-kyoto-medal =
    Вы получаете медаль: { $medal ->
        [cross_road] перейти дорогу
        [climb_tree] забраться на дерево
        [hunt_bug] поймать жука
        [hunt_carp] поймать карпа
        [hunt_mouse] поймать мышь
        [befriend_butterfly] подружиться с бабочкой
        [befriend_bird] подружиться с птицей
        [befriend_cat] подружиться с котом
        [beat_kitten] победить котика
        [beat_rat] победить крысу
        [light_lanterns] зажечь фонари
        [house] друзья в доме
        [track] шкала побед
       *[other] { $medal }
    }. Теперь у вас { kyoto-count_medals }.
you-kyoto-looked = Вы тайком смотрите на лапку, лежащую лицом вниз.
you-kyoto-saw = Вы видите: { kyoto-paw }.
you-kyoto-lit = Вы зажигаете фонарь: { $lit } из { $needed }.
you-kyoto-raised = Вы повышаете навык: { kyoto-skill } { $value }.
you-kyoto-kitten = Вы играете за котика по имени { kyoto-kitten }.
you-kyoto-fought = Вы нападаете, защищается { $attacked }; шансы { $good } из { $cases }, на кубиках { $dice }, сражение { $values }; побеждает { $winner }{ $learned ->
    [0] .
   *[other] . { $loser }: сражение +{ $learned }.
}
you-kyoto-declined = { $what ->
    [look] Вы больше не смотрите на лапки.
   *[raise] Вы не повышаете навык.
}
you-kyoto-lowered = Ваш навык снижается: { kyoto-skill } { $value }.
