import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { Name, Text } from '../text.ts';
import { Locale, TimeZone } from '../values.ts';

/** The side of the party who has the children. */
export const Carer = z.enum(['A', 'B']);
export type Carer = z.infer<typeof Carer>;

const Day = z.iso.date().check(z.refine((day) => day >= '1970-01-01' && day < '2200-01-01', 'Choose a nearer date.'));
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 15:15.'));

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

interface Span {
  from: string;
  until: string;
}

const isSpan = z.refine<Span>(({ from, until }) => {
  const nights = daysBetween(from, until);
  return nights >= 1 && nights <= limits.spanNights;
}, 'The last day must be after the first one, and within a year.');

/** Monday is 0, Sunday is 6. */
const Weekday = z.int().check(z.minimum(0), z.maximum(6));

/** A day that moves from year to year: a weekday of a month, of which -1 is the last, or Easter Sunday. */
export const YearlyDay = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('weekday'),
    nth: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)]),
    weekday: Weekday,
    month: z.int().check(z.minimum(1), z.maximum(12)),
  }),
  z.object({ kind: z.literal('easter') }),
]);
export type YearlyDay = z.infer<typeof YearlyDay>;

/** Where and when children are handed over. */
export const HandoverPoint = z.object({ place: z.union([z.literal(''), Text(limits.titleMax)]), time: ClockTime });
export type HandoverPoint = z.infer<typeof HandoverPoint>;

/** Nights from the first day to the morning of the last one, and who has them: once or every year. */
export const SpanRule = z
  .object({
    id: z.uuid(),
    name: Name(limits.titleMax),
    from: Day,
    /** The children leave on this day: its night does not belong to the rule. */
    until: Day,
    is_yearly: z.boolean(),
    /** Every year the first night is as far from this day as in the first one; without it the date is the same. */
    yearly_day: z.optional(YearlyDay),
    /** Whether the second half of the nights goes to the other carer. */
    is_split: z.boolean(),
    /** Who has the nights, or their first half, when they begin in an odd and in an even year. */
    odd_years: Carer,
    even_years: Carer,
    /** Handovers that are not those of the schedule: at the start, where the halves change, and at the end. */
    handovers: z.optional(
      z.object({ start: z.optional(HandoverPoint), middle: z.optional(HandoverPoint), end: z.optional(HandoverPoint) }),
    ),
    /** The rules of the same tier that this one wins over. */
    wins_over: z.array(z.uuid()).check(z.maxLength(limits.scheduleRules)),
  })
  .check(isSpan);
export type SpanRule = z.infer<typeof SpanRule>;

/** A cycle of nights that repeats from a date until the next pattern begins. */
export const PatternRule = z.object({
  id: z.uuid(),
  from: Day,
  cycle: z.array(Carer).check(z.minLength(1), z.maxLength(limits.cycleNights)),
});
export type PatternRule = z.infer<typeof PatternRule>;

/** A school holiday: days without school, on which the pattern can pause. */
export const SchoolHoliday = z.object({ name: Name(limits.titleMax), from: Day, until: Day }).check(isSpan);
export type SchoolHoliday = z.infer<typeof SchoolHoliday>;

/** The rules of a parenting schedule. Exceptions win over holidays, and these over the pattern. */
export const ParentingSchedule = z.object({
  time_zone: TimeZone,
  patterns: z.array(PatternRule).check(z.maxLength(limits.schedulePatterns)),
  holidays: z.array(SpanRule).check(z.maxLength(limits.scheduleRules)),
  exceptions: z.array(SpanRule).check(z.maxLength(limits.scheduleRules)),
  school_holidays: z.object({
    /** The name of the imported file; null before the first import. */
    source: z.nullable(Name(limits.fileNameMax)),
    /** Whether holiday rules alone decide the nights of school holidays. */
    pattern_pauses: z.boolean(),
    list: z.array(SchoolHoliday).check(z.maxLength(limits.scheduleRules)),
  }),
  handover: z.object({ school_days: HandoverPoint, other_days: HandoverPoint }),
});
export type ParentingSchedule = z.infer<typeof ParentingSchedule>;

/** The draft of a case; version 0 before the first save. */
const Draft = z.object({ schedule: z.nullable(ParentingSchedule), version: z.int() });

/** Reads the draft of the parenting schedule; for the mediators of the case alone. */
export const getParentingSchedule = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/parenting-schedule',
  reads: ['schedules'],
  input: z.object({ caseId: z.uuid() }),
  output: Draft,
});

/** Saves the whole draft. The first save sends no `version`. */
export const saveParentingSchedule = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/parenting-schedule',
  changes: ['schedules'],
  input: z.object({ caseId: z.uuid(), schedule: ParentingSchedule, version: z.optional(Version) }),
  output: Draft,
});

/**
 * The stretches that one parent has the children, as an iCalendar file: of the draft for mediators, of the released
 * parenting plan for everybody else.
 */
export const parentingCalendar = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/parenting-schedule/ics',
  reads: ['schedules', 'agreements'],
  answer: 'file',
  contentTypes: ['text/calendar'],
  input: z.object({ caseId: z.uuid(), side: Carer, language: z._default(Locale, 'en') }),
  output: z.file(),
});
