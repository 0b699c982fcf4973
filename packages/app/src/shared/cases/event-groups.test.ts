import type { CaseEvent } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { eventGroups } from './event-groups.ts';

const event = (kind: string, created_at: string, actor_id = 'ruth') =>
  ({ id: `${kind} ${created_at}`, kind, created_at, actor_id }) as CaseEvent;
const groupsOf = (events: CaseEvent[]) =>
  eventGroups(events, ({ kind, actor_id }) => `${kind} ${actor_id}`).map(({ event: { id }, count }) => [id, count]);

test('events that follow each other and read alike are one entry with their number', () => {
  expect(
    groupsOf([
      event('requirement_changed', '2026-12-01T10:03:00Z'),
      event('requirement_changed', '2026-12-01T10:02:00Z'),
      event('requirement_changed', '2026-12-01T10:01:00Z', 'maya'),
      event('session_held', '2026-12-01T10:00:00Z'),
      event('requirement_changed', '2026-12-01T09:00:00Z'),
    ]),
  ).toEqual([
    ['requirement_changed 2026-12-01T10:03:00Z', 2],
    ['requirement_changed 2026-12-01T10:01:00Z', 1],
    ['session_held 2026-12-01T10:00:00Z', 1],
    ['requirement_changed 2026-12-01T09:00:00Z', 1],
  ]);
});

test('an event that is stored once for the parties and once for the mediator is listed once', () => {
  const sent = '2026-12-01T10:00:00.100Z';
  expect(groupsOf([event('intake_submitted', sent), event('intake_submitted', '2026-12-01T10:00:00Z')])).toEqual([
    [`intake_submitted ${sent}`, 1],
  ]);
});

test('a mediator who sets modes in a row on a day leaves one line, the last', () => {
  const events = [
    event('mode_changed', '2026-12-02T10:02:00Z'),
    event('mode_changed', '2026-12-02T10:01:00Z'),
    event('mode_changed', '2026-12-02T10:00:00Z', 'paul'),
    event('session_held', '2026-12-02T09:00:00Z'),
    event('mode_changed', '2026-12-02T08:00:00Z'),
    event('mode_changed', '2026-11-30T10:00:00Z'),
  ];
  const listed = eventGroups(events, ({ id }) => id).map(({ event: it }) => events.indexOf(it));
  expect(listed).toEqual([0, 2, 3, 4, 5]);
});
