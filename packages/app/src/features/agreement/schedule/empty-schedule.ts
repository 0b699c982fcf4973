import type { ParentingSchedule } from '@mediation/api-client';
import { zoneName } from '../../../words/viewer.ts';

/** A schedule without rules. */
export const emptySchedule = (): ParentingSchedule => ({
  time_zone: zoneName(),
  patterns: [],
  holidays: [],
  exceptions: [],
  school_holidays: { source: null, pattern_pauses: false, list: [] },
  handover: { school_days: { place: '', time: '15:15' }, other_days: { place: '', time: '10:00' } },
});
