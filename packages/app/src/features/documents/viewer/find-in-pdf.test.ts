import { expect, test } from 'vitest';
import { splitByMatches } from './find-in-pdf.ts';

test('a text is split around its matches in any case, and special characters are plain text', () => {
  expect(splitByMatches('Balance and BALANCE.', 'balance')).toEqual(['', 'Balance', ' and ', 'BALANCE', '.']);
  expect(splitByMatches('1.5 (net)', '.5 (n')).toEqual(['1', '.5 (n', 'et)']);
  expect(splitByMatches('15', '.')).toEqual(['15']);
  expect(splitByMatches('anything', '')).toEqual(['anything']);
});
