import type { AgreementDocument, Missing } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { missingSignatures } from './unsigned-documents.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const [over, ahead] = ['2026-11-24T12:00:00Z', '2026-11-24T12:01:00Z'];
const both = ['maya', 'daniel'].map((participant_id) => ({ code: 'signatures_in', participant_id }) as Missing);

const released = (document: string, by: [who: string, hash: string][], signable_at = over, is_needed = true) =>
  ({
    document,
    is_needed,
    newest: { hash: 'new', signable_at, signatures: by.map(([participant_id, hash]) => ({ participant_id, hash })) },
  }) as AgreementDocument;

const linesOf = (...documents: AgreementDocument[]) =>
  missingSignatures(documents, both, now).map(({ document, ...it }) =>
    [it.kind, document.document, 'participantId' in it ? it.participantId : ''].join(' ').trim(),
  );

test('a document waits for each party who has not signed its newest words', () => {
  expect(linesOf(released('memorandum', []))).toEqual(['signature memorandum maya', 'signature memorandum daniel']);
  expect(linesOf(released('memorandum', [['daniel', 'new']]))).toEqual(['signature memorandum maya']);
  expect(linesOf(released('memorandum', [['daniel', 'old']]))).toHaveLength(2);
});

test('a document with a signature on paper that is in question waits for the mediator', () => {
  const it = released('memorandum', [
    ['maya', 'new'],
    ['daniel', 'new'],
  ]);
  Object.assign(it.newest!.signatures[0]!, { is_in_question: true });
  expect(linesOf(it)).toEqual(['checking memorandum maya']);
});

test('a document that both have signed, or that is not needed, waits for nobody', () => {
  const signed = released('memorandum', [
    ['maya', 'new'],
    ['daniel', 'new'],
  ]);
  expect(linesOf(signed, released('finances', [], over, false))).toEqual([]);
});

test('a document that is not released, or is to be thought about, names no party', () => {
  const unwritten = { document: 'parenting', is_needed: true, newest: null } as AgreementDocument;
  expect(linesOf(unwritten, released('memorandum', [['maya', 'new']], ahead))).toEqual([
    'draft parenting',
    'thinking memorandum',
  ]);
});
