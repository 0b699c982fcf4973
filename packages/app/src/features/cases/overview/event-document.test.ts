import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { eventDocument } from './event-document.ts';

i18n.load('en', {});
i18n.activate('en');

test('an event names the document of the agreement and the version that it is about', () => {
  expect(eventDocument({ details: { document: 'parenting', number: 2 } })).toBe('Parenting Plan, version 2');
  expect(eventDocument({ details: { document: 'memorandum' } })).toBe('Memorandum of Understanding');
});

test('an event names the document that was sent in, and none where it says none', () => {
  expect(eventDocument({ details: { doc_type: 'pay_slips' } })).toBe('Recent pay slips');
  expect(eventDocument({ details: { number: 1, document: 'unknown' } })).toBeUndefined();
});
