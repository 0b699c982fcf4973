import type { AgreementVersion, Signature, StatementFigure } from '@mediation/api-client';
import { contentOf, type FileFacts } from '../../../agreement-files/content-of.ts';
import { weekly } from '../schedules.fixture.ts';

const [first, second] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;
const hash = 'ab'.repeat(32);
const longName = 'María-José Fernández de la Concepción y Álvarez';

/** The parties of the sample, one with a long name. */
export const parties: AgreementVersion['parties'] = [
  { id: first, side: 'A', name: longName },
  { id: second, side: 'B', name: 'Łukasz O’Brien' },
];

export const facts: FileFacts = {
  reference: 'CASE-2026-0012',
  time_zone: 'Europe/Madrid',
  locale: 'en',
};

export const brand = { name: 'Clear Path Mediation', color: '#1d5c63', logo: undefined };

const signatureOf = (participant_id: string, name: string, changes: Partial<Signature> = {}): Signature => ({
  id: participant_id,
  participant_id,
  name,
  hash,
  method: 'platform',
  signed_at: '2026-11-17T09:15:31Z',
  signed_on: null,
  recorded_by_name: null,
  is_in_question: false,
  decides_freely: null,
  chosen_in: null,
  recognized_by: 'password',
  consent: 1,
  browser: 'firefox',
  audit_place: { hash: 'cd'.repeat(32), number: null },
  ...changes,
});

/** The signatures of both, one of them on paper. */
export const bothSignatures = [
  signatureOf(first, longName),
  signatureOf(second, 'Łukasz O’Brien', {
    method: 'paper',
    signed_on: '2026-11-18',
    signed_at: '2026-11-19T12:00:00Z',
    recognized_by: 'paper',
    consent: null,
    browser: null,
  }),
];

const figure = (participant_id: string, changes: Partial<StatementFigure>): StatementFigure => ({
  id: crypto.randomUUID(),
  participant_id,
  is_joint: false,
  own_share: 50,
  category: 'owns',
  label: 'Savings',
  amount_minor: 1_485_000,
  rhythm: 'monthly',
  as_of: '2026-11-01',
  evidence: null,
  former: [],
  ...changes,
});

/** A released version with as many clauses as asked for, with both kinds of annexes. */
export const versionWith = (count: number, changes: Partial<AgreementVersion> = {}): AgreementVersion => ({
  id: first,
  case_id: second,
  document: 'memorandum',
  number: 3,
  readers: 'everyone',
  parties,
  is_in_force: false,
  attestations: [],
  clauses: Array.from({ length: count }, (_, at) => ({
    id: crypto.randomUUID(),
    issue: null,
    heading: `The home, part ${at + 1}`,
    text: `The party who stays pays 1,200.00 € on the first day of each month — “office” and “final” too, it’s agreed.\n\nÑandú, ¿sí?, pingüino: the second paragraph of clause ${at + 1}.`,
    plain_text: 'Not signed.',
    state: 'agreed',
    source_proposal_id: null,
    duties: [
      { id: first, kind: 'payment', who: 'A', what: 'Pay the rent', due_on: '2026-12-01', repeats: 'monthly' },
      { id: second, kind: 'review', who: 'both', what: 'Look at it again', due_on: '2027-06-15', repeats: 'none' },
    ],
  })),
  schedule: weekly(),
  statement: {
    currency: 'EUR',
    opened_at: '2026-11-01T10:00:00Z',
    parties: parties.map(({ id, name }) => ({ participant_id: id, name })),
    figures: [figure(first, {}), figure(second, { label: 'Mortgage', category: 'owes', amount_minor: 99 })],
  },
  open_points: ['The holidays of 2029'],
  struck_points: [],
  status_text: 'Not a court order. Take independent advice.',
  recitals: null,
  hash,
  released_at: '2026-11-14T10:20:00Z',
  signable_at: '2026-11-16T10:20:00Z',
  signatures: [],
  ...changes,
});

/** The content of the sample’s file. */
export const sampleContent = (version: AgreementVersion) => contentOf(version, facts, brand);
