import { expect, test } from 'vitest';
import { hindranceOf } from './release-hindrance.ts';

const clauses = [{}];

test.each([
  ['waits for the first session', 'first_session', clauses, 'early'],
  ['waits for a clause', 'negotiation_sessions', [], 'empty'],
  ['can be released', 'final_agreement', clauses, null],
] as const)('a draft %s at the step %s', (_, step, written, expected) => {
  expect(hindranceOf({ step }, { draft: { clauses: written } })).toBe(expected);
});
