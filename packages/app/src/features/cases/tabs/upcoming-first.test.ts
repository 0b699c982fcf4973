import type { MediationSession } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { upcomingFirst } from './upcoming-first.ts';

const sessionOn = (day: number, status: MediationSession['status']) => ({
  id: `${status} ${day}`,
  status,
  starts_at: status === 'proposed' ? null : `2026-11-${day}T10:00:00Z`,
  ends_at: status === 'proposed' ? null : `2026-11-${day}T11:00:00Z`,
  slots: [{ id: '1', starts_at: `2026-11-${day}T10:00:00Z`, is_outside_hours: false, answers: {} }],
  created_at: '2026-11-01T00:00:00Z',
});

test('sessions to come are listed before those that are over, the nearest of each first', () => {
  const sessions = [
    sessionOn(10, 'completed'),
    sessionOn(28, 'scheduled'),
    sessionOn(27, 'cancelled'),
    sessionOn(26, 'proposed'),
    sessionOn(12, 'no_show'),
    sessionOn(25, 'scheduled'),
    sessionOn(13, 'scheduled'),
  ];
  expect(upcomingFirst(sessions, Date.parse('2026-11-22T00:00Z')).map(({ id }) => id)).toEqual([
    'scheduled 25',
    'proposed 26',
    'scheduled 28',
    'cancelled 27',
    'scheduled 13',
    'no_show 12',
    'completed 10',
  ]);
});
