import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SettingError } from '../settings/setting-error.ts';
import { explainFailure } from './explain-failure.ts';

const withCode = (code: string) => Object.assign(new Error('raw words'), { code });

test('an operator reads one plain line when a start fails', () => {
  expect(explainFailure(new SettingError('PORT is wrong.'))).toBe('PORT is wrong.');
  expect(explainFailure(withCode('EADDRINUSE'))).toContain('The port is taken');
  expect(explainFailure(withCode('EACCES'))).toBe('This address cannot be used: raw words.');
  expect(explainFailure(withCode('ENOSPC'))).toBe('The disk is full: make space there.');
  expect(explainFailure(new Error('raw words', { cause: withCode('EDQUOT') }))).toBe(
    'The disk is full: make space there.',
  );
  expect(explainFailure(new Error('raw words'))).toBe('The server could not start: raw words');
});

test.skipIf(!existsSync('/dev/full'))('an operator reads where a disk is full that the system refuses to fill', () => {
  let failure: unknown;
  try {
    writeFileSync('/dev/full', 'text');
  } catch (error) {
    failure = error;
  }
  expect(explainFailure(failure)).toMatch(/^The disk is full.*: make space there\.$/);
});
