import { i18n } from '@lingui/core';
import type { CaseEvent } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { eventText } from './event-text.ts';

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
