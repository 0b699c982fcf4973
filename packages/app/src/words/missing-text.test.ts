import { i18n } from '@lingui/core';
import type { AgreementVersion } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { missingSignatureText, missingText } from './missing-text.ts';

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

test('a party reads whose signature is missing', () => {
  expect(missingText({ ...own, code: 'signatures_in' }, [])).toBe('Your signature of the newest version');
  expect(missingText({ ...theirs, code: 'signatures_in' }, [])).toBe(
    'Daniel Okafor: the signature of the newest version',
  );
});

test('nobody is named whose documents only wait for the review', () => {
  expect(missingText({ ...theirs, code: 'other_party' }, [])).toBe('Daniel Okafor has something left to do');
  expect(missingText({ ...theirs, waits: 0, code: 'other_party' }, [])).toBe('The mediator’s review of the documents');
});

test('a mediator reads on which document and version a signature is missing', () => {
  const parenting = { document: 'parenting', newest: { number: 2 } as AgreementVersion } as const;
  expect(missingSignatureText(theirs, parenting)).toBe('Daniel Okafor: the signature of the Parenting Plan, version 2');
});
