import { Worker } from 'node:worker_threads';
import type { AiEngine } from '@mediation/assist';

/** What reads whole conversations. */
type Reads = Pick<AiEngine, 'summary' | 'keyPoints'>;

/** A conversation to read. */
export interface Task {
  id: number;
  kind: keyof Reads;
  input: Parameters<Reads['summary']>[0];
}

/** What came of it. */
export type Answer = { id: number; result: unknown } | { id: number; message: string };

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

export interface TalkReader extends Reads {
  /** Waits for what is being read, then ends the thread. */
  close: () => Promise<void>;
}

/** After so long without a conversation the thread ends, and its memory is free. */
const idleMs = 5 * 60_000;

/** Reading that takes longer is given up, so that it does not hold up what comes after it. */
const longestMs = 60_000;

const openWorker = () => new Worker(new URL('talk-worker.ts', import.meta.url));

/**
 * Reads conversations on a thread of their own, so that a long one delays no other call. The thread starts with the first of
 * them. When it fails, the calls that wait for it fail, and the next one starts another.
 */
export function createTalkReader({ open = openWorker }: { open?: () => Worker } = {}): TalkReader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let next = 0;
  let idle: NodeJS.Timeout | undefined;

  function settle(id: number, how: (it: Waiting) => void) {
    const it = waiting.get(id);
    waiting.delete(id);
    if (it) how(it);
    if (waiting.size === 0) idle = setTimeout(() => end(worker), idleMs).unref();
  }

  function end(which: Worker | undefined, error = new Error('The reading of a conversation ended.')) {
    if (which === undefined || which !== worker) return;
    worker = undefined;
    void which.terminate();
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
    clearTimeout(idle);
  }

  function start(): Worker {
    const started = open();
    started.unref();
    started.on('message', (answer: Answer) =>
      settle(answer.id, ({ resolve, reject }) =>
        'result' in answer ? resolve(answer.result) : reject(new Error(answer.message)),
      ),
    );
    started.on('error', (error) => end(started, error as Error));
    started.on('exit', () => end(started));
    return started;
  }

  async function read(kind: Task['kind'], input: Task['input']): Promise<unknown> {
    clearTimeout(idle);
    worker ??= start();
    const reader = worker;
    const id = next++;
    const late = setTimeout(() => end(reader, new Error('The reading of a conversation took too long.')), longestMs);
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    reader.postMessage({ id, kind, input } satisfies Task);
    return answer.finally(() => clearTimeout(late));
  }

  return {
    summary: (input) => read('summary', input) as ReturnType<Reads['summary']>,
    keyPoints: (input) => read('keyPoints', input) as ReturnType<Reads['keyPoints']>,
    close: async () => {
      while (waiting.size > 0) await new Promise((done) => setTimeout(done, 20));
      clearTimeout(idle);
      const last = worker;
      worker = undefined;
      await last?.terminate();
    },
  };
}
