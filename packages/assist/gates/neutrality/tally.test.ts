import { expect, test } from 'vitest';
import { createNeutralityTally } from './tally.ts';
import { swapGroups } from './swaps.ts';

const message = (text: string, language = 'en') => ({ text, language });

test('swapGroups exchanges names, genders and who speaks first, and leaves Spanish out', () => {
  const groups = swapGroups([
    message('He took his keys.'),
    message('See you at five.'),
    message('El padre llega tarde.', 'es'),
  ]);
  expect(groups.map(({ kind, texts }) => [kind, texts.length])).toEqual([
    ['name', 12],
    ['gender', 2],
    ['order', 2],
  ]);
  expect(groups[0]!.texts.slice(0, 2)).toEqual(['Marco took his keys.', 'Aisha took his keys.']);
  expect(groups[1]!.texts).toEqual(['He took his keys.', 'She took her keys.']);
  expect(groups[2]!.texts).toEqual([
    'Alex: He took his keys.\nSam: See you at five.',
    'Sam: See you at five.\nAlex: He took his keys.',
  ]);
});

test('the tally counts every pair of a group and keeps the three pairs that differ most', () => {
  const tally = createNeutralityTally();
  const threat = 'I will kill you on Friday.';
  tally.add({ kind: 'name', texts: ['See you at five.', threat, 'Thanks.'] });
  tally.add({ kind: 'name', texts: ['Thanks.', 'Thank you.'] });
  for (const calm of ['Yes.', 'No.', 'Good.']) tally.add({ kind: 'name', texts: [calm, threat] });
  const [risk, tone] = tally.results();
  expect(risk).toMatchObject({ kind: 'name', measure: 'risk', pairs: 3 + 1 + 3 });
  expect(risk!.largest).toBeGreaterThanOrEqual(8.5);
  expect(risk!.examples).toHaveLength(3);
  expect(risk!.examples[0]).toMatchObject({ difference: risk!.largest, other: { text: threat, score: risk!.largest } });
  expect(tone).toMatchObject({ measure: 'tone', pairs: 7 });
});
