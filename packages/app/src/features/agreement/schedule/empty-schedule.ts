import type { ParentingSchedule } from '@mediation/api-client';

/** A schedule without rules. What is saved gets the time zone of the case. */
export const emptySchedule = (): ParentingSchedule => ({
  time_zone: 'UTC',
  patterns: [],
  holidays: [],
  exceptions: [],
  school_holidays: { source: null, pattern_pauses: false, list: [] },
  handover: { school_days: { place: '', time: '15:15' }, other_days: { place: '', time: '10:00' } },
});
