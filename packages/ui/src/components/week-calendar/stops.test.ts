import { expect, test } from 'vitest';
import { planDays, type CalendarEvent } from './plan.ts';
import { entrance, stopAfter, stopsOf, type Slots, type Stop } from './stops.ts';

const session = (id: string, start: string, end: string): CalendarEvent => ({
  id,
  title: id,
  start: `2026-11-${start}:00Z`,
  end: `2026-11-${end}:00Z`,
  state: 'agreed',
});
const plans = planDays(
  ['2026-11-24', '2026-11-25', '2026-11-26'],
  [session('a', '24T09:00', '24T10:15'), session('b', '26T09:30', '26T10:00')],
  new Date('2026-11-24T08:00:00Z'),
  'UTC',
);
const slots: Slots = {
  from: 480,
  to: 660,
  step: 30,
  length: 30,
  isOver: (date, start) => date === '2026-11-24' && start < 480,
};
const withSlots = plans.map((plan) => stopsOf(plan, slots));
const blocksOnly = plans.map((plan) => stopsOf(plan, undefined));
const walk = (days: Stop[][], from: Stop | undefined, ...keys: string[]) =>
  keys.reduce<Stop | undefined>((at, key) => at && stopAfter(days, at, key), from);
const named = (stop: Stop | undefined) => stop && (stop.id ?? `${stop.date.slice(-2)} ${stop.minutes / 60}`);

test('ArrowDown moves through free slots and sessions in order of time', () => {
  expect(withSlots[0]?.map(named)).toEqual(['24 8', '24 8.5', 'a', '24 10.5']);
  expect(named(walk(withSlots, withSlots[0]?.[1], 'ArrowDown', 'ArrowDown'))).toBe('24 10.5');
});

test('ArrowRight moves to the same time on the next day', () => {
  expect(named(walk(withSlots, withSlots[0]?.[2], 'ArrowRight'))).toBe('25 9');
  expect(named(walk(withSlots, withSlots[0]?.[2], 'ArrowRight', 'ArrowRight', 'ArrowDown'))).toBe('b');
});

test('ArrowRight skips empty days when no slot can be picked', () => {
  expect(named(walk(blocksOnly, blocksOnly[0]?.[0], 'ArrowRight'))).toBe('b');
  expect(walk(blocksOnly, blocksOnly[0]?.[0], 'ArrowLeft')).toBeUndefined();
});

test('Tab enters at the next session, or at the first free slot of an empty week', () => {
  expect(named(entrance(withSlots, { date: '2026-11-24', minutes: 700 }))).toBe('b');
  expect(named(entrance([withSlots[1] ?? []], { date: '2026-11-24', minutes: 700 }))).toBe('25 8');
});
