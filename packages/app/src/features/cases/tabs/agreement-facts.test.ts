import type { AgreementDocument } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { agreementFacts } from './agreement-facts.ts';

const document = (is_needed: boolean, newest: { signatures: number; is_in_force: boolean } | null) =>
  ({
    is_needed,
    newest: newest && { ...newest, signatures: Array.from({ length: newest.signatures }) },
  }) as unknown as AgreementDocument;

const unreleased = document(true, null);
const released = document(true, { signatures: 0, is_in_force: false });
const half = document(true, { signatures: 1, is_in_force: false });
const signed = document(true, { signatures: 2, is_in_force: true });
const notNeeded = document(false, null);

test.each([
  [[unreleased, notNeeded], { written: 'open', read: 'open', signed: 'open' }],
  [[released, unreleased], { written: 'waiting', read: 'waiting', signed: 'open' }],
  [[released, notNeeded], { written: 'done', read: 'waiting', signed: 'open' }],
  [[half, signed], { written: 'done', read: 'waiting', signed: 'waiting' }],
  [[signed, unreleased], { written: 'waiting', read: 'waiting', signed: 'waiting' }],
  [[signed, notNeeded], { written: 'done', read: 'done', signed: 'done' }],
] as const)(
  'the way of an agreement with the documents %# follows from what was released and signed',
  (documents, facts) => {
    expect(agreementFacts(documents)).toEqual(facts);
  },
);
