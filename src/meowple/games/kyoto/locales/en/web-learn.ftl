# The guide of a first game of Kyoto no Neko. Each message is said once: its first line says
# what is there or what is asked, the second why, or what is good.

web-learn-kyoto-course = Your first game: explore the town and win medals.

web-learn-kyoto-turn =
    Take a step: go to a glowing paw print next to your kitten.
    Someone is hiding under it.
web-learn-kyoto-act =
    Try it! You roll a die and add your skill; the chance is shown.
    If you fail, your kitten learns and the skill goes up.
web-learn-kyoto-check =
    The die plus your skill had to reach the number on the paw.
    Failing isn’t bad: the skill goes up by 1, or by 2 if you roll an X.
web-learn-kyoto-goal =
    The goal is medals. When someone has five, the round is played out.
    Then the player with the most medals wins.
web-learn-kyoto-missions =
    Each of these five missions earns a medal.
    You earn two more for three friends in your house and for four victories.
web-learn-kyoto-skills =
    Your kitten has four skills: agility, friendship, fight and hunt.
    Look for paws with a low number for your best skill.
web-learn-kyoto-map =
    The road runs around the park. Bikes ride on it.
    There are more paws in the park, on the other side.
web-learn-kyoto-react =
    You have to react to a red paw right away.
    If you pass, you go on. If you fail, your kitten runs away, your turn ends, and the skill goes up.
web-learn-kyoto-road =
    For every step on the road you draw a bike card, and both bikes ride.
    A kitten they pass rolls for agility or runs away. Cross the road to win a medal.
web-learn-kyoto-look =
    You can see far from the tree: peek at three paws.
    Choose ones you could reach soon. Only you can see them.
web-learn-kyoto-paw =
    Your opponent failed, so you choose where the paw goes.
    Move it away from them, or closer to you.
web-learn-kyoto-flight =
    A kitten runs home. Choose which way it goes.
    All these ways are equally short.
web-learn-kyoto-meet =
    There is another kitten here. Fight it, or pass by.
    You both roll and add your fight skill. Your first win earns a medal; the loser runs away and learns.
web-learn-kyoto-attacked =
    A kitten is passing by. You may attack it, even though it isn’t your turn.
    It costs no action. Try it if your fight skill isn’t much lower.
web-learn-kyoto-raise =
    Raise a skill by one step.
    With agility 4 you can cross hedges, with 6 roofs too.
web-learn-kyoto-friend =
    A friend has moved into your house.
    Your second friend raises a skill, your third earns a medal. Kittens that visit your house can take friends away.
web-learn-kyoto-victory =
    Your first victory!
    The second and the fifth raise a skill, the fourth earns a medal.
web-learn-kyoto-medal =
    Your first medal!
    This track shows everyone’s medals. At the arrows all kittens grow; at the flag the game ends.
web-learn-kyoto-grow =
    All kittens have grown: more steps and better skills.
    It happens to everyone when the first player reaches an arrow.
web-learn-kyoto-all =
    Now you know the whole game. The rest is up to you.
    I’ll speak up if something new happens. The lamp at the top shows what a tiger would do.
web-learn-kyoto-over =
    Each line is a medal.
    If medals are tied, the better friendship skill wins, then the better fight skill.
