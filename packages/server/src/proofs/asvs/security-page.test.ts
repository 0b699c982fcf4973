import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notApplicable, requirements } from './requirements.ts';
import { taggedTests } from './tagged-tests.ts';

const root = new URL('../../../../../', import.meta.url);

test('every security requirement has a test, another verification or an open remark', () => {
  const tests = taggedTests();
  expect(requirements.filter(({ id, by, open }) => !tests.has(id) && !by && !open)).toEqual([]);
});

test('every ASVS tag names a listed requirement, and each requirement is listed once', () => {
  const ids = requirements.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...taggedTests().keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

test('every file that the security page names exists', () => {
  const words = [...requirements.flatMap(({ by = '', open = '' }) => [by, open]), ...notApplicable.flat()].join('\n');
  const named = [...words.matchAll(/`((?:[\w-]+\/)+[\w.-]+|[\w-]+\.(?:md|toml|yaml))`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});

test('an ASVS tag that is not directly above a test throws', () => {
  const source = (text: string) => [{ file: 'a.test.ts', text, isTest: true }];
  expect(taggedTests(source("// ASVS 1.2.4, 7.4.1\ntest('a title', () => {});"))).toEqual(
    new Map(['1.2.4', '7.4.1'].map((id) => [id, [{ file: 'a.test.ts', title: 'a title' }]])),
  );
  for (const text of ["// ASVS 7.4.1\nconst a = 1;\ntest('a', f);", "// ASVS 7.4.1\ntest.skip('a', f);"])
    expect(() => taggedTests(source(text))).toThrow('not right above a test');
});
