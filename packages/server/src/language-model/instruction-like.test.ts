import { readCorpus } from '@mediation/assist-corpus';
import { expect, test } from 'vitest';
import { injectionAttempts } from '../testing/injection-attempts.ts';
import { isInstructionLike } from './instruction-like.ts';

const messages = readCorpus().map(({ text }) => text);

test('most attempts to steer a model are noticed, and hardly any message between parents', () => {
  const missed = injectionAttempts.filter((it) => !isInstructionLike(it));
  const wrong = messages.filter((it) => isInstructionLike(it));
  expect(missed.length / injectionAttempts.length).toBeLessThanOrEqual(0.4);
  expect(messages.length).toBeGreaterThan(2000);
  expect(wrong.length / messages.length).toBeLessThanOrEqual(0.002);
});
