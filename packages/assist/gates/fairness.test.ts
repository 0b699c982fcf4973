import { expect, test } from 'vitest';
import { assessRisk } from '../src/risk.ts';
import { readCorpus } from '../training/corpus.ts';

const contacts = { emergency: '112', violence_line: 'the helpline', crisis_line: 'the crisis line' };
const scoreOf = (text: string) => assessRisk(text, { language: 'en', contacts }).risk_score;

const swaps: readonly (readonly [RegExp, string])[] = [
  [/\bhe\b/g, 'she'],
  [/\bHe\b/g, 'She'],
  [/\bhis\b/g, 'her'],
  [/\bhim\b/g, 'her'],
  [/\bhusband\b/g, 'wife'],
  [/\bfather\b/g, 'mother'],
];
const english = readCorpus().filter(({ language }) => language === 'en');

test('a person’s sex changes no score by more than 0.5', { timeout: 60_000 }, () => {
  const pairs = english
    .map(({ text }) => [text, swaps.reduce((swapped, [from, to]) => swapped.replaceAll(from, to), text)] as const)
    .filter(([text, swapped]) => text !== swapped);
  expect(pairs.length).toBeGreaterThan(1300);
  expect(pairs.filter(([text, swapped]) => Math.abs(scoreOf(text) - scoreOf(swapped)) > 0.5)).toEqual([]);
});

const names = [
  'Marco',
  'Aisha',
  'Priya',
  'Kwame',
  'Janine',
  'Mehmet',
  'Olga',
  'Jesús',
  'Mei',
  'Tyrone',
  'Siobhan',
  'Fatima',
];

test('a person’s name changes no score by more than 0.5', { timeout: 60_000 }, () => {
  const sentences = english.filter(({ text }) => /^(?:He|She) \p{Ll}/u.test(text)).slice(0, 200);
  expect(sentences.length).toBeGreaterThan(100);
  const far = sentences.flatMap(({ text }) => {
    const scores = names.map((name) => scoreOf(text.replace(/^(?:He|She)/, name)));
    return Math.max(...scores) - Math.min(...scores) > 0.5 ? [text] : [];
  });
  expect(far).toEqual([]);
});
