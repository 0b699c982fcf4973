import type { DraftAnswer, DraftQuestion } from './draft-check.worker.ts';

let worker: Worker | null = null;

const started = () => new Worker(new URL('./draft-check.worker.ts', import.meta.url), { type: 'module' });

/**
 * Checks a draft on this device, in a worker, so that typing stays smooth. The first check loads the engine and its weights;
 * null if that failed, and the next check tries again.
 */
export function checkDraft(question: DraftQuestion): Promise<DraftAnswer | null> {
  const asked = (worker ??= started());
  const { port1: answers, port2: port } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer: DraftAnswer | null) => {
      // A module that failed to load is not tried again by the same worker.
      if (answer === null && worker === asked) worker = null;
      if (answer === null) asked.terminate();
      answers.close();
      resolve(answer);
    };
    answers.addEventListener('message', ({ data }: MessageEvent<DraftAnswer | null>) => end(data));
    answers.start();
    asked.addEventListener('error', () => end(null), { once: true });
    asked.postMessage(question, [port]);
  });
}
