/** The worker in which bots think: one question in, one answer out. */

import { startPython } from './python';
import type { FromBots, ToBots } from './protocol';

interface Thinker {
  answer(question: string): string;
}

const post = (message: FromBots) => self.postMessage(message);
let thinker: Thinker | null = null;

self.onmessage = async ({ data }: MessageEvent<ToBots>) => {
  try {
    if (data.type === 'start') {
      const python = await startPython(data.runtime);
      thinker = python.runPython(
        'from meowple.browser.entry import Thinker; Thinker()',
      ) as Thinker;
      post({ type: 'ready' });
    } else if (thinker) {
      post({ type: 'answer', id: data.id, answer: thinker.answer(data.question) });
    }
  } catch {
    post({ type: 'failed' });
  }
};
