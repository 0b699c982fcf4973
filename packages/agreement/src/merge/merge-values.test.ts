import type { AgreementVersion, Clause, StatementFigure } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { type MergedVersion, type MergeFormats, type MergeSource, mergeValues } from './merge-values.ts';

const formats: MergeFormats = {
  day: (it) => `day ${it.slice(0, 10)}`,
  list: (it) => it.join(' and '),
  amount: (minor, currency) => `${currency} ${minor / 100}`,
  duty: ({ what }, who) => `${who ?? 'Both'}: ${what}`,
};

const [a, b] = ['0a000000-0000-4000-8000-000000000000', '0b000000-0000-4000-8000-000000000000'];
const parties = [
  { id: a, side: 'A' as const, name: 'Ada Reyes' },
  { id: b, side: 'B' as const, name: 'Ben Reyes' },
];

const clause = (issue: Clause['issue'], text: string, changes: Partial<Clause> = {}): Clause => ({
  id: a,
  issue,
  heading: 'Heading',
  text,
  plain_text: '',
  state: 'agreed',
  source_proposal_id: null,
  duties: [],
  ...changes,
});

const version = (changes: Partial<MergedVersion>): MergedVersion => ({
  document: 'memorandum',
  released_at: '2026-11-14T10:20:00Z',
  parties,
  clauses: [],
  schedule: null,
  statement: null,
  signatures: [],
  recitals: null,
  ...changes,
});

const source = (changes: Partial<MergeSource> = {}): MergeSource => ({
  case: { reference: 'C-12', title: 'Reyes family', opened_on: '2026-09-01' },
  today: '2026-11-30',
  parties,
  mediators: ['Mia Mediator'],
  office: { name: 'Hearthside', email: 'office@example.org', phone: '', website: null },
  released: [],
  ...changes,
});

const valuesOf = (...released: MergedVersion[]) => mergeValues(source({ released }), formats);

const signature = (
  participant_id: string,
  changes: Partial<AgreementVersion['signatures'][number]> = {},
): AgreementVersion['signatures'][number] => ({
  id: a,
  participant_id,
  name: 'Name',
  hash: '',
  method: 'platform',
  signed_at: '2026-11-20T08:00:00Z',
  signed_on: null,
  decides_freely: true,
  chosen_in: null,
  recorded_by_name: null,
  is_in_question: false,
  recognized_by: 'password',
  consent: 1,
  browser: null,
  audit_place: null,
  ...changes,
});

test('a case without anything released has its names, days and office, and nothing else', () => {
  const there = Object.entries(valuesOf()).filter(([, value]) => value !== null);
  expect(Object.fromEntries(there)).toEqual({
    case_reference: 'C-12',
    case_title: 'Reyes family',
    case_opened_on: 'day 2026-09-01',
    today: 'day 2026-11-30',
    party_a: 'Ada Reyes',
    party_b: 'Ben Reyes',
    parties: 'Ada Reyes and Ben Reyes',
    mediator: 'Mia Mediator',
    office: 'Hearthside',
    office_email: 'office@example.org',
  });
});

test('a party who is not in the case leaves their name and the names of both empty', () => {
  const { party_a, party_b, parties: both } = mergeValues(source({ parties: parties.slice(0, 1) }), formats);
  expect([party_a, party_b, both]).toEqual(['Ada Reyes', null, null]);
});

test('a document has the day of its signing once both have signed it and nobody questions it', () => {
  const signedOn = (...signatures: MergedVersion['signatures']) =>
    valuesOf(version({ signatures })).memorandum_signed_on;
  expect(signedOn(signature(a))).toBeNull();
  expect(signedOn(signature(a), signature(b, { is_in_question: true }))).toBeNull();
  expect(signedOn(signature(a), signature(b, { signed_on: '2026-11-22' }))).toBe('day 2026-11-22');
});

