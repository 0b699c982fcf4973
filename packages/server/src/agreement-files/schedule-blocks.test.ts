import { expect, test } from 'vitest';
import { weekly } from '../routes/agreement/schedules.fixture.ts';
import { formatsOf } from './formats.ts';
import { scheduleBlocks } from './schedule-blocks.ts';
import { fileWords } from './words.ts';

const schedule = () => {
  const { holidays, ...rest } = weekly();
  const rule = { ...holidays[0]!, is_yearly: true };
  const point = { place: 'Church', time: '18:00' };
  const thanksgiving = { kind: 'weekday', nth: 4, weekday: 3, month: 11 } as const;
  return {
    ...rest,
    holidays: [
      { ...rule, name: 'Thanksgiving', from: '2027-11-24', until: '2027-11-28', yearly_day: thanksgiving },
      { ...rule, name: 'Easter', from: '2027-03-26', until: '2027-03-30', yearly_day: { kind: 'easter' } as const },
      { ...rule, name: 'Christmas', from: '2027-12-24', until: '2027-12-25', handovers: { start: point, end: point } },
    ],
  };
};
const textIn = (language: 'en' | 'es', of = schedule()) =>
  JSON.stringify(
    scheduleBlocks(of, { A: 'Ada', B: 'Ben' }, fileWords[language], formatsOf(language, 'Europe/London', 'en-GB')),
  );

test.each([
  ['en', 'From 1 day before the fourth Thursday of November to the handover 4 days later, every year'],
  ['en', 'From 2 days before Easter Sunday to the handover 4 days later, every year'],
  ['en', '24 November 2027 to 28 November 2027, 22 November 2028 to 26 November 2028 and 21 November 2029'],
  ['en', '14 April 2028 to 18 April 2028'],
  ['en', '“Christmas” begins at: Church, 18:00.'],
  ['en', '“Christmas” ends at: Church, 18:00.'],
  ['es', 'Desde 1 día antes del cuarto jueves de noviembre hasta la entrega 4 días después, cada año'],
  ['es', 'Desde 2 días antes del Domingo de Pascua hasta la entrega 4 días después, cada año'],
  ['es', '«Christmas» empieza a esta hora: Church, 18:00.'],
] as const)('a file in %s says of rules that move and have their own handovers: %s', (language, words) => {
  expect(textIn(language)).toContain(words);
});

test.each([
  ['en', 'From 15 March 2027, repeated every 14 nights: '],
  ['es', 'Desde el 15 de marzo de 2027, repetido cada 14 noches: '],
] as const)('a file in %s says of the regular pattern: %s', (language, words) => {
  expect(textIn(language)).toContain(words);
});

test.each([
  ['en', ['184 of 366, 50.3%', '182 of 366, 49.7%', '183 of 365, 50.1%', '182 of 365, 49.9%']],
  ['es', ['184 de 366, 50,3\u00a0%', '182 de 366, 49,7\u00a0%', '183 de 365, 50,1\u00a0%', '182 de 365, 49,9\u00a0%']],
] as const)('a file in %s says which share of each year’s nights is with each parent', (language, shares) => {
  const text = textIn(language, { ...weekly(), holidays: [] });
  for (const share of shares) expect(text).toContain(share);
});
