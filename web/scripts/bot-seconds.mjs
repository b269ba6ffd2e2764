/** How long bots take for a decision in Pyodide, from the question to the answer, by the
 * processor time of their thread: other programs on the machine change nothing about it. The
 * bots of each game think in a Python of their own, as in a page that was just opened. Linux
 * only.
 *
 *     node web/scripts/bot-seconds.mjs [LEVEL [DECISIONS]] */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { pythonBundle } from './python-bundle.mjs';

const [level = 'tiger', decisions = '20'] = process.argv.slice(2);
const folder = await pythonBundle();
const archive = new Uint8Array(readFileSync(join(folder, 'meowple.zip')));
const clock = `/proc/self/task/${process.pid}/schedstat`;
globalThis.processorTime = () => Number(readFileSync(clock, 'utf-8').split(' ')[0]) / 1e9;

async function startPython() {
  const python = await loadPyodide({ stdLibURL: join(folder, 'stdlib.zip') });
  python.unpackArchive(archive, 'zip', { extractDir: '/meowple' });
  python.runPython('import sys; sys.path.insert(0, "/meowple")');
  return python;
}

/** Asks a Python in which no bot has thought before. */
async function freshBots() {
  const python = await startPython();
  const ask = python.runPython(`
import msgspec
from js import processorTime
from meowple.backend.bot_answers import Worker
from meowple.backend.bot_questions import Question

worker, read = Worker(clock=processorTime), msgspec.json.Decoder(Question).decode
lambda question: worker.answer(read(question)).action
`);
  return (question) => {
    const began = globalThis.processorTime();
    const action = ask(question);
    return [action, (globalThis.processorTime() - began) * 1000];
  };
}

const table = await startPython();
/** Plays a game, one seat of it by bots, and tells their times. */
const play = table.runPython(`
from random import Random
from statistics import median

import msgspec
from meowple.backend.bot_questions import Choose, GameLog
from meowple.bots.bot import SECONDS
from meowple.kernel.registry import find, games

def play(name, level, decisions, ask):
    game, chance = find(name), Random(name)
    setup, rules = game.setup(2, {}, 7), game.info.rules_version
    state, actions, took = game.start(setup), [], []
    while len(took) < decisions and game.actors(state):
        seat = game.actors(state)[0]
        action = chance.choice(legal := game.legal(state, seat))
        if seat == 1 and len(legal) > 1:
            log = GameLog(name, name, rules, 2, dict(setup.options), "7", actions)
            question = Choose(log, seat, level, SECONDS)
            text, time = ask(msgspec.json.encode(question).decode())
            took.append(time)
            action = game.parse(text)
        actions.append((seat, str(action)))
        game.play(state, seat, action)
    return f"{median(took):.0f} ms ({min(took):.0f}-{max(took):.0f}), first {took[0]:.0f}"

play
`);
for (const game of table.runPython('list(games())')) {
  const times = play(game, level, Number(decisions), await freshBots());
  console.log(`${level}, ${game}: ${times}`);
}