test('agreed clauses of all documents are together by what they are about, and others are left out', () => {
  const values = valuesOf(
    version({
      clauses: [
        clause('home', 'The home is sold.'),
        clause('home', 'Not yet.', { state: 'discussing' }),
        clause(null, 'The dog.'),
      ],
    }),
    version({
      document: 'parenting',
      clauses: [clause(null, 'School days with Ada.'), clause('home', 'Ada lives there.')],
    }),
  );
  expect(values).toMatchObject({
    agreed_home: 'The home is sold.\nAda lives there.',
    agreed_parenting: 'School days with Ada.',
    agreed_other: 'The dog.',
    agreed_debts: null,
  });
});

test('duties of agreed clauses name who has them', () => {
  const duty = (who: 'A' | 'B' | 'both', what: string) =>
    ({ id: a, kind: 'other', who, what, due_on: '2027-01-01', repeats: 'none' }) as const;
  const clauses = [
    clause('home', 'Sold.', { duties: [duty('A', 'call the agent'), duty('both', 'sign')] }),
    clause('home', 'Kept.', { state: 'parked', duties: [duty('B', 'nothing')] }),
  ];
  expect(valuesOf(version({ clauses })).duties).toBe('Ada Reyes: call the agent\nBoth: sign');
});

test('the released schedule gives the nights of its first year', () => {
  const handover = { place: '12 Secret Street', time: '15:00' };
  const schedule = {
    time_zone: 'Europe/London',
    patterns: [{ id: a, from: '2027-01-04', cycle: ['A', 'B'] as ('A' | 'B')[] }],
    holidays: [],
    exceptions: [],
    school_holidays: { source: null, pattern_pauses: false, list: [] },
    handover: { school_days: handover, other_days: handover },
  };
  const values = valuesOf(version({ document: 'parenting', schedule }));
  expect(values).toMatchObject({ schedule_from: 'day 2027-01-04', nights_a: '183', nights_b: '182' });
  expect(JSON.stringify(values)).not.toContain('Secret');
});

test('the released statement gives what each owns and what comes in for each', () => {
  const figure = (
    participant_id: string,
    category: StatementFigure['category'],
    amount_minor: number,
  ): StatementFigure => ({
    id: a,
    participant_id,
    is_joint: false,
    own_share: 50,
    category,
    label: 'It',
    amount_minor,
    rhythm: 'monthly',
    as_of: '2026-11-01',
    evidence: null,
    former: [],
  });
  const statement = {
    currency: 'GBP',
    opened_at: '2026-11-01T00:00:00Z',
    parties: parties.map(({ id, name }) => ({ participant_id: id, name })),
    figures: [figure(a, 'owns', 5_000), figure(a, 'owes', 2_000), figure(b, 'comes_in', 700)],
  };
  expect(valuesOf(version({ document: 'finances', statement }))).toMatchObject({
    worth_a: 'GBP 30',
    worth_b: 'GBP 0',
    monthly_a: 'GBP 0',
    monthly_b: 'GBP 7',
  });
});

test('the recitals released last give addresses, days and children as the paper prints them', () => {
  const recitals = (changes: object) => ({
    parties: [
      { id: a, name: 'Ada Reyes', address: '1 First Street', advice: null },
      { id: b, name: 'Ben Reyes', address: '2 Second Street', advice: null },
    ],
    wedding_on: '2012-05-01',
    separation_on: null,
    has_children: true,
    children: [
      { name: 'Cleo', born: '2015-03-04' },
      { name: 'D.', born: '2018' },
      { name: 'Eli', born: null },
    ],
    disclosure: null,
    disclosed_on: null,
    mediators: [],
    ...changes,
  });
  const values = valuesOf(
    version({ recitals: recitals({}) }),
    version({ document: 'parenting', released_at: '2026-11-13T08:00:00Z', recitals: recitals({ wedding_on: null }) }),
  );
  expect(values).toMatchObject({
    party_a_address: '1 First Street',
    party_b_address: '2 Second Street',
    wedding_on: 'day 2012-05-01',
    separation_on: null,
    children: 'Cleo, day 2015-03-04\nD., 2018\nEli',
    child_1: 'Cleo',
    child_1_born: 'day 2015-03-04',
    child_2_born: '2018',
    child_3: 'Eli',
    child_3_born: null,
    child_4: null,
  });
});
