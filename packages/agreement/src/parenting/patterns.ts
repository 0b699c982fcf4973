import type { Carer } from '@mediation/api-client';
import { dayNumber, weekdayOf } from './day.ts';
import { otherThan } from './tiers.ts';

/** The usual patterns. */
export type Preset = 'two_two_three' | 'two_two_five_five' | 'weeks' | 'second_weekend';

const one = 'x';
const cycles = {
  two_two_three: 'xxooxxxooxxooo',
  two_two_five_five: 'xxooxxxxxooooo',
  weeks: 'xxxxxxxooooooo',
} as const;

const friday = 4;

/**
 * The nights of a usual pattern. Every second weekend is relative to the weekday on which it begins: the first parent has
 * all nights but those of the first Friday and Saturday.
 */
export function cycleOf(preset: Preset, first: Carer, from: string): Carer[] {
  if (preset !== 'second_weekend')
    return Array.from(cycles[preset], (night) => (night === one ? first : otherThan(first)));
  const begins = weekdayOf(dayNumber(from));
  return Array.from({ length: 14 }, (_, index) => {
    const night = (begins + index) % 14;
    return night === friday || night === friday + 1 ? otherThan(first) : first;
  });
}

const written = (cycle: readonly Carer[]) => cycle.join('');

/** The usual pattern that a cycle is, whoever begins and on whichever night; undefined for any other. */
export function presetOf(cycle: readonly Carer[], from: string): Preset | undefined {
  const twice = written(cycle).repeat(2);
  const isLike = (preset: Preset) =>
    cycle.length === 14 && (['A', 'B'] as const).some((first) => twice.includes(written(cycleOf(preset, first, from))));
  return (['two_two_three', 'two_two_five_five', 'weeks', 'second_weekend'] as const).find(isLike);
}
