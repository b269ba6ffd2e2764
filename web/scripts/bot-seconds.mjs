/** How long bots take for a decision in Pyodide, by the processor time of their thread: other
 * programs on the machine change nothing about it. Linux only.
 *
 *     node web/scripts/bot-seconds.mjs [LEVEL [DECISIONS]] */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { pythonBundle } from './python-bundle.mjs';

const [level = 'tiger', decisions = '20'] = process.argv.slice(2);
const folder = await pythonBundle();
const python = await loadPyodide({ stdLibURL: join(folder, 'stdlib.zip') });
const archive = new Uint8Array(readFileSync(join(folder, 'meowple.zip')));
python.unpackArchive(archive, 'zip', { extractDir: '/meowple' });
const clock = `/proc/self/task/${process.pid}/schedstat`;
globalThis.processorTime = () => Number(readFileSync(clock, 'utf-8').split(' ')[0]) / 1e9;
globalThis.asked = { level, decisions: Number(decisions), say: console.log };
python.runPython(`
import sys

sys.path.insert(0, "/meowple")
from random import Random
from statistics import median

from js import asked, processorTime
from meowple.bots.bot import SECONDS
from meowple.bots.by_name import BOTS
from meowple.kernel.registry import games

for name, game in games().items():
    state = game.start(game.setup(2, {}, 7))
    chance = Random(name)
    took = []
    while len(took) < asked.decisions and game.actors(state):
        seat = game.actors(state)[0]
        action = chance.choice(legal := game.legal(state, seat))
        if seat == 1 and len(legal) > 1:
            bot = BOTS[asked.level](f"{len(took)}")
            began = processorTime()
            action = bot.chooser(game, state, seat, SECONDS, processorTime)(legal)
            took.append((processorTime() - began) * 1000)
        game.play(state, seat, action)
    asked.say(f"{asked.level}, {name}: {median(took):.0f} ms ({min(took):.0f}-{max(took):.0f})")
`);
