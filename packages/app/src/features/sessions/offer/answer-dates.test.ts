import { expect, test } from 'vitest';
import { answerDates, askedDate } from './answer-dates.ts';

const now = new Date('2026-11-25T09:00:00.000Z');
const asked = (firstTime: string | undefined, chosen?: string | null) =>
  askedDate(answerDates(now, firstTime, 'UTC', chosen), now, chosen);

test('without a choice the third working day is asked for, or the last one before the first time', () => {
  expect(asked(undefined)).toEqual({ date: '2026-11-30T12:00:00.000Z' });
  expect(asked('2026-11-27T09:00:00.000Z')).toEqual({ date: '2026-11-26T12:00:00.000Z' });
});

test('a chosen date stays as long as it fits, and what is changed has a reason', () => {
  const friday = '2026-11-27T12:00:00.000Z';
  expect(asked('2026-12-08T09:00:00.000Z', friday)).toEqual({ date: friday });
  expect(asked('2026-12-08T09:00:00.000Z', null)).toEqual({ date: null });
  expect(asked('2026-11-27T09:00:00.000Z', friday)).toEqual({ date: '2026-11-26T12:00:00.000Z', lost: 'late' });
  expect(asked('2026-12-08T09:00:00.000Z', '2026-11-24T12:00:00.000Z')).toMatchObject({ lost: 'passed' });
  expect(asked('2026-11-26T09:00:00.000Z')).toEqual({ date: null, lost: 'none' });
});
