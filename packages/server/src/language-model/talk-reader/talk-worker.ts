import { limits } from '@mediation/api-client';
import { type AiEngine, embeddedEngine } from '@mediation/assist';
import { parentPort } from 'node:worker_threads';
import type { Answer, Task } from './talk-reader.ts';

const engine: Pick<AiEngine, Task['kind']> = embeddedEngine({ promises: limits });

parentPort!.on('message', async ({ id, kind, input }: Task) => {
  const answer: Answer = await engine[kind](input).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, message: String(error) }),
  );
  parentPort!.postMessage(answer);
});
