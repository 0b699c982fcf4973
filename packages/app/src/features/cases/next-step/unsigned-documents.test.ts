import type { AgreementDocument } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { unsignedDocuments } from './unsigned-documents.ts';

const released = (document: string, signatures: { participant_id: string; hash: string }[], is_needed = true) =>
  ({ document, is_needed, newest: { hash: 'new', signatures } }) as AgreementDocument;

test('a party has to sign each needed document that carries no signature of theirs under its newest words', () => {
  const documents = [
    released('memorandum', [{ participant_id: 'daniel', hash: 'new' }]),
    released('finances', [{ participant_id: 'daniel', hash: 'old' }]),
    released('parenting', [{ participant_id: 'maya', hash: 'new' }]),
  ];
  const namesFor = (who: string) => unsignedDocuments(documents, who).map(({ document }) => document);
  expect(namesFor('daniel')).toEqual(['finances', 'parenting']);
  expect(namesFor('maya')).toEqual(['memorandum', 'finances']);
});

test('a document that is not needed waits for nobody, and a needed one without a version for everybody', () => {
  const unwritten = { document: 'parenting', is_needed: true, newest: null } as AgreementDocument;
  expect(unsignedDocuments([released('finances', [], false), unwritten], 'maya')).toEqual([unwritten]);
});
