import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { injectionAttempts } from '../testing/injection-attempts.ts';
import { isInstructionLike } from './instruction-like.ts';

const corpus = new URL('../../../assist/corpus/', import.meta.url);
const messages = readdirSync(corpus)
  .filter((it) => /^v\d+\.jsonl$/.test(it))
  .flatMap((file) => readFileSync(new URL(file, corpus), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as { text: string })
  .map((it) => it.text);

test('most attempts to steer a model are noticed, and hardly any message between parents', () => {
  const missed = injectionAttempts.filter((it) => !isInstructionLike(it));
  const wrong = messages.filter((it) => isInstructionLike(it));
  expect(missed.length / injectionAttempts.length).toBeLessThanOrEqual(0.4);
  expect(messages.length).toBeGreaterThan(2000);
  expect(wrong.length / messages.length).toBeLessThanOrEqual(0.002);
});
