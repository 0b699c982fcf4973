import type { DocumentKind } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { lint } from '../linter/lint.ts';
import { cycleOf } from '../parenting/patterns.ts';
import { scheduleWith, spanRule } from '../parenting/test-rules.ts';
import { completenessOf, type Subject } from './completeness.ts';
import { clausesOf } from './library.ts';
import { saidBy } from './said.ts';

const documents: DocumentKind[] = ['memorandum', 'finances', 'parenting'];
const languages = ['en', 'es'] as const;
const allIssues = ['home', 'pensions', 'debts', 'support'] as const;
const every = documents.flatMap((document) =>
  languages.flatMap((language) => clausesOf(document, language).map((it) => ({ ...it, document, language }))),
);

test.each(every)('the linter marks the blanks of $language $document $id, and nothing else', ({ text, language }) => {
  const reasons = new Set(lint(text, language).map(({ reason }) => reason));
  expect([...reasons]).toEqual(['blank']);
});

test.each(every)(
  'the completeness of a document counts $language $document $id as said',
  ({ id, document, ...words }) => {
    expect(saidBy[id].test(words.text + words.heading)).toBe(true);
    expect(completenessOf(document, allIssues, [words]).missing).not.toContain(id);
  },
);

test('the library has two or more clauses for every topic, in both languages', () => {
  const topics = Map.groupBy(every, ({ topic, language }) => `${language} ${topic}`);
  expect(topics.size).toBe(16);
  for (const [, clauses] of topics) expect(new Set(clauses.map(({ id }) => id)).size).toBeGreaterThanOrEqual(2);
});

test('an empty parenting plan misses the school holidays, and one with holidays does not', () => {
  expect(completenessOf('parenting', ['parenting'], []).missing).toContain('holidays');
  const words = { heading: 'Verano', text: 'Las vacaciones se reparten por mitades.' };
  expect(completenessOf('parenting', ['parenting'], [words]).said).toContain('holidays');
});

test('a memorandum is expected to say something about a pension only if the case has pensions', () => {
  expect(completenessOf('memorandum', ['home'], []).missing).not.toContain('pension_share');
  expect(completenessOf('memorandum', ['pensions'], []).missing).toContain('pension_share');
});

test('a clause with a review on a day counts as saying when the agreement is looked at again', () => {
  const words = { heading: 'Support', text: 'Ben pays.' };
  expect(completenessOf('memorandum', [], [words]).missing).toContain('review_date');
  const reviewed = { ...words, duties: [{ kind: 'review' as const }] };
  expect(completenessOf('memorandum', [], [reviewed]).said).toContain('review_date');
});

const patterns = [{ id: 'p', from: '2027-05-03', cycle: cycleOf('two_two_five_five', 'B', '2027-05-03') }];

test('a plan whose schedule has a pattern and a place for each handover misses neither nights nor handovers', () => {
  const { said, missing } = completenessOf('parenting', [], [], scheduleWith({ patterns }));
  expect(said).toEqual(['school_days', 'handover']);
  expect(missing).toContain('holidays');
});

test('a plan misses the handovers while its schedule has no pattern or no place for them', () => {
  const nowhere = { school_days: { place: '', time: '15:15' }, other_days: { place: 'Library', time: '10:00' } };
  for (const rules of [{}, { patterns, handover: nowhere }])
    expect(completenessOf('parenting', [], [], scheduleWith(rules)).missing).toContain('handover');
});

test('a plan whose schedule has rules for the summer holidays and a birthday misses neither', () => {
  const holidays = [spanRule({ name: 'Vacaciones de verano', from: '2027-07-24', until: '2027-08-07' })];
  const exceptions = [spanRule({ name: 'Ada’s birthday', from: '2027-06-04', until: '2027-06-05' })];
  const { said } = completenessOf('parenting', [], [], scheduleWith({ holidays, exceptions }));
  expect(said).toEqual(['holidays', 'special_days']);
});

