import type { WorkingHours } from '@mediation/api-client';
import { viewerLocale } from '../../../words/names/viewer.ts';

/** The days of a week as working hours name them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies (keyof WorkingHours)[];
export type Weekday = (typeof weekdays)[number];

/** The name of a weekday in the current language. */
export const weekdayName = (day: Weekday) =>
  new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))).toLocaleDateString(viewerLocale(), {
    weekday: 'long',
    timeZone: 'UTC',
  });
