import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const product = readSources().filter((it) => !it.isTest);

/** The files of the product in which something stands. */
const filesWith = (pattern: RegExp) => product.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('readSources finds the product sources', () => {
  expect(filesWith(/randomBytes\(32\)/).length).toBeGreaterThan(2);
  expect(filesWith(/localStorage/)).toContain('packages/app/src/browser/storage.ts');
});

// ASVS 1.2.5
test('the server starts no child processes or virtual machines, and one worker of its own code', () => {
  expect(filesWith(/child_process|node:vm|node:cluster/)).toEqual([]);
  expect(filesWith(/worker_threads/)).toEqual([
    'packages/server/src/language-model/talk-reader/talk-reader.ts',
    'packages/server/src/language-model/talk-reader/talk-worker.ts',
  ]);
});

// ASVS 1.3.2
test('no source evaluates text as code', () => {
  expect(filesWith(/\beval\(|new Function\(|set(Timeout|Interval)\(['"`]/)).toEqual([]);
});

// ASVS 3.2.2, 1.3.1
test('no page renders raw HTML', () => {
  expect(filesWith(/dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write|srcDoc/)).toEqual(
    [],
  );
});

// ASVS 3.5.5
test('pages accept messages only from their own tabs and workers', () => {
  expect(
    filesWith(/addEventListener\(\s*['"]message['"]|\bonmessage\b|(window|parent|opener|top)\.postMessage/),
  ).toEqual([
    'packages/app/src/browser/tabs.ts',
    'packages/app/src/features/chat/draft-help/check-draft.ts',
    'packages/app/src/features/chat/draft-help/draft-check.worker.ts',
  ]);
  expect(filesWith(/new BroadcastChannel/)).toEqual(['packages/app/src/browser/tabs.ts']);
});

// ASVS 11.5.1, 6.5.3
test('the server does not use Math.random', () => {
  expect(filesWith(/Math\.random/).filter((file) => file.startsWith('packages/server/'))).toEqual([]);
});
