import { i18n } from '@lingui/core';
import type { CaseEvent } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { eventText, isSafeToShow } from './event-text.ts';

i18n.load('en', {});
i18n.activate('en');

const names = new Map([['daniel', 'Daniel Okafor']]);
const event = (kind: string, details = {}) =>
  ({ kind, actor_id: 'ruth', actor_name: 'Ruth Ames', subject_id: 'daniel', details }) as unknown as CaseEvent;

test('a reader of the activity learns who recorded a signature on paper in whose name, and why it was revoked', () => {
  expect(eventText(event('agreement_signed_on_paper'), 'maya', names)).toBe(
    'Ruth recorded a signature on paper in the name of Daniel Okafor',
  );
  expect(eventText(event('agreement_signature_revoked', { reason: 'Wrong case.' }), 'maya', names)).toBe(
    'The signature on paper in the name of Daniel Okafor was taken back: “Wrong case.”',
  );
});

test('a request that is dealt with is named, unless it was a call for help', () => {
  const textOf = (kind: string) => eventText(event('request_handled', { kind }), 'maya');
  expect(['pause', 'private_conversation', 'safety_concern'].map(textOf)).toEqual([
    'Request for a pause dealt with',
    'Request for a private conversation dealt with',
    'Request dealt with',
  ]);
});

test('a reader learns who did something, which version it was, and what they did themselves', () => {
  expect(eventText(event('document_uploaded'), 'maya')).toBe('Ruth added a document');
  expect(eventText(event('agreement_signed', { document: 'parenting', number: 2 }), 'ruth')).toBe(
    'You signed the Parenting Plan, version 2',
  );
  expect(eventText({ ...event('document_uploaded'), actor_id: null, actor_name: null }, 'maya')).toBe(
    'Document uploaded',
  );
});

test('a proposal that was not accepted names nobody', () => {
  expect(eventText(event('proposal_declined'), 'maya')).toBe('Proposal not accepted');
});

test('no private question and no call for help is shown where somebody may look over a shoulder', () => {
  const between = ['safety_concern', 'request_made', 'question_asked', 'agreement_question_answered', 'figure_asked'];
  expect(between.filter((kind) => isSafeToShow(event(kind)))).toEqual([]);
  expect(isSafeToShow(event('document_shared'))).toBe(true);
});
