import { i18n } from '@lingui/core';
import type { AgreementVersion } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { documentCountText, undecidedCount } from '../amounts/document-count.ts';
import { missingSignatureText, missingText, undecidedText } from './missing-text.ts';

i18n.load('en', {});
i18n.activate('en');

const one = { done: 0, total: 1, waits: 1 };
const own = { ...one, isOwn: true, who: 'Maya Okafor' };
const theirs = { ...one, isOwn: false, who: 'Daniel Okafor' };

test('a mediator reads that the draft has to be shared, and a party that the mediator’s draft is missing', () => {
  expect(missingText({ ...own, code: 'draft_shared' }, [])).toBe(
    'The draft of the agreement has to be shared with both sides first',
  );
  expect(missingText({ ...theirs, code: 'draft_shared' }, [])).toBe('The mediator’s draft of the agreement');
});

test('a mediator reads that the review waits for their word, and a party that it is missing', () => {
  expect(missingText({ ...own, code: 'review_completed' }, [])).toBe('Your word that the documents are complete');
  expect(missingText({ ...theirs, code: 'review_completed' }, [])).toBe('The mediator’s review of the documents');
});

test('a party reads whose signature is missing', () => {
  expect(missingText({ ...own, code: 'signatures_in' }, [])).toBe('Your signature of the newest version');
  expect(missingText({ ...theirs, code: 'signatures_in' }, [])).toBe(
    'Daniel Okafor: the signature of the newest version',
  );
});

test('a mediator reads how many documents said to be missing wait for their decision', () => {
  const count = { sent: 3, accepted: 3 };
  expect(undecidedCount({ done: 3, total: 16, waits: 0 }, count)).toBe(13);
  expect(undecidedCount({ done: 3, total: 16, waits: 13 }, count)).toBe(0);
  expect(undecidedCount({ done: 2, total: 16, waits: 0 }, { sent: 3, accepted: 2 })).toBe(13);
  // Until then none of them is asked for, which is not that none is needed.
  const all = { participant_id: 'daniel', asked: 0, sent: 0, accepted: 0 };
  expect(documentCountText([all])).toBe('No documents asked for right now');
  expect(undecidedText('Daniel Okafor', 13)).toContain('wait for your decision');
});

test('the card names nobody whose documents only wait for the review', () => {
  expect(missingText({ ...theirs, code: 'other_party' }, [])).toBe('Daniel Okafor has something left to do');
  expect(missingText({ ...theirs, waits: 0, code: 'other_party' }, [])).toBe('The mediator’s review of the documents');
});

test('a mediator reads on which document and version a signature is missing', () => {
  const parenting = { document: 'parenting', newest: { number: 2 } as AgreementVersion } as const;
  expect(missingSignatureText(theirs, parenting)).toBe('Daniel Okafor: the signature of the Parenting Plan, version 2');
});
