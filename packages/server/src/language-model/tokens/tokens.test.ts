import { expect, test } from 'vitest';
import type { KnownValue } from './known-values.ts';
import { createTokens, tokensIn } from './tokens.ts';

const people = ['Ada Reyes', 'Benjamín de la Cruz', 'Will Hope', 'Bo Li', "Siobhán O'Brien-Hale", 'Zoë', 'Łukasz Żak'];
const known: KnownValue[] = [
  ...people.map((value) => ({ kind: 'PERSON' as const, value })),
  { kind: 'PLACE', value: '12 Orchard Row, Bristol' },
];

const sentences = [
  (name: string) => `${name} was late again.`,
  (name: string) => `I saw ${name}, and we talked.`,
  (name: string) => `Tell (${name}) about Friday at 5!`,
  (name: string) => `«${name}» / "${name}'s car": 250 euros by 2026-12-01`,
  (name: string) => `Ayer ${name}; hoy nadie.\n${name}?`,
  (name: string) => `re:${name}-thing with 3 kids`,
];
const typed = [
  (name: string) => name,
  (name: string) => name.toLowerCase(),
  (name: string) => name.toUpperCase(),
  (name: string) => name.normalize('NFD'),
  (name: string) => name.split('').join('\u200B'),
];
const names = [...people, 'Ada', 'Reyes', 'Benjamín', 'Cruz', 'Hope', 'Bo', 'Li', 'Siobhán', 'Żak'];

test('known names never leave, however they are typed, and come back as they were', () => {
  let lines = 0;
  for (const name of names)
    for (const type of typed)
      for (const sentence of sentences) {
        const line = sentence(type(name));
        const tokens = createTokens(known);
        const hidden = tokens.hide(line);
        const left = sentence('').split(/\P{L}+/u);
        const words = hidden.replaceAll(/\[PERSON_\d+_\d+\]/g, ' ').match(/\p{L}+/gu) ?? [];
        expect(words.filter((it) => !left.includes(it))).toEqual([]);
        expect(tokens.restore(hidden)).toBe(line);
        lines += 1;
      }
  expect(lines).toBeGreaterThan(200);
});

test('the same words get the same token, and parts of a name carry the number of the person', () => {
  const tokens = createTokens(known);
  expect(tokens.hide('Ada Reyes, Ada and Bo Li. Ada!')).toBe(
    '[PERSON_1_1], [PERSON_1_2] and [PERSON_4_1]. [PERSON_1_2]!',
  );
  expect(tokens.hide('12 Orchard Row, Bristol')).toBe('[PLACE_8_1]');
});

const secrets = [
  'ada.reyes+kids@mail.example.org',
  'b_cruz@correo.example.es',
  'someone.else@example.com',
  'ada @ mail.example',
  'ada.reyes@mail',
  'https://www.example.org/u/ada?x=1',
  'www.example.net/profile',
  'GB29 NWBK 6016 1331 9268 19',
  'DE89370400440532013000',
  'ES91 2100 0418 4502 0005 1332',
  '4111 1111 1111 1111',
  '5500-0000-0000-0004',
  '+44 117 496 0233',
  '+49 30 901820',
  '0117 496 0233',
  '(212) 555-0187',
  '+34 612 345 678',
  '612 34 56 78',
  '07700 900123',
  '+1-202-555-0143',
  '07700900123',
  '0176 12345678',
  '0044 7700 900123',
  '555-0143',
  '55 1234 5678',
  '11 4123-4567',
  '06 12 34 56 78',
  '030-901820',
  '123-45-6789',
  '3782 822463 10005',
];
const around = [
  (it: string) => it,
  (it: string) => `Write to ${it} by Friday.`,
  (it: string) => `My number/account: ${it}; thanks`,
  (it: string) => `(${it})`,
  (it: string) => `Escribe a ${it} antes del 12/11/2026`,
  (it: string) => `${it}, or nothing\nby 5 pm`,
];

test('a name is found with an s, between characters without spaces, and a place by its first line', () => {
  const values: KnownValue[] = [
    { kind: 'PERSON', value: 'A. Reyes' },
    { kind: 'PERSON', value: '王小明' },
    { kind: 'PLACE', value: '12 Orchard Row, Bristol' },
  ];
  const { hide } = createTokens(values);
  expect(hide("Reyes car, reyes' car: 王小明很生气 at 12 orchard row.")).toBe(
    "[PERSON_1_1] car, [PERSON_1_2]' car: [PERSON_2_1]很生气 at [PLACE_3_1].",
  );
  expect(createTokens([{ kind: 'PERSON', value: 'Ada' }]).hide('Adas car')).toBe('[PERSON_1_1] car');
  expect(hide('A car in a row of 12 orchards')).toBe('A car in a row of 12 orchards');
});

test('e-mails, addresses of pages, phone numbers, accounts and cards of anybody are replaced', () => {
  for (const secret of secrets)
    for (const sentence of around) {
      const tokens = createTokens([]);
      const hidden = tokens.hide(sentence(secret));
      expect([hidden.includes(secret), /\d{4}/.test(hidden.replace('12/11/2026', '')), hidden.includes('@')]).toEqual([
        false,
        false,
        false,
      ]);
      expect(tokens.restore(hidden)).toBe(sentence(secret));
    }
});

test('a text for the language model keeps its dates, times and amounts', () => {
  for (const kept of [
    'Pick them up on 12/11/2026 at 17:30, or on 2026-11-14 at 9 am.',
    'You owe 1,250.00 euros, £400 of May and 12 500 €.',
    '1 250 000 € or $12 500 000, 250 000 000 pesos.',
    'On 12.11.2026 17:30, 12-11-26, 11/12 at 10 and 12/12 at 11.',
    'El 3.12.2026 a las 18:00 pagaré 1.200,50 €.',
    'Room 12, 3 children of 4, 7 and 11.',
  ])
    expect(createTokens(known).hide(kept)).toBe(kept);
});

test('a reply of the model with a token that its question did not contain is refused', () => {
  const tokens = createTokens(known);
  tokens.hide('Ada Reyes');
  for (const text of ['[PERSON_2_1] agreed.', 'PERSON_1_1 agreed.', '[EMAIL_1]'])
    expect(tokens.restore(text)).toBeNull();
});

test('a text that already looks like a token comes back as it was', () => {
  const line = 'Ada wrote [PERSON_1_1] and [EMAIL_7].';
  const tokens = createTokens(known);
  const hidden = tokens.hide(line);
  expect(tokensIn(hidden)).toHaveLength(3);
  expect(tokens.restore(hidden)).toBe(line);
});

test('20,000 characters are replaced within two seconds of computing', () => {
  const text = 'Ada wrote to ben@mail.example, 0117 496 0233, on 12/11/2026. '.repeat(330);
  const before = process.threadCpuUsage();
  createTokens(known).hide(text);
  expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
  createTokens(known).hide('1-'.repeat(10_000));
  createTokens(known).hide('a1'.repeat(10_000));
  createTokens(known).hide('a@'.repeat(10_000));
  expect(process.threadCpuUsage(before).user).toBeLessThan(8_000_000);
});
