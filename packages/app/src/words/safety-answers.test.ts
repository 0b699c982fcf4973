import type { Intake } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { type Worry, worriesIn } from './safety-answers.ts';

test.each<[Record<string, unknown>, boolean, Worry[]]>([
  [{ safe: 'no', text: 'At night.' }, true, ['unsafe', 'talk']],
  [{ safe: 'unsure' }, false, ['unsure']],
  [{}, true, ['talk']],
  [{ safe: 'yes', text: 'Please call me first.' }, false, ['words']],
  [{ safe: 'yes', text: ' ' }, false, []],
])('of the answers %j with a wish to talk that is %j, the mediator needs to know %j', (answers, talk, worries) => {
  const safety: Intake['safety'] = { answers, prefers_to_talk: talk, answered_at: null, handled_at: null };
  expect(worriesIn(safety)).toEqual(worries);
  expect(worriesIn(null)).toEqual([]);
});
