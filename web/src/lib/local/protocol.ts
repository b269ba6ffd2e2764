/** The messages between the page and the worker that hosts its own tables. */

/** The files of the Python runtime, as the build wrote them. */
export interface Runtime {
  /** The address of their folder. */
  folder: string;
  /** The files by name, with their sizes in bytes: as they are, and as they are sent. */
  files: Record<string, { size: number; sent: number }>;
  /** The list of packages that Pyodide asks for. */
  packages: string;
}

export type ToWorker =
  | { type: 'start'; runtime: Runtime; name: string; first: boolean }
  | { type: 'request'; id: number; method: string; path: string; body: string }
  | {
      type: 'connect';
      key: number;
      table: string;
      seat: number | null;
      have: number;
      language: string;
    }
  | { type: 'send'; key: number; text: string }
  | { type: 'close'; key: number };

export type FromWorker =
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; id: number; text: string }
  | { type: 'message'; key: number; text: string }
  | { type: 'closed'; key: number; code: number }
  /** Games can't be stored any more; they last until the page is closed. */
  | { type: 'unstored'; reason: 'full' | 'forbidden' };

export type ToBots =
  { type: 'start'; runtime: Runtime } | { type: 'ask'; id: number; question: string };

export type FromBots =
  { type: 'ready' } | { type: 'answer'; id: number; answer: string } | { type: 'failed' };
