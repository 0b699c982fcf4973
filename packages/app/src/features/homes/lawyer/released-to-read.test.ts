import type { AskedRound, ReleasedVersion } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { releasedToRead } from './released-to-read.ts';

test('a lawyer’s home lists a released version once: not when a lawyer round asks for comments on it', () => {
  const version = (case_id: string, number: number) =>
    ({ version_id: `${case_id}-${number}`, case_id, document: 'memorandum', number }) as ReleasedVersion;
  const round = { case_id: 'one', document: 'memorandum', version_number: 2 } as AskedRound;
  const others = [version('one', 1), version('two', 2)];
  expect(releasedToRead([version('one', 2), ...others], [round])).toEqual(others);
});
