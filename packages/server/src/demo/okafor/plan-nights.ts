import { cycleOf } from '@mediation/agreement';
import type { ApiClient, ParentingSchedule, SpanRule } from '@mediation/api-client';

const year = new Date().getUTCFullYear() + 1;
const isOdd = year % 2 === 1;

/** The first Monday of a month of next year. */
function firstMonday(month: number): string {
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return new Date(Date.UTC(year, month - 1, 1 + ((8 - weekday) % 7))).toISOString().slice(0, 10);
}

const span = (name: string, from: string, until: string, rule: Partial<SpanRule>): SpanRule => ({
  id: crypto.randomUUID(),
  name,
  from: `${year}-${from}`,
  until: until.length > 5 ? until : `${year}-${until}`,
  is_yearly: false,
  is_split: false,
  odd_years: 'A',
  even_years: 'A',
  wins_over: [],
  ...rule,
});

const withMaya = { odd_years: 'A', even_years: 'A' } as const;
const withDaniel = { odd_years: 'B', even_years: 'B' } as const;

/** A schedule in which each night has one carer. */
const released = (): ParentingSchedule => {
  const from = firstMonday(5);
  return {
    time_zone: 'Europe/London',
    patterns: [{ id: crypto.randomUUID(), from, cycle: cycleOf('two_two_five_five', 'B', from) }],
    holidays: [
      span('May half-term', '05-31', '06-07', withMaya),
      span('Summer, weeks 1 and 2', '07-24', '08-07', withMaya),
      span('Summer, weeks 3 and 4', '08-07', '08-21', withDaniel),
      span('Summer, last days', '08-21', '09-01', { ...withMaya, is_split: true }),
      span('Christmas', '12-24', `${year + 1}-01-01`, {
        is_yearly: true,
        is_split: true,
        odd_years: 'B',
        even_years: 'A',
      }),
    ],
    exceptions: [span('Ada’s birthday', '06-19', '06-20', { is_yearly: true, odd_years: 'A', even_years: 'B' })],
    school_holidays: {
      source: `larch-primary-${year - 1}-${year % 100}.ics`,
      pattern_pauses: true,
      list: [
        { name: 'May half-term', from: `${year}-05-31`, until: `${year}-06-07` },
        { name: 'Summer', from: `${year}-07-24`, until: `${year}-09-01` },
      ],
    },
    handover: {
      school_days: { place: 'At school, end of lessons', time: '15:15' },
      other_days: { place: 'Port Ellery library, door', time: '10:00' },
    },
  };
};

/** Writes the schedule that is released. */
export const planNights = (ruth: ApiClient, caseId: string) =>
  ruth.saveParentingSchedule({ caseId, schedule: released() });

/** Changes the draft of the schedule: two rules give one night away, and nobody has another. */
export async function changeNights(ruth: ApiClient, caseId: string): Promise<void> {
  const { schedule, version } = await ruth.getParentingSchedule({ caseId });
  if (schedule === null || version === null) return;
  const wedding = span('Family wedding', '06-18', '06-20', isOdd ? withDaniel : withMaya);
  const holidays = schedule.holidays.map((it) =>
    it.name === 'Summer, last days' ? { ...it, from: `${year}-08-22` } : it,
  );
  const exceptions = [...schedule.exceptions, wedding];
  await ruth.saveParentingSchedule({ caseId, version, schedule: { ...schedule, holidays, exceptions } });
}
