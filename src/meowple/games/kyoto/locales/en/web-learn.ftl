# The guide of a first game of Kyoto no Neko. Each message is said once: its first line says
# what is there or what is asked, the second why, or what is good.

web-learn-kyoto-goal =
    Your kitten goes out into the town and gathers medals.
    When somebody has five, the round is played to its end. Most medals win.
web-learn-kyoto-missions =
    There are seven medals, each to be had once.
    Five are for deeds, one for three friends in your house, one for four victories.
web-learn-kyoto-map =
    This is the town: your house at its edge, a road around the park, and paws.
    Under each paw somebody hides. You find out who when you go there.
web-learn-kyoto-skills =
    Your kitten has four skills. To do something you roll a die and add the skill.
    If that reaches the target, it is done. The X on the die always fails.
web-learn-kyoto-turn =
    Go to a glowing space; the numbers are steps. Then act once, or end the turn.
    At first walk onto paws near your house and see who is there.
web-learn-kyoto-act =
    You can do something here, once in your turn. The chance stands beside it.
    Try it even if the chance is poor: who fails learns, and the skill goes up.
web-learn-kyoto-react =
    A red paw must be answered at once.
    If you get past, you go on. If not, your kitten flees, your turn is over, and the skill goes up.
web-learn-kyoto-paws =
    A paw was turned up. Its sign is the skill, the number is the target.
    The lower the number above your skill, the better. Red ones bar the way, the others wait for your action.
web-learn-kyoto-road =
    On the road each step draws a bike card, and both bikes ride.
    A kitten they pass rolls agility, or flees. Leave the road on the other side, and you have crossed it: a medal.
web-learn-kyoto-check =
    You have rolled: die and skill against the target.
    Failing is no loss: the skill rises by 1, by 2 on the X. So everybody gets better.
web-learn-kyoto-look =
    From the tree you see far: look at three paws in secret.
    Look at those you could reach next. They stay marked for you alone.
web-learn-kyoto-paw =
    The other one failed, and you choose where the paw goes.
    Away from them, or near to you if you want it yourself.
web-learn-kyoto-flight =
    A kitten flees home, and you choose its way.
    All these ways are equally short. Think of where it will begin its next turn.
web-learn-kyoto-meet =
    Another kitten is here. Fight it, or pass by.
    Both roll and add fight. The first win over a kitten is a medal; who loses flees and learns.
web-learn-kyoto-attacked =
    A kitten passes by. You may attack it, out of turn.
    It costs you no action. Do it if your fight is not much lower.
web-learn-kyoto-raise =
    Raise a skill by one step.
    Agility opens hedges at 4 and roofs at 6. Otherwise take the skill of the medal you want next.
web-learn-kyoto-friend =
    A friend moved into your house.
    The second one gives a skill step, the third a medal. A kitten that comes into your house can take them away.
web-learn-kyoto-victory =
    Your first victory lies on this track.
    The second and the fifth give a skill step, the fourth a medal.
web-learn-kyoto-medal =
    Your first medal!
    This track shows who has how many. At the arrows all kittens grow, at the flag the end comes.
web-learn-kyoto-grow =
    All kittens have grown: more steps in a turn, and better skills.
    Whoever is first to reach an arrow makes all grow, the others too.
web-learn-kyoto-all =
    Now you know the whole game. The rest is yours.
    I only come back when there is something new. The lamp at the top shows what a tiger would do.
web-learn-kyoto-over =
    Each line is a medal.
    With equal medals the better friendship wins, then the better fight.
