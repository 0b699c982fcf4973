import { parentPort, workerData } from 'node:worker_threads';
import { isNoPersons, readCorpus } from '@mediation/assist-corpus';
import { judgeBy } from './judge.ts';
import { fitModels, rowOf } from './models.ts';

const { fold, folds } = workerData as { fold: number; folds: number };

const rows = readCorpus().map((message) => rowOf(message));
const voices = [...new Set(rows.map(({ message }) => message.voice))];
const held = new Set(voices.filter((_, index) => index % folds === fold));
const models = fitModels(rows.filter(({ message }) => !held.has(message.voice)));
const judged = rows.filter(({ message }) => held.has(message.voice) && !isNoPersons(message));
parentPort?.postMessage(judgeBy(models, judged));
