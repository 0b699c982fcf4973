import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { Message } from './message.ts';

const { id, tone, intensity, risk_level, indicators } = Message.shape;

/** What a second reader made of a message, without seeing the first labels. */
const SecondLabel = z.object({ id, tone, intensity, risk_level, indicators });
type SecondLabel = z.infer<typeof SecondLabel>;

/** The labels of the second readers, for a fifth of the corpus and of the unseen messages. */
export const readSecondLabels = (): SecondLabel[] =>
  readFileSync(new URL('../second-labels.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => SecondLabel.parse(JSON.parse(line)));
