import { expect, test } from 'vitest';
import { sampleAttendee, sampleSession } from '../../testing/samples.ts';
import { ownStart } from './own-start.ts';

test('a session starts for each person at their own arrival', () => {
  const [daniel, maya] = [sampleAttendee('Daniel'), sampleAttendee('Maya', { side: 'B', arrives_minutes: 15 })];
  const session = sampleSession({ attendees: [daniel, maya] });
  const start = '2026-12-01T10:00:00Z';
  expect(ownStart(session, { id: daniel.user_id }, start)).toBe(start);
  expect(ownStart(session, { id: maya.user_id }, start)).toBe('2026-12-01T10:15:00.000Z');
  expect(ownStart(session, { id: 'somebody else' }, start)).toBe(start);
});