const ordinary: Partial<Record<Subject, readonly string[]>> = {
  school_days: [
    'Nora lives with Maren from Monday to Thursday.',
    'In term time Nora is at Diego’s every other weekend.',
    'Nora spends alternate weeks with each parent.',
    'Nora duerme con Diego los jueves.',
    'Nora está con cada uno en semanas alternas.',
  ],
  holidays: [
    'Nora spends half of each summer with Diego.',
    'Half-term is with Maren.',
    'Nora pasa el verano con Diego.',
  ],
  special_days: ['Nora is with Maren on Mother’s Day.', 'Nora está con Diego en Nochebuena.', 'Reyes es con Maren.'],
  handover: [
    'Diego picks Nora up from school.',
    'Diego drops Nora off at 17:00.',
    'Maren brings her back on Sunday.',
    'Diego la lleva al colegio.',
  ],
  late_or_ill: ['If Nora is unwell, she stays.', 'A delay of 15 minutes is said by text.', 'Si hay demora, se avisa.'],
  decisions: [
    'They consult each other about schools.',
    'Both have parental responsibility.',
    'La patria potestad es de ambos.',
  ],
  calls: ['Nora may telephone Diego.', 'Nora speaks to Diego on FaceTime.', 'Nora habla con Diego cada tarde.'],
  travel: ['Diego may fly with Nora to Spain.', 'Nora puede salir del país con Diego.'],
  home_use: ['Maren remains in the house.', 'Diego is moving out on 1 May 2027.', 'Maren sigue viviendo en el piso.'],
  home_outcome: [
    'Maren buys Diego out.',
    'Maren is keeping the house.',
    'The house goes to Maren.',
    'The house is put on the market.',
    'Maren se queda con la casa.',
    'El piso se adjudica a Maren.',
  ],
  home_costs: [
    'Maren pays the rent and the council tax.',
    'La reparación del tejado la paga Maren.',
    'Maren paga el alquiler.',
  ],
  joint_account: [
    'The account in both names ends in May.',
    'Joint bank accounts are shared equally.',
    'Las cuentas conjuntas se reparten.',
    'Diego cancela la cuenta del banco.',
  ],
  belongings: ['Diego keeps the van.', 'Maren takes the contents of the flat.', 'El perro se queda con Maren.'],
  pension_share: ['Maren keeps her 401(k).', 'Cada uno conserva su plan de jubilación.'],
  debts_each: [
    'Diego owes the bank GBP 900 and pays it.',
    'Diego paga lo que adeuda al banco.',
    'El crédito lo paga Diego.',
  ],
  support_monthly: [
    'Diego pays Maren GBP 350 a month.',
    'Diego pays Maren £350 per month.',
    'Diego pays Maren £350 pcm.',
    'Diego pays Maren £350 every month.',
    'Diego pays Maren £350/month on the 1st of the month.',
    'Diego pays Maren £80 a week.',
    'Diego pays Maren £80 each week.',
    'Diego pays Maren 80 GBP weekly.',
    'Diego pays Maren £160 a fortnight.',
    'Diego pays Maren £160 every two weeks.',
    'Diego pays Maren £4,200 a year.',
    'Diego pays Maren £4,200 yearly.',
    'Neither of them pays the other anything.',
    'No child support is due.',
    'Diego paga a Maren 350 € al mes.',
    'Diego paga a Maren 350 euros por mes.',
    'Diego paga 350 euros mensuales.',
    'Diego paga 350 euros cada mes.',
    'Diego paga 350 euros todos los meses.',
    'Diego paga una pensión de alimentos de 350 euros.',
    'Diego paga 80 euros a la semana.',
    'Diego paga 80 euros semanales.',
    'Diego paga 160 euros por quincena.',
    'Diego paga 4.200 euros al año.',
    'Ninguno de los dos paga nada al otro.',
  ],
  extra_costs: ['They share school fees and uniforms.', 'Los gastos extraordinarios se pagan por mitades.'],
  support_change: [
    'If Diego’s income drops, both look at the sum.',
    'If Diego is made redundant, the sum is halved.',
    'Si Diego gana menos, el importe baja.',
    'En caso de desempleo se revisa.',
  ],
  figures_shown: [
    'The figures are as at 1 May 2027.',
    'Both have disclosed what they own.',
    'Las cifras son a fecha de hoy.',
  ],
  figures_change: ['If a balance differs, both are told.', 'Si varía un importe, se avisa.'],
  pensions_listed: ['Maren has an annuity of GBP 900.', 'Maren tiene un plan de jubilación.'],
  debts_listed: ['Diego owes GBP 900.', 'Un crédito de 900 euros.'],
  messages: ['They use WhatsApp.', 'The parents text each other.', 'Los padres se comunican por WhatsApp.'],
  disagreement: [
    'If they do not agree, they come back to mediation.',
    'A dispute goes to a mediation first.',
    'Si no llegan a un acuerdo, acuden a mediación.',
  ],
  review_date: ['They meet again in May 2028.', 'En mayo de 2028 vuelven a hablar.'],
};

const wordings = Object.entries(ordinary).flatMap(([id, texts]) => texts.map((text) => [id, text] as const));

test.each(wordings)('the first page never says that nothing is said about %s above “%s”', (id, text) => {
  for (const document of documents)
    expect(completenessOf(document, allIssues, [{ heading: 'Clause', text }]).missing).not.toContain(id);
});

test('each subject that a document is expected to name has ordinary wordings in the tests', () => {
  const expected = documents.flatMap((it) => completenessOf(it, allIssues, []).missing);
  expect(Object.keys(ordinary).toSorted()).toEqual([...new Set(expected)].toSorted());
});

test.each([
  ['support_monthly', 'They meet once a week. The home is sold within a month. Costs are looked at each year.'],
  ['support_monthly', 'Cada semana Nora duerme con Diego.'],
  ['pension_share', 'Diego paga una pensión de alimentos de 350 euros.'],
  ['late_or_ill', 'Diego la recoge el viernes por la tarde.'],
] as const)('%s stays missing beside “%s”, which says nothing about it', (id, text) => {
  expect(saidBy[id].test(text)).toBe(false);
});
