import { limits } from '@mediation/api-client';
import { type AiEngine, embeddedEngine } from '@mediation/assist';
import { parentPort } from 'node:worker_threads';
import type { Answer, Task } from './talk-reader.ts';

const engine: Pick<AiEngine, Task['kind']> = embeddedEngine({ promises: limits });

async function answerTo({ id, kind, input }: Task): Promise<Answer> {
  try {
    return { id, result: await engine[kind](input) };
  } catch (error) {
    return { id, message: String(error) };
  }
}

parentPort!.on('message', (task: Task) => {
  void answerTo(task).then((answer) => parentPort!.postMessage(answer));
});
