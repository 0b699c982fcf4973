import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Judged } from './judge.ts';

const folds = 5;
/** A fold takes a minute and some hundred megabytes. */
const threads = pLimit(2);

/** Judges every message of the corpus by models fitted to other voices only. No voice shares a template with another. */
export async function crossValidate(): Promise<Judged[]> {
  const all = Array.from({ length: folds }, (_, fold) => threads(() => judgeFold(fold)));
  return (await Promise.all(all)).flat();
}

async function judgeFold(fold: number): Promise<Judged[]> {
  const thread = new Worker(new URL('fold.ts', import.meta.url), { workerData: { fold, folds } });
  const [judged] = await once(thread, 'message');
  return judged as Judged[];
}
