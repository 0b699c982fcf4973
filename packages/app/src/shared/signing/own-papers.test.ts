import type { SignedVersion } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { ownPapers } from './own-papers.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const signed = (values: Partial<SignedVersion> = {}): SignedVersion => ({
  version_id: 'version',
  document: 'memorandum',
  number: 1,
  method: 'paper',
  signed_at: '2026-11-23T12:00:00Z',
  recorded_by_name: 'Ruth Lindqvist',
  was_in_question: false,
  ...values,
});

test.each([
  ['a signature from paper', signed(), true],
  ['one of 13 days ago', signed({ signed_at: '2026-11-11T12:00:00Z' }), true],
  ['one of 14 days ago', signed({ signed_at: '2026-11-10T12:00:00Z' }), false],
  ['one that they said is not right, and the mediator dealt with', signed({ was_in_question: true }), false],
  ['one that they gave on screen', signed({ method: 'platform', recorded_by_name: null }), false],
])('of %s, whether a party is led to it', (_, it, isShown) => {
  expect(ownPapers([it], now)).toEqual(isShown ? [it] : []);
});
