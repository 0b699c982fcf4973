import { expect, test } from 'vitest';
import { sampleSession } from '../../testing/samples.ts';
import { heldUntil } from './held-until.ts';

const planned = sampleSession({ starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-01T11:30:00Z' });

test('a session ends when it was planned, and once it was held when the mediator recorded it', () => {
  expect(heldUntil(planned)).toBe('2026-12-01T11:30:00Z');
  expect(heldUntil({ ...planned, held_minutes: 40 })).toBe('2026-12-01T10:40:00.000Z');
});

test('a person who comes and leaves apart from the other side reads their own end of a held session', () => {
  expect(heldUntil({ ...planned, held_minutes: 40, is_staggered: true })).toBe('2026-12-01T11:30:00Z');
});
