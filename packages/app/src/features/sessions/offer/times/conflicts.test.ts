import { expect, test } from 'vitest';
import { conflictsAt, type WeekFacts } from './conflicts.ts';

const facts: WeekFacts = {
  taken: [
    { kind: 'session', name: 'Kim – Duarte', start: '2026-12-15T12:00:00Z', end: '2026-12-15T13:00:00Z' },
    { kind: 'booked', name: 'Tomas', start: '2026-12-15T15:00:00Z', end: '2026-12-15T16:30:00Z' },
    { kind: 'held', name: 'Novak family', start: '2026-12-15T16:00:00Z', end: '2026-12-15T17:00:00Z' },
  ],
  open: [{ start: '2026-12-15T09:00:00Z', end: '2026-12-15T17:30:00Z' }],
  gapMinutes: 15,
};
const at = (time: string, minutes = 90) => conflictsAt(`2026-12-15T${time}:00Z`, minutes, facts);

test('a free time within working hours has no conflict', () => {
  expect(at('09:00')).toEqual([]);
});

test('a time that overlaps names each person and session, own sessions and booked people first', () => {
  expect(at('12:30').map(({ kind }) => kind)).toEqual(['session']);
  expect(at('16:00').map((it) => ('name' in it ? it.name : it.kind))).toEqual(['Tomas', 'Novak family']);
});

test('a time that ends when a session begins does not overlap it', () => {
  expect(at('13:30')).toEqual([]);
});

test('a time closer to an own session than the minutes kept free says how close it is', () => {
  expect(at('10:20')).toEqual([{ kind: 'before', minutes: 10 }]);
  expect(at('10:30')).toEqual([{ kind: 'before', minutes: 0 }]);
  expect(at('13:05', 60)).toEqual([{ kind: 'after', minutes: 5 }]);
  expect(conflictsAt('2026-12-15T10:30:00Z', 90, { ...facts, gapMinutes: 0 })).toEqual([]);
});

test('a time that begins or ends outside working hours is a conflict', () => {
  expect(at('08:30', 60)).toEqual([{ kind: 'outside' }]);
  expect(at('17:00', 60)).toEqual([{ kind: 'outside' }]);
});
