// Guards packages/agreement/src/compare/**
import { expect, test } from 'vitest';
import { compareFiles } from './compare-files.ts';
import type { FileLine } from './file-parts.ts';

const line = (text: string, level = 0, isListed = false): FileLine => ({ text, level, isListed });

const clauses = [
  ['The home', 'Maya keeps the home “as it is” and pays Daniel £40,000 in 2026–2027.'],
  ['School trips', 'Maya pays for a school trip first.\nDaniel pays half back within 14 days.'],
  ['The dog', 'The dog lives with Daniel. Maya walks it on Sundays.'],
] as const;

const fileOf = (
  written: readonly (readonly [string, string])[],
  signed = 'Not signed yet: Maya and Daniel',
): FileLine[] => [
  line('Lindqvist Mediation'),
  line('Memorandum of Understanding', 1),
  line('Between Maya and Daniel'),
  line('Clauses', 2),
  ...written.flatMap(([heading, text], at) => [
    line(`${at + 1}. ${heading}`, 3),
    ...text.split('\n').map((it) => line(it)),
  ]),
  line('Annex: figures', 2),
  line('Car · EUR 4,000'),
  line('Signatures', 2),
  line(signed),
];

const version = fileOf(clauses);
const changed = (file: FileLine[]) =>
  compareFiles(version, file)
    .parts.filter(({ changes }) => changes > 0)
    .map(({ number, before, now, changes }) => [number, before?.heading, now?.heading, changes]);

const edited = (change: (line: FileLine) => FileLine | FileLine[]) => version.flatMap((it) => change(it));

test('the same file has no change', () => {
  const { parts, signatures, isReordered, shared } = compareFiles(version, version);
  expect(parts.map(({ number, now, changes }) => [number, now?.heading, changes])).toEqual([
    [undefined, '', 0],
    [1, 'The home', 0],
    [2, 'School trips', 0],
    [3, 'The dog', 0],
    [undefined, 'Annex: figures', 0],
  ]);
  expect(signatures?.changes).toBe(0);
  expect([isReordered, shared]).toEqual([false, 1]);
});

test('a changed word, an added clause and a removed one are told, with the numbers that the file gives them', () => {
  const [home, trips, dog] = clauses;
  const file = fileOf([home, ['Pension', 'Each keeps the own pension.'], [trips[0], trips[1].replace('half', 'all')]]);
  expect(changed(file)).toEqual([
    [2, undefined, 'Pension', 1],
    [3, 'School trips', 'School trips', 1],
    [3, 'The dog', undefined, 1],
  ]);
  expect(changed(fileOf([home, trips, [dog[0], 'Nobody wants it.']]))).toEqual([[3, 'The dog', 'The dog', 2]]);
  expect(changed(fileOf([home, trips, ['Rex', dog[1]]]))).toEqual([[3, 'The dog', 'Rex', 1]]);
});

test('a change outside the clauses is told', () => {
  const with5 = edited((it) => ({ ...it, text: it.text.replace('4,000', '5,000').replace('Maya and', 'Mia and') }));
  expect(changed(with5)).toEqual([
    [undefined, '', '', 1],
    [undefined, 'Annex: figures', 'Annex: figures', 1],
  ]);
});

test.for([
  [
    'quotation marks and dashes of another shape',
    (it: string) => it.replace('“as it is”', '"as it is"').replace('–', '-'),
  ],
  ['blanks that do not break', (it: string) => it.replaceAll(' ', '\u00a0')],
  ['signs that nobody sees', (it: string) => it.replace('keeps', 'ke\u00adeps\u200b')],
  ['accents that are letters of their own', (it: string) => it.normalize('NFD')],
] as const)('%s are no change', ([, write]) => {
  expect(changed(edited((it) => ({ ...it, text: write(it.text) })))).toEqual([]);
});

test('paragraphs that are joined or divided are no change', () => {
  const [home, trips, dog] = clauses;
  expect(
    changed(fileOf([home, [trips[0], trips[1].replace('\n', ' ')], [dog[0], dog[1].replace('. ', '.\n')]])),
  ).toEqual([]);
});

test('headings without their style and numbers that a word processor gives are no change', () => {
  expect(changed(edited((it) => ({ ...it, level: 0 })))).toEqual([]);
  const listed = edited((it) => ({ ...it, text: it.text.replace(/^\d\. /, ''), isListed: it.level === 3 }));
  expect(changed(listed)).toEqual([]);
  const points = [['Rules', '1. No calls at night.\n2. No calls at work.']] as const;
  const list = fileOf(points).map((it) => {
    const text = it.text.replace(/^\d\. No/, 'No');
    return { ...it, text, isListed: text !== it.text };
  });
  expect(compareFiles(fileOf(points), list).parts.every(({ changes }) => changes === 0)).toBe(true);
});

test('clauses in another order are the same clauses, and the order is told', () => {
  const [home, trips, dog] = clauses;
  const { parts, isReordered } = compareFiles(version, fileOf([dog, home, trips]));
  expect(parts.filter(({ changes }) => changes > 0)).toEqual([]);
  expect(isReordered).toBe(true);
});

test('signatures that came later are apart from the rest, and what is written behind them is not', () => {
  const signed = [
    ...fileOf(clauses, 'Signed on screen on 1 May'),
    line('Certificate of the signatures', 2),
    line('Maya', 3),
  ];
  const { parts, signatures } = compareFiles(signed, version);
  expect(parts.filter(({ changes }) => changes > 0)).toEqual([]);
  expect(signatures?.changes).toBeGreaterThan(0);
  const behind = [...version, line('4. Pension', 3), line('Each keeps the own pension.')];
  expect(changed(behind)).toEqual([[4, undefined, 'Pension', 1]]);
  const paragraph = compareFiles(version, [...version, line('Daniel pays the lawyer.')]);
  expect(paragraph.signatures?.runs.at(-1)).toEqual({ kind: 'in', words: 'Daniel pays the lawyer.' });
  const without = compareFiles(version, version.slice(0, -2));
  expect(without.signatures).toMatchObject({ now: undefined });
});

test('a file of something else shares nearly nothing', () => {
  const letter = ['Dear neighbour', 'I would like to ask you about the fence between our gardens.'];
  expect(
    compareFiles(
      version,
      letter.map((it) => line(it)),
    ).shared,
  ).toBeLessThan(0.1);
  expect(compareFiles(version, []).shared).toBe(0);
});
