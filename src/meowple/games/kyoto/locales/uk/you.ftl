# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-kyoto-step = Ви йдете далі{ kyoto-to }.
you-kyoto-done = Ви закінчуєте хід.
you-kyoto-check = Ви { $paw ->
    [bike] ухиляєтеся від велосипеда
   *[other] { $skill ->
        [hunt] полюєте
        [friendship] намагаєтеся подружитися
        [fight] б’єтеся
       *[agility] покладаєтеся на спритність
    } ({ kyoto-paw })
}: { $success ->
    [true] успіх
   *[false] невдача
}. На кубику { $die }, { kyoto-skill } { $value }, потрібно { $target }; шанси { $good } із { $cases }{ $learned ->
    [0] .
   *[other] ; { kyoto-skill } +{ $learned }.
}
you-kyoto-passed = Ви не б’єтеся.
you-kyoto-runs = Ваш котик тікає в паніці{ kyoto-to }.
you-kyoto-paw_moved = Ви пересуваєте лапку{ kyoto-to }: { kyoto-paw }.
you-kyoto-friend = Ви знаходите друга: { kyoto-paw } (дім, комірка { $slot }).
you-kyoto-friend_left = Ви в гостях: з дому ({ kyoto-space }) іде друг — { kyoto-paw }.
you-kyoto-victory = Ваша шкала перемог, комірка { $slot }: { kyoto-paw }.
you-kyoto-medal =
    Ви отримуєте медаль: { $medal ->
        [cross_road] перейти дорогу
        [climb_tree] вилізти на дерево
        [hunt_bug] вполювати жука
        [hunt_carp] вполювати коропа
        [hunt_mouse] вполювати мишу
        [befriend_butterfly] подружитися з метеликом
        [befriend_bird] подружитися з птахом
        [befriend_cat] подружитися з котом
        [beat_kitten] перемогти котика
        [beat_rat] перемогти щура
        [light_lanterns] засвітити ліхтарі
        [house] друзі в домі
        [track] шкала перемог
       *[other] { $medal }
    }. Тепер у вас { kyoto-count_medals }.
you-kyoto-looked = Ви потай дивитеся на лапку, що лежить долілиць.
you-kyoto-saw = Ви бачите: { kyoto-paw }.
you-kyoto-lit = Ви засвічуєте ліхтар: { $lit } із { $needed }.
you-kyoto-raised = Ви підвищуєте навичку: { kyoto-skill } { $value }.
you-kyoto-kitten = Ви граєте за котика на ім’я { kyoto-kitten }.
you-kyoto-fought = Ви нападаєте, { $attacked } захищається; шанси { $good } із { $cases }, на кубиках { $dice }, бій { $values }; перемагає { $winner }{ $learned ->
    [0] .
   *[other] . { $loser }: бій +{ $learned }.
}
you-kyoto-declined = { $what ->
    [look] Ви більше не дивитеся на лапки.
   *[raise] Ви не підвищуєте навички.
}
you-kyoto-lowered = Ваша навичка знижується: { kyoto-skill } { $value }.
