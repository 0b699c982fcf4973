import { expect, test } from 'vitest';
import { placeInLog } from './log-place.ts';

const message = (at: string, senderId = 'maya') => ({ key: at, at, senderId });
const after = (before: string, at: string, senderId?: string) => placeInLog(message(at, senderId), message(before));

test('the first message begins a day', () => {
  expect(placeInLog(message('2026-11-24T10:00'), undefined)).toEqual({ startsDay: true, isGrouped: false });
});

test('what one person writes within five minutes stands together', () => {
  expect(after('2026-11-24T10:00:00', '2026-11-24T10:04:59')).toEqual({ startsDay: false, isGrouped: true });
});

test('after five minutes the name is said again', () => {
  expect(after('2026-11-24T10:00:00', '2026-11-24T10:05:00').isGrouped).toBe(false);
});

test('another person is never grouped', () => {
  expect(after('2026-11-24T10:00', '2026-11-24T10:01', 'ruth').isGrouped).toBe(false);
});

test('nothing is grouped across midnight', () => {
  expect(after('2026-11-24T23:59', '2026-11-25T00:01')).toEqual({ startsDay: true, isGrouped: false });
});

test('the same day of another month is another day', () => {
  expect(after('2026-10-24T10:00', '2026-11-24T10:01').startsDay).toBe(true);
});
