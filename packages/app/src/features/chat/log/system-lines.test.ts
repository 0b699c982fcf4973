import { i18n } from '@lingui/core';
import type { CaseEvent, Participant } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { systemLines, withLines } from './system-lines.ts';

i18n.load('en', {});
i18n.activate('en');

const person = (id: string, more: Partial<Participant> = {}): Participant => ({
  id,
  case_id: 'case',
  user_id: `user-${id}`,
  name: id,
  role: 'divorcee',
  side: 'A',
  status: 'active',
  represents_participant_id: null,
  joined_at: null,
  confirmed_by_client_at: null,
  ...more,
});
const people = [
  person('Maya'),
  person('Daniel'),
  person('Tomas', { role: 'lawyer', represents_participant_id: 'Maya' }),
  person('Priya', { role: 'lawyer', represents_participant_id: 'Daniel' }),
];
const event = (kind: string, subject_id: string, minute: number): CaseEvent => ({
  id: `${kind}-${subject_id}`,
  kind,
  actor_id: null,
  actor_name: null,
  subject_id,
  details: {},
  created_at: `2026-12-03T10:${minute}:00Z`,
});
const events = [
  event('participant_removed', 'Priya', 50),
  event('participant_removed', 'Tomas', 40),
  event('participant_joined', 'Priya', 30),
  event('lawyer_confirmed', 'Tomas', 20),
  event('participant_joined', 'Tomas', 15),
  event('participant_joined', 'Stranger', 11),
  event('participant_joined', 'Maya', 10),
];
const keysIn = (channel: Parameters<typeof systemLines>[2]) =>
  systemLines(events, people, channel, 'user-Maya').map(({ key }) => key);

test('the shared channel shows who joined and left the case, oldest first, and no private confirmation', () => {
  expect(keysIn({ type: 'case', party_id: null })).toEqual([
    'participant_joined-Maya',
    'participant_joined-Tomas',
    'participant_joined-Priya',
    'participant_removed-Tomas',
    'participant_removed-Priya',
  ]);
});

test('a private channel shows when its lawyer could read it and left, and nothing of the other side', () => {
  expect(keysIn({ type: 'private', party_id: 'user-Maya' })).toEqual([
    'lawyer_confirmed-Tomas',
    'participant_removed-Tomas',
  ]);
  expect(keysIn({ type: 'private', party_id: 'user-Daniel' })).toEqual([]);
});

const at = (minute: number) => ({ key: `m${minute}`, at: `2026-12-03T10:${minute}:00Z` });
const line = (minute: number) => ({ ...at(minute), key: `l${minute}`, senderId: '' as const, line: 'Priya joined' });
const keys = (entries: { key: string }[]) => entries.map(({ key }) => key);

test('system lines are sorted between the messages by time', () => {
  const merged = withLines([at(20), at(40)], [line(10), line(30), line(50)], { hasOlder: false, hasNewer: false });
  expect(keys(merged)).toEqual(['l10', 'm20', 'l30', 'm40', 'l50']);
});

test('system lines outside of the loaded messages wait until these are loaded', () => {
  const merged = withLines([at(20), at(40)], [line(10), line(30), line(50)], { hasOlder: true, hasNewer: true });
  expect(keys(merged)).toEqual(['m20', 'l30', 'm40']);
});
