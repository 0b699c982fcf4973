import { expect, test } from 'vitest';
import { placeInLog } from './log-place.ts';

const message = (at: string, senderId = 'maya') => ({ key: at, at, senderId });
const after = (before: string, at: string, senderId?: string) => placeInLog(message(at, senderId), message(before));

test('the first message starts a day', () => {
  expect(placeInLog(message('2026-11-24T10:00'), undefined)).toEqual({ startsDay: true, isGrouped: false });
});

test('two messages of one person within five minutes are grouped', () => {
  expect(after('2026-11-24T10:00:00', '2026-11-24T10:04:59')).toEqual({ startsDay: false, isGrouped: true });
});

test('a message five minutes after the previous one is not grouped', () => {
  expect(after('2026-11-24T10:00:00', '2026-11-24T10:05:00').isGrouped).toBe(false);
});

test('a message of another person is not grouped', () => {
  expect(after('2026-11-24T10:00', '2026-11-24T10:01', 'ruth').isGrouped).toBe(false);
});

test('a message after midnight starts a day and is not grouped', () => {
  expect(after('2026-11-24T23:59', '2026-11-25T00:01')).toEqual({ startsDay: true, isGrouped: false });
});

test('a message on the same day of the next month starts a day', () => {
  expect(after('2026-10-24T10:00', '2026-11-24T10:01').startsDay).toBe(true);
});
