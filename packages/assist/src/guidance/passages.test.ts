import { limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { passages } from './passages.ts';

const placeholders = [...Object.keys(limits), 'emergency', 'violence_line', 'crisis_line'];

test('at least 200 passages exist in English, and each exists once in Spanish for the same roles and page', () => {
  const facts = (list: typeof passages.en) =>
    list
      .map(({ id, topic, roles, source, jurisdiction }) => ({ id, topic, roles, source, jurisdiction }))
      .toSorted((one, other) => one.id.localeCompare(other.id));
  expect(new Set(passages.en.map((it) => it.id)).size).toBe(passages.en.length);
  expect(passages.en.length).toBeGreaterThanOrEqual(200);
  expect(facts(passages.es)).toEqual(facts(passages.en));
});

test.for(['en', 'es'] as const)(
  'every passage in %s has 35 to 125 words, only known placeholders, and no claim of what a paper is in law',
  (language) => {
    for (const { id, text } of passages[language]) {
      const words = text.split(/\s+/).length;
      expect([id, words]).toEqual([id, Math.min(Math.max(words, 35), 125)]);
      expect(text).not.toMatch(
        /\bin force\b|\bbinding\b|\bbinds?\b|(?<!in)valid\b|en vigor|vigente|vinculante|válid[oa]s?\b/i,
      );
      expect(placeholders).toEqual(expect.arrayContaining([...text.matchAll(/\{(.*?)\}/g)].map((it) => it[1])));
    }
  },
);

test('no question belongs to two passages that the same role reads', () => {
  for (const list of Object.values(passages)) {
    const asked = list.flatMap(({ questions, roles }) =>
      roles.flatMap((role) => questions.map((it) => `${role}: ${it.toLowerCase().replace(/[¿?]/g, '')}`)),
    );
    expect(asked.filter((it, at) => asked.indexOf(it) !== at)).toEqual([]);
  }
});
