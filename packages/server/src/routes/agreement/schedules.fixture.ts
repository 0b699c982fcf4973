import type { ParentingSchedule } from '@mediation/api-client';

/** A schedule in which the children change every week, with a week of holidays. A saved one is in the zone of its case. */
export const weekly = (time_zone = 'UTC'): ParentingSchedule => ({
  time_zone,
  patterns: [{ id: crypto.randomUUID(), from: '2027-03-15', cycle: Array.from('AAAAAAABBBBBBB') as ('A' | 'B')[] }],
  holidays: [
    {
      id: crypto.randomUUID(),
      name: 'Summer',
      from: '2027-07-24',
      until: '2027-07-31',
      is_yearly: true,
      is_split: false,
      odd_years: 'A',
      even_years: 'B',
      wins_over: [],
    },
  ],
  exceptions: [],
  school_holidays: { source: null, pattern_pauses: false, list: [] },
  handover: { school_days: { place: 'School', time: '15:15' }, other_days: { place: 'Library', time: '10:00' } },
});
