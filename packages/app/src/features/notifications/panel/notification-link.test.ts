import { expect, test } from 'vitest';
import { notificationLink } from './notification-link.ts';

const about = (
  type: string,
  subject_type: string | null = null,
  case_id: string | null = 'c1',
  subject_id: string | null = 's1',
  visible_to: string | null = null,
  message = 'There is news in your case.',
) => ({ type, message, subject_type, case_id, subject_id, visible_to });

const ownLoss = about('case_update', 'lost_factors', null, 's1', null, 'Your second step to sign in was removed.');

test.each([
  ['a mediator to the intakes of the case', about('case_update', 'intake'), 'mediator', '/intake?case=c1'],
  ['a lawyer to their devices', about('sign_in', 'device', null), 'lawyer', '/profile?part=sign-in'],
  ['a party to their intake', about('case_update', 'intake'), 'divorcee', '/intake'],
  ['a party to the documents', about('case_update', 'requirement'), 'divorcee', '/cases/c1/uploads'],
  ['a party to the document', about('document_reviewed'), 'divorcee', '/documents/s1'],
  [
    'a lawyer to the list when the document is unknown',
    about('document_reviewed', null, 'c1', null),
    'lawyer',
    '/cases/c1/uploads',
  ],
  ['a mediator to the review of the case', about('document_uploaded'), 'mediator', '/mediator/review?case=c1'],
  ['a mediator to a document with a comment', about('document_reviewed'), 'mediator', '/documents/s1'],
  ['an admin to the case of a document', about('document_uploaded'), 'admin', '/case/c1'],
  ['a lawyer to the version of an agreement', about('case_update', 'agreement'), 'lawyer', '/agreement/c1?version=s1'],
  [
    'a party to who signed when a signature on paper is recorded',
    about(
      'case_update',
      'agreement',
      'c1',
      's1',
      null,
      'Your mediator recorded a signature on paper in your name. Look whether it is right.',
    ),
    'divorcee',
    '/agreement/c1?version=s1#who-signed',
  ],
  ['a party to the topic of a proposal', about('case_update', 'topic'), 'divorcee', '/cases/c1?tab=proposals&topic=s1'],
  ['a party to the session', about('session_scheduled'), 'divorcee', '/sessions/s1'],
  ['a party to the session that they asked about', about('case_update', 'session'), 'divorcee', '/sessions/s1'],
  ['a mediator to the session', about('session_reminder'), 'mediator', '/sessions/s1'],
  ['an admin to lost second steps', about('case_update', 'lost_factors', null), 'admin', '/admin/users'],
  ['a lawyer to their second step', about('case_update', 'lost_factors', null), 'lawyer', '/profile?part=sign-in'],
  ['an admin to their own second step', ownLoss, 'admin', '/profile?part=sign-in'],
  ['a mediator to the enquiry', about('case_update', 'enquiry', null), 'mediator', '/enquiries?enquiry=s1'],
  ['a party to the answer of an office', about('case_update', 'enquiry', null), 'divorcee', '/ask'],
  ['an admin to the erasure requests', about('case_update', 'erasure_request', null), 'admin', '/admin/erasures'],
  ['a party to the answer', about('case_update', 'erasure_request', null), 'divorcee', '/profile?part=data'],
  ['a party to their channels', about('message', null, 'c1', 's1', 'case-c1'), 'divorcee', '/divorcee/messages'],
  [
    'a party to what the support answers',
    about('message', null, null, 's1', 'support-p1'),
    'divorcee',
    '/divorcee/messages?channel=support',
  ],
  [
    'a mediator to what the support answers',
    about('message', null, null, 's1', 'support-p1'),
    'mediator',
    '/mediator/messages?channel=support',
  ],
  [
    'an admin to the person who asks the support',
    about('message', null, null, 's1', 'support-p1'),
    'admin',
    '/admin/support?person=p1',
  ],
  ['a lawyer to the case when it has no subject', about('case_update'), 'lawyer', '/case/c1'],
] as const)('a notification leads %s', (_, notification, role, place) => {
  expect(notificationLink(notification, role)).toBe(place);
});

test('a notification leads a mediator to the channel of the party whose question the support forwarded', () => {
  const channel = 'private-00000000-0000-4000-8000-000000000001-p1';
  const link = notificationLink(about('case_update', null, 'c1', null, channel), 'mediator');
  expect(link).toEqual({ search: '?panel=chat&case=c1&with=p1' });
});

test('a notification leads a mediator to the channel of the message', () => {
  const caseId = crypto.randomUUID();
  const partyId = crypto.randomUUID();
  const privately = about('message', null, caseId, 's1', `private-${caseId}-${partyId}`);
  expect(notificationLink(privately, 'mediator')).toEqual({ search: `?panel=chat&case=${caseId}&with=${partyId}` });
  const openly = about('message', null, caseId, 's1', `case-${caseId}`);
  expect(notificationLink(openly, 'mediator')).toEqual({ search: `?panel=chat&case=${caseId}` });
});

test('a notification without a case and a subject leads to no page', () => {
  expect(notificationLink(about('case_update', null, null), 'divorcee')).toBeNull();
});

test.each([
  ['the shared channel', `case-${'c'.repeat(36)}`, '?panel=chat&case=c1'],
  ['a private channel', `private-${'c'.repeat(36)}-${'u'.repeat(36)}`, `?panel=chat&case=c1&with=${'u'.repeat(36)}`],
])('a notification about grave signs leads the mediator to %s', (_, visible_to, search) => {
  expect(notificationLink({ ...about('safety_sign'), visible_to }, 'mediator')).toEqual({ search });
});
