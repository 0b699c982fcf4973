import { expect, test } from 'vitest';
import { hoursOf, planDays, sideBySide, type Block, type CalendarEvent } from './plan.ts';

const event = (id: string, start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  title: id,
  start: `2026-11-${start}Z`,
  end: `2026-11-${end}Z`,
  state: 'agreed',
  ...more,
});
const now = new Date('2026-11-24T11:52:00Z');
const block = (id: string, start: number, end: number): Block => ({
  event: event(id, '24T00:00', '24T01:00'),
  state: 'agreed',
  start,
  end,
  lane: 0,
  lanes: 1,
});
const lanes = (blocks: Block[]) => sideBySide(blocks).map(({ event, lane, lanes }) => `${event.id}${lane}/${lanes}`);

test('the calendar shows overlapping sessions side by side and a later one at full width', () => {
  expect(lanes([block('c', 700, 760), block('a', 540, 615), block('b', 600, 660)])).toEqual(['a0/2', 'b1/2', 'c0/1']);
});

test('the calendar puts a third session into the lane that became free', () => {
  expect(lanes([block('a', 540, 600), block('b', 540, 720), block('c', 600, 660)])).toEqual(['b0/2', 'a1/2', 'c1/2']);
});

test('the calendar marks an ended session as past, the current one as now and own time as own', () => {
  const [day] = planDays(
    ['2026-11-24'],
    [
      event('over', '24T09:00', '24T10:15'),
      event('now', '24T11:30', '24T12:45'),
      event('later', '24T14:00', '24T15:30', { state: 'held' }),
      event('own', '24T07:00', '24T08:00', { state: 'own' }),
    ],
    now,
    'UTC',
  );
  expect(day?.blocks.map(({ state }) => state)).toEqual(['own', 'past', 'now', 'held']);
});

test('the calendar shows a session past midnight on both days', () => {
  const days = planDays(['2026-11-24', '2026-11-25'], [event('night', '24T22:00', '25T01:00')], now, 'UTC');
  expect(days.map(({ blocks }) => blocks.map(({ start, end }) => [start, end]))).toEqual([[[1320, 1440]], [[0, 60]]]);
});

test('the calendar extends its hours to a session outside them', () => {
  const days = planDays(['2026-11-24'], [event('early', '24T06:30', '24T07:00')], now, 'UTC');
  expect(hoursOf(days, [8, 19])).toEqual([6, 19]);
});

test('events behind the slots are no obstacle to a free slot and share no lane with the others', () => {
  const events = [
    event('lawyer', '24T09:00', '24T10:00', { state: 'booked', behind: 'narrow' }),
    event('own', '24T09:30', '24T10:30', { state: 'taken', behind: 'wide' }),
    event('offer', '24T09:00', '24T10:30', { state: 'offered' }),
  ];
  const [plan] = planDays(['2026-11-24'], events, now, 'UTC');
  expect(plan?.blocks.map(({ event: { id }, lanes, state }) => [id, lanes, state])).toEqual([['offer', 1, 'offered']]);
  expect(plan?.behind.map(({ event: { id }, lanes, state }) => [id, lanes, state])).toEqual([
    ['own', 1, 'taken'],
    ['lawyer', 1, 'booked'],
  ]);
});
